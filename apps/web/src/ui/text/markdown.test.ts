import { describe, expect, test } from '@jest/globals';
import { parseMarkdown, safeHref, type Block, type Inline } from './markdown.js';

/** The tree in one line. */
const words = (inside: readonly Inline[]): string =>
  inside
    .map((one) =>
      one.kind === 'text'
        ? one.text
        : one.kind === 'code'
          ? `<code ${one.text}>`
          : one.kind === 'link'
            ? `<a ${one.href} ${words(one.inside)}>`
            : `<${one.kind} ${words(one.inside)}>`,
    )
    .join('');
const tree = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      switch (block.kind) {
        case 'heading':
          return `h${block.level}(${words(block.inside)})`;
        case 'paragraph':
          return `p(${words(block.inside)})`;
        case 'list':
          return `${block.ordered ? `ol${block.start}` : 'ul'}(${block.items.map((item) => words(item.words) + (item.inside.length > 0 ? ` ${tree(item.inside)}` : '')).join('|')})`;
        case 'quote':
          return `quote(${tree(block.inside)})`;
        case 'code':
          return `code(${block.text})`;
        case 'rule':
          return 'hr';
      }
    })
    .join(' ');
const read = (text: string) => tree(parseMarkdown(text));

describe('the commissioner’s Markdown', () => {
  test('has headings, paragraphs, rules and code', () => {
    expect(read('# Fees\nTwenty dollars\na year.\n\n---\n```\n**raw**\n```')).toBe(
      'h1(Fees) p(Twenty dollars\na year.) hr code(**raw**)',
    );
    expect(read('##### deep ##')).toBe('h3(deep)');
  });

  test('has lists, numbered from where they begin, and lists inside them', () => {
    expect(read('- one\n- two\n  - inner\n  - more\n- three')).toBe('ul(one|two ul(inner|more)|three)');
    expect(read('3. three\n4. four\n\nafter')).toBe('ol3(three|four) p(after)');
    expect(read('text\n- item\n  goes on')).toBe('p(text) ul(item\ngoes on)');
  });

  test('has emphasis, code and quotes, and leaves words with underscores alone', () => {
    expect(read('**bold *and* more** `x*y` snake_case_name')).toBe(
      'p(<strong bold <em and> more> <code x*y> snake_case_name)',
    );
    expect(read('> said **he**\n> twice')).toBe('quote(p(said <strong he>\ntwice))');
    expect(read('2 * 3 * 4 \\*not\\*')).toBe('p(2 * 3 * 4 *not*)');
  });

  test('links to pages and letters, and to nothing else', () => {
    expect(read('[rules](https://example.com/a) or https://nhl.com/x.')).toBe(
      'p(<a https://example.com/a rules> or <a https://nhl.com/x https://nhl.com/x>.)',
    );
    expect(read('[x](javascript:alert(1)) [y](data:text/html,a)')).not.toContain('<a');
    expect(safeHref(' JAVASCRIPT:alert(1)')).toBeNull();
    expect(safeHref('java\nscript:alert(1)')).toBeNull();
    expect(safeHref('mailto:c@example.com')).toBe('mailto:c@example.com');
  });

  test('takes HTML for the text that it is', () => {
    expect(read('<script>alert(1)</script> <img src=x onerror=alert(1)>')).toBe(
      'p(<script>alert(1)</script> <img src=x onerror=alert(1)>)',
    );
  });

  test.each([
    ['stars', '*'],
    ['underlines', '_'],
    ['openers of emphasis', '*a '],
    ['openers of bold text', '**a '],
    ['underlined openers', '__a '],
    ['words with underlines', '_a'],
    ['openers of both kinds', '**a *b __c _d '],
    ['code that never ends', '`a ``b '],
    ['brackets', '['],
    ['links that never end', '[a]('],
    ['quotes', '> '],
    ['list items', '- '],
    ['headings of spaces', '# a          b'],
    ['closing signs', '# a ########## b '],
    ['lines of headings', `# ${' '.repeat(60)}#x\n`],
    ['escapes', '\\\\*'],
    ['addresses', 'http://a,'],
    // Inputs on which CommonMark parsers take seconds, or overflow the stack.
    ['emphasis that opens and closes at once', '*a_'],
    ['bold text that opens and closes at once', 'a**b'],
    ['bold text in emphasis', '*a**'],
    ['numbered items in one line', '1. '],
    ['pictures', '!['],
    ['ends of links', ']('],
    ['tags', '<a '],
    ['lines of tables', '| a | b |\n|--|--|\n'],
  ])('looks at no more of 20,000 characters of %s than the text is long, a few times over', (_, part) => {
    const cost = (size: number) => {
      const meter = { looked: 0 };
      const text = part.repeat(Math.ceil(size / part.length)).slice(0, size);
      expect(() => parseMarkdown(text, meter)).not.toThrow();
      return meter.looked;
    };
    expect(cost(20_000)).toBeLessThan(20_000 * 8);
    expect(cost(20_000)).toBeLessThanOrEqual(cost(10_000) * 2 + 200);
  });

  test('headings do without their closing signs', () => {
    expect(read('## Rules ##\n\n### C#\n\n# a # b #')).toBe('h2(Rules) h3(C) h1(a # b)');
  });
});
