import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { parseAst } from 'vite';
import { language } from '../../apps/web/language.plugin.mjs';
import { inRoot } from '../lib/root.mjs';
import { codeIn } from '../lib/source-files.mjs';
import { ENGLISH_ALONE } from './english-alone.mjs';

/** Catalogues of core, each with one accented sentence and the number of texts that it has at least. */
const CATALOGUES = [
  ['libs/core/src/players/files/report.words.en.ts', 'Nöo plàaÿéer öof thíis nàamée íis knöown.', 81],
  ['libs/core/src/imports/move-in/along.words.en.ts', 'Nöo plàaÿéer öof thíis nàamée íis knöown.', 51],
];

/** Two plain English words that follow each other. */
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

test.each([
  ['apps/web/public/offline.fr.html', 'apps/web/public/offline.html'],
  ['apps/web/public/crease.fr.webmanifest', 'apps/web/public/crease.webmanifest'],
])('no text of %s is English', (file, english) => {
  const texts = shownIn(file);
  const others = shownIn(english);
  expect(texts.length).toBeGreaterThanOrEqual(4);
  expect(texts).toHaveLength(others.length);
  expect(texts.filter((text) => text !== 'Crease' && others.includes(text))).toEqual([]);
  expect(texts.filter((text) => /\b(?:the|your|with|and|is|are|of)\b/i.test(text))).toEqual([]);
});

const exportsOf = (file) =>
  [...fs.readFileSync(inRoot(file), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)]
    .map(([, name]) => name)
    .toSorted();
const FILES = ['apps/web/src', 'libs/core/src', 'apps/api/src'].flatMap((folder) => codeIn(folder));
/** The French file is beside the English one, which may have no ending of its language on the server. */
const englishOf = (file) =>
  [file.replace(/\.fr\.(tsx?)$/, '.en.$1'), file.replace(/\.fr\.(tsx?)$/, '.$1')].find((one) => FILES.includes(one));

test('each French file translates all that its English file exports', () => {
  const different = FILES.filter((file) => /\.fr\.tsx?$/.test(file)).filter((file) => {
    const english = englishOf(file);
    return english === undefined || String(exportsOf(english)) !== String(exportsOf(file));
  });
  expect(different).toEqual([]);
});

test('a language that people can choose has a file for each English one', () => {
  const [, offered] = /^export const LANGUAGES\b[^=]*= \[(.*)\];$/m.exec(
    fs.readFileSync(inRoot('libs/core/src/locale.ts'), 'utf8'),
  );
  for (const [, ending] of offered.matchAll(/'(\w+)'/g))
    expect(
      FILES.filter((file) => /\.en\.tsx?$/.test(file)).filter(
        (file) => !FILES.includes(file.replace(/\.en\.(tsx?)$/, `.${ending}.$1`)),
      ),
    ).toEqual([]);
});

/** A catalogue without an ending of its language: it has its own words, or it chooses between two files. */
const WITHOUT_ENDING = /[.-](?:words|refusals)\.tsx?$/;
const TEXT = /(['"`])(?:(?!\1)[^\n])*[A-Za-z]{2} [a-z]{2}/;
const codeOf = (file) =>
  fs
    .readFileSync(inRoot(file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/^.*\bfrom '.*$/gm, '');

test('each catalogue of the server has French', () => {
  const english = FILES.filter((file) => !file.startsWith('apps/web/'))
    .filter((file) => WITHOUT_ENDING.test(file) && !FILES.includes(file.replace(/\.(tsx?)$/, '.fr.$1')))
    .filter((file) => !/\.fr\.js'/.test(fs.readFileSync(inRoot(file), 'utf8')) && TEXT.test(codeOf(file)))
    // Other files of refusals create them with words of a catalogue.
    .filter((file) => !file.endsWith('.refusals.ts') || codeOf(file).includes('refusalsIn'))
    .filter((file) => !ENGLISH_ALONE.includes(file));
  expect(english).toEqual([]);
});
