import { expect, test } from '@jest/globals';
import pg from 'pg';
import { importCsv } from '../../imports/csv/csv.import.js';
import { Watched } from '../../platform/realtime/watched.js';
import { Listeners } from '../../testing/listener.js';
import { eventually } from '../../testing/patience.js';
import { playLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { ScoringService } from './scoring.service.js';

const { app, query, closing } = await fileApp();
const other = await app.another();
const connection = closing(new pg.Client({ connectionString: app.config.DATABASE_URL }));
await connection.connect();
const devices = closing(new Listeners(other));

async function played(playerId: number, goals: number): Promise<void> {
  async function* input(): AsyncGenerator<string> {
    yield `nhl_id,game_id,season,day,playoffs,g,a,w,so\n${playerId},watched,2025-26,2025-11-04,0,${goals},,,\n`;
  }
  const result = await importCsv(connection, input(), { kind: 'games', source: 'test', now: new Date('2026-06-01') });
  if (!result.ok) throw new Error(result.refusal.message);
}

test('a league that somebody has open, in whatever process, is told before the others, and each once', async () => {
  const [open, quiet] = [await playLeague(app), await playLeague(app)];
  const [player] = (await open.free([{ position: 'F', capHit: 1 }])).map(({ id }) => id) as [number];
  for (const league of [open, quiet]) {
    await query`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, '2025-26', '2025-10-07', '2026-04-16')`;
    await query`insert into roster_past (league_id, team_id, player_id, place, from_at, to_at, acquired_at, acquired_by)
       values (${league.id}, ${league.teams[0]}, ${player}, 'active', '2025-10-01', '2026-12-31', '2025-10-01', 'test')`;
  }
  const device = await devices.open(open.manager(1).token, open.id);
  // One process scores; the other has the open league.
  await eventually(async () => expect(app.app.get(Watched).leagues()).toContain(open.id));
  expect(app.app.get(Watched).leagues()).not.toContain(quiet.id);

  const told = () =>
    query<{
      league: string;
      at: string;
      version: number;
    }>`select substr(id, 9) as league, xmin::text as at, seq as version from stream where id = any(${[`version:${open.id}`, `version:${quiet.id}`]}) order by changed_at`;
  const versionOf = async (id: string) => (await told()).find(({ league }) => league === id)?.version ?? 0;
  await played(player, 2);
  const before = [await versionOf(open.id), await versionOf(quiet.id)];
  await app.app.get(ScoringService).accrueDue();
  const versions = await told();
  expect(versions.map(({ league }) => league)).toEqual([open.id, quiet.id]);
  expect(versions.map(({ version }, index) => version - (before[index] ?? 0))).toEqual([1, 1]);
  expect(new Set(versions.map(({ at }) => at)).size).toBe(2);
  await eventually(async () => expect(device.of('leagueChanged')).toHaveLength(2));
  const points =
    await query`select sum(points)::float8 as points from team_day where team_id = any(${[open.teams[0], quiet.teams[0]]})`;
  expect(points).toEqual([{ points: 4 }]);
});
