import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { leagueFormDefaults } from '@crease/core/leagues/league.rules.js';
import { Database } from './platform/database/database.js';
import { fileApp, type Refused } from './testing/test-app.js';
import { createLeague, invite, leagueOf } from './testing/test-league.js';

const { app } = await fileApp();
const anna = await app.signUp('anna');
const leagueId = await createLeague(anna);
const invitation = await invite(anna, leagueId);
const teamId = (await leagueOf(anna, leagueId)).me.team_id as string;

const BODIES: Record<string, Record<string, unknown>> = {
  'POST /api/create-user': {
    username: 'walter',
    first_name: 'Walter',
    last_name: 'Brown',
    email: 'walter@crease.test',
    password: 'slapshot77',
  },
  'POST /api/auth/sign-in': { email: anna.email, password: anna.password },
  'POST /api/record-session': { user_id: anna.userId, action: 'login' },
  'POST /api/record-action': { league_id: leagueId, message: 'Hello', user_id: anna.userId, action_type: 'others' },
  'POST /api/create-league': { ...leagueFormDefaults('dynasty', 'Fuzz') },
  'POST /api/accept-invitation': { invitation_token: invitation.token },
  [`PATCH /api/${leagueId}/settings`]: { league_name: 'Fuzz', salary_cap: 1_000_000 },
  [`PATCH /api/${leagueId}/teams/${teamId}`]: { team_name: 'Fuzz' },
  [`PATCH /api/${leagueId}/members/${anna.userId}`]: { is_commissioner: true },
  [`POST /api/${leagueId}/invitations`]: { team_id: teamId, email: 'x@crease.test' },
};
const ODD: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\0',
  '\ud800',
  '🏒'.repeat(50),
  'x'.repeat(5_000),
  "'; drop table league; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  [],
  [[]],
  {},
  { $gt: '' },
  { constructor: { prototype: { admin: true } } },
  { toString: 1 },
  '2025-26',
  'NaN',
];

const spoilt = (body: Record<string, unknown>) =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(...Object.keys(body)),
          fc.constantFrom('id', 'is_commissioner', 'siteOwner', 'version', 'toString', 'constructor'),
        ),
        fc.oneof(fc.constantFrom(...ODD), fc.jsonValue()),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((changes) => ({ ...body, ...Object.fromEntries(changes) }));

test.each(Object.entries(BODIES))(
  '%s answers a hostile body with a refusal, never with an accident',
  async (route, body) => {
    const [method = '', path = ''] = route.split(' ');
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 4, arbitrary: spoilt(body) }, { weight: 1, arbitrary: fc.jsonValue() }),
        async (sent) => {
          const answer = await anna.api<Refused>(method, path, JSON.stringify(sent));
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400)
            expect(answer.body.refusal.message).not.toMatch(/\bat .+:\d+|error:|undefined|expected|\[object/i);
        },
      ),
      { numRuns: 80, seed: 20_261_120 },
    );
  },
  60_000,
);

test('none of it has made anybody more than he was', async () => {
  const rows = await app.app
    .get(Database)
    .query<{ user_id: string }>('select user_id from membership where league_id = $1 and is_commissioner', [leagueId]);
  expect(rows).toEqual([{ user_id: anna.userId }]);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

test.each([
  '/api/user-leagues',
  '/api/login',
  `/api/${leagueId}`,
  `/api/${leagueId}/home`,
  `/api/${leagueId}/activity-log`,
  `/api/${leagueId}/teams/${teamId}`,
])('%s answers a hostile query with a refusal', async (path) => {
  const queries = [
    'uid[]=1',
    'uid=1&uid=2',
    'uid[$ne]=x',
    'email[$gt]=',
    'start=%27%20or%201=1',
    'limit=1e9',
    'limit=-1',
    'before=%27',
    'before[]=1',
    'configYear=2025-27x',
    '__proto__[admin]=1',
    'constructor=1',
    'team=x&league=y',
    '%ff=1',
    'end=99999999999999999999',
  ];
  const accidents: string[] = [];
  for (const query of queries) if ((await anna.api('GET', `${path}?${query}`)).status >= 500) accidents.push(query);
  expect(accidents).toEqual([]);
});
