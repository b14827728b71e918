import { describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { PublishedSheetsAnswer, SheetAnswer } from '@crease/core/protection/protection.schema.js';
import { DEFAULT_SCORING } from '@crease/core/players/scoring/scoring.table.js';
import type { PhaseAnswer, PhaseChangedAnswer, SeasonDatesPreview } from '@crease/core/seasons/season.schema.js';
import { dayIn, dayPlus } from '@crease/core/calendar.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { eventually } from '../testing/patience.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, query, sweep } = await fileApp();
const other = await app.another();

const FORM = {
  num_teams: 2,
  max_roster_size: 5,
  min_forwards: 1,
  min_defense: 1,
  min_goalies: 0,
  general_draft_length: 2,
  rookie_draft_length: 1,
  rookie_draft_startup_length: 3,
  general_draft_startup_length: 4,
  protection_sheet_limit: 10_000_000,
  protection_sheet_bench: 2_000_000,
  protection_bench_size: 1,
  min_forwards_protected: 1,
  min_defense_protected: 1,
  min_goalies_protected: 0,
};
const go = (league: PlayLeague, to: string, more: object = {}, by = 0) =>
  league.call<Refused & PhaseChangedAnswer>(by, 'POST', '/phase', { to, ...more });
const phaseOf = (league: PlayLeague) => league.get<PhaseAnswer>(1, '/phase');
const log = async (league: PlayLeague) => (await league.get<ActivityLogAnswer>(0, '/activity-log')).activities;
const override = { override_reason: 'For this test' };
const legal = async (league: PlayLeague) => {
  for (const team of league.teams.keys())
    await league.hold(team, [seedOf('F', 5_000_000), seedOf('F', 4_000_000), seedOf('D', 3_000_000)]);
};

/** A commissioner's own trade is always reviewed for a day. */
const endReview = (league: PlayLeague) =>
  query`update trade set accepted_at = now() - interval '1 day', review_until = now(), due_at = now() where league_id = ${league.id} and due_at is not null`;

describe('the season', () => {
  test('begins when drafts have ended and teams are legal, with free-agent picks for each of its weeks', async () => {
    const league = await playLeague(app, { form: { ...FORM, maxPickupsPerWeek: 2 }, phase: 'startup-drafts' });
    await league.openDraft('ended', 'rookie');
    const general = await league.openDraft('paused', 'general');
    expectRefusal(await go(league, 'in-season', override), 409, 'draftRunning');
    await query`update draft set status = 'ended' where id = ${general}`;
    expectRefusal(await go(league, 'in-season'), 409, 'teamsIllegal', {
      figure: 2,
      message: expect.stringContaining('Team 1 would have 0 forwards'),
    });
    expect((await phaseOf(league)).obstacles).toMatchObject([
      { name: 'teamsIllegal', final: false, teams: [{ team_id: league.teams[0] }, { team_id: league.teams[1] }] },
    ]);
    await legal(league);
    expect(await go(league, 'in-season', {}, 1)).toMatchObject({ status: 403 });
    await query`insert into system_config (key, value) values ('season_dates', '{"2025-26": {"start": "2099-10-06", "end": "2099-10-19"}}') on conflict (key) do update set value = excluded.value`;
    expect(await go(league, 'in-season')).toMatchObject({
      status: 200,
      body: { success: true, phase: 'in-season', season: '2025-26' },
    });
    await query`delete from system_config where key = 'season_dates'`;
    const picks = await query<{
      week: number;
      count: number;
      starts_at: Date;
      expires_at: Date;
    }>`select week, count(*)::int as count, min(starts_at) as starts_at, min(expires_at) as expires_at from fa_pick where league_id = ${league.id} group by week order by week`;
    expect(
      picks.map(({ week, count, starts_at, expires_at }) => [
        week,
        count,
        starts_at.toISOString(),
        expires_at.toISOString(),
      ]),
    ).toEqual([
      [1, 4, '2099-10-05T04:00:00.000Z', '2099-10-12T03:59:59.000Z'],
      [2, 4, '2099-10-12T04:00:00.000Z', '2099-10-19T03:59:59.000Z'],
      [3, 4, '2099-10-19T04:00:00.000Z', '2099-10-26T03:59:59.000Z'],
    ]);
    expect(await phaseOf(league)).toMatchObject({
      phase: 'in-season',
      next: 'offseason',
      season_starts_on: '2099-10-06',
      season_ends_on: '2099-10-19',
      obstacles: [{ name: 'seasonNotOver' }],
    });
    expect((await log(league))[0]?.message).toBe(
      'The league has entered the season (2025-26). 3 weeks of free-agent picks lie ahead.',
    );
  });

  test('of a year that is over in the real world is played from today on', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'startup-drafts' });
    await query`update league set current_season = '2019-20' where id = ${league.id}`;
    expect((await go(league, 'in-season', override)).status).toBe(200);
    const [week] = await query<{
      week: number;
    }>`select week from fa_pick where league_id = ${league.id} and starts_at <= now() and expires_at > now() limit 1`;
    expect(week?.week).toBe(1);
  });

  test('that has begun already gives picks for the weeks that are left', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'startup-drafts' });
    // Days of the league's time zone: late on a Sunday the UTC day is in the next week.
    const today = dayIn(Date.now(), 'America/Toronto');
    const day = (by: number) => dayPlus(today, by);
    await go(league, 'in-season', { ...override, season_starts_on: day(-70), season_ends_on: day(70) });
    const weeks = (
      await query<{ week: number }>`select distinct week from fa_pick where league_id = ${league.id} order by week`
    ).map(({ week }) => week);
    expect(weeks[0]).toBe(11);
    expect(weeks.at(-1)).toBeGreaterThanOrEqual(21);
  });

  test('has its dates corrected with a preview: weeks follow, and used picks keep their weeks inside', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'startup-drafts' });
    const day = (by: number) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10);
    await go(league, 'in-season', { ...override, season_starts_on: day(-14), season_ends_on: day(70) });
    const weeks = () =>
      query<{
        week: number;
        starts_at: Date;
      }>`select distinct week, starts_at from fa_pick where league_id = ${league.id} order by week`;
    const before = await weeks();
    const dates = { season: '2025-26', season_starts_on: day(-21), season_ends_on: day(56) };
    const ask = (method: string, path: string, body: object, by = 0) =>
      league.call<Refused & SeasonDatesPreview>(by, method, `/phase/dates${path}`, body);
    expect((await ask('PUT', '', dates, 1)).status).toBe(403);
    const looked = await ask('POST', '/preview', dates);
    expect(looked.body).toMatchObject({
      refusal: null,
      changes: expect.arrayContaining(['Week 1 begins 1 week earlier; the other weeks are numbered again.']),
    });
    expect(await weeks()).toEqual(before);
    expect((await ask('PUT', '', dates)).status).toBe(200);
    const after = await weeks();
    // The same calendar weeks, one number later, without the last two.
    expect(after.map(({ starts_at }) => starts_at)).toEqual(before.slice(0, -2).map(({ starts_at }) => starts_at));
    expect(after[0]?.week).toBe(Number(before[0]?.week) + 1);
    expect((await log(league))[0]?.message).toContain('corrected the dates of the season');
    const french = await league.call<ActivityLogAnswer>(1, 'GET', '/activity-log', undefined, {
      'accept-language': 'fr',
    });
    expect(french.body.activities[0]?.message).toMatch(/a corrigé les dates de la saison\. La saison commence le/);
    expect(french.body.activities[0]?.message).not.toMatch(/instead|Week/);

    await query`update fa_pick set penalty = true where id = (select id from fa_pick where league_id = ${league.id} and week = ${after.at(-1)?.week} limit 1)`;
    expectRefusal(await ask('PUT', '', { ...dates, season_ends_on: day(28) }), 409, 'datesWeeks', { figure: 1 });
  });

  test('is overridden into being with a reason that the log keeps', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'startup-drafts' });
    expect(await go(league, 'in-season')).toMatchObject({
      body: {
        refusal: { name: 'draftMissing', message: expect.stringContaining('The general draft has not been held.') },
      },
    });
    expect((await go(league, 'in-season', { override_reason: 'Rosters came from our old league' })).status).toBe(200);
    expect((await log(league))[0]).toMatchObject({
      message: expect.stringContaining('Commissioner override: Rosters came from our old league'),
      data: { kind: 'phase', from: 'startup-drafts', to: 'in-season' },
    });
  });

  test('follows the setup without a draft and without a word more where every team brought its players along', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'startup-drafts' });
    for (const [team] of league.teams.entries())
      await league.hold(team, [seedOf('F', 1_000_000), seedOf('D', 1_000_000)]);
    expect((await go(league, 'in-season')).body).toMatchObject({ refusal: { name: 'draftMissing' } });
    await query`update roster_entry set acquired_by = 'import' where league_id = ${league.id}`;
    expect((await go(league, 'in-season')).status).toBe(200);
  });

  test('is reached step by step only, and once', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'setup' });
    expectRefusal(await go(league, 'in-season', override), 409, 'wrongPhase', {
      message: 'After setup comes the startup drafts.',
    });
    const both = await Promise.all([go(league, 'startup-drafts'), go(league, 'startup-drafts')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      await go(league, 'in-season', { season_starts_on: '2026-10-01', season_ends_on: '2026-09-01' }),
    ).toMatchObject({ status: 422 });
  });
});

describe('the dates of a season', () => {
  test('are refused where one of them alone would make it endless', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'startup-drafts' });
    expectRefusal(await go(league, 'in-season', { ...override, season_ends_on: '2199-01-01' }), 422, 'seasonDates', {
      field: 'season_ends_on',
      limit: 400,
    });
    expectRefusal(await go(league, 'in-season', { ...override, season_starts_on: '1990-01-01' }), 422, 'seasonDates');
    expect(await query`select 1 from fa_pick where league_id = ${league.id}`).toEqual([]);
  });

  test('are set before it begins, in setup and between seasons, with a preview, and it starts on them', async () => {
    const league = await playLeague(app, { form: { ...FORM, protectionSheetsEnabled: false }, phase: 'setup' });
    const ask = (method: string, path: string, body: object, by = 0) =>
      league.call<Refused & SeasonDatesPreview>(by, method, `/phase/dates${path}`, body);
    const day = (by: number) => dayPlus(dayIn(Date.now(), 'America/Toronto'), by);
    const first = { season: '2025-26', season_starts_on: day(-10), season_ends_on: day(60) };
    const usual = (await phaseOf(league)).play_dates;
    expect((await ask('PUT', '', first, 1)).status).toBe(403);
    const preview = await ask('POST', '/preview', first);
    expect(preview.body.changes[0]).toMatch(
      /^The season starts on .+ instead of .+\. Points count from that day on\.$/,
    );
    expect((await phaseOf(league)).play_dates).toEqual(usual);
    expect((await ask('PUT', '', first)).body).toEqual(preview.body);
    expect((await log(league))[0]?.message).toContain('set the dates of the season 2025-26. The season starts on');
    expect((await phaseOf(league)).play_dates).toEqual({
      season: '2025-26',
      starts_on: first.season_starts_on,
      ends_on: first.season_ends_on,
    });

    // With the site's own dates the league follows later changes of the site.
    const site = defaultSeasonDates('2025-26');
    const back = { season: '2025-26', season_starts_on: site.startsOn, season_ends_on: site.endsOn };
    expect((await ask('PUT', '', back)).status).toBe(200);
    expect(await query`select 1 from season_plan where league_id = ${league.id}`).toEqual([]);

    expect((await ask('PUT', '', first)).status).toBe(200);
    await go(league, 'startup-drafts');
    expect((await go(league, 'in-season', override)).status).toBe(200);
    expect(await phaseOf(league)).toMatchObject({
      play_dates: null,
      season_starts_on: first.season_starts_on,
      season_ends_on: first.season_ends_on,
    });

    await go(league, 'offseason', override);
    const second = { season: '2026-27', season_starts_on: day(100), season_ends_on: day(250) };
    expectRefusal(await ask('PUT', '', { ...second, season: '2025-26' }), 409, 'datesOther', { field: 'season' });
    expectRefusal(await ask('PUT', '', { ...second, season_ends_on: day(99) }), 422, 'seasonDates', {
      field: 'season_ends_on',
    });
    // The log's line is in each reader's language, not the league's.
    await query`update league set language = 'fr' where id = ${league.id}`;
    const answer = await ask('PUT', '', second);
    expect(answer.body.changes[0]).toContain('The season starts on');
    expect((await log(league))[0]?.message).toContain('The season starts on');
    const french = await league.call<ActivityLogAnswer>(1, 'GET', '/activity-log', undefined, {
      'accept-language': 'fr',
    });
    expect(french.body.activities[0]?.message).toContain('La saison commence le');
    expect(french.body.activities[0]?.message).not.toMatch(/instead|weeks/);
    const { season_starts_on: played } = await phaseOf(league);
    expect(played).toBe(first.season_starts_on);
    await go(league, 'annual-drafts', override);
    expect((await phaseOf(league)).play_dates).toEqual({
      season: '2026-27',
      starts_on: second.season_starts_on,
      ends_on: second.season_ends_on,
    });
  });
});

describe('the offseason', () => {
  test('leaves no free-agent pick behind: a season that begins early has its own alone', async () => {
    const league = await playLeague(app, {
      type: 'redraft',
      form: {
        num_teams: 2,
        general_draft_length: 3,
        max_roster_size: 5,
        ...NO_MINIMUMS,
        maxPickupsPerWeek: 1,
      },
      phase: 'startup-drafts',
    });
    const day = (by: number) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10);
    const open = () =>
      query<{
        season: string;
        count: number;
      }>`select season, count(*)::int as count from fa_pick where owner_team_id = ${league.teams[1]} and player_id is null and starts_at <= now() and expires_at + interval '1 second' > now() group by season`;
    const dates = { ...override, season_starts_on: day(-30), season_ends_on: day(60) };
    expect((await go(league, 'in-season', dates)).status).toBe(200);
    expect(await open()).toEqual([{ season: '2025-26', count: 1 }]);
    expect((await go(league, 'offseason', override)).status).toBe(200);
    expect(await open()).toEqual([]);
    expect((await go(league, 'annual-drafts', override)).status).toBe(200);
    expect((await go(league, 'in-season', dates)).status).toBe(200);
    expect(await open()).toEqual([{ season: '2026-27', count: 1 }]);
  });

  test('begins after the last day, ends open waivers, and lets teams stand at 110 % of the cap', async () => {
    const league = await playLeague(app, { form: { ...FORM, salary_cap: 10_000_000 } });
    await query`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, '2025-26', current_date - 100, current_date - 2)`;
    const [dropped] = await league.hold(0, [seedOf('F', 1), seedOf('F', 1), seedOf('D', 10_500_000)]);
    await league.move(0, 'drop', dropped?.id, { override_reason: 'Over the cap already' });
    await league.call(1, 'POST', '/free-agents/claims', { player_id: dropped?.id });
    expect((await go(league, 'offseason')).status).toBe(200);
    expect(await query`select outcome, reason, ending from waiver_claim where league_id = ${league.id}`).toEqual([
      { outcome: 'lost', reason: null, ending: { key: 'seasonEnded' } },
    ]);
    const preview = await league.call<{ before: object }>(0, 'POST', `/teams/${league.teams[0]}/moves/preview`, {
      moves: [{ type: 'drop', player_id: dropped?.id }],
    });
    expect(preview.body.before).toMatchObject({
      cap: 11_000_000,
      violations: [],
      minimums: null,
      max_roster_size: null,
    });
  });

  test('of a redraft league ends with empty rosters, no retentions, and picks of the next season', async () => {
    const league = await playLeague(app, {
      type: 'redraft',
      form: {
        num_teams: 2,
        general_draft_length: 3,
        max_roster_size: 5,
        ...NO_MINIMUMS,
      },
      phase: 'offseason',
    });
    const [kept] = await league.hold(0, [{ position: 'F', capHit: 1 }]);
    await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season) values (${league.id}, ${league.id}, ${kept?.id}, ${league.teams[1]}, 10, 1, '2029-30')`;
    expect(await go(league, 'annual-drafts')).toMatchObject({ status: 200, body: { season: '2026-27' } });
    expect(await league.places(0)).toEqual({});
    expect(await query`select ended_at is null as lasts from retention where league_id = ${league.id}`).toEqual([
      { lasts: false },
    ]);
    expect(
      await query`select season, count(*)::int from draft_pick where league_id = ${league.id} group by season`,
    ).toEqual([{ season: '2026-27', count: 6 }]);
    expect((await log(league))[0]?.message).toBe(
      'The league has entered the annual drafts (2026-27). Rosters are empty.',
    );
  });

  test('of a redraft league voids what was promised of players, so that nobody is held by it in the next season', async () => {
    const league = await playLeague(app, {
      type: 'redraft',
      form: {
        num_teams: 2,
        general_draft_length: 3,
        max_roster_size: 5,
        ...NO_MINIMUMS,
      },
    });
    await query`update league set settings = settings || '{"trade_review_hours": 0}' where id = ${league.id}`;
    const [star] = await league.hold(0, [{ position: 'F', capHit: 1 }]);
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const promise = {
      sides: [
        {
          team_id: league.teams[0],
          assets: [
            {
              kind: 'player',
              player_id: star?.id,
              condition: { type: 'free-text', text: 'If it snows', resolve_by: day },
            },
          ],
          moves: [],
        },
        { team_id: league.teams[1], assets: [], moves: [] },
      ],
    };
    const entered = await league.call(0, 'POST', '/trades/on-behalf', { ...promise, reason: 'Agreed by telephone' });
    expect(entered.status).toBe(201);
    await endReview(league);
    await eventually(async () =>
      expect(
        await query`select 1 from trade_condition where league_id = ${league.id} and outcome is null`,
      ).toHaveLength(1),
    );
    await league.phase('offseason');
    expect((await go(league, 'annual-drafts')).status).toBe(200);
    expect(await query`select outcome, why from trade_condition where league_id = ${league.id}`).toEqual([
      { outcome: 'void', why: { key: 'seasonOver' } },
    ]);
    expect((await log(league)).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(
        /^Condition void: If it snows \(by .*\)\. .* does not change hands\. The season is over and rosters are empty\.$/,
      ),
    );
    await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values (${league.id}, ${star?.id}, ${league.teams[1]}, 'active', 'test')`;
    expect(await league.move(1, 'drop', star?.id)).toMatchObject({ status: 200 });
  });

  test('of a dynasty league keeps rosters and the retentions that last, and gives picks of one more season', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'offseason' });
    const [one, two] = await league.hold(0, [seedOf('F', 1), seedOf('F', 1)]);
    await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season) values (${league.id}, ${league.id}, ${one?.id}, ${league.teams[1]}, 10, 1, '2025-26'), (${league.id} || 'x', ${league.id}, ${two?.id}, ${league.teams[1]}, 10, 1, '2026-27')`;
    // An earlier startup pick must not be created again, and a traded pick keeps its owner.
    await query`insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id) values (${league.id}, ${league.id}, '2027-28', 'general', 1, ${league.teams[0]}, ${league.teams[1]})`;
    expect(
      await go(league, 'protection', { protection_deadline: new Date(Date.now() + 86_400_000).toISOString() }),
    ).toMatchObject({ status: 200, body: { season: '2026-27' } });
    expect(Object.keys(await league.places(0))).toHaveLength(2);
    expect(
      await query`select through_season from retention where league_id = ${league.id} and ended_at is null`,
    ).toEqual([{ through_season: '2026-27' }]);
    const picks = await query<{
      season: string;
      type: string;
      count: number;
      traded: number;
    }>`select season, type, count(*)::int, (count(*) filter (where owner_team_id <> original_team_id))::int as traded from draft_pick where league_id = ${league.id} group by season, type order by season, type`;
    expect(picks.map(({ season, type, count, traded }) => [season, type, count, traded])).toEqual(
      ['2026-27', '2027-28', '2028-29', '2029-30'].flatMap((season) => [
        [season, 'general', 4, season === '2027-28' ? 1 : 0],
        [season, 'rookie', 2, 0],
      ]),
    );
  });
});

describe('protection', () => {
  const protecting = async () => {
    const league = await playLeague(app, { form: FORM, phase: 'offseason' });
    const held = await league.hold(0, [
      seedOf('F', 6_000_000),
      seedOf('F', 3_000_000),
      seedOf('D', 3_000_000),
      seedOf('D', 1_000_000, { place: 'ir', status: 'IR' }),
      seedOf('F', 2_000_000, { place: 'rookie', rookie: true }),
    ]);
    await league.hold(1, [seedOf('F', 6_000_000), seedOf('D', 6_000_000), seedOf('F', 2_000_000)]);
    expect(
      await go(league, 'protection', { protection_deadline: new Date(Date.now() + 7_200_000).toISOString() }),
    ).toMatchObject({ status: 200 });
    return { league, ids: held.map(({ id }) => id) };
  };
  const save = (league: PlayLeague, team: number, core: (number | undefined)[], bench: (number | undefined)[] = []) =>
    league.call<Refused & SheetAnswer>(team, 'PUT', '/protection-sheet', { core, bench });
  const published = (league: PlayLeague, team = 1) => league.get<PublishedSheetsAnswer>(team, '/protection-sheets');
  const timeIsUp = (league: PlayLeague) =>
    query`update protection_round set deadline = now() - interval '1 second' where league_id = ${league.id}`;

  test('sheets are kept as they are edited and judged at once, for their own team alone', async () => {
    const { league, ids } = await protecting();
    expect(await league.get<SheetAnswer>(0, '/protection-sheet')).toMatchObject({
      open: true,
      empty: true,
      season: '2026-27',
      rules: { limit: 10_000_000, bench_limit: 2_000_000, bench_size: 1, minimums: { F: 1, D: 1, G: 0 } },
    });
    const half = await save(league, 0, [ids[0]]);
    expect(half).toMatchObject({
      status: 200,
      body: {
        empty: false,
        core: [ids[0]],
        totals: { core: 6_000_000, by_position: { F: 1, D: 0, G: 0 } },
        faults: [{ name: 'protectedDefense', figure: 0, limit: 1 }],
      },
    });
    expect(half.body.players.map(({ on }) => on)).toEqual(['core', null, null, null, 'safe']);
    expect((await save(league, 0, [ids[0], ids[1], ids[2]])).body.faults).toMatchObject([
      { name: 'protectionLimit', figure: 12_000_000, limit: 10_000_000 },
    ]);
    expect((await save(league, 0, [ids[0], ids[2]], [ids[3]])).body.faults).toEqual([]);
    expectRefusal(await save(league, 1, [ids[0]]), 409, 'sheetNotOnTeam', { field: 'core' });
    expect(await league.get<SheetAnswer>(1, '/protection-sheet')).toMatchObject({
      empty: true,
      core: [],
    });
    expect(await published(league, 1)).toMatchObject({ locked_at: null, sheets: [] });
  });

  test('at the deadline sheets are locked and published, missing ones are made, and who is on none is released', async () => {
    const { league, ids } = await protecting();
    await save(league, 0, [ids[0], ids[2]], [ids[3]]);
    await timeIsUp(league);
    expectRefusal(await save(league, 0, [ids[0]]), 409, 'sheetsClosed');
    expectRefusal(await go(league, 'annual-drafts', override), 409, 'sheetsOpen');
    await Promise.all([sweep(), other.app.get(TimedTasks).sweep(), sweep()]);
    await sweep();
    expect(await league.places(0)).toEqual({
      [String(ids[0])]: 'active',
      [String(ids[2])]: 'active',
      [String(ids[3])]: 'ir',
      [String(ids[4])]: 'rookie',
    });
    const answer = await published(league);
    expect(answer.sheets).toMatchObject([
      {
        team_name: 'Team 1',
        automatic: false,
        reason: null,
        core: [{ player_id: ids[0] }, { player_id: ids[2] }],
        bench: [{ player_id: ids[3] }],
      },
      { team_name: 'Team 2', automatic: true, reason: 'No sheet was handed in.' },
    ]);
    // Two players of $6 million do not fit: one forward is free.
    expect(Object.keys(await league.places(1))).toHaveLength(2);
    const lines = (await log(league)).map(({ message }) => message);
    expect(lines.filter((line) => line.includes('protected'))).toEqual([
      expect.stringMatching(/^Team \d protected/),
      expect.stringMatching(/^Team \d protected/),
    ]);
    expect(lines.filter((line) => line.includes('locked and published'))).toHaveLength(1);
    expect((await go(league, 'annual-drafts')).status).toBe(200);
  });

  test('makes the same automatic sheet whenever it is asked', async () => {
    const { league } = await protecting();
    await timeIsUp(league);
    await sweep();
    const first = await published(league);
    expect(first.sheets.every(({ automatic }) => automatic)).toBe(true);
    await sweep();
    expect(await published(league)).toEqual(first);
  });

  test('has a deadline that the commissioner sets, ahead of now', async () => {
    const { league } = await protecting();
    const put = (deadline: string, by = 0) => league.call(by, 'PUT', '/protection-deadline', { deadline });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect((await put(tomorrow, 1)).status).toBe(403);
    expect((await put(tomorrow)).status).toBe(200);
    expect(await phaseOf(league)).toMatchObject({
      protection_deadline: tomorrow,
      obstacles: [{ name: 'sheetsOpen', final: true }],
    });
    expectRefusal(await put(new Date(Date.now() - 1000).toISOString()), 422, 'deadlinePast');
    expect((await put('soon')).status).toBe(422);
    await league.phase('in-season');
    expectRefusal(await put(tomorrow), 409, 'notInProtection');
  });

  test('does not begin with a deadline that has passed already: nobody is released by a slip of the pen', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'offseason' });
    await legal(league);
    expectRefusal(
      await go(league, 'protection', { protection_deadline: new Date(Date.now() - 86_400_000).toISOString() }),
      422,
      'deadlinePast',
      { field: 'protection_deadline' },
    );
    expectRefusal(
      await go(league, 'protection', { protection_deadline: new Date(Date.now() + 400 * 86_400_000).toISOString() }),
      422,
      'deadlineFar',
      { field: 'protection_deadline' },
    );
    await sweep();
    expect(await phaseOf(league)).toMatchObject({ phase: 'offseason', season: '2025-26' });
    expect(Object.keys(await league.places(0))).toHaveLength(3);
  });

  test('releases a player who is promised elsewhere, and voids the promise', async () => {
    const { league, ids } = await protecting();
    await query`update league set settings = settings || '{"trade_review_hours": 0}' where id = ${league.id}`;
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const offer = await league.call<{ trade_id: string }>(1, 'POST', '/trades', {
      sides: [
        { team_id: league.teams[1], assets: [], moves: [] },
        {
          team_id: league.teams[0],
          assets: [
            {
              kind: 'player',
              player_id: ids[1],
              condition: { type: 'free-text', text: 'If it snows', resolve_by: day },
            },
          ],
          moves: [],
        },
      ],
    });
    expect(offer.status).toBe(201);
    const { version, hash } = await league.get<{ version: number; hash: string }>(0, `/trade/${offer.body.trade_id}`);
    expect((await league.call(0, 'POST', `/trades/${offer.body.trade_id}/accept`, { version, hash })).status).toBe(200);
    await endReview(league);
    await eventually(async () =>
      expect(
        await query`select 1 from trade_condition where league_id = ${league.id} and outcome is null`,
      ).toHaveLength(1),
    );
    await save(league, 0, [ids[0], ids[2]], [ids[3]]);
    await timeIsUp(league);
    await sweep();
    expect(await league.places(0)).not.toHaveProperty(String(ids[1]));
    expect(await query`select outcome from trade_condition where league_id = ${league.id}`).toEqual([
      { outcome: 'void' },
    ]);
    expect(await query`select 1 from frozen_asset where league_id = ${league.id}`).toEqual([]);
  });

  test('is not for leagues without sheets', async () => {
    const league = await playLeague(app, { type: 'redraft', form: { num_teams: 2 } });
    expectRefusal(await league.call(0, 'GET', '/protection-sheet'), 409, 'noSheets');
  });
});

describe('settings of play', () => {
  const patch = (league: PlayLeague, body: object, by = 0) => league.call(by, 'PATCH', '/settings', body);

  test('are changed by the commissioner at any time, are logged, and survive a change of the others', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'setup' });
    expect(
      await patch(league, {
        waiver_hours: 48,
        scoring: { ...DEFAULT_SCORING, goal: 2, win: 3, shutout: 0.5 },
        time_zone: 'Europe/Stockholm',
      }),
    ).toMatchObject({ status: 200 });
    expect((await log(league))[0]?.message).toMatch(
      / changed the time on waivers from 24 hours to 48 hours, the scoring from goal 1, goalie’s win 2, shutout 1 to goal 2, goalie’s win 3, shutout 0.5 and the time zone from America\/Toronto to Europe\/Stockholm\.$/,
    );
    await league.call(0, 'PATCH', '/settings', { league_name: 'Renamed' });
    const [row] =
      await query`select name, time_zone, settings -> 'waiver_hours' as hours, settings -> 'scoring' ->> 'goal' as goal from league where id = ${league.id}`;
    expect(row).toEqual({ name: 'Renamed', time_zone: 'Europe/Stockholm', hours: 48, goal: '2' });
  });

  test('move the weeks that are not over with the time zone, without giving one back or taking one away', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'startup-drafts' });
    const day = (by: number) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10);
    await go(league, 'in-season', { ...override, season_starts_on: day(-30), season_ends_on: day(30) });
    const read = () =>
      query<{
        week: number;
        starts_at: Date;
        expires_at: Date;
        over: boolean;
        begun: boolean;
      }>`select week, starts_at, expires_at, expires_at + interval '1 second' <= now() as over, starts_at <= now() as begun from fa_pick where original_team_id = ${league.teams[0]} order by week`;
    await query`update fa_pick set expires_at = now() - interval '10 days', starts_at = now() - interval '17 days' where league_id = ${league.id} and week = (select min(week) from fa_pick where league_id = ${league.id})`;
    const before = await read();
    expect((await patch(league, { time_zone: 'Europe/Helsinki' })).status).toBe(200);
    // The change waits for midnight; make it due now.
    await query`update setting_change set due_at = now() - interval '1 second' where league_id = ${league.id}`;
    await sweep();
    const after = await read();
    expect(after.map(({ week }) => week)).toEqual(before.map(({ week }) => week));
    expect(after[0]).toEqual(before[0]);
    for (const [index, week] of after.entries()) {
      if (index === 0) continue;
      const zoned = (at: Date, ahead: number) =>
        new Date(at.getTime() + ahead).toLocaleString('en-GB', {
          timeZone: 'Europe/Helsinki',
          weekday: 'short',
          hour: '2-digit',
          minute: '2-digit',
        });
      expect(zoned(week.expires_at, 1_000)).toBe('Mon 00:00');
      if (before[index]?.begun) expect(week.starts_at).toEqual(before[index]?.starts_at);
      else expect(zoned(week.starts_at, 0)).toBe('Mon 00:00');
    }
  });

  test.each([
    { waiver_hours: -1 },
    { waiver_hours: 200 },
    { waiver_hours: 1.5 },
    { scoring: { goal: 1 } },
    { scoring: { goal: 1000, assist: 1, win: 1, shutout: 1 } },
    { scoring: { goal: 1.0005, assist: 1, win: 1, shutout: 1 } },
    { scoring: { goal: { F: 1, D: 2 }, assist: 1, win: 1, shutout: 1 } },
    { scoring: { goal: 1, assist: 1, win: { F: 1, G: 2 }, shutout: 1 } },
    { time_zone: 'Mars/Olympus' },
    {},
  ])('refuse %j', async (body) => {
    const league = await playLeague(app, { form: FORM });
    expect((await patch(league, body)).status).toBe(422);
    expect((await patch(league, { waiver_hours: 5 }, 1)).status).toBe(403);
  });
});
