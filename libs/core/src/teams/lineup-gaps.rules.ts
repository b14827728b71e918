import { LINEUP_KINDS, type LineupRules } from '../leagues/lineup.rules.js';
import { fits, standing, type LineupPlace, type LineupPlayer, type Locks } from './lineup.rules.js';

/** What is wrong with the coming line-up of a team. */
export interface LineupGaps {
  readonly day: string;
  /** Places that nobody stands in. */
  readonly empty: number;
  /** Names of who stands in one and does not play. */
  readonly absent: readonly string[];
  /** When the first place that could be mended locks (ms since 1970). */
  readonly locksAt: number;
  /** Somebody who plays could be put there, and nobody does it by themselves. */
  readonly todo: boolean;
}

/**
 * Places of a line-up that will earn nothing as far as is known: empty ones, and those of players who are not active, are
 * hurt or have no game while somebody else has.
 * @param out ids of players who are hurt
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
    // Who has no game is told only where somebody else would have one.
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
