// Builds the app for each language, at the same time and into one folder: alike files with a hash in their name are one
// file, and each language's page has its own name. CREASE_LANGUAGE builds that language alone.

import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The languages of `libs/core/src/locale.ts`, which this program cannot load: it is TypeScript. */
function offeredLanguages() {
  const [, list] = /^export const LANGUAGES\b[^=]*= \[(.*)\];$/m.exec(
    readFileSync(here('../../libs/core/src/locale.ts'), 'utf8'),
  );
  return [...list.matchAll(/'(\w+)'/g)].map(([, language]) => language);
}

const { CREASE_LANGUAGE } = process.env;
const languages = CREASE_LANGUAGE === undefined ? offeredLanguages() : [CREASE_LANGUAGE];

rmSync(here('dist'), { recursive: true, force: true });
const codes = await Promise.all(
  languages.map(
    (language) =>
      new Promise((resolve) => {
        spawn(process.execPath, [here('../../node_modules/vite/bin/vite.js'), 'build', here('.')], {
          env: { ...process.env, CREASE_LANGUAGE: language },
          stdio: 'inherit',
        }).once('close', (code) => resolve(code ?? 1));
      }),
  ),
);
process.exitCode = Math.max(...codes);
