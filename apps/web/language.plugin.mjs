// Builds the app in one language. `*.words.en.ts` are the English words; another language's file will stand next to it
// with the same keys and replace it, so that a build contains one language. The language "pseudo" is made from English:
// accented and a third longer, to find words outside of the catalogues and places that cut off longer texts.

import fs from 'node:fs';
import path from 'node:path';

/** The languages that a build can have, with the tag that the page names. */
const LANGUAGES = { en: 'en', pseudo: 'en-XA' };

/** A catalogue, or one of its entries as a module of its own: `offer.words.en~sendOffer.ts`. */
const WORDS = /\.words\.en(?:~(?<key>\w+))?\.[jt]s$/;

/** A catalogue of the web app, which is imported by a relative path. */
const OWN_WORDS = /^\.\.?\/.*\.words\.en\.js$/;

/** @returns {import('vite').Plugin[]} */
export function language(name) {
  if (!Object.hasOwn(LANGUAGES, name))
    throw new Error(`CREASE_LANGUAGE is one of ${Object.keys(LANGUAGES).join(', ')}, not "${name}".`);
  const pseudoLanguage = {
    name: 'pseudo-language',
    enforce: 'post',
    transform(code, id) {
      return name === 'pseudo' && WORDS.test(id) ? { code: pseudoModule(code, this.parse(code)), map: null } : null;
    },
  };
  const languageOfPage = {
    name: 'language-of-page',
    transformIndexHtml: (page) => page.replace('<html lang="en">', `<html lang="${LANGUAGES[name]}">`),
  };
  return [entriesAsModules(), pseudoLanguage, languageOfPage];
}

/**
 * Makes each entry of a catalogue a module, so that it goes into the file of the code that uses it. A module is never
 * divided between files: a page would load the words of all its dialogs.
 */
function entriesAsModules() {
  return {
    name: 'entries-of-catalogues',
    apply: 'build',
    enforce: 'post',
    resolveId(source, importer) {
      if (importer === undefined || WORDS.exec(source)?.groups?.key === undefined) return null;
      const id = path.resolve(path.dirname(importer), source).replace(/\.js$/, '.ts');
      return { id, moduleSideEffects: false };
    },
    load(id) {
      const key = WORDS.exec(id)?.groups?.key;
      if (key === undefined) return null;
      const file = id.replace(`~${key}.`, '.');
      this.addWatchFile(file);
      const catalogue = fs.readFileSync(file, 'utf8');
      if (/^export (?!const )/m.test(catalogue)) throw new Error(`${file} must only export constants.`);
      return catalogue.replace(/^export const (\w+)/gm, (all, name) => (name === key ? all : `const ${name}`));
    },
    transform(code) {
      // Catalogues of core are lists whose keys are data, so they stay whole.
      return code.includes('.words.en.js') ? { code: entriesImported(code, this.parse(code)), map: null } : null;
    },
  };
}

/** Replaces imports of a catalogue by imports of its entries, and `t.sendOffer` by the imported entry. */
function entriesImported(code, tree) {
  const edits = [];
  for (const node of tree.body) {
    if (node.type !== 'ImportDeclaration' || !OWN_WORDS.test(node.source.value)) continue;
    const one = (key, local) =>
      `import { ${key} as ${local} } from '${node.source.value.replace(/\.js$/, `~${key}.js`)}';`;
    const [all] = node.specifiers;
    if (all?.type !== 'ImportNamespaceSpecifier') {
      const by = node.specifiers.map(({ imported, local }) => one(imported.name, local.name)).join(' ');
      edits.push({ start: node.start, end: node.end, by });
      continue;
    }
    const name = all.local.name;
    const uses = usesOf(tree, name);
    if (uses === null) throw new Error(`"${name}" must only be used for entries of ${node.source.value}.`);
    const keys = [...new Set(uses.map(({ key }) => key))];
    edits.push({ start: node.start, end: node.end, by: keys.map((key) => one(key, `${name}$${key}`)).join(' ') });
    for (const { start, end, key } of uses) edits.push({ start, end, by: `${name}$${key}` });
  }
  return applied(code, edits);
}

/** The places that read an entry of the namespace; null when the name is used in another way. */
function usesOf(tree, name) {
  const uses = [];
  const isSound = every(tree, (node, parent, role) => {
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === name) {
      if (node.computed) return false;
      uses.push({ start: node.start, end: node.end, key: node.property.name });
      return true;
    }
    if (node.type !== 'Identifier' || node.name !== name) return true;
    const isPartOfUse = parent.type === 'MemberExpression' && (role === 'object' || !parent.computed);
    const isKey = parent.type === 'Property' && role === 'key' && !parent.shorthand;
    return isPartOfUse || isKey || parent.type === 'ImportNamespaceSpecifier';
  });
  return isSound ? uses : null;
}

/** Asks `holds` about every node of a tree, its parent, and its name there. */
function every(node, holds, parent = null, role = '') {
  if (Array.isArray(node)) return node.every((one) => every(one, holds, parent, role));
  if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return true;
  return holds(node, parent, role) && Object.entries(node).every(([key, child]) => every(child, holds, node, key));
}

const applied = (code, edits) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);

const ACCENTED = { a: 'àa', e: 'ée', i: 'íi', o: 'öo', u: 'üu', A: 'ÀA', E: 'ÉE', I: 'ÍI', O: 'ÖO', U: 'ÜU', y: 'ÿ' };

/** 'Save review' becomes 'Sàavée réevíiéew'. */
const pseudo = (text) => text.replace(/[aeiouyAEIOU]/g, (letter) => ACCENTED[letter] ?? letter);

const COMPARISON = /^[=!]==?$|^[<>]=?$/;
const inTemplate = (text) => text.replace(/\\|`|\$\{/g, '\\$&');

/** Replaces the texts of a compiled module of words. Strings that are compared with something stay as they are. */
function pseudoModule(code, tree) {
  const edits = [];
  visit(tree);
  return applied(code, edits);

  function visit(node) {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'Property') return visit(node.value);
    if (node.type === 'BinaryExpression' && COMPARISON.test(node.operator)) return;
    if (node.type === 'SwitchCase') return visit(node.consequent);
    if (node.type === 'MemberExpression') return visit(node.object);
    if (node.type === 'Literal' && typeof node.value === 'string')
      edits.push({ start: node.start, end: node.end, by: JSON.stringify(pseudo(node.value)) });
    if (node.type === 'TemplateElement')
      edits.push({ start: node.start, end: node.end, by: inTemplate(pseudo(node.value.cooked)) });
    Object.values(node).forEach(visit);
  }
}
