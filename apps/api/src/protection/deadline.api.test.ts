import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { PublishedSheetsAnswer, SheetAnswer } from '@crease/core/protection/protection.schema.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { eventually } from '../testing/patience.js';
import { NO_MINIMUMS, playLeague, seedOf, type PlayLeague } from '../testing/play-fixture.js';
import { SheetReminder } from './sheet-reminder.service.js';
import { fileApp } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, query, sweep } = await fileApp();

const FORM = {
  num_teams: 2,
  max_roster_size: 5,
  ...NO_MINIMUMS,
  general_draft_length: 2,
  rookie_draft_length: 1,
  protection_sheet_limit: 5,
  min_forwards_protected: 0,
  min_defense_protected: 0,
  min_goalies_protected: 0,
  protection_bench_size: 0,
};
const HOUR = 3_600_000;
const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString();

let league: PlayLeague;
const open = (more: object) => league.call(0, 'POST', '/phase', { to: 'protection', ...more });
const put = (deadline: string, more: object = {}) =>
  league.call(0, 'PUT', '/protection-deadline', { deadline, ...more });
const reopen = (deadline: string, by = 0) => league.call(by, 'POST', '/protection-deadline/reopen', { deadline });
const phaseOf = () => league.get<PhaseAnswer>(0, '/phase');
const newest = async () => (await league.get<ActivityLogAnswer>(0, '/activity-log')).activities[0];
const timeIsUp = () =>
  query`update protection_round set deadline = now() - interval '1 second' where league_id = ${league.id}`;
const locks = () =>
  eventually(async () => {
    await sweep();
    expect((await phaseOf()).protection_locked_at).not.toBeNull();
  });
const rosters = () =>
  query`select player_id, team_id, place, acquired_at::text, acquired_by, since::text from roster_entry where league_id = ${league.id} order by player_id`;
const past = () => query`select player_id from roster_past where league_id = ${league.id}`;

beforeEach(async () => {
  league = await playLeague(app, { form: FORM, phase: 'offseason' });
});

describe('the deadline of the sheets', () => {
  test('is asked for when protection begins: a round without one would never end', async () => {
    expectRefusal(await open({}), 422, 'deadlineMissing', { field: 'protection_deadline' });
    expect((await phaseOf()).phase).toBe('offseason');
  });

  test('lies at least an hour ahead, unless it is confirmed', async () => {
    const soon = inFuture(6_000);
    expectRefusal(await open({ protection_deadline: soon }), 422, 'deadlineSoon', { field: 'protection_deadline' });
    expect((await open({ protection_deadline: inFuture(2 * HOUR) })).status).toBe(200);
    expectRefusal(await put(soon), 422, 'deadlineSoon', { field: 'deadline' });
    expect((await put(inFuture(HOUR / 2), { confirm_soon: true })).status).toBe(200);
  });

  test('is moved until it has passed; both ways are logged with what it was, by the league’s clock', async () => {
    await open({ protection_deadline: inFuture(40 * 24 * HOUR) });
    const first = (await phaseOf()).protection_deadline ?? '';
    expect((await put(new Date(Date.parse(first) - HOUR).toISOString())).status).toBe(200);
    expect((await newest())?.message).toMatch(
      /^The deadline of the protection sheets is earlier: \w{3}, .* E[DS]T\. It was \w{3}, .* E[DS]T\.$/,
    );
    expect((await put(first)).status).toBe(200);
    expect((await newest())?.message).toContain('is later: ');
    await timeIsUp();
    expectRefusal(await put(inFuture(3 * HOUR)), 409, 'sheetsClosed');
  });

  test('is told in the log a day before, once for each deadline', async () => {
    expect((await open({ protection_deadline: inFuture(30 * HOUR) })).status).toBe(200);
    const near = async () => {
      for (const _ of [1, 2]) await app.app.get(SheetReminder).tellNear();
      const { body } = await league.call<ActivityLogAnswer>(1, 'GET', '/activity-log');
      return body.activities.filter(({ message }) => message.startsWith('The protection sheets are due in a day: '));
    };
    expect(await near()).toEqual([]);
    expect((await put(inFuture(23.5 * HOUR))).status).toBe(200);
    expect(await near()).toHaveLength(1);
    expect((await put(inFuture(23.4 * HOUR))).status).toBe(200);
    expect(await near()).toHaveLength(2);
  });

  test('a round that has none, from an earlier time, says so and can be given one', async () => {
    await open({ protection_deadline: inFuture(2 * HOUR) });
    await query`update protection_round set deadline = null where league_id = ${league.id}`;
    expect((await phaseOf()).obstacles).toMatchObject([
      { name: 'sheetsOpen', message: expect.stringContaining('no deadline'), final: true },
    ]);
    expect((await put(inFuture(2 * HOUR))).status).toBe(200);
  });
});

describe('sheets that were locked by mistake', () => {
  const locked = async () => {
    const [kept, gone] = await league.hold(0, [seedOf('F', 4), seedOf('F', 4)]);
    await league.hold(1, [{ position: 'D', capHit: 9 }]);
    expect((await open({ protection_deadline: inFuture(2 * HOUR) })).status).toBe(200);
    await league.call(0, 'PUT', '/protection-sheet', { core: [kept?.id], bench: [] });
    const before = { rosters: await rosters(), past: await past() };
    await timeIsUp();
    await locks();
    expect(await league.places(1)).toEqual({});
    return { kept, gone, before };
  };

  test('open again with a new deadline: everybody is back where they were, and sheets are as they were saved', async () => {
    const { kept, gone, before } = await locked();
    expect((await phaseOf()).reopening).toEqual({ released: 2, obstacles: [] });
    const { sheets } = await league.get<PublishedSheetsAnswer>(1, '/protection-sheets');
    const own = sheets.find(({ team_id }) => team_id === league.teams[0]);
    expect(own?.core).toMatchObject([{ player_id: kept?.id }]);
    expect(own?.released).toMatchObject([{ player_id: gone?.id, cap_hit: 4 }]);
    expect(sheets.flatMap(({ released }) => released)).toHaveLength(2);
    expect((await reopen(inFuture(3 * HOUR), 1)).status).toBe(403);
    expectRefusal(await reopen(inFuture(HOUR / 2)), 422, 'deadlineSoon');
    expect((await reopen(inFuture(3 * HOUR))).status).toBe(200);
    expect({ rosters: await rosters(), past: await past() }).toEqual(before);
    expect(await league.get<SheetAnswer>(0, '/protection-sheet')).toMatchObject({
      open: true,
      automatic: false,
      core: [kept?.id],
    });
    expect(await league.get<SheetAnswer>(1, '/protection-sheet')).toMatchObject({
      open: true,
      empty: true,
      automatic: false,
    });
    expect((await league.get<PublishedSheetsAnswer>(1, '/protection-sheets')).sheets).toEqual([]);
    expect(await newest()).toMatchObject({
      actor_id: league.manager(0).userId,
      message: expect.stringContaining(
        'The commissioner opened the protection sheets again: 2 released players are back on their teams.',
      ),
    });
    await timeIsUp();
    await locks();
    expect(Object.keys(await league.places(0))).toEqual([String(kept?.id)]);
  });

  test('stay locked once a released player is on a team, a draft has begun, or the league has gone on', async () => {
    const { gone } = await locked();
    await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values (${league.id}, ${gone?.id}, ${league.teams[1]}, 'active', 'test')`;
    expectRefusal(await reopen(inFuture(3 * HOUR)), 409, 'releasedTaken');
    expect((await phaseOf()).reopening?.obstacles).toHaveLength(1);
    await query`delete from roster_entry where league_id = ${league.id} and player_id = ${gone?.id}`;
    const draft = await league.openDraft('ended');
    await query`update draft set begun_at = clock_timestamp() where id = ${draft}`;
    expectRefusal(await reopen(inFuture(3 * HOUR)), 409, 'draftBegun');
    await query`delete from draft where id = ${draft}`;
    expect((await league.call(0, 'POST', '/phase', { to: 'annual-drafts' })).status).toBe(200);
    expectRefusal(await reopen(inFuture(3 * HOUR)), 409, 'notInProtection');
    expect(
      await league.call(0, 'POST', '/phase/take-back', { change_id: (await phaseOf()).taking_back?.id }),
    ).toMatchObject({ status: 200 });
    expect((await reopen(inFuture(3 * HOUR))).status).toBe(200);
  });

  test('cannot be opened while they are open', async () => {
    await open({ protection_deadline: inFuture(2 * HOUR) });
    expectRefusal(await reopen(inFuture(3 * HOUR)), 409, 'sheetsNotLocked');
  });
});
