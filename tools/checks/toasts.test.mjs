import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { inRoot } from '../lib/root.mjs';
import { codeIn } from '../lib/source-files.mjs';

/*
 * Toasts and announcements say what an action did. Browser tests do not take every action in each language, so the
 * texts must come from catalogues, which other tests read in each language.
 */

const SAYS = /(?:^|\.)(?:showToast|replaceToast|toastWhile|showTold|announce|toast)$/;
/** Properties of a toast that are no texts. */
const CODES = new Set(['kind', 'key']);

const isWord = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    ? /[A-Za-z]{2}/.test(node.text)
    : false;

/** Texts in an argument, without codes, comparisons, and what other functions get. */
function textsIn(node) {
  if (isWord(node)) return [node.text];
  if (ts.isCallExpression(node)) return [];
  if (ts.isPropertyAssignment(node)) return CODES.has(node.name.getText()) ? [] : textsIn(node.initializer);
  if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) return [];
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...textsIn(child)));
  return found;
}

function saidIn(file, code) {
  const said = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && SAYS.test(node.expression.getText())) said.push(node.arguments.flatMap(textsIn));
    // The text that useChange shows after a change.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'said') said.push(textsIn(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return said;
}

test('what an action did is said by catalogues only', () => {
  const said = codeIn('apps/web/src', /\.tsx?$/)
    .filter((file) => !/\.words\./.test(file))
    .flatMap((file) => saidIn(file, fs.readFileSync(inRoot(file), 'utf8')).map((texts) => [file, texts]));
  expect(said.filter(([, texts]) => texts.length > 0)).toEqual([]);
  expect(said.length).toBeGreaterThan(150);
});

test.each([
  ["showToast({ kind: 'success', text: 'Saved' })", ['Saved']],
  ["showToast({ kind: 'success', text: done ? t.saved : 'Not saved' })", ['Not saved']],
  ["showToast({ kind: 'success', text: `Offer of ${team}` })", ['Offer of ']],
  ["void toastWhile(request('POST /leave'), { loading: t.leaving, success: () => 'Left' })", ['Left']],
  ["showToast({ kind: 'error', text: state === 'open' ? t.open : say(t.closed, 'now') })", []],
  ["useChange({ send, said: (_, { name }) => (name === '' ? t.made : `Made ${name}`) })", ['Made ']],
])('%s', (code, texts) => {
  expect(saidIn('example.tsx', code).flat()).toEqual(texts);
});
