import { describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { NoticesAnswer, NoticesUnread } from '@crease/core/notifications/notification.schema.js';
import { EventRelay } from '../platform/realtime/event-relay.js';
import { Listeners } from '../testing/listener.js';
import { eventually } from '../testing/patience.js';
import { beginPlayoffs, NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { forward, player, tradeLeague } from '../trades/testing/trade-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { NotificationQueries } from './due/notification.queries.js';
import { NotificationService } from './notification.service.js';

// Notices in the product need no mail server.
const { app, database, query: run, closing, tasks } = await fileApp();
const listeners = closing(new Listeners(app));
const look = () => Promise.all([1, 2].map(() => app.app.get(NotificationService).sweep()));
const FORM = { num_teams: 3, max_roster_size: 9, ...NO_MINIMUMS };
const noticesOf = async (league: PlayLeague, team: number, query = '') =>
  (await league.manager(team).api<NoticesAnswer>('GET', `/api/notices${query}`)).body;
const titles = async (league: PlayLeague, team: number) =>
  (await noticesOf(league, team)).notices.map(({ title }) => title);
const mark = (league: PlayLeague, team: number, body: object) =>
  league.manager(team).api<NoticesUnread & Refused>('POST', '/api/notices/read', body);

describe('what somebody is told', () => {
  test('is an offer to them, and its answer; nobody else is told, and switched-off mails change nothing', async () => {
    const league = await tradeLeague(app);
    const [star] = await league.hold(2, [forward(5_000_000)]);
    await league.manager(1).api('PUT', '/api/notifications/preferences', { preferences: { 'trade-received': false } });
    const offer = await league.propose({ team: 2, gives: [player(star!.id)] }, { team: 1 });
    const { notices, unread } = await noticesOf(league, 1);
    expect(unread).toBe(1);
    expect(notices).toMatchObject([
      {
        kind: 'trade-received',
        title: 'Trade Request received from Team 3',
        path: `/${league.id}/trade/review/${offer}`,
        league_id: league.id,
        read: false,
      },
    ]);
    await league.call(1, 'POST', `/trades/${offer}/decline`, {});
    expect(await titles(league, 2)).toEqual([expect.stringContaining('declined')]);
    expect(await titles(league, 0)).toEqual([]);
  });

  test('is how a claim was decided, and that a player of theirs is hurt, each once', async () => {
    const league = await playLeague(app, { form: FORM });
    await league.weekPicks(1);
    const [dropped, hurt, well] = await league.hold(0, [seedOf('F', 1), seedOf('D', 1), seedOf('D', 1)]);
    await league.move(0, 'drop', dropped?.id);
    for (const team of [1, 2]) await league.call(team, 'POST', '/free-agents/claims', { player_id: dropped?.id });
    await run`update waiver set clears_at = now() where league_id = ${league.id}`;
    await run`update player set status = 'IR', status_note = 'Knee', status_as_of = clock_timestamp() where id = ${hurt?.id}`;
    // The status that the commissioner set counts here, so an imported one concerns nobody.
    await run`insert into status_override (id, league_id, player_id, status, reason, set_by, ends_at, set_at)
        values (${league.id}, ${league.id}, ${well?.id}, 'healthy', 'Seen on the ice', ${league.manager(0).userId}, now() + interval '1 day', now() - interval '9 days')`;
    await run`update player set status = 'Out', status_as_of = clock_timestamp() where id = ${well?.id}`;
    await tasks.runNow('waivers');
    await look();
    expect([await titles(league, 1), await titles(league, 2)].flat().sort()).toEqual([
      expect.stringMatching(/^Team [23] gets Player \d+ from waivers$/),
      expect.stringMatching(/^Your claim on Player \d+ was not awarded$/),
    ]);
    await look();
    const { notices } = await noticesOf(league, 0);
    expect(notices).toMatchObject([
      { kind: 'player-status', title: `${hurt?.name} of Team 1 is on injured reserve`, detail: 'Knee' },
    ]);
  });

  test('is how a matchup of theirs ended, once', async () => {
    const league = await playLeague(app, { form: { ...FORM, num_teams: 4, format: 'h2h_points' } });
    await beginPlayoffs(database, league, [2, 3]);
    await run`insert into matchup_period (league_id, season, number, starts_on, ends_on, told_at)
       select league_id, season, 2, current_date - 8, current_date - 2, now() from matchup_season where league_id = ${league.id}`;
    await run`insert into matchup (league_id, season, period, number, home_team_id, away_team_id, home_points, away_points)
       select league_id, season, 2, 1, ${league.teams[0]}, ${league.teams[1]}, 84, 79.5 from matchup_season where league_id = ${league.id}`;
    await look();
    expect((await noticesOf(league, 0)).notices).toMatchObject([
      {
        kind: 'matchup-ended',
        title: 'Team 1 beat Team 2 84–79.5',
        detail: 'Matchup 2 is over. Corrections count for three more days.',
        path: expect.stringMatching(new RegExp(`^/${league.id}/league/matchups/2/1\\?season=`)),
      },
    ]);
    expect(await titles(league, 1)).toEqual(['Team 2 lost to Team 1 79.5–84']);
    // A round of the play-offs has a notice, too, unless it goes on for another period.
    await run`update matchup set home_points = 7, away_points = 9 where league_id = ${league.id} and period = 1`;
    await run`update matchup_period set told_at = now(), round = 1 where league_id = ${league.id}`;
    await look();
    expect([await titles(league, 0), await titles(league, 2)].map(({ length }) => length)).toEqual([1, 0]);
    await run`update matchup_period set round = null where league_id = ${league.id} and number = 2`;
    await look();
    expect((await noticesOf(league, 2)).notices).toMatchObject([
      { title: 'Team 3 lost to Team 4 7–9', detail: expect.stringMatching(/^Round 1 of the play-offs is over/) },
    ]);
  });

  test.each([
    ['h2h_points', 'Team 3 beat Team 4 97–88.5'],
    // The sums of both periods are compared once: goals 3–2, shots 9–9.
    ['h2h_most_categories', 'Team 3 beat Team 4 1.5–0.5'],
  ] as const)('of a round of two periods of %s is told once, with both sums', async (format, title) => {
    const league = await playLeague(app, { form: { ...FORM, num_teams: 4, format } });
    await beginPlayoffs(database, league, [2, 3]);
    const { id } = league;
    const seasonOf = 'from matchup_season where league_id = $1';
    await database.query(
      `insert into matchup_period (league_id, season, number, starts_on, ends_on, round)
       select league_id, season, 2, current_date + 6, current_date + 12, 1 ${seasonOf}`,
      [id],
    );
    await database.query(
      `insert into matchup (league_id, season, period, number, home_team_id, away_team_id)
       select league_id, season, 2, 1, $2, $3 ${seasonOf}`,
      [id, league.teams[2], league.teams[3]],
    );
    if (format !== 'h2h_points')
      await database.query(
        `with c as (insert into category_season (league_id, season, kind, categories, below, goalie_games)
           select league_id, season, 'most', 'G, SOG', 'all', 0 ${seasonOf})
         update matchup_period set goalie_games = 0 where league_id = $1`,
        [id],
      );
    const end = (period: number, points: readonly [number, number], figures: readonly [object, object]) =>
      database.query(
        `with m as (update matchup set home_points = $3, away_points = $4, home_figures = $5, away_figures = $6
           where league_id = $1 and period = $2)
         update matchup_period set told_at = now(), decided_at = now() where league_id = $1 and number = $2`,
        [id, period, ...points, ...figures.map((sums) => JSON.stringify(sums))],
      );
    await end(
      1,
      [40, 48.5],
      [
        { g: 0, sog: 9 },
        { g: 2, sog: 4 },
      ],
    );
    await look();
    expect(await titles(league, 2)).toEqual([]);
    await end(
      2,
      [57, 40],
      [
        { g: 3, sog: 0 },
        { g: 0, sog: 5 },
      ],
    );
    await look();
    await look();
    expect((await noticesOf(league, 2)).notices).toMatchObject([
      { title, detail: expect.stringMatching(/^Round 1 of the play-offs is over/) },
    ]);
    expect(await titles(league, 3)).toHaveLength(1);
  });

  test('is told in time though another league has more to tell than a round takes', async () => {
    const claims = async (count: number, resolved: string): Promise<PlayLeague> => {
      const league = await playLeague(app, { form: FORM });
      const [dropped] = await league.free([{ position: 'F', capHit: 1 }]);
      await run`with decided as (
           insert into waiver (id, league_id, player_id, dropped_by, dropped_at, clears_at, resolved_at)
           select left(${league.id}, 8) || lpad(n::text, 4, '0'), ${league.id}, ${dropped?.id}, ${league.teams[0]}, now(), now(), now() - ${resolved}::interval
           from generate_series(1, ${count}::int) n returning id
         )
         insert into waiver_claim (id, waiver_id, league_id, team_id, priority, outcome, reason)
         select id, id, ${league.id}, ${league.teams[0]}, 1, 'lost', 'The season is over.' from decided`;
      return league;
    };
    const crowded = await claims(600, '2 hours');
    const quiet = await claims(1, '1 minute');
    await app.app.get(NotificationService).sweep();
    expect(await titles(quiet, 0)).toEqual([expect.stringMatching(/^Your claim on Player \d+ was not awarded$/)]);
    await run`delete from waiver where league_id = ${crowded.id}`;
  });

  test('is nothing of a call-up where the rule has ended, and the player does not stay due', async () => {
    const league = await playLeague(app, { form: FORM });
    const [rookie] = await league.hold(0, [{ position: 'F', capHit: 1, place: 'rookie' }]);
    await run`insert into farm_call_up (league_id, player_id, season, games, told_at, due_at)
       select id, ${rookie?.id}, current_season, 9, now(), now() from league where id = ${league.id}`;
    const due = async () =>
      (await app.app.get(NotificationQueries).calledUp([])).filter(({ league_id }) => league_id === league.id);
    expect(await due()).toHaveLength(1);
    await app.app.get(NotificationService).sweep();
    expect([await due(), await titles(league, 0)]).toEqual([[], []]);
  });

  test('is read by entry or all at once, on all devices, and never by others', async () => {
    const league = await playLeague(app, { form: FORM });
    await league.weekPicks(1);
    await run`update fa_pick set expires_at = now() + interval '20 hours' where league_id = ${league.id}`;
    await look();
    const [before] = (await noticesOf(league, 1)).notices;
    expect(before).toMatchObject({ kind: 'fa-pick-expiring', read: false });
    const device = await listeners.open(league.manager(1).token, league.id);
    expect((await mark(league, 2, { ids: [before?.id] })).body).toEqual({ unread: 1 });
    expect((await noticesOf(league, 1)).notices[0]?.read).toBe(false);
    expect((await mark(league, 1, { ids: [before?.id] })).body).toEqual({ unread: 0 });
    await eventually(() => expect(device.of('noticesChanged')).toEqual([{ type: 'noticesChanged' }]));
    expect((await mark(league, 1, { ids: [before?.id], read: false })).body).toEqual({ unread: 1 });
    expect((await mark(league, 1, { up_to: before?.id })).body).toEqual({ unread: 0 });
    expect((await noticesOf(league, 1, `?before=${before?.id}`)).notices).toEqual([]);
    for (const body of [{}, { ids: [] }, { ids: ['x'] }, { ids: ['1'], up_to: '1' }, { up_to: '1', read: 'no' }])
      expect((await mark(league, 1, body)).status).toBe(422);
  });
});

describe('the league’s log', () => {
  test('has one line of a draft, which opens, and counts as unread what concerns the reader', async () => {
    const league = await playLeague(app, { form: FORM });
    const draft = await league.openDraft('running');
    for (const [index, team] of [0, 1, 2, 0].entries())
      await database.query(
        `insert into event (stream, seq, league_id, type, data, rooms, action_type, message, team_ids)
         values ('draft:' || $1::text, $2::int, $3::text, 'playerPicked', '{}', array['league:' || $3::text], 'others', 'Pick ' || $2::int, array[$4::text])`,
        [draft, index + 1, league.id, league.teams[team]],
      );
    await app.app.get(EventRelay).catchUp();
    const log = async (query: string) => (await league.get<ActivityLogAnswer>(1, `/activity-log${query}`)).activities;
    expect((await log('')).filter(({ data }) => data.kind === 'draft')).toMatchObject([
      { message: 'Pick 4', data: { draftId: draft, lines: 4 } },
    ]);
    expect((await log(`?draft=${draft}`)).map(({ message }) => message)).toEqual([
      'Pick 4',
      'Pick 3',
      'Pick 2',
      'Pick 1',
    ]);
    expect((await log(`?team=${league.teams[2]}`)).map(({ message }) => message)).toEqual(['Pick 3']);
    const home = await league.call<{ unread: number }>(1, 'GET', '/home');
    expect(home.body.unread).toBe(1);
  });
});
