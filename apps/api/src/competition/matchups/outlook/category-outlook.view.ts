import {
  addedFigures,
  categoriesWinChance,
  categoryChances,
  categoryChancesByDay,
  expectedRecord,
  figuresForm,
  knownFigures,
  partOf,
  projectedFigure,
  type CategorySums,
  type FiguresOutlook,
} from '@crease/core/competition/matchups/category-outlook.rules.js';
import { sumOfFigures, type CategoryRules } from '@crease/core/competition/categories/category.rules.js';
import type { CategoryOutlookView } from '@crease/core/competition/matchups/matchup-page.answers.js';
import {
  figuresOfGame,
  figuresOfSeason,
  type LeagueCategory,
  type TeamFigures,
} from '@crease/core/players/scoring/category-set.js';
import type { Position } from '@crease/core/position.js';
import type { RecentGame, SeasonLine } from '../matchup-page.queries.js';

/** A side of a matchup by categories: its sums so far, and its games. */
export interface CategorySide {
  readonly figures: TeamFigures;
  /** A commissioner's changes. They count from the first day. */
  readonly changed: TeamFigures;
  readonly played: readonly {
    readonly id: number;
    readonly day: string;
    readonly counts: boolean;
    readonly figures: TeamFigures;
  }[];
  readonly ahead: readonly { readonly playerId: number; readonly day: string; readonly share: number }[];
}

export interface FormFacts {
  readonly positions: ReadonlyMap<number, Position>;
  readonly recent: ReadonlyMap<number, readonly RecentGame[]>;
  readonly lines: ReadonlyMap<number, readonly SeasonLine[]>;
}

export interface CategoryFacts extends FormFacts {
  readonly rules: CategoryRules;
  /** Goalie games that a team needs. */
  readonly least: number;
  readonly days: readonly string[];
  /** How many of the days are over. */
  readonly ended: number;
}

/** The likely result of a matchup, and the home side's chances now and at the end of each day that is over. */
export function categoryOutlook(
  facts: CategoryFacts,
  home: CategorySide,
  away: CategorySide,
): { readonly view: CategoryOutlookView; readonly chance: number; readonly chances: readonly number[] } {
  const { rules, least, ended } = facts;
  const { categories } = rules;
  const forms = figureForms(categories, facts);
  const [own, other] = [home, away].map((side) =>
    addedFigures(categories, [
      knownFigures(categories, side.figures),
      ...side.ahead.map(({ playerId, share }) => partOf(forms(playerId), share)),
    ]),
  );
  const [ownSide, otherSide] = [own ?? NOTHING, other ?? NOTHING];
  const chances = categoryChances(rules, least, ownSide, otherSide);
  return {
    view: {
      categories: categories.map((category, index) => {
        const { home: won = 0, away: lost = 0, tie = 0 } = chances[index] ?? {};
        const figure = ({ sums }: FiguresOutlook) => shownFigure(category, sums[index]);
        return {
          home: figure(ownSide),
          away: figure(otherSide),
          home_chance: rounded(won + tie / 2, 4),
          away_chance: rounded(lost + tie / 2, 4),
        };
      }),
      home_record: recordOf(facts, chances, 'home'),
      away_record: recordOf(facts, chances, 'away'),
    },
    chance: categoriesWinChance(categories, chances),
    chances: categoryChancesByDay(rules, least, daysOf(facts, forms, home), daysOf(facts, forms, away), ended),
  };
}

const NOTHING: FiguresOutlook = { sums: [], goalieGames: 0 };
const rounded = (figure: number, digits: number): number => Math.round(figure * 10 ** digits) / 10 ** digits;

/** A projected figure as it is shown; null without attempts. */
export function shownFigure(category: LeagueCategory, sums: CategorySums | undefined): number | null {
  const projected = sums === undefined ? null : projectedFigure(category, sums);
  return projected === null ? null : rounded(projected, category.under === null ? 1 : 3);
}

function recordOf(
  { rules }: CategoryFacts,
  chances: Parameters<typeof expectedRecord>[1],
  side: 'home' | 'away',
): CategoryOutlookView['home_record'] {
  const { wins, losses, ties } = expectedRecord(rules.categories, chances, side);
  return { wins: rounded(wins, 1), losses: rounded(losses, 1), ties: rounded(ties, 1) };
}

const daysOf = (
  { rules: { categories }, days, ended }: CategoryFacts,
  forms: (playerId: number) => FiguresOutlook,
  { played, ahead, changed }: CategorySide,
) =>
  days.map((day, index) => {
    const counted = played.filter((game) => game.counts && game.day === day);
    const ids =
      index < ended ? counted.map(({ id }) => id) : ahead.flatMap((game) => (game.day === day ? [game.playerId] : []));
    return {
      brought: knownFigures(
        categories,
        sumOfFigures([...counted.map(({ figures }) => figures), ...(index === 0 ? [changed] : [])]),
      ),
      expected: addedFigures(categories, ids.map(forms)),
    };
  });

/** The form of each player before the matchup, so that the chance at the end of a day stays what it was. */
export function figureForms(
  categories: readonly LeagueCategory[],
  { positions, recent, lines }: FormFacts,
): (playerId: number) => FiguresOutlook {
  const known = new Map<number, FiguresOutlook>();
  return (id) => {
    const form = known.get(id) ?? formOf(id);
    known.set(id, form);
    return form;
  };
  function formOf(id: number): FiguresOutlook {
    const position = positions.get(id) ?? 'F';
    const seasons = lines.get(id) ?? [];
    return figuresForm(
      categories,
      (recent.get(id) ?? []).map((game) => figuresOfGame(game, position)),
      seasons.length === 0
        ? null
        : {
            figures: sumOfFigures(seasons.map((line) => figuresOfSeason(line, line.gp ?? 0, position))),
            games: seasons.reduce((sum, { gp }) => sum + (gp ?? 0), 0),
          },
    );
  }
}
