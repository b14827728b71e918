import { locale } from '../../locale.js';
import { isInRoto } from '../../leagues/formats.js';
import { COMPETITION } from '../../leagues/settings/competition.settings.js';
import { ROTO } from '../../leagues/settings/roto.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import { categoriesOf, type LeagueCategory, type TeamFigures } from '../../players/scoring/category-set.js';
import { compareIn, figureIn, goalieGamesIn } from '../categories/category.rules.js';
import type { FinalRow } from '../champion.rules.js';
import { gamesCaps, type CapSettings, type GamesCaps } from './games-caps.rules.js';

/** Equal teams get the mean of their places, or the best. */
export const ROTO_TIES = ['mean', 'best'] as const;
export type RotoTies = (typeof ROTO_TIES)[number];

/** A team's stored part of a season of roto. */
export interface TeamRoto {
  /** As in the setting: 'G, A, PIM low'. */
  readonly categories: string;
  readonly ties: RotoTies;
  /** Goalie games that a team needs so far. */
  readonly least: number;
  readonly figures: TeamFigures;
}

export interface RotoTeam {
  readonly teamId: string;
  readonly name: string;
  readonly roto: TeamRoto;
}

interface RotoPlace {
  /** null without attempts. */
  readonly figure: number | null;
  /** Teams that are level share it, and the next is left out. */
  readonly place: number;
  readonly shared: boolean;
  /** Roto points with the category's weight; quarters. */
  readonly points: number;
  /** The difference to the figure of the next better place. Null on the first place and without a figure. */
  readonly toNext: number | null;
}

export interface RotoRow {
  readonly teamId: string;
  readonly name: string;
  readonly rank: number;
  readonly shared: boolean;
  readonly points: number;
  /** Categories in which no team is better. */
  readonly led: number;
  readonly goalieGames: number;
  /** In the order of the categories. */
  readonly places: readonly RotoPlace[];
}

/** Groups of level teams, first to last. */
function groupsOf<T>(teams: readonly T[], compare: (a: T, b: T) => number): T[][] {
  const groups: T[][] = [];
  for (const team of [...teams].sort(compare)) {
    const level = groups.at(-1);
    if (level?.[0] !== undefined && compare(level[0], team) === 0) level.push(team);
    else groups.push([team]);
  }
  return groups;
}

const gamesOf = ({ figures }: TeamRoto): number => figures.goalie_games ?? 0;

/** Compares teams in a category, the better first. Teams with too few goalie games share the last place. */
const betterIn =
  (category: LeagueCategory) =>
  ({ roto: one }: RotoTeam, { roto: other }: RotoTeam): number => {
    const [short, otherShort] = [one, other].map((team) => category.goalies && gamesOf(team) < team.least);
    return short === true || otherShort === true
      ? Number(short) - Number(otherShort)
      : compareIn(category, other.figures, one.figures);
  };

/** Roto points of `level` teams behind `ahead` of `teams`, in quarters: weights and means of places have halves. */
const quartersOf = (
  { halves }: LeagueCategory,
  ties: RotoTies,
  { teams, ahead, level }: { readonly teams: number; readonly ahead: number; readonly level: number },
): number => halves * (2 * (teams - ahead) - (ties === 'mean' ? level - 1 : 0));

function placesIn(category: LeagueCategory, teams: readonly RotoTeam[]): Map<string, RotoPlace & { quarters: number }> {
  const places = new Map<string, RotoPlace & { quarters: number }>();
  let ahead = 0;
  let better: number | null = null;
  for (const group of groupsOf(teams, betterIn(category))) {
    const level = group.length;
    for (const { teamId, roto } of group) {
      const figure = figureIn(category, roto.figures);
      const quarters = quartersOf(category, roto.ties, { teams: teams.length, ahead, level });
      const toNext =
        ahead === 0 || figure === null || better === null || (category.goalies && gamesOf(roto) < roto.least)
          ? null
          : Math.abs(better - figure);
      places.set(teamId, { figure, place: ahead + 1, shared: level > 1, points: quarters / 4, quarters, toNext });
    }
    const [first] = group;
    better = first === undefined ? null : figureIn(category, first.roto.figures);
    ahead += level;
  }
  return places;
}

/** True once a team has a figure; before, all are level. */
export const hasFigures = (teams: readonly Pick<RotoTeam, 'roto'>[]): boolean =>
  teams.some(({ roto }) => Object.values(roto.figures).some((count) => count !== 0));

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  locale.compareNatural(a.name, b.name);

/**
 * The table of a season of roto: in each category the best of n teams gets n points and the worst 1. Teams with equal
 * points are ordered by the number of categories that they lead, then they share a rank. All is computed in whole
 * numbers. Before the first figure all teams share the first place without points.
 */
export function rotoRows(teams: readonly RotoTeam[]): RotoRow[] {
  const begun = hasFigures(teams);
  const columns = categoriesOf(teams[0]?.roto.categories ?? '').map((category) => placesIn(category, teams));
  const rows = [...teams].sort(byName).map(({ teamId, name, roto }) => {
    const places = columns.flatMap((column) => column.get(teamId) ?? []);
    return {
      teamId,
      name,
      goalieGames: gamesOf(roto),
      places: places.map(({ quarters: _, ...place }) => place),
      quarters: begun ? places.reduce((sum, { quarters }) => sum + quarters, 0) : 0,
      led: begun ? places.filter(({ place }) => place === 1).length : 0,
    };
  });
  let ahead = 0;
  return groupsOf(rows, (a, b) => b.quarters - a.quarters || b.led - a.led).flatMap((group) => {
    const rank = ahead + 1;
    ahead += group.length;
    return group.map(({ quarters, ...row }) => ({ ...row, rank, shared: group.length > 1, points: quarters / 4 }));
  });
}

export const rotoTable = (teams: readonly RotoTeam[]): FinalRow[] =>
  rotoRows(teams).map(({ teamId, name, rank, shared, points }) => ({ teamId, name, rank, shared, points }));

/** The rules stored when the season began. */
export interface RotoRules {
  readonly categories: string;
  readonly ties: RotoTies;
  /** Goalie games that a team needs in the whole season; 0 without a minimum. */
  readonly goalies: number;
  readonly caps: GamesCaps;
}

/** The rules by a league's settings; null in other formats. */
export function rotoRules(
  settings: Partial<Pick<LeagueSettings, 'format' | 'categories' | 'roto_goalies' | 'roto_ties'>> & CapSettings,
): RotoRules | null {
  if (!isInRoto(settings)) return null;
  return {
    categories: settings.categories ?? COMPETITION.categories.default,
    ties: settings.roto_ties ?? ROTO.roto_ties.default,
    goalies: settings.roto_goalies ?? ROTO.roto_goalies.default,
    caps: gamesCaps(settings),
  };
}

/**
 * Goalie games that a team needs in a round of play-offs after the table: its share of the season's minimum by the days
 * with games, rounded up. Without a minimum it is that of matchups.
 */
export const goaliesOfRound = (
  goalies: number,
  { days, ofSeason }: { readonly days: number; readonly ofSeason: number },
): number =>
  goalies === 0
    ? goalieGamesIn(COMPETITION.category_goalies.default, days)
    : Math.ceil((goalies * days) / Math.max(1, ofSeason));
