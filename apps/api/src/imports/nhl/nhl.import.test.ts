import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { refusalFor } from '@crease/core/refusals.js';
import pg from 'pg';
import { createTestDatabase } from '../../testing/test-database.js';
import { importCsv } from '../csv/csv.import.js';
import { NHL_DEFAULTS, NhlClient, nhlSettings, type NhlSettings } from './nhl.client.js';
import { importNhl } from './nhl.import.js';
import { NHL_AGENT } from './nhl.question.js';
import type { NhlImportSettings } from './nhl.fetch.js';
import { startNhlServer } from '../testing/nhl-server.js';
import { worded } from '../testing/worded.js';
import { closeAll } from '../../testing/answers/close-all.js';

const NOW = new Date('2026-01-20T08:00:00Z');
let pauses: number[] = [];

const client = (more: Partial<NhlSettings> = {}): NhlClient =>
  new NhlClient(
    {
      ...NHL_DEFAULTS,
      webUrl: server.url,
      statsUrl: `${server.url}/stats/rest`,
      politenessMs: 0,
      pageSize: 2,
      timeoutMs: 5_000,
      ...more,
    },
    {
      sleep: (milliseconds) => {
        pauses.push(milliseconds);
        return Promise.resolve();
      },
      random: () => 0.5,
    },
  );

const server = await startNhlServer();
const database = await createTestDatabase();
const connection = new pg.Client({ connectionString: database.url });
await connection.connect();

afterAll(() => closeAll(connection, server, database));

beforeEach(() => {
  pauses = [];
  server.trouble = null;
});

const rows = async (text: string): Promise<unknown[]> => (await connection.query(text)).rows;

describe('the client of the NHL', () => {
  it('reads its addresses from the configuration', () => {
    expect(nhlSettings({})).toMatchObject({
      webUrl: 'https://api-web.nhle.com',
      statsUrl: 'https://api.nhle.com/stats/rest',
    });
    expect(
      nhlSettings({ NHL_WEB_API_URL: 'http://127.0.0.1:9/', NHL_STATS_API_URL: 'http://127.0.0.1:9/rest' }),
    ).toMatchObject({ webUrl: 'http://127.0.0.1:9', statsUrl: 'http://127.0.0.1:9/rest' });
  });

  it('names itself to the NHL as in earlier releases', () => {
    expect(NHL_AGENT['user-agent']).toBe('Crease fantasy hockey (one reader, polite pace)');
  });

  it('reads a roster with absent fields, and keeps a bad row from hiding the others', async () => {
    const answer = await client().roster('OTT', '2025-26');
    expect(answer.ok && answer.value?.rows.map(({ lastName }) => lastName)).toEqual(['Primerov']);
    expect(answer.ok && answer.value?.faults).toEqual([
      expect.objectContaining({
        id: 8490006,
        name: 'Nameless',
        why: { key: 'nhl.odd', figures: { detail: expect.stringContaining('lastName') } },
      }),
    ]);
  });

  it('asks for every page of a report, ordered by player', async () => {
    const answer = await client().skaterSummary('2025-26', 2);
    expect(answer.ok && [answer.value.rows.length, answer.value.faults.length, answer.value.complete]).toEqual([
      5,
      1,
      true,
    ]);
    const queries = server.asked.map((path) => new URL(path, server.url).searchParams);
    expect(queries.map((query) => [query.get('start'), query.get('limit')])).toEqual([
      ['0', '2'],
      ['2', '2'],
      ['4', '2'],
    ]);
    expect(queries[0]?.get('cayenneExp')).toBe('gameTypeId=2 and seasonId<=20252026 and seasonId>=20252026');
    expect(queries[0]?.get('sort')).toBe('[{"property":"playerId","direction":"ASC"}]');
  });

  it('ends at an empty page though more rows were promised', async () => {
    server.trouble = (path) => ({
      status: 200,
      body: JSON.stringify({ data: path.includes('start=0') ? [{ playerId: 1, gamesPlayed: 1 }] : [], total: 99 }),
    });
    const answer = await client().skaterSummary('2025-26', 2);
    expect(answer.ok && [answer.value.rows.length, answer.value.complete]).toEqual([1, false]);
    expect(server.asked).toHaveLength(2);
  });

  it('takes 404 for an answer: there is no such thing', async () => {
    const answer = await client().player(8490005);
    expect(answer).toEqual({ ok: true, value: null });
    expect(server.asked).toHaveLength(1);
  });

  it('waits longer and longer after 500, with jitter, and then succeeds', async () => {
    server.trouble = (_, times) => (times <= 3 ? { status: 500 } : undefined);
    const answer = await client().player(8490001);
    expect(answer.ok).toBe(true);
    expect(server.asked).toHaveLength(4);
    expect(pauses).toEqual([375, 750, 1500]);
  });

  it('obeys Retry-After of 429, within its patience', async () => {
    server.trouble = (_, times) =>
      times === 1
        ? { status: 429, headers: { 'retry-after': '7' } }
        : times === 2
          ? { status: 429, headers: { 'retry-after': '86400' } }
          : undefined;
    const answer = await client().player(8490001);
    expect(answer.ok).toBe(true);
    expect(pauses).toEqual([7_000, 60_000]);
  });

  it('gives up after the last retry and says what it met', async () => {
    server.trouble = () => ({ status: 503 });
    const answer = await client({ retries: 2 }).player(8490001);
    expect(answer).toMatchObject({
      ok: false,
      refusal: {
        name: 'nhlUnavailable',
        message: expect.stringMatching(
          /^The NHL’s service answered with status 503 to the request for http.*\/v1\/player\/8490001\/landing\. Attempts: 3\.$/,
        ),
      },
    });
    expect(answer.ok ? '' : refusalFor('fr', answer.refusal).message).toMatch(
      /^Le service de la LNH a répondu avec le code 503 \(http.*\/v1\/player\/8490001\/landing\)\. Tentatives\u00A0: 3\.$/,
    );
    expect(server.asked).toHaveLength(3);
  });

  it('does not repeat what the service refuses', async () => {
    server.trouble = () => ({ status: 400 });
    const answer = await client().skaterSummary('2025-26', 2);
    expect(answer).toMatchObject({ ok: false, refusal: { message: expect.stringContaining('status 400') } });
    expect(server.asked).toHaveLength(1);
  });

  it('tries again after no answer in time, a broken one, and one that is no JSON', async () => {
    server.trouble = (_, times) =>
      times === 1 ? 'hang' : times === 2 ? 'cut' : times === 3 ? { status: 200, body: '<html>' } : undefined;
    const answer = await client({ timeoutMs: 200 }).player(8490001);
    expect(answer.ok).toBe(true);
    expect(server.asked).toHaveLength(4);
  });

  it('says so when nobody answers at all', async () => {
    const answer = await client({ webUrl: 'http://127.0.0.1:1', retries: 1 }).player(8490001);
    expect(answer).toMatchObject({
      ok: false,
      refusal: { message: expect.stringMatching(/no connection .* Attempts: 2\.$/) },
    });
  });

  it('refuses an answer of another shape', async () => {
    server.trouble = () => ({ status: 200, body: '{"forwards":"none"}' });
    const answer = await client().roster('TOR', 'current');
    expect(answer).toMatchObject({
      ok: false,
      refusal: { message: expect.stringContaining('another shape (forwards') },
    });
  });

  it('has no more requests under way than it may, and leaves time between them', async () => {
    const polite = client({ concurrency: 2, politenessMs: 40 });
    const answers = await Promise.all([8490001, 8490002, 8490003, 8490004, 8490007].map((id) => polite.player(id)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(server.most()).toBeLessThanOrEqual(2);
    expect(pauses).toEqual([40, 40, 40, 40, 40]);
  });
});

describe('importing from the NHL', () => {
  const settings: NhlImportSettings = { season: '2025-26', clubs: ['TOR', 'OTT', 'SEA'], current: true, now: NOW };
  const run = async (more: Partial<NhlImportSettings> & { all?: boolean } = {}) => {
    const { all = false, ...rest } = more;
    const { clubs, ...without } = { ...settings, ...rest };
    const result = await importNhl(connection, client(), all || clubs === undefined ? without : { ...without, clubs });
    if (!result.ok) throw new Error(result.refusal.message);
    return worded(result.value);
  };

  afterEach(async () => {
    await connection.query('truncate player, contract, player_season, import_run cascade');
  });

  it('brings players with who they are and where they were drafted', async () => {
    const report = await run();
    expect(report.counts.created).toBe(5);
    expect(
      await rows(
        "select id, full_name, position, position_detail, nhl_club, to_char(birth_date, 'YYYY-MM-DD') as born, shoots, draft_overall, roster_status, source from player order by id",
      ),
    ).toEqual([
      {
        id: 8490001,
        full_name: 'Kalle Provarinen',
        position: 'F',
        position_detail: 'C',
        nhl_club: 'TOR',
        born: '1996-02-03',
        shoots: 'L',
        draft_overall: 35,
        roster_status: 'active',
        source: 'nhl-api',
      },
      {
        id: 8490002,
        full_name: 'Remi Échantillon',
        position: 'F',
        position_detail: 'RW',
        nhl_club: 'TOR',
        born: '2004-07-01',
        shoots: null,
        draft_overall: null,
        roster_status: 'active',
        source: 'nhl-api',
      },
      {
        id: 8490003,
        full_name: 'Bo Sampleson',
        position: 'D',
        position_detail: 'D',
        nhl_club: 'TOR',
        born: '1993-11-12',
        shoots: 'R',
        draft_overall: null,
        roster_status: 'active',
        source: 'nhl-api',
      },
      {
        id: 8490004,
        full_name: 'Egon Muster',
        position: 'G',
        position_detail: 'G',
        nhl_club: 'TOR',
        born: '1998-05-05',
        shoots: 'L',
        draft_overall: null,
        roster_status: 'active',
        source: 'nhl-api',
      },
      {
        id: 8490005,
        full_name: 'Ivan Primerov',
        position: 'F',
        position_detail: 'LW',
        nhl_club: 'OTT',
        born: '1999-09-09',
        shoots: 'L',
        draft_overall: null,
        roster_status: 'active',
        source: 'nhl-api',
      },
    ]);
  });

  it('keeps NHL seasons only, sums those of two clubs, and takes the present one from the reports with hits and blocks', async () => {
    await run();
    expect(
      await rows(
        'select season, playoffs, club, gp, g, a, pts, plus_minus, pim, ppp, shg, sog, hits, blocks, fow, toi_seconds, as_of from player_season where player_id = 8490001 order by season, playoffs',
      ),
    ).toEqual([
      {
        season: '2023-24',
        playoffs: false,
        club: 'ARI/TOR',
        gp: 60,
        g: 18,
        a: 21,
        pts: 39,
        plus_minus: 2,
        pim: 10,
        ppp: 11,
        shg: 1,
        sog: 140,
        hits: null,
        blocks: null,
        fow: null,
        toi_seconds: 40 * 900 + 20 * 990,
        as_of: 'final',
      },
      {
        season: '2023-24',
        playoffs: true,
        club: 'TOR',
        gp: 7,
        g: 2,
        a: 1,
        pts: 3,
        plus_minus: 0,
        pim: 0,
        ppp: null,
        shg: null,
        sog: 15,
        hits: null,
        blocks: null,
        fow: null,
        toi_seconds: 7 * 1020,
        as_of: 'final',
      },
      {
        season: '2025-26',
        playoffs: false,
        club: 'TOR',
        gp: 31,
        g: 10,
        a: 11,
        pts: 21,
        plus_minus: 3,
        pim: 4,
        ppp: 6,
        shg: 0,
        sog: 72,
        hits: 20,
        blocks: 15,
        fow: 160,
        toi_seconds: 29_776,
        as_of: '2026-01-20',
      },
    ]);
  });

  it("computes a goalie's rates over two clubs, and reads penalties under either name", async () => {
    await run();
    expect(
      await rows(
        "select club, gp, w, l, otl, so, ga, sa, sv_pct::float8, gaa::float8, pim, toi_seconds, goalie_seconds from player_season where player_id = 8490004 and season = '2024-25'",
      ),
    ).toEqual([
      {
        club: 'BOS/TOR',
        gp: 30,
        w: 15,
        l: 11,
        otl: 3,
        so: 2,
        ga: 70,
        sa: 800,
        sv_pct: 0.9125,
        gaa: 2.399,
        pim: 2,
        toi_seconds: 105_030,
        goalie_seconds: 105_030,
      },
    ]);
    expect(await rows('select season, pim from player_season where player_id = 8490003 order by season')).toEqual([
      { season: '2024-25', pim: 44 },
      { season: '2025-26', pim: 20 },
    ]);
  });

  it('reports what it could not read, by player and field', async () => {
    const report = await run();
    expect(report.notes).toContain('The NHL has no roster of SEA for 2025-26.');
    const refused = report.rows
      .filter((row) => row.action === 'refused')
      .map(({ id, name, field, why }) => ({ id, name, field, why }));
    expect(refused).toEqual([
      { id: 8490006, name: 'Nameless', field: 'roster OTT', why: expect.stringContaining('lastName') },
      { id: 8490008, name: 'Half Row', field: 'skater/summary', why: expect.stringContaining('gamesPlayed') },
      { id: 8490005, name: 'Ivan Primerov', field: 'player', why: 'The NHL has no page for this player.' },
      { id: 8490001, name: 'Kalle Provarinen', field: 'seasonTotals', why: 'seasonTotals[6] gamesPlayed is missing' },
    ]);
  });

  it('changes nothing the second time, on a later day too', async () => {
    await run();
    const before = await rows('select * from player_season order by player_id, season, playoffs');
    const report = await run({ now: new Date('2026-01-25T08:00:00Z') });
    expect(report.counts).toMatchObject({ created: 0, updated: 0 });
    expect(await rows('select * from player_season order by player_id, season, playoffs')).toEqual(before);
  });

  it('finds, over all clubs, players who play but stand on no roster', async () => {
    const report = await run({ all: true });
    expect(report.counts.created).toBe(6);
    expect(await rows('select full_name, nhl_club from player where id = 8490007')).toEqual([
      { full_name: 'Traded Twice', nhl_club: 'SEA' },
    ]);
    expect(await rows('select club, gp from player_season where player_id = 8490007')).toEqual([
      { club: 'CGY/PHI/SEA', gp: 25 },
    ]);
  });

  it('leaves contracts alone, and files then fill only what the NHL leaves empty', async () => {
    await run();
    async function* file(): AsyncGenerator<Buffer> {
      yield Buffer.from(
        'nhl_id,full_name,position,nhl_team,shoots_catches,cap_hit,contract_expiry,as_of\n8490002,Remy Other,D,BOS,R,900000,2027,2026-01-01\n',
      );
    }
    const result = await importCsv(connection, file(), { kind: 'players', source: 'players.csv', now: NOW });
    expect(result.ok && worded(result.value).rows).toEqual([
      expect.objectContaining({
        changes: {
          shoots: [null, 'R'],
          contract_expiry: [null, 2027],
          as_of: [null, '2026-01-01'],
          'cap_hit 2025-26': [null, 900_000],
        },
      }),
    ]);
    expect((await run()).counts).toMatchObject({ created: 0, updated: 0 });
  });

  it('changes nothing at all when the service fails on the way', async () => {
    server.trouble = (path) => (path.includes('goalie/summary') ? { status: 502 } : undefined);
    const result = await importNhl(connection, client({ retries: 1 }), settings);
    expect(result).toMatchObject({
      ok: false,
      refusal: { name: 'nhlUnavailable', fix: 'No changes were made. Try again later.' },
    });
    expect(await rows('select id from player')).toEqual([]);
    expect(await rows('select status from import_run')).toEqual([{ status: 'refused' }]);
  });

  it('refuses one player whose page fails, and imports the others', async () => {
    server.trouble = (path) => (path.includes('8490003/landing') ? { status: 500 } : undefined);
    const report = await run();
    expect(report.rows.filter((row) => row.id === 8490003).map((row) => row.action)).toEqual(['refused', 'created']);
    expect(await rows('select season from player_season where player_id = 8490003')).toEqual([{ season: '2025-26' }]);
  });

  it('takes whom two rosters list on the day of a trade for the club of their page, and names an odd birth date', async () => {
    const player = (id: number, lastName: string, birthDate = '1999-01-01') => ({
      id,
      firstName: { default: 'Ada' },
      lastName: { default: lastName },
      positionCode: 'C',
      birthDate,
    });
    // Toronto's roster is read after Ottawa's and Seattle's.
    const everywhere = [player(8490021, 'Page'), player(8490022, 'Moved'), player(8490023, 'Odd', '1999-02-30')];
    const pages: Readonly<Record<string, object>> = {
      8490021: { playerId: 8490021, currentTeamAbbrev: 'OTT' },
      8490023: { playerId: 8490023, currentTeamAbbrev: 'TOR', birthDate: '1999-02-30' },
    };
    let listed = ['TOR'];
    server.trouble = (path) => {
      const [, club] = /roster\/([A-Z]{3})/.exec(path) ?? [];
      const [, id = ''] = /player\/(\d+)/.exec(path) ?? [];
      const answer = (body: object) => ({ status: 200, body: JSON.stringify(body) });
      if (club !== undefined) return answer(listed.includes(club) ? { forwards: [...everywhere, ...everywhere] } : {});
      if (id !== '') return pages[id] === undefined ? { status: 404 } : answer(pages[id]);
      return answer({ data: [], total: 0 });
    };
    const report = await run();
    expect(
      report.rows
        .filter(({ action, id }) => action === 'refused' && id === 8490023)
        .map(({ name, field, value }) => [name, field, value]),
    ).toEqual([
      ['Ada Odd', 'roster TOR', '"1999-02-30"'],
      ['Ada Odd', 'roster TOR', '"1999-02-30"'],
      ['Ada Odd', 'player', '"1999-02-30"'],
    ]);
    listed = ['OTT', 'TOR'];
    await run();
    expect(await rows('select full_name, nhl_club, birth_date from player order by id')).toEqual([
      { full_name: 'Ada Page', nhl_club: 'OTT', birth_date: expect.anything() },
      { full_name: 'Ada Moved', nhl_club: 'OTT', birth_date: expect.anything() },
      { full_name: 'Ada Odd', nhl_club: 'TOR', birth_date: null },
    ]);
  });

  it('says how far it is', async () => {
    const steps: string[] = [];
    await run({ onProgress: ({ phase, done, total }) => steps.push(`${phase} ${done}/${total}`) });
    expect(steps[0]).toBe('fetch 1/11');
    expect(steps).toContain('fetch 16/16');
  });
});
