import type { Db } from '../../platform/database/database.js';
import { asRows } from '../../platform/database/sql.js';
import type { Span } from './day-span.js';
import { earliest } from '../../platform/jobs/league-aside.js';

/** Published points of a league that changed, because games or positions were corrected. */
export interface Correction extends Span {
  readonly leagueId: string;
  /** The day up to which the points are roto points; omitted where they are points of the days. */
  readonly rotoTo?: string;
  readonly teams: readonly (Span & {
    readonly id: string;
    readonly name: string;
    readonly before: number;
    readonly after: number;
  })[];
}

/** Rows are kept longer while notices of a league are delayed. */
const KEPT_DAYS = 14;
const COLUMNS = ['league_id', 'team_id', 'from_day', 'to_day', 'days', 'before', 'after', 'roto_to'] as const;

/** Stores each team's change for the notices to its manager, and deletes old ones. */
export async function noteCorrections(db: Db, corrections: readonly Correction[]): Promise<void> {
  if (corrections.length === 0) return;
  const rows = corrections.flatMap(({ leagueId, rotoTo = null, teams }) =>
    teams
      .filter(({ before, after }) => before !== after)
      .map(({ id, from, to, days, before, after }) => ({
        league_id: leagueId,
        team_id: id,
        from_day: from,
        to_day: to,
        days,
        before,
        after,
        roto_to: rotoTo,
      })),
  );
  await db
    .insertInto('points_correction')
    .columns(COLUMNS)
    .expression(db.selectFrom(asRows('points_correction', rows, 'given')).select(COLUMNS))
    .execute();
  await db.deleteFrom('points_correction').where('at', '<', earliest('notifications', KEPT_DAYS)).execute();
}
