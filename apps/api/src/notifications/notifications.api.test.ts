import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { momentWords } from '@crease/core/calendar.js';
import { addClockTime } from '@crease/core/draft/clock/draft.clock.js';
import type { PreferencesAnswer } from '@crease/core/notifications/notification.schema.js';
import { Presence } from '../platform/realtime/presence.js';
import { createDraft, seedPlayers, somePlayers, type SeededLeague } from '../testing/draft-fixture.js';
import { startMailServer } from '../testing/mail-server.js';
import { eventually, PATIENCE_MS } from '../testing/patience.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { RoomClient } from '../testing/room-client.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { createLeague, leagueOf } from '../testing/test-league.js';
import { GraduationService } from '../seasons/graduation.service.js';
import { NotificationQueries } from './due/notification.queries.js';
import { NotificationService } from './notification.service.js';
import { linesWhere } from '../testing/log-lines.js';

const mail = await startMailServer();
const env = { ROLE: 'all', SMTP_URL: mail.url, PUBLIC_URL: 'https://crease.example' };
const { app, database, query, seed } = await fileApp({ env });
const other = await app.another();
afterAll(() => mail.close());
const look = () => Promise.all([app, other, app].map((process) => process.app.get(NotificationService).sweep()));
const addressOf = async (userId: string) =>
  (await query<{ email: string }>`select email from app_user where id = ${userId}`)[0]?.email ?? '';
const written = (kind: string, leagueId: string) =>
  query<{
    to_address: string;
    subject: string;
    body: string;
  }>`select to_address, subject, body from mail where kind = ${kind} and league_id = ${leagueId} order by created_at, to_address`;
const prefer = (league: PlayLeague, team: number, preferences: object) =>
  league.manager(team).api<PreferencesAnswer & Refused>('PUT', '/api/notifications/preferences', { preferences });

describe('preferences', () => {
  test('are all on, change one by one, and are each user’s own', async () => {
    const league = await playLeague(app, { form: { num_teams: 2 } });
    const read = async (team: number) =>
      (await league.manager(team).api<PreferencesAnswer>('GET', '/api/notifications/preferences')).body;
    const before = await read(0);
    expect(before.mail).toBe(true);
    expect(Object.values(before.preferences).every((on) => on)).toBe(true);
    await Promise.all([
      prefer(league, 0, { 'trade-received': false, invitation: false }),
      prefer(league, 0, { 'on-the-clock': false }),
    ]);
    expect((await prefer(league, 0, { invitation: true })).body.preferences).toEqual({
      ...before.preferences,
      'trade-received': false,
      'on-the-clock': false,
    });
    expect(await read(1)).toEqual(before);
  });

  test('are of known kinds, on or off', async () => {
    const league = await playLeague(app, { form: { num_teams: 2 } });
    for (const body of [
      { preferences: { pigeons: true } },
      { preferences: { invitation: 'yes' } },
      {},
      { preferences: [] },
    ]) {
      expect((await league.manager(0).api<Refused>('PUT', '/api/notifications/preferences', body)).status).toBe(422);
    }
  });
});

describe('a free-agent pick that is about to expire', () => {
  test('is announced once, to managers who have it unused and want the notice', async () => {
    const league = await playLeague(app, { form: { num_teams: 4 } });
    await league.weekPicks(2);
    await look();
    expect(await written('fa-pick-expiring', league.id)).toEqual([]);
    await query`update fa_pick set penalty = true where owner_team_id = ${league.teams[1]}`;
    await query`update fa_pick set owner_team_id = ${league.teams[2]} where original_team_id = ${league.teams[3]}`;
    await prefer(league, 2, { 'fa-pick-expiring': false });
    // Last, because a regular round may follow at once.
    await query`update fa_pick set expires_at = now() + interval '20 hours' where league_id = ${league.id}`;
    await look();
    await look();
    const [only, ...more] = await written('fa-pick-expiring', league.id);
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      to_address: await addressOf(league.manager(0).userId),
      subject: '2 free-agent picks of Team 1 will expire',
    });
    expect(only?.body).toContain(`https://crease.example/${league.id}/league/players`);
    const sent = await mail.newest(only?.to_address ?? '', /will expire/);
    expect(sent.text).toContain('2 free-agent picks of week 7');
    // A manager who turns the kind on in time still gets the mail.
    await prefer(league, 2, { 'fa-pick-expiring': true });
    await look();
    expect((await written('fa-pick-expiring', league.id)).map(({ subject }) => subject)).toEqual([
      '2 free-agent picks of Team 1 will expire',
      '4 free-agent picks of Team 3 will expire',
    ]);
  });

  test('is not told of when it is too late, or out of season', async () => {
    const league = await playLeague(app, { form: { num_teams: 2 } });
    await league.weekPicks(1);
    await query`update fa_pick set expires_at = now() - interval '1 minute' where league_id = ${league.id}`;
    await look();
    await league.phase('offseason');
    await query`update fa_pick set expires_at = now() + interval '1 hour' where league_id = ${league.id}`;
    await look();
    expect(await written('fa-pick-expiring', league.id)).toEqual([]);
  });
});

describe('who leaves the rookie bank at the season’s end', () => {
  test('is told two weeks before, once, to the manager and in the log', async () => {
    const league = await playLeague(app, { form: { num_teams: 2 } });
    const [old] = await league.hold(0, [{ position: 'F', capHit: 1, place: 'rookie' }]);
    const [young] = await league.hold(1, [{ position: 'F', capHit: 1, place: 'rookie' }]);
    await query`update player set drafted_or_signed = true, birth_date = case id when ${old?.id} then '1990-01-01'::date else '2007-01-01'::date end where id in (${old?.id}, ${young?.id})`;
    await query`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, '2025-26', '2025-10-07', current_date + 20)`;
    const inLog = () =>
      linesWhere(database.query.bind(database), `league_id = $1 and data -> 'data' ->> 'kind' = 'graduation'`, [
        league.id,
      ]);
    const everything = async () => {
      await look();
      await Promise.all([app, other].map((process) => process.app.get(GraduationService).tellComing()));
    };
    await everything();
    expect([await written('rookies-graduating', league.id), await inLog()]).toEqual([[], []]);
    await query`update league_season set ends_on = current_date + 10 where league_id = ${league.id}`;
    // A run looks at a limited number of teams, and the next one goes on after them.
    const queries = app.app.get(NotificationQueries);
    await eventually(async () => {
      // A regular round between the two statements takes a team away.
      const teams = await queries.graduating([]);
      expect(await queries.graduating([], teams[0], 1)).toEqual(teams.slice(1, 2));
    });
    await everything();
    await everything();
    const letters = await written('rookies-graduating', league.id);
    expect(letters).toMatchObject([
      {
        to_address: await addressOf(league.manager(0).userId),
        subject: `${old?.name} leaves the rookie bank of Team 1`,
      },
    ]);
    expect(letters[0]?.body).toContain(`https://crease.example/${league.id}/team/${league.teams[0]}`);
    expect(await inLog()).toEqual([
      expect.stringMatching(
        /^Team 1: Player \d+ leaves the rookie bank for the active roster when the season ends \(last day: /,
      ),
    ]);
  });
});

describe('the deadline of the protection sheets', () => {
  test('is told of a day before, once for each deadline, with how one’s sheet stands', async () => {
    const league = await playLeague(app, { form: { num_teams: 2 }, phase: 'protection' });
    const due = (hours: number) =>
      query`insert into protection_round (league_id, season, deadline) select id, current_season, now() + make_interval(hours => ${hours}) from league where id = ${league.id}
         on conflict (league_id, season) do update set deadline = excluded.deadline`;
    await due(30);
    await look();
    expect(await written('protection-deadline', league.id)).toEqual([]);
    await league.call(1, 'PUT', '/protection-sheet', { core: [], bench: [] });
    await due(20);
    await look();
    await look();
    const letters = await written('protection-deadline', league.id);
    expect(letters).toHaveLength(2);
    const told = Object.fromEntries(
      letters.map(({ to_address, body }) => [to_address, /has no sheet yet|is saved/.exec(body)?.[0]]),
    );
    expect(told).toEqual({
      [await addressOf(league.manager(0).userId)]: 'has no sheet yet',
      [await addressOf(league.manager(1).userId)]: 'is saved',
    });
    await due(10);
    await look();
    expect(await written('protection-deadline', league.id)).toHaveLength(4);
  });
});

describe('a draft', () => {
  beforeAll(() => seedPlayers(database.pool, somePlayers(100)));
  const make = async (): Promise<SeededLeague> =>
    seed({
      managed: 3,
      form: {
        num_teams: 4,
        rookieDraftEnabled: false,
        general_draft_startup_length: 3,
        max_roster_size: 3,
        ...NO_MINIMUMS,
      },
    });
  const create = async (of: SeededLeague, mock = false, clock: object = { seconds: 3600 }) => {
    const { id: draft_id, path } = await createDraft(of, { mock, clock });
    await of.commissioner.must('PUT', `${path}/order`, {
      source: 'commissioner',
      kind: 'linear',
      team_ids: of.teams.map(({ id }) => id),
    });
    return { id: draft_id, path };
  };

  test('that begins is told to every manager, and the clock to who is on it and not in the room', async () => {
    const of = await make();
    const { id, path } = await create(of);
    const room = new RoomClient(of.commissioner, of.leagueId, id);
    await room.until(() => true);
    // Either process may write the mails, so both must know who is in the room.
    for (const one of [app, other]) await eventually(() => expect(one.app.get(Presence).in(id)).toHaveLength(1));
    await of.commissioner.must('POST', `${path}/begin`, {});
    await eventually(async () =>
      expect((await written('draft-starting', of.leagueId)).map(({ subject }) => subject)).toHaveLength(2),
    );
    await of.commissioner.must('POST', `${path}/picks`, { overall: 1, player_id: 8_000_001 });
    await eventually(async () =>
      expect(await written('on-the-clock', of.leagueId)).toMatchObject([
        { subject: expect.stringMatching(/^Team 2 is on the clock in /) },
      ]),
    );
    await look();
    await look();
    expect(await written('on-the-clock', of.leagueId)).toHaveLength(1);
    expect(await written('draft-starting', of.leagueId)).toHaveLength(2);
    const [message] = await written('on-the-clock', of.leagueId);
    expect(message?.body).toContain(`https://crease.example/${of.leagueId}/draft/live/${id}?ready\n`);
    room.close();
  }, 90_000);

  test('becomes a job only when it has lasted three seconds @long', async () => {
    const of = await make();
    const { id, path } = await create(of);
    await of.commissioner.must('POST', `${path}/begin`, {});
    for (const overall of [1, 2, 3])
      await of.commissioner.must('POST', `${path}/picks`, { overall, player_id: 8_000_000 + overall });
    const added = () => query<{ at: number; seq: number }>`
      select substring(id from '[0-9]+$')::float8 as at, substring(id from '-([0-9]+)-[0-9]+$')::int as seq
      from bullmq.job where name = 'on-the-clock' and data ->> 'draftId' = ${id} order by at`;
    await eventually(async () => expect(await added()).not.toEqual([]));
    const turns = await query<{ started: string; seq: number }>`
      select data #>> '{onClock,startedAt}' as started, seq::int as seq from event
      where stream = ${`draft:${id}`} and data -> 'onClock' is not null order by seq`;
    expect(turns.length).toBeGreaterThanOrEqual(4);
    // A slow machine lets an earlier turn last three seconds, too. A job's turn is the one at its sequence number. Its
    // time is the one in its name: the queue's own differs from the draft's clock by up to a millisecond.
    for (const { at, seq } of await added()) {
      const turn = turns.filter((one) => one.seq <= seq).at(-1);
      expect(at - Date.parse(turn?.started ?? '')).toBeGreaterThanOrEqual(3_000);
    }
  }, 90_000);

  test('that goes back to a team by an undo is told to it again, once, and a pause says nothing', async () => {
    const of = await make();
    const { path } = await create(of);
    const told = async (times: number, name = 'Team 2') => {
      await look();
      await look();
      expect(
        (await written('on-the-clock', of.leagueId)).filter(({ subject }) => subject.startsWith(name)),
      ).toHaveLength(times);
    };
    await of.commissioner.must('POST', `${path}/begin`, {});
    await of.commissioner.must('POST', `${path}/picks`, { overall: 1, player_id: 8_000_001 });
    await told(1);
    await of.teams[1]!.manager!.must('POST', `${path}/picks`, { overall: 2, player_id: 8_000_002 });
    await told(1, 'Team 3');
    await of.commissioner.must('POST', `${path}/undo`, { overall: 2 });
    await told(2);
    await of.commissioner.must('POST', `${path}/pause`, {});
    await of.commissioner.must('POST', `${path}/resume`, {});
    await told(2);
    await of.teams[1]!.manager!.must('POST', `${path}/picks`, { overall: 2, player_id: 8_000_002 });
    await told(2, 'Team 3');
    await told(2);
  }, 90_000);

  test('that is slow is told with its times: quiet hours, when the pick is due, and when the time bank runs', async () => {
    const of = await make();
    await of.commissioner.must('PATCH', `/api/${of.leagueId}/settings`, { draft_time_bank: 600 });
    const quietHours = { fromMinute: 22 * 60, toMinute: 8 * 60, timeZone: 'America/Toronto' };
    const { id, path } = await create(of, false, { seconds: 14_400, quietHours });
    await of.commissioner.must('POST', `${path}/begin`, {});
    await look();
    const [begun] = await written('draft-starting', of.leagueId);
    expect(begun?.body).toContain('No clock runs from 10:00 PM to 8:00 AM (America/Toronto).');
    const [turn] = await written('on-the-clock', of.leagueId);
    const words = /Your pick is due (.+?)\. Then your time bank runs until (.+?)\. After that/.exec(turn?.body ?? '');
    const [row] = await query<{
      data: { onClock: { deadline: string; startedAt: string } };
    }>`select data from event where stream = ${`draft:${id}`} and type = 'draftBegun'`;
    const { deadline = '', startedAt = '' } = row?.data.onClock ?? {};
    const due = addClockTime(Date.parse(startedAt), 14_400_000, quietHours);
    expect(words?.slice(1)).toEqual([
      momentWords(due, 'America/Toronto'),
      momentWords(Date.parse(deadline), 'America/Toronto'),
    ]);
  });

  test('that is an auction notifies a team of each of its nominations, and of no bid clock @long', async () => {
    const of = await make();
    await of.commissioner.must('PATCH', `/api/${of.leagueId}/settings`, {
      draft_form: 'auction',
      auction_budget: 200,
      auction_minimum: 1,
      auction_raise: 1,
      auction_nomination_seconds: 3_600,
      auction_bid_seconds: 5,
    });
    const { path } = await create(of);
    const teams = of.teams.map(({ id }) => id);
    const subjects = async () => {
      await look();
      return (await written('on-the-clock', of.leagueId)).map(({ subject }) => subject.split(' is on')[0]);
    };
    await of.commissioner.must('POST', `${path}/begin`, {});
    expect(await subjects()).toEqual(['Team 1']);
    await of.commissioner.must('POST', `${path}/nominations`, { lot: 1, team_id: teams[0], player_id: 8_000_001 });
    await of.commissioner.must('POST', `${path}/bids`, { lot: 1, team_id: teams[1], amount: 5 });
    expect(await subjects()).toEqual(['Team 1']);
    await eventually(async () => {
      const { state } = await of.commissioner.must<DraftSnapshot>('GET', path);
      expect(state.auction).toEqual({ lots: 1, lot: null });
    }, PATIENCE_MS);
    for (let seen = 1; seen < teams.length; seen += 1) {
      const { state } = await of.commissioner.must<DraftSnapshot>('GET', path);
      await of.commissioner.must('POST', `${path}/skip`, { overall: state.onClock?.overall });
    }
    expect((await subjects()).filter((team) => team === 'Team 1')).toHaveLength(2);
  }, 90_000);

  test('that is a mock, or a pick that was made meanwhile, is told to nobody', async () => {
    const of = await make();
    const { path } = await create(of, true);
    await of.commissioner.must('POST', `${path}/begin`, {});
    await look();
    expect(await written('draft-starting', of.leagueId)).toEqual([]);
    expect(await written('on-the-clock', of.leagueId)).toEqual([]);
  });
});

describe('an invitation', () => {
  test('is not mailed to users who turned such mails off, and still waits for them', async () => {
    const [host, guest] = [await app.signUp('host'), await app.signUp('guest')];
    await query`update app_user set email_verified_at = now() where id = ${guest.userId}`;
    await guest.api('PUT', '/api/notifications/preferences', { preferences: { invitation: false } });
    const leagueId = await createLeague(host);
    const free = (await leagueOf(host, leagueId)).teams.filter(({ hasManager }) => !hasManager);
    for (const [index, email] of [guest.email, 'somebody@crease.test'].entries())
      expect(
        await host.api('POST', `/api/${leagueId}/invitations`, { team_id: free[index]?.team_id, email }),
      ).toMatchObject({ status: 201 });
    expect((await written('invitation', leagueId)).map(({ to_address }) => to_address)).toEqual([
      'somebody@crease.test',
    ]);
    expect(
      (await guest.api<{ allLeagues: { pending: boolean }[] }>('GET', `/api/user-leagues?uid=${guest.userId}`)).body
        .allLeagues,
    ).toMatchObject([{ pending: true }]);
  });
});
