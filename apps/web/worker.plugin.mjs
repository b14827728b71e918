// Leaves refusal texts out of the worker bundle of a visitor's draft.

import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @returns {import('vite').Plugin} */
export function refusalsByKey() {
  return {
    name: 'refusals-by-key',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) =>
      /(^|\/)draft\.refusals\.js$/.test(source) ? here('src/features/draft/try/keyed-refusals.ts') : null,
  };
}
