import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seedPlayers, somePlayers } from '../testing/draft-fixture.js';
import { playLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused, type TestUser } from '../testing/test-app.js';
import { createLeague, invite, join, leagueOf } from '../testing/test-league.js';
import { amount, patience } from '../testing/long-run.js';
import { endpointsOf, filled, type Endpoint } from './testing/endpoints.js';
import { bodiesLike, dearTexts, HOSTILE_TEXTS } from './testing/hostile.js';

/* S5: hostile bodies and queries for every route cause no crash, no invalid change and no leaked internals. */

const { app, database, query: run } = await fileApp();
await seedPlayers(database.pool, somePlayers(40));
const [anna, bert, carl] = (await Promise.all(['anna', 'bert', 'carl'].map((name) => app.signUp(name)))) as [
  TestUser,
  TestUser,
  TestUser,
];
const leagueId = await createLeague(anna, { num_teams: 4 }, 'redraft');
const teamId = await join(anna, leagueId, bert);
const foreignLeague = await createLeague(carl, { num_teams: 4 }, 'redraft');
const foreignTeam = (await leagueOf(carl, foreignLeague)).me.team_id ?? '';
const { draft_id: draftId } = (
  await anna.api<{ draft_id: string }>('POST', `/api/${leagueId}/drafts`, {
    type: 'general',
    clock: { seconds: 3_600 },
  })
).body;
const invitation = await invite(anna, leagueId, { email: 'somebody@crease.test' });

const PARAMS = {
  league_id: leagueId,
  team_id: teamId,
  draft_id: draftId,
  player_id: '8000001',
  user_id: bert.userId,
  invitation_id: invitation.id,
  provider: 'google',
};
const IDS = [
  leagueId,
  teamId,
  foreignTeam,
  foreignLeague,
  draftId,
  anna.userId,
  bert.userId,
  carl.userId,
  invitation.id,
  '111111111111',
];
const endpoints = endpointsOf(app.app);
const withBody = endpoints.filter(
  (endpoint): endpoint is Endpoint & { body: NonNullable<Endpoint['body']> } => endpoint.body !== null,
);

/** Text that answers must not contain: stack traces, SQL, internal type names. */
const INSIDE =
  /\bat .+:\d+:\d+|node_modules|\/src\/|error:|\[object|\bundefined\b|\bselect .+ from\b|ZodError|TypeError|\bexpected\b/i;

function expectCalm(where: string, status: number, body: unknown): void {
  expect({ where, status: status < 500 ? 'no accident' : `${status} ${JSON.stringify(body)}` }).toEqual({
    where,
    status: 'no accident',
  });
  if (status < 400) return;
  const { refusal } = body as Refused;
  expect({ where, refusal: typeof refusal?.name, message: refusal?.message }).toEqual({
    where,
    refusal: 'string',
    message: expect.not.stringMatching(INSIDE),
  });
}

/** Hashes all stored data, except logs and rows that requests always write. */
async function fingerprint(only?: { column: string; value: string }): Promise<Record<string, string>> {
  const LEFT_OUT = [
    'security_event',
    'login_record',
    'session',
    'refresh_token',
    'rate_limit',
    'idempotency',
    'league_idempotency',
    'process_heartbeat',
    'heartbeat',
    'stream',
  ];
  const tables = await database.query<{ name: string }>(
    `select t.table_name as name from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> all($1) and t.table_name not like '%bull%'
       and ($2::text is null or exists (select 1 from information_schema.columns c where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = $2)) order by 1`,
    [LEFT_OUT, only?.column ?? null],
  );
  const sql = tables
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(r::text, e'\\n' order by r::text), '')) as sum from "${name}" r${only ? ` where "${only.column}" = $1` : ''}`,
    )
    .join(' union all ');
  const { rows } = await database.pool.query<{ name: string; sum: string }>(sql, only ? [only.value] : []);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

const send = (user: TestUser | null, { method, path }: Endpoint, body: string) =>
  (user ?? app).api<Refused>(method, filled(path, PARAMS), body);

test('every route that takes a body checks it by a schema', () => {
  const changing = endpoints.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
  expect(changing.length).toBeGreaterThan(50);
  expect(withBody.length).toBeGreaterThan(30);
});

describe('bodies that no schema takes', () => {
  test(
    'are refused on every route, and change nothing at all',
    async () => {
      const before = await fingerprint();
      const each = amount(2, 60);
      for (const [number, endpoint] of withBody.entries()) {
        const wrong = fc.sample(
          bodiesLike(endpoint.body, IDS).filter((body) => !endpoint.body.safeParse(body).success),
          { numRuns: each, seed: 20_261_120 + number },
        );
        for (const body of wrong) {
          const answer = await send(anna, endpoint, JSON.stringify(body) ?? 'null');
          expectCalm(`${endpoint.route} ${JSON.stringify(body)}`.slice(0, 400), answer.status, answer.body);
          expect({
            route: endpoint.route,
            body: JSON.stringify(body).slice(0, 300),
            refused: answer.status >= 400,
          }).toMatchObject({ refused: true });
        }
      }
      expect(await fingerprint()).toEqual(before);
    },
    patience(),
  );

  test(
    'that are no JSON, reach for the prototype, or nest a thousand deep, are refused on every route',
    async () => {
      const before = await fingerprint();
      for (const [number, endpoint] of withBody.entries()) {
        // The short form sends each route a few texts; all routes together get all.
        const texts = HOSTILE_TEXTS.filter((_, index) => amount((index + number) % 6 === 0 ? 1 : 0, 1) === 1);
        for (const text of texts) {
          const answer = await send(anna, endpoint, text);
          expectCalm(`${endpoint.route} ${text.slice(0, 60)}`, answer.status, answer.body);
        }
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect(Object.prototype.hasOwnProperty.call(Object.prototype, 'polluted')).toBe(false);
      const after = await fingerprint();
      // Some fields are optional, so an odd text can be a valid body. Data of other users must still not change.
      for (const table of ['app_user', 'membership', 'team'])
        expect({ table, sum: after[table] }).toEqual({ table, sum: before[table] });
    },
    patience(),
  );
});

test(
  'bodies that look right, from a stranger, a manager and a commissioner, bring about no accident and touch no other league and nobody else',
  async () => {
    const others = async () => ({
      league: await fingerprint({ column: 'league_id', value: foreignLeague }),
      carl: await run`select * from app_user where id = ${carl.userId}`,
      owners: await run`select id from app_user where disabled_at is not null`,
    });
    const before = await others();
    const each = amount(1, 80);
    for (const [number, endpoint] of withBody.entries()) {
      const bodies = fc.sample(bodiesLike(endpoint.body, IDS), { numRuns: each, seed: 7_000 + number });
      for (const [index, body] of bodies.entries()) {
        const user = [bert, anna, bert, null][(number + index) % 4] ?? null;
        const answer = await send(user, endpoint, JSON.stringify(body) ?? 'null');
        expectCalm(`${endpoint.route} ${JSON.stringify(body)}`.slice(0, 400), answer.status, answer.body);
      }
    }
    expect(await others()).toEqual(before);
    const commissioners = await run<{
      user_id: string;
    }>`select user_id from membership where league_id = ${foreignLeague} and is_commissioner`;
    expect(commissioners).toEqual([{ user_id: carl.userId }]);
  },
  patience(),
);

test(
  'hostile queries are answered with a refusal or not at all, on every route',
  async () => {
    const QUERIES = [
      'uid[]=1',
      'uid=1&uid=2',
      'uid[$ne]=x',
      'email[$gt]=',
      'start=%27%20or%201=1',
      'limit=1e9',
      'limit=-1',
      'limit=0x10',
      'before=%27',
      'before[]=1',
      'before=1.5',
      'configYear=2025-27x',
      '__proto__[admin]=1',
      'constructor=1',
      'team=x&league=y',
      '%ff=1',
      'end=99999999999999999999',
      'since=-1',
      'since=1e99',
      'search=%25%5f%5c',
      `search=${'a'.repeat(3_000)}`,
      'year[]=2025-26&year=2024-25',
      'usePrevious=[object%20Object]',
      'sort=;drop',
      'page=NaN',
      `a=${'%F0%9F%8F%92'.repeat(300)}`,
    ];
    const reading = endpoints.filter(({ method, path }) => method === 'GET' && !path.includes('/social/'));
    for (const [number, endpoint] of reading.entries()) {
      for (const [index, query] of QUERIES.entries()) {
        if ((index + number) % amount(4, 1) !== 0) continue;
        const answer = await anna.api(endpoint.method, `${filled(endpoint.path, PARAMS)}?${query}`);
        expect({
          where: `${endpoint.route}?${query}`.slice(0, 200),
          accident: answer.status >= 500 && answer.body,
        }).toMatchObject({ accident: false });
      }
    }
  },
  patience(),
);

test(
  'no body holds the event loop for 50 ms',
  async () => {
    const routes = [
      'POST /api/auth/sign-in',
      'POST /api/create-user',
      'POST /api/create-league',
      'PUT /api/:league_id/drafts/:draft_id/queue/:team_id',
      'POST /api/:league_id/trades',
    ];
    const chosen = withBody.filter(({ route }) => routes.includes(route));
    expect(chosen).toHaveLength(routes.length);
    const slow: string[] = [];
    for (const endpoint of chosen.slice(0, amount(3, 5))) {
      for (const [name, text] of dearTexts()) {
        // Measure this thread's processor time, so that other load does not count. Use the minimum of several tries,
        // because a real block shows every time.
        let least = Number.POSITIVE_INFINITY;
        for (let attempt = 0; attempt < 12 && least > 50; attempt += 1) {
          const before = process.threadCpuUsage();
          const answer = await send(anna, endpoint, text);
          const { user, system } = process.threadCpuUsage(before);
          expectCalm(`${endpoint.route} ${name}`, answer.status, answer.body);
          least = Math.min(least, (user + system) / 1_000);
        }
        if (least > 50) slow.push(`${endpoint.route} ${name}: ${least.toFixed(0)} ms`);
      }
    }
    expect(slow).toEqual([]);
  },
  patience(),
);

const DEAREST = 100_000_000;
const dear = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    position: (['F', 'F', 'D', 'G'] as const)[index % 4] ?? 'F',
    capHit: DEAREST,
  }));

test.each(['startup-drafts', 'in-season', 'offseason', 'protection'] as const)(
  'money is summed in 64 bits: every read of a league whose charges pass 2³¹ answers (%s)',
  async (phase) => {
    const league = await playLeague(app, {
      form: { num_teams: 2, max_roster_size: 60, retention_slots: 40, max_retention_perc: 50 },
      phase,
    });
    const [mine = '', other = ''] = league.teams;
    const own = await league.hold(0, dear(32));
    const others = await league.hold(1, dear(50));
    await league.weekPicks();
    const draft = await league.openDraft('lobby');
    for (const [index, { id }] of others.entries()) {
      await run`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season, created_at) values (${`big${league.id.slice(0, 7)}${String(index).padStart(2, '0')}`}, ${league.id}, ${id}, ${mine}, 50, ${DEAREST / 2}, '2030-31', now() - interval '2 years')`;
    }
    await run`insert into protection_round (league_id, season, deadline) select id, current_season, now() + interval '1 day' from league where id = ${league.id}`;
    const { api } = league.manager(0);
    const trade = {
      sides: [
        { team_id: mine, assets: [{ kind: 'player', player_id: own[0]?.id }], moves: [] },
        { team_id: other, assets: [{ kind: 'player', player_id: others[0]?.id }], moves: [] },
      ],
    };
    const params = { league_id: league.id, team_id: mine, draft_id: draft, player_id: String(others[0]?.id) };
    for (const endpoint of endpoints.filter(({ method, path }) => method === 'GET' && path.includes(':league_id'))) {
      const { status, body } = await api(endpoint.method, filled(endpoint.path, params));
      expect({ where: endpoint.route, accident: status >= 500 && body }).toMatchObject({ accident: false });
    }
    const sums = { total_cap: 32 * DEAREST, salary_retained: 25 * DEAREST };
    expect((await api<{ teams: object[] }>('GET', `/api/${league.id}`)).body.teams).toMatchObject([
      sums,
      { total_cap: 25 * DEAREST, salary_retained: 0 },
    ]);
    expect((await api('GET', `/api/${league.id}/teams/${mine}`)).body).toMatchObject({
      figures: { ...sums, cap_used: 57 * DEAREST },
    });
    const drop = { moves: [{ type: 'drop', player_id: own[0]?.id }] };
    expect((await api('POST', `/api/${league.id}/teams/${mine}/moves/preview`, drop)).body).toMatchObject({
      before: sums,
      after: { total_cap: 31 * DEAREST },
    });
    expect((await api('POST', `/api/${league.id}/trades/preview`, trade)).status).toBe(200);
  },
  patience(),
);
