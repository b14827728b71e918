import { afterAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { withSetting } from '@crease/core/leagues/playable.rules.js';
import { leagueFormDefaults, type LeagueForm, type LeagueType } from '@crease/core/leagues/league.rules.js';
import type { Position } from '@crease/core/position.js';
import { seasonPlus, startYear } from '@crease/core/season.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { Database } from '../platform/database/database.js';
import { PointsService } from '../points/points.service.js';
import { LeagueLife } from '../testing/league-life.js';
import { startTestApp } from '../testing/test-app.js';
import { timeMachine } from '../testing/time-machine.js';
import { loadSamplePlayers } from './load-sample.js';
import { importSampleGames } from './sample-games.import.js';

/*
 * Three seasons on the sample as it is shipped, without imports: a league of each kind of keeper, with the form's
 * defaults but for the number of teams (SEASONS_TEAMS plays them with more). Every draft and season begins and ends.
 */

const FIRST = '2026-27';
const TEAMS = Number(process.env.SEASONS_TEAMS ?? 2);
const time = await timeMachine('2026-08-20T15:00:00Z');
const app = await startTestApp({ databaseUrl: time.url });
const connection = new pg.Client({ connectionString: time.url });
await connection.connect();
const lives: LeagueLife[] = [];
afterAll(async () => {
  for (const life of lives) await life.end();
  await connection.end();
  await app.close();
  await time.close();
});

const dynasty = leagueFormDefaults('dynasty');
const KINDS: readonly { readonly name: string; readonly type: LeagueType; readonly form: LeagueForm }[] = [
  { name: 'dollars', type: 'dynasty', form: dynasty },
  { name: 'number', type: 'dynasty', form: withSetting(dynasty, 'keeper_kind', 'number') },
  { name: 'round', type: 'dynasty', form: withSetting(dynasty, 'keeper_kind', 'round') },
  { name: 'full', type: 'dynasty', form: { ...dynasty, protectionSheetsEnabled: false } },
  { name: 'redraft', type: 'redraft', form: leagueFormDefaults('redraft') },
];

const each = async (work: (life: LeagueLife, kind: (typeof KINDS)[number]) => Promise<void>): Promise<void> => {
  for (const [index, kind] of KINDS.entries()) {
    const life = lives[index];
    if (!life) throw new Error(`${kind.name} was not begun`);
    await work(life, kind).catch((cause: unknown) => {
      throw new Error(`${kind.name}: ${String(cause)}`, { cause });
    });
  }
};
const until = async (at: string): Promise<void> => {
  await time.travel(at, app);
  for (const life of lives) await life.signInAgain();
};
const go = async (life: LeagueLife, to: string, more: object = {}): Promise<void> => {
  const answer = await life.go(to, more);
  if (answer.status !== 200) throw new Error(`${to}: ${JSON.stringify(answer.body)}`);
};

/** What the league says that teams must still do is done: they drop the cheapest, or the dearest, whom no minimum needs. */
async function makeLegal(life: LeagueLife, { min_forwards: F, min_defense: D, min_goalies: G }: LeagueForm) {
  const minimums = { F, D, G };
  for (let step = 0; step < 200; step += 1) {
    const { todo } = await life.commissioner.must<PhaseAnswer>('GET', life.path('/phase'));
    const [team] = todo;
    const rule = team?.todo[0]?.rule;
    if (team === undefined || rule === undefined) return;
    const held = await life.held(team.team_id);
    const count = (position: Position) =>
      held.filter((one) => one.place === 'active' && one.position === position).length;
    const spare = held
      .filter(({ place, position }) => place === 'active' && count(position) > minimums[position])
      .sort((one, two) => one.cap_hit - two.cap_hit);
    const going = { rookieBank: held.find(({ place }) => place === 'rookie'), rosterSize: spare[0], cap: spare.at(-1) }[
      rule
    ];
    if (!going) throw new Error(`${team.name} cannot mend ${JSON.stringify(team.todo)}`);
    const { status, body } = await life.move(team.team_id, [{ type: 'drop', player_id: going.player_id }]);
    if (status !== 200) throw new Error(`${team.name} cannot drop: ${JSON.stringify(body)}`);
  }
  throw new Error('teams go on and on');
}

describe('three seasons on the sample as shipped', () => {
  test('of a league of each kind of keeper: every draft and season begins and ends', async () => {
    const database = app.app.get(Database);
    await loadSamplePlayers(database.db, FIRST);
    for (const [index, { type, form }] of KINDS.entries()) {
      const names = Array.from({ length: TEAMS }, (_, team) => `sample${'abcde'[index]}${'klmnopqrstuv'[team]}`);
      lives.push(await LeagueLife.begin(app, time, type, names, { ...form, num_teams: TEAMS, league_name: 'Pond' }));
    }
    for (let year = 0; year < 3; year += 1) {
      const season = seasonPlus(FIRST, year);
      const [from, to] = [startYear(season), startYear(season) + 1];
      if (year > 0) await until(`${from}-07-02T16:00:00Z`);
      await each(async (life, { type, form }) => {
        if (year === 0) await go(life, 'startup-drafts');
        else if (type === 'dynasty' && form.protectionSheetsEnabled)
          await go(life, 'protection', { protection_deadline: `${from}-08-01T16:00:00Z` });
      });
      if (year > 0) await until(`${from}-08-02T16:00:00Z`);
      await each(async (life, { type, form }) => {
        if (year > 0) await go(life, 'annual-drafts');
        if (type === 'dynasty') {
          const board = await life.draft('rookie', { skips: true });
          expect(board.slots.filter(({ status }) => status === 'taken').length).toBeGreaterThan(0);
        }
        await life.draft('general', { skips: true });
        await makeLegal(life, form);
      });
      await until(`${from}-10-01T16:00:00Z`);
      await each((life) => go(life, 'in-season', { season_starts_on: `${from}-10-06`, season_ends_on: `${to}-04-15` }));
      await until(`${from}-10-12T16:00:00Z`);
      const days = { season, from: `${from}-10-06`, to: `${from}-10-09`, now: new Date(await time.now()) };
      expect(await importSampleGames(connection, days)).toMatchObject({ ok: true });
      await app.app.get(PointsService).accrueDue();
      await until(`${to}-04-20T16:00:00Z`);
      await each(async (life) => {
        await go(life, 'offseason');
        expect((await life.log()).filter((line) => /champion/i.test(line))).toHaveLength(year + 1);
      });
    }
    const [world] = await database.query<{ rookies: number; retired: number; most: number }>(
      `select count(*) filter (where id >= 9010000)::int as rookies, count(*) filter (where roster_status = 'inactive')::int as retired,
         (select max(gp)::int from player_season where source = 'sample-games') as most
       from player where is_sample`,
    );
    expect(world?.rookies).toBe(160);
    expect(world?.retired).toBeGreaterThan(20);
    expect(world?.most).toBeLessThanOrEqual(82);
  }, 600_000);
});
