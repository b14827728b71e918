import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { ActivityLogAnswer, HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { Unread } from '@crease/core/answer.parts.js';
import { newId } from '@crease/core/ids.js';
import { leagueLine, teamLine } from '../platform/events/audience.js';
import type { StoredEvent } from '../platform/database/event.model.js';
import { EventRelay } from '../platform/realtime/event-relay.js';
import { eventually } from '../testing/patience.js';
import { SITE_OWNER, fileApp, type Refused, type TestUser } from '../testing/test-app.js';
import { createLeague, join, leagueOf } from '../testing/test-league.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';
import { NO_MINIMUMS } from '../testing/play-fixture.js';

const { app, database, query: run } = await fileApp();
const events: StoredEvent[] = [];
app.app.get(EventRelay).listen((event) => events.push(event));
const anna = await app.signUp('anna');
const bert = await app.signUp('bert');
const carl = await app.signUp('carl');
const owner = await app.signUp('owner', { email: SITE_OWNER });

const note = (user: TestUser, leagueId: string, more: Record<string, unknown> = {}) =>
  user.api<Refused>('POST', '/api/record-action', {
    league_id: leagueId,
    message: 'Good luck, everybody',
    date: new Date().toISOString(),
    user_id: user.userId,
    action_type: 'others',
    trade_id: null,
    sheet_id: null,
    ...more,
  });
const noted = (text: string) => ({ key: 'activity.note', figures: { author: 'Anna', text } }) as const;
const log = async (user: TestUser, leagueId: string, query = '') =>
  (await user.api<ActivityLogAnswer>('GET', `/api/${leagueId}/activity-log${query}`)).body;

describe('a recorded action', () => {
  test('is in the log under its author’s name, and reaches the league at once', async () => {
    const leagueId = await createLeague(anna);
    await join(anna, leagueId, bert);
    expect(await note(bert, leagueId)).toMatchObject({ status: 200, body: { success: true } });
    expect((await log(anna, leagueId)).activities[0]).toMatchObject({
      action_type: 'others',
      message: 'Bert Tester: Good luck, everybody',
      actor: 'Bert Tester',
      data: { kind: 'note', note: 'others' },
    });
    await eventually(() =>
      expect(
        events.some(
          ({ stream, event }) =>
            stream === `league:${leagueId}` && event.type === 'activity' && event.data?.kind === 'note',
        ),
      ).toBe(true),
    );
  });

  test('takes the documented types, and is still a note: no filter and no sign takes it for a move', async () => {
    const leagueId = await createLeague(anna);
    const types = ['add-player', 'drop-player', 'create-player', 'ir', 'others'];
    for (const action_type of types)
      expect(
        await note(anna, leagueId, {
          action_type,
          message: `Team 1 added a star (${action_type})`,
          trade_id: 'Tr1aaaaaaaaa',
        }),
      ).toMatchObject({ status: 200 });
    const lines = (await log(anna, leagueId)).activities.slice(0, types.length).reverse();
    expect(lines.map(({ action_type, message, data }) => [action_type, message, data])).toEqual(
      types.map((type) => ['others', `Anna Tester: Team 1 added a star (${type})`, { kind: 'note', note: type }]),
    );
    for (const type of types.slice(0, 4)) expect((await log(anna, leagueId, `?type=${type}`)).activities).toEqual([]);
  });

  test('is refused in another’s name, in a foreign league, and with a type that there is not', async () => {
    const leagueId = await createLeague(anna);
    expectRefusal(await note(anna, leagueId, { user_id: bert.userId }), 403, 'notYou', { field: 'user_id' });
    expect((await note(bert, leagueId)).status).toBe(404);
    expect((await note(owner, leagueId)).status).toBe(403);
    expect((await note(bert, newId(randomBytes))).status).toBe(404);
    expectRefusal(await note(anna, leagueId, { action_type: 'trade-executed' }), 422, { field: 'action_type' });
    expect((await note(anna, leagueId, { message: '  ' })).status).toBe(422);
    expect((await note(anna, leagueId, { message: 'x'.repeat(301) })).status).toBe(422);
    expect((await log(anna, leagueId)).activities).toHaveLength(1);
  });

  test('sent twice with one key stands there once', async () => {
    const leagueId = await createLeague(anna);
    const body = { league_id: leagueId, message: 'Once', user_id: anna.userId, action_type: 'others' };
    for (let time = 0; time < 3; time += 1)
      await anna.api('POST', '/api/record-action', body, { 'idempotency-key': `once-${leagueId}` });
    expect((await log(anna, leagueId)).activities.filter(({ message }) => message.endsWith('Once'))).toHaveLength(1);
  });
});

describe('the activity log', () => {
  test('is read newest first, page by page, without gap or double', async () => {
    const leagueId = await createLeague(anna);
    for (let index = 1; index <= 25; index += 1) await note(anna, leagueId, { message: `Line ${index}` });
    const messages: string[] = [];
    for (let page = await log(anna, leagueId, '?limit=10'), pages = 1; ; pages += 1) {
      expect(page.activities.length).toBeLessThanOrEqual(10);
      messages.push(...page.activities.map(({ message }) => message));
      if (page.next === null) {
        expect(pages).toBe(3);
        break;
      }
      page = await log(anna, leagueId, `?limit=10&before=${page.next}`);
    }
    expect(messages).toEqual([
      ...Array.from({ length: 25 }, (_, index) => `Anna Tester: Line ${25 - index}`),
      'Anna Tester created the league The Pond.',
    ]);
  });

  test('with empty filters answers like without them', async () => {
    const leagueId = await createLeague(anna);
    await note(anna, leagueId);
    const all = await log(anna, leagueId);
    expect(all.activities).toHaveLength(2);
    for (const query of ['?start=&end=', '?start=', '?end=', '?start=&end=&team=&type=&before='])
      expect(await log(anna, leagueId, query)).toEqual(all);
    expect((await anna.api('GET', `/api/${leagueId}/activity-log?start=never`)).status).toBe(422);
  });

  test('shows lines of before there were keys as they were written', async () => {
    const leagueId = await createLeague(anna);
    await note(anna, leagueId);
    const [line] = (await log(anna, leagueId)).activities;
    await run`update event set message = 'In old words', data = data - 'says' where id = ${line?.id}`;
    expect((await log(anna, leagueId)).activities[0]).toEqual({ ...line, topic: null, message: 'In old words' });
  });

  test('is read between two days, the last one included', async () => {
    const leagueId = await createLeague(anna);
    // Toronto is five hours behind UTC; days are those of the league's time zone.
    for (const [message, at] of [
      ['one', '2026-01-11T04:59:59Z'],
      ['two', '2026-01-12T01:30:00Z'],
      ['three', '2026-01-12T05:00:01Z'],
    ] as const) {
      await note(anna, leagueId, { message });
      await run`update event set at = ${at} where league_id = ${leagueId} and data -> 'says' -> 'figures' ->> 'text' = ${message}`;
    }
    const between = async (query: string) =>
      (await log(anna, leagueId, query)).activities.map(({ message }) => message.split(': ')[1]);
    expect(await between('?start=2026-01-11&end=2026-01-11')).toEqual(['two']);
    expect(await between('?start=2026-01-10&end=2026-01-11')).toEqual(['two', 'one']);
    expect(await between('?start=2026-01-12T02:00:00Z&end=2026-01-12')).toEqual(['three']);
    expect(await between('?end=2026-01-10T00:00:00Z')).toEqual([]);
    await run`update league set time_zone = 'Europe/Stockholm' where id = ${leagueId}`;
    expect(await between('?start=2026-01-11&end=2026-01-11')).toEqual(['one']);
  });

  test.each([
    '?start=yesterday',
    '?start=%2B275760-09-13',
    '?end=-271821-04-20',
    '?limit=0',
    '?limit=101',
    '?limit=ten',
    '?before=x',
    '?before=1;drop',
  ])('refuses %s', async (query) => {
    const leagueId = await createLeague(anna);
    expect((await anna.api('GET', `/api/${leagueId}/activity-log${query}`)).status).toBe(422);
  });

  test('is read for one team and for one type of activity', async () => {
    const leagueId = await createLeague(anna);
    const [first, second] = (await leagueOf(anna, leagueId)).teams.map(({ team_id }) => team_id) as [string, string];
    const line = (message: string, actionType: string, teamIds: string[]) =>
      database.write(({ record }) =>
        record(leagueLine({ leagueId, actor: null, actionType, says: noted(message), teamIds })),
      );
    await line('one', 'add-player', [first]);
    await line('two', 'ir', [first, second]);
    await line('three', 'add-player', [second]);
    const of = async (query: string) =>
      (await log(anna, leagueId, query)).activities.map(({ message }) => message.replace('Anna: ', ''));
    expect(await of(`?team=${first}`)).toEqual(['two', 'one']);
    expect(await of('?type=add-player')).toEqual(['three', 'one']);
    expect(await of(`?team=${second}&type=add-player`)).toEqual(['three']);
    expect(await of(`?team=${second}&limit=1`)).toEqual(['three']);
    expect(await of('?type=ir&start=2000-01-01&end=2100-01-01')).toEqual(['two']);
    for (const wrong of ['?team=x', '?type=Nothing Like It'])
      expect((await anna.api('GET', `/api/${leagueId}/activity-log${wrong}`)).status).toBe(422);
  });

  test('shows a line that is meant for one team to that team alone', async () => {
    const leagueId = await createLeague(anna);
    const annasTeam = (await leagueOf(anna, leagueId)).me.team_id as string;
    await join(anna, leagueId, bert);
    await database.write(({ record }) =>
      record(teamLine(annasTeam, { leagueId, actor: null, says: noted('A private offer') })),
    );
    const sees = async (user: TestUser) =>
      (await log(user, leagueId)).activities.some(({ message }) => message === 'Anna: A private offer');
    expect([await sees(anna), await sees(bert), await sees(owner)]).toEqual([true, false, false]);
  });
});

describe('the league home', () => {
  test('holds what happened, the picks of the season and the points of three seasons', async () => {
    const leagueId = await createLeague(anna, {
      num_teams: 2,
      ...NO_MINIMUMS,
      general_draft_startup_length: 2,
      rookie_draft_startup_length: 1,
    });
    const [first, second] = (await leagueOf(anna, leagueId)).teams.map(({ team_id }) => team_id) as [string, string];
    await run`update draft_pick set owner_team_id = ${second} where league_id = ${leagueId} and round = 1 and type = 'general' and season = '2025-26' and original_team_id = ${first}`;
    await run`insert into team_points (league_id, team_id, season, playoffs, points)
      select t.league_id, t.id, x.season, x.playoffs, x.points from team t
      join (values (${first}, '2024-25', false, 812.5), (${first}, '2024-25', true, 40),
      (${first}, '2021-22', false, 1)) x (team_id, season, playoffs, points) on x.team_id = t.id`;
    await run`insert into player (id, full_name, first_name, last_name, search_name, position, position_detail, source) values (201, 'Free Agent', 'Free', 'Agent', 'free agent', 'G', 'G', 'test')`;
    const faPick = (week: number, owner: string, more: string) =>
      database.query(
        `insert into fa_pick (id, league_id, season, week, number, original_team_id, owner_team_id, starts_at, expires_at, player_id, penalty)
         values ($1, $2, '2025-26', $3, 1, $4, $5, '2025-10-06', '2025-10-13', ${more})`,
        [newId(randomBytes), leagueId, week, first, owner],
      );
    await faPick(1, first, '201, false');
    await faPick(2, second, 'null, false');
    await faPick(3, first, 'null, true');

    const home = (await anna.api<HomeAnswer>('GET', `/api/${leagueId}/home`)).body;
    expect(home.seasons).toEqual(['2023-24', '2024-25', '2025-26']);
    expect(home.recentActivity.map(({ message }) => message)).toEqual(['Anna Tester created the league The Pond.']);
    expect(home.generalPicks).toHaveLength(4);
    expect(home.generalPicks.filter(({ assigned_to, owned_by }) => assigned_to !== owned_by)).toMatchObject([
      { season: '2025-26', type: 'general', round: 1, pick_number: null, assigned_to: first, owned_by: second },
    ]);
    expect(home.rookiePicks).toMatchObject([
      { type: 'rookie', round: 1 },
      { type: 'rookie', round: 1 },
    ]);
    expect(
      home.faPicks.map(({ week, assigned_to, owned_by, player_taken, expiry_date }) => [
        week,
        assigned_to,
        owned_by,
        player_taken,
        expiry_date,
      ]),
    ).toEqual([
      [1, first, first, 'Free Agent', '2025-10-13T00:00:00.000Z'],
      [2, first, second, null, '2025-10-13T00:00:00.000Z'],
      [3, first, first, 'penalty', '2025-10-13T00:00:00.000Z'],
    ]);
    expect(home.teamPoints).toHaveLength(2 * 3 * 2);
    expect(home.teamPoints.filter(({ points }) => points !== 0)).toEqual([
      { team_id: first, season: '2024-25', playoffs: false, points: 812.5 },
      { team_id: first, season: '2024-25', playoffs: true, points: 40 },
    ]);
    expect(home.played).toEqual(['nowhere', 'here', 'here']);
  });

  test('the points summary and the standings have the same points of seasons that were moved in', async () => {
    const leagueId = await createLeague(anna);
    const teams = (await leagueOf(anna, leagueId)).teams.map(({ team_id }) => team_id);
    await run`insert into season_standing (league_id, season, team_id, rank, points, brought)
       select ${leagueId}, '2024-25', id, number, 1010.5 - number, true from unnest(${teams}::text[]) with ordinality as t (id, number)`;
    const { body: home } = await anna.api<HomeAnswer>('GET', `/api/${leagueId}/home`);
    const { body: race } = await anna.api<RaceAnswer>('GET', `/api/${leagueId}/race`);
    const pointsAtHome = (team: string, season: string, playoffs: boolean) =>
      home.teamPoints.find((line) => line.team_id === team && line.season === season && line.playoffs === playoffs)
        ?.points;
    expect(home.played).toEqual(['nowhere', 'elsewhere', 'here']);
    expect(home.played).toEqual(race.played);
    expect(home.champions).toEqual([{ season: '2024-25', team_id: teams[0], points: 1009.5 }]);
    for (const { team_id, seasons } of race.teams)
      expect(
        race.seasons.map((season) => ({
          regular: pointsAtHome(team_id, season, false),
          playoffs: pointsAtHome(team_id, season, true),
        })),
      ).toEqual(seasons);
  });

  test('counts what others did since it was last looked at, on all devices of a reader alike', async () => {
    const leagueId = await createLeague(anna);
    await join(anna, leagueId, bert);
    const home = async (user: TestUser) => (await user.api<HomeAnswer>('GET', `/api/${leagueId}/home`)).body;
    const see = (user: TestUser, body: object) => user.api<Unread>('POST', `/api/${leagueId}/activity-log/seen`, body);
    await see(bert, {});
    await note(anna, leagueId, { message: 'One' });
    await note(anna, leagueId, { message: 'Two' });
    await note(bert, leagueId, { message: 'My own' });
    expect((await home(bert)).unread).toBe(2);
    const phone = await app.signIn(bert.email, bert.password);
    const [, two] = (await log(bert, leagueId)).activities;
    expect((await see(phone, { id: two?.id })).body).toEqual({ unread: 0, seen_id: two?.id });
    expect(await home(bert)).toMatchObject({ unread: 0, seen_id: two?.id });
    expect((await see(bert, { id: '1' })).body.seen_id).toBe(two?.id);
    expect(Number((await see(bert, { id: '999999999999' })).body.seen_id)).toBeLessThan(1_000_000);
    expect((await see(bert, { id: 'all' })).status).toBe(422);
    expect((await see(carl, {})).status).toBe(404);
    for (let index = 0; index < 110; index += 1)
      await run`insert into event (stream, seq, league_id, type, data, rooms, action_type, message) values ('league:' || ${leagueId}, ${1000 + index}, ${leagueId}, 'activity', '{}', array['league:' || ${leagueId}], 'others', 'many')`;
    expect((await home(bert)).unread).toBe(100);
  });

  test('counts a line as unread that was committed after a seen one with a greater id', async () => {
    const leagueId = await createLeague(anna);
    const teamId = await join(anna, leagueId, bert);
    const see = (body: object) => bert.api<Unread>('POST', `/api/${leagueId}/activity-log/seen`, body);
    await see({});
    const client = await database.pool.connect();
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `with next as (insert into stream (league_id, id, seq) values ($1, 'team:' || $2, 1)
         on conflict (league_id, id) do update set seq = stream.seq + 1 returning id, seq)
       insert into event (league_id, stream, seq, type, data, rooms, action_type, message)
       select $1, id, seq, 'activity', '{}', array[id], 'others', 'Late' from next returning id`,
      [leagueId, teamId],
    );
    await note(anna, leagueId);
    const [newest] = (await log(bert, leagueId)).activities;
    expect(Number(newest?.id)).toBeGreaterThan(Number(rows[0]?.id));
    expect((await see({ id: newest?.id })).body).toEqual({ unread: 0, seen_id: newest?.id });
    await client.query('commit');
    client.release();
    const { unread, seen_id } = (await bert.api<HomeAnswer>('GET', `/api/${leagueId}/home`)).body;
    expect({ unread, seen_id }).toEqual({ unread: 1, seen_id: String(Number(rows[0]?.id) - 1) });
    expect((await see({ id: newest?.id })).body).toEqual({ unread: 0, seen_id: newest?.id });
  });

  test('is not sent again to who has it', async () => {
    const leagueId = await createLeague(anna);
    const get = (headers: Record<string, string> = {}) =>
      anna.api<HomeAnswer>('GET', `/api/${leagueId}/home`, undefined, headers);
    const tag = (await get()).headers.get('etag') ?? '';
    expect(tag).toMatch(/^".+"$/);
    expect((await get({ 'if-none-match': tag })).status).toBe(304);
    await note(anna, leagueId);
    const changed = await get({ 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
    await anna.api('PATCH', `/api/${leagueId}/settings`, { league_name: 'Another name' });
    expect((await get({ 'if-none-match': changed.headers.get('etag') ?? '' })).status).toBe(200);
  });

  test('is sent again for a pick that was committed after a line that came later', async () => {
    const leagueId = await createLeague(anna);
    const { body: draft } = await anna.api<{ draft_id: string }>('POST', `/api/${leagueId}/drafts`, {
      type: 'general',
    });
    const get = (headers: Record<string, string> = {}) =>
      anna.api<HomeAnswer>('GET', `/api/${leagueId}/home`, undefined, headers);
    const client = await database.pool.connect();
    await client.query('begin');
    const append = {
      draft: draft.draft_id,
      expected: 1,
      effects: [],
      status: 'lobby',
      made: 0,
      events: [
        {
          type: 'playerPicked',
          data: {},
          rooms: `{league:${leagueId}}`,
          actionType: 'add-player',
          message: 'Somebody drafted a player',
          teams: '{}',
        },
      ],
    };
    const { rows } = await client.query<{ answer: { kind: string } }>('select draft_append($1, $2::jsonb) as answer', [
      leagueId,
      JSON.stringify(append),
    ]);
    expect(rows[0]?.answer.kind).toBe('done');
    await note(anna, leagueId);
    const before = await get();
    await client.query('commit');
    client.release();
    const after = await get({ 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    expect(after.body.recentActivity.map(({ message }) => message)).toContain('Somebody drafted a player');
  });

  test('shows the last 20 lines', async () => {
    const leagueId = await createLeague(anna);
    for (let index = 1; index <= 22; index += 1) await note(anna, leagueId, { message: `Line ${index}` });
    const { recentActivity } = (await anna.api<HomeAnswer>('GET', `/api/${leagueId}/home`)).body;
    expect(recentActivity).toHaveLength(20);
    expect(recentActivity[0]?.message).toBe('Anna Tester: Line 22');
  });

  test('does not exist for who is not in the league', async () => {
    const leagueId = await createLeague(anna);
    expect((await carl.api('GET', `/api/${leagueId}/home`)).status).toBe(404);
    expect((await carl.api('GET', `/api/${leagueId}/activity-log`)).status).toBe(404);
    expect((await owner.api('GET', `/api/${leagueId}/home`)).status).toBe(200);
  });
});
