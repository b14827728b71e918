import { DEADLINE_NOTICE_MS } from '../protection/deadline.rules.js';
import { ok, type Result } from '../result.js';
import { refuse } from './talk.refusals.js';

export const POLL_CHOICES = { least: 2, most: 10 } as const;
export const LONGEST_POLL_DAYS = 60;
const DAY_MS = 86_400_000;

/** The voters of a poll: each team through its manager, or each member of the league. */
export const POLL_VOTERS = ['team', 'member'] as const;
export type PollVoters = (typeof POLL_VOTERS)[number];
export const POLL_RESULTS = ['running', 'end'] as const;
export type PollResults = (typeof POLL_RESULTS)[number];
export const POLL_STATES = ['open', 'ended', 'cancelled'] as const;
export type PollState = (typeof POLL_STATES)[number];

export interface PollQuestion {
  readonly choices: readonly string[];
  readonly secret: boolean;
  readonly results: PollResults;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  readonly confirmed: boolean;
}

const same = (text: string): string => text.toLowerCase();

/** Checks a new poll. Its deadline must be an hour ahead or confirmed, like other deadlines. */
export function judgePoll({ choices, secret, results, deadline, confirmed }: PollQuestion, now: number): Result<null> {
  const kind = 'invalid';
  const field = 'poll.deadline';
  const twice = choices.find((choice, index) => choices.findIndex((other) => same(other) === same(choice)) < index);
  if (twice !== undefined) return refuse('choiceTwice', { kind, field: 'poll.choices', figures: { choice: twice } });
  // With a running count, members could infer votes from the list of voters.
  if (secret && results === 'running') return refuse('secretShown', { kind, field: 'poll.results' });
  if (deadline <= now) return refuse('deadlinePast', { kind, field });
  if (deadline > now + LONGEST_POLL_DAYS * DAY_MS)
    return refuse('deadlineFar', {
      kind,
      field,
      figures: { days: LONGEST_POLL_DAYS },
      figure: Math.ceil((deadline - now) / DAY_MS),
      limit: LONGEST_POLL_DAYS,
    });
  if (deadline < now + DEADLINE_NOTICE_MS && !confirmed) {
    const minutes = Math.max(1, Math.round((deadline - now) / 60_000));
    const limit = DEADLINE_NOTICE_MS / 60_000;
    return refuse('deadlineSoon', { kind, field, figures: { minutes }, figure: minutes, limit });
  }
  return ok(null);
}

export interface PollFacts {
  readonly state: PollState;
  readonly deadline: number;
  readonly several: boolean;
  readonly voters: PollVoters;
  readonly choices: number;
}

/** Checks a vote. `now` is the database's time. Returns the choices sorted and without duplicates. */
export function judgeVote(
  poll: PollFacts,
  chosen: readonly number[],
  { managesTeam, now }: { readonly managesTeam: boolean; readonly now: number },
): Result<number[]> {
  if (poll.state !== 'open' || now >= poll.deadline) return refuse('pollOver');
  if (poll.voters === 'team' && !managesTeam) return refuse('forbidden.vote', { kind: 'forbidden' });
  const once = [...new Set(chosen)].sort((a, b) => a - b);
  const kind = 'invalid';
  const field = 'choices';
  const unknown = once.find((choice) => choice < 0 || choice >= poll.choices);
  if (unknown !== undefined)
    return refuse('noSuchChoice', {
      kind,
      field,
      figures: { choices: poll.choices },
      figure: unknown + 1,
      limit: poll.choices,
    });
  if (!poll.several && once.length > 1) return refuse('oneChoice', { kind, field, figure: once.length, limit: 1 });
  return ok(once);
}

export function tally(choices: number, ballots: readonly (readonly number[])[]): number[] {
  const counts = Array.from({ length: choices }, () => 0);
  for (const ballot of ballots)
    for (const choice of new Set(ballot)) if (counts[choice] !== undefined) counts[choice] += 1;
  return counts;
}

/** The choices with the most votes: several on a tie, none without votes. */
export function leaders(counts: readonly number[]): number[] {
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : counts.flatMap((count, index) => (count === most ? [index] : []));
}

/** True when the count is visible: while the poll runs, or after it ended. A cancelled poll shows no count. */
export const countShown = (results: PollResults, state: PollState): boolean =>
  state === 'ended' || (state === 'open' && results === 'running');
