import { describe, expect, it } from '@jest/globals';
import type { ActivityLogAnswer, HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { WaiverDecision } from '../free-agents/waiver-decision.service.js';
import { type seedLeague, seedPlayers, SMALL_DRAFT, somePlayers, type SeededLeague } from '../testing/draft-fixture.js';
import { fillTeams } from './season/testing/season-league.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const FIRST = 8_700_001;
const HELD = 3;

const { app, db, seed, query } = await fileApp();
await seedPlayers(db, somePlayers(60, FIRST));

/** Four teams with three players each and one free place; the first team leads the table. */
async function inSeason(form: Parameters<typeof seedLeague>[1]['form'] = {}): Promise<SeededLeague> {
  const of = await seed({ form: { ...SMALL_DRAFT, max_roster_size: 4, midseason_rounds: 2, ...form } });
  await db.query(`update league set phase = 'in-season' where id = $1`, [of.leagueId]);
  await fillTeams(db, of, { first: FIRST, seasons: ['2025-26'], held: HELD });
  return of;
}

const create = (of: SeededLeague, by = of.commissioner) =>
  by.call<Refused & { draft_id: string }>('POST', `/api/${of.leagueId}/drafts`, {
    type: 'mid-season',
    clock: { seconds: 3600 },
  });

async function begun(of: SeededLeague): Promise<{ path: string; snapshot: () => Promise<DraftSnapshot> }> {
  const path = `/api/${of.leagueId}/drafts/${(await create(of)).body.draft_id}`;
  await of.commissioner.must('POST', `${path}/begin`, {});
  return { path, snapshot: () => of.commissioner.must<DraftSnapshot>('GET', path) };
}

const pick = (of: SeededLeague, path: string, team: number, overall: number, playerId: number) =>
  of.teams[team]!.manager!.call<Refused>('POST', `${path}/picks`, { overall, player_id: playerId });
const drop = (of: SeededLeague, team: number, playerId: number) =>
  of.teams[team]!.manager!.call<Refused>('POST', `/api/${of.leagueId}/teams/${of.teams[team]!.id}/moves`, {
    moves: [{ type: 'drop', player_id: playerId }],
  });
const onTeam = async (of: SeededLeague, playerId: number) =>
  (
    await query<{ team_id: string; place: string }>`select team_id, place from roster_entry
    where league_id = ${of.leagueId} and player_id = ${playerId}`
  )[0];
const free = (number: number) => FIRST + 4 * HELD + number;

describe('a mid-season draft', () => {
  it('is created by a commissioner, in season, where the league has one, with the worst team first', async () => {
    const none = await inSeason({ midseason_rounds: 0 });
    expect(await create(none)).toMatchObject({ status: 409, body: { refusal: { name: 'noSuchDraft' } } });
    const of = await inSeason();
    expect(await create(of, of.teams[1]!.manager!)).toMatchObject({ status: 403 });
    await db.query(`update league set phase = 'annual-drafts' where id = $1`, [of.leagueId]);
    expect(await create(of)).toMatchObject({ status: 409, body: { refusal: { name: 'wrongPhase' } } });
    await db.query(`update league set phase = 'in-season' where id = $1`, [of.leagueId]);
    const { draft_id } = (await create(of)).body;
    const { state, standings } = await of.commissioner.must<DraftSnapshot>(
      'GET',
      `/api/${of.leagueId}/drafts/${draft_id}`,
    );
    expect(state).toMatchObject({
      type: 'mid-season',
      kind: 'annual',
      name: '2025-26 mid-season draft',
      rounds: 2,
      order: { kind: 'linear', source: 'standings', teamIds: of.teams.map(({ id }) => id).toReversed() },
    });
    expect(standings).toBe(true);
    const home = await of.commissioner.must<HomeAnswer>('GET', `/api/${of.leagueId}/home`);
    expect(home.furtherPicks.map(({ type, season }) => [type, season])).toEqual(
      Array.from({ length: 8 }, () => ['mid-season', '2025-26']),
    );
    expect([...home.generalPicks, ...home.rookiePicks].some(({ type }) => type === 'mid-season')).toBe(false);
  });

  it('drafts players who are on no team and not on waivers, onto the roster, as far as there is room', async () => {
    const of = await inSeason();
    await drop(of, 0, FIRST);
    const { path, snapshot } = await begun(of);
    const { players } = await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`);
    const pool = new Set(players.map(({ id }) => id));
    expect([pool.has(FIRST), pool.has(FIRST + 1), pool.has(free(0))]).toEqual([false, false, true]);
    expect(await pick(of, path, 3, 1, free(0))).toMatchObject({ status: 200 });
    expect(await onTeam(of, free(0))).toEqual({ team_id: of.teams[3]!.id, place: 'active' });
    for (const [overall, team] of [
      [2, 2],
      [3, 1],
      [4, 0],
    ] as const)
      await pick(of, path, team, overall, free(overall));
    expectRefusal(await pick(of, path, 3, 5, free(5)), 409, 'rosterFull', {
      figure: 5,
      limit: 4,
      fix: expect.stringContaining('Drop a player'),
    });
    expect(await drop(of, 3, FIRST + 3 * HELD)).toMatchObject({ status: 200 });
    expect((await snapshot()).state.teams[3]?.holdings).toMatchObject({ F: expect.any(Number) });
    expect(await pick(of, path, 3, 5, free(5))).toMatchObject({ status: 200 });
    await of.commissioner.must('POST', `${path}/undo`, { overall: 5 });
    expect(await onTeam(of, free(5))).toBeUndefined();
    expect((await snapshot()).state.onClock?.overall).toBe(5);
  });

  it('keeps other free agents and waivers waiting until it has ended', async () => {
    const of = await inSeason();
    await drop(of, 0, FIRST);
    const { path } = await begun(of);
    expectRefusal(
      await of.teams[1]!.manager!.call<Refused>('POST', `/api/${of.leagueId}/free-agents/add`, { player_id: free(0) }),
      409,
      'draftRunning',
    );
    await db.query(`update waiver set clears_at = now() - interval '1 minute' where league_id = $1`, [of.leagueId]);
    const resolved = async () => {
      await app.app.get(WaiverDecision).resolveDue();
      const { rows } = await db.query('select resolved_at from waiver where league_id = $1', [of.leagueId]);
      return rows.map(({ resolved_at }) => resolved_at !== null);
    };
    expect(await resolved()).toEqual([false]);
    await of.commissioner.must('POST', `${path}/end`, { confirm: true });
    expect(await resolved()).toEqual([true]);
  });

  it('lets two moves at once and a pick follow each other', async () => {
    const of = await inSeason();
    const { path, snapshot } = await begun(of);
    const answers = await Promise.all([drop(of, 0, FIRST), drop(of, 1, FIRST + HELD), pick(of, path, 3, 1, free(0))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { state } = await snapshot();
    const sizes = state.teams.map(({ holdings: { F, D, G } }) => F + D + G);
    expect(sizes).toEqual([2, 2, 3, 4]);
  });

  it('must be held or removed before the season ends; picks of one that was not held lapse', async () => {
    const of = await inSeason();
    const { draft_id } = (await create(of)).body;
    const end = () =>
      of.commissioner.call<Refused>('POST', `/api/${of.leagueId}/phase`, {
        to: 'offseason',
        override_reason: 'For this test',
      });
    expect(await end()).toMatchObject({ status: 409, body: { refusal: { name: 'draftMissing' } } });
    await of.commissioner.must('DELETE', `/api/${of.leagueId}/drafts/${draft_id}`);
    expect(await end()).toMatchObject({ status: 200 });
    const { activities } = await of.commissioner.must<ActivityLogAnswer>('GET', `/api/${of.leagueId}/activity-log`);
    expect(activities.map(({ message }) => message).join(' ')).toContain(
      'The mid-season draft was not held: 8 picks lapsed.',
    );
    const home = await of.commissioner.must<HomeAnswer>('GET', `/api/${of.leagueId}/home`);
    expect(home.furtherPicks.filter(({ season }) => season === '2025-26')).toEqual([]);
  });
});
