import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { leagueFormDefaults } from '@crease/core/leagues/league.rules.js';
import { TicketService } from './auth/ticket.service.js';
import { routesOf } from './platform/http/http.setup.js';
import { Described, type Schema } from './testing/described.js';
import { fileApp, type Answer } from './testing/test-app.js';
import { createLeague, invite, join, leagueOf } from './testing/test-league.js';
import { tradeLeague } from './trades/testing/trade-fixture.js';

/*
 * The documented calls (docs/rules.md, section "Calls"), each with its documented path, payload and answer fields.
 * Fields that clients read must exist with their type. Every answer must match the API description exactly. For all
 * other routes, authorization.api.test.ts checks the answers against the description.
 */

const { app } = await fileApp({
  env: { GOOGLE_CLIENT_ID: 'crease', GOOGLE_CLIENT_SECRET: 'shared', GOOGLE_ISSUER: 'http://127.0.0.1:1' },
});
const described = await Described.by(app.api);

/**
 * `string`, `number`, `boolean`, `iso` (a time), `season`, `any`; with `?` also null. An object must have its fields;
 * all items of a list have one shape.
 */
type Shape = string | { readonly [field: string]: Shape } | readonly [Shape];

function faults(value: unknown, shape: Shape, at = ''): string[] {
  if (typeof shape === 'string') {
    const wanted = shape.replace('?', '');
    if (value === null) return shape.endsWith('?') ? [] : [`${at} is null`];
    const right =
      wanted === 'any'
        ? value !== undefined
        : wanted === 'iso'
          ? typeof value === 'string' && new Date(value).toISOString() === value
          : wanted === 'season'
            ? typeof value === 'string' && /^\d{4}-\d{2}$/.test(value)
            : typeof value === wanted;
    return right ? [] : [`${at} is ${JSON.stringify(value)}, not ${shape}`];
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${at} is no list`];
    if (value.length === 0) return [`${at} is empty, so nothing of it was seen`];
    return value.flatMap((item, index) => faults(item, shape[0] as Shape, `${at}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [`${at} is ${JSON.stringify(value)}, no object`];
  return Object.entries(shape).flatMap(([field, inner]) =>
    faults((value as Record<string, unknown>)[field], inner, `${at}.${field}`),
  );
}

const USER = {
  uid: 'string',
  email: 'string',
  first_name: 'string',
  last_name: 'string',
  picture: 'string?',
  isAdmin: 'boolean',
  user_name: 'string',
} as const;
const ACTIVITY = { id: 'string', action_type: 'string', message: 'string', date: 'iso' } as const;
const DRAFT_PICK = {
  type: 'string',
  round: 'number',
  pick_number: 'number?',
  assigned_to: 'string',
  owned_by: 'string',
} as const;
const FA_PICK = {
  week: 'number',
  assigned_to: 'string',
  owned_by: 'string',
  player_taken: 'string?',
  starts_at: 'iso',
  expiry_date: 'iso',
} as const;
const TEAM = {
  team_id: 'string',
  team_name: 'string',
  picture: 'string?',
  roster_size: 'number',
  ir_count: 'number',
  rookie_count: 'number',
  total_cap: 'number',
  salary_retained: 'number',
  cap_space: 'number',
  hasManager: 'boolean',
  inbox: 'number',
  fa_picks: 'number',
  total_points: 'number',
} as const;
const LEAGUE = {
  league_id: 'string',
  league_name: 'string',
  league_type: 'string',
  current_season: 'season',
  salary_cap: 'number',
  max_roster_size: 'number',
  ir_slots: 'number',
  rookie_bank_size: 'number?',
  rookieDraftEnabled: 'boolean',
  general_draft_length: 'number',
  rookie_draft_length: 'number?',
  protectionSheetsEnabled: 'boolean',
  draftPickTradesAllowed: 'boolean',
} as const;
const TRADE_REQUEST = { trade_id: 'string', sent_to: 'string', requested_by: 'string' } as const;

const manager = (index: number) => league.manager(index);

const [user, guest] = [await app.signUp('ursula'), await app.signUp('gustav')];
const ownLeague = await createLeague(user, { num_teams: 2 });
const league = await tradeLeague(app, { review: 24 });
await league.weekPicks(1);
const [player] = await league.hold(0, [{ position: 'F', capHit: 1_000_000 }]);
await league.query(
  `insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id, pick_number)
   select translate(substr(md5(t.id || k.type), 1, 12), '0', 'z'), $1, '2025-26', k.type, 1, t.id, t.id, t.number from team t, (values ('general'), ('rookie')) as k(type) where t.league_id = $1`,
  [league.id],
);
const [pick] = await league.query<{ id: string }>('select id from draft_pick where league_id = $1 limit 1', [
  league.id,
]);
const pickId = pick?.id ?? '';
await league.query(
  `insert into team_points (league_id, team_id, season, playoffs, points) select league_id, $1, '2025-26', false, 12 from team where id = $1`,
  [league.teams[0]],
);
const tradeId = await league.propose(
  { team: 0, gives: [{ kind: 'player', player_id: player?.id ?? 0, condition: null }] },
  { team: 1 },
);
await manager(0).api('POST', '/api/record-action', { league_id: league.id, message: 'Welcome' });

interface Call {
  /** As in the API description, with path parameters in braces. */
  readonly call: string;
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  readonly form?: true;
  readonly ask: () => Promise<Answer<unknown>>;
  readonly status?: number;
  readonly answer: Shape;
}

const CREATE_LEAGUE = [
  'league_name',
  'league_type',
  'num_teams',
  'commissioner_id',
  'salary_cap',
  'current_year',
  'max_roster_size',
  'min_forwards',
  'min_defense',
  'min_goalies',
  'ir_slots',
  'general_draft_length',
  'general_draft_startup_length',
  'rookieDraftEnabled',
  'rookie_draft_length',
  'rookie_draft_startup_length',
  'rookie_bank_size',
  'retentionEnabled',
  'max_retention_perc',
  'retention_slots',
  'protectionSheetsEnabled',
  'protection_sheet_limit',
  'protection_sheet_bench',
  'min_forwards_protected',
  'min_defense_protected',
  'min_goalies_protected',
  'protection_bench_size',
  'maxPickupsPerWeek',
  'faTradesAllowed',
  'draftPickTradesAllowed',
];

const CALLS: readonly Call[] = [
  {
    call: 'GET /api/login',
    query: ['email', 'team', 'league'],
    ask: () => user.api('GET', `/api/login?email=${encodeURIComponent(user.email)}`),
    answer: { userInfo: [USER] },
  },
  {
    call: 'GET /api/login',
    query: ['team', 'league'],
    ask: () => manager(1).api('GET', `/api/login?team=${league.teams[1]}&league=${league.id}`),
    answer: {
      teamInfo: { roster_size: 'number', total_cap: 'number', salary_retained: 'number' },
      inbox: [TRADE_REQUEST],
    },
  },
  {
    call: 'POST /api/create-user-social',
    body: ['uid', 'email', 'displayName', 'photoURL', 'provider'],
    ask: () => {
      const ticket = app.app.get(TicketService).issue({
        provider: 'google',
        subject: 'contract',
        email: 'contract@crease.test',
        emailVerified: true,
        firstName: 'Con',
        lastName: 'Tract',
        picture: null,
      });
      return app.api(
        'POST',
        '/api/create-user-social',
        { uid: null, email: 'contract@crease.test', displayName: 'Con Tract', photoURL: null, provider: 'google' },
        { authorization: `Social ${ticket}` },
      );
    },
    status: 201,
    answer: { success: 'boolean', uid: 'string', email: 'string' },
  },
  {
    call: 'POST /api/create-user',
    body: ['username', 'first_name', 'last_name', 'email', 'password', 'self_registration'],
    ask: () =>
      app.api('POST', '/api/create-user', {
        username: 'newcomer',
        first_name: 'New',
        last_name: 'Comer',
        email: 'newcomer@crease.test',
        password: 'over-the-boards',
        self_registration: true,
      }),
    status: 201,
    answer: { success: 'boolean', email: 'string' },
  },
  {
    call: 'POST /api/edit-user-info',
    body: ['old_user_id', 'user_name', 'first_name', 'last_name', 'email', 'picture', 'uid'],
    ask: () =>
      user.api('POST', '/api/edit-user-info', {
        old_user_id: user.userId,
        user_name: 'ursula',
        first_name: 'Ursula',
        last_name: '',
        email: user.email,
        picture: '',
        uid: user.userId,
      }),
    answer: { success: 'boolean', user: USER },
  },
  {
    call: 'POST /api/upload',
    body: ['file'],
    form: true,
    ask: async () => {
      const form = new FormData();
      const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
        .png()
        .toBuffer();
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
      return user.api('POST', '/api/upload', form);
    },
    answer: { fileUrl: 'string' },
  },
  {
    call: 'POST /api/record-session',
    body: ['user_id', 'date', 'action'],
    ask: () =>
      user.api('POST', '/api/record-session', {
        user_id: user.userId,
        date: new Date().toISOString(),
        action: 'login',
      }),
    answer: { success: 'boolean' },
  },
  {
    call: 'POST /api/record-action',
    body: ['league_id', 'message', 'date', 'user_id', 'action_type', 'trade_id', 'sheet_id'],
    ask: () =>
      manager(0).api('POST', '/api/record-action', {
        league_id: league.id,
        message: 'A note',
        date: new Date().toISOString(),
        user_id: manager(0).userId,
        action_type: 'others',
        trade_id: null,
        sheet_id: null,
      }),
    answer: { success: 'boolean' },
  },
  {
    call: 'POST /api/accept-invitation',
    body: ['invitation_token', 'user_uid'],
    ask: async () =>
      guest.api('POST', '/api/accept-invitation', {
        invitation_token: (await invite(user, ownLeague)).token,
        user_uid: guest.userId,
      }),
    answer: { success: 'boolean', league_id: 'string', team_id: 'string' },
  },
  {
    call: 'GET /api/user-leagues',
    query: ['uid'],
    ask: () => user.api('GET', `/api/user-leagues?uid=${user.userId}`),
    answer: {
      allLeagues: [
        {
          league_id: 'string',
          league_name: 'string',
          user_team: 'string?',
          user_team_id: 'string?',
          user_team_picture: 'string?',
          pending: 'boolean',
          invitation_token: 'string?',
        },
      ],
    },
  },
  {
    call: 'GET /api/user-leagues',
    ask: () => user.api('GET', '/api/user-leagues'),
    answer: { allLeagues: [{ league_id: 'string' }] },
  },
  {
    call: 'GET /api/system-config',
    ask: () => app.api('GET', '/api/system-config'),
    answer: {
      config: [{ current_season: 'season' }],
      nhl_teams: [{ code: 'string', name: 'string', city: 'string', color: 'string' }],
    },
  },
  {
    call: 'GET /api/{league_id}',
    query: ['configYear'],
    ask: () => manager(1).api('GET', `/api/${league.id}?configYear=2025-26`),
    answer: { teams: [TEAM], league: LEAGUE, trades: [TRADE_REQUEST] },
  },
  {
    call: 'GET /api/{league_id}/teams/{team_id}',
    query: ['usePrevious', 'year'],
    ask: () => manager(2).api('GET', `/api/${league.id}/teams/${league.teams[0]}?usePrevious=true&year=2024-25`),
    answer: {
      team: TEAM,
      season: 'season',
      roster: [
        {
          player_id: 'number',
          name: 'string',
          position: 'string',
          cap_hit: 'number',
          charge: 'number',
          place: 'string',
        },
      ],
      picks: [DRAFT_PICK],
      fa_picks: [FA_PICK],
    },
  },
  {
    call: 'GET /api/{league_id}/trade/{trade_id}',
    ask: () => manager(1).api('GET', `/api/${league.id}/trade/${tradeId}`),
    answer: { ...TRADE_REQUEST, state: 'string', sides: [{ team_id: 'string', team_name: 'string', assets: 'any' }] },
  },
  {
    call: 'GET /api/pick-history/{pick_id}',
    ask: () => manager(2).api('GET', `/api/pick-history/${pickId}`),
    answer: {
      pick: { ...DRAFT_PICK, id: 'string', season: 'season' },
      history: [{ date: 'iso', what: 'string', says: { key: 'string' } }],
    },
  },
  {
    call: 'GET /api/{league_id}/home',
    ask: () => manager(2).api('GET', `/api/${league.id}/home`),
    answer: {
      recentActivity: [ACTIVITY],
      faPicks: [FA_PICK],
      generalPicks: [DRAFT_PICK],
      rookiePicks: [DRAFT_PICK],
      teamPoints: [{ team_id: 'string', season: 'season', playoffs: 'boolean', points: 'number' }],
    },
  },
  {
    call: 'GET /api/{league_id}/activity-log',
    query: ['start', 'end'],
    ask: () => manager(2).api('GET', `/api/${league.id}/activity-log?start=2020-01-01&end=2099-12-31`),
    answer: { activities: [ACTIVITY], next: 'string?' },
  },
  {
    call: 'POST /api/create-league',
    body: CREATE_LEAGUE,
    ask: () =>
      user.api('POST', '/api/create-league', {
        ...leagueFormDefaults('redraft', 'Contract'),
        commissioner_id: user.userId,
        current_year: '2025-26',
        rookie_bank_size: null,
        max_retention_perc: null,
        retention_slots: null,
        retentionEnabled: false,
      }),
    status: 201,
    answer: { success: 'boolean', league_id: 'string' },
  },
];

describe('the documented calls', () => {
  test.each(
    CALLS.map((call, index) => ({
      ...call,
      name: `${call.call}${CALLS.findIndex(({ call: same }) => same === call.call) === index ? '' : ' (again)'}`,
    })),
  )(
    '$name answers as documented, and is described',
    async ({ call, query = [], body = [], form = false, ask, status = 200, answer }) => {
      const given = await ask();
      expect({ status: given.status, body: given.status === status ? null : given.body }).toEqual({
        status,
        body: null,
      });
      expect(faults(given.body, answer)).toEqual([]);
      expect(described.faults(call, given)).toEqual([]);

      const operation = described.operation(call);
      if (!operation) throw new Error(`${call} is not described`);
      const named = (place: string) =>
        (operation.parameters ?? []).filter((parameter) => parameter.in === place).map(({ name }) => name);
      expect(named('path')).toEqual([...call.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      expect(named('query')).toEqual(expect.arrayContaining([...query]));
      const properties = described.resolved(
        operation.requestBody?.content?.[form ? 'multipart/form-data' : 'application/json']?.schema,
      )?.properties;
      expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining([...body]));
    },
  );

  test('refuse in one shape, as described', async () => {
    const absent = 'x'.repeat(12);
    const refusals: [name: string, status: number, asked: Promise<Answer<unknown>>][] = [
      ['GET /api/user-leagues', 401, app.api('GET', '/api/user-leagues')],
      ['GET /api/user-leagues', 403, user.api('GET', `/api/user-leagues?uid=${guest.userId}`)],
      ['GET /api/{league_id}', 404, user.api('GET', `/api/${absent}`)],
      ['GET /api/{league_id}/home', 404, guest.api('GET', `/api/${league.id}/home`)],
      [
        'POST /api/create-user',
        409,
        app.api('POST', '/api/create-user', {
          username: 'ursula',
          first_name: 'Ur',
          last_name: 'Sula',
          email: 'other@crease.test',
          password: 'over-the-boards',
        }),
      ],
      [
        'POST /api/create-league',
        422,
        user.api('POST', '/api/create-league', { ...leagueFormDefaults('dynasty', 'X'), num_teams: 'many' }),
      ],
      ['POST /api/create-league', 400, user.api('POST', '/api/create-league', '{')],
      [
        'POST /api/create-league',
        415,
        user.api('POST', '/api/create-league', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      ],
      [
        'POST /api/record-action',
        413,
        user.api('POST', '/api/record-action', { league_id: league.id, message: 'x'.repeat(300_000) }),
      ],
    ];
    for (const [name, status, asked] of refusals) {
      const given = await asked;
      expect({ name, status: given.status, faults: described.faults(name, given) }).toEqual({
        name,
        status,
        faults: [],
      });
    }
  });

  test('refuse with one message for each field, and a foreign identity', async () => {
    expect(
      await user.api('POST', '/api/create-league', {
        ...leagueFormDefaults('dynasty', 'X'),
        num_teams: 'many',
        salary_cap: -1,
      }),
    ).toMatchObject({
      status: 422,
      body: { fields: { num_teams: expect.any(String), salary_cap: expect.any(String) } },
    });
    for (const [path, body] of [
      ['create-league', { ...leagueFormDefaults('dynasty', 'X'), commissioner_id: guest.userId }],
      ['record-session', { user_id: guest.userId, action: 'login' }],
      ['accept-invitation', { invitation_token: 'x'.repeat(30), user_uid: guest.userId }],
    ] as const) {
      expect((await user.api('POST', `/api/${path}`, body)).status).toBe(403);
    }
    expect((await user.api('GET', `/api/user-leagues?uid=${guest.userId}`)).status).toBe(403);
    expect((await user.api('GET', `/api/login?email=${encodeURIComponent(guest.email)}`)).status).toBe(403);
  });

  test('keep what a league was created with', async () => {
    const form = { ...leagueFormDefaults('dynasty', 'Kept'), rookie_bank_size: 7, rookie_draft_startup_length: 9 };
    const leagueId = await createLeague(user, form);
    expect((await leagueOf(user, leagueId)).league).toMatchObject({
      rookie_bank_size: 7,
      rookie_draft_startup_length: 9,
      league_name: 'Kept',
    });
    expect(await join(user, leagueId, guest)).toEqual(expect.any(String));
  });
});

describe('the description of the API', () => {
  test('shows every route, and nothing that is none', () => {
    const routes = routesOf(app.app).filter(
      (route) => /^(?!HEAD )\S+ \/api\//.test(route) && !route.includes('*') && !route.includes('/api/docs'),
    );
    expect(
      described
        .operations()
        .map(([name]) => name)
        .sort(),
    ).toEqual(routes.map((route) => route.replace(/:(\w+)/g, '{$1}')).sort());
  });

  test('shows for every route what it answers, and every refusal in the one shape', () => {
    const lacking = described.operations().flatMap(([name, operation]) => {
      const statuses = Object.keys(operation.responses).map(Number);
      const content = (status: number) => Object.entries(described.response(operation, status)?.content ?? {});
      const answered = statuses.some(
        (status) =>
          status < 300 &&
          content(status).some(([media, shown]) => media !== 'application/json' || shown?.schema !== undefined),
      );
      const refusals = statuses.filter((status) => status >= 400);
      const odd = refusals.filter((status) => content(status)[0]?.[1]?.schema?.$ref !== '#/components/schemas/Refused');
      return [
        ...(answered ? [] : [`${name} has no answer`]),
        ...(refusals.length > 0 ? [] : [`${name} never refuses`]),
        ...odd.map((status) => `${name} refuses (${status}) in a shape of its own`),
      ];
    });
    expect(lacking).toEqual([]);
  });

  test('leaves no room for fields that it does not name', () => {
    const open: string[] = [];
    const look = (schema: Schema | unknown[] | null, at: string): void => {
      if (schema === null || typeof schema !== 'object') return;
      if (!Array.isArray(schema) && schema.type === 'object' && schema.additionalProperties === undefined)
        open.push(at);
      for (const [key, part] of Object.entries(schema)) look(part as Schema, `${at}/${key}`);
    };
    for (const [name, operation] of described.operations()) look(operation.responses, name);
    for (const [name, schema] of Object.entries(described.document.components.schemas)) look(schema, name);
    expect(open).toEqual([]);
  });

  test('an answer with a field too many, without one, or of another kind is found', async () => {
    const right = await manager(2).api<Record<string, unknown>>('GET', `/api/${league.id}/home`);
    const name = 'GET /api/{league_id}/home';
    const { seasons, ...less } = right.body;
    expect(described.faults(name, right)).toEqual([]);
    expect(described.faults(name, { ...right, body: { ...right.body, surprise: 1 } })).toEqual([
      `${name} (200): the answer: unrecognized_keys surprise`,
    ]);
    expect(described.faults(name, { ...right, body: less })).toEqual([
      expect.stringContaining('(200): seasons: invalid_type'),
    ]);
    expect(described.faults(name, { ...right, body: { ...less, seasons: '2025-26' } })).toEqual([
      expect.stringContaining('(200): seasons: invalid_type'),
    ]);
    expect(described.faults(name, { ...right, status: 418 })).toEqual([
      expect.stringContaining('answers 418, which is not described'),
    ]);
    expect(seasons).toHaveLength(3);
  });
});
