import { afterAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { withSetting } from '@crease/core/leagues/playable.rules.js';
import { leagueFormDefaults, type LeagueForm, type LeagueType } from '@crease/core/leagues/league.rules.js';
import { seasonPlus, startYear } from '@crease/core/season.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { Database } from '../platform/database/database.js';
import { ScoringService } from '../competition/scoring/scoring.service.js';
import { LeagueLife, type HeldLine } from '../testing/league-life.js';
import { amount, patience } from '../testing/long-run.js';
import { startTestApp, type TestUser } from '../testing/test-app.js';
import { timeMachine } from '../testing/time-machine.js';
import { loadSamplePlayers } from './sample/load-sample.js';
import { importSampleGames } from './sample/sample-games.import.js';

/*
 * Three seasons on the shipped sample without imports, one league per kind of keeper. Settings are the form's defaults.
 * Only the long form also plays the form's number of teams. Every draft and season begins and ends.
 */

const FIRST = '2026-27';
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
const teamsOf = ({ num_teams }: LeagueForm): number => amount(2, num_teams);
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
/** Travels in time; with `calls` it signs all users in again, because they play in all leagues. */
const until = async (at: string, { calls = true } = {}): Promise<void> => {
  await time.travel(at, app);
  if (!calls) return;
  const sessions = new Map<string, Promise<TestUser>>();
  const signIn = ({ email, password }: TestUser): Promise<TestUser> => {
    const session = sessions.get(email) ?? app.signIn(email, password);
    sessions.set(email, session);
    return session;
  };
  for (const life of lives) await life.signInAgain(signIn);
};
const go = async (life: LeagueLife, to: string, more: object = {}): Promise<void> => {
  const answer = await life.go(to, more);
  if (answer.status !== 200) throw new Error(`${to}: ${JSON.stringify(answer.body)}`);
};

/**
 * Chooses the players that a team drops to meet its limits: the cheapest or most expensive ones that no minimum needs.
 */
function leaving(held: readonly HeldLine[], rules: ReadonlySet<string>, form: LeagueForm): HeldLine[] {
  const minimums = { F: form.min_forwards, D: form.min_defense, G: form.min_goalies };
  const going = new Set<HeldLine>();
  for (;;) {
    const left = held.filter((one) => !going.has(one));
    const active = left.filter(({ place }) => place === 'active');
    const rookies = left.filter(({ place }) => place === 'rookie');
    const spare = active
      .filter(({ position }) => active.filter((one) => one.position === position).length > minimums[position])
      .sort((one, two) => one.cap_hit - two.cap_hit);
    const next =
      rules.has('rookieBank') && rookies.length > (form.rookie_bank_size ?? 0)
        ? rookies[0]
        : rules.has('rosterSize') && active.length > form.max_roster_size
          ? spare[0]
          : rules.has('cap') && active.reduce((sum, { cap_hit }) => sum + cap_hit, 0) > form.salary_cap
            ? spare.at(-1)
            : undefined;
    if (next === undefined) return [...going];
    going.add(next);
  }
}

/** Resolves the league's open tasks of teams. */
async function makeLegal(life: LeagueLife, form: LeagueForm) {
  for (let step = 0; step < 20; step += 1) {
    const { todo } = await life.commissioner.must<PhaseAnswer>('GET', life.path('/phase'));
    if (todo.length === 0) return;
    for (const team of todo) {
      const going = leaving(await life.held(team.team_id), new Set(team.todo.map(({ rule }) => rule)), form);
      if (going.length === 0) throw new Error(`${team.name} cannot mend ${JSON.stringify(team.todo)}`);
      const moves = going.slice(0, 20).map(({ player_id }) => ({ type: 'drop', player_id }));
      const { status, body } = await life.move(team.team_id, moves);
      if (status !== 200) throw new Error(`${team.name} cannot drop: ${JSON.stringify(body)}`);
    }
  }
  throw new Error('teams go on and on');
}

describe('three seasons on the sample as shipped', () => {
  test(
    'of a league of each kind of keeper: every draft and season begins and ends',
    async () => {
      const database = app.app.get(Database);
      await loadSamplePlayers(database.db, FIRST);
      const people: TestUser[] = [];
      const teams = Math.max(...KINDS.map(({ form }) => teamsOf(form)));
      for (let team = 0; team < teams; team += 1) people.push(await app.signUp(`sample${'klmnopqrstuv'[team]}`));
      for (const { type, form } of KINDS) {
        const settings = { ...form, num_teams: teamsOf(form), league_name: 'Pond' };
        lives.push(await LeagueLife.begin(app, time, type, people.slice(0, teamsOf(form)), settings));
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
        await each((life) =>
          go(life, 'in-season', { season_starts_on: `${from}-10-06`, season_ends_on: `${to}-04-15` }),
        );
        await until(`${from}-10-12T16:00:00Z`, { calls: false });
        const days = { season, from: `${from}-10-06`, to: `${from}-10-09`, now: new Date(await time.now()) };
        expect(await importSampleGames(connection, days)).toMatchObject({ ok: true });
        await app.app.get(ScoringService).accrueDue();
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
    },
    patience(600_000, 3_600_000),
  );
});
