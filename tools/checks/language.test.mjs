import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { parseAst } from 'vite';
import { language } from '../../apps/web/language.plugin.mjs';
import { inRoot } from '../lib/root.mjs';

const CATALOGUES = ['libs/core/src/players/files/report.words.en.ts'];

/** Two plain English words that follow each other. */
const PLAIN = /\b[A-Za-z]*[aeiou][A-Za-z]* [A-Za-z]*[aeiou][A-Za-z]*\b(?=[^\n]*[`'"])/;

test.each(CATALOGUES)('the pseudo-language has all words of %s', (file) => {
  const { outputText } = ts.transpileModule(fs.readFileSync(inRoot(file), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, removeComments: true },
  });
  const plugin = language('pseudo').find(({ name }) => name === 'pseudo-language');
  const { code } = plugin.transform.call({ parse: parseAst }, outputText, inRoot(file));
  expect(code).toContain('Nöo plàaÿéer öof thíis nàamée íis knöown.');
  const texts = [...code.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].map(([text]) => text.replace(/\$\{[^}]*\}/g, ''));
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter((text) => PLAIN.test(text))).toEqual([]);
});
