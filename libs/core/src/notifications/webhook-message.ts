import type { WebhookService } from './webhook.rules.js';
import { openWords } from './webhook.words.js';

export interface WebhookLine {
  readonly words: string;
  /** Null when only the log page is relevant. */
  readonly url: string | null;
}

export interface WebhookFoot {
  readonly league: string;
  readonly url: string;
}

interface Style {
  /** Maximum characters per message. */
  readonly most: number;
  text(words: string): string;
  link(words: string, url: string): string;
  foot(link: string): string;
  body(text: string): Readonly<Record<string, unknown>>;
}

/** Zero-width space: it breaks up mentions and formatting marks. */
const NOTHING = '\u200b';
/** Characters that end a line, control a terminal or change the writing direction. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
const plain = (words: string): string => words.replace(UNWANTED, ' ').trim();

const STYLES: Readonly<Record<WebhookService, Style>> = {
  discord: {
    most: 2_000,
    text: (words) =>
      plain(words)
        .replace(/[\\*_~`|[\]()<>#]/g, '\\$&')
        .replaceAll('@', `@${NOTHING}`),
    link: (words, url) => `[${words}](<${url}>)`,
    foot: (link) => `-# ${link}`,
    // Flag 4 disables link previews.
    body: (content) => ({ content, allowed_mentions: { parse: [] }, flags: 4 }),
  },
  slack: {
    most: 3_500,
    text: (words) =>
      plain(words)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/[*_~`@]/g, `$&${NOTHING}`),
    link: (words, url) => `<${url}|${words}>`,
    foot: (link) => link,
    body: (text) => ({ text, unfurl_links: false, unfurl_media: false, link_names: false }),
  },
};

/** A message, with the number of lines that fit into it, in order. */
export interface WebhookMessage {
  readonly body: Readonly<Record<string, unknown>>;
  readonly lines: number;
}

export function webhookMessage(
  service: WebhookService,
  lines: readonly WebhookLine[],
  foot: WebhookFoot,
): WebhookMessage {
  const style = STYLES[service];
  const written = (count: number) => messageText(style, lines.slice(0, count), foot);
  let count = 1;
  while (count < lines.length && written(count + 1).length <= style.most) count += 1;
  const text = written(count);
  return { body: style.body(text.length <= style.most ? text : shortened(style, lines[0], foot)), lines: count };
}

function shortened(style: Style, line: WebhookLine | undefined, foot: WebhookFoot): string {
  const words = [...(line?.words ?? '')];
  let most = words.length;
  const written = () =>
    messageText(style, [{ words: `${words.slice(0, most).join('')}…`, url: line?.url ?? null }], foot);
  while (most > 0 && written().length > style.most) most = Math.floor(most * 0.9);
  return written();
}

/** Consecutive lines about a page share one link, after the last of them. */
function messageText(style: Style, lines: readonly WebhookLine[], { league, url }: WebhookFoot): string {
  const said = lines.map((line, index) => {
    const link =
      line.url !== null && line.url !== lines[index + 1]?.url ? ` · ${style.link(openWords(), line.url)}` : '';
    return `• ${style.text(line.words)}${link}`;
  });
  return [...said, style.foot(style.link(style.text(league), url))].join('\n');
}
