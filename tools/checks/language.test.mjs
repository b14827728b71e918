import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { parseAst } from 'vite';
import { language } from '../../apps/web/language.plugin.mjs';
import { inRoot } from '../lib/root.mjs';

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
