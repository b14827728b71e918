/** Syntax tree of the supported Markdown. Only these kinds exist, so no input can produce other output. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly inside: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly inside: readonly Inline[] };

export interface Item {
  readonly words: readonly Inline[];
  readonly inside: readonly Block[];
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inside: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly inside: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly start: number; readonly items: readonly Item[] }
  | { readonly kind: 'quote'; readonly inside: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };

/** Deeper lists and quotes are plain text. */
const DEEPEST = 6;

/** Closing signs are removed in code: a pattern would backtrack over every space. */
const HEADING = /^(#{1,6})\s+(\S.*)$/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const BULLET = /^( {0,3})[-*+]\s+(.*)$/;
const NUMBER = /^( {0,3})(\d{1,9})[.)]\s+(.*)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const QUOTE = /^ {0,3}> ?(.*)$/;

/** Characters scanned for closing signs: linear in the text's length, never quadratic. */
export interface Meter {
  looked: number;
}

export function parseMarkdown(text: string, meter: Meter = { looked: 0 }): Block[] {
  return blocks(text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'), 0, meter);
}

function blocks(lines: readonly string[], depth: number, meter: Meter): Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (line.trim() === '') {
      at++;
      continue;
    }
    const fence = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      let end = at + 1;
      while (end < lines.length && !lines[end]!.trimStart().startsWith(fence)) end++;
      found.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
      at = end + 1;
      continue;
    }
    const heading = HEADING.exec(line);
    if (heading !== null) {
      found.push({
        kind: 'heading',
        level: Math.min(3, heading[1]!.length) as 1 | 2 | 3,
        inside: inline(withoutClosing(heading[2]!), meter),
      });
      at++;
      continue;
    }
    if (RULE.test(line)) {
      found.push({ kind: 'rule' });
      at++;
      continue;
    }
    if (depth < DEEPEST && QUOTE.test(line)) {
      const inner: string[] = [];
      for (; at < lines.length && QUOTE.test(lines[at]!); at++) inner.push(QUOTE.exec(lines[at]!)![1]!);
      found.push({ kind: 'quote', inside: blocks(inner, depth + 1, meter) });
      continue;
    }
    if (depth < DEEPEST && marker(line) !== null) {
      const [list, next] = listAt(lines, at, depth, meter);
      found.push(list);
      at = next;
      continue;
    }
    const words: string[] = [];
    do words.push(lines[at++]!.trim());
    while (at < lines.length && !interrupts(lines[at]!, depth));
    found.push({ kind: 'paragraph', inside: inline(words.join('\n'), meter) });
  }
  return found;
}

function withoutClosing(heading: string): string {
  const text = heading.trimEnd();
  let end = text.length;
  while (end > 1 && text[end - 1] === '#') end--;
  return text.slice(0, end).trimEnd();
}

const interrupts = (line: string, depth: number) =>
  line.trim() === '' ||
  HEADING.test(line) ||
  RULE.test(line) ||
  FENCE.test(line) ||
  (depth < DEEPEST && (QUOTE.test(line) || marker(line) !== null));

interface Marker {
  readonly ordered: boolean;
  readonly start: number;
  readonly rest: string;
  /** Minimum indent of the item's lines. */
  readonly indent: number;
}

function marker(line: string): Marker | null {
  if (RULE.test(line)) return null;
  const bullet = BULLET.exec(line);
  if (bullet !== null) return { ordered: false, start: 1, rest: bullet[2]!, indent: bullet[1]!.length + 2 };
  const number = NUMBER.exec(line);
  return number === null
    ? null
    : { ordered: true, start: Number(number[2]), rest: number[3]!, indent: number[1]!.length + 2 };
}

function listAt(lines: readonly string[], from: number, depth: number, meter: Meter): [Block, number] {
  const first = marker(lines[from]!)!;
  const items: Item[] = [];
  let at = from;
  while (at < lines.length) {
    const head = marker(lines[at]!);
    if (head === null || head.ordered !== first.ordered) break;
    const words = [head.rest];
    const inner: string[] = [];
    for (at++; at < lines.length; at++) {
      const line = lines[at]!;
      const indented = line.length - line.trimStart().length >= head.indent;
      if (line.trim() === '') {
        // An empty line belongs to the item only if the item continues after it.
        const next = lines[at + 1];
        if (next === undefined || next.trim() === '' || next.length - next.trimStart().length < head.indent) break;
        inner.push('');
      } else if (indented && (inner.length > 0 || interrupts(line.slice(head.indent), depth + 1)))
        inner.push(line.slice(head.indent));
      else if (inner.length === 0 && !interrupts(line, depth)) words.push(line.trim());
      else break;
    }
    items.push({ words: inline(words.join('\n'), meter), inside: blocks(inner, depth + 1, meter) });
    while (
      at < lines.length &&
      lines[at]!.trim() === '' &&
      at + 1 < lines.length &&
      marker(lines[at + 1]!)?.ordered === first.ordered
    )
      at++;
  }
  return [{ kind: 'list', ordered: first.ordered, start: first.start, items }, at];
}

/** Allows only addresses that open as a page or an email. */
export function safeHref(address: string): string | null {
  const trimmed = address.trim();
  return /^(?:https?:\/\/|mailto:)[^\s<>"']+$/i.test(trimmed) ? trimmed : null;
}

const ESCAPED = /^\\([\\`*_{}[\]()#+\-.!>~|])/;
const CODE = /^(`+)([^`](?:.*?[^`])?)\1(?!`)/s;
const STRONG = /^(\*\*|__)(?=\S)(.*?\S)\1/s;
const EM = /^([*_])(?=[^\s*_])(.*?[^\s*_])\1(?![\p{L}\p{N}])/su;
const LINK = /^\[([^\][]{1,300})\]\(([^()\s]{1,2000})\)/;
const BARE = /^https?:\/\/[^\s<>()"']*[^\s<>()"'.,;:!?]/i;
/** Text up to the next character that could begin markup. */
const PLAIN = /^(?:[^\\`*_[h]+|.)/s;

/** Searches for closing signs; skips later searches when there is none. */
class Ends {
  private readonly none = new Set<string>();

  constructor(private readonly meter: Meter) {}

  find(pattern: RegExp, sign: string | undefined, rest: string): RegExpExecArray | null {
    if (sign === undefined || this.none.has(sign) || !begins(pattern, rest.slice(sign.length, sign.length + 1)))
      return null;
    const match = pattern.exec(rest);
    this.meter.looked += match?.[0].length ?? rest.length;
    if (match === null) this.none.add(sign);
    return match;
  }
}

/** True when a sign can open here; if not, its search says nothing about later ones. */
function begins(pattern: RegExp, next: string): boolean {
  if (pattern === STRONG) return /\S/.test(next);
  return pattern === EM ? /[^\s*_]/.test(next) : true;
}

const CODE_SIGN = /^`+/;
const STRONG_SIGN = /^(?:\*\*|__)/;
const EM_SIGN = /^[*_]/;

function inline(text: string, meter: Meter): Inline[] {
  const ends = new Ends(meter);
  const found: Inline[] = [];
  let rest = text;
  let before = '';
  const add = (words: string) => {
    const last = found.at(-1);
    if (last?.kind === 'text') found[found.length - 1] = { kind: 'text', text: last.text + words };
    else found.push({ kind: 'text', text: words });
  };
  while (rest !== '') {
    const inWord = /[\p{L}\p{N}]$/u.test(before);
    let match: RegExpExecArray | null;
    let href: string | null;
    if ((match = ESCAPED.exec(rest)) !== null) add(match[1]!);
    else if ((match = ends.find(CODE, CODE_SIGN.exec(rest)?.[0], rest)) !== null)
      found.push({ kind: 'code', text: match[2]!.trim() });
    else if (
      !(inWord && rest.startsWith('_')) &&
      (match = ends.find(STRONG, STRONG_SIGN.exec(rest)?.[0], rest)) !== null
    )
      found.push({ kind: 'strong', inside: inline(match[2]!, meter) });
    else if (!(inWord && rest.startsWith('_')) && (match = ends.find(EM, EM_SIGN.exec(rest)?.[0], rest)) !== null)
      found.push({ kind: 'em', inside: inline(match[2]!, meter) });
    else if ((match = LINK.exec(rest)) !== null && (href = safeHref(match[2]!)) !== null)
      found.push({ kind: 'link', href, inside: [{ kind: 'text', text: match[1]! }] });
    else if (!inWord && (match = BARE.exec(rest)) !== null)
      found.push({ kind: 'link', href: match[0], inside: [{ kind: 'text', text: match[0] }] });
    else {
      match = PLAIN.exec(rest)!;
      add(match[0]);
    }
    before = match[0];
    rest = rest.slice(match[0].length);
  }
  return found;
}
