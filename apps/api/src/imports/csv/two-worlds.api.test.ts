import { describe, expect, test } from '@jest/globals';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { SystemConfigAnswer } from '@crease/core/auth/auth.answers.js';
import type { LeaguePlayer, PlayersAnswer } from '@crease/core/players/players.schema.js';
import { leagueFormDefaults } from '@crease/core/leagues/league.rules.js';
import { loadSamplePlayers } from '../../seeds/sample/load-sample.js';
import { seedPlayers, somePlayers } from '../../testing/draft-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { DraftQueries } from '../../draft/draft.queries.js';
import { importCsv } from './csv.import.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

// No timed tasks: the sample's next summer would change the compared players.
const { app, database, query: run } = await fileApp({ env: { ROLE: 'web' } });
const REAL = somePlayers(40, 8_470_001);
/** Played until 2022-23. */
const RETIRED = 8_460_001;

const create = async (more: object = {}) =>
  anna.api<{ league_id: string } & Refused>('POST', '/api/create-league', {
    ...leagueFormDefaults('dynasty', 'The Pond'),
    ...more,
  });
const leagueOf = async (id: string) => (await anna.api<LeagueAnswer>('GET', `/api/${id}`)).body.league;
const players = async (id: string, query = 'limit=500') =>
  (await anna.api<PlayersAnswer>('GET', `/api/${id}/players?${query}`)).body;
const pool = async (id: string) => {
  const queries = app.app.get(DraftQueries);
  const league = await queries.league(id);
  return league === null ? [] : queries.pool(league, 'general', 'annual');
};
const csv = (text: string) =>
  (async function* lines() {
    yield Buffer.from(text);
  })();

const anna = await app.signUp('anna');
await loadSamplePlayers(database.db, '2025-26');
const first = (await create()).body.league_id;
await seedPlayers(database.pool, REAL);
await seedPlayers(database.pool, [{ id: RETIRED, name: 'Gone Skater', position: 'F', capHit: 1_000_000 }]);
await run`update player set roster_status = 'inactive' where id = ${RETIRED}`;
await run`delete from contract where player_id = ${RETIRED}`;
await run`insert into player_season (player_id, season, gp, g, a, pts, source) values (${RETIRED}, '2022-23', 70, 20, 20, 40, 'test')`;
const onSample = (await create({ is_sample: true })).body.league_id;
const onReal = (await create()).body.league_id;

describe('a league plays on the sample or on real players', () => {
  test('as chosen at its creation; real players where there are any, the sample where there are none', async () => {
    expect(await leagueOf(first)).toMatchObject({ is_sample: true });
    expect(await leagueOf(onSample)).toMatchObject({ is_sample: true });
    expect(await leagueOf(onReal)).toMatchObject({ is_sample: false });
    const { body } = await create({ is_sample: false });
    expect(await leagueOf(body.league_id)).toMatchObject({ is_sample: false });
    expect((await app.api<SystemConfigAnswer>('GET', '/api/system-config')).body.config[0]?.players).toEqual({
      real: true,
      sample: true,
    });
  });

  test('and the one is seen in no list, search or pool of the other', async () => {
    const sample = await players(onSample);
    expect(sample.total).toBeGreaterThan(800);
    expect(sample.players.every((player) => player.is_sample)).toBe(true);
    const real = await players(onReal);
    expect(real.players.map(({ id }) => id).sort()).toEqual(REAL.map(({ id }) => id).sort());
    expect(
      (await players(onSample, 'search=Player 8470001')).players.some((player: LeaguePlayer) => !player.is_sample),
    ).toBe(false);
    expect(
      (await players(onReal, `search=${encodeURIComponent(sample.players[0]?.full_name ?? '')}`)).players.some(
        (player) => player.is_sample,
      ),
    ).toBe(false);
    for (const [league, kind] of [
      [onSample, true],
      [first, true],
      [onReal, false],
    ] as const) {
      const found = await pool(league);
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((player) => player.sample === kind)).toBe(true);
    }
  });

  test.each([
    ['the sample', 'a real player'],
    ['real players', 'a sample player'],
  ])('a league on %s knows nothing of %s', async (kind) => {
    const [league, stranger] = kind === 'the sample' ? [onSample, REAL[0]?.id ?? 0] : [onReal, 9_000_001];
    const [team] = (await anna.api<LeagueAnswer>('GET', `/api/${league}`)).body.teams;
    await run`update league set phase = 'in-season' where id = ${league}`;
    expect((await anna.api('GET', `/api/${league}/players/${stranger}`)).status).toBe(404);
    expect((await anna.api('GET', `/api/${league}/players/${stranger}/transactions`)).status).toBe(404);
    expect((await anna.api('PUT', `/api/${league}/watch-list/${stranger}`)).status).toBe(404);
    expect(
      await anna.api('PUT', `/api/${league}/players/${stranger}/status`, { status: 'IR', reason: 'They are hurt' }),
    ).toMatchObject({ status: 404 });
    for (const call of ['preview', 'add'])
      expect(
        await anna.api('POST', `/api/${league}/free-agents/${call}`, { player_id: stranger, team_id: team?.team_id }),
      ).toMatchObject({ status: 404 });
    await run`update league set phase = 'setup' where id = ${league}`;
  });

  test('and an import of real players leaves the sample, and the leagues on it, as they are', async () => {
    const sample = () =>
      run`select id, full_name, nhl_club, roster_status, status, rank, contract_expiry, updated_at from player where is_sample order by id`;
    const before = [await sample(), (await players(onSample)).players];
    const connection = await database.pool.connect();
    try {
      for (const [kind, text] of [
        [
          'players',
          'nhl_id,full_name,position,nhl_team,roster_status\n8478001,New Man,F,TOR,active\n8478002,Old Man,D,OTT,inactive\n',
        ],
        ['skater-stats', 'nhl_id,season,gp,g,a,full_name,position\n8478003,2021-22,10,1,1,Former Man,F\n'],
        ['contracts', 'nhl_id,season,cap_hit\n8478001,2025-26,900000\n'],
      ] as const) {
        expect(
          await importCsv(connection, csv(text), { kind, source: 'test', now: new Date('2026-02-01T00:00:00Z') }),
        ).toMatchObject({ ok: true, value: { counts: { refused: 0 } } });
      }
    } finally {
      connection.release();
    }
    expect([await sample(), (await players(onSample)).players]).toEqual(before);
    expect((await players(onReal, 'search=New Man')).players.map(({ id }) => id)).toContain(8_478_001);
  });
});

describe('an import never takes a player out of a league whose season they played', () => {
  test('who plays no more is in the lists, the pool and the reach of a league of an earlier season', async () => {
    const { body } = await create({ current_year: '2022-23' });
    const older = body.league_id;
    expect((await players(older)).players.map(({ id }) => id)).toContain(RETIRED);
    expect((await players(older, 'season=2021-22&limit=500')).players.map(({ id }) => id)).toContain(RETIRED);
    expect((await pool(older)).map(({ id }) => id)).toContain(RETIRED);
    const [team] = (await anna.api<LeagueAnswer>('GET', `/api/${older}`)).body.teams;
    await run`update league set phase = 'in-season' where id = ${older}`;
    const added = await anna.api<Refused>('POST', `/api/${older}/free-agents/add`, {
      player_id: RETIRED,
      team_id: team?.team_id,
      override_reason: 'No pick of the week is needed here',
    });
    expect(added.body).not.toMatchObject({ refusal: expect.anything() as unknown });
    expect(added.status).toBe(200);
  });

  test('and in none of a season in which they did not', async () => {
    expect((await players(onReal)).players.map(({ id }) => id)).not.toContain(RETIRED);
    expect((await players(onReal, 'season=2022-23&limit=500')).players.map(({ id }) => id)).not.toContain(RETIRED);
    expect((await pool(onReal)).map(({ id }) => id)).not.toContain(RETIRED);
    const [team] = (await anna.api<LeagueAnswer>('GET', `/api/${onReal}`)).body.teams;
    await run`update league set phase = 'in-season' where id = ${onReal}`;
    expectRefusal(
      await anna.api<Refused>('POST', `/api/${onReal}/free-agents/add`, {
        player_id: RETIRED,
        team_id: team?.team_id,
        override_reason: 'Not even so',
      }),
      409,
      'notPlayable',
    );
  });
});
