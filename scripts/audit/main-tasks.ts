// What people come for, done in a browser with plain scripts: taps, typing, and a check of the result.
import { type Driver, until } from './driver.ts';

interface Action {
  /** The expression that is waited for: until it is anything but null, false or ''. */
  readonly see: string;
  /** What is done before. */
  readonly do?: string;
}

interface Task {
  readonly name: string;
  readonly path: string;
  readonly deeds: readonly Action[];
}

const click = (selector: string): string =>
  `document.querySelector(${JSON.stringify(selector)}).click()`;
const type = (selector: string, text: string): string =>
  `(() => { const field = document.querySelector(${JSON.stringify(selector)}); field.value = ${JSON.stringify(text)}; field.dispatchEvent(new Event('input', { bubbles: true })); })()`;
const has = (selector: string): string =>
  `document.querySelector(${JSON.stringify(selector)}) !== null`;
const says = (selector: string, text: string): string =>
  `document.querySelector(${JSON.stringify(selector)})?.textContent.includes(${JSON.stringify(text)})`;
const answered = (verdict: string): string =>
  has(`.w-verdict[data-verdict="${verdict}"][aria-busy="false"]`);

const tasks: readonly Task[] = [
  {
    name: 'home shows the field and both games',
    path: '/en/',
    deeds: [
      {
        see: `${has('a[data-search]')} && document.querySelectorAll('section[data-game]').length > 1`,
      },
    ],
  },
  {
    name: 'search finds a rule',
    path: '/en/search/',
    deeds: [
      { see: has('input[role=combobox]') },
      { do: type('input[role=combobox]', 'lookout'), see: says('[role=option]', 'Lookout') },
    ],
  },
  {
    name: 'a term is explained where it is tapped',
    path: '/en/fort/rules/play/',
    deeds: [
      {
        do: click('main a[data-meaning]'),
        see: `document.querySelector('.meaning:popover-open') !== null`,
      },
    ],
  },
  {
    name: 'cards are filtered by suit',
    path: '/pl/fort/cards/?suit=crown',
    deeds: [
      {
        see: `document.querySelectorAll('[data-card]:not([hidden])').length < 40`,
      },
    ],
  },
  {
    name: 'an icon is explained',
    path: '/ru/fort/icons/',
    deeds: [
      { do: click('input[value=trash]'), see: `${has('[data-meaning=trash]:not([hidden])')}` },
    ],
  },
  {
    name: 'the turn is stepped through',
    path: '/en/fort/turn/',
    deeds: [
      { see: has('[data-turn-controls]:not([hidden])') },
      {
        do: click('[data-turn-next]'),
        see: has('[data-step][data-done] ~ [data-step][aria-current]'),
      },
    ],
  },
  {
    name: 'a move of Fort is judged',
    path: '/en/fort/check/?example=play-added-wrong-suit',
    deeds: [{ see: answered('illegal') }, { see: has('.w-reasons a') }],
  },
  {
    name: 'a move of Dobro is judged',
    path: '/ru/dobro/check/?example=higher',
    deeds: [{ see: answered('legal') }],
  },
  {
    name: 'a score is counted',
    path: '/en/fort/score/',
    deeds: [
      { see: has('.widget:not(:disabled)') },
      { do: click('.widget .w-stepper > button:last-child'), see: has('.w-sticky') },
    ],
  },
  {
    name: 'the site stores itself for later',
    path: '/en/',
    deeds: [{ see: `navigator.serviceWorker.ready.then(() => true)` }],
  },
];

/** What went wrong, task by task; nothing where all is well. */
export async function doMainTasks(driver: Driver, home: string): Promise<string[]> {
  const troubles: string[] = [];
  for (const { name, path, deeds: actions } of tasks) {
    try {
      await driver.goTo(`${home.replace(/\/$/, '')}${path}`);
      const seen = (what: string) =>
        until(async () => ((await driver.evaluate(what)) ? true : undefined), name);
      // A tap before the scripts have loaded follows the link instead.
      await seen(`document.readyState === 'complete'`);
      for (const { do: action, see } of actions) {
        if (action !== undefined) await driver.evaluate(`void (${action})`);
        await seen(see);
      }
    } catch (error) {
      troubles.push(`${driver.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return troubles;
}

export const mainTaskCount = tasks.length;
