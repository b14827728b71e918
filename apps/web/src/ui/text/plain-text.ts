import { parseMarkdown, type Block, type Inline } from './markdown.js';

/** The words of a Markdown text in one line, for a preview. */
export const plainText = (text: string): string =>
  parseMarkdown(text)
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return inlineWords(block.inside);
    case 'list':
      return block.items.map((item) => [inlineWords(item.words), ...item.inside.map(wordsOf)].join(' ')).join(', ');
    case 'quote':
      return block.inside.map(wordsOf).join(' ');
    case 'code':
      return block.text;
    case 'rule':
      return '';
  }
}

const inlineWords = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : inlineWords(part.inside))).join('');
