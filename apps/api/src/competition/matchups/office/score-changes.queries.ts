import { sql, type InferResult } from 'kysely';
import { sumOfFigures, type CategoryRules } from '@crease/core/competition/categories/category.rules.js';
import { changeableFigures } from '@crease/core/competition/matchups/office/score-change.rules.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { TeamFigures } from '@crease/core/players/scoring/category-set.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../../platform/database/database.js';
import { namesIn } from '../../../platform/database/rows.js';
import { anyOf } from '../../../platform/database/sql.js';
import { isUndoable } from './record-changes.queries.js';

const c = namesIn('score_change as c');

export const scoreChangesOf = (
  db: Db,
  { leagueId, season, periods }: { leagueId: string; season: Season; periods: readonly number[] },
) =>
  db
    .selectFrom('score_change as c')
    .select(['c.id', 'c.team_id', 'c.period', 'c.figure', 'c.reason'])
    .select([sql<number>`${c.amount}::float8`.as('amount'), isUndoable(c).as('undoable')])
    .where('c.league_id', '=', leagueId)
    .where('c.season', '=', season)
    .where('c.period', '=', anyOf(periods))
    .orderBy('c.at');
export type StoredScoreChange = InferResult<ReturnType<typeof scoreChangesOf>>[number];

export interface ScoreChanges {
  readonly points: number;
  readonly figures: TeamFigures;
}

export function changesByTeam(changes: readonly StoredScoreChange[]): ReadonlyMap<string, ScoreChanges> {
  const sums = new Map<string, ScoreChanges>();
  for (const { team_id: teamId, figure, amount } of changes) {
    const { points, figures } = sums.get(teamId) ?? { points: 0, figures: {} };
    sums.set(
      teamId,
      figure === null
        ? { points: sumOfPoints([points, amount]), figures }
        : { points, figures: sumOfFigures([figures, { [figure]: amount }]) },
    );
  }
  return sums;
}

/** The changes of both teams for an answer, which omits them where there are none. */
export function scoreChangesView({
  span: { rules, homeId, awayId },
  scoreChanges,
}: {
  readonly span: { readonly rules: CategoryRules | null; readonly homeId: string; readonly awayId: string | null };
  readonly scoreChanges: readonly StoredScoreChange[];
}): Pick<MatchupPageAnswer, 'score_changes' | 'score_figures'> {
  const own = scoreChanges.filter(({ team_id: teamId }) => teamId === homeId || teamId === awayId);
  return {
    ...(own.length === 0 ? {} : { score_changes: own.map(({ period: _, ...change }) => change) }),
    ...(rules === null ? {} : { score_figures: changeableFigures(rules.categories) }),
  };
}
