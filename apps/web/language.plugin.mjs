// Builds the app in one language. `*.words.en.ts` are the English words; another language's file next to it has the same
// keys and replaces it, so that a build contains one language. The language "pseudo" is made from English: accented and
// a third longer, to find words outside of the catalogues and places that cut off longer texts.

/** The languages that a build can have. */
export const LANGUAGES = ['en', 'pseudo'];

const WORDS = /\.words\.en\.ts$/;

/** @returns {import('vite').Plugin} */
export function language(name) {
  if (!LANGUAGES.includes(name)) throw new Error(`CREASE_LANGUAGE is one of ${LANGUAGES.join(', ')}, not "${name}".`);
  return {
    name: 'language',
    enforce: 'post',
    transform(code, id) {
      return name === 'pseudo' && WORDS.test(id) ? { code: pseudoModule(code, this.parse(code)), map: null } : null;
    },
  };
}

const ACCENTED = { a: 'àa', e: 'ée', i: 'íi', o: 'öo', u: 'üu', A: 'ÀA', E: 'ÉE', I: 'ÍI', O: 'ÖO', U: 'ÜU', y: 'ÿ' };

/** 'Save review' becomes 'Sàavée réevíieew'. */
export const pseudo = (text) => text.replace(/[aeiouyAEIOU]/g, (letter) => ACCENTED[letter] ?? letter);

/** Replaces the texts of a compiled module of words. Strings that are compared with something stay as they are. */
function pseudoModule(code, tree) {
  const edits = [];
  visit(tree);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);

  function visit(node) {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'Property') return visit(node.value);
    if (node.type === 'BinaryExpression') return;
    if (node.type === 'MemberExpression') return visit(node.object);
    if (node.type === 'Literal' && typeof node.value === 'string')
      edits.push({ start: node.start, end: node.end, by: JSON.stringify(pseudo(node.value)) });
    if (node.type === 'TemplateElement') edits.push({ start: node.start, end: node.end, by: pseudo(node.value.raw) });
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') visit(child);
  }
}
