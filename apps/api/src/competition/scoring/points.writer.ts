import { resetRoto } from '../roto/roto.writer.js';
import type { Db } from '../../platform/database/database.js';

export async function removePoints(db: Db, leagueId: string, season: string, before: string | null): Promise<void> {
  const figures = db.deleteFrom('team_figures as d').where('d.league_id', '=', leagueId).where('d.season', '=', season);
  await (before === null ? figures : figures.where('d.day', '<', before)).execute();
  const starts = db.deleteFrom('goalie_starts as d').where('d.league_id', '=', leagueId).where('d.season', '=', season);
  await (before === null ? starts : starts.where('d.day', '<', before)).execute();
  // All games of places go: scoring stores closed days again only where games change.
  await db.deleteFrom('place_games').where('league_id', '=', leagueId).where('season', '=', season).execute();
  await db.deleteFrom('closed_place').where('league_id', '=', leagueId).where('season', '=', season).execute();
  await resetRoto(db, { league_id: leagueId, season }, before);
  await db
    .with('gone', (earned) => {
      const all = earned.deleteFrom('team_day as d').where('d.league_id', '=', leagueId).where('d.season', '=', season);
      return (before === null ? all : all.where('d.day', '<', before)).returning([
        'd.league_id',
        'd.team_id',
        'd.season',
        'd.playoffs',
        'd.points',
      ]);
    })
    .with('lost', (days) =>
      days
        .selectFrom('gone')
        .select(['league_id', 'team_id', 'season', 'playoffs', ({ fn }) => fn.sum<number>('points').as('points')])
        .groupBy(['league_id', 'team_id', 'season', 'playoffs']),
    )
    .updateTable('team_points as p')
    .from('lost')
    .set(({ eb, ref }) => ({ points: eb('p.points', '-', ref('lost.points')) }))
    .whereRef('p.league_id', '=', 'lost.league_id')
    .whereRef('p.team_id', '=', 'lost.team_id')
    .whereRef('p.season', '=', 'lost.season')
    .whereRef('p.playoffs', '=', 'lost.playoffs')
    .execute();
}
