import { addClockTime } from '../draft/clock/draft.clock.js';
import type { QuietHours } from '../draft/draft.model.js';
import type { NotificationKind } from './notification.rules.js';
import { retryAfterMs } from '../retry-after.js';
import type { Mail } from './notification.words.js';

/** Maximum devices per user. A new device replaces the one unused for longest. */
export const PUSH_DEVICES = 10;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Older notices are no longer pushed. */
const NEWS_MS = 3 * DAY_MS;

/** Notices that are only useful immediately: they are sent now or not at all. */
const MOMENTARY: readonly NotificationKind[] = ['on-the-clock', 'draft-starting'];
export const isMomentary = (kind: NotificationKind): boolean => MOMENTARY.includes(kind);

/** Until when a push is useful, in milliseconds since 1970. */
export function newsUntil({ kind, figures }: Mail, at: number): number {
  const longest = at + (isMomentary(kind) ? HOUR_MS : NEWS_MS);
  const end = Date.parse(momentIn(figures) ?? '');
  return Number.isNaN(end) ? longest : Math.min(longest, end);
}

/** The notice's time, from the first possible field. */
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
  /** Being on the clock and a starting draft pass quiet hours. */
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

/** Validates the push service address that a browser gave for a device. Null when invalid. */
export function pushEndpoint(text: string, origins: readonly string[]): { readonly own: boolean } | null {
  const url = text.length <= 1_000 && URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (origins.includes(url.origin)) return { own: true };
  // Only https on the default port and a public host name: no IP address and no local name.
  const named = /^(?=.*[a-z])[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(url.hostname) && !/\.\d+$/.test(url.hostname);
  return url.protocol === 'https:' && url.port === '' && named ? { own: false } : null;
}
