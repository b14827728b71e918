import { afterAll, describe, expect, test } from '@jest/globals';
import type { LeagueType } from '@crease/core/leagues/league.rules.js';
import type { Position } from '@crease/core/position.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { importFile, importPlayers, LeagueLife, type LifePlayer } from '../testing/league-life.js';
import { eventually } from '../testing/patience.js';
import type { Caller } from '../testing/room-client.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { timeMachine, type TimeMachine } from '../testing/time-machine.js';

/*
 * Two whole seasons, from sign-up to the second one's end, over HTTP and sockets, on a simulated clock. A league must
 * never lose its picks, its salaries, and a legal move for every team.
 */

const SEASONS = ['2026-27', '2027-28', '2028-29'];
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** A separate app in summer 2026, with its first season's players. */
async function summer(): Promise<{ app: TestApp; time: TimeMachine }> {
  const time = await timeMachine('2026-08-20T15:00:00Z');
  closing.push(() => time.close());
  const app = await startTestApp({ databaseUrl: time.url });
  closing.push(() => app.close());
  await importPlayers(time, [...veterans, ...rookies], SEASONS);
  return { app, time };
}

async function begin(type: LeagueType, managers: readonly string[]): Promise<LeagueLife> {
  const { app, time } = await summer();
  const life = await LeagueLife.begin(app, time, type, managers);
  closing.push(() => life.end());
  return life;
}

const PATTERN: readonly Position[] = ['F', 'F', 'D', 'F', 'D', 'F', 'G', 'F', 'D', 'F'];
const hit = (index: number): number => Math.max(800_000, Math.round((8_500_000 * Math.exp(-index / 80)) / 1000) * 1000);
const birthday = (year: number, index: number) => `${year}-0${(index % 9) + 1}-1${index % 10}`;

/** Veterans, best first; every third contract ends with the first season. */
const veterans: LifePlayer[] = Array.from({ length: 420 }, (_, index) => ({
  id: 8_100_001 + index,
  position: PATTERN[index % PATTERN.length] ?? 'F',
  hits: Object.fromEntries(SEASONS.slice(0, index % 3 === 0 ? 1 : 3).map((season) => [season, hit(index)])),
  birthDate: birthday(1994, index),
  draftYear: null,
}));
const rookieClass = (year: number, count: number, firstId: number): LifePlayer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: firstId + index,
    position: PATTERN[(index + 3) % PATTERN.length] ?? 'F',
    hits: Object.fromEntries(SEASONS.map((season) => [season, 950_000])),
    birthDate: birthday(year - 19, index),
    draftYear: year,
  }));
const rookies = rookieClass(2026, 150, 8_200_001);
const nextClass = rookieClass(2027, 70, 8_300_001);
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String.fromCharCode(97 + index)}`);

/** Imports a night's games: every active player scores points by their number, and every second goalie wins. */
async function night(life: LeagueLife, season: string, day: string, game: number): Promise<void> {
  const lines = ['nhl_id,game_id,season,day,g,a,w,so'];
  for (const { teamId } of life.managers) {
    for (const { player_id, position, place } of await life.held(teamId)) {
      if (place !== 'active') continue;
      lines.push(
        [
          player_id,
          `${season}-${game}`,
          season,
          day,
          position === 'G' ? 0 : player_id % 3,
          position === 'G' ? 0 : player_id % 2,
          position === 'G' ? player_id % 2 : 0,
          0,
        ].join(','),
      );
    }
  }
  await importFile(life.time, 'games', lines);
}

/** Expects a legal move for every team, and that every fix in a refusal is legal. */
async function everyTeamCanMove(life: LeagueLife): Promise<void> {
  const stuck: string[] = [];
  const wrong: unknown[] = [];
  for (const { teamId } of life.managers) {
    const { legal, advice } = await life.waysOn(teamId);
    if (!legal) stuck.push(teamId);
    wrong.push(...advice.filter(({ refusal }) => refusal !== null));
  }
  expect(stuck).toEqual([]);
  expect(wrong).toEqual([]);
}

function expectWholeBoard(state: { slots: readonly { status: string; player: unknown }[] }, picks: number): void {
  expect(state.slots).toHaveLength(picks);
  expect(state.slots.filter(({ status, player }) => status !== 'taken' || player === null)).toEqual([]);
}

describe('a default dynasty of twelve', () => {
  test('lives through two seasons: both annual drafts use all their picks, rookies come up, retained salary runs out, and champions are named', async () => {
    const life = await begin('dynasty', names('dyn', 12));

    expect(await life.go('startup-drafts')).toMatchObject({ status: 200 });
    expectWholeBoard(await life.draft('rookie'), 120);
    expectWholeBoard(await life.draft('general'), 240);
    expect(await life.go('in-season', { season_starts_on: '2026-10-06', season_ends_on: '2027-04-15' })).toMatchObject({
      status: 200,
      body: { season: '2026-27' },
    });
    await everyTeamCanMove(life);

    // Games are played, and a trade retains a quarter of a contract that ends this season.
    await life.until('2026-10-20T16:00:00Z');
    for (const [index, day] of ['2026-10-08', '2026-10-11', '2026-10-15'].entries())
      await night(life, '2026-27', day, index + 1);
    const [seller, buyer] = [3, 4].map((index) => ({
      teamId: life.manager(index).teamId,
      get caller() {
        return life.manager(index).caller;
      },
    })) as [LifeSide, LifeSide];
    const theirs = (await life.held(buyer.teamId)).filter(({ place }) => place === 'active');
    const [pair] = (await life.held(seller.teamId)).flatMap((ending) => {
      const { player_id, place, position, cap_hit } = ending;
      if (place !== 'active' || veterans.find(({ id }) => id === player_id)?.hits['2027-28'] !== undefined) return [];
      const back = theirs.find((player) => player.position === position && player.cap_hit <= cap_hit * 2);
      return back === undefined ? [] : [{ ending, back }];
    });
    if (pair === undefined) throw new Error('nobody to trade');
    const { ending, back } = pair;
    const offer = await seller.caller.must<{ trade_id: string }>('POST', life.path('/trades'), {
      sides: [
        {
          team_id: seller.teamId,
          assets: [
            { kind: 'player', player_id: ending.player_id },
            { kind: 'retention', player_id: ending.player_id, percent: 25 },
          ],
          moves: [],
        },
        { team_id: buyer.teamId, assets: [{ kind: 'player', player_id: back.player_id }], moves: [] },
      ],
    });
    const shown = await buyer.caller.must<{ version: number; hash: string }>(
      'GET',
      life.path(`/trade/${offer.trade_id}`),
    );
    await buyer.caller.must('POST', life.path(`/trades/${offer.trade_id}/accept`), {
      version: shown.version,
      hash: shown.hash,
    });
    await life.until('2026-10-22T16:00:00Z');
    await eventually(async () =>
      expect((await life.held(buyer.teamId)).map(({ player_id }) => player_id)).toContain(ending.player_id),
    );
    const retained = async (teamId: string) =>
      (
        await seller.caller.must<{ teams: { team_id: string; salary_retained: number }[] }>('GET', life.path())
      ).teams.find(({ team_id }) => team_id === teamId)?.salary_retained;
    expect(await retained(seller.teamId)).toBe(Math.floor(ending.cap_hit / 4));

    const risers = (await life.held(life.manager(0).teamId)).filter(({ place }) => place === 'rookie').slice(0, 3);
    await importFile(life.time, 'skater-stats', [
      'nhl_id,season,gp,g,a',
      ...risers.filter(({ position }) => position !== 'G').map(({ player_id }) => `${player_id},2026-27,70,10,10`),
    ]);
    const risen = risers.filter(({ position }) => position !== 'G').map(({ player_id }) => player_id);
    expect(risen.length).toBeGreaterThan(0);

    await life.until('2027-04-20T16:00:00Z');
    expect(await life.go('offseason')).toMatchObject({ status: 200 });
    expect((await life.log()).filter((line) => /champion/i.test(line))).toHaveLength(1);
    await everyTeamCanMove(life);
    expect(
      (await life.held(life.manager(0).teamId)).filter(
        ({ player_id, place }) => risen.includes(player_id) && place === 'active',
      ),
    ).toHaveLength(risen.length);

    await life.commissioner.must('PATCH', life.path('/settings'), { salary_cap: 92_000_000 });

    await life.until('2027-06-20T16:00:00Z');
    await importPlayers(life.time, nextClass, SEASONS.slice(1));
    expect(await life.go('protection', { protection_deadline: '2027-06-27T16:00:00Z' })).toMatchObject({
      status: 200,
      body: { season: '2027-28' },
    });
    expect(await retained(seller.teamId)).toBe(0);
    await everyTeamCanMove(life);
    for (const { teamId, caller } of life.managers.slice(0, 4)) {
      const [dear] = (await life.held(teamId))
        .filter(({ place }) => place === 'active')
        .sort((a, b) => b.cap_hit - a.cap_hit);
      await caller.must('PUT', life.path('/protection-sheet'), { core: dear ? [dear.player_id] : [], bench: [] });
    }
    await life.until('2027-06-28T16:00:00Z');
    expect(await life.go('annual-drafts')).toMatchObject({ status: 200 });
    await everyTeamCanMove(life);
    expectWholeBoard(await life.draft('rookie'), 48);
    expectWholeBoard(await life.draft('general'), 120);

    await makeLegal(life);
    await life.until('2027-10-01T16:00:00Z');
    await makeLegal(life);
    expect(await life.go('in-season', { season_starts_on: '2027-10-05', season_ends_on: '2028-04-13' })).toMatchObject({
      status: 200,
      body: { season: '2027-28' },
    });
    await everyTeamCanMove(life);
    await life.until('2027-10-25T16:00:00Z');
    for (const [index, day] of ['2027-10-07', '2027-10-10'].entries()) await night(life, '2027-28', day, index + 101);
    await life.until('2028-04-20T16:00:00Z');
    expect(await life.go('offseason')).toMatchObject({ status: 200 });
    expect((await life.log()).filter((line) => /champion/i.test(line))).toHaveLength(2);
    await everyTeamCanMove(life);
  }, 240_000);
});

describe('a redraft of eight', () => {
  test('lives through two seasons: rosters empty in between, both drafts use all their picks, and champions are named', async () => {
    const life = await begin('redraft', names('red', 8));
    for (const [season, from, to, draftDay] of [
      ['2026-27', '2026-10-06', '2027-04-15', '2026-09-20T16:00:00Z'],
      ['2027-28', '2027-10-05', '2028-04-13', '2027-09-20T16:00:00Z'],
    ] as const) {
      await life.until(draftDay);
      const first = season === '2026-27';
      expect(await life.go(first ? 'startup-drafts' : 'annual-drafts')).toMatchObject({
        status: 200,
        body: { season },
      });
      for (const { teamId } of life.managers) expect(await life.held(teamId)).toEqual([]);
      expectWholeBoard(await life.draft('general'), 160);
      expect(await life.go('in-season', { season_starts_on: from, season_ends_on: to })).toMatchObject({
        status: 200,
        body: { season },
      });
      await everyTeamCanMove(life);
      await life.until(`${from.slice(0, 4)}-10-20T16:00:00Z`);
      for (const [index, day] of [5, 8, 11].entries())
        await night(life, season, `${from.slice(0, 8)}${String(day).padStart(2, '0')}`, index + 1);
      await everyTeamAddsSomebody(life);
      await life.until(`${to.slice(0, 4)}-04-20T16:00:00Z`);
      expect(await life.go('offseason')).toMatchObject({ status: 200 });
      expect((await life.log()).filter((line) => /champion/i.test(line))).toHaveLength(first ? 1 : 2);
    }
  }, 240_000);
});

/** Every team uses a pick of its week to add a player and drop one. */
async function everyTeamAddsSomebody(life: LeagueLife): Promise<void> {
  for (const { teamId, caller } of life.managers) {
    const { rows } = await life.admin.query<{ id: number; position: Position }>(
      `select p.id, p.position from player p where p.position = 'F' and not exists (select 1 from roster_entry r where r.league_id = $1 and r.player_id = p.id)
         and not exists (select 1 from waiver w where w.league_id = $1 and w.player_id = p.id and w.resolved_at is null) order by p.rank desc limit 1`,
      [life.leagueId],
    );
    const out = (await life.held(teamId))
      .filter(({ position, place }) => position === 'F' && place === 'active')
      .sort((a, b) => b.cap_hit - a.cap_hit)[0];
    const [free] = rows;
    if (!free || !out) throw new Error('nobody to add or to drop');
    expect(
      await caller.call('POST', life.path('/free-agents/add'), {
        player_id: free.id,
        drop_player_ids: [out.player_id],
      }),
    ).toMatchObject({ status: 200 });
  }
}

interface LifeSide {
  readonly teamId: string;
  readonly caller: Caller;
}

async function makeLegal(life: LeagueLife): Promise<void> {
  for (let step = 0; ; step += 1) {
    const { todo } = await life.commissioner.must<PhaseAnswer>('GET', life.path('/phase'));
    const [team] = todo;
    const rule = team?.todo[0]?.rule;
    if (team === undefined || rule === undefined) return;
    if (step > 400) throw new Error(`${team.name} goes on and on: ${JSON.stringify(team.todo)}`);
    const held = await life.held(team.team_id);
    const minimums = { F: 9, D: 5, G: 2 };
    const count = (position: Position) =>
      held.filter((one) => one.place === 'active' && one.position === position).length;
    // Out of season the product does not enforce minimums, so check them here.
    const active = held
      .filter(({ place, position }) => place === 'active' && count(position) > minimums[position])
      .sort((a, b) => a.cap_hit - b.cap_hit);
    const going = {
      rookieBank: held.find(({ place }) => place === 'rookie'),
      rosterSize: active[0],
      cap: active.at(-1),
    }[rule];
    if (!going) throw new Error(`${team.name} must still mend ${JSON.stringify(team.todo)}`);
    expect(await life.move(team.team_id, [{ type: 'drop', player_id: going.player_id }])).toMatchObject({
      status: 200,
    });
  }
}
