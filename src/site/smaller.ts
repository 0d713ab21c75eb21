import { minify } from 'terser';
import { inBrowsers, onBuild } from './on-build.ts';

/** Safe with what is written here: no built-in is changed, no arrow function is called with `new`. */
const compress = {
  passes: 8,
  sequences: false,
  keep_fargs: false,
  unsafe: true,
  unsafe_arrows: true,
  unsafe_comps: true,
  unsafe_methods: true,
};
const options = { module: true, ecma: 2020, compress } as const;

/** Elements with their children as further arguments take less room than with a list of them inside. */
const classic =
  "/** @jsxRuntime classic @jsx _h @jsxFrag _Fragment */ import { h as _h, Fragment as _Fragment } from 'preact';";
const elements = {
  name: 'elements',
  enforce: 'pre' as const,
  applyToEnvironment: inBrowsers,
  transform: (code: string, id: string) => (/\.tsx(\?|$)/.test(id) ? classic + code : undefined),
};

/** What the bundler would load beforehand (plain-imports.ts): nobody reads the list. */
const lists = /__vite__mapDeps\(\[[\d,]*\]\)/g;

type Bundle = Record<string, { type: string; code?: string }>;

const packing = () => ({
  name: 'packing',
  enforce: 'post' as const,
  generateBundle: {
    order: 'post' as const,
    async handler(_: unknown, bundle: Bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code)
          file.code = (await minify(file.code.replace(lists, '0'), options)).code;
    },
  },
});

/** What browsers load is packed once more: the bundler's own minifier leaves some bytes behind. */
export const smaller = () =>
  onBuild('smaller', {
    plugins: [elements, { ...packing(), applyToEnvironment: inBrowsers }],
    worker: { plugins: () => [packing()] },
  });
