import {
  compareTeams,
  figureIn,
  recordOfTally,
  sumOfFigures,
  tallyOf,
  type CategoryRules,
} from '@crease/core/competition/categories/category.rules.js';
import { categoryRecords } from '@crease/core/competition/categories/category-record.rules.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { MatchupCategory, MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { tallyOfPoints, type SetPoints } from '@crease/core/competition/matchups/office/result.rules.js';
import type { LeagueCategory, TeamFigures } from '@crease/core/players/scoring/category-set.js';
import { followsGame } from '@crease/core/players/nhl/live-categories.rules.js';
import type { Position } from '@crease/core/position.js';
import type { Period } from './matchup.queries.js';

type Comparison = MatchupPageAnswer['comparison'];

export const categoriesView = (rules: CategoryRules | null): MatchupsAnswer['categories'] =>
  rules && {
    kind: rules.kind,
    list: categoriesList(rules.categories),
  };

export const categoriesList = (categories: readonly LeagueCategory[]): MatchupCategory[] =>
  categories.map(({ short, title, low, halves, over, under, share, goalies }) => ({
    short,
    title,
    low,
    weight: halves / 2,
    ratio: under !== null,
    share,
    goalies,
    ...(followsGame({ over, under }) && { after_game: true }),
  }));

/** Two teams in each category, with the record of both: the set one where there is one. `away` is null for a bye. */
export function comparisonView(
  rules: CategoryRules | null,
  least: number,
  home: TeamFigures,
  away: TeamFigures | null,
  state: MatchupsAnswer['periods'][number]['state'],
  set: SetPoints | null,
): Comparison {
  const goalieGames = {
    home_goalie_games: rules && (home.goalie_games ?? 0),
    away_goalie_games: rules && away && (away.goalie_games ?? 0),
  };
  if (rules === null || away === null || state === 'coming')
    return { categories: null, home_record: null, away_record: null, ...goalieGames };
  const results = compareTeams(rules, least, home, away);
  return {
    ...goalieGames,
    categories: results.map(({ category, winner }) => ({
      home: figureIn(category, home),
      away: figureIn(category, away),
      winner,
    })),
    home_record: recordOfTally(set === null ? tallyOf(results, 'home') : tallyOfPoints(set.home, set.away)),
    away_record: recordOfTally(set === null ? tallyOf(results, 'away') : tallyOfPoints(set.away, set.home)),
  };
}

/** A player's figures by category, of games; null where the player can have none. */
export const playerFigures = (
  rules: CategoryRules | null,
  position: Position,
  games: readonly { readonly figures: TeamFigures }[],
): (number | null)[] | null => {
  if (rules === null) return null;
  const sums = sumOfFigures(games.map(({ figures }) => figures));
  return rules.categories.map((category) => (category.goalies && position !== 'G' ? null : figureIn(category, sums)));
};

/** The season of each team by category, by the regular periods whose games are over. */
export function categoryRecordsView(periods: readonly Period[]): Pick<MatchupsAnswer, 'category_records'> {
  const compared = periods.flatMap(({ rules, round, state, goalie_games: least, matchups }) =>
    rules === null || round !== null || (state !== 'ended' && state !== 'final')
      ? []
      : [
          {
            rules,
            least: least ?? 0,
            matchups: matchups.map((one) => ({
              home: one.home_team_id,
              homeFigures: one.home_figures ?? {},
              away: one.away_team_id,
              awayFigures: one.away_figures ?? {},
            })),
          },
        ],
  );
  if (compared.length === 0) return {};
  const { categories, teams } = categoryRecords(compared);
  return {
    category_records: {
      categories: categoriesList(categories),
      teams: [...teams].map(([teamId, records]) => ({ team_id: teamId, records: [...records] })),
    },
  };
}
