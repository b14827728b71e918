import { randomBytes } from 'node:crypto';
import { describe, expect, jest, test } from '@jest/globals';
import { newId } from '@crease/core/ids.js';
import { firstMark } from '@crease/core/team-mark.js';
import type { LeagueAnswer, MemberView, UserLeaguesAnswer } from '@crease/core/leagues/league.answers.js';
import type { TeamAnswer } from '@crease/core/teams/team.answers.js';
import {
  leagueFormDefaults,
  leagueFormZeroed,
  settingsFromForm,
  type LeagueForm,
} from '@crease/core/leagues/league.rules.js';
import type { StoredEvent } from '../platform/database/event.model.js';
import { EventRelay } from '../platform/realtime/event-relay.js';
import { eventually } from '../testing/patience.js';
import { SITE_OWNER, fileApp, type Refused } from '../testing/test-app.js';
import { createLeague, invite, join, leagueOf } from '../testing/test-league.js';
import { LeagueListeners, type TeamChange } from './league-listeners.service.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, database, query: run } = await fileApp();
const other = await app.another();

const events: StoredEvent[] = [];
app.app.get(EventRelay).listen((event) => events.push(event));
const heard = (stream: string, type: string) =>
  events.some((event) => event.stream === stream && event.event.type === type);

const anna = await app.signUp('anna');
const bert = await app.signUp('bert');
const carl = await app.signUp('carl');
const owner = await app.signUp('owner', { email: SITE_OWNER });
const picks = (leagueId: string) =>
  run<{
    season: string;
    type: string;
    rounds: number;
    count: number;
  }>`select season, type, max(round) as rounds, count(*)::int as count from draft_pick where league_id = ${leagueId} group by 1, 2 order by 1, 2`;

describe('creating a league', () => {
  test('gives it teams, settings and a commissioner who manages the first team', async () => {
    const answer = await anna.api<{ success: boolean; league_id: string }>('POST', '/api/create-league', {
      ...leagueFormDefaults('dynasty', '  Frozen Pond '),
      commissioner_id: anna.userId,
      current_year: '2025-26',
    });
    expect(answer).toMatchObject({ status: 201, body: { success: true } });
    const { league, teams, trades, me } = await leagueOf(anna, answer.body.league_id);
    expect(league).toMatchObject({
      league_name: 'Frozen Pond',
      league_type: 'dynasty',
      phase: 'setup',
      current_season: '2025-26',
      salary_cap: 88_000_000,
      rookie_bank_size: 10,
      using_previous_contracts: false,
    });
    expect(teams.map(({ team_name }) => team_name)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Team ${index + 1}`),
    );
    expect(teams.filter(({ hasManager }) => hasManager)).toMatchObject([
      { team_name: 'Team 1', manager_name: 'Anna Tester', cap_space: 88_000_000 },
    ]);
    expect(trades).toEqual([]);
    expect(me).toEqual({ team_id: teams[0]?.team_id, is_commissioner: true, is_site_owner: false });
    await eventually(() => expect(heard(`user:${anna.userId}`, 'leaguesChanged')).toBe(true));
  });

  test('gives a dynasty the picks of its startup drafts and of three more years', async () => {
    expect(await picks(await createLeague(anna))).toEqual([
      { season: '2025-26', type: 'general', rounds: 20, count: 240 },
      { season: '2025-26', type: 'rookie', rounds: 10, count: 120 },
      ...['2026-27', '2027-28', '2028-29'].flatMap((season) => [
        { season, type: 'general', rounds: 10, count: 120 },
        { season, type: 'rookie', rounds: 4, count: 48 },
      ]),
    ]);
  });

  test('gives a dynasty the picks of as many years as can be traded', async () => {
    const last = async (pick_seasons: number) => (await picks(await createLeague(anna, { pick_seasons }))).at(-1);
    expect(await last(5)).toEqual({ season: '2030-31', type: 'rookie', rounds: 4, count: 48 });
    expect(await last(1)).toEqual({ season: '2026-27', type: 'rookie', rounds: 4, count: 48 });
  });

  test('gives a redraft league the picks of its one draft, and none of the dynasty’s settings', async () => {
    const leagueId = await createLeague(
      anna,
      { num_teams: 4, protection_sheet_limit: 5, rookieDraftEnabled: true },
      'redraft',
    );
    expect(await picks(leagueId)).toEqual([{ season: '2025-26', type: 'general', rounds: 20, count: 80 }]);
    expect((await leagueOf(anna, leagueId)).league).toMatchObject({
      rookieDraftEnabled: false,
      rookie_bank_size: null,
      protectionSheetsEnabled: false,
      protection_sheet_limit: null,
      general_draft_startup_length: null,
    });
  });

  test('of an earlier season reads the contracts of that season', async () => {
    const answer = await anna.api<{ league_id: string }>('POST', '/api/create-league', {
      ...leagueFormDefaults('redraft', 'Old'),
      current_year: '2023-24',
    });
    const { league } = await leagueOf(anna, answer.body.league_id);
    expect(league).toMatchObject({ current_season: '2023-24', using_previous_contracts: true });
    const seen = await anna.api<LeagueAnswer>('GET', `/api/${league.league_id}?configYear=2023-24`);
    expect(seen.body.league.using_previous_contracts).toBe(false);
    expect((await anna.api('GET', `/api/${league.league_id}?configYear=2023`)).status).toBe(422);
  });

  test.each<[string, Partial<LeagueForm>, keyof LeagueForm, string]>([
    ['without a name', { league_name: '  ' }, 'league_name', 'Give your league a name.'],
    ['with one team', { num_teams: 1 }, 'num_teams', 'A league has 2 to 32 teams.'],
    ['with 33 teams', { num_teams: 33 }, 'num_teams', 'A league has 2 to 32 teams.'],
    ['without a cap', { salary_cap: 0 }, 'salary_cap', 'The salary cap must be above $0.'],
    ['with half a dollar', { salary_cap: 1.5 }, 'salary_cap', 'Salary cap must be a whole number.'],
    ['with a negative count', { ir_slots: -1 }, 'ir_slots', 'IR slots cannot be below 0.'],
    [
      'whose minimums do not fit the roster',
      { max_roster_size: 15 },
      'max_roster_size',
      'The roster must hold the position minimums: 16 players.',
    ],
    [
      'with more than half a salary retained',
      { max_retention_perc: 55 },
      'max_retention_perc',
      'At most 50 % of a salary can be retained.',
    ],
    [
      'without a draft round',
      { general_draft_length: 0 },
      'general_draft_length',
      'The general draft needs at least 1 round.',
    ],
    [
      'whose startup draft does not reach the minimums',
      { general_draft_startup_length: 10 },
      'general_draft_startup_length',
      '10 rounds of the startup draft give a team 10 players, and the position minimums ask for 16. Set at least 16 rounds, or lower the minimums.',
    ],
    [
      'by round with fewer rounds than the startup draft',
      { keeper_kind: 'round' },
      'general_draft_length',
      'Each keeper costs a pick of this draft, so it needs at least 20 rounds: as many as the startup draft. It has 10.',
    ],
    [
      'protecting more than the roster',
      { min_forwards_protected: 30 },
      'min_forwards_protected',
      'The protected minimums (34) are more than the roster holds (25).',
    ],
  ])('%s is refused at that field', async (_, change, field, message) => {
    const answer = await anna.api<Refused>('POST', '/api/create-league', {
      ...leagueFormDefaults('dynasty', 'No'),
      ...change,
    });
    expect(answer.status).toBe(422);
    expect(answer.body.fields?.[field]).toBe(message);
  });

  test('with everything at zero is refused at every field that cannot be played', async () => {
    const answer = await anna.api<Refused>('POST', '/api/create-league', leagueFormZeroed('dynasty', 'Zero'));
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(
      [
        'general_draft_length',
        'general_draft_startup_length',
        'max_roster_size',
        'num_teams',
        'protection_sheet_limit',
        'rookie_bank_size',
        'rookie_draft_length',
        'salary_cap',
      ].sort(),
    );
  });

  test('for somebody else, or in a season that has not come, is refused', async () => {
    const body = leagueFormDefaults('redraft', 'Not mine');
    expectRefusal(
      await anna.api<Refused>('POST', '/api/create-league', { ...body, commissioner_id: bert.userId }),
      403,
      'notYou',
      { field: 'commissioner_id' },
    );
    expectRefusal(await anna.api<Refused>('POST', '/api/create-league', { ...body, current_year: '2030-31' }), 422, {
      field: 'current_year',
    });
  });

  test('leaves nothing behind when it fails half-way', async () => {
    const count = async () => (await run<{ count: number }>`select count(*)::int as count from league`)[0]?.count;
    const before = await count();
    await run`create function no_picks() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
    await run`create trigger no_picks before insert on draft_pick execute function no_picks()`;
    const logged = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    try {
      expect(
        await anna.api('POST', '/api/create-league', leagueFormDefaults('redraft', 'Half'), {
          'idempotency-key': 'half-way-01',
        }),
      ).toMatchObject({ status: 500 });
      expect(await count()).toBe(before);
    } finally {
      logged.mockRestore();
      await run`drop trigger no_picks on draft_pick`;
      await run`drop function no_picks`;
    }
    expect(
      await anna.api('POST', '/api/create-league', leagueFormDefaults('redraft', 'Half'), {
        'idempotency-key': 'half-way-01',
      }),
    ).toMatchObject({ status: 201 });
  });
});

describe('the list of leagues', () => {
  const mine = async (user: typeof anna, query = '') =>
    (await user.api<UserLeaguesAnswer>('GET', `/api/user-leagues${query}`)).body.allLeagues;

  test('holds the caller’s own leagues and nobody else’s', async () => {
    const leagueId = await createLeague(bert, { league_name: 'Bert’s own' });
    expect(await mine(bert)).toEqual([
      {
        league_id: leagueId,
        league_name: 'Bert’s own',
        league_type: 'dynasty',
        season: expect.stringMatching(/^\d{4}-\d{2}$/),
        phase: 'setup',
        user_team: 'Team 1',
        user_team_id: expect.any(String),
        user_team_picture: firstMark(1),
        pending: false,
        invitation_token: null,
        is_commissioner: true,
        co_manager: false,
      },
    ]);
    expect(await mine(bert, `?uid=${bert.userId}`)).toEqual(await mine(bert));
    expect((await mine(anna)).map(({ league_id }) => league_id)).not.toContain(leagueId);
  });

  test('of somebody else is refused', async () => {
    expectRefusal(await anna.api<Refused>('GET', `/api/user-leagues?uid=${bert.userId}`), 403, 'notYou');
  });

  test('holds every league for the site owner who does not ask for their own', async () => {
    const all = await mine(owner);
    expect(all.length).toBeGreaterThan(3);
    expect(all.every(({ user_team_id, invitation_token }) => user_team_id === null && invitation_token === null)).toBe(
      true,
    );
    expect(await mine(owner, `?uid=${owner.userId}`)).toEqual([]);
  });
});

describe('a league', () => {
  test('does not exist for those who are not in it', async () => {
    const leagueId = await createLeague(anna);
    const absent = await bert.api<Refused>('GET', `/api/${newId(randomBytes)}`);
    expectRefusal(absent, 404, 'notFound');
    expect(await bert.api('GET', `/api/${leagueId}`)).toMatchObject({ status: 404, body: absent.body });
    expect(await bert.api('GET', '/api/not-an-id')).toMatchObject({ status: 404, body: absent.body });
    expect((await app.api('GET', `/api/${leagueId}`)).status).toBe(401);
  });

  test('can be looked into by the site owner, who can change nothing', async () => {
    const leagueId = await createLeague(anna);
    expect(await owner.api('GET', `/api/${leagueId}`)).toMatchObject({
      status: 200,
      body: { me: { team_id: null, is_commissioner: false, is_site_owner: true } },
    });
    expect((await owner.api('PATCH', `/api/${leagueId}/settings`, { league_name: 'Mine' })).status).toBe(403);
    expect((await owner.api('GET', `/api/${leagueId}/invitations`)).status).toBe(403);
  });

  test('adds up what its teams hold under the cap', async () => {
    const leagueId = await createLeague(anna, { num_teams: 2 });
    const { teams } = await leagueOf(anna, leagueId);
    const [first, second] = teams.map(({ team_id }) => team_id) as [string, string];
    const player = async (id: number, hits: Record<string, number>) => {
      await database.query(
        `insert into player (id, full_name, first_name, last_name, search_name, position, position_detail, source) values ($1, $2, 'P', $2, 'p', 'F', 'C', 'test')`,
        [id, `P ${id}`],
      );
      for (const [season, hit] of Object.entries(hits))
        await run`insert into contract (player_id, season, cap_hit, source) values (${id}, ${season}, ${hit}, 'test')`;
    };
    const hold = (id: number, teamId: string, place: string) =>
      run`insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values (${leagueId}, ${id}, ${teamId}, ${place}, 'test')`;
    await player(101, { '2024-25': 1_000_000, '2025-26': 5_000_000, '2026-27': 9_000_000 });
    await player(102, { '2023-24': 2_000_000, '2024-25': 3_000_000 });
    await player(103, {});
    await player(104, { '2025-26': 8_000_000 });
    await player(105, { '2025-26': 4_000_000 });
    await player(106, { '2026-27': 7_000_000 });
    await hold(101, first, 'active'); // this season's contract; the other team retains 1,250,000
    await hold(102, first, 'active'); // expired: the last known hit
    await hold(103, first, 'active'); // never signed: the minimum salary
    await hold(104, first, 'ir'); // does not count
    await hold(105, first, 'rookie'); // does not count
    await hold(106, second, 'active'); // signed for a later season only: the minimum salary
    await run`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season) values ('r1', ${leagueId}, 101, ${second}, 25, 1250000, '2026-27')`;
    await run`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season, ended_at) values ('r2', ${leagueId}, 102, ${second}, 10, 300000, '2024-25', now())`;
    await run`insert into team_points (league_id, team_id, season, playoffs, points)
      select t.league_id, t.id, x.season, x.playoffs, x.points from team t
      join (values (${first}, '2025-26', false, 120.5), (${first}, '2025-26', true, 10),
      (${first}, '2024-25', false, 99)) x (team_id, season, playoffs, points) on x.team_id = t.id`;
    const seen = (await leagueOf(anna, leagueId)).teams;
    expect(seen[0]).toMatchObject({
      roster_size: 3,
      ir_count: 1,
      rookie_count: 1,
      total_cap: 3_750_000 + 3_000_000 + 775_000,
      salary_retained: 0,
      cap_space: 88_000_000 - 7_525_000,
      total_points: 130.5,
    });
    expect(seen[1]).toMatchObject({
      roster_size: 1,
      ir_count: 0,
      rookie_count: 0,
      total_cap: 775_000,
      salary_retained: 1_250_000,
      cap_space: 88_000_000 - 2_025_000,
    });

    const team = (await anna.api<TeamAnswer>('GET', `/api/${leagueId}/teams/${first}`)).body;
    expect(
      team.roster.map(({ player_id, place, cap_hit, charge, estimated }) => [
        player_id,
        place,
        cap_hit,
        charge,
        estimated,
      ]),
    ).toEqual([
      [101, 'active', 5_000_000, 3_750_000, false],
      [102, 'active', 3_000_000, 3_000_000, true],
      [103, 'active', 775_000, 775_000, true],
      [104, 'ir', 8_000_000, 8_000_000, false],
      [105, 'rookie', 4_000_000, 4_000_000, false],
    ]);
    expect(await anna.api('GET', `/api/login?team=${first}&league=${leagueId}`)).toMatchObject({
      status: 200,
      body: { teamInfo: { roster_size: 3, total_cap: 7_525_000, salary_retained: 0 }, inbox: [] },
    });
    expect((await bert.api('GET', `/api/login?team=${first}&league=${leagueId}`)).status).toBe(404);
  });
});

describe('a team', () => {
  test('is renamed by its manager and by a commissioner, seen by all, and never gets a name twice', async () => {
    const leagueId = await createLeague(anna, { num_teams: 3 });
    const bertsTeam = await join(anna, leagueId, bert);
    const annasTeam = (await leagueOf(anna, leagueId)).me.team_id as string;
    const changes: TeamChange[] = [];
    app.app.get(LeagueListeners).onTeamChanged((change) => void changes.push(change));

    const renamed = await bert.api<TeamAnswer>('PATCH', `/api/${leagueId}/teams/${bertsTeam}`, {
      team_name: ' Bears ',
    });
    expect(renamed).toMatchObject({ status: 200, body: { team: { team_name: 'Bears', can_edit: true } } });
    expect(changes).toEqual([{ leagueId, teamId: bertsTeam, change: { name: 'Bears' }, actor: bert.userId }]);
    await eventually(() => expect(heard(`version:${leagueId}`, 'leagueChanged')).toBe(true));

    expect(await anna.api('PATCH', `/api/${leagueId}/teams/${bertsTeam}`, { team_name: 'Grizzlies' })).toMatchObject({
      status: 200,
    });
    expectRefusal(
      await bert.api<Refused>('PATCH', `/api/${leagueId}/teams/${annasTeam}`, { team_name: 'Losers' }),
      403,
      'forbidden',
    );
    expectRefusal(
      await anna.api<Refused>('PATCH', `/api/${leagueId}/teams/${annasTeam}`, { team_name: 'GRIZZLIES' }),
      409,
      'teamNameTaken',
      { field: 'team_name' },
    );
    expect((await bert.api('PATCH', `/api/${leagueId}/teams/${bertsTeam}`, { team_name: '' })).status).toBe(422);
    expect(await bert.api('PATCH', `/api/${leagueId}/teams/${bertsTeam}`, { team_name: 'x'.repeat(41) })).toMatchObject(
      { status: 422 },
    );
  });

  test('has a drawn mark from its first day, and gets it back when another picture is removed', async () => {
    const leagueId = await createLeague(anna, { num_teams: 3 });
    const bertsTeam = await join(anna, leagueId, bert);
    const picture = async () =>
      (await leagueOf(bert, leagueId)).teams.find(({ team_id }) => team_id === bertsTeam)?.picture;
    const set = async (wanted: string | null) =>
      (await bert.api('PATCH', `/api/${leagueId}/teams/${bertsTeam}`, { picture: wanted })).status;
    expect(await picture()).toBe(firstMark(2));
    expect(await set('mark:32:16')).toBe(200);
    expect(await picture()).toBe('mark:32:16');
    for (const wrong of ['mark:33:1', 'mark:1:17', '/api/uploads/other.png']) expect(await set(wrong)).toBe(422);
    expect(await set(null)).toBe(200);
    expect(await picture()).toBe(firstMark(2));
  });

  test('of another league does not exist here', async () => {
    const mine = await createLeague(anna, { num_teams: 2 });
    const theirs = await createLeague(bert, { num_teams: 2 });
    const foreign = (await leagueOf(bert, theirs)).teams[0]?.team_id;
    const absent = await anna.api('GET', `/api/${mine}/teams/${newId(randomBytes)}`);
    expect(absent.status).toBe(404);
    expect(await anna.api('GET', `/api/${mine}/teams/${foreign}`)).toMatchObject({ status: 404, body: absent.body });
    expect((await anna.api('PATCH', `/api/${mine}/teams/${foreign}`, { team_name: 'Stolen' })).status).toBe(404);
    expect((await leagueOf(bert, theirs)).teams[0]?.team_name).toBe('Team 1');
  });
});

describe('settings', () => {
  test('change in the setup, and leave alone what was not sent', async () => {
    const leagueId = await createLeague(anna);
    expect(
      await anna.api('PATCH', `/api/${leagueId}/settings`, { league_name: 'Renamed', salary_cap: 90_000_000 }),
    ).toMatchObject({ status: 200, body: { success: true, applied: ['salary_cap'], coming: [] } });
    const { league } = await leagueOf(anna, leagueId);
    expect(league).toMatchObject({
      ...settingsFromForm(leagueFormDefaults('dynasty', 'Renamed')),
      league_name: 'Renamed',
      salary_cap: 90_000_000,
      league_type: 'dynasty',
    });
    const log = await anna.api<{ activities: { message: string }[] }>('GET', `/api/${leagueId}/activity-log`);
    expect(log.body.activities.map(({ message }) => message)).toEqual([
      'Anna Tester renamed the league to Renamed.',
      'Anna Tester changed the salary cap from $88,000,000 to $90,000,000.',
      'Anna Tester created the league The Pond.',
    ]);
  });

  test('that cannot be played are refused, and nothing changes', async () => {
    const leagueId = await createLeague(anna);
    const before = await leagueOf(anna, leagueId);
    expect(
      await anna.api<Refused>('PATCH', `/api/${leagueId}/settings`, { salary_cap: 0, league_name: 'No' }),
    ).toMatchObject({ status: 422, body: { fields: { salary_cap: 'The salary cap must be above $0.' } } });
    expect(await anna.api<Refused>('PATCH', `/api/${leagueId}/settings`, { num_teams: 'many' })).toMatchObject({
      status: 422,
      body: { fields: { num_teams: 'Number of teams must be a number.' } },
    });
    expect(await leagueOf(anna, leagueId)).toEqual(before);
  });

  test('of teams and rounds bring teams and picks along', async () => {
    const leagueId = await createLeague(anna, { num_teams: 4 });
    expect(
      await anna.api('PATCH', `/api/${leagueId}/settings`, {
        num_teams: 6,
        general_draft_startup_length: 16,
        rookieDraftEnabled: false,
      }),
    ).toMatchObject({ status: 200 });
    expect((await leagueOf(anna, leagueId)).teams).toHaveLength(6);
    expect(await picks(leagueId)).toEqual([
      { season: '2025-26', type: 'general', rounds: 16, count: 96 },
      ...['2026-27', '2027-28', '2028-29'].map((season) => ({ season, type: 'general', rounds: 10, count: 60 })),
    ]);
    expect((await anna.api('PATCH', `/api/${leagueId}/settings`, { num_teams: 2 })).status).toBe(200);
    expect((await leagueOf(anna, leagueId)).teams.map(({ team_name }) => team_name)).toEqual(['Team 1', 'Team 2']);
    expect((await picks(leagueId))[0]).toMatchObject({ count: 32 });
  });

  test('never take a team from a manager, from an invitation, or a pick from who traded for it', async () => {
    const leagueId = await createLeague(anna, { num_teams: 4 });
    await join(anna, leagueId, bert);
    await invite(anna, leagueId);
    expectRefusal(await anna.api<Refused>('PATCH', `/api/${leagueId}/settings`, { num_teams: 2 }), 409, 'teamsTaken', {
      figure: 2,
      limit: 3,
    });
    await run`update draft_pick set owner_team_id = (select id from team where league_id = ${leagueId} and number = 2) where league_id = ${leagueId} and round = 10 and season = '2026-27' and type = 'general' and original_team_id = (select id from team where league_id = ${leagueId} and number = 1)`;
    expectRefusal(
      await anna.api<Refused>('PATCH', `/api/${leagueId}/settings`, { general_draft_length: 9 }),
      409,
      'picksTraded',
    );
    expect((await leagueOf(anna, leagueId)).league.general_draft_length).toBe(10);
  });

  test('never take away a team that owns the pick of another one', async () => {
    const leagueId = await createLeague(anna, { num_teams: 3 });
    await run`update draft_pick set owner_team_id = (select id from team where league_id = ${leagueId} and number = 3) where league_id = ${leagueId} and round = 1 and season = '2026-27' and type = 'general' and original_team_id = (select id from team where league_id = ${leagueId} and number = 1)`;
    expectRefusal(await anna.api<Refused>('PATCH', `/api/${leagueId}/settings`, { num_teams: 2 }), 409, 'picksTraded', {
      field: 'num_teams',
      message: 'Team 3 would disappear, and owns a pick of another team.',
    });
    expect((await leagueOf(anna, leagueId)).teams).toHaveLength(3);
  });

  test('of teams and rounds are fixed once a draft has been created, the others are not', async () => {
    const leagueId = await createLeague(anna);
    await run`insert into draft (id, league_id, season, type, kind, name, status, seq, rounds, picks, created_by) values (${newId(randomBytes)}, ${leagueId}, '2025-26', 'general', 'startup', 'The startup draft', 'lobby', 1, 20, 240, ${anna.userId})`;
    expectRefusal(await anna.api<Refused>('PATCH', `/api/${leagueId}/settings`, { num_teams: 10 }), 409, 'draftExists');
    expect((await anna.api('PATCH', `/api/${leagueId}/settings`, { ir_slots: 4 })).status).toBe(200);
    await run`update league set phase = 'in-season' where id = ${leagueId}`;
    expectRefusal(
      await anna.api<Refused>('PATCH', `/api/${leagueId}/settings`, { num_teams: 10 }),
      409,
      'settingsFixed',
      { field: 'num_teams' },
    );
    expect((await anna.api('PATCH', `/api/${leagueId}/settings`, { league_name: 'Still ours' })).status).toBe(200);
  });

  test('are the commissioner’s business', async () => {
    const leagueId = await createLeague(anna);
    await join(anna, leagueId, bert);
    expect((await bert.api('PATCH', `/api/${leagueId}/settings`, { salary_cap: 1 })).status).toBe(403);
    expect((await carl.api('PATCH', `/api/${leagueId}/settings`, { salary_cap: 1 })).status).toBe(404);
  });
});

describe('members', () => {
  test('are listed for each other, without addresses but the reader’s own', async () => {
    const leagueId = await createLeague(anna);
    await join(anna, leagueId, bert);
    const seen = (await bert.api<{ members: MemberView[] }>('GET', `/api/${leagueId}/members`)).body.members;
    expect(seen.map(({ name, email, is_commissioner }) => ({ name, email, is_commissioner }))).toEqual([
      { name: 'Anna Tester', email: null, is_commissioner: true },
      { name: 'Bert Tester', email: bert.email, is_commissioner: false },
    ]);
  });

  test('become co-commissioners and cease to be, while one always remains', async () => {
    const leagueId = await createLeague(anna);
    await join(anna, leagueId, bert);
    const name = (by: typeof anna, of: typeof anna, is_commissioner: boolean) =>
      by.api<Refused>('PATCH', `/api/${leagueId}/members/${of.userId}`, { is_commissioner });
    expect((await name(bert, bert, true)).status).toBe(403);
    expectRefusal(await name(anna, anna, false), 409, 'lastCommissioner');
    expect((await name(anna, carl, true)).status).toBe(404);
    expect((await name(anna, bert, true)).status).toBe(200);
    expect((await bert.api('GET', `/api/${leagueId}/invitations`)).status).toBe(200);
    const raced = await Promise.all([name(anna, bert, false), name(bert, anna, false)]);
    expect(raced.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const rows = await run`select 1 from membership where league_id = ${leagueId} and is_commissioner`;
    expect(rows.length).toBeGreaterThanOrEqual(1);
  });

  test('who are removed are out in every process within a second, and their team stays', async () => {
    const leagueId = await createLeague(anna);
    const teamId = await join(anna, leagueId, bert);
    const elsewhere = () => other.api('GET', `/api/${leagueId}`, undefined, { authorization: `Bearer ${bert.token}` });
    expect((await elsewhere()).status).toBe(200);
    const left: string[] = [];
    const changes: TeamChange[] = [];
    app.app.get(LeagueListeners).onMemberLeft(({ userId }) => void left.push(userId));
    app.app.get(LeagueListeners).onTeamChanged((change) => void changes.push(change));
    expect((await bert.api('DELETE', `/api/${leagueId}/members/${anna.userId}`)).status).toBe(403);
    const remove = () =>
      anna.api('DELETE', `/api/${leagueId}/members/${bert.userId}`, undefined, {
        'idempotency-key': `remove-${leagueId}`,
      });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect((await bert.api('GET', `/api/${leagueId}`)).status).toBe(404);
    await eventually(async () => expect((await elsewhere()).status).toBe(404), 1_000);
    // Listeners are notified for each answer, because they may have missed the first one.
    expect(left).toEqual([bert.userId, bert.userId]);
    const change = { leagueId, teamId, change: { manager: null }, actor: anna.userId };
    expect(changes).toEqual([change, change]);
    expect((await leagueOf(anna, leagueId)).teams.find(({ team_id }) => team_id === teamId)).toMatchObject({
      hasManager: false,
      manager_name: null,
    });
    expect((await anna.api('DELETE', `/api/${leagueId}/members/${bert.userId}`)).status).toBe(404);
    await eventually(() => expect(heard(`league:${leagueId}`, 'membersChanged')).toBe(true));
    expectRefusal(
      await anna.api<Refused>('DELETE', `/api/${leagueId}/members/${anna.userId}`),
      409,
      'lastCommissioner',
    );
  });
});
