import type { Refusal } from '@crease/core/result.js';
import { comingShortages, figures, violationWords } from '@crease/core/teams/cap.rules.js';
import type { MoveFigures } from '@crease/core/teams/team.words.js';
import { judgeWithAdvice, remedyViews } from '@crease/core/teams/remedy.rules.js';
import { applyMoves, judgeMoves, judgeShortages, type RosterMove } from '@crease/core/teams/roster.rules.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import type { MoveBody, MovesBody, MovesPreview } from '@crease/core/teams/team.schema.js';
import type { Db } from '../platform/database/database.js';
import { unwrap } from '../platform/refusal.error.js';
import type { PlayingLeague } from './books.queries.js';
import { loadTeamOptions } from './team-options.queries.js';

export interface DecidedMoves {
  readonly league: PlayingLeague;
  /** The team when the moves were judged, under its lock. */
  readonly team: TeamBooks;
  readonly moves: readonly RosterMove[];
  /** User who makes them; null for the service. */
  readonly actor: string | null;
  readonly override?: string | null;
  /** Origin of added players as stored in the roster: 'free-agent', 'waivers', 'trade:{id}'. */
  readonly by?: string;
  /** How the move happened, unless the team made it. */
  readonly how?: MoveFigures['how'];
  readonly week?: number | null;
  /** The added player's price, where there are bids. */
  readonly price?: number;
  /** The salary of the added player for one season, where bids are salaries. */
  readonly salary?: number;
  readonly person?: string;
}

/** Called for a player dropped or sent down through waivers. Returns when claims end (ISO time), or null. */
export type Dropped = (
  db: Db,
  league: PlayingLeague,
  teamId: string,
  playerId: number,
  toBank: boolean,
) => Promise<string | null>;

export const movesOf = (moves: readonly MoveBody[]): RosterMove[] =>
  moves.map(({ type, player_id }) => ({ type, playerId: player_id }));

/**
 * The team after the moves. A reason overrides the rules that refuse them. `override` is the reason to log: for an
 * overridden rule, and with `always` whenever a commissioner moves another team's players. Minimums of the coming
 * season that the moves miss need confirmation even with a reason.
 */
export async function decide(
  db: Db,
  team: TeamBooks,
  moves: readonly RosterMove[],
  league: PlayingLeague,
  { override_reason, confirm_short }: Pick<MovesBody, 'override_reason' | 'confirm_short'>,
  always: boolean,
): Promise<{ after: TeamBooks; override: string | null }> {
  const reason = override_reason ?? null;
  const judged = judgeMoves(team, moves, league.rules);
  const after = judged.ok
    ? judged.value
    : reason === null
      ? unwrap((await adviceOn(db, team, moves, league)).verdict)
      : unwrap(judgeMoves(team, moves, league.rules, { override: true }));
  const short = comingShortages(team, after, league.rules).map((violation) => ({ team: team.name, violation }));
  unwrap(judgeShortages(short, confirm_short === true));
  return { after, override: judged.ok && !always ? null : reason };
}

/**
 * Previews moves, their refusal, and the remedies. A `hindrance` is a refusal that precedes the team's limits and that
 * no move of the team removes.
 */
export async function previewOf(
  db: Db,
  team: TeamBooks,
  moves: readonly RosterMove[],
  league: PlayingLeague,
  hindrance: Refusal | null = null,
): Promise<MovesPreview> {
  const after = applyMoves(team, moves, league.rules, { override: true });
  const { verdict, remedies } = await adviceOn(db, team, moves, league);
  const short = after.ok ? comingShortages(team, after.value, league.rules) : [];
  return {
    before: figures(team, league.rules),
    after: after.ok ? figures(after.value, league.rules, 'wouldBe') : null,
    refusal: hindrance ?? (verdict.ok ? null : verdict.refusal),
    remedies: hindrance === null ? remedyViews(remedies, after.ok ? after.value : team, league.rules) : [],
    ...(short.length === 0
      ? {}
      : {
          warnings: short.map((violation) => {
            const { rule, figure, limit } = violation;
            const { message, fix } = violationWords(team.name, violation);
            return { rule, figure, limit, message, ...(fix === undefined ? {} : { fix }) };
          }),
        }),
  };
}

/** The verdict with remedies. The team's options are read only when the moves are refused. */
async function adviceOn(
  db: Db,
  team: TeamBooks,
  moves: readonly RosterMove[],
  league: PlayingLeague,
): Promise<ReturnType<typeof judgeWithAdvice>> {
  const judged = judgeMoves(team, moves, league.rules);
  return judged.ok
    ? { verdict: judged, remedies: [] }
    : judgeWithAdvice(team, moves, league.rules, await loadTeamOptions(db, league, team));
}
