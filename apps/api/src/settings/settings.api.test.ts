import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import { newId } from '@crease/core/ids.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { LeagueForm, LeaguePhase, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { RulesAnswer, RulesHistoryAnswer } from '@crease/core/settings/rulebook.schema.js';
import type {
  SettingsAnswer,
  SettingsChangedAnswer,
  SettingsPreviewAnswer,
} from '@crease/core/leagues/settings.answers.js';
import { DEFAULT_SCORING } from '@crease/core/players/scoring/scoring.table.js';
import { dayPlus } from '@crease/core/calendar.js';
import { playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { day, forward, givePicks, player, retain, tradeLeague } from '../trades/testing/trade-fixture.js';
import { TradeSettlement } from '../trades/settlement/trade.settlement.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, query, sweep } = await fileApp();

const FORM: Partial<LeagueForm> = {
  num_teams: 3,
  min_forwards_protected: 1,
  min_defense_protected: 0,
  min_goalies_protected: 0,
  salary_cap: 20_000_000,
  max_roster_size: 5,
  min_forwards: 1,
  min_defense: 0,
  min_goalies: 0,
  general_draft_length: 3,
  rookie_draft_length: 1,
};
const REASON = 'The league has voted for it';

const open = (phase: LeaguePhase, form: Partial<LeagueForm> = {}, type: LeagueType = 'dynasty') =>
  playLeague(app, { form: { ...FORM, ...form }, phase, type });
const patch = (league: PlayLeague, body: object, by = 0) =>
  league.call<SettingsChangedAnswer & Refused>(by, 'PATCH', '/settings', body);
const preview = (league: PlayLeague, body: object, by = 0) =>
  league.call<SettingsPreviewAnswer & Refused>(by, 'POST', '/settings/preview', body);
const view = (league: PlayLeague, by = 1) => league.get<SettingsAnswer>(by, '/settings');
const stands = async (league: PlayLeague) => (await league.get<LeagueAnswer>(1, '')).league;
const log = async (league: PlayLeague) => (await league.get<ActivityLogAnswer>(1, '/activity-log')).activities;
const rules = (league: PlayLeague) => league.get<RulesAnswer>(1, '/rules');
const history = async (league: PlayLeague) => (await league.get<RulesHistoryAnswer>(1, '/rules/text/history')).settings;
const go = (league: PlayLeague, to: string, more: object = {}) =>
  league.call(0, 'POST', '/phase', {
    to,
    override_reason: 'For this test',
    ...(to === 'protection' ? { protection_deadline: new Date(Date.now() + 3 * 86_400_000).toISOString() } : {}),
    ...more,
  });
const rounds = (league: PlayLeague) =>
  query<{
    season: string;
    type: string;
    rounds: number;
    count: number;
  }>`select season, type, max(round)::int as rounds, count(*)::int as count from draft_pick where league_id = ${league.id} and extra = 0 group by season, type order by season, type`;

async function picks(league: PlayLeague, seasons: readonly string[], general = 3) {
  for (const season of seasons) {
    for (const team of league.teams) {
      for (let round = 1; round <= general; round += 1)
        await query`insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id)
          values (${newId(randomBytes)}, ${league.id}, ${season}, 'general', ${round}, ${team}, ${team})`;
      await query`insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id)
        values (${newId(randomBytes)}, ${league.id}, ${season}, 'rookie', 1, ${team}, ${team})`;
    }
  }
}
const tradeAway = (league: PlayLeague, season: string, round: number) =>
  query`update draft_pick set owner_team_id = ${league.teams[1]} where league_id = ${league.id} and season = ${season} and type = 'general' and round = ${round} and original_team_id = ${league.teams[0]}`;

async function play(league: PlayLeague) {
  await league.phase('startup-drafts');
  expect((await go(league, 'in-season', { season_starts_on: day(-30), season_ends_on: day(30) })).status).toBe(200);
}
/** Makes the coming changes due a second ago, since a process's clock may be slightly behind, and applies them. */
async function itIsTime(league: PlayLeague) {
  await query`update setting_change set due_at = due_at - (select min(due_at) - now() + interval '1 second' from setting_change where league_id = ${league.id} and state = 'coming') where league_id = ${league.id} and state = 'coming'`;
  await sweep();
}

test('a due change of a setting that nobody knows stops neither its own pages nor the changes of later leagues', async () => {
  const [bad, good] = [await open('in-season'), await open('in-season')];
  const due = (league: PlayLeague, key: string) =>
    query`insert into setting_change (id, league_id, key, before, after, effect, state, due_at, made_by, made_at)
       values (${newId(randomBytes)}, ${league.id}, ${key}, '2', '3', 'midnight', 'coming', now() - interval '1 hour', ${league.manager(0).userId}, now() - interval '1 day')`;
  await due(bad, 'free_money');
  await due(good, 'ir_slots');
  await sweep();
  expect((await stands(good)).ir_slots).toBe(3);
  for (const page of ['settings', 'rules', 'rules/text/history'])
    expect((await bad.call(1, 'GET', `/${page}`)).status).toBe(200);
  expect(await query`select task from league_delay where league_id = ${bad.id}`).toEqual([]);
});

describe('settings after the first draft', () => {
  test.each(['offseason', 'protection', 'annual-drafts'] as const)(
    'change at once between two seasons, all but the number of teams (%s)',
    async (phase) => {
      const league = await open(phase);
      const change = {
        salary_cap: 15_000_000,
        max_roster_size: 4,
        min_forwards: 0,
        maxPickupsPerWeek: 0,
        retention_slots: 5,
        general_draft_length: 2,
        trade_review_hours: 1,
        time_zone: 'Europe/Stockholm',
      };
      expect(await view(league)).toEqual({ time: 'between', next_season: '2026-27', coming: [] });
      const answer = await patch(league, change);
      expect(answer).toMatchObject({ status: 200, body: { success: true, coming: [] } });
      expect([...answer.body.applied].sort()).toEqual(Object.keys(change).sort());
      expect(await stands(league)).toMatchObject(change);
      expectRefusal(await patch(league, { num_teams: 4 }), 409, 'settingsFixed', { field: 'num_teams' });
    },
  );

  test('hold in season at once where nothing is taken, and otherwise wait for the next one', async () => {
    const league = await open('in-season');
    const answer = await patch(league, {
      salary_cap: 25_000_000,
      max_roster_size: 4,
      min_forwards: 2,
      ir_slots: 5,
      draftPickTradesAllowed: false,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        applied: ['salary_cap', 'ir_slots'],
        coming: [
          { key: 'max_roster_size', before: 5, after: 4, effect: 'next-season', season: '2026-27' },
          { key: 'min_forwards' },
          { key: 'draftPickTradesAllowed' },
        ],
      },
    });
    expect(await stands(league)).toMatchObject({
      salary_cap: 25_000_000,
      ir_slots: 5,
      max_roster_size: 5,
      min_forwards: 1,
      draftPickTradesAllowed: true,
    });
    expect((await log(league))[0]).toMatchObject({
      message: expect.stringMatching(
        /^.+ changed the salary cap from \$20,000,000 to \$25,000,000 and the number of IR slots from 3 to 5\. .+ changed, as of 2026-27: the roster size from 5 to 4, the minimum of forwards from 1 to 2 and trading of draft picks from on to off\.$/,
      ),
      data: {
        kind: 'settings',
        changes: [
          { key: 'salary_cap', before: 20_000_000, after: 25_000_000, effect: 'now' },
          { key: 'max_roster_size', effect: 'next-season' },
          {},
          {},
          {},
        ],
      },
    });
  });

  test('that were to come hold when the next season begins, and stand in the log and in the rulebook', async () => {
    const league = await open('in-season');
    await picks(league, ['2026-27', '2027-28', '2028-29']);
    await patch(league, { salary_cap: 15_000_000, general_draft_length: 2, retentionEnabled: false });
    expect((await rules(league)).coming).toMatchObject([
      { sentence: 'The salary cap is $15,000,000.' },
      { key: 'general_draft_length' },
      { key: 'retentionEnabled' },
    ]);
    expect(
      (await rules(league)).sections.flatMap((section) => section.rules.map(({ text }) => text)).join(' '),
    ).toContain('The cap is $20,000,000.');
    expect((await go(league, 'offseason')).status).toBe(200);
    expect(await stands(league)).toMatchObject({ salary_cap: 20_000_000 });
    expect((await go(league, 'protection')).status).toBe(200);
    expect(await stands(league)).toMatchObject({
      current_season: '2026-27',
      salary_cap: 15_000_000,
      general_draft_length: 2,
      retentionEnabled: false,
      retention_slots: null,
    });
    expect((await rounds(league)).filter(({ type }) => type === 'general')).toEqual(
      ['2026-27', '2027-28', '2028-29', '2029-30'].map((season) => ({ season, type: 'general', rounds: 2, count: 6 })),
    );
    expect((await log(league)).map(({ message }) => message)).toContain(
      'In effect for 2026-27: the salary cap from $20,000,000 to $15,000,000, the number of general draft rounds from 3 to 2 and salary retention from on to off.',
    );
    expect(await history(league)).toMatchObject(
      [
        { key: 'retentionEnabled', state: 'applied' },
        { key: 'general_draft_length' },
        {
          key: 'salary_cap',
          before_words: '$20,000,000',
          after_words: '$15,000,000',
          state: 'applied',
          held_from: expect.any(String),
          made_by: expect.any(String),
        },
      ].map((one) => expect.objectContaining(one)),
    );
    expect((await view(league)).coming).toEqual([]);
  });

  test('wait again when the step to the next season is taken back, and so do the picks', async () => {
    const league = await open('in-season');
    await picks(league, ['2026-27', '2027-28', '2028-29']);
    await patch(league, { salary_cap: 15_000_000, general_draft_length: 2, ir_slots: 1, retentionEnabled: false });
    await go(league, 'offseason');
    const before = await rounds(league);
    await go(league, 'protection');
    expect(await stands(league)).toMatchObject({ salary_cap: 15_000_000, ir_slots: 1 });
    await patch(league, { ir_slots: 2 });
    const { taking_back } = await league.get<{ taking_back: { id: string; lines: string[] } }>(0, '/phase');
    expect(taking_back.lines).toContain('4 settings changes wait for the season’s start again.');
    expect((await league.call(0, 'POST', '/phase/take-back', { change_id: taking_back.id })).status).toBe(200);
    expect(await stands(league)).toMatchObject({
      current_season: '2025-26',
      phase: 'offseason',
      salary_cap: 20_000_000,
      general_draft_length: 3,
      retentionEnabled: true,
      retention_slots: 1,
      ir_slots: 2,
    });
    expect(await rounds(league)).toEqual(before);
    expect((await view(league)).coming.map(({ key }) => key).sort()).toEqual([
      'general_draft_length',
      'retentionEnabled',
      'salary_cap',
    ]);
    await go(league, 'protection');
    expect(await stands(league)).toMatchObject({
      salary_cap: 15_000_000,
      general_draft_length: 2,
      retentionEnabled: false,
      ir_slots: 2,
    });
  });

  test('that decide on the sheets hold before the next season is prepared by them', async () => {
    const league = await open('in-season');
    expect((await patch(league, { protectionSheetsEnabled: false })).body.coming).toMatchObject([
      { key: 'protectionSheetsEnabled' },
    ]);
    await go(league, 'offseason');
    expect((await league.get<{ next: string }>(0, '/phase')).next).toBe('annual-drafts');
    expect((await go(league, 'annual-drafts')).status).toBe(200);
    expect(await stands(league)).toMatchObject({
      protectionSheetsEnabled: false,
      protection_sheet_limit: null,
      phase: 'annual-drafts',
    });
  });

  test('that are to come can be taken back, with what goes with their switch, and only until they hold', async () => {
    const league = await open('in-season', { rookieDraftEnabled: false });
    await patch(league, {
      salary_cap: 15_000_000,
      rookieDraftEnabled: true,
      rookie_draft_length: 2,
      rookie_draft_startup_length: 1,
      rookie_bank_size: 4,
    });
    const { coming } = await view(league);
    expect(coming.map(({ key }) => key)).toEqual([
      'salary_cap',
      'rookieDraftEnabled',
      'rookie_draft_length',
      'rookie_draft_startup_length',
      'rookie_bank_size',
    ]);
    const back = (id: string | undefined, by = 0) =>
      league.call<SettingsChangedAnswer & Refused>(by, 'DELETE', `/settings/coming/${id}`);
    expect((await back(coming[0]?.id, 1)).status).toBe(403);
    expect((await back(newId(randomBytes))).status).toBe(404);
    expect(await back(coming[4]?.id)).toMatchObject({ status: 200, body: { coming: [{ key: 'salary_cap' }] } });
    expect((await log(league))[0]?.message).toMatch(
      /cancelled a coming change: the rookie draft from off to on, the number of rookie draft rounds from none to 2/,
    );
    expectRefusal(await back(coming[4]?.id), 409, 'settingsChanged');
    await go(league, 'offseason');
    await go(league, 'protection');
    expect(await stands(league)).toMatchObject({ salary_cap: 15_000_000, rookieDraftEnabled: false });
    expect(await back(coming[0]?.id)).toMatchObject({ status: 409 });
    expect((await history(league)).map(({ key, state }) => [key, state])).toContainEqual([
      'rookieDraftEnabled',
      'taken-back',
    ]);
  });

  test('a new change replaces what was to come of the same setting', async () => {
    const league = await open('in-season');
    await patch(league, { salary_cap: 15_000_000 });
    expect((await preview(league, { salary_cap: 30_000_000 })).body.changes).toMatchObject([
      { effect: 'now', replaces: '$15,000,000' },
    ]);
    expect((await patch(league, { salary_cap: 30_000_000 })).body).toMatchObject({
      applied: ['salary_cap'],
      coming: [],
    });
    await go(league, 'offseason');
    await go(league, 'protection');
    expect(await stands(league)).toMatchObject({ salary_cap: 30_000_000 });
    expect((await history(league)).map(({ state }) => state)).toEqual(['applied', 'replaced']);
  });

  test('are what is left of a season while a draft runs', async () => {
    const league = await open('annual-drafts');
    expect((await view(league)).time).toBe('between');
    await league.openDraft('running');
    expect(await view(league)).toMatchObject({ time: 'season' });
    expect((await patch(league, { salary_cap: 15_000_000, ir_slots: 4 })).body).toMatchObject({
      applied: ['ir_slots'],
      coming: [{ key: 'salary_cap' }],
    });
  });
});

describe('forcing a change in season', () => {
  async function dear() {
    const league = await open('in-season');
    await league.hold(0, [forward(9_000_000), forward(9_000_000)]);
    await league.hold(1, [forward(4_000_000)]);
    await league.hold(2, [forward(11_000_000)]);
    return league;
  }
  const named = (body: SettingsPreviewAnswer) => body.illegal.map(({ team_id }) => team_id);

  test('needs a reason, and a preview that has named every team that it makes illegal', async () => {
    const league = await dear();
    const seen = await preview(league, { salary_cap: 10_000_000 });
    expect(seen).toMatchObject({
      status: 200,
      body: {
        waits: true,
        refusal: null,
        changes: [
          {
            key: 'salary_cap',
            before_words: '$20,000,000',
            after_words: '$10,000,000',
            effect: 'next-season',
            begins: 'From 2026-27',
          },
        ],
      },
    });
    expect(seen.body.illegal).toMatchObject([
      { team_id: league.teams[0], message: 'Team 1 would use $18,000,000 of a $10,000,000 cap: $8,000,000 too much.' },
      { team_id: league.teams[2] },
    ]);
    expect(await stands(league)).toMatchObject({ salary_cap: 20_000_000 });
    expect(
      await patch(league, { salary_cap: 10_000_000, force: { reason: '', illegal_team_ids: named(seen.body) } }),
    ).toMatchObject({ status: 422 });
    expectRefusal(
      await patch(league, { salary_cap: 10_000_000, force: { reason: REASON, illegal_team_ids: [league.teams[0]] } }),
      409,
      'illegalTeamsChanged',
      { figure: 1, message: expect.stringContaining('Team 3') },
    );
    expect(
      await patch(league, { salary_cap: 10_000_000, force: { reason: REASON, illegal_team_ids: named(seen.body) } }),
    ).toMatchObject({ status: 200, body: { applied: ['salary_cap'], coming: [] } });
    expect(await stands(league)).toMatchObject({ salary_cap: 10_000_000 });
    expect((await log(league))[0]).toMatchObject({
      message: expect.stringMatching(
        /changed the salary cap from \$20,000,000 to \$10,000,000\. Commissioner override: The league has voted for it$/,
      ),
      data: { override: REASON },
    });
    expect((await history(league))[0]).toMatchObject({ key: 'salary_cap', reason: REASON, state: 'applied' });
  });

  test('says nothing of a reason where nothing had to be forced', async () => {
    const league = await dear();
    await patch(league, { salary_cap: 30_000_000, force: { reason: REASON, illegal_team_ids: [] } });
    expect((await log(league))[0]?.message).not.toContain('override');
    expect((await history(league))[0]).toMatchObject({ reason: null });
  });

  test('takes the unused picks of the weeks to come where pickups are fewer, and leaves what was traded', async () => {
    const league = await open('in-season', { maxPickupsPerWeek: 2 });
    await play(league);
    const [traded] = await query<{
      id: string;
    }>`select id from fa_pick where league_id = ${league.id} and number = 2 and starts_at > now() and original_team_id = ${league.teams[0]} order by week limit 1`;
    await query`update fa_pick set owner_team_id = ${league.teams[1]} where id = ${traded?.id}`;
    expect((await patch(league, { maxPickupsPerWeek: 1 })).body.coming).toMatchObject([
      { key: 'maxPickupsPerWeek', effect: 'next-season' },
    ]);
    expect(
      await patch(league, { maxPickupsPerWeek: 1, force: { reason: REASON, illegal_team_ids: [] } }),
    ).toMatchObject({ status: 200 });
    const left = await query<{
      id: string;
      begun: boolean;
    }>`select id, starts_at <= now() as begun from fa_pick where league_id = ${league.id} and number = 2 and expires_at > now()`;
    expect(left.filter(({ begun }) => begun)).toHaveLength(3);
    expect(left.filter(({ begun }) => !begun).map(({ id }) => id)).toEqual([traded?.id]);
  });
});

describe('a change that has its hour', () => {
  test('more pickups come with the next week, and with every one after it', async () => {
    const league = await open('in-season', { maxPickupsPerWeek: 1 });
    await play(league);
    const count = () =>
      query<{
        week: number;
        count: number;
        place: string;
      }>`select week, count(*)::int as count, case when expires_at < now() then 'over' when starts_at <= now() then 'now' else 'later' end as place from fa_pick where league_id = ${league.id} group by week, place order by week`;
    const before = await count();
    expect((await preview(league, { maxPickupsPerWeek: 3 })).body).toMatchObject({
      changes: [{ effect: 'next-week', due_at: expect.any(String) }],
      waits: false,
      notes: ['Each team gets 2 more free-agent picks for every week after that.'],
    });
    const { coming } = (await patch(league, { maxPickupsPerWeek: 3 })).body;
    const due = new Date(coming[0]?.due_at ?? '');
    expect(
      due.toLocaleString('en-GB', {
        timeZone: 'America/Toronto',
        weekday: 'short',
        hour: '2-digit',
        minute: '2-digit',
      }),
    ).toBe('Mon 00:00');
    expect(await stands(league)).toMatchObject({ maxPickupsPerWeek: 1 });
    expect(await count()).toEqual(before);
    // Move the weeks back by the time until that Monday.
    await query`update fa_pick set starts_at = starts_at - (${due}::timestamptz - now()),
      expires_at = expires_at - (${due}::timestamptz - now()) where league_id = ${league.id}`;
    await query`update setting_change set due_at = now() where league_id = ${league.id}`;
    // A change that is due counts already.
    const takenBack = await league.call(0, 'DELETE', `/settings/coming/${coming[0]?.id ?? ''}`);
    const late = [
      await patch(league, { maxPickupsPerWeek: 5 }),
      await patch(league, { maxPickupsPerWeek: 1 }),
      takenBack,
    ];
    expect(late.map(({ status, body }) => [status, body.refusal.message])).toEqual(
      late.map(() => [409, expect.stringMatching(/^A change of .* is due and will be in effect in a moment\.$/)]),
    );
    await sweep();
    expect(await stands(league)).toMatchObject({ maxPickupsPerWeek: 3 });
    const after = await query<{
      week: number;
      count: number;
    }>`select week, count(*)::int as count from fa_pick where league_id = ${league.id} and number > 1 group by week order by week`;
    const later = before.filter(({ place }) => place === 'later').map(({ week }) => ({ week, count: 6 }));
    expect(after.slice(-later.length)).toEqual(later);
    expect((await log(league))[0]?.message).toBe(
      'Now in effect, as decided before: the number of pickups per week from 1 to 3.',
    );
  });

  test('refuses a time zone that Node or PostgreSQL does not know', async () => {
    const league = await open('in-season');
    // PostgreSQL accepts 'FOO+5' as a zone. Node still accepts 'US/Pacific-New', which the zone database has dropped.
    for (const time_zone of ['FOO+5', '+05:00', 'Mars/Phobos', 'US/Pacific-New'])
      expect([time_zone, (await patch(league, { time_zone })).status]).toEqual([time_zone, 422]);
    expect(await stands(league)).toMatchObject({ time_zone: 'America/Toronto' });
  });

  test('a coming change is replaced by another one and cancelled by the present value, and the answers say so', async () => {
    const league = await open('in-season');
    await play(league);
    expect((await patch(league, { time_zone: 'Europe/Helsinki' })).body).not.toHaveProperty('ended');
    expect((await patch(league, { time_zone: 'Europe/Oslo' })).body).toMatchObject({
      coming: [{ after: 'Europe/Oslo' }],
      ended: [{ key: 'time_zone', state: 'replaced', words: expect.stringContaining('Europe/Helsinki') }],
    });
    expect((await patch(league, { time_zone: 'America/Toronto' })).body).toMatchObject({
      coming: [],
      ended: [{ key: 'time_zone', state: 'cancelled', words: expect.stringContaining('Europe/Oslo') }],
    });
    await itIsTime(league);
    await sweep();
    expect(await stands(league)).toMatchObject({ time_zone: 'America/Toronto' });
  });

  test('the time zone changes at the next midnight of the old one, once, and days before it count as they did', async () => {
    const league = await open('in-season');
    await play(league);
    const { coming } = (await patch(league, { time_zone: 'Europe/Helsinki' })).body;
    expect(
      new Date(coming[0]?.due_at ?? '').toLocaleString('en-GB', {
        timeZone: 'America/Toronto',
        hour: '2-digit',
        minute: '2-digit',
      }),
    ).toBe('00:00');
    await sweep();
    expect(await stands(league)).toMatchObject({ time_zone: 'America/Toronto' });
    await itIsTime(league);
    await sweep();
    expect(await stands(league)).toMatchObject({ time_zone: 'Europe/Helsinki' });
    expect(await query`select time_zone from scoring_past where league_id = ${league.id}`).toEqual([
      { time_zone: 'America/Toronto' },
    ]);
    const weeks = await query<{
      starts_at: Date;
    }>`select distinct starts_at from fa_pick where league_id = ${league.id} and starts_at > now()`;
    for (const { starts_at } of weeks)
      expect(
        starts_at.toLocaleString('en-GB', {
          timeZone: 'Europe/Helsinki',
          weekday: 'short',
          hour: '2-digit',
          minute: '2-digit',
        }),
      ).toBe('Mon 00:00');
    expect((await log(league)).filter(({ message }) => message.startsWith('Now in effect'))).toHaveLength(1);
  });

  test('weights count from a day on that the preview names, and the days before keep theirs', async () => {
    const league = await open('in-season');
    const scoring = { ...DEFAULT_SCORING, goal: 2, win: 3, shutout: 0.5 };
    const [seen] = (await preview(league, { scoring })).body.changes;
    expect(seen).toMatchObject({
      effect: 'now',
      before_words: expect.stringMatching(/^goal 1, assist 1, goalie’s win 2, shutout 1/),
      counts_from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });
    expect([today, dayPlus(today, 1)]).toContain(seen?.counts_from);
    expect((await patch(league, { scoring })).status).toBe(200);
    expect(await query`select scoring from scoring_past where league_id = ${league.id}`).toEqual([
      { scoring: DEFAULT_SCORING },
    ]);
  });
});

describe('the rounds of drafts to come', () => {
  const AHEAD = ['2026-27', '2027-28', '2028-29'];

  test('bring their picks along: missing ones are made, untraded ones go, those of the season that was drafted stay', async () => {
    const league = await open('offseason');
    await picks(league, ['2025-26', ...AHEAD]);
    expect((await preview(league, { general_draft_length: 5, rookieDraftEnabled: false })).body.notes).toEqual([
      '18 draft picks of drafts to come will be added.',
      '9 draft picks of drafts to come will be taken away; none of them has been traded.',
    ]);
    expect((await patch(league, { general_draft_length: 5, rookieDraftEnabled: false })).status).toBe(200);
    expect(await rounds(league)).toEqual([
      { season: '2025-26', type: 'general', rounds: 3, count: 9 },
      { season: '2025-26', type: 'rookie', rounds: 1, count: 3 },
      ...AHEAD.map((season) => ({ season, type: 'general', rounds: 5, count: 15 })),
    ]);
    expect((await patch(league, { general_draft_length: 1 })).status).toBe(200);
    expect((await rounds(league)).at(-1)).toEqual({ season: '2028-29', type: 'general', rounds: 1, count: 3 });
  });

  test('are kept where a pick that would disappear has been traded, which is named, also by the preview', async () => {
    const league = await open('offseason');
    await picks(league, AHEAD);
    await tradeAway(league, '2027-28', 3);
    const message =
      'A pick that would disappear has been traded: Team 1’s general pick of round 3, 2027-28 (owned by Team 2).'.replace(
        '’',
        "'",
      );
    expect((await preview(league, { general_draft_length: 2 })).body.refusal).toMatchObject({
      name: 'picksTraded',
      message,
    });
    expectRefusal(await patch(league, { general_draft_length: 2, salary_cap: 1_000_000 }), 409, 'picksTraded', {
      message,
    });
    expect(await stands(league)).toMatchObject({ general_draft_length: 3, salary_cap: 20_000_000 });
    expect((await patch(league, { general_draft_length: 4 })).status).toBe(200);
  });

  test('that were to be fewer stay as they are when a pick has been traded meanwhile, and the log says why', async () => {
    const league = await open('in-season');
    await picks(league, AHEAD);
    await patch(league, { general_draft_length: 2, salary_cap: 15_000_000 });
    await tradeAway(league, '2026-27', 3);
    await go(league, 'offseason');
    expect((await go(league, 'protection')).status).toBe(200);
    expect(await stands(league)).toMatchObject({ general_draft_length: 3, salary_cap: 15_000_000 });
    expect((await log(league)).map(({ message }) => message)).toContain(
      "Cancelled for 2026-27: the number of general draft rounds from 3 to 2. A pick that would disappear has been traded: Team 1's general pick of round 3, 2026-27 (owned by Team 2).",
    );
    const french = await league.call<ActivityLogAnswer>(0, 'GET', '/activity-log', undefined, {
      'accept-language': 'fr',
    });
    expect(french.body.activities.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('choix de 3e ronde de Team 1, repêchage général 2026-27 (détenu par l’équipe Team 2).'),
    );
  });

  test('are fixed for a draft that has been created', async () => {
    const league = await open('annual-drafts');
    await picks(league, ['2025-26']);
    const draft = await league.openDraft('lobby');
    expectRefusal(await patch(league, { general_draft_length: 2 }), 409, 'draftExists', {
      field: 'general_draft_length',
    });
    expect((await patch(league, { rookie_draft_length: 2 })).status).toBe(200);
    await query`delete from draft where id = ${draft}`;
    expect((await patch(league, { general_draft_length: 2 })).status).toBe(200);
    expect(await rounds(league)).toEqual([
      { season: '2025-26', type: 'general', rounds: 2, count: 6 },
      { season: '2025-26', type: 'rookie', rounds: 2, count: 6 },
    ]);
  });
});

describe('what was agreed before', () => {
  test('an accepted trade is carried out although the cap was lowered over it', async () => {
    const league = await tradeLeague(app, { review: 24, form: { salary_cap: 10_000_000 } });
    const [star] = await league.hold(1, [forward(4_000_000)]);
    await league.hold(2, [forward(5_000_000)]);
    const { id } = await league.trade({ team: 1, gives: [player(star!.id), retain(star!.id, 40)] }, { team: 2 });
    const seen = await preview(league, { salary_cap: 5_000_000, retention_slots: 1 });
    expect(
      await patch(league, {
        salary_cap: 5_000_000,
        max_retention_perc: 5,
        trade_review_hours: 48,
        force: { reason: REASON, illegal_team_ids: seen.body.illegal.map(({ team_id }) => team_id) },
      }),
    ).toMatchObject({ status: 200 });
    await league.query('update trade set due_at = clock_timestamp() where id = $1', [id]);
    expect(await app.app.get(TradeSettlement).due(id)).toBe('executed');
    expect(await league.query('select percent, amount from retention where league_id = $1', [league.id])).toEqual([
      { percent: 40, amount: 1_600_000 },
    ]);
  });

  test('retained salaries beyond the new number stay, their team moves freely, and only a new one is refused', async () => {
    const league = await tradeLeague(app, { form: { retention_slots: 2 } });
    const [one, two, three] = await league.hold(1, [forward(2_000_000), forward(1_000_000), forward(3_000_000)]);
    await league.trade({ team: 1, gives: [player(one!.id), retain(one!.id, 25)] }, { team: 2 });
    await league.trade({ team: 1, gives: [player(two!.id), retain(two!.id, 25)] }, { team: 2 });
    const before = await league.query('select * from retention where league_id = $1 order by id', [league.id]);
    expect((await preview(league, { retention_slots: 1 })).body).toMatchObject({
      illegal: [],
      notes: ['Salaries that are retained already stay as they are; the change is for new ones.'],
    });
    expect(await patch(league, { retention_slots: 1, force: { reason: REASON, illegal_team_ids: [] } })).toMatchObject({
      status: 200,
    });
    expect(await league.query('select * from retention where league_id = $1 order by id', [league.id])).toEqual(before);
    const { effects } = await league.preview(
      1,
      { team: 1, gives: [player(three!.id), retain(three!.id, 10)] },
      { team: 2 },
    );
    expect(effects.legal).toBe(false);
    expect(JSON.stringify(effects.sides)).toMatch(/"rule":"retentionSlots","figure":3,"limit":1/);
    expect((await league.preview(1, { team: 1, gives: [player(three!.id)] }, { team: 2 })).effects.legal).toBe(true);
    expect(await league.move(1, 'drop', three!.id)).toMatchObject({ status: 200 });
  });

  test('picks of more seasons ahead are made at once, traded, and then none that may disappear', async () => {
    const league = await tradeLeague(app, { review: 0, phase: 'offseason' });
    await givePicks(league, { rounds: 10, seasons: ['2026-27', '2027-28', '2028-29'] });
    expect(await patch(league, { pick_seasons: 6 })).toMatchObject({ status: 422 });
    const seasons = async () =>
      (
        await query<{ season: string }>`select distinct season from draft_pick where league_id = ${league.id}
          and type = 'general' order by season`
      ).map(({ season }) => season);
    expect((await patch(league, { pick_seasons: 5 })).status).toBe(200);
    expect((await seasons()).slice(-2)).toEqual(['2029-30', '2030-31']);
    const far = (await league.picks(1))['2030-31 general 1'] ?? '';
    const { state } = await league.trade(
      { team: 1, gives: [{ kind: 'draft-pick', pick_id: far, condition: null }] },
      { team: 2 },
    );
    expect(state).toBe('executed');
    expectRefusal(await patch(league, { pick_seasons: 4 }), 409, 'picksTraded', {
      message: expect.stringContaining('round 1, 2030-31 (owned by'),
    });
    expect((await seasons()).at(-1)).toBe('2030-31');
    await league.query('update draft_pick set owner_team_id = original_team_id where id = $1', [far]);
    expect((await patch(league, { pick_seasons: 4 })).status).toBe(200);
    expect((await seasons()).at(-1)).toBe('2029-30');
  });

  test('a pick that is promised in an accepted trade is none that may disappear', async () => {
    const league = await tradeLeague(app, { review: 24, phase: 'offseason' });
    await givePicks(league, { rounds: 10, seasons: ['2026-27'] });
    const promised = (await league.picks(1))['2026-27 general 10'] ?? '';
    await league.trade({ team: 1, gives: [{ kind: 'draft-pick', pick_id: promised, condition: null }] }, { team: 2 });
    expectRefusal(await patch(league, { general_draft_length: 9 }), 409, 'picksTraded', {
      message: expect.stringContaining('round 10, 2026-27 (promised)'),
    });
  });
});

describe('who and what', () => {
  test('two commissioners at once: both changes hold, each log line begins where the other ended, and what was seen otherwise is refused', async () => {
    const league = await open('in-season');
    await query`update membership set is_commissioner = true where league_id = ${league.id}`;
    const answers = await Promise.all([
      patch(league, { salary_cap: 21_000_000, ir_slots: 4 }),
      patch(league, { salary_cap: 22_000_000, max_roster_size: 6 }, 1),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stands(league)).toMatchObject({ ir_slots: 4, max_roster_size: 6 });
    const steps = (await history(league)).filter(({ key }) => key === 'salary_cap').reverse();
    // A lower cap that came second has to wait.
    expect(steps[0]).toMatchObject({ before: 20_000_000, state: 'applied' });
    expect(steps[1]?.before).toBe(steps[0]?.after);
    const stale = await patch(league, { salary_cap: 30_000_000, seen: { salary_cap: 20_000_000 } }, 1);
    expect(stale).toMatchObject({ status: 409, body: { refusal: { name: 'settingsChanged', field: 'salary_cap' } } });
    expect(
      await patch(league, { salary_cap: 30_000_000, seen: { salary_cap: (await stands(league)).salary_cap } }, 1),
    ).toMatchObject({ status: 200 });
  });

  test('the same request twice is one change', async () => {
    const league = await open('in-season');
    const send = () =>
      league.call(0, 'PATCH', '/settings', { salary_cap: 30_000_000 }, { 'idempotency-key': 'settings-settings-1' });
    expect((await send()).body).toEqual((await send()).body);
    expect(await history(league)).toHaveLength(1);
  });

  test('a manager sees what is coming, and changes, previews and takes back nothing', async () => {
    const league = await open('in-season');
    await patch(league, { salary_cap: 15_000_000 });
    expect((await view(league, 2)).coming).toMatchObject([{ key: 'salary_cap' }]);
    expect((await patch(league, { ir_slots: 9 }, 1)).status).toBe(403);
    expect((await preview(league, { ir_slots: 9 }, 1)).status).toBe(403);
  });

  test.each([
    [{ scoring: { goal: 1, assist: 1, win: 1, shutout: 1, hits: 0.1 } }, 'scoring', 'hits'],
    [{ salary_cup: 90_000_000 }, 'salary_cup'],
    [{ league_type: 'redraft' }, 'league_type'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ trade_review_hours: 999 }, 'trade_review_hours'],
  ])('%j is refused with a word, and changes nothing', async (body, field, named = '') => {
    const league = await open('in-season');
    const before = await stands(league);
    expect(await patch(league, { ir_slots: 9, ...body })).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.stringContaining(named) } },
    });
    expect(await stands(league)).toEqual(before);
  });

  test.each([
    [{ keepers_more: 2 }, 'keepers_more', 'where players are kept by number or by the round given up'],
    [{ keepers_places: 3 }, 'keepers_places', 'Choose that too'],
    [
      { keeper_kind: 'number', protection_sheet_bench: 9 },
      'protection_sheet_bench',
      'where players are kept by dollars',
    ],
  ])('%j of another way to keep players is refused in a league that keeps by dollars', async (body, field, words) => {
    const league = await open('setup');
    const before = await stands(league);
    for (const answer of [await patch(league, body), await preview(league, body)])
      expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.stringContaining(words) } } });
    expect(await stands(league)).toEqual(before);
    // Together with its way it counts, and null clears what is not there.
    expect((await patch(league, { keepers_more: null })).status).toBe(200);
    const byNumber = { keeper_kind: 'number', keepers: 2, keepers_more: 2, keepers_places: 3 };
    expect((await patch(league, byNumber)).status).toBe(200);
    expect(await stands(league)).toMatchObject(byNumber);
  });

  test('the time of a review is logged with before and after', async () => {
    const league = await open('in-season');
    expect((await league.call(0, 'PATCH', '/settings', { trade_review_hours: 48 })).status).toBe(200);
    expect((await log(league))[0]).toMatchObject({
      message: expect.stringMatching(/ changed the review of trades from 24 hours to 48 hours\.$/),
      data: { kind: 'settings' },
    });
    expect((await history(league))[0]).toMatchObject({ key: 'trade_review_hours', before: 24, after: 48 });
  });
});
