import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { PlayerAnswer, PlayersAnswer } from '@crease/core/players/players.schema.js';
import { AppModule } from '../app.module.js';
import { readConfig } from '../platform/config/config.js';
import { httpAdapter, setUpHttp } from '../platform/http/http.setup.js';
import { SocketAdapter } from '../platform/realtime/socket.adapter.js';
import { loadSamplePlayers } from '../seeds/sample/load-sample.js';
import { seedLeague, type SeededLeague } from '../testing/draft-fixture.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { importCsv } from '../imports/csv/csv.import.js';
import { dbOn } from '../platform/database/connection/client.js';
import { PlayersModule } from './players.module.js';
import { closeAll } from '../testing/answers/close-all.js';

@Module({})
class Whole {}

const SECRET = 'players-api-test-secret-of-32-characters';
let database: TestDatabase;
let connection: pg.Client;
let app: NestFastifyApplication;
let league: SeededLeague;
let other: SeededLeague;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = new pg.Client({ connectionString: database.url });
  await connection.connect();
  await loadSamplePlayers(dbOn(connection), '2025-26');
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    // No timed tasks: the sample's next summer would change the counted players.
    ROLE: 'web',
    DATABASE_URL: database.url,
    SESSION_SECRET: SECRET,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
  });
  app = await NestFactory.create<NestFastifyApplication>(
    { module: Whole, imports: [AppModule.with(config), PlayersModule] },
    httpAdapter(config),
    { logger: ['error'], abortOnError: false, forceCloseConnections: true },
  );
  app.useWebSocketAdapter(new SocketAdapter(app, config));
  await setUpHttp(app, config);
  await app.listen(0, '127.0.0.1');
  const urls = [await app.getUrl()];
  league = await seedLeague(connection, { urls, secret: SECRET, teamNames: ['Aces', 'Bears'], sample: true });
  other = await seedLeague(connection, { urls, secret: SECRET, teamNames: ['Cranes', 'Ducklings'], sample: true });
}, 30_000);

afterAll(() => closeAll(app, connection, database));

const list = (query = ''): Promise<PlayersAnswer> =>
  league.commissioner.must<PlayersAnswer>('GET', `/api/${league.leagueId}/players${query}`);
const names = (answer: PlayersAnswer): string[] => answer.players.map((player) => player.full_name);

async function importText(kind: 'players' | 'statuses' | 'skater-stats', text: string): Promise<void> {
  async function* input(): AsyncGenerator<Buffer> {
    yield Buffer.from(text);
  }
  const result = await importCsv(connection, input(), { kind, source: 'test', now: new Date('2026-02-01T00:00:00Z') });
  if (!result.ok || result.value.counts.refused > 0) throw new Error(JSON.stringify(result));
}

describe('a status that the commissioner set', () => {
  it('is the player’s status in the list, its filter and the profile, in this league alone and while it lasts', async () => {
    const [{ id, status_note: note } = { id: 0, status_note: null }] = (await list('?status=IR&limit=1')).players;
    const reason = 'Skates with the team again';
    const body = { status: 'LTIR', reason };
    const own = `/api/${league.leagueId}/players/${id}`;
    const found = async (status: string, of = league): Promise<boolean> => {
      const path = `/api/${of.leagueId}/players?status=${status}&limit=500`;
      return (await of.commissioner.must<PlayersAnswer>('GET', path)).players.some((player) => player.id === id);
    };
    await league.commissioner.must('PUT', `${own}/status`, body);
    expect([await found('IR'), await found('LTIR'), await found('IR', other)]).toEqual([false, true, true]);
    const { player } = await league.commissioner.must<PlayerAnswer>('GET', own);
    expect(player).toMatchObject({ status: 'LTIR', status_note: reason, status_as_of: expect.stringMatching(/Z$/) });
    await league.commissioner.must('DELETE', `${own}/status`);
    expect([await found('IR'), await found('LTIR')]).toEqual([true, false]);
    expect((await league.commissioner.must<PlayerAnswer>('GET', own)).player).toMatchObject({ status_note: note });
  });
});

describe('the player list of a league', () => {
  it('gives the sample by rank, a page at a time, marked as sample', async () => {
    const answer = await list();
    expect(answer.season).toBe('2025-26');
    expect(answer.total).toBeGreaterThan(880);
    expect(answer.players).toHaveLength(50);
    expect(answer.players.map((player) => player.rank)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(answer.players.every((player) => player.is_sample && player.owner === null)).toBe(true);
    const second = await list('?start=50&limit=10');
    expect(second.players.map((player) => player.rank)).toEqual([51, 52, 53, 54, 55, 56, 57, 58, 59, 60]);
  });

  it('finds a misspelt name', async () => {
    const [best] = (await list()).players;
    const typed = (best?.last_name ?? '').replace(/(.)(.)$/, '$2$1');
    expect(names(await list(`?search=${encodeURIComponent(typed)}`))).toContain(best?.full_name);
  });

  it('filters by position, club, cap hit, rookies and status, and sorts by any statistic', async () => {
    const goalies = await list('?position=G&club=TOR&sort=w&limit=100');
    expect(goalies.players.length).toBeGreaterThanOrEqual(2);
    expect(goalies.players.every((player) => player.position === 'G' && player.nhl_club === 'TOR')).toBe(true);
    const cheap = await list('?cap_max=900000&cap_min=800000&sort=cap_hit&direction=asc&limit=500');
    const hits = cheap.players.map((player) => player.cap.cap_hit);
    expect(hits).toEqual([...hits].sort((a, b) => a - b));
    expect(Math.max(...hits)).toBeLessThanOrEqual(900_000);
    const rookies = await list('?rookies=true&limit=500');
    expect(rookies.total).toBeGreaterThan(100);
    expect(rookies.players.every((player) => player.rookie)).toBe(true);
    expect((await list('?status=LTIR')).total).toBe(9);
    const scorers = (await list('?sort=pts&limit=20')).players.map((player) => player.stats?.pts ?? 0);
    expect(scorers).toEqual([...scorers].sort((a, b) => b - a));
  });

  it('answers "a young centre under $3M signed beyond next year" at once, with several positions too', async () => {
    const asked = 'cap_max=3000000&signed_through=2027-28&limit=500';
    const centres = await list(`?detail=C&age_max=26&${asked}`);
    expect(centres.total).toBeGreaterThan(0);
    for (const { position_detail, cap, contract_expiry, birth_date } of centres.players) {
      expect(position_detail).toBe('C');
      expect(cap.cap_hit).toBeLessThanOrEqual(3_000_000);
      expect(contract_expiry).toBeGreaterThanOrEqual(2028);
      // Players who are 27 on 15 September 2025 are too old.
      expect((birth_date ?? '') > '1998-09-15').toBe(true);
    }
    const wings = await list(`?detail=LW,RW&${asked}`);
    expect(new Set(wings.players.map((player) => player.position_detail))).toEqual(new Set(['LW', 'RW']));
    const older = await list(`?detail=C&age_min=27&${asked}`);
    expect((await list(`?detail=C&${asked}`)).total).toBe(centres.total + older.total);
  });

  it('never shows a player at nothing: unsigned ones are estimated', async () => {
    const unsigned = (await list('?sort=cap_hit&direction=asc&limit=500')).players.filter(
      (player) => player.cap.estimated,
    );
    expect(unsigned.length).toBeGreaterThan(0);
    expect(unsigned.every((player) => player.cap.cap_hit >= 775_000)).toBe(true);
  });

  it('knows who is owned, in this league only', async () => {
    const [first, second] = (await list()).players;
    const [team] = league.teams;
    await connection.query(
      "insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values ($1, $2, $3, 'active', 'test')",
      [league.leagueId, first?.id, team?.id],
    );
    expect((await list()).players[0]?.owner).toEqual({ team_id: team?.id, team_name: 'Aces', place: 'active' });
    expect((await list('?free=true')).players[0]?.id).toBe(second?.id);
    const theirs = await other.commissioner.must<PlayersAnswer>('GET', `/api/${other.leagueId}/players`);
    expect(theirs.players[0]).toMatchObject({ id: first?.id, owner: null });
  });

  it("gives those who fit the caller's cap space, to the dollar, without the caller's own", async () => {
    const url = `/api/${league.leagueId}`;
    const cap = (amount: number) =>
      connection.query(
        "update league set settings = jsonb_set(settings, '{salary_cap}', to_jsonb($2::int)) where id = $1",
        [league.leagueId, amount],
      );
    const own = (await list()).players[0];
    const price = (await list('?cap_max=3000000&sort=cap_hit&limit=1')).players[0]?.cap.cap_hit ?? 0;
    await cap((own?.cap.cap_hit ?? 0) + price);
    const { teams } = await league.commissioner.must<LeagueAnswer>('GET', url);
    expect(teams.find(({ team_id }) => team_id === league.teams[0]?.id)?.cap_space).toBe(price);
    const fitting = await list('?fits=true&sort=cap_hit&limit=500');
    expect(fitting.players[0]?.cap.cap_hit).toBe(price);
    expect(fitting.total).toBe((await list(`?cap_max=${price}`)).total);
    await cap((own?.cap.cap_hit ?? 0) + price - 1);
    expect((await list('?fits=true&sort=cap_hit')).players[0]?.cap.cap_hit).toBeLessThan(price);
    await cap(200_000_000);
    expect((await list('?fits=true')).players.map(({ id }) => id)).not.toContain(own?.id);
    const theirs = await league.teams[1]?.manager?.must<PlayersAnswer>('GET', `${url}/players?fits=true`);
    expect(theirs?.players[0]?.id).toBe(own?.id);
  });

  it("follows the commissioner's word on who is a rookie", async () => {
    const [rookie] = (await list('?rookies=true')).players;
    await connection.query(
      "insert into rookie_override (league_id, player_id, rookie, reason, set_by) values ($1, $2, false, 'played in Europe', $3)",
      [league.leagueId, rookie?.id, league.commissioner.userId],
    );
    expect((await list('?rookies=true')).players.map((player) => player.id)).not.toContain(rookie?.id);
    const profile = await league.commissioner.must<PlayerAnswer>(
      'GET',
      `/api/${league.leagueId}/players/${rookie?.id ?? 0}`,
    );
    expect(profile.player.rookie).toBe(false);
  });

  it('gives one player with all their contracts and seasons', async () => {
    const [best] = (await list()).players;
    const { player, season } = await league.commissioner.must<PlayerAnswer>(
      'GET',
      `/api/${league.leagueId}/players/${best?.id ?? 0}`,
    );
    expect(season).toBe('2025-26');
    expect(player.contracts.length).toBeGreaterThan(0);
    expect(player.seasons.length).toBeGreaterThanOrEqual(4);
    // No game of the season has been played yet.
    expect(player.seasons[0]?.season).toBe('2024-25');
    expect(player.owner?.team_name).toBe('Aces');
  });

  it.each([
    ['?position=Q', "Position is 'F', 'D' or 'G'."],
    ['?detail=C,Q', "Use 'C', 'LW', 'RW', 'D' or 'G', or several with commas: 'C,LW'."],
    ['?signed_through=2028', "A season is written like '2025-26'."],
    ['?age_min=120', 'The lowest age is at most 99.'],
    ['?limit=9999', 'Limit is at most 500.'],
    ['?sort=salary', 'Players cannot be sorted by that.'],
    ['?season=2025', "A season is written like '2025-26'."],
  ])('refuses %s and says why', async (query, message) => {
    const answer = await league.commissioner.call<unknown>('GET', `/api/${league.leagueId}/players${query}`);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  it('is for members only, and knows no player that does not exist', async () => {
    const foreign = await other.commissioner.call('GET', `/api/${league.leagueId}/players`);
    const absent = await other.commissioner.call('GET', '/api/111111111111/players');
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(absent.body);
    expect((await fetch(`${await app.getUrl()}/api/${league.leagueId}/players`)).status).toBe(401);
    expect((await league.commissioner.call('GET', `/api/${league.leagueId}/players/1`)).status).toBe(404);
    expect((await league.commissioner.call('GET', `/api/${league.leagueId}/players/abc`)).status).toBe(422);
  });

  it('shows an import of real players at once in leagues that play on them, and not in one on the sample', async () => {
    const sample = await list();
    const real = await seedLeague(connection, {
      urls: [await app.getUrl()],
      secret: SECRET,
      teamNames: ['Dukes', 'Eagles'],
    });
    const listed = async (query = '') =>
      (await real.commissioner.call<PlayersAnswer>('GET', `/api/${real.leagueId}/players${query}`)).body;
    await importText(
      'players',
      'nhl_id,full_name,position,cap_hit\n8400001,Real Enough,F,1000000\n8400002,Also Real,D,2000000\n',
    );
    expect(new Set(names(await listed()))).toEqual(new Set(['Real Enough', 'Also Real']));
    expect(names(await list())).toEqual(names(sample));
    await importText('statuses', 'nhl_id,status\n8400001,IR\n');
    expect((await listed('?status=IR')).players.map((player) => player.full_name)).toEqual(['Real Enough']);
    await importText('skater-stats', 'nhl_id,full_name,position,season,gp\n8400003,Old Timer,D,2021-22,3\n');
    expect((await listed('?search=timer')).total).toBe(0);
  });
});
