import { socialMessage as messageOf } from './words/social.words.js';

export const PROVIDERS = ['google', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };

export const isProvider = (value: unknown): value is Provider => PROVIDERS.includes(value as Provider);

/** Why a sign-in by pop-up failed. Only the page that opened the pop-up can detect the first two. */
export type SocialFailure =
  | 'popupClosed'
  | 'popupBlocked'
  | 'socialCancelled'
  | 'accountExists'
  | 'socialNetwork'
  | 'socialFailed'
  | 'userDisabled'
  | 'tooManyRequests';

/** Messages of docs/rules.md, Words of errors, by refusal name. Unlisted names get the message of `socialFailed`. */
export const socialMessage = (name: string, provider: Provider): string => messageOf(name, PROVIDER_NAMES[provider]);

/**
 * URL that the pop-up opens. The outcome contains `attempt` again, so that a page recognizes its own attempt. At most
 * 64 letters, digits, - and _.
 */
export const socialStartPath = (provider: Provider, attempt: string): string =>
  `/api/auth/social/${provider}/start?attempt=${encodeURIComponent(attempt)}`;

/** Name of the BroadcastChannel for outcomes, used when the pop-up has lost its opener. */
export const SOCIAL_CHANNEL = 'crease-social';

export interface SocialSuccess {
  readonly ok: true;
  readonly ticket: string;
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string | null;
}

/**
 * The outcome that the pop-up sends to the opening page, by `postMessage` to this origin and by BroadcastChannel. Send
 * `ticket` in the header `Authorization: Social <ticket>` of `GET /api/login` and `POST /api/create-user-social`.
 */
export type SocialOutcome = {
  readonly source: typeof SOCIAL_CHANNEL;
  readonly attempt: string;
  readonly provider: Provider;
} & (
  SocialSuccess | { readonly ok: false; readonly refusal: { readonly name: SocialFailure; readonly message: string } }
);

/** True for the outcome of the page's own attempt. */
export function isSocialOutcome(data: unknown, attempt: string): data is SocialOutcome {
  if (data === null || typeof data !== 'object') return false;
  const { source, attempt: theirs, provider, ok } = data as Record<string, unknown>;
  return source === SOCIAL_CHANNEL && theirs === attempt && isProvider(provider) && typeof ok === 'boolean';
}
