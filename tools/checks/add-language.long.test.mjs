// Follows "How do I add a language?" of CONTRIBUTING.md in a copy of the web app and of core, with a language that is
// generated from French: its plain texts begin with their own sign.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { inRoot } from '../lib/root.mjs';

const SIGN = '¤';
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'crease-language-'));
afterAll(() => fs.rmSync(copy, { recursive: true }));
const at = (...parts) => path.join(copy, ...parts);

function change(file, from, to) {
  const text = fs.readFileSync(at(file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from} any more: change this test and CONTRIBUTING.md`);
  fs.writeFileSync(at(file), text.replace(from, to));
}

const filesIn = (folder) =>
  fs
    .readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
const sizeOf = (files) => files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
const kilobytes = (bytes) => Math.round(bytes / 1_000);

test('a third language needs what CONTRIBUTING says, and its build has no word of another', () => {
  for (const folder of ['apps/web', 'libs/core'])
    fs.cpSync(inRoot(folder), at(folder), {
      recursive: true,
      filter: (file) => !/[\\/](?:dist|node_modules)$/.test(file),
    });
  fs.copyFileSync(inRoot('package.json'), at('package.json'));
  fs.copyFileSync(inRoot('tsconfig.json'), at('tsconfig.json'));
  fs.symlinkSync(inRoot('node_modules'), at('node_modules'), 'junction');

  // 1. Name it, and 7. offer it.
  const locale = 'libs/core/src/locale.ts';
  change(locale, "export type Language = 'en' | 'fr';", "export type Language = 'en' | 'fr' | 'xx';");
  change(locale, "= ['en', 'fr'];", "= ['en', 'fr', 'xx'];");
  change(locale, "  fr: onlyLanguage === 'en' ? EN : FR,", "  fr: onlyLanguage === 'en' ? EN : FR,\n  xx: FR,");
  change('apps/web/language.plugin.mjs', '  pseudo: {', "  xx: { ending: 'xx', tag: 'xx' },\n  pseudo: {");
  change('apps/web/src/platform/session/language.ts', "fr: 'Français' }", "fr: 'Français', xx: 'Xx' }");
  // 4. Translate.
  const french = ['apps/web/src', 'libs/core/src'].flatMap(filesIn).filter((file) => /\.fr\.tsx?$/.test(file));
  const own = french.map((file) => {
    const translated = file.replace(/\.fr\.(tsx?)$/, '.xx.$1');
    const text = fs
      .readFileSync(file, 'utf8')
      .replaceAll(/\.fr\.js'/g, ".xx.js'")
      .replaceAll(/^(export const \w+ = ')/gm, `$1${SIGN}`);
    fs.writeFileSync(translated, text);
    return translated;
  });
  // 5. Files without code.
  for (const file of ['offline.fr.html', 'crease.fr.webmanifest'])
    fs.copyFileSync(at('apps/web/public', file), at('apps/web/public', file.replace('.fr.', '.xx.')));

  // 6. Look at it.
  const built = spawnSync(process.execPath, [at('apps/web/build.mjs')], {
    env: { ...process.env, CREASE_LANGUAGE: 'xx' },
    encoding: 'utf8',
  });
  expect(`${built.stdout}${built.stderr}`).not.toContain('has no words');
  expect(built.status).toBe(0);
  const files = filesIn('apps/web/dist');
  expect(fs.readFileSync(at('apps/web/dist/index.xx.html'), 'utf8')).toContain(SIGN);
  const code = files.filter((file) => file.endsWith('.js')).map((file) => fs.readFileSync(file, 'utf8'));
  expect(code.filter((text) => text.includes(`${SIGN}Réessayer`)).length).toBeGreaterThan(0);
  expect(code.filter((text) => /['"`](?:Try again|Réessayer)['"`]/.test(text))).toEqual([]);

  const cost = {
    catalogues: own.length,
    source: `${kilobytes(sizeOf(own))} kB`,
    release: `${kilobytes(sizeOf(files.filter((file) => /\.(?:js|css)$/.test(file))))} kB of code`,
  };
  console.log('A language costs', cost);
  const [, said] = /A language costs about (\d+) files/.exec(fs.readFileSync(inRoot('CONTRIBUTING.md'), 'utf8'));
  const server = fs
    .readdirSync(inRoot('apps/api/src'), { recursive: true })
    .filter((file) => /\.fr\.ts$/.test(file)).length;
  expect(Math.abs(own.length + server - Number(said))).toBeLessThan(40);
}, 300_000);
