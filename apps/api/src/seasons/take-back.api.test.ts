import { describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { LeagueForm, LeaguePhase, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { PhaseAnswer, PhaseChangedAnswer } from '@crease/core/seasons/season.schema.js';
import { eventually } from '../testing/patience.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, query, sweep } = await fileApp();

const FORM: Partial<LeagueForm> = {
  num_teams: 2,
  max_roster_size: 5,
  ...NO_MINIMUMS,
  general_draft_length: 2,
  rookie_draft_length: 1,
  rookie_draft_startup_length: 1,
  general_draft_startup_length: 3,
  protection_sheet_limit: 10_000_000,
  min_forwards_protected: 0,
  min_defense_protected: 0,
  min_goalies_protected: 0,
};
const override = { override_reason: 'For this test' };
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const go = async (league: PlayLeague, to: string, more: object = {}) => {
  const answer = await league.call<Refused & PhaseChangedAnswer>(0, 'POST', '/phase', { to, ...override, ...more });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
};
const phaseOf = (league: PlayLeague) => league.get<PhaseAnswer>(1, '/phase');
const takeBack = async (league: PlayLeague, by = 0) => {
  const change = (await phaseOf(league)).taking_back;
  return league.call<Refused & PhaseChangedAnswer>(by, 'POST', '/phase/take-back', {
    change_id: change?.id ?? 'none',
  });
};
const log = async (league: PlayLeague) => (await league.get<ActivityLogAnswer>(0, '/activity-log')).activities;
const drop = (league: PlayLeague, team: number, playerId: number | undefined) => league.move(team, 'drop', playerId);

const play = (phase: LeaguePhase, type: LeagueType = 'dynasty', form: Partial<LeagueForm> = {}) =>
  playLeague(app, { phase, type, form: { ...FORM, ...form } });

/** All data of a league that a change of phase touches; times have microseconds. */
const state = async (league: PlayLeague) => ({
  league: await query`select phase, current_season from league where id = ${league.id}`,
  rosters:
    await query`select player_id, team_id, place, acquired_at::text, acquired_by, since::text from roster_entry where league_id = ${league.id} order by player_id`,
  past: await query`select player_id, team_id, place, from_at::text, to_at::text from roster_past where league_id = ${league.id} order by id`,
  faPicks:
    await query`select id, owner_team_id, expires_at::text, penalty from fa_pick where league_id = ${league.id} order by id`,
  draftPicks:
    await query`select id, season, type, round, owner_team_id from draft_pick where league_id = ${league.id} order by id`,
  retentions: await query`select id, ended_at from retention where league_id = ${league.id} order by id`,
  waivers: await query`select id, resolved_at from waiver where league_id = ${league.id} order by id`,
  claims: await query`select id, outcome, reason, ending from waiver_claim where league_id = ${league.id} order by id`,
  conditions:
    await query`select id, outcome, confirmed_at, note from trade_condition where league_id = ${league.id} order by id`,
  frozen: await query`select kind, ref, condition_id from frozen_asset where league_id = ${league.id} order by ref`,
  seasons:
    await query`select season, starts_on::text, ends_on::text, games_caps from league_season where league_id = ${league.id} order by season`,
  rounds:
    await query`select season, deadline::text, locked_at from protection_round where league_id = ${league.id} order by season`,
  standings:
    await query`select season, team_id, rank from season_standing where league_id = ${league.id} order by rank`,
});

describe('a step to the next phase is taken back exactly', () => {
  test('an early offseason gives back every free-agent pick, waiver, claim and rookie, and the league plays on', async () => {
    const league = await play('in-season');
    await league.weekPicks(2);
    const [dropped, , old] = await league.hold(0, [
      seedOf('F', 1),
      seedOf('F', 1),
      seedOf('D', 1, { place: 'rookie' }),
    ]);
    await query`update player set birth_date = '1990-01-01' where id = ${old?.id}`;
    await drop(league, 0, dropped?.id);
    expect((await league.call(1, 'POST', '/free-agents/claims', { player_id: dropped?.id })).status).toBe(200);
    const before = await state(league);
    const [wait] = await query<{
      left: number;
    }>`select extract(epoch from clears_at - clock_timestamp())::float8 as left from waiver where league_id = ${league.id}`;

    expect((await phaseOf(league)).consequences).toEqual(
      expect.arrayContaining([
        '4 unused free-agent picks end.',
        '1 player on waivers becomes a free agent, and 1 claim fails.',
      ]),
    );
    await go(league, 'offseason');
    expect(await league.places(0)).toMatchObject({ [String(old?.id)]: 'active' });
    expect((await phaseOf(league)).taking_back).toMatchObject({
      from: 'in-season',
      to: 'offseason',
      obstacles: [],
      lines: expect.arrayContaining([
        '4 free-agent picks can be used again until their weeks end.',
        'One waiver opens again with the time it had left.',
        'One claim counts again.',
        'One player goes back to the rookie bank.',
      ]),
    });
    expect(await takeBack(league)).toMatchObject({ status: 200, body: { phase: 'in-season', season: '2025-26' } });

    expect(await state(league)).toEqual(before);
    const [now] = await query<{
      left: number;
    }>`select extract(epoch from clears_at - clock_timestamp())::float8 as left from waiver where league_id = ${league.id}`;
    expect(Math.abs((now?.left ?? 0) - (wait?.left ?? 0))).toBeLessThan(30);
    const [line] = await log(league);
    expect(line).toMatchObject({
      actor_id: league.manager(0).userId,
      message: expect.stringContaining(
        'The commissioner undid the step to the offseason: the league is in the season again (2025-26).',
      ),
      data: { kind: 'phaseTakenBack' },
    });
    const [free] = await league.free([{ position: 'F', capHit: 1 }]);
    expect((await league.call(1, 'POST', '/free-agents/add', { player_id: free?.id })).status).toBe(200);
  });

  test('a redraft league’s emptied rosters are full again, with retentions and promises; the step before can be taken back too', async () => {
    const league = await play('in-season', 'redraft', { general_draft_length: 3, num_teams: 3 });
    await query`update league set settings = settings || '{"trade_review_hours": 0}' where id = ${league.id}`;
    const [star] = await league.hold(2, [seedOf('F', 1_000), seedOf('D', 1)]);
    const [kept] = await league.hold(1, [{ position: 'G', capHit: 1, place: 'ir', status: 'IR' }]);
    await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season) values (${league.id}, ${league.id}, ${kept?.id}, ${league.teams[0]}, 10, 1, '2029-30')`;
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const offer = await league.call<{ trade_id: string }>(1, 'POST', '/trades', {
      sides: [
        { team_id: league.teams[1], assets: [], moves: [] },
        {
          team_id: league.teams[2],
          assets: [
            {
              kind: 'player',
              player_id: star?.id,
              condition: { type: 'free-text', text: 'If it snows', resolve_by: day },
            },
          ],
          moves: [],
        },
      ],
    });
    const { version, hash } = await league.get<{ version: number; hash: string }>(2, `/trade/${offer.body.trade_id}`);
    expect((await league.call(2, 'POST', `/trades/${offer.body.trade_id}/accept`, { version, hash })).status).toBe(200);
    await eventually(async () =>
      expect(
        await query`select 1 from frozen_asset where league_id = ${league.id} and condition_id is not null`,
      ).toHaveLength(1),
    );
    const inSeason = await state(league);
    await go(league, 'offseason');
    const offseason = await state(league);
    expect((await phaseOf(league)).consequences).toEqual(
      expect.arrayContaining([
        'All rosters are emptied: 3 players are released.',
        '1 open condition of a trade becomes void.',
        '1 retained salary ends.',
        'Teams get 9 draft picks of 2026-27.',
      ]),
    );
    await go(league, 'annual-drafts');
    expect(await league.places(2)).toEqual({});
    expect((await takeBack(league)).status).toBe(200);
    expect(await state(league)).toEqual(offseason);
    expect((await takeBack(league)).status).toBe(200);
    expect(await state(league)).toEqual(inSeason);
    expect((await log(league)).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Condition open again: If it snows/),
    );
    expect(await takeBack(league)).toMatchObject({ status: 409, body: { refusal: { name: 'otherChange' } } });
  });

  test('a season begun too early gives its picks and dates back, and what it earned meanwhile', async () => {
    const league = await play('annual-drafts');
    await query`insert into league_season (league_id, season, starts_on, ends_on, games_caps)
       values (${league.id}, '2025-26', '2025-10-09', '2026-03-30', '{"F": 5}')
       on conflict (league_id, season) do update set games_caps = excluded.games_caps`;
    const before = await state(league);
    await go(league, 'in-season', { season_starts_on: '2025-10-07', season_ends_on: '2026-04-01' });
    await query`insert into team_day (league_id, team_id, season, playoffs, day, points) select league_id, ${league.teams[0]}, '2025-26', false, '2025-10-08', 3 from team where id = ${league.teams[0]}`;
    await query`insert into team_points (league_id, team_id, season, playoffs, points) select league_id, ${league.teams[0]}, '2025-26', false, 3 from team where id = ${league.teams[0]}`;
    expect((await takeBack(league)).status).toBe(200);
    expect(await state(league)).toEqual(before);
    expect(await query`select points::float8 from team_points where team_id = ${league.teams[0]}`).toEqual([
      { points: 0 },
    ]);
  });

  test('protection opened too early closes, and keeps what was saved for the next time', async () => {
    const league = await play('offseason');
    await league.hold(0, [{ position: 'F', capHit: 1 }]);
    const before = await state(league);
    await go(league, 'protection', { protection_deadline: hours(48) });
    await league.call(0, 'PUT', '/protection-sheet', {
      core: (await league.held(0)).map(({ id }) => id),
      bench: [],
    });
    expect((await takeBack(league)).status).toBe(200);
    expect(await state(league)).toEqual(before);
    await go(league, 'protection', { protection_deadline: hours(48) });
    expect((await league.get<{ core: number[] }>(0, '/protection-sheet')).core).toHaveLength(1);
  });

  test('the setup comes back when its drafts were opened too early', async () => {
    const league = await play('setup');
    await go(league, 'startup-drafts');
    expect((await takeBack(league)).status).toBe(200);
    expect((await phaseOf(league)).phase).toBe('setup');
  });
});

describe('a step stays once something has followed it', () => {
  const refusedBy = async (league: PlayLeague) => {
    const answer = await takeBack(league);
    expect(answer).toMatchObject({ status: 409, body: { refusal: { name: 'somethingFollowed' } } });
    expect((await phaseOf(league)).taking_back?.obstacles.map(({ message }) => message).join(' ')).toBe(
      answer.body.refusal.message,
    );
    return answer.body.refusal.message;
  };

  test('a player dropped', async () => {
    const league = await play('in-season');
    const [player] = await league.hold(0, [{ position: 'F', capHit: 1 }]);
    await go(league, 'offseason');
    expect((await drop(league, 0, player?.id)).status).toBe(200);
    expect(await refusedBy(league)).toBe('One change was made to rosters since.');
  });

  test('a trade carried out', async () => {
    const league = await play('in-season');
    await query`update league set settings = settings || '{"trade_review_hours": 0}' where id = ${league.id}`;
    await go(league, 'offseason');
    const [pick] = await query<{
      id: string;
    }>`insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id) values (${league.id}, ${league.id}, '2026-27', 'general', 1, ${league.teams[1]}, ${league.teams[1]}) returning id`;
    const offer = await league.call<{ trade_id: string }>(0, 'POST', '/trades', {
      sides: [
        { team_id: league.teams[0], assets: [], moves: [] },
        { team_id: league.teams[1], assets: [{ kind: 'draft-pick', pick_id: pick?.id, condition: null }], moves: [] },
      ],
    });
    expect(offer.status).toBe(201);
    const { version, hash } = await league.get<{ version: number; hash: string }>(1, `/trade/${offer.body.trade_id}`);
    expect((await league.call(1, 'POST', `/trades/${offer.body.trade_id}/accept`, { version, hash })).status).toBe(200);
    expect(await refusedBy(league)).toBe('One trade has been accepted or carried out since.');
  });

  test('a draft begun, or one in its lobby that belongs to the new season', async () => {
    const league = await play('offseason', 'dynasty', { protectionSheetsEnabled: false });
    await go(league, 'annual-drafts');
    const draft = await league.call<{ draft_id: string }>(0, 'POST', '/drafts', { type: 'general' });
    expect(draft.status).toBe(201);
    expect(await refusedBy(league)).toMatch(/^The lobby of .+ is open, and it belongs to this phase\.$/);
    await query`update draft set begun_at = clock_timestamp(), status = 'ended' where id = ${draft.body.draft_id}`;
    expect(await refusedBy(league)).toMatch(/has begun since\.$/);
  });

  test('the sheets locked', async () => {
    const league = await play('offseason');
    await go(league, 'protection', { protection_deadline: hours(48) });
    await query`update protection_round set deadline = now() - interval '1 second' where league_id = ${league.id}`;
    await eventually(async () => {
      await sweep();
      expect((await phaseOf(league)).protection_locked_at).not.toBeNull();
    });
    expect(await refusedBy(league)).toContain('The protection sheets have been locked since.');
  });

  test('a pick forfeited', async () => {
    const league = await play('annual-drafts');
    await go(league, 'in-season', {
      season_starts_on: new Date().toISOString().slice(0, 10),
      season_ends_on: new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 10),
    });
    const [pick] = await query<{
      id: string;
    }>`select id from fa_pick where league_id = ${league.id} order by week desc limit 1`;
    expect(
      await league.call(0, 'POST', `/free-agents/picks/${pick?.id}/penalty`, { reason: 'Too late' }),
    ).toMatchObject({ status: 200 });
    expect(await refusedBy(league)).toBe('One pick was forfeited or given back since.');
  });

  test('a condition settled', async () => {
    const league = await play('in-season');
    await go(league, 'offseason');
    await query`insert into trade (id, league_id, season, state, thread_id, proposer_team_id, recipient_team_id, terms, shown) values (${league.id}, ${league.id}, '2025-26', 'executed', ${league.id}, ${league.teams[0]}, ${league.teams[1]}, '{}', '[]')`;
    await query`insert into trade_condition (id, league_id, trade_id, number, from_team_id, to_team_id, asset, condition, shown, resolve_by, outcome, confirmed_at) values (${league.id}, ${league.id}, ${league.id}, 1, ${league.teams[0]}, ${league.teams[1]}, '{}', '{}', '{}', now(), 'met', clock_timestamp())`;
    expect(await refusedBy(league)).toBe('One condition of a trade was settled since.');
  });

  test('a later step: only the last one is offered, and only a commissioner takes it back', async () => {
    const league = await play('in-season', 'dynasty', { protectionSheetsEnabled: false });
    await go(league, 'offseason');
    const first = (await phaseOf(league)).taking_back;
    await go(league, 'annual-drafts');
    expectRefusal(await league.call(0, 'POST', '/phase/take-back', { change_id: first?.id }), 409, 'otherChange');
    expect((await takeBack(league, 1)).status).toBe(403);
    const last = (await phaseOf(league)).taking_back?.id;
    const both = await Promise.all([0, 0].map(() => league.call(0, 'POST', '/phase/take-back', { change_id: last })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
