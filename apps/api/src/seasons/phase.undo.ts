import type { Db, Transaction } from '../platform/database/database.js';
import { anyOf, exact, json, momentOf } from '../platform/database/sql.js';
import { leagueLine } from '../platform/events/audience.js';
import { removeMatchups } from '../competition/matchups/matchup.writer.js';
import { missSeason } from '../competition/scoring/missed-days.tables.js';
import { removePoints } from '../competition/scoring/points.writer.js';
import { removeContractsSince } from '../contracts/contracts.tables.js';
import { backOnRosters } from '../teams/put-back.queries.js';
import { releasePlayers } from '../teams/roster.writer.js';
import type { PhaseChange, PhaseDone } from './phase.done.js';

export type Hand = Pick<Transaction, 'db' | 'record'>;

/** Moves graduates back to the rookie bank as if they had never left it. */
export async function backToBank(
  { db, record }: Hand,
  leagueId: string,
  change: PhaseChange,
  graduates: NonNullable<PhaseDone['graduates']>,
): Promise<void> {
  const playerIds = graduates.map(({ playerId }) => playerId);
  const up = await db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
    .select(({ ref }) => [
      'r.player_id',
      'r.team_id',
      exact(ref('r.acquired_at')).as('acquired_at'),
      'r.acquired_by',
      exact(ref('r.since')).as('since'),
      'p.full_name as name',
      't.name as team',
    ])
    .where('r.league_id', '=', leagueId)
    .where('r.player_id', '=', anyOf(playerIds))
    .orderBy('t.number')
    .orderBy('p.id')
    .execute();
  await removeContractsSince(db, leagueId, playerIds, change.begunAt);
  await releasePlayers(db, leagueId, { playerIds });
  const since = new Map(graduates.map((graduate) => [graduate.playerId, graduate.since]));
  await backOnRosters(
    db,
    leagueId,
    up.map(({ name: _, team: __, ...row }) => ({
      ...row,
      place: 'rookie',
      since: since.get(row.player_id) ?? row.since,
    })),
    change.begunAt,
  );
  for (const { player_id: playerId, team_id: teamId, name, team } of up) {
    await record(
      leagueLine({
        leagueId,
        actor: null,
        teamIds: [teamId],
        says: { key: 'season.backInBank', figures: { name, team } },
        data: { kind: 'move', move: 'toBank', teamId, playerId, name },
      }),
    );
  }
}

/** Undoes the start of a season: restores its earlier dates and deletes the points of its days. */
export async function unplay(
  db: Db,
  leagueId: string,
  season: string,
  before: NonNullable<PhaseDone['played']> | null,
): Promise<void> {
  if (before === null)
    await db.deleteFrom('league_season').where('league_id', '=', leagueId).where('season', '=', season).execute();
  else
    await db
      .updateTable('league_season')
      .set({ starts_on: before.starts_on, ends_on: before.ends_on, begun_at: momentOf(before.begun_at) })
      .$if(before.games_caps !== undefined, (change) => change.set({ games_caps: json(before.games_caps ?? {}) }))
      .where('league_id', '=', leagueId)
      .where('season', '=', season)
      .execute();
  await removeMatchups(db, leagueId, season);
  await removePoints(db, leagueId, season, before?.starts_on ?? null);
  if (before !== null) await missSeason(db, leagueId, season, before.starts_on);
}
