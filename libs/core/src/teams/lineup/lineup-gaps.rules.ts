import { LINEUP_KINDS, type LineupRules } from '../../leagues/lineup.rules.js';
import { fits, standing, type LineupPlace, type LineupPlayer, type Locks } from './lineup.rules.js';

export interface LineupGaps {
  readonly day: string;
  readonly empty: number;
  readonly absent: readonly string[];
  /** When the first place that could be fixed locks (ms since 1970). */
  readonly locksAt: number;
  /** A playing reserve fits, and no automatic stand-in covers the place. */
  readonly todo: boolean;
}

/**
 * Places that will earn no points: empty places, and those of players who are not active, injured, or without a game
 * while a reserve has one.
 * @param out ids of injured players
 */
export function lineupGaps(
  plan: readonly LineupPlace[] | null,
  active: readonly LineupPlayer[],
  rules: Pick<LineupRules, 'places' | 'standIn'>,
  { out, locks, names }: { out: ReadonlySet<number>; locks: Locks; names: ReadonlyMap<number, string> },
): Pick<LineupGaps, 'empty' | 'absent' | 'todo'> | null {
  const stands = standing(plan, active, rules);
  const shown = plan ?? stands;
  const byId = new Map(active.map((player) => [player.id, player]));
  const idle = (id: number) => {
    const player = byId.get(id);
    return player === undefined || out.has(id) || player.plays === false;
  };
  const reserves = active.filter(
    ({ id }) => !shown.some(({ playerId }) => playerId === id) && !idle(id) && !locks.has(id),
  );
  const empty = LINEUP_KINDS.flatMap((kind) => {
    const taken = shown.filter((place) => place.kind === kind).length;
    return Array.from({ length: Math.max(0, rules.places[kind] - taken) }, () => kind);
  });
  const helps = (kind: LineupPlace['kind']) => reserves.some((player) => fits(kind, player));
  const absent = shown.filter(({ kind, playerId }) => {
    if (!idle(playerId) || locks.has(playerId)) return false;
    // A player without a game only counts when a reserve has one.
    return !byId.has(playerId) || out.has(playerId) || helps(kind);
  });
  if (empty.length + absent.length === 0) return null;
  const filled = stands.filter(({ playerId }) => !idle(playerId)).length;
  const wanted = LINEUP_KINDS.reduce((sum, kind) => sum + rules.places[kind], 0);
  return {
    empty: empty.length,
    absent: absent.map(({ playerId }) => byId.get(playerId)?.name ?? names.get(playerId) ?? ''),
    todo: filled < wanted && [...empty, ...absent.map(({ kind }) => kind)].some(helps),
  };
}
