import { expect, it } from 'vitest';
import { newPage } from '../browser.ts';
import { bringAxe, violations } from './axe.ts';
import { enlargedFaults } from './enlarged.ts';
import { focusFaults, skipFaults } from './focus.ts';
import { landmarkFaults } from './landmarks.ts';
import { motionFaults } from './motion.ts';
import { paperFaults } from './paper.ts';

// Each look finds what it is there for, on pages that have the fault.
const pageWith = async (html: string) => {
  const tab = await newPage();
  await bringAxe(tab.context());
  await tab.goto('about:blank');
  await tab.setContent(html);
  return tab;
};

it('sees a barrier that axe knows, and colours alone when asked', async () => {
  const tab = await pageWith('<img src="data:,"><p style="color:#ccc;background:#fff">pale</p>');
  expect((await violations(tab, 'everything')).join()).toMatch(/image-alt.*/);
  const colours = await violations(tab, 'colours');
  expect(colours.map((fault) => fault.split(':')[0])).toEqual(['color-contrast']);
});

it('sees missing landmarks', async () => {
  const tab = await pageWith('<header></header><nav></nav><main><h1>a</h1><h1>b</h1></main>');
  expect(await landmarkFaults(tab)).toEqual([
    '0 × body > footer',
    '2 × h1',
    'a navigation without a name',
    'no link past the header',
  ]);
});

it('sees motion', async () => {
  const tab = await pageWith(
    '<style>p{transition:color 120ms}@keyframes k{to{opacity:0}}i::before{content:"";animation:k 1s}</style><p>a<i></i>',
  );
  expect(await motionFaults(tab)).toEqual([
    'runs: CSSAnimation',
    'transition: p',
    'animation: i::before',
  ]);
});

it('sees text that is cut off or too wide at twice its size', async () => {
  const tab = await pageWith(
    '<style>b{display:block;inline-size:8rem;block-size:20px;overflow:hidden}u{display:block;inline-size:20rem}</style><b>words</b><u>wide</u>',
  );
  expect(await enlargedFaults(tab)).toEqual([
    '360 px: scrolls sideways by 288 px because of u',
    '360 px: cut at the foot: b',
    '1280 px: cut at the foot: b',
  ]);
});

it('sees what stays on paper', async () => {
  const tab = await pageWith(
    '<style>body{background:#fff}</style><main><p style="color:red">a</p></main><button>b</button>',
  );
  expect(await paperFaults(tab)).toEqual(['p. is rgb(255, 0, 0)', 'shows button.']);
});

it('sees a stop out of order, one that does not show and one that is never reached', async () => {
  const tab = await pageWith(
    '<style>:focus-visible{outline:3px solid}.bare{outline:none}</style>' +
      '<a href="#a">first</a><button class="bare" tabindex="2">second</button>' +
      '<a href="#c" tabindex="1">third</a><div inert><button>fourth</button></div>',
  );
  expect(await focusFaults(tab)).toEqual([
    'button "second" comes after a "third", which stands later',
    'button "second" does not show that it has the keyboard',
    'button "fourth" is never reached',
  ]);
  expect(await skipFaults(await pageWith('<a href="#x">a</a>'))).toEqual([
    'the first stop leads to #x',
  ]);
});
