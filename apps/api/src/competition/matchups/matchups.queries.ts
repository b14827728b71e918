import { Injectable } from '@nestjs/common';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { mediansOf } from '@crease/core/competition/matchups/matchup-table.rules.js';
import type { Season } from '@crease/core/season.js';
import { Database } from '../../platform/database/database.js';
import { notFound } from '../../platform/refusal.error.js';
import { findTable } from '../table.queries.js';
import { periodsOf } from './matchup.queries.js';

type Period = Awaited<ReturnType<ReturnType<typeof periodsOf>['execute']>>[number];

@Injectable()
export class MatchupsQueries {
  constructor(private readonly database: Database) {}

  async matchups(leagueId: string, asked?: Season): Promise<MatchupsAnswer> {
    const { db } = this.database;
    const league = await db
      .selectFrom('league as l')
      .select('l.current_season')
      .where('l.id', '=', leagueId)
      .executeTakeFirst();
    if (!league) throw notFound('league');
    const season = asked ?? league.current_season;
    const played = await db
      .selectFrom('matchup_season')
      .select(['seed', 'median'])
      .where('league_id', '=', leagueId)
      .where('season', '=', season)
      .executeTakeFirst();
    if (!played) return { season, seed: null, periods: [], table: [] };
    const periods = await periodsOf(db, leagueId, season).execute();
    const table = await findTable(db, leagueId, season);
    return {
      season,
      seed: played.seed,
      periods: periods.map((period) => ({
        ...period,
        median: played.median && period.state !== 'coming' ? medianIn(period) : null,
      })),
      table: table.map(({ teamId, rank, shared, points, record = { wins: 0, losses: 0, ties: 0 } }) => ({
        team_id: teamId,
        rank,
        shared,
        points,
        ...record,
        periods: periods.filter((period) => countsFor(period, teamId, played.median)).length,
      })),
    };
  }
}

const medianIn = ({ number, matchups }: Period): number => {
  const scores = matchups.flatMap((one) =>
    one.away_points === null ? [one.home_points] : [one.home_points, one.away_points],
  );
  const medians = mediansOf(scores.map((points) => ({ played: [{ period: number, against: null, points }] })));
  return (medians.get(number) ?? 0) / 1_000;
};

/** True when a team has a result in a period that is over. */
const countsFor = ({ state, matchups }: Period, teamId: string, median: boolean): boolean =>
  (state === 'ended' || state === 'final') &&
  matchups.some(
    ({ home_team_id: home, away_team_id: away }) => (home === teamId || away === teamId) && (away !== null || median),
  );
