import { expect } from '@jest/globals';
import type { GoaliesBelow } from '@crease/core/competition/categories/category.rules.js';
import type { MatchupCategory, MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { RotoAnswer } from '@crease/core/competition/roto/roto.answers.js';
import type { Figures } from '@crease/core/players/scoring/scoring.table.js';

type Games = ReadonlyMap<string, ReadonlyMap<number, Partial<Figures>>>;
interface Team {
  readonly id: string;
  readonly skaters: readonly number[];
  readonly goalie: number;
}
interface Span {
  readonly from: string;
  readonly to: string;
  readonly limit?: number | null | undefined;
}

const COLUMNS = ['g', 'a', 'pim', 'hits', 'sog', 'blocks', 'w', 'so', 'sa', 'ga', 'goalie_seconds'] as const;
type Sums = Record<(typeof COLUMNS)[number] | 'games', number>;
/** A figure as a fraction; null without attempts. */
type Figure = readonly [over: number, under: number] | null;
const whole = (figure: number): Figure => [figure, 1];
const share = (over: number, under: number): Figure => (under === 0 ? null : [over, under]);
const FIGURES: Readonly<Record<string, (sums: Sums) => Figure>> = {
  G: ({ g }) => whole(g),
  A: ({ a }) => whole(a),
  PIM: ({ pim }) => whole(pim),
  // These games have no power plays.
  PPP: () => whole(0),
  HIT: ({ hits }) => whole(hits),
  SOG: ({ sog }) => whole(sog),
  BLK: ({ blocks }) => whole(blocks),
  W: ({ w }) => whole(w),
  SO: ({ so }) => whole(so),
  'S%': ({ g, sog }) => share(g, sog),
  'SV%': ({ sa, ga }) => share(sa - ga, sa),
  GAA: ({ ga, goalie_seconds }) => share(3600 * ga, goalie_seconds),
};
const OF_GOALIES = new Set(['W', 'SO', 'SV%', 'GAA']);
const LOW = new Set(['PIM', 'GAA']);
const RATIOS = new Set(['S%', 'SV%', 'GAA']);

const figureOf = ({ short }: MatchupCategory, sums: Sums): Figure => {
  const figure = FIGURES[short];
  if (figure === undefined) throw new Error(`no count of ${short}`);
  return figure(sums);
};
const quotient = (figure: Figure): number | null => (figure === null ? null : figure[0] / figure[1]);

/** A team's sums on days by its games, counted one by one. */
function countedSums(games: Games, { skaters, goalie }: Team, spans: readonly Span[]): Sums {
  const sums: Sums = Object.fromEntries([...COLUMNS, 'games'].map((column) => [column, 0])) as Sums;
  const add = (game: Partial<Figures> | undefined) => {
    for (const column of COLUMNS) sums[column] += game?.[column] ?? 0;
  };
  for (const { from, to, limit = null } of spans) {
    let starts = 0;
    for (const day of [...games.keys()].filter((one) => one >= from && one <= to).sort()) {
      for (const id of skaters) add(games.get(day)?.get(id));
      const game = games.get(day)?.get(goalie);
      if (game === undefined) continue;
      if (limit === null || starts < limit) {
        add(game);
        sums.games += 1;
      }
      starts += game.gs ?? 0;
    }
  }
  return sums;
}

/** Above 0 where the first is better. */
function compare(category: MatchupCategory, one: Sums, other: Sums): number {
  const [own, theirs] = [figureOf(category, one), figureOf(category, other)];
  if (own === null || theirs === null) return Number(own !== null) - Number(theirs !== null);
  const ahead = Math.sign(own[0] * theirs[1] - theirs[0] * own[1]);
  return LOW.has(category.short) ? 0 - ahead : ahead;
}

type Winner = 'home' | 'away' | 'tie' | 'nobody';
function winnerOf(category: MatchupCategory, [home, away]: readonly [Sums, Sums], least: number, below: GoaliesBelow) {
  const asked = OF_GOALIES.has(category.short) && (below !== 'ratios' || RATIOS.has(category.short));
  const [short, otherShort] = [home, away].map(({ games }) => asked && games < least);
  if (short === true && otherShort === true) return below === 'both' ? 'nobody' : 'tie';
  const ahead = short === true ? -1 : otherShort === true ? 1 : compare(category, home, away);
  return ahead > 0 ? 'home' : ahead < 0 ? 'away' : 'tie';
}

export interface CountedLeague {
  readonly games: Games;
  readonly teams: readonly Team[];
}

/** Stored facts of a period that the answer lacks. */
export interface StoredPeriod {
  readonly number: number;
  readonly goalie_starts: number | null;
  readonly below: GoaliesBelow | null;
}

/**
 * Compares the categories of matchups that are not final with an independent sum of their games. A round whose periods
 * are added up is compared once.
 * @param added goals that a commissioner added, by "period team"
 * @returns the number of matchups
 */
export function checkCategories(
  { games, teams }: CountedLeague,
  { periods, categories, playoffs }: MatchupsAnswer,
  stored: readonly StoredPeriod[],
  added: ReadonlyMap<string, number>,
): number {
  let checked = 0;
  for (const period of periods) {
    const isAlone = period.round === null || playoffs?.by_wins === true;
    const together = isAlone ? [period] : periods.filter(({ round }) => round === period.round);
    if (period.state === 'coming' || together.some(({ state }) => state === 'final')) continue;
    const { below = 'all' } = stored.find(({ number }) => number === together[0]?.number) ?? {};
    const sumsOf = (id: string): Sums => {
      const team = teams.find((one) => one.id === id);
      if (team === undefined) throw new Error(`there is no team ${id}`);
      const spans = together.map(({ number, starts_on: from, ends_on: to }) => ({
        from,
        to,
        limit: stored.find((one) => one.number === number)?.goalie_starts,
      }));
      const sums = countedSums(games, team, spans);
      for (const { number } of together) sums.g += added.get(`${number} ${id}`) ?? 0;
      return sums;
    };
    const list = together[0]?.categories ?? categories?.list ?? [];
    for (const pair of period.matchups) {
      const { home_team_id: home, away_team_id: away } = pair;
      if (away === null) continue;
      const sides = [sumsOf(home), sumsOf(away)] as const;
      const winners = list.map((one): Winner => winnerOf(one, sides, period.goalie_games ?? 0, below ?? 'all'));
      const pointsOf = (side: Winner) =>
        list.reduce(
          (sum, { weight }, index) =>
            sum + (winners[index] === side ? weight : winners[index] === 'tie' ? weight / 2 : 0),
          0,
        );
      expect([period.number, home, pair.categories, pair.home_points, pair.away_points]).toEqual([
        period.number,
        home,
        list.map((one, index) => ({
          home: quotient(figureOf(one, sides[0])),
          away: quotient(figureOf(one, sides[1])),
          winner: winners[index],
        })),
        pointsOf('home'),
        pointsOf('away'),
      ]);
      checked += 1;
    }
  }
  return checked;
}

/** Compares the sums and points of a season of roto with an independent sum of its games. */
export function checkRotoPoints({ games, teams }: CountedLeague, roto: NonNullable<RotoAnswer['roto']>, days: Span) {
  const { categories, goalie_games: needed, ties } = roto;
  const sums = new Map(teams.map((team) => [team.id, countedSums(games, team, [days])]));
  const least = needed?.now ?? 0;
  for (const { team_id: id, points, places } of roto.teams) {
    const own = sums.get(id);
    if (own === undefined) throw new Error(`there is no team ${id}`);
    let all = 0;
    for (const [index, category] of categories.entries()) {
      const isShort = ({ games: played }: Sums) => OF_GOALIES.has(category.short) && played < least;
      const others = [...sums].flatMap(([other, theirs]) => {
        if (other === id) return [];
        const [short, otherShort] = [isShort(own), isShort(theirs)];
        return [short || otherShort ? Number(otherShort) - Number(short) : compare(category, own, theirs)];
      });
      const level = others.filter((ahead) => ahead === 0).length;
      all += category.weight * (1 + others.filter((ahead) => ahead > 0).length + (ties === 'best' ? level : level / 2));
      expect([id, category.short, places[index]?.figure]).toEqual([
        id,
        category.short,
        quotient(figureOf(category, own)),
      ]);
    }
    expect([id, points]).toEqual([id, roto.begun ? all : 0]);
  }
}
