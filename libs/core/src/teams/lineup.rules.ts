import { mondayOf } from '../calendar.js';
import {
  LINEUP_KINDS,
  LINEUP_KIND_WORDS,
  mayBegin,
  firstOpen,
  closesAt,
  type LineupKind,
  type LineupRules,
  type StartsOn,
} from '../leagues/lineup.rules.js';
import type { Position } from '../position.js';
import { ok, type Result } from '../result.js';
import { refuse } from './teams.refusals.js';

/** A player of an active roster, as line-ups see them. */
export interface LineupPlayer {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
  /** The club's word for the position: 'C', 'LW', 'C/RW'; 'D' and 'G' for the others. */
  readonly detail: string;
  /** What decides between two reserves, more first: points of the season so far. */
  readonly worth: number;
  /** False where their club has no game on the day: whoever plays goes before them. */
  readonly plays?: boolean;
}

/** A player in a place. */
export interface LineupPlace {
  readonly kind: LineupKind;
  readonly playerId: number;
  /** They stood there by themselves when it was saved: for an absent player, or as the best available. */
  readonly byItself?: true;
}

/** What stands on a day: the players who earn points, and which of them stand in for somebody. */
export interface StandingPlace extends LineupPlace {
  readonly standIn: boolean;
}

/** Whether a player may stand in a place: wings and centres in those of forwards, every skater in those of utility. */
export function fits(kind: LineupKind, { position, detail }: Pick<LineupPlayer, 'position' | 'detail'>): boolean {
  if (kind === 'U') return position !== 'G';
  if (kind === 'F' || kind === 'D' || kind === 'G') return position === kind;
  return position === 'F' && detail.split(/[^A-Z]+/).includes(kind);
}

/** Players who are locked on a day, each with the moment from which they are (ms since 1970). */
export type Locks = ReadonlyMap<number, number>;
const NO_LOCKS: Locks = new Map();

/** A line-up and the day from which it stands. */
export interface BegunLineup {
  readonly begin: string;
  readonly places: readonly LineupPlace[];
}

/**
 * How many players come into the line-ups of a week, one after the other. `before` is what stood when the week began;
 * null where the team had set nothing: its first line-up is a choice and no change. Who stood in by themselves was
 * nobody's change, also where a manager leaves them there.
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
 * A line-up that a manager asks for, begun on a day.
 * @param active the team's active players now
 * @param before the line-up that stood when its week began; null where none was set
 * @param week the other line-ups that begin in the same week
 */
export function checkLineup(
  asked: BegunLineup,
  active: readonly LineupPlayer[],
  rules: LineupRules,
  {
    now,
    timeZone,
    before,
    week,
    startsOn,
    from,
    decidedAt,
    locks = NO_LOCKS,
    stands = [],
  }: {
    readonly now: number;
    readonly timeZone: string;
    readonly before: readonly LineupPlace[] | null;
    readonly week: readonly BegunLineup[];
    readonly startsOn?: StartsOn;
    /** The first day on which the league plays with line-ups. */
    readonly from?: string;
    /** When it was decided who is active, where that is past. */
    readonly decidedAt?: number | undefined;
    /** Who is locked already, and what stands on the day: they stay where they are. */
    readonly locks?: Locks;
    readonly stands?: readonly LineupPlace[];
  },
): Result<{ readonly moved: number }> {
  const { begin, places } = asked;
  const open = firstOpen(rules, now, timeZone, startsOn, from);
  if (begin < open) {
    const at = Math.min(now, closesAt(rules, begin, timeZone, startsOn?.(begin)));
    return refuse('lineupLocked', { figures: { day: begin, at, open, timeZone } });
  }
  if (!mayBegin(rules, begin))
    return refuse('lineupBegin', { figures: { day: begin, period: rules.period, dates: rules.dates, open } });
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
  for (const { id, name } of active) {
    const at = locks.get(id);
    const [was, is] = [stands, places].map((all) => all.find(({ playerId }) => playerId === id)?.kind);
    if (at !== undefined && was !== is)
      return refuse('lineupPlaceLocked', {
        figures: { player: name, at, timeZone, place: was === undefined ? null : LINEUP_KIND_WORDS[was] },
      });
  }
  for (const kind of LINEUP_KINDS) {
    const count = places.filter((place) => place.kind === kind).length;
    const locked = places.filter(({ kind: one, playerId }) => one === kind && locks.has(playerId)).length;
    // Places may have become fewer since players locked in them.
    if (count > Math.max(rules.places[kind], locked))
      return refuse('lineupFull', {
        figures: { place: LINEUP_KIND_WORDS[kind], count, limit: rules.places[kind] },
        figure: count,
        limit: rules.places[kind],
      });
  }
  const moved = cameIn(before, week);
  const all = cameIn(before, [...week, asked]);
  if (rules.changes !== null && all > rules.changes && all > moved)
    return refuse('lineupChanges', {
      figures: { came: all - moved, moved, limit: rules.changes, week: mondayOf(begin) },
      figure: all,
      limit: rules.changes,
    });
  return ok({ moved: Math.max(0, all - moved) });
}

/**
 * What stands on a day: players of the line-up who are active at its deciding moment, and where reserves stand in, the
 * best of them in the places that are left. Null stands for a team that has set no line-up: its best players.
 * @param fixed what stood when players locked: they stay in their places, or out of any
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
    // Places may have become fewer, and positions may have been corrected, since it was set.
    if (!player || left[kind] <= 0 || !fits(kind, player)) continue;
    left[kind] -= 1;
    kept.push({ kind, playerId, standIn: false });
    byId.delete(playerId);
  }
  if (plan !== null && rules.standIn === 'off') return kept;
  return [...kept, ...best([...byId.values()], left).map((place) => ({ ...place, standIn: plan !== null }))];
}

/**
 * The players of the greatest worth in all for these places, each in a place that fits, those who play that day first.
 * Taken by worth; whoever came before moves to another place where that makes room, so that nobody better is left out for where another one sits.
 */
export function best(players: readonly LineupPlayer[], places: Readonly<Record<LineupKind, number>>): LineupPlace[] {
  // The narrower kinds first: what only few can take is not kept from them.
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
  // The worthiest first in the places of a kind, as people read them.
  return LINEUP_KINDS.flatMap((kind) =>
    worthiest.flatMap(({ id }) => (kindOf.get(id) === kind ? [{ kind, playerId: id }] : [])),
  );
}
