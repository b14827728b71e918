import {
  compareTeams,
  figureIn,
  recordOfTally,
  tallyOf,
  type CategoryRules,
} from '@crease/core/competition/categories/category.rules.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { TeamFigures } from '@crease/core/players/scoring/category-set.js';

export const categoriesView = (rules: CategoryRules | null): MatchupsAnswer['categories'] =>
  rules && {
    kind: rules.kind,
    list: rules.categories.map(({ short, title, low, halves, under, goalies }) => ({
      short,
      title,
      low,
      weight: halves / 2,
      ratio: under !== null,
      goalies,
    })),
  };

/** Two teams in each category, with the record of both. */
export function comparisonView(rules: CategoryRules, least: number, home: TeamFigures, away: TeamFigures) {
  const results = compareTeams(rules, least, home, away);
  return {
    categories: results.map(({ category, winner }) => ({
      home: figureIn(category, home),
      away: figureIn(category, away),
      winner,
    })),
    home_record: recordOfTally(tallyOf(results, 'home')),
    away_record: recordOfTally(tallyOf(results, 'away')),
  };
}

export const NO_COMPARISON = { categories: null, home_record: null, away_record: null };
