import type { Dollars } from '../../money.js';
import { POSITIONS, type Position } from '../../position.js';

/*
 * The trade finder: needs and surplus of teams by position, and swaps that help both teams (docs/rules.md,
 * Trades). It proposes; the trade form judges.
 */

type ByPosition<T> = Readonly<Record<Position, T>>;

export interface FinderPlayer {
  readonly id: number;
  readonly position: Position;
  readonly points: number;
  /** The player's charge on the cap of a team. */
  readonly hit: Dollars;
  /** The player counts for the team, and cannot change hands now. */
  readonly frozen?: boolean;
}

export interface FinderTeam<P extends FinderPlayer = FinderPlayer> {
  readonly teamId: string;
  readonly space: Dollars;
  readonly players: readonly P[];
}

export interface Strength {
  /** Points of the best players, per roster place. */
  readonly perPlace: ByPosition<number>;
  /** Positions below the league's median. */
  readonly needs: readonly Position[];
  /** Positions above the league's median. */
  readonly surplus: readonly Position[];
}

/** What a swap does to a team at one position. */
export interface PositionChange {
  readonly position: Position;
  /** Points that the best players have more; below 0 when they have fewer. */
  readonly points: number;
  /** Among all teams by points of the best players, 1 for the most. */
  readonly rank: number;
  readonly rankAfter: number;
}

/** The first players are the point of the swap; second ones keep the numbers by position. */
export interface Swap<P extends FinderPlayer = FinderPlayer> {
  readonly give: readonly P[];
  readonly get: readonly P[];
  /** Points that a team's best players have more after the swap. */
  readonly gain: number;
  readonly partnerGain: number;
  readonly space: Dollars;
  readonly partnerSpace: Dollars;
}

/** A swap with its reasons: the position that a team fills, then the one from which it gives. */
export interface ExplainedSwap<P extends FinderPlayer = FinderPlayer> extends Swap<P> {
  readonly changes: readonly PositionChange[];
  readonly partnerChanges: readonly PositionChange[];
}

export interface Partner<P extends FinderPlayer = FinderPlayer> extends Strength {
  readonly teamId: string;
  /** Before a swap. */
  readonly space: Dollars;
  /** Best first. */
  readonly swaps: readonly ExplainedSwap<P>[];
}

export interface Found<P extends FinderPlayer = FinderPlayer> {
  readonly places: ByPosition<number>;
  readonly median: ByPosition<number>;
  readonly mine: Strength;
  readonly partners: readonly Partner<P>[];
}

const MOST_SWAPS = 3;
/** Sums of weights are not exact; smaller differences are none. */
const LEAST = 1e-6;

const byPosition = <T>(of: (position: Position) => T): ByPosition<T> => ({ F: of('F'), D: of('D'), G: of('G') });

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

const at = <P extends FinderPlayer>(team: FinderTeam<P>, position: Position): P[] =>
  team.players.filter((player) => player.position === position);

/** The league's minimum at each position; without one, the number of players that a team has there at the median. */
export const placesOf = (teams: readonly FinderTeam[], minimums: ByPosition<number>): ByPosition<number> =>
  byPosition((position) =>
    Math.max(1, minimums[position] || Math.floor(medianOf(teams.map((team) => at(team, position).length)))),
  );

const bestPoints = (points: readonly number[], places: number): number =>
  points
    .toSorted((a, b) => b - a)
    .slice(0, places)
    .reduce((sum, one) => sum + one, 0);

const pointsAt = (team: FinderTeam, position: Position): number[] => at(team, position).map(({ points }) => points);

const bestAt = (team: FinderTeam, position: Position, places: ByPosition<number>): number =>
  bestPoints(pointsAt(team, position), places[position]);

const swapped = (team: FinderTeam, out: readonly FinderPlayer[], into: readonly FinderPlayer[]): FinderTeam => ({
  ...team,
  players: [...team.players.filter((one) => !out.includes(one)), ...into],
});

function gainOf(
  team: FinderTeam,
  out: readonly FinderPlayer[],
  into: readonly FinderPlayer[],
  places: ByPosition<number>,
): number {
  const after = swapped(team, out, into);
  return POSITIONS.reduce((sum, position) => sum + bestAt(after, position, places) - bestAt(team, position, places), 0);
}

const rankOf = (points: number, all: readonly number[]): number =>
  1 + all.filter((other) => other > points + LEAST).length;

/** Adds what the swap changes at the two positions that it is about, for both teams. */
function explain<P extends FinderPlayer>(
  swap: Swap<P>,
  [mine, partner, ...others]: readonly FinderTeam[],
  places: ByPosition<number>,
): ExplainedSwap<P> {
  const { give, get } = swap;
  const before = [mine!, partner!, ...others];
  const after = [swapped(mine!, give, get), swapped(partner!, get, give), ...others];
  const [gives, gets] = leadsOf(swap).map(({ position }) => position) as [Position, Position];
  const changesOf = (team: 0 | 1, positions: readonly Position[]) =>
    positions.map((position): PositionChange => {
      const [now, then] = [before, after].map((teams) => teams.map((one) => bestAt(one, position, places))) as [
        number[],
        number[],
      ];
      return {
        position,
        points: then[team]! - now[team]!,
        rank: rankOf(now[team]!, now),
        rankAfter: rankOf(then[team]!, then),
      };
    });
  return { ...swap, changes: changesOf(0, [gets, gives]), partnerChanges: changesOf(1, [gives, gets]) };
}

/** A team over its cap may swap, but not go further over it. */
const isAffordable = (before: Dollars, after: Dollars): boolean => after >= Math.min(0, before);

const hits = (players: readonly FinderPlayer[]): Dollars => players.reduce((sum, { hit }) => sum + hit, 0);

/** The team can give one player of a position and still fill its places there. */
const canSpare = (team: FinderTeam, position: Position, places: ByPosition<number>): boolean =>
  at(team, position).length > places[position];

const weakestAt = <P extends FinderPlayer>(team: FinderTeam<P>, position: Position, other: P): P | undefined =>
  at(team, position)
    .filter((player) => player.id !== other.id && player.frozen !== true)
    .toSorted((one, two) => one.points - two.points || one.id - two.id)[0];

/**
 * Both sides of a swap of two players. Where a team cannot spare its player's place, each team adds its weakest player
 * of the position that it gets, so that the numbers by position do not change. Null when one has no such player.
 */
function sidesOf<P extends FinderPlayer>(
  [mine, partner]: readonly [FinderTeam<P>, FinderTeam<P>],
  own: P,
  theirs: P,
  places: ByPosition<number>,
): readonly [give: readonly P[], get: readonly P[]] | null {
  if (canSpare(mine, own.position, places) && canSpare(partner, theirs.position, places)) return [[own], [theirs]];
  const back = weakestAt(mine, theirs.position, own);
  const along = weakestAt(partner, own.position, theirs);
  return back === undefined || along === undefined
    ? null
    : [
        [own, back],
        [theirs, along],
      ];
}

function swapsOf<P extends FinderPlayer>(
  teams: readonly [FinderTeam<P>, FinderTeam<P>],
  positions: { readonly give: readonly Position[]; readonly get: readonly Position[] },
  places: ByPosition<number>,
): Swap<P>[] {
  const [mine, partner] = teams;
  const found: Swap<P>[] = [];
  const movable = (team: FinderTeam<P>, from: readonly Position[]) =>
    team.players.filter(({ position, frozen }) => frozen !== true && from.includes(position));
  for (const own of movable(mine, positions.give))
    for (const theirs of movable(partner, positions.get)) {
      const sides = sidesOf(teams, own, theirs, places);
      if (sides === null) continue;
      const [give, get] = sides;
      const space = mine.space + hits(give) - hits(get);
      const partnerSpace = partner.space + hits(get) - hits(give);
      if (!isAffordable(mine.space, space) || !isAffordable(partner.space, partnerSpace)) continue;
      const gain = gainOf(mine, give, get, places);
      const partnerGain = gainOf(partner, get, give, places);
      if (gain > LEAST && partnerGain > LEAST) found.push({ give, get, gain, partnerGain, space, partnerSpace });
    }
  return found;
}

const worth = ({ gain, partnerGain }: Swap): number => Math.min(gain, partnerGain);

const pointsIn = ({ give, get }: Swap): number => [...give, ...get].reduce((sum, { points }) => sum + points, 0);

const leadsOf = <P extends FinderPlayer>({ give, get }: Swap<P>): readonly P[] => [give[0]!, get[0]!];

const byWorth = (one: Swap, two: Swap): number => {
  const [first, second] = [leadsOf(one), leadsOf(two)];
  return (
    worth(two) - worth(one) ||
    two.gain + two.partnerGain - one.gain - one.partnerGain ||
    // Of equal swaps, prefer the one that trades the weaker players.
    pointsIn(one) - pointsIn(two) ||
    Math.min(...first.map(({ id }) => id)) - Math.min(...second.map(({ id }) => id)) ||
    Math.max(...first.map(({ id }) => id)) - Math.max(...second.map(({ id }) => id))
  );
};

/** The best swaps, each with other first players. */
function bestOf<P extends FinderPlayer>(swaps: readonly Swap<P>[]): Swap<P>[] {
  const used = new Set<number>();
  const best: Swap<P>[] = [];
  for (const swap of swaps.toSorted(byWorth)) {
    if (best.length === MOST_SWAPS) break;
    if (leadsOf(swap).some(({ id }) => used.has(id))) continue;
    for (const { id } of leadsOf(swap)) used.add(id);
    best.push(swap);
  }
  return best;
}

/** Each team's strength at each position, against the median of all teams of the league. */
export function strengthsOf(
  teams: readonly FinderTeam[],
  places: ByPosition<number>,
): { median: ByPosition<number>; of: (team: FinderTeam) => Strength } {
  const perPlace = (team: FinderTeam) =>
    byPosition((position) => bestPoints(pointsAt(team, position), places[position]) / places[position]);
  const all = teams.map(perPlace);
  const median = byPosition((position) => medianOf(all.map((one) => one[position])));
  return {
    median,
    of: (team) => {
      const own = perPlace(team);
      return {
        perPlace: own,
        needs: POSITIONS.filter((position) => own[position] < median[position] - LEAST),
        surplus: POSITIONS.filter((position) => own[position] > median[position] + LEAST),
      };
    },
  };
}

/**
 * The partners of a team: teams that can spare what it needs and need what it can spare, with the swaps from which
 * both gain and which both can afford. Best swap first.
 */
export function findPartners<P extends FinderPlayer>(
  mine: FinderTeam<P>,
  others: readonly FinderTeam<P>[],
  minimums: ByPosition<number>,
): Found<P> {
  const teams = [mine, ...others];
  const places = placesOf(teams, minimums);
  const { median, of } = strengthsOf(teams, places);
  const own = of(mine);
  const partners = others
    .map((team): Partner<P> => {
      const theirs = of(team);
      const give = own.surplus.filter((position) => theirs.needs.includes(position));
      const get = theirs.surplus.filter((position) => own.needs.includes(position));
      const best = bestOf(swapsOf([mine, team], { give, get }, places));
      const all = [mine, team, ...others.filter((one) => one !== team)];
      return {
        teamId: team.teamId,
        space: team.space,
        ...theirs,
        swaps: best.map((swap) => explain(swap, all, places)),
      };
    })
    .filter(({ swaps }) => swaps.length > 0)
    .sort((one, two) => byWorth(one.swaps[0]!, two.swaps[0]!));
  return { places, median, mine: own, partners };
}
