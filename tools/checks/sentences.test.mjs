import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { inRoot } from '../lib/root.mjs';
import { codeIn } from '../lib/source-files.mjs';

/*
 * Sentences that people see belong into catalogues, so that a second language can be added. This test finds sentences
 * elsewhere: texts of at least three words that begin with a capital letter or end with a full stop, and parts of
 * sentences with at least five words.
 */

const CATALOGUE = /\.words(?:\.[a-z]{2})?\.tsx?$|-words\.tsx?$|\.refusals(?:\.[a-z]{2})?\.ts$/;
/** Files whose texts stay English: for operators, for programs, of the sample, and of earlier releases. */
const ENGLISH_ALONE = [
  /\.(?:cli|commands|calls|lines|summary)\.ts$/,
  /\/(?:migrations|seeds|metrics|mcp|config)\//,
  /\/open-api(?:\.document)?\.ts$/,
];
/** Calls whose texts are for developers: descriptions of the API, log lines and names of command line options. */
const FOR_DEVELOPERS =
  /(?:\.(?:describe|meta|description|option|argument|addHelpText)|^super|(?:^|\.)(?:console|log|logger)\.\w+)$/;

/** The text of a literal. Figures of a template become one letter. */
const textOf = (node) =>
  ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => `X${literal.text}`).join('')
    : node.text;

const isText = (node) =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** Words begin with two letters, unlike the commands of a drawing. */
const WORD = /^[“"(]?[a-z][a-z’'-]+[.,:;!?)”"]*$/i;

/** Parts of sentences have words that names and SQL rarely have. */
const PART = /\b(?:an?|are|has|have|its|under|until|was|were|without)\b/;

function isSentence(text) {
  const line = text.trim();
  if (line.includes('\n') || /\((?:orientation|max-|min-)/.test(line)) return false;
  const words = line.split(/ +/).filter((word) => WORD.test(word)).length;
  return (/^[A-Z]|\.$/.test(line) && words >= 3) || (words >= 5 && PART.test(line));
}

/** Types, SQL, developer errors, descriptions and log lines. */
function isForDevelopers(node) {
  for (let child = node; child.parent && !ts.isStatement(child); child = child.parent) {
    const { parent } = child;
    if (ts.isTaggedTemplateExpression(parent) || ts.isLiteralTypeNode(parent)) return true;
    if (ts.isNewExpression(parent) && parent.expression.getText().endsWith('Error')) return true;
    if (ts.isCallExpression(parent) && child !== parent.expression && FOR_DEVELOPERS.test(parent.expression.getText()))
      return true;
  }
  return false;
}

/** A colon after a figure: French has a space before it, so `locale.labelled` writes it. */
const isColon = (node) =>
  ts.isTemplateExpression(node) && node.templateSpans.some(({ literal }) => literal.text.startsWith(': '));

function textsIn(file, code, isFound) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found = [];
  const visit = (node) => {
    if (isText(node) && isFound(node) && !isForDevelopers(node)) found.push(textOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind));
  return found;
}
const sentencesIn = (file, code) => textsIn(file, code, (node) => isSentence(textOf(node)));

const FILES = ['apps/api/src', 'apps/web/src', 'libs/core/src']
  .flatMap((folder) => codeIn(folder, /\.tsx?$/))
  .filter((file) => !CATALOGUE.test(file) && !ENGLISH_ALONE.some((pattern) => pattern.test(file)))
  .map((file) => [file, fs.readFileSync(inRoot(file), 'utf8')]);

test('no sentence is outside of the catalogues', () => {
  const found = FILES.flatMap(([file, code]) => sentencesIn(file, code).map((text) => `${file} ${text}`));
  expect(found).toEqual([]);
});

test('no label has its colon outside the catalogues', () => {
  const shown = FILES.filter(([file]) => /^(?:apps\/web|libs\/core)\/(?!.*\/players\/nhl\/)/.test(file));
  expect(shown.flatMap(([file, code]) => textsIn(file, code, isColon).map((text) => `${file} ${text}`))).toEqual([]);
  expect(textsIn('example.tsx', 'const a = `${season}: ${hit}`; const b = `${key}:${id}`', isColon)).toEqual(['X: X']);
});

test.each([
  ["refuse('The team is full.')", ['The team is full.']],
  ['const x = `${name} is on waivers.`', ['X is on waivers.']],
  ["const by = 'part of an accepted trade under review'", ['part of an accepted trade under review']],
  ["<p title='Pick a new player' />", ['Pick a new player']],
  ["throw new Error('The socket is closed.')", []],
  ["z.string().describe('Name of the team.')", []],
  ["this.logger.warn('The socket is closed.')", []],
  ['sql`Select all of it.`', []],
  ["type A = 'Three words here'", []],
  ["draw('M3 3h6v6zm3-6h3v4h-3zm12')", []],
])('%s', (code, sentences) => {
  expect(sentencesIn('example.tsx', code)).toEqual(sentences);
});
