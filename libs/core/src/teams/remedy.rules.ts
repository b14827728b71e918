import type { Dollars } from '../money.js';
import { POSITIONS, type Place, type Position } from '../position.js';
import type { Refusal, Result } from '../result.js';
import { capSpace, charge, comingShortages, decisiveViolations, totals } from './cap.rules.js';
import {
  addedBy,
  applyMoves,
  judgeMoves,
  MOVES,
  possibleMoves,
  exemptFromWaivers,
  takesAway,
  type RosterMove,
  type RosterMoveType,
} from './roster.rules.js';
import type { RemedyStepView } from './team.answers.js';
import { remedyTexts as t } from './words/remedy.words.js';
import type { CapRules, HeldPlayer, Newcomer, RosterRules, TeamBooks } from './team.model.js';

/*
 * Finds additional moves that make refused moves legal. Each remedy has been tried, so following it exactly is not
 * refused. The `fix` texts of refusals derive from the remedies.
 */

export interface OwnStep {
  readonly type: Exclude<RosterMoveType, 'add'>;
  readonly player: HeldPlayer;
}

/** A free agent of this position with a charge of at most `most`. */
export interface AddStep {
  readonly type: 'add';
  readonly position: Position;
  readonly most: Dollars;
}

export type RemedyStep = OwnStep | AddStep;
/** Steps that together make the moves legal. */
export type Remedy = readonly RemedyStep[];

export interface Means {
  /** The lowest cap hit of an available free agent by position; null when none can be added. */
  readonly adding: Readonly<Record<Position, Dollars | null>> | null;
  /** Players who may not leave the team, because an accepted trade or a condition holds them. */
  readonly held: ReadonlySet<number>;
}

/** Limits remedies of several steps. All single-step remedies are offered. */
const MOST_PLANS = 6;
const MOST_STEPS = 8;

interface Candidate {
  readonly step: RemedyStep;
  readonly move: RosterMove;
  readonly cost: number;
}

/**
 * Sorts by impact: moves between places, then additions, then the rookie bank through waivers (the player may return),
 * then drops. Within each, the cheapest player first.
 */
function costOf(step: RemedyStep, leaves: boolean): number {
  if (step.type === 'add') return 1_000_000_000;
  if (step.type === 'drop') return 10_000_000_000 + charge(step.player);
  return leaves ? 5_000_000_000 + charge(step.player) : charge(step.player) / 1_000;
}

/** Remedies for refused moves, cheapest first. Empty when the moves are legal, impossible, or nothing helps. */
export function remedies(team: TeamBooks, moves: readonly RosterMove[], rules: RosterRules, means: Means): Remedy[] {
  const after = applyMoves(team, moves, rules);
  if (!after.ok || judgeMoves(team, moves, rules).ok) return [];
  const candidates = candidatesFor(after.value, moves, rules, means);
  const legal = (more: readonly Candidate[]): boolean => {
    const judged = judgeMoves(team, [...moves, ...more.map(({ move }) => move)], rules);
    // In the offseason, no remedy misses a minimum of the coming season.
    return judged.ok && comingShortages(after.value, judged.value, rules).length === 0;
  };
  const single = candidates.filter((one) => legal([one]));
  if (single.length > 0) return single.map((one) => plan(team, moves, rules, [one]));
  const pairs: (readonly [Candidate, Candidate])[] = [];
  for (const [index, one] of candidates.entries()) {
    for (const two of candidates.slice(index + 1))
      if (compatible(one, two) && legal([one, two])) pairs.push([one, two]);
  }
  if (pairs.length > 0) {
    const cost = (pair: readonly Candidate[]) => pair.reduce((sum, one) => sum + one.cost, 0);
    return pairs
      .sort((a, b) => cost(a) - cost(b))
      .slice(0, MOST_PLANS)
      .map((pair) => plan(team, moves, rules, pair));
  }
  const long = stepByStep(team, moves, rules, candidates);
  return long !== null && legal(long) ? [plan(team, moves, rules, long)] : [];
}

function candidatesFor(
  after: TeamBooks,
  moves: readonly RosterMove[],
  rules: RosterRules,
  { adding, held }: Means,
): Candidate[] {
  const newcomers = addedBy(moves);
  const exempt = exemptFromWaivers(after.players, rules, moves);
  const moved = new Set(moves.flatMap((move) => (move.type === 'add' ? [] : [move.playerId])));
  const own = after.players
    .filter(({ id }) => !moved.has(id))
    .flatMap((player) =>
      possibleMoves(player, rules).flatMap((type): Candidate[] => {
        if (type === 'add') return [];
        const move = { type, playerId: player.id };
        const leaves = takesAway(move, rules, exempt);
        if (leaves && (held.has(player.id) || newcomers.has(player.id))) return [];
        const step: OwnStep = { type, player };
        return [{ step, move, cost: costOf(step, leaves) }];
      }),
    );
  // Each addition uses a pick, so a remedy has at most one.
  const added =
    adding === null || newcomers.size > 0
      ? []
      : POSITIONS.flatMap((position): Candidate[] => {
          const least = adding[position];
          if (least === null) return [];
          const step: AddStep = { type: 'add', position, most: least };
          return [{ step, move: { type: 'add', player: anybody(position, least) }, cost: costOf(step, false) }];
        });
  return [...own, ...added].sort((a, b) => a.cost - b.cost);
}

const keyOf = ({ move }: Candidate): number | 'add' => (move.type === 'add' ? 'add' : move.playerId);
const compatible = (one: Candidate, two: Candidate): boolean => keyOf(one) !== keyOf(two);

/** A free agent who has not been chosen yet. */
function anybody(position: Position, capHit: Dollars): Newcomer {
  return {
    id: -1,
    name: '',
    position,
    capHit,
    retainedByOthers: 0,
    place: 'active',
    status: 'healthy',
    rookie: false,
    retainedByTeam: null,
  };
}

/** Gives the free agent the highest legal charge. */
function plan(team: TeamBooks, moves: readonly RosterMove[], rules: RosterRules, chosen: readonly Candidate[]): Remedy {
  return chosen.map(({ step }) => {
    if (step.type !== 'add') return step;
    const others = [...moves, ...chosen.flatMap(({ move }) => (move.type === 'add' ? [] : [move]))];
    const without = applyMoves(team, others, rules);
    if (!without.ok) return step;
    const room = capSpace(without.value, rules).space;
    // A team over the cap may stay over by the same amount. When it adds a player, it must end at least one dollar less
    // over.
    const over = Math.max(0, -capSpace(team, rules).space);
    const dearest = [room + over, room + over - 1, room].find(
      (amount) => judgeMoves(team, [...others, { type: 'add', player: anybody(step.position, amount) }], rules).ok,
    );
    return { ...step, most: dearest ?? step.most };
  });
}

/** Adds the move that helps most, the cheapest on a tie, when two moves are not enough. */
function stepByStep(
  team: TeamBooks,
  moves: readonly RosterMove[],
  rules: RosterRules,
  candidates: readonly Candidate[],
): Candidate[] | null {
  const chosen: Candidate[] = [];
  const distance = (more: readonly Candidate[]): number => {
    const all = [...moves, ...more.map(({ move }) => move)];
    const after = applyMoves(team, all, rules);
    if (!after.ok) return Infinity;
    const asked = applyMoves(team, moves, rules);
    if (asked.ok && comingShortages(asked.value, after.value, rules).length > 0) return Infinity;
    // In shares of the limits, so that dollars and players can be summed.
    return decisiveViolations(
      team,
      after.value,
      rules,
      all.some(({ type }) => type === 'add'),
    )
      .filter(({ decisive }) => decisive)
      .reduce((sum, { excess, limit }) => sum + excess / Math.max(1, limit), 0);
  };
  let present = distance([]);
  while (present > 0 && chosen.length < MOST_STEPS) {
    const tried = candidates
      .filter((one) => chosen.every((other) => compatible(one, other)))
      .map((one) => ({ one, left: distance([...chosen, one]) }))
      .sort((a, b) => a.left - b.left)[0];
    if (!tried || tried.left >= present) return null;
    chosen.push(tried.one);
    present = tried.left;
  }
  return chosen;
}

/** Number of names shown; the rest are counted. */
const NAMED = 3;

const figuresOf = (step: RemedyStep) =>
  step.type === 'add'
    ? { type: step.type, position: step.position, most: step.most }
    : { type: step.type, names: [step.player.name], more: 0 };

/** The remedies as one sentence for the user; null without any. */
export function remedyWords(found: readonly Remedy[]): string | null {
  const [first] = found;
  if (!first) return null;
  if (first.length > 1) return t.together({ steps: first.map(figuresOf) });
  const steps = found.flat();
  const ways = (['toIr', 'toBank', 'activate', 'promote', 'drop'] as const).flatMap((type) => {
    const names = steps.flatMap((step) => (step.type === type ? [step.player.name] : []));
    const shown = names.length <= NAMED + 1 ? names : names.slice(0, NAMED);
    return names.length === 0 ? [] : [{ type, names: shown, more: names.length - shown.length }];
  });
  const added = steps.flatMap((step) => (step.type === 'add' ? [figuresOf(step)] : []));
  return t.oneOf({ steps: [...ways, ...added] });
}

/** A refusal of team limits, with a `fix` for this team: its remedies, or that there are none. */
export function advised(refusal: Refusal, found: readonly Remedy[], moves: readonly RosterMove[]): Refusal {
  const adds = moves.some(({ type }) => type === 'add');
  const none = adds ? t.noRoom() : t.noHelp();
  return { ...refusal, fix: remedyWords(found) ?? none };
}

export function judgeWithAdvice(
  team: TeamBooks,
  moves: readonly RosterMove[],
  rules: RosterRules,
  means: Means,
): { readonly verdict: Result<TeamBooks>; readonly remedies: Remedy[] } {
  const verdict = judgeMoves(team, moves, rules);
  // Other moves do not help when place or status forbid a move.
  if (verdict.ok || !applyMoves(team, moves, rules).ok) return { verdict, remedies: [] };
  const found = remedies(team, moves, rules, means);
  return { verdict: { ok: false, refusal: advised(verdict.refusal, found, moves) }, remedies: found };
}

/** The team with a player in a place; null takes the player away. */
function withPlayer(team: TeamBooks, player: HeldPlayer, place: Place | null): TeamBooks {
  const others = team.players.filter(({ id }) => id !== player.id);
  return { ...team, players: place === null ? others : [...others, { ...player, place }] };
}

/**
 * Remedies in the API format. `team`: the team after the moves that need a remedy. Each step says by how much it
 * changes the cap that is used, after the steps before it.
 */
export const remedyViews = (
  found: readonly Remedy[],
  team: TeamBooks,
  rules: CapRules,
): { steps: RemedyStepView[] }[] =>
  found.map((remedy) => {
    let books = team;
    return {
      steps: remedy.map((step): RemedyStepView => {
        if (step.type === 'add')
          return {
            type: 'add',
            player_id: null,
            name: null,
            position: step.position,
            cap_change: null,
            most: step.most,
          };
        const { type, player } = step;
        const before = withPlayer(books, player, player.place);
        books = withPlayer(books, player, MOVES[type].to);
        return {
          type,
          player_id: player.id,
          name: player.name,
          position: player.position,
          cap_change: totals(books, rules).totalCap - totals(before, rules).totalCap,
          most: null,
        };
      }),
    };
  });
