import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { parseAst } from 'vite';
import { language } from '../../apps/web/language.plugin.mjs';
import { englishFileOf } from '../lib/catalogue-figures.mjs';
import { inRoot } from '../lib/root.mjs';
import { codeIn } from '../lib/source-files.mjs';
import { ENGLISH_ALONE } from './english-alone.mjs';

/** Catalogues of core, each with one accented sentence and the number of texts that it has at least. */
const CATALOGUES = [
  ['libs/core/src/players/files/report.words.en.ts', 'Nöo plàaÿéer öof thíis nàamée íis knöown.', 81],
  ['libs/core/src/imports/move-in/extras.words.en.ts', 'Nöo plàaÿéer öof thíis nàamée íis knöown.', 51],
];

const PLAIN = /\b[A-Za-z]*[aeiou][A-Za-z]* [A-Za-z]*[aeiou][A-Za-z]*\b(?=[^\n]*[`'"])/;

test.each(CATALOGUES)('the pseudo-language has all words of %s', (file, accented, least) => {
  const { outputText } = ts.transpileModule(fs.readFileSync(inRoot(file), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, removeComments: true },
  });
  const plugin = language('pseudo').find(({ name }) => name === 'pseudo-language');
  const { code } = plugin.transform.call({ parse: parseAst }, outputText, inRoot(file));
  expect(code).toContain(accented);
  const texts = [...code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].map(([text]) => text.replace(/\$\{[^}]*\}/g, ''));
  expect(texts.length).toBeGreaterThanOrEqual(least);
  expect(texts.filter((text) => PLAIN.test(text))).toEqual([]);
});

const part = (name, plugin) => language(name).find((one) => one.name === plugin);
const resolved = (name, source, importer) => {
  const found = part(name, 'files-of-language').resolveId(source, importer);
  return typeof found === 'string' ? found : (found?.id ?? null);
};

test('a build takes its own file of each catalogue, and English where a file or an entry is missing', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'crease-words-'));
  try {
    const at = (file) => path.join(folder, file);
    fs.writeFileSync(at('a.words.en.ts'), "export const hello = 'Hello';\nexport const bye = 'Bye';\n");
    fs.writeFileSync(at('a.words.fr.ts'), "export const hello = 'Bonjour';\n");
    fs.writeFileSync(at('b.refusals.en.ts'), 'export const B = {};\n');
    const page = at('Page.tsx');
    for (const source of ['./a.words.en.js', './a.words.fr.js']) {
      expect(resolved('en', source, page)).toBe(at('a.words.en.ts'));
      expect(resolved('pseudo', source, page)).toBe(at('a.words.en.ts'));
      expect(resolved('fr', source, page)).toBe(at('a.words.fr.ts'));
    }
    expect(resolved('fr', './a.words.en~hello.js', page)).toBe(at('a.words.fr~hello.ts'));
    expect(resolved('fr', './a.words.en~bye.js', page)).toBe(at('a.words.en~bye.ts'));
    expect(resolved('fr', './b.refusals.fr.js', page)).toBe(at('b.refusals.en.ts'));
    expect(resolved('fr', './Page.js', page)).toBeNull();
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test.each([
  ['en', 'en', '/crease.webmanifest', 'Run your hockey league'],
  ['fr', 'fr-CA', '/crease.fr.webmanifest', 'Bienvenue'],
])('the page of the language %s has its tag, its manifest and its words', (name, tag, manifest, words) => {
  const html = fs.readFileSync(inRoot('apps/web/index.html'), 'utf8');
  const page = part(name, 'language-of-page').transformIndexHtml.handler(html);
  expect(page).toContain(`<html lang="${tag}">`);
  expect(page).toContain(`href="${manifest}"`);
  expect(page).toContain(words);
  expect(page).not.toMatch(/\{\{|\\u/);
});

/** Texts of a file without code: what a page shows, or the values of a manifest. */
const shownIn = (file) => {
  const text = fs.readFileSync(inRoot(file), 'utf8');
  if (!file.endsWith('.html'))
    return [...text.matchAll(/"(?:name|description)": "([^"]+)"/g)].map(([, value]) => value);
  const attributes = [...text.matchAll(/\b(?:data-\w+|alt|title)="([^"]+)"/g)].map(([, value]) => value);
  return [...attributes, ...text.replace(/<[^>]*>/g, '\n').split('\n')].map((one) => one.trim()).filter(Boolean);
};

const LOCALE = fs.readFileSync(inRoot('libs/core/src/locale.ts'), 'utf8');
/** Languages that people can choose, without English. */
const OTHERS = [.../^export const LANGUAGES\b[^=]*= \[(.*)\];$/m.exec(LOCALE)[1].matchAll(/'(\w+)'/g)]
  .map(([, ending]) => ending)
  .filter((ending) => ending !== 'en');

test.each(
  OTHERS.flatMap((ending) => [
    [`apps/web/public/offline.${ending}.html`, 'apps/web/public/offline.html'],
    [`apps/web/public/crease.${ending}.webmanifest`, 'apps/web/public/crease.webmanifest'],
  ]),
)('no text of %s is English', (file, english) => {
  const texts = shownIn(file);
  const others = shownIn(english);
  expect(texts.length).toBeGreaterThanOrEqual(4);
  expect(texts).toHaveLength(others.length);
  expect(texts.filter((text) => text !== 'Crease' && others.includes(text))).toEqual([]);
  expect(texts.filter((text) => /\b(?:the|your|with|and|is|are|of)\b/i.test(text))).toEqual([]);
});

test.each(['en', ...OTHERS])('the proxy has its page and its refusals in the language %s', async (ending) => {
  const proxy = fs.readFileSync(inRoot('docker/nginx.conf'), 'utf8');
  const at = ending === 'en' ? 'default' : ending;
  const { PLATFORM_REFUSALS: words } = await import(inRoot(`apps/api/src/platform/platform.refusals.${ending}.ts`));
  const said = [...proxy.matchAll(new RegExp(`^ +${at} +'({"refusal".*})';$`, 'gm'))].map(([, answer]) => {
    const { kind: _, name: __, ...text } = JSON.parse(answer).refusal;
    return text;
  });
  expect(said).toEqual([words['tryAgain.restarting'](), words.tooLarge()]);
  if (ending === 'en') return;
  expect(proxy).toMatch(new RegExp(`^ +~\\*\\^${ending} +${ending};$`, 'm'));
  expect(proxy).toMatch(new RegExp(`^ +${ending} +${ending};$`, 'm'));
  expect(proxy).toMatch(new RegExp(`^ +${ending} +/offline\\.${ending}\\.html;$`, 'm'));
});

test('the glossary has a word of each language for each English one', () => {
  const [head, , ...rows] = fs
    .readFileSync(inRoot('docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(head.indexOf('meaning')).toBe(2 + OTHERS.length);
  expect(rows.filter((row) => row.slice(2, 2 + OTHERS.length).includes(''))).toEqual([]);
});

const exportsOf = (file) =>
  [...fs.readFileSync(inRoot(file), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)]
    .map(([, name]) => name)
    .toSorted();
const FILES = ['apps/web/src', 'libs/core/src', 'apps/api/src'].flatMap((folder) => codeIn(folder));
const isOf = (ending) => (file) => new RegExp(`\\.${ending}\\.tsx?$`).test(file);
const fileIn = (file, ending) => file.replace(/(?:\.\w\w)?(?=\.tsx?$)/, `.${ending}`);

test.each(OTHERS)('each file of the language %s translates all that its English file exports', (ending) => {
  const files = FILES.filter(isOf(ending));
  expect(files.length).toBeGreaterThan(200);
  const different = files.filter((file) => {
    const english = englishFileOf(file);
    return english === undefined || String(exportsOf(english)) !== String(exportsOf(file));
  });
  expect(different).toEqual([]);
});

test.each(OTHERS)('the language %s has a file for each English one', (ending) => {
  expect(FILES.filter(isOf('en')).filter((file) => !FILES.includes(fileIn(file, ending)))).toEqual([]);
});

/** A catalogue without an ending of its language: it has its own words, or it chooses between two files. */
const WITHOUT_ENDING = /[.-](?:words|refusals)\.tsx?$/;
const TEXT = /(['"`])(?:(?!\1)[^\n])*[A-Za-z]{2} [a-z]{2}/;
const codeOf = (file) =>
  fs
    .readFileSync(inRoot(file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/^.*\bfrom '.*$/gm, '');

test.each(OTHERS)('each catalogue of the server has the language %s', (ending) => {
  const english = FILES.filter((file) => !file.startsWith('apps/web/'))
    .filter((file) => WITHOUT_ENDING.test(file) && !FILES.includes(fileIn(file, ending)))
    .filter((file) => !fs.readFileSync(inRoot(file), 'utf8').includes(`.${ending}.js'`) && TEXT.test(codeOf(file)))
    .filter((file) => !file.endsWith('.refusals.ts') || codeOf(file).includes('refusalsIn'))
    .filter((file) => !ENGLISH_ALONE.includes(file));
  expect(english).toEqual([]);
});
