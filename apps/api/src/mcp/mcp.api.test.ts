import { beforeEach, describe, expect, test } from '@jest/globals';
import { leagueScope } from '@crease/core/auth/tokens/token.rules.js';
import { accessToken } from '../testing/answers/access-token.js';
import { seedPlayers, somePlayers } from '../testing/draft-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { createLeague, join, leagueOf } from '../testing/test-league.js';
import { TOOLS } from './mcp.tools.js';

/* A client of the Model Context Protocol over HTTP, by its specification: JSON-RPC, one message for each request. */

interface Reply {
  readonly jsonrpc: '2.0';
  readonly id: number | null;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string };
}
interface Listed {
  readonly name: string;
  readonly inputSchema: { readonly type: string; readonly properties: Record<string, object> };
  readonly annotations: { readonly readOnlyHint: boolean };
}
interface Called {
  readonly isError?: true;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}

const { app, database, query } = await fileApp({ env: { RATE_LIMIT: '1' } });
beforeEach(() => query`delete from rate_limit`);

const anna = await app.signUp('anna');
const bert = await app.signUp('bert');
await seedPlayers(database.pool, somePlayers(40));
const leagueId = await createLeague(anna, {}, 'redraft');
const bertsTeam = await join(anna, leagueId, bert);
const foreign = await createLeague(bert, {}, 'redraft');
const annasTeam = (await leagueOf(anna, leagueId)).me.team_id as string;

const tokenFor = async (...of: [userId: string, scopes?: readonly string[], ends?: string]): Promise<string> =>
  (await accessToken(query, ...of)).secret;
const all = await tokenFor(anna.userId);
const ofLeague = await tokenFor(anna.userId, [leagueScope(leagueId)]);
const players = await tokenFor(anna.userId, ['players']);

let sent = 0;
const send = (secret: string, message: unknown, headers: Record<string, string> = {}) =>
  app.api<Reply & Refused>('POST', '/mcp', message, {
    authorization: `Bearer ${secret}`,
    accept: 'application/json, text/event-stream',
    ...headers,
  });
const ask = (secret: string, method: string, params: object = {}, headers: Record<string, string> = {}) =>
  send(secret, { jsonrpc: '2.0', id: (sent += 1), method, params }, headers);
async function call(secret: string, name: string, given: object = {}): Promise<Called> {
  const { status, body } = await ask(secret, 'tools/call', { name, arguments: given });
  expect([status, body.error]).toEqual([200, undefined]);
  return body.result as unknown as Called;
}
const namesFor = async (secret: string) =>
  ((await ask(secret, 'tools/list')).body.result?.tools as Listed[]).map(({ name }) => name);

describe('a client', () => {
  test('agrees on a version, reports that it is ready, and pings', async () => {
    const begun = await ask(all, 'initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    });
    expect(begun).toMatchObject({
      status: 200,
      body: { jsonrpc: '2.0', id: sent, result: { protocolVersion: '2025-06-18', capabilities: { tools: {} } } },
    });
    expect((await ask(all, 'initialize', { protocolVersion: '1999-01-01' })).body.result?.protocolVersion).toBe(
      '2025-11-25',
    );
    const ready = await send(all, { jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([ready.status, ready.body]).toEqual([202, '']);
    expect((await ask(all, 'ping', {}, { 'mcp-protocol-version': '2025-06-18' })).body.result).toEqual({});
    expect((await ask(all, 'ping', {}, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
  });

  test('gets errors of JSON-RPC for what is not understood', async () => {
    expect((await ask(all, 'resources/list')).body.error?.code).toBe(-32_601);
    expect((await ask(all, 'tools/call', { name: 'trade_everything' })).body.error?.code).toBe(-32_602);
    expect((await ask(all, 'tools/call', { name: 'league', arguments: { team: '1' } })).body.error?.message).toBe(
      'league has no team. It takes league_id.',
    );
    for (const odd of [[], { id: 1, method: 'ping' }, [{ jsonrpc: '2.0', id: 1, method: 'ping' }], null])
      expect((await send(all, odd)).status).toBe(400);
    expect((await send(all, '{"jsonrpc"')).status).toBe(400);
    for (const method of ['GET', 'DELETE']) {
      const answer = await app.api(method, '/mcp', undefined, { authorization: `Bearer ${all}` });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  test('needs a living access token, and comes from no other site', async () => {
    const ended = await tokenFor(anna.userId, ['leagues'], '-1 minute');
    for (const secret of [ended, `crease_${'a'.repeat(43)}`, anna.token, '']) {
      const answer = await ask(secret, 'tools/list');
      expect([answer.status, answer.body.refusal.name]).toEqual([401, 'tokenInvalid']);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect((await ask(all, 'ping', {}, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  test('sees the tools of its scopes, each read-only with a schema', async () => {
    const { tools } = (await ask(all, 'tools/list')).body.result as { tools: Listed[] };
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const { inputSchema, annotations } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object' });
      expect(annotations.readOnlyHint).toBe(true);
    }
    const search = tools.find(({ name }) => name === 'search_players');
    expect(search?.inputSchema.properties.position).toMatchObject({ enum: ['F', 'D', 'G'] });
    expect(await namesFor(ofLeague)).toEqual(TOOLS.flatMap(({ name }) => (name === 'my_leagues' ? [] : [name])));
    expect(await namesFor(players)).toEqual(['search_players']);
  });
});

describe('a tool', () => {
  const ARGUMENTS: Readonly<Record<string, object>> = {
    my_leagues: {},
    team_roster: { league_id: leagueId, team_id: bertsTeam },
    draft_picks: { league_id: leagueId, team_id: annasTeam },
    search_players: { league_id: leagueId, position: 'F', free: true, limit: 3 },
    search_rules: { league_id: leagueId, words: 'trade' },
    matchups: { league_id: leagueId, period: 1 },
  };

  test.each(TOOLS)('$name answers with text and the same data', async ({ name, needs }) => {
    const given = ARGUMENTS[name] ?? { league_id: leagueId };
    const answer = await call(all, name, given);
    expect(answer.isError).toBeUndefined();
    expect(JSON.parse(answer.content[0]?.text ?? '')).toEqual(answer.structuredContent);
    if (needs === 'leagues') return;
    // The league of a foreign manager answers like one that does not exist, and a token of another scope is refused.
    const theirs = await call(all, name, { ...given, league_id: foreign });
    expect(theirs).toEqual(await call(all, name, { ...given, league_id: 'aaaaaaaaaaaa' }));
    expect([theirs.isError, theirs.content[0]?.text]).toEqual([true, expect.stringContaining('does not exist')]);
    const otherLeague = await call(ofLeague, name, { ...given, league_id: foreign });
    expect(otherLeague.content[0]?.text).toContain('This access token reads only the league');
    const { league_id: _, ...without } = { league_id: '', ...given };
    expect((await call(ofLeague, name, without)).structuredContent).toEqual(answer.structuredContent);
    expect((await call(players, name, given)).isError).toBe(needs === 'players' ? undefined : true);
  });

  test('reads what its person reads', async () => {
    const leagues = (await call(all, 'my_leagues')).structuredContent?.leagues as { league_id: string }[];
    expect(leagues.map(({ league_id }) => league_id)).toEqual([leagueId]);
    const found = (await call(all, 'search_players', { league_id: leagueId, limit: 3 })).structuredContent;
    expect(found).toEqual((await anna.api('GET', `/api/${leagueId}/players?limit=3`)).body);
    const rules = (await call(all, 'search_rules', { league_id: leagueId, words: 'no such words' })).structuredContent;
    expect(rules?.sections).toEqual([]);
    const { body } = await anna.api<{ figures: object }>('GET', `/api/${leagueId}/teams/${bertsTeam}`);
    const roster = await call(all, 'team_roster', { league_id: leagueId, team_id: bertsTeam });
    expect(roster.structuredContent?.figures).toEqual(body.figures);
  });

  test('explains what is missing or wrong', async () => {
    expect((await call(all, 'standings')).content[0]?.text).toContain('my_leagues lists the leagues');
    const wrong = await call(all, 'search_players', { league_id: leagueId, position: 'X' });
    expect([wrong.isError, wrong.content[0]?.text]).toEqual([true, expect.stringContaining("'F', 'D' or 'G'")]);
    expect((await call(all, 'team_roster', { league_id: leagueId, team_id: '../../x' })).isError).toBe(true);
    expect((await call(all, 'team_roster', { league_id: leagueId })).isError).toBe(true);
  });

  test('is one of 60 requests a minute, with those of the API', async () => {
    const bot = await tokenFor(bert.userId);
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await ask(bot, 'ping')).status).toBe(200);
      expect((await call(bot, 'my_leagues')).isError).toBeUndefined();
      const read = await app.api('GET', '/api/inbox', undefined, { authorization: `Bearer ${bot}` });
      expect(read.status).toBe(200);
    }
    const refused = [
      await ask(bot, 'ping'),
      await ask(bot, 'tools/call', { name: 'my_leagues' }),
      await ask(bot, 'tools/call', { name: 'no_tool' }),
    ];
    for (const answer of refused) {
      expect([answer.status, answer.body.refusal.name]).toEqual([429, 'tooManyRequests']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});
