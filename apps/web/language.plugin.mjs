// Builds the app in one language. A catalogue has a file per language with the same entries: `offer.words.en.ts`,
// `offer.words.fr.ts`. A build replaces every file of another language by that of its own. The language "pseudo" is
// made from English: accented and a third longer, to find words outside of the catalogues and places that cut off
// longer texts.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const CORE = here('../../libs/core/src/');

/** The languages that a build can have: the ending of their catalogues, and the tag that the page names. */
const LANGUAGES = {
  en: { ending: 'en', tag: 'en' },
  fr: { ending: 'fr', tag: 'fr-CA' },
  pseudo: { ending: 'en', tag: 'en-XA' },
};
const ENDINGS = [...new Set(Object.values(LANGUAGES).map(({ ending }) => ending))].join('|');

/** The file of a language: a catalogue, or a module with one of its entries, `offer.words.en~sendOffer.ts`. */
const FILE = new RegExp(`\\.(?<ending>${ENDINGS})(?:~(?<key>\\w+))?\\.[jt]sx?$`);

const WORDS = new RegExp(`\\.words\\.(?:${ENDINGS})(?:~(?<key>\\w+))?\\.[jt]sx?$`);

const OWN_WORDS = new RegExp(`^\\.\\.?/.*\\.words\\.(?:${ENDINGS})\\.js$`);

const IMPORTS_WORDS = new RegExp(`\\.words\\.(?:${ENDINGS})\\.js`);

/** @returns {import('vite').Plugin[]} */
export function language(name) {
  if (!Object.hasOwn(LANGUAGES, name))
    throw new Error(`CREASE_LANGUAGE is one of ${Object.keys(LANGUAGES).join(', ')}, not "${name}".`);
  const { ending, tag } = LANGUAGES[name];
  const pseudoLanguage = {
    name: 'pseudo-language',
    enforce: 'post',
    transform(code, id) {
      return name === 'pseudo' && WORDS.test(id) ? { code: pseudoModule(code, this.parse(code)), map: null } : null;
    },
  };
  return [filesOfLanguage(ending), entriesAsModules(), pseudoLanguage, languageOfPage(ending, tag)];
}

/** A file's name in a language: 'offline.html', and 'offline.fr.html' in French. */
export const nameIn = (name, file) => {
  const { ending } = LANGUAGES[name];
  return ending === 'en' ? file : file.replace(/(?=\.\w+$)/, `.${ending}`);
};

/** Resolves a file to the build's language, or to English where that language has none. */
function filesOfLanguage(ending) {
  const missing = new Set();
  return {
    name: 'files-of-language',
    enforce: 'pre',
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(ending) } }),
    buildStart: () => missing.clear(),
    resolveId(source, importer) {
      if (importer === undefined || !FILE.test(source)) return null;
      const place = source.startsWith('@crease/core/')
        ? path.join(CORE, source.slice('@crease/core/'.length))
        : path.resolve(path.dirname(importer), source);
      const { key } = FILE.exec(place).groups;
      const own = fileIn(place, ending);
      const file = own !== null && (key === undefined || entryOf(key).test(fs.readFileSync(own, 'utf8'))) ? own : null;
      const found = file ?? fileIn(place, 'en');
      if (found === null) return null;
      if (file === null) missing.add(own === null ? found : `${found} ${key}`);
      if (key === undefined) return found;
      return { id: found.replace(/(?=\.tsx?$)/, `~${key}`), moduleSideEffects: false };
    },
    buildEnd() {
      if (missing.size === 0) return;
      this.warn(
        `English, as ${ending} has no words:\n${[...missing].map((file) => `  ${path.relative(here('../..'), file)}`).join('\n')}`,
      );
    },
  };
}

/** The file of a catalogue in a language; null when there is none. */
function fileIn(place, ending) {
  const base = place.replace(FILE, `.${ending}`);
  return [`${base}.ts`, `${base}.tsx`].find((file) => fs.existsSync(file)) ?? null;
}

const entryOf = (key) => new RegExp(`^export (?:const|function) ${key}\\b`, 'm');

/** Gives the page its language and the words that it shows before any script runs: `{{app/page:title}}`. */
function languageOfPage(ending, tag) {
  const textOf = (catalogue, key) => {
    const place = here(`src/${catalogue}.words.en.js`);
    const file = fileIn(place, ending) ?? fileIn(place, 'en');
    const text = new RegExp(`^export const ${key} =\\s*(['"\`])(.*)\\1;$`, 'm').exec(fs.readFileSync(file, 'utf8'));
    if (text === null) throw new Error(`${file} has no plain text "${key}", which index.html names.`);
    const plain = text[2].replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    return plain.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  };
  const own = (file) => nameIn(ending, file);
  return {
    name: 'language-of-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        page
          .replace('<html lang="en">', `<html lang="${tag}">`)
          .replace('/crease.webmanifest', own('/crease.webmanifest'))
          .replace(/\{\{([\w/-]+):(\w+)\}\}/g, (_, catalogue, key) => textOf(catalogue, key)),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page === undefined || own('index.html') === 'index.html') return;
        delete bundle['index.html'];
        this.emitFile({ type: 'asset', fileName: own('index.html'), source: page.source });
      },
    },
  };
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
    load(id) {
      const key = WORDS.exec(id)?.groups?.key;
      if (key === undefined) return null;
      const file = id.replace(`~${key}.`, '.');
      this.addWatchFile(file);
      const catalogue = fs.readFileSync(file, 'utf8');
      if (/^export (?!(?:const|function|type|interface) )/m.test(catalogue))
        throw new Error(`${file} must only export constants, functions and types.`);
      return catalogue.replace(/^export ((?:const|function) (\w+))/gm, (all, plain, name) =>
        name === key ? all : plain,
      );
    },
    transform(code) {
      // Catalogues of core are lists whose keys are data, so they stay whole.
      return IMPORTS_WORDS.test(code) ? { code: entriesImported(code, this.parse(code)), map: null } : null;
    },
  };
}

/** Replaces imports of a catalogue by its entries, and `t.sendOffer` by the imported entry. */
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

/** Places that read an entry; null when the namespace is used in another way. */
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

/** Asks `holds` about each node, its parent, and its name there. */
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

/** 'Save review' becomes 'Sàavée réevíiéew'. Addresses of files stay. */
const pseudo = (text) =>
  text.startsWith('/') ? text : text.replace(/[aeiouyAEIOU]/g, (letter) => ACCENTED[letter] ?? letter);

const COMPARISON = /^[=!]==?$|^[<>]=?$/;
const inTemplate = (text) => text.replace(/\\|`|\$\{/g, '\\$&');

/** Replaces the texts of a module of words, except strings that are compared with something. */
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
