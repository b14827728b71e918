import { messageWords } from '@crease/core/messages/messages.js';
import type { RefusalWords } from '@crease/core/refusals.js';
import { many } from '@crease/core/text.rules.js';

/** Things that may be missing or not visible to the caller. */
const THINGS = {
  account: 'This account',
  calendar: 'This calendar',
  change: 'This change',
  bid: 'This bid',
  claim: 'This claim',
  condition: 'This condition',
  contract: 'This contract',
  device: 'This device',
  draft: 'This draft',
  heldPlayer: 'This player of a team',
  import: 'This import',
  invitation: 'This invitation',
  league: 'This league',
  ledgerLine: 'This line of the ledger',
  matchup: 'This matchup',
  member: 'This member',
  move: 'This move',
  page: 'This page',
  pick: 'This pick',
  picture: 'This picture',
  player: 'This player',
  poll: 'This poll',
  post: 'This post',
  recordChange: 'This change of a record',
  scoreChange: 'This change of a score',
  session: 'This session',
  signIn: 'This sign-in',
  status: 'This status',
  team: 'This team',
  thread: 'This thread',
  token: 'This access token',
  trade: 'This trade',
  user: 'This user',
  webhook: 'This webhook',
};
export type Thing = keyof typeof THINGS;

/** Why a process should get no requests. `seconds`: age of what it must know. */
export interface NotReady {
  readonly is: 'closing' | 'database' | 'events' | 'clock' | 'migrating';
  readonly seconds: number;
}
const NOT_READY: Readonly<Record<NotReady['is'], (figures: NotReady) => string>> = {
  closing: () => 'This process is closing.',
  migrating: () => 'The database is being upgraded.',
  database: ({ seconds }) => `The database did not answer within ${many(seconds, 'second')}.`,
  events: ({ seconds }) =>
    seconds === 0
      ? 'Events of other processes are still being read.'
      : `The events of other processes were last read ${many(seconds, 'second')} ago.`,
  clock: ({ seconds }) => `The database’s clock was last read ${many(seconds, 'second')} ago.`,
};

/** 'in 40 minutes', 'in 3 hours': rounded up, so that the time is never too early. */
export const inWords = (seconds: number): string => {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds <= 5_400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
};

export const PLATFORM_REFUSALS = {
  badRequest: () => ({ message: 'The request could not be read.' }),
  forbidden: () => ({ message: 'You may not do this.' }),
  'forbidden.lookingIn': () => ({
    message: 'The site owner can look into this league but not act in it.',
    fix: 'Ask its commissioner.',
  }),
  'forbidden.siteOwner': () => ({ message: 'Only the site owner can do this.', fix: 'Ask the site owner.' }),
  webNotBuilt: () => ({ message: 'The web app has not been built yet: run “npm run build:web”.' }),
  foreignOrigin: () => ({
    message: 'This request came from another site.',
    fix: 'Open Crease at its own address, and try again there.',
  }),
  idempotencyKeyReused: () => ({
    message: 'This request key was used for another request.',
    fix: 'Send the request with a new Idempotency-Key.',
  }),
  internal: () => ({ message: 'Something went wrong on our side. No changes were made.' }),
  'internal.message': () => ({
    message: 'Something went wrong on our side. No changes were made.',
    fix: 'Try again.',
  }),
  /** `words`: a schema's message of the first named field; null when the request as a whole is invalid. */
  invalid: ({ words }: { readonly words: string | null }) => ({
    message: words === null ? 'The request is not valid.' : messageWords(words),
  }),
  'invalid.message': ({ words }: { readonly words: string | null }) => ({
    message: words === null ? 'The message is not valid.' : messageWords(words),
  }),
  invalidIdempotencyKey: ({ least, most }: { readonly least: number; readonly most: number }) => ({
    message: `An Idempotency-Key has ${least} to ${most} characters.`,
    fix: 'Send a random one of that length.',
  }),
  visitorReads: () => ({
    message: 'Sign up to do this. You only look around here.',
    fix: 'An account is free, and lets you start a league of your own.',
  }),
  'visitorReads.closed': () => ({
    message: 'Sign up to see this. It belongs to the account that you look around with.',
    fix: 'An account is free, and has all of its own.',
  }),
  metricsToken: () => ({
    message: 'These figures are for the operator.',
    fix: 'Send the token of METRICS_TOKEN, as "Authorization: Bearer …".',
  }),
  /** `seconds`: until it is expected to end; null when unknown. */
  maintenance: ({ seconds }: { readonly seconds: number | null }) => ({
    message: 'Crease is in maintenance. Nothing can be changed until it ends.',
    fix: seconds === null ? 'Try again later.' : `It is expected to end ${inWords(seconds)}. Try again then.`,
  }),
  methodNotAllowed: () => ({ message: 'This address does not take such a request.' }),
  notFound: ({ what }: { readonly what: Thing }) => ({
    message: `${THINGS[what]} does not exist, or you may not see it.`,
    fix: 'Check the address, or ask your commissioner for an invitation.',
  }),
  notYou: () => ({ message: 'You can do this only for yourself.' }),
  /** `why`: the reasons, each a sentence of `NOT_READY`. */
  notReady: ({ why }: { readonly why: readonly NotReady[] }) => ({
    message: why.map((reason) => NOT_READY[reason.is](reason)).join(' '),
    fix: 'Send requests to another process until this one is ready.',
  }),
  pictureBroken: () => ({
    message: 'This picture cannot be read.',
    fix: 'Save it again as PNG or JPG, or choose another.',
  }),
  picturePixels: ({ most }: { readonly most: number }) => ({
    message: `This picture has more than ${most / 1_000_000} million pixels.`,
    fix: 'Make it smaller.',
  }),
  pictureType: () => ({ message: 'Choose a PNG or JPG picture.' }),
  signedOut: () => ({ message: 'You are signed out.', fix: 'Sign in and try again.' }),
  timeout: () => ({ message: 'The request took too long to arrive.' }),
  tooLarge: () => ({ message: 'The request is too large.' }),
  'tooLarge.address': () => ({ message: 'The address is too long.' }),
  'tooLarge.headers': () => ({ message: 'The headers are too large.' }),
  tooManyMessages: ({ most }: { readonly most: number }) => ({
    message: `This page sends more than ${most} messages a second.`,
    fix: 'Wait a moment, then try again.',
  }),
  tooManySockets: ({ most }: { readonly most: number }) => ({
    message: `You have ${most} connections open, the most for one account.`,
    fix: 'Close some tabs.',
  }),
  tryAgain: () => ({ message: 'The service is busy. No data was lost.', fix: 'Try again in a moment.' }),
  'tryAgain.migrating': () => ({ message: 'Crease is being upgraded.', fix: 'Try again in a few minutes.' }),
  'tryAgain.restarting': () => ({ message: 'The service is restarting.', fix: 'Try again in a moment.' }),
  unsupportedType: () => ({ message: 'Send the request as JSON.' }),
};

/** For a feature's catalogue: actions of the commissioner only. `what` completes "Only the commissioner can …". */
export const commissionerOnly = (what: string): RefusalWords => ({
  message: `Only the commissioner can ${what}.`,
  fix: 'Ask your commissioner.',
});

/** Fix for a used-up limit: the feature's fix, and when the limit resets. */
export const fixAndWait = (fix: string | undefined, seconds: number): string => {
  const again = `You can try again ${inWords(seconds)}.`;
  return fix === undefined ? again : `${fix} ${again}`;
};
