import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { inRoot } from '../lib/root.mjs';
import { codeIn } from '../lib/source-files.mjs';

/*
 * Refusal texts belong to the catalogue of their feature (`refusalsIn`). The compiler already rejects keys without a
 * text. This test checks that every entry is used, and that no code words a refusal where it refuses.
 */

const read = (file) => fs.readFileSync(inRoot(file), 'utf8');
const parsed = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
const CODE = ['apps/api/src', 'libs/core/src'].flatMap((folder) => codeIn(folder, /\.ts$/));

function visit(node, look) {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

const nameOf = (property) =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) ? property.name.text : null;

function importedAs(name, file, tree) {
  for (const node of tree.statements.filter(ts.isImportDeclaration)) {
    if (!node.moduleSpecifier.text.endsWith('.refusals.en.js')) continue;
    const named = node.importClause?.namedBindings;
    const found =
      named && ts.isNamedImports(named) ? named.elements.find((element) => element.name.text === name) : undefined;
    if (found)
      return {
        file: path.posix.join(path.posix.dirname(file), node.moduleSpecifier.text.replace(/\.js$/, '.ts')),
        name: (found.propertyName ?? found.name).text,
      };
  }
  return null;
}

/** The keys of a file's catalogue, which may be in its English file; none when the file has no catalogue. */
function keysIn(file, text) {
  const tree = parsed(file, text);
  let catalogue = null;
  visit(tree, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'refusalsIn') return;
    const english = node.arguments[1]?.properties.find((property) => nameOf(property) === 'en');
    catalogue = english && (english.initializer ?? english.name).getText();
  });
  if (catalogue === null) return [];
  const english = importedAs(catalogue, file, tree);
  const keys = [];
  visit(english === null ? tree : parsed(english.file, read(english.file)), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== (english?.name ?? catalogue)) return;
    if (node.initializer && ts.isObjectLiteralExpression(node.initializer))
      keys.push(...node.initializer.properties.map(nameOf));
  });
  return keys;
}

function textsIn(file, text) {
  const texts = new Set();
  const imports = [];
  visit(parsed(file, text), (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier?.text;
      if (from?.startsWith('.')) imports.push(path.posix.join(path.posix.dirname(file), from.replace(/\.js$/, '.ts')));
      if (from?.startsWith('@crease/core/'))
        imports.push(from.replace('@crease/core/', 'libs/core/src/').replace(/\.js$/, '.ts'));
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.add(node.text);
    // A table whose keys are names of refusals.
    else if (ts.isPropertyAssignment(node)) texts.add(nameOf(node));
  });
  return { texts, imports };
}

/** True when an expression is a text, or a choice of texts. */
const says = (node) =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isParenthesizedExpression(node) && says(node.expression)) ||
  (ts.isConditionalExpression(node) && (says(node.whenTrue) || says(node.whenFalse))) ||
  (ts.isBinaryExpression(node) && (says(node.left) || says(node.right)));

/** Finds an object with a name and a sentence, or a sentence passed to a refusal. */
function wordedIn(file, text) {
  if (!/\b(?:message|fix|refus\w*)\b/i.test(text)) return [];
  const found = [];
  visit(parsed(file, text), (node) => {
    const place = () => `${file}: ${node.getText().replace(/\s+/g, ' ').slice(0, 80)}`;
    if (ts.isObjectLiteralExpression(node)) {
      const said = node.properties.filter(
        (property) =>
          ts.isPropertyAssignment(property) &&
          ['message', 'fix'].includes(nameOf(property)) &&
          says(property.initializer),
      );
      const names = node.properties.map(nameOf);
      const handed = ts.isNewExpression(node.parent) && /Refusal|Busy/.test(node.parent.expression.getText());
      const added = node.properties.some(
        (property) => ts.isSpreadAssignment(property) && /refus|problem/i.test(property.expression.getText()),
      );
      if (said.length > 0 && (names.includes('name') || handed || added)) found.push(place());
    }
    if (ts.isCallExpression(node) && /^(?:refus(?:e|al)|forbidden|problem)$/.test(node.expression.getText()))
      if (node.arguments.slice(1).some(says)) found.push(place());
    if (ts.isNewExpression(node) && /Refusal/.test(node.expression.getText()) && node.arguments?.some(says))
      found.push(place());
  });
  return [...new Set(found)];
}

describe('refusals', () => {
  const files = CODE.map((file) => ({ file, text: read(file), ...textsIn(file, read(file)) }));
  const catalogues = files
    .map(({ file, text }) => ({ file, keys: keysIn(file, text) }))
    .filter(({ keys }) => keys.length > 0);

  it('have one catalogue a feature', () => {
    expect(catalogues.length).toBeGreaterThan(10);
    const rooms = catalogues.map(({ file }) => path.posix.dirname(file));
    expect([...new Set(rooms)]).toEqual(rooms);
  });

  /** Entries whose key appears in no file that imports their catalogue. */
  const unused = (file, keys) => {
    const users = files.filter((one) => !/\.fr\.ts$/.test(one.file) && one.imports.includes(file));
    return keys.filter((key) => !users.some(({ texts }) => texts.has(key)));
  };

  it.each(catalogues)('are all used: $file', ({ file, keys }) => expect(unused(file, keys)).toEqual([]));

  it('are worded in a catalogue', () => {
    const worded = files.flatMap(({ file, text }) => wordedIn(file, text));
    expect(worded).toEqual([]);
  });

  it.each([
    "throw new RefusalError({ name: 'full', message: 'The league is full.' });",
    "throw new RefusalError({ ...refusal('full'), fix: `Wait until ${day}.` });",
    "throw new RefusalError('The league is full.');",
    "return refuse('full', 'The league is full.');",
    "throw forbidden('full', open ? 'Wait.' : 'Ask.');",
    "const FULL: Refusal = { name: 'full', message: open ? 'Wait.' : 'It is full.' };",
    "return { ...refusal, fix: 'Wait.' };",
  ])('that are worded in place are found: %s', (line) => {
    const file = 'apps/api/src/leagues/league.service.ts';
    const copy = `${read(file)}\nexport function offence(open: boolean, day: string, refusal: Refusal) {\n  ${line}\n}\n`;
    expect(wordedIn(file, read(file))).toEqual([]);
    expect(wordedIn(file, copy)).toHaveLength(1);
  });

  it('that nobody says are found', () => {
    const file = 'apps/api/src/talk/talk.refusals.ts';
    const copy = read(file).replace(
      /(const TALK_REFUSALS = \{\n)/,
      "$1  leagueFull: () => ({ message: 'The league is full.' }),\n",
    );
    expect(unused(file, keysIn(file, copy))).toEqual(['leagueFull']);
  });
});
