import { ok, type Result } from '../result.js';
import { boundByIr, judgeMove, overdueIn, violationWords, type Violation } from './cap.rules.js';
import { countsFromIr, isHealthyOnIr } from './ir-return.rules.js';
import { cutCharge } from './cuts/cut.rules.js';
import { IR_STATUSES, type HeldPlayer, type Newcomer, type RosterRules, type TeamBooks } from './team.model.js';
import { type Place } from '../position.js';
import { refuse } from './teams.refusals.js';

/** A move of one player. Several moves are judged together by their final result. */
export type RosterMove =
  | { readonly type: 'drop'; readonly playerId: number }
  | { readonly type: 'toIr'; readonly playerId: number }
  | { readonly type: 'activate'; readonly playerId: number }
  | { readonly type: 'toBank'; readonly playerId: number }
  | { readonly type: 'promote'; readonly playerId: number }
  | { readonly type: 'add'; readonly player: Newcomer };

export type RosterMoveType = RosterMove['type'];

/** Source and target places of each move, shared by buttons, server and tests. */
export const MOVES: Readonly<
  Record<Exclude<RosterMoveType, 'add'>, { readonly from: readonly Place[]; readonly to: Place | null }>
> = {
  drop: { from: ['active', 'ir', 'rookie'], to: null },
  toIr: { from: ['active'], to: 'ir' },
  activate: { from: ['ir'], to: 'active' },
  toBank: { from: ['active'], to: 'rookie' },
  promote: { from: ['rookie'], to: 'active' },
};

/** Moves that place and status allow, regardless of team limits. */
export function possibleMoves(player: HeldPlayer, rules: RosterRules): RosterMoveType[] {
  return (Object.keys(MOVES) as (keyof typeof MOVES)[]).filter(
    (type) => MOVES[type].from.includes(player.place) && admits(type, player, rules).ok,
  );
}

function admits(type: keyof typeof MOVES, player: HeldPlayer, rules: RosterRules): Result<true> {
  if (!MOVES[type].from.includes(player.place)) {
    return refuse('wrongPlace', { figures: { player: player.name, place: player.place }, field: 'player_id' });
  }
  if (type === 'toIr' && !IR_STATUSES.includes(player.status)) {
    return refuse('notInjured', { figures: { player: player.name, status: player.status }, field: 'player_id' });
  }
  if (type === 'toBank' && !rules.rookieBank) {
    return refuse('noRookieBank', { field: 'player_id' });
  }
  return type === 'toBank' ? admitsToBank(player, rules) : ok(true);
}

/** Checks if a player may be sent down, regardless of room in the bank. */
function admitsToBank(player: HeldPlayer, { farm, waiversRun }: RosterRules): Result<true> {
  const about = { field: 'player_id' };
  if (!player.rookie && (farm?.veterans ?? 0) === 0) {
    return refuse('notARookie', { figures: { player: player.name }, ...about });
  }
  if (farm?.sendDown === 'never' && player.farm?.broughtUp === true) {
    return refuse('broughtUp', { figures: { player: player.name }, ...about });
  }
  const byWaivers = farm?.sendDown === 'waivers' || (farm?.sendDown === 'veterans' && !player.rookie);
  if (byWaivers && waiversRun !== true) {
    return refuse('waiversRest', { figures: { player: player.name }, ...about });
  }
  const games = player.farm?.games ?? 0;
  if (farm?.callUp && games > farm.callUp.games) {
    const figures = { player: player.name, games, most: farm.callUp.games };
    return refuse('playedTooMuch', { figures, figure: games, limit: farm.callUp.games, ...about });
  }
  return ok(true);
}

/**
 * Players who are sent down without waivers in any case: those added by the same moves, who were never active, and
 * rookies where only veterans go on waivers.
 */
export function exemptFromWaivers(
  players: Iterable<Pick<HeldPlayer, 'id' | 'rookie'>>,
  { farm }: Pick<RosterRules, 'farm'>,
  moves: readonly RosterMove[] = [],
): ReadonlySet<number> {
  const exempt = new Set(addedBy(moves));
  if (farm?.sendDown === 'veterans') for (const { id, rookie } of players) if (rookie) exempt.add(id);
  return exempt;
}

/** True when a move removes the player from the team: a drop, or sending down through waivers. */
export function takesAway(
  { type, playerId }: Pick<Exclude<RosterMove, { type: 'add' }>, 'type' | 'playerId'>,
  { farm, waiversRun }: Pick<RosterRules, 'farm' | 'waiversRun'>,
  exempt: ReadonlySet<number>,
): boolean {
  if (type === 'drop') return true;
  const byWaivers = farm?.sendDown === 'waivers' || farm?.sendDown === 'veterans';
  return type === 'toBank' && byWaivers && waiversRun === true && !exempt.has(playerId);
}

export const addedBy = (moves: readonly RosterMove[]): ReadonlySet<number> =>
  new Set(moves.flatMap((move) => (move.type === 'add' ? [move.player.id] : [])));

/** Refusals about facts instead of rules; commissioners cannot override them. */
const FACTS: readonly string[] = ['wrongPlace', 'notOnTeam', 'alreadyHere'];

export interface Latitude {
  /** A commissioner's override: ignores rules but not facts. */
  readonly override?: boolean;
}

/** Applies the moves in order. Refuses moves that place or status forbid; `judgeMoves` checks limits. */
export function applyMoves(
  team: TeamBooks,
  moves: readonly RosterMove[],
  rules: RosterRules,
  { override = false }: Latitude = {},
): Result<TeamBooks> {
  let present = team;
  for (const move of moves) {
    if (move.type === 'add') {
      if (present.players.some((player) => player.id === move.player.id))
        return refuse('alreadyHere', { figures: { player: move.player.name }, field: 'player_id' });
      present = withNewcomer(present, move.player);
      continue;
    }
    const { players } = present;
    const player = players.find((candidate) => candidate.id === move.playerId);
    if (!player) return refuse('notOnTeam', { figures: { team: team.name }, field: 'player_id' });
    const admitted = admits(move.type, player, rules);
    if (!admitted.ok && !(override && !FACTS.includes(admitted.refusal.name))) return admitted;
    const { to } = MOVES[move.type];
    const dead = to === null ? cutCharge(player, rules.cut) : 0;
    present = {
      ...present,
      ...(dead === 0 ? {} : { dead: (present.dead ?? 0) + dead }),
      players:
        to === null
          ? players.filter((candidate) => candidate !== player)
          : players.map((candidate) => (candidate === player ? { ...candidate, place: to } : candidate)),
    };
  }
  return ok(present);
}

/** The team with a new player, charged in full: the team's own retention of the player ends. */
export function withNewcomer(
  team: TeamBooks,
  { retainedByTeam = null, ...player }: HeldPlayer & Partial<Newcomer>,
): TeamBooks {
  const players = [...team.players, player];
  return retainedByTeam === null
    ? { ...team, players }
    : { ...team, players, retained: team.retained - retainedByTeam, retainedContracts: team.retainedContracts - 1 };
}

export function judgeMoves(
  team: TeamBooks,
  moves: readonly RosterMove[],
  rules: RosterRules,
  latitude: Latitude = {},
): Result<TeamBooks> {
  const adds = moves.some((move) => move.type === 'add');
  const after = applyMoves(team, moves, rules, latitude);
  if (!after.ok || latitude.override) return after;
  const verdict = judgeMove(team, after.value, rules, adds);
  if (verdict.ok) return after;
  const healthy = after.value.players.filter(isHealthyOnIr).map((player) => player.name);
  if (boundByIr(team, rules)) {
    const { message, figure, limit } = verdict.refusal;
    const counted = team.players.filter(countsFromIr).map((player) => player.name);
    return refuse('irOverdue', {
      figures: { players: counted, problem: message },
      ...(figure === undefined ? {} : { figure }),
      ...(limit === undefined ? {} : { limit }),
    });
  }
  // These violations block even an otherwise legal addition, so they are reported first.
  if (!adds) return verdict;
  const overdue = rules.farm?.callUp ? overdueIn(after.value).map((player) => player.name) : [];
  if (healthy.length === 0 && overdue.length > 0)
    return refuse('mustComeUp', { figures: { players: overdue }, figure: overdue.length, limit: 0 });
  if (healthy.length === 0) return verdict;
  return refuse('healthyOnIr', { figures: { players: healthy }, figure: healthy.length, limit: 0 });
}

interface Shortage {
  readonly team: string;
  readonly violation: Violation;
}

/** Refuses a change that misses minimums of the coming season, unless the caller confirms it. */
export function judgeShortages(shortages: readonly Shortage[], confirmed: boolean): Result<true> {
  const [first] = shortages;
  if (confirmed || first === undefined) return ok(true);
  const words = shortages.map(({ team, violation }) => violationWords(team, violation));
  return refuse('comingMinimum', {
    figures: { problems: words.map(({ message }) => message), fixes: words.flatMap(({ fix }) => fix ?? []) },
    field: 'confirm_short',
    figure: first.violation.figure,
    limit: first.violation.limit,
  });
}
