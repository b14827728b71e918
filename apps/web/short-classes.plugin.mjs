// Class names are written out in full thousands of times. In what is shipped they have one to three letters, like all names there.

import { parseAst } from 'vite';

/** Plain words are short as they are and may mean something else where they stand; so may these, which are values of styles too. */
const LEFT_ALONE = /^(?:[a-z]+|line-through|(?:inline|table|flow|list|ease|min|max|fit)-[a-z-]+)$/;

/** A class in a selector; what else may have a dot before a letter comes first, without a group. */
const SELECTOR = /\/\*[^]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'|\.((?:[A-Za-z_-]|\\.)(?:[\w-]|\\.)*)/g;
const unescaped = (selector) => selector.replace(/\\(.)/g, '$1');

/** Without a: some people's browsers hide whatever is called `ad`. */
const LETTERS = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const nth = (number) => (number < LETTERS.length ? LETTERS[number] : nth(Math.floor(number / LETTERS.length) - 1) + LETTERS[number % LETTERS.length]);

/** Calls `see` with every node of a program that has a type. */
function walk(node, see) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, see);
  } else if (typeof node?.type === 'string') {
    see(node);
    for (const part of Object.values(node)) if (typeof part === 'object' && part !== null) walk(part, see);
  }
}

/** @returns {import('vite').Plugin} */
export function shortClasses() {
  /** All classes of the style sheet: it alone says what a class is. Those that get a short name have it as their value. */
  const classes = new Map();

  /** A text of nothing but classes, shortened; null for any other. `whole` is the part of it without words that go on outside. */
  const shortened = (text, whole = text) => {
    const words = whole.split(/\s+/).filter(Boolean);
    if (words.length === 0 || !words.every((word) => classes.has(word))) return null;
    return text.replace(whole, () => whole.replace(/\S+/g, (word) => classes.get(word)));
  };

  return {
    name: 'short-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(css) {
        for (const [, selector] of css.matchAll(SELECTOR)) if (selector !== undefined) classes.set(unescaped(selector), unescaped(selector));
        let next = 0;
        for (const word of classes.keys()) {
          if (LEFT_ALONE.test(word)) continue;
          while (classes.has(nth(next))) next += 1;
          classes.set(word, nth(next));
          next += 1;
        }
        return { code: css.replace(SELECTOR, (all, selector) => (selector === undefined ? all : `.${classes.get(unescaped(selector)).replace(/[^\w-]/g, '\\$&')}`)), map: null };
      },
    },
    renderChunk(code) {
      const edits = [];
      walk(parseAst(code), (node) => {
        if (node.type === 'Literal' && typeof node.value === 'string') {
          const short = shortened(node.value);
          if (short !== null && short !== node.value) edits.push([node.start, node.end, JSON.stringify(short)]);
        } else if (node.type === 'TemplateLiteral') {
          for (const [index, { start, end, value }] of node.quasis.entries()) {
            // What touches an expression is part of a longer word.
            const [before] = index === 0 ? [''] : /^\S*/.exec(value.raw);
            const [after] = index === node.quasis.length - 1 ? [''] : /\S*$/.exec(value.raw);
            const short = shortened(value.raw, value.raw.slice(before.length, value.raw.length - after.length));
            if (short !== null) edits.push([start, end, short]);
          }
        }
      });
      let done = 0;
      const parts = [];
      for (const [start, end, text] of edits.sort(([a], [b]) => a - b)) {
        parts.push(code.slice(done, start), text);
        done = end;
      }
      return { code: parts.join('') + code.slice(done), map: null };
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(/( class=")([^"]*)/g, (_all, open, list) => open + (shortened(list) ?? list)) },
  };
}
