import { sql } from 'kysely';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../../platform/database/database.js';
import { namesIn } from '../../../platform/database/rows.js';
import { storeCategoryPoints } from '../categories.writer.js';
import { breakTies } from '../results/broken-ties.writer.js';

const m = namesIn('matchup');

export interface ScoreChange {
  readonly teamId: string;
  readonly period: number;
  /** A column of the team's sums; null for points. */
  readonly figure: string | null;
  readonly amount: number;
}

/**
 * Adds a change to the results of a period that are stored already: announced results, which corrections of games still
 * change, and final results, which nothing else changes. Other results of the period do not change.
 */
export async function addToStored(
  db: Db,
  league: { readonly id: string; readonly season: Season },
  { teamId, period, figure, amount }: ScoreChange,
): Promise<void> {
  const { id, season } = league;
  const stored = db
    .updateTable('matchup')
    .where('league_id', '=', id)
    .where('season', '=', season)
    .where('period', '=', period);
  for (const side of ['home', 'away'] as const) {
    const own = stored.where(`${side}_team_id`, '=', teamId);
    const [points, figures] = side === 'home' ? [m.home_points, m.home_figures] : [m.away_points, m.away_figures];
    await (
      figure === null
        ? own.set({ [`${side}_points`]: sql<number>`${points} + ${amount}::numeric` })
        : own.set({
            [`${side}_figures`]: sql`${figures} || jsonb_build_object(${figure}::text,
              coalesce((${figures} ->> ${figure}::text)::int, 0) + ${amount}::int)`,
          })
    ).execute();
  }
  if (figure !== null) await storeCategoryPoints(db, league, [period]);
  await breakTies(db, league, [period], teamId);
}
