import { ok, type Result } from '../result.js';
import { retryAfterMs } from '../retry-after.js';
import { refuse } from './notifications.refusals.js';

export const WEBHOOK_SERVICES = ['discord', 'slack'] as const;
/** The message format. Self-hosted chat servers of the same kind accept Slack's format. */
export type WebhookService = (typeof WEBHOOK_SERVICES)[number];
export const SERVICE_WORDS: Readonly<Record<WebhookService, string>> = { discord: 'Discord', slack: 'Slack' };

const DISCORD_HOSTS = ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com'];
const SLACK_HOSTS = ['hooks.slack.com'];
const DISCORD_PATH = /^\/api(?:\/v\d{1,2})?\/webhooks\/\d{1,20}\/[\w-]{20,120}$/;
const SLACK_PATH = /^\/services\/T\w{1,40}\/B\w{1,40}\/\w{10,80}$/;
const LONGEST = 400;
const AT = { field: 'address', kind: 'invalid' } as const;

export interface WebhookAddress {
  readonly service: WebhookService;
  readonly url: string;
  /** The address may be in a private network, because the site owner allowed its origin. */
  readonly own: boolean;
}

/**
 * Validates the address that a commissioner pasted. `origins` are allowed by the site owner in addition to Discord and
 * Slack.
 */
export function webhookAddress(text: string, origins: readonly string[]): Result<WebhookAddress> {
  const trimmed = text.trim();
  const url = trimmed.length <= LONGEST && URL.canParse(trimmed) ? new URL(trimmed) : null;
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '')
    return refuse('webhookAddress.unreadable', AT);
  if (origins.includes(url.origin)) {
    const service = url.pathname.includes('/api/webhooks/') ? 'discord' : 'slack';
    return ok({ service, url: url.href, own: true });
  }
  const service = DISCORD_HOSTS.includes(url.hostname)
    ? 'discord'
    : SLACK_HOSTS.includes(url.hostname)
      ? 'slack'
      : null;
  if (service === null || url.protocol !== 'https:' || url.port !== '') return refuse('webhookAddress.otherPlace', AT);
  const thread = url.searchParams.get('thread_id');
  const path = url.pathname.replace(/\/$/, '');
  if (service === 'slack' && !SLACK_PATH.test(path)) return refuse('webhookAddress.slack', AT);
  if (service === 'discord' && !(DISCORD_PATH.test(path) && (thread === null || /^\d{1,20}$/.test(thread))))
    return refuse('webhookAddress.discord', AT);
  if (service === 'slack' || thread === null) return ok({ service, url: url.origin + path, own: false });
  return ok({ service, url: `${url.origin}${path}?thread_id=${thread}`, own: false });
}

/** The end of an address, by which its owner recognizes it. */
export const webhookEnding = (url: string): string => url.split('?', 1)[0]?.slice(-4) ?? '';

/** Milliseconds between two messages of a league: Discord accepts thirty per minute. */
export const WEBHOOK_GAP_MS = 2_000;
/** Lines within this time become one message. */
export const WEBHOOK_GATHER_MS = 2_000;
/** Without a success, sending stops after this time. */
export const WEBHOOK_PATIENCE_MS = 86_400_000;

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 900_000;
const LONGEST_ASKED_MS = 3_600_000;

/** Delay in milliseconds after consecutive failures. */
export const waitAfterFailures = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(20, failures - 1));

export type WebhookVerdict =
  | { readonly is: 'sent' }
  | { readonly is: 'wait'; readonly ms: number }
  | { readonly is: 'gone' }
  /** The service refuses this message permanently. */
  | { readonly is: 'refused' }
  | { readonly is: 'failed' };

export interface WebhookReply {
  readonly status: number;
  readonly retryAfter: string | null;
  /** The body, truncated if it was too long. */
  readonly body: string;
}

export function verdictOn({ status, retryAfter, body }: WebhookReply, now: number): WebhookVerdict {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 429) return { is: 'wait', ms: askedWait(retryAfter, body, now) };
  if ([401, 403, 404, 410].includes(status)) return { is: 'gone' };
  if ([400, 413, 422].includes(status)) return { is: 'refused' };
  return { is: 'failed' };
}

/** Discord gives the wait in the body with milliseconds; all services give seconds in the header. */
function askedWait(header: string | null, body: string, now: number): number {
  const inBody = /"retry_after"\s*:\s*(\d+(?:\.\d+)?)/.exec(body)?.[1];
  const asked = Math.max(...[inBody, header].map((said) => retryAfterMs(said, now, LONGEST_ASKED_MS) ?? 0));
  return asked === 0 ? FIRST_WAIT_MS : Math.max(1_000, Math.ceil(asked));
}
