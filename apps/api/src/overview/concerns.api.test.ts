import { describe, expect, test } from '@jest/globals';
import type { ConcernsAnswer, MyConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import { forward, player, tradeLeague } from '../trades/testing/trade-fixture.js';
import { playLeague, type PlayLeague, type PlayManager } from '../testing/play-fixture.js';
import { fileApp } from '../testing/test-app.js';
import { createLeague, invite } from '../testing/test-league.js';

const { app, query } = await fileApp();

const ask = (manager: PlayManager, leagueId: string, headers: Record<string, string> = {}) =>
  manager.api<ConcernsAnswer>('GET', `/api/${leagueId}/concerns`, undefined, headers);
const concerns = async (league: PlayLeague, index: number) =>
  (await ask(league.manager(index), league.id)).body.concerns;
const kinds = async (league: PlayLeague, index: number) => (await concerns(league, index)).map(({ kind }) => kind);
const mine = async (manager: PlayManager) =>
  (await manager.api<MyConcernsAnswer>('GET', '/api/my-concerns')).body.leagues;

describe('what concerns a manager', () => {
  test('is of their own team: players, picks and offers, and nothing of the others', async () => {
    const league = await playLeague(app, { form: { num_teams: 3, ir_slots: 2 } });
    expect(await kinds(league, 1)).toEqual([]);
    const [hurt] = await league.hold(1, [{ position: 'F', capHit: 1_000_000, status: 'LTIR' }]);
    const [well] = await league.hold(1, [{ position: 'F', capHit: 1_000_000, place: 'ir', status: 'healthy' }]);
    await league.weekPicks(2);
    await query`update fa_pick set expires_at = date_trunc('day', now()) + interval '6 days' where league_id = ${league.id}`;
    const found = await concerns(league, 1);
    expect(found.find(({ kind }) => kind === 'leave-ir')).toMatchObject({ todo: true, names: [well!.name] });
    expect(found.find(({ kind }) => kind === 'to-ir')).toMatchObject({ todo: false, names: [hurt!.name] });
    expect(found.find(({ kind }) => kind === 'fa-picks')).toMatchObject({ count: 2 });
    expect(await kinds(league, 2)).toEqual(['fa-picks']);
  });

  test('is an offer for its recipient alone, and the trade that is in review for everybody', async () => {
    const league = await tradeLeague(app);
    const [given] = await league.hold(0, [forward(1_000_000)]);
    const id = await league.propose({ team: 0, gives: [player(given!.id)] }, { team: 1 });
    expect(await concerns(league, 1)).toMatchObject([{ kind: 'offers', todo: true, count: 1, about: id }]);
    expect(await kinds(league, 0)).not.toContain('offers');
    expect(await kinds(league, 2)).toEqual([]);
    await query`update trade set state = 'in-review', accepted_at = now(), review_until = now() + interval '1 day'
      where id = ${id}`;
    expect(await concerns(league, 2)).toMatchObject([{ kind: 'reviews', todo: false, about: id }]);
  });

  test('is where their team stands in the table, with the last day', async () => {
    const league = await playLeague(app, { form: { num_teams: 3 } });
    await query`insert into team_points (league_id, team_id, season, playoffs, points)
       select t.league_id, t.id, l.current_season, false, t.number * 10 from team t join league l on l.id = t.league_id where l.id = ${league.id}`;
    await query`insert into team_day (league_id, team_id, season, playoffs, day, points)
       select l.id, ${league.teams[1]}, l.current_season, false, d::date, p from league l, (values ('2026-01-02', 3), ('2026-01-04', 1.5)) as x (d, p) where l.id = ${league.id}`;
    expect((await ask(league.manager(1), league.id)).body.standing).toMatchObject({
      rank: 2,
      teams: 3,
      points: 20,
      above: { points: 10 },
      below: { points: 10 },
      latest: { day: '2026-01-04', points: 1.5 },
    });
    expect((await ask(league.manager(2), league.id)).body.standing?.latest).toEqual({ day: '2026-01-04', points: 0 });
  });
});

test('near the season’s end a manager is told what their goalies have not played, where that costs points', async () => {
  const league = await playLeague(app, { form: { num_teams: 2, goalie_games: 2 } });
  const ends = (days: number) =>
    query`insert into league_season (league_id, season, starts_on, ends_on)
       select id, current_season, '2025-10-07', (clock_timestamp() at time zone 'utc')::date + ${days}::int from league where id = ${league.id}
       on conflict (league_id, season) do update set ends_on = excluded.ends_on`;
  await ends(40);
  expect(await kinds(league, 1)).toEqual([]);
  await ends(10);
  expect(await concerns(league, 1)).toMatchObject([{ kind: 'goalie-games', todo: false, count: 2, text: '2' }]);
  await query`update league set settings = settings || '{"goalie_games_points": 0}' where id = ${league.id}`;
  expect(await kinds(league, 1)).toEqual([]);
});

describe('what the league waits for', () => {
  test('is told to a commissioner alone', async () => {
    const league = await playLeague(app, { form: { num_teams: 4 } });
    await query`delete from membership where team_id = ${league.teams[3]}`;
    expect(await concerns(league, 0)).toMatchObject([{ kind: 'no-manager', count: 1 }]);
    expect(await kinds(league, 1)).toEqual([]);
  });

  test('is the sheets that are not saved, and that the league can go on', async () => {
    const league = await playLeague(app, { form: { num_teams: 3 }, phase: 'protection' });
    await query`insert into protection_round (league_id, season) select id, current_season from league where id = ${league.id}`;
    expect(await kinds(league, 1)).toContain('sheet');
    expect(await kinds(league, 0)).toEqual(expect.arrayContaining(['sheet', 'sheets-missing']));
    expect((await league.call(1, 'PUT', '/protection-sheet', { core: [], bench: [] })).status).toBe(200);
    expect(await kinds(league, 1)).toEqual(['sheet-saved']);
    expect(await concerns(league, 0)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'sheets-missing', count: 2 })]),
    );
    await league.phase('offseason');
    expect(await concerns(league, 0)).toMatchObject([{ kind: 'go-on', text: 'offseason', todo: true }]);
  });
});

test('is the list of protected players, until it is full or the draft begins', async () => {
  const league = await playLeague(app, {
    form: { num_teams: 2, protectionSheetsEnabled: false, waiver_draft_rounds: 1, waiver_draft_protected: 2 },
  });
  const [best, second] = await league.hold(
    1,
    Array.from({ length: 3 }, () => ({ position: 'F' as const, capHit: 1_000_000 })),
  );
  await league.hold(0, [{ position: 'F', capHit: 1_000_000 }]);
  const { draft_id } = (await league.call<{ draft_id: string }>(0, 'POST', '/drafts', { type: 'waiver' })).body;
  const open = async (by: number) =>
    (await concerns(league, by)).find(({ kind }) => kind === 'protect-players')?.count ?? 0;
  const protect = (...players: (number | undefined)[]) =>
    league.call(1, 'PUT', `/drafts/${draft_id}/protected/${league.teams[1]}`, { player_ids: players });
  expect([await open(0), await open(1)]).toEqual([1, 2]);
  const before = await ask(league.manager(1), league.id);
  await protect(best?.id);
  expect(await ask(league.manager(1), league.id, { 'if-none-match': before.headers.get('etag') ?? '' })).toMatchObject({
    status: 200,
  });
  expect(await open(1)).toBe(1);
  await protect(best?.id, second?.id);
  expect([await open(0), await open(1)]).toEqual([1, 0]);
  await league.call(0, 'POST', `/drafts/${draft_id}/begin`, {});
  expect(await open(0)).toBe(0);
});

test('is not asked again while nothing has happened, and is after something has', async () => {
  const league = await playLeague(app, { form: { num_teams: 2 } });
  const first = await ask(league.manager(1), league.id);
  const tag = first.headers.get('etag') ?? '';
  expect((await ask(league.manager(1), league.id, { 'if-none-match': tag })).status).toBe(304);
  expect((await ask(league.manager(0), league.id, { 'if-none-match': tag })).status).toBe(200);
  await query`update league set version = version + 1 where id = ${league.id}`;
  expect((await ask(league.manager(1), league.id, { 'if-none-match': tag })).status).toBe(200);
});

test('all leagues of a reader are told at once, by the same rule, and no others', async () => {
  const [here, there] = [
    await playLeague(app, { form: { num_teams: 2 } }),
    await playLeague(app, { form: { num_teams: 2 } }),
  ];
  const both = here.manager(1);
  expect((await mine(both)).map(({ league_id }) => league_id)).toEqual([here.id]);
  await query`update membership set user_id = ${both.userId} where team_id = ${there.teams[1]}`;
  await there.hold(1, [{ position: 'F', capHit: 1_000_000, place: 'ir', status: 'healthy' }]);
  const found = await mine(both);
  expect(found.map(({ league_id }) => league_id).sort()).toEqual([here.id, there.id].sort());
  expect(found.find(({ league_id }) => league_id === there.id)?.concerns).toEqual(
    (await ask(both, there.id)).body.concerns,
  );
  expect(found.find(({ league_id }) => league_id === here.id)?.concerns).toEqual([]);
  expect((await ask(here.manager(0), there.id)).status).toBe(404);
});

test('an invitation names its team to the person who has its link, until it is used', async () => {
  const host = await app.signUp('host');
  const leagueId = await createLeague(host, { num_teams: 2 });
  const { token } = await invite(host, leagueId);
  const preview = (invitation_token: string) => app.api('POST', '/api/invitation-preview', { invitation_token });
  expect(await preview(token)).toMatchObject({
    status: 200,
    body: { team_name: expect.stringMatching(/^Team/), invited_by: 'Host Tester' },
  });
  expect((await preview(`${token}x`)).status).toBe(404);
  await query`update invitation set revoked_at = now() where league_id = ${leagueId}`;
  expect((await preview(token)).status).toBe(404);
});
