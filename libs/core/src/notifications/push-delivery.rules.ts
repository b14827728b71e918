import { addClockTime } from '../draft/clock/draft.clock.js';
import type { QuietHours } from '../draft/draft.model.js';
import type { NotificationKind } from './notification.rules.js';
import { retryAfterMs } from '../retry-after.js';
import { noticeWords, type Mail } from './notification.words.js';
import type { PushPayload } from './push.rules.js';

/** Maximum devices per user. A new device replaces the one unused for longest. */
export const PUSH_DEVICES = 10;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Older notices are no longer pushed; they stay in the notice list. */
const NEWS_MS = 3 * DAY_MS;

/** Notices that are only useful immediately: they are sent now or not at all. */
const MOMENTARY: readonly NotificationKind[] = ['on-the-clock', 'draft-starting'];
export const isMomentary = (kind: NotificationKind): boolean => MOMENTARY.includes(kind);

/** Until when a push about an event at `at` is still useful, in milliseconds since 1970. */
export function newsUntil({ kind, figures }: Mail, at: number): number {
  const longest = at + (isMomentary(kind) ? HOUR_MS : NEWS_MS);
  const end = Date.parse(momentIn(figures) ?? '');
  return Number.isNaN(end) ? longest : Math.min(longest, end);
}

/** The time that a notice is about, from the first of its possible fields. */
function momentIn(figures: object): string | undefined {
  const named = new Map<string, unknown>(Object.entries(figures));
  const moment = named.get('until') ?? named.get('deadline') ?? named.get('night');
  return moment !== null && typeof moment === 'object' && 'at' in moment ? String(moment.at) : undefined;
}

/** When the user's quiet hours end; null when they are not in quiet hours now. */
export function quietEnd(quiet: QuietHours | null, now: number): number | null {
  if (quiet === null) return null;
  const next = addClockTime(now, 1, quiet) - 1;
  return next > now ? next : null;
}

export interface Choices {
  readonly quiet: QuietHours | null;
  /** Lets notices about being on the clock and a starting draft through quiet hours. */
  readonly urgent: boolean;
}

interface Waiting extends Choices {
  readonly says: Mail;
  /** When the notice was written, and the current time, in milliseconds since 1970. */
  readonly at: number;
  readonly now: number;
  readonly read: boolean;
}

export type Step =
  | { readonly is: 'send'; readonly ttlSeconds: number }
  | { readonly is: 'wait'; readonly until: number }
  | { readonly is: 'drop'; readonly because: 'read' | 'old' | 'quiet' };

export function stepFor({ says, at, now, read, quiet, urgent }: Waiting): Step {
  const until = newsUntil(says, at);
  if (read) return { is: 'drop', because: 'read' };
  if (now >= until) return { is: 'drop', because: 'old' };
  const momentary = isMomentary(says.kind);
  const end = momentary && urgent ? null : quietEnd(quiet, now);
  if (end === null) return { is: 'send', ttlSeconds: Math.max(1, Math.floor((until - now) / 1_000)) };
  if (momentary) return { is: 'drop', because: 'quiet' };
  return end >= until ? { is: 'drop', because: 'old' } : { is: 'wait', until: end };
}

export type PushVerdict =
  | { readonly is: 'sent' }
  /** The device no longer exists, or was subscribed with other keys. */
  | { readonly is: 'gone' }
  | { readonly is: 'tooLarge' }
  /** The service refuses this message permanently. */
  | { readonly is: 'refused' }
  /** Retry later. With `all`, send nothing to this device before that. */
  | { readonly is: 'later'; readonly ms: number; readonly all: boolean };

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = HOUR_MS;

/** Delay in milliseconds after this many attempts, counted from 1. */
export const waitAfterAttempts = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(20, attempts - 1));

interface PushReply {
  readonly status: number;
  /** The Retry-After header: seconds or a date. */
  readonly retryAfter: string | null;
}

/** `reply` is null when the service did not answer. */
export function verdictOnPush(reply: PushReply | null, attempts: number, now: number): PushVerdict {
  const failed = { is: 'later', ms: waitAfterAttempts(attempts), all: false } as const;
  if (reply === null) return failed;
  const { status, retryAfter } = reply;
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410 || status === 401 || status === 403) return { is: 'gone' };
  if (status === 413) return { is: 'tooLarge' };
  const asked = retryAfterMs(retryAfter, now, DAY_MS);
  if (status === 429 || asked !== null) return { is: 'later', ms: Math.max(asked ?? 0, failed.ms), all: true };
  return status >= 400 && status < 500 && status !== 408 ? { is: 'refused' } : failed;
}

/** Payload size in bytes that every push service accepts, with room for encryption. */
const MOST_BYTES = 3_000;
const BRIEF = 100;

/** The push payload of a notice. `brief` is the retry after the service rejected a larger one. */
export function pushPayload(
  says: Mail,
  { id, path, league }: { readonly id: number; readonly path: string | null; readonly league: string | null },
  brief = false,
): string {
  const { title, detail } = noticeWords(says);
  const lines = [detail, league].filter((line) => line !== null);
  return fitted({ title, lines, path: path ?? NOTICES, tag: `notice-${id}` }, brief);
}

/** Maximum lines in a summary; the remaining notices are counted. */
const MOST_LINES = 5;

/**
 * Combines the notices that waited for the end of quiet hours: a line for each of the first, and a count of the rest.
 */
export function pushSummary(
  all: readonly { readonly says: Mail; readonly league: string | null }[],
  id: number,
  brief = false,
): string {
  const titles = all.map(({ says, league }) => [noticeWords(says).title, league].filter((one) => one !== null));
  const shown = all.length > MOST_LINES ? MOST_LINES - 1 : all.length;
  const more = all.length - shown;
  return fitted(
    {
      title: `${all.length} notices came in your quiet hours`,
      lines: [...titles.slice(0, shown).map((one) => one.join(' · ')), ...(more > 0 ? [`and ${more} more`] : [])],
      path: NOTICES,
      tag: `notice-${id}`,
    },
    brief,
  );
}

const NOTICES = '/account/notices';

interface Said extends Pick<PushPayload, 'title' | 'path' | 'tag'> {
  readonly lines: readonly string[];
}

/** Shortens the payload to the size that every push service accepts. */
function fitted({ title, lines, path, tag }: Said, brief: boolean): string {
  const payload = (atMost: number): PushPayload => ({
    title: cut(title, Math.min(atMost, 200)),
    body: brief ? '' : cut(lines.join('\n'), atMost),
    path,
    tag,
  });
  for (const atMost of brief ? [BRIEF] : [1_500, 700, 300]) {
    const text = JSON.stringify(payload(atMost));
    if (new TextEncoder().encode(text).length <= MOST_BYTES) return text;
  }
  return JSON.stringify(payload(BRIEF));
}

const cut = (text: string, atMost: number): string => {
  const characters = [...text];
  return characters.length <= atMost ? text : `${characters.slice(0, atMost - 1).join('')}…`;
};

/** Validates the push service address that a browser gave for a device. Null when invalid. */
export function pushEndpoint(text: string, origins: readonly string[]): { readonly own: boolean } | null {
  const url = text.length <= 1_000 && URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (origins.includes(url.origin)) return { own: true };
  // Only https on the default port and a public host name: no IP address and no local name.
  const named = /^(?=.*[a-z])[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(url.hostname) && !/\.\d+$/.test(url.hostname);
  return url.protocol === 'https:' && url.port === '' && named ? { own: false } : null;
}
