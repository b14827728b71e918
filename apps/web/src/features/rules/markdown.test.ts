import { describe, expect, test } from '@jest/globals';
import { parseMarkdown, safeHref, type Block, type Inline } from './markdown.js';

/** The tree in one line: for comparing. */
const words = (inside: readonly Inline[]): string => inside.map((one) => (one.kind === 'text' ? one.text : one.kind === 'code' ? `<code ${one.text}>` : one.kind === 'link' ? `<a ${one.href} ${words(one.inside)}>` : `<${one.kind} ${words(one.inside)}>`)).join('');
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
    expect(read('# Fees\nTwenty dollars\na year.\n\n---\n```\n**raw**\n```')).toBe('h1(Fees) p(Twenty dollars\na year.) hr code(**raw**)');
    expect(read('##### deep ##')).toBe('h3(deep)');
  });

  test('has lists, numbered from where they begin, and lists inside them', () => {
    expect(read('- one\n- two\n  - inner\n  - more\n- three')).toBe('ul(one|two ul(inner|more)|three)');
    expect(read('3. three\n4. four\n\nafter')).toBe('ol3(three|four) p(after)');
    expect(read('text\n- item\n  goes on')).toBe('p(text) ul(item\ngoes on)');
  });

  test('has emphasis, code and quotes, and leaves words with underscores alone', () => {
    expect(read('**bold *and* more** `x*y` snake_case_name')).toBe('p(<strong bold <em and> more> <code x*y> snake_case_name)');
    expect(read('> said **he**\n> twice')).toBe('quote(p(said <strong he>\ntwice))');
    expect(read('2 * 3 * 4 \\*not\\*')).toBe('p(2 * 3 * 4 *not*)');
  });

  test('links to pages and letters, and to nothing else', () => {
    expect(read('[rules](https://example.com/a) or https://nhl.com/x.')).toBe('p(<a https://example.com/a rules> or <a https://nhl.com/x https://nhl.com/x>.)');
    expect(read('[x](javascript:alert(1)) [y](data:text/html,a)')).not.toContain('<a');
    expect(safeHref(' JAVASCRIPT:alert(1)')).toBeNull();
    expect(safeHref('java\nscript:alert(1)')).toBeNull();
    expect(safeHref('mailto:c@example.com')).toBe('mailto:c@example.com');
  });

  test('takes HTML for the text that it is', () => {
    expect(read('<script>alert(1)</script> <img src=x onerror=alert(1)>')).toBe('p(<script>alert(1)</script> <img src=x onerror=alert(1)>)');
  });

  test('ends for every text, also for one that is made to hurt', () => {
    const started = performance.now();
    for (const text of ['*'.repeat(2_000), '['.repeat(20_000), `${'> '.repeat(500)}x`, '- '.repeat(3_000), '`'.repeat(20_000), '_a'.repeat(3_000), '**a '.repeat(1_500)]) expect(() => parseMarkdown(text)).not.toThrow();
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
