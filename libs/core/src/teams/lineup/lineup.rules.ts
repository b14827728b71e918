import { weekStart } from '../../calendar.js';
import {
  LINEUP_KINDS,
  LINEUP_KIND_WORDS,
  beginOf,
  mayBegin,
  firstOpen,
  closesAt,
  type LineupKind,
  type LineupRules,
  type LongLimit,
  type StartsOn,
} from '../../leagues/lineup.rules.js';
import type { Position } from '../../position.js';
import { ok, type Result } from '../../result.js';
import { refuse } from '../teams.refusals.js';

export interface LineupPlayer {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
  /** The detailed position: 'C', 'LW', 'C/RW'; 'D' and 'G' for others. */
  readonly detail: string;
  /** Points this season; the reserve with more comes first. */
  readonly worth: number;
  /** False when the player's club has no game on the day. Players with a game come first. */
  readonly plays?: boolean;
}

export interface LineupPlace {
  readonly kind: LineupKind;
  readonly playerId: number;
  /** The player was in this place automatically when it was saved: for an absent player, or as the best available. */
  readonly byItself?: true;
}

/**
 * An effective place on a day: a player who earns points. `standIn` is true for a reserve who replaces another player.
 */
export interface StandingPlace extends LineupPlace {
  readonly standIn: boolean;
}

/** True when a player fits a place: forward places take centres and wings, utility places take any skater. */
export function fits(kind: LineupKind, { position, detail }: Pick<LineupPlayer, 'position' | 'detail'>): boolean {
  if (kind === 'U') return position !== 'G';
  if (kind === 'F' || kind === 'D' || kind === 'G') return position === kind;
  return position === 'F' && detail.split(/[^A-Z]+/).includes(kind);
}

/** Players who are locked on a day, with the time of their lock (ms since 1970). */
export type Locks = ReadonlyMap<number, number>;
const NO_LOCKS: Locks = new Map();

export interface BegunLineup {
  readonly begin: string;
  readonly places: readonly LineupPlace[];
}

/**
 * Counts the players added by the line-ups of a week, in order. `before` is the line-up at the start of the week. It is
 * null when none was set; the first line-up then counts no changes. Players who were in automatically do not count,
 * even when the manager keeps them.
 */
export function cameIn(before: readonly LineupPlace[] | null, week: readonly BegunLineup[]): number {
  let came = 0;
  let stands = before;
  for (const { places } of [...week].sort((a, b) => (a.begin < b.begin ? -1 : 1))) {
    const known = stands;
    if (known !== null)
      came += places.filter(
        ({ playerId, byItself }) => byItself !== true && !known.some((place) => place.playerId === playerId),
      ).length;
    stands = places;
  }
  return came;
}

/**
 * The places of a team's plan that count on a day. Null when it was carried over from an earlier day and the league
 * then uses the best players.
 */
export const planFor = (
  rules: LineupRules,
  day: string,
  plan: BegunLineup | undefined,
): readonly LineupPlace[] | null =>
  plan === undefined || (rules.standIn === 'always' && plan.begin < beginOf(rules, day)) ? null : plan.places;

/** The line-ups that begin in the month or season, except the one that is set. */
export interface LongSpan extends LongLimit {
  readonly from: string;
  readonly to: string;
  /** The line-up in effect when it began; null when none was set, and in a season: its first line-up is no change. */
  readonly before: readonly LineupPlace[] | null;
  readonly lineups: readonly BegunLineup[];
}

interface LineupCase {
  readonly now: number;
  readonly timeZone: string;
  /** The line-up at the start of the week; null when none was set. */
  readonly before: readonly LineupPlace[] | null;
  /** Other line-ups that begin in the same week. */
  readonly week: readonly BegunLineup[];
  readonly longSpans?: readonly LongSpan[];
  readonly startsOn?: StartsOn;
  /** The first day on which the league plays with line-ups. */
  readonly from?: string;
  /** When the day's roster was decided, if that is in the past. */
  readonly decidedAt?: number | undefined;
  /** Locked players must keep their places in the day's current line-up. */
  readonly locks?: Locks;
  readonly stands?: readonly LineupPlace[];
}

/**
 * Checks a line-up that a manager sets.
 * @param active the team's current active players
 */
export function checkLineup(
  asked: BegunLineup,
  active: readonly LineupPlayer[],
  rules: LineupRules,
  about: LineupCase,
): Result<{ readonly moved: number }> {
  const { before, week, longSpans = [] } = about;
  const refused =
    refuseBegin(asked.begin, rules, about) ??
    refusePlayers(asked, active, about) ??
    refuseLocked(asked, active, about) ??
    refuseOverfull(asked, rules, about);
  if (refused) return refused;
  const moved = cameIn(before, week);
  const all = cameIn(before, [...week, asked]);
  if (rules.changes !== null && all > rules.changes && all > moved)
    return refuse('lineupChanges', {
      figures: { came: all - moved, moved, limit: rules.changes, week: weekStart(asked.begin, rules.weekday) },
      figure: all,
      limit: rules.changes,
    });
  for (const { span, limit, from, to, lineups, before: earlier } of longSpans) {
    const others = cameIn(earlier, lineups);
    const total = cameIn(earlier, [...lineups, asked]);
    if (total > limit && total > others)
      return refuse(span === 'month' ? 'lineupChanges.month' : 'lineupChanges.season', {
        figures: { came: total - others, moved: others, limit, from, to },
        figure: total,
        limit,
      });
  }
  return ok({ moved: Math.max(0, all - moved) });
}

type Refused = ReturnType<typeof refuse> | null;

function refuseBegin(begin: string, rules: LineupRules, { now, timeZone, startsOn, from }: LineupCase): Refused {
  const open = firstOpen(rules, now, timeZone, startsOn, from);
  if (begin < open) {
    const at = Math.min(now, closesAt(rules, begin, timeZone, startsOn?.(begin)));
    return refuse('lineupLocked', { figures: { day: begin, at, open, timeZone } });
  }
  return mayBegin(rules, begin)
    ? null
    : refuse('lineupBegin', {
        figures: { day: begin, period: rules.period, weekday: rules.weekday ?? 0, dates: rules.dates, open },
      });
}

function refusePlayers(
  { begin, places }: BegunLineup,
  active: readonly LineupPlayer[],
  { decidedAt, timeZone }: LineupCase,
): Refused {
  const seen = new Set<number>();
  for (const { kind, playerId } of places) {
    const player = active.find(({ id }) => id === playerId);
    if (!player && decidedAt !== undefined)
      return refuse('lineupNotThen', { figure: playerId, figures: { day: begin, at: decidedAt, timeZone } });
    if (!player) return refuse('lineupNotActive', { figure: playerId });
    if (seen.has(playerId)) return refuse('lineupTwice', { figures: { player: player.name } });
    seen.add(playerId);
    if (!fits(kind, player))
      return refuse('lineupFit', {
        figures: { player: player.name, detail: player.detail, place: LINEUP_KIND_WORDS[kind] },
      });
  }
  return null;
}

function refuseLocked(
  { places }: BegunLineup,
  active: readonly LineupPlayer[],
  { locks = NO_LOCKS, stands = [], timeZone }: LineupCase,
): Refused {
  for (const { id, name } of active) {
    const at = locks.get(id);
    const [was, is] = [stands, places].map((all) => all.find(({ playerId }) => playerId === id)?.kind);
    if (at !== undefined && was !== is)
      return refuse('lineupPlaceLocked', {
        figures: { player: name, at, timeZone, place: was === undefined ? null : LINEUP_KIND_WORDS[was] },
      });
  }
  return null;
}

function refuseOverfull({ places }: BegunLineup, rules: LineupRules, { locks = NO_LOCKS }: LineupCase): Refused {
  for (const kind of LINEUP_KINDS) {
    const count = places.filter((place) => place.kind === kind).length;
    const locked = places.filter(({ kind: one, playerId }) => one === kind && locks.has(playerId)).length;
    // The number of places may have decreased since players locked in them.
    if (count > Math.max(rules.places[kind], locked))
      return refuse('lineupFull', {
        figures: { place: LINEUP_KIND_WORDS[kind], count, limit: rules.places[kind] },
        figure: count,
        limit: rules.places[kind],
      });
  }
  return null;
}

/**
 * The effective line-up of a day: set players who are active at the deciding moment. If the rules allow it, the best
 * reserves fill the remaining places. `plan` is null for a team that set no line-up; its best players then play.
 * @param fixed the line-up when players locked: locked players keep their place or stay out
 */
export function standing(
  plan: readonly LineupPlace[] | null,
  active: readonly LineupPlayer[],
  rules: Pick<LineupRules, 'places' | 'standIn'>,
  fixed: { readonly stands: readonly StandingPlace[]; readonly locks: Locks } = { stands: [], locks: NO_LOCKS },
): StandingPlace[] {
  const byId = new Map(active.map((player) => [player.id, player]));
  const left = { ...rules.places };
  const kept: StandingPlace[] = [];
  for (const place of fixed.stands) {
    if (!fixed.locks.has(place.playerId) || !byId.has(place.playerId)) continue;
    left[place.kind] -= 1;
    kept.push(place);
  }
  for (const id of fixed.locks.keys()) byId.delete(id);
  for (const { kind, playerId } of plan ?? []) {
    const player = byId.get(playerId);
    // The number of places or a player's position may have changed since the line-up was set.
    if (!player || left[kind] <= 0 || !fits(kind, player)) continue;
    left[kind] -= 1;
    kept.push({ kind, playerId, standIn: false });
    byId.delete(playerId);
  }
  if (plan !== null && rules.standIn === 'off') return kept;
  return [...kept, ...best([...byId.values()], left).map((place) => ({ ...place, standIn: plan !== null }))];
}

/**
 * Finds the line-up with the highest total worth, preferring players with a game on that day. Players are placed in
 * order of worth (augmenting paths): a player placed earlier moves to another place if that makes room.
 */
export function best(players: readonly LineupPlayer[], places: Readonly<Record<LineupKind, number>>): LineupPlace[] {
  // Specific kinds first, so that places which few players fit stay available to them.
  const seats = (['C', 'LW', 'RW', 'D', 'G', 'F', 'U'] as const).flatMap((kind) =>
    Array.from({ length: Math.max(0, places[kind]) }, () => ({ kind, player: null as LineupPlayer | null })),
  );
  const seat = (player: LineupPlayer, tried: Set<number>): boolean => {
    for (const [index, one] of seats.entries()) {
      if (tried.has(index) || !fits(one.kind, player)) continue;
      tried.add(index);
      if (one.player !== null && !seat(one.player, tried)) continue;
      one.player = player;
      return true;
    }
    return false;
  };
  const plays = (one: LineupPlayer) => Number(one.plays ?? true);
  const worthiest = [...players].sort((a, b) => plays(b) - plays(a) || b.worth - a.worth || a.id - b.id);
  for (const player of worthiest) seat(player, new Set());
  const kindOf = new Map(seats.flatMap(({ kind, player }) => (player ? [[player.id, kind]] : [])));
  return LINEUP_KINDS.flatMap((kind) =>
    worthiest.flatMap(({ id }) => (kindOf.get(id) === kind ? [{ kind, playerId: id }] : [])),
  );
}
