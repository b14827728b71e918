import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { Position, Place } from '@crease/core/position.js';
import { foldMove, type MoveData } from '@crease/core/teams/move.events.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import type { MovesPreview, TeamFigures } from '@crease/core/teams/team.schema.js';
import { importCsv } from '../imports/csv/csv.import.js';
import { importRosters } from '../imports/rosters/rosters.import.js';
import { amount, seed } from '../testing/long-run.js';
import { playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Answer, type Refused } from '../testing/test-app.js';
import { BooksQueries } from './books.queries.js';

/*
 * Random seasons against a second implementation of the rules, written from their wording. Moves it calls legal must
 * succeed, and illegal ones must fail. After every step all figures must equal a recount from the plain rows.
 */

/** Number of seasons and of steps in each. */
const SEASONS = amount(1, 8);
const STEPS = 45;

const { app, database, query, closing } = await fileApp();
const connection = closing(new pg.Client({ connectionString: app.config.DATABASE_URL }));
await connection.connect();
const queries = app.app.get(BooksQueries);
const sql = <R extends object>(text: string, params?: readonly unknown[]) => database.query<R>(text, params);

const TEAMS = 3;
const FORM = {
  num_teams: TEAMS,
  max_roster_size: 7,
  min_forwards: 1,
  min_defense: 1,
  min_goalies: 0,
  ir_slots: 2,
  salary_cap: 24_000_000,
  rookie_bank_size: 2,
};
const KINDS: readonly (readonly [Position, number, string, boolean])[] = [
  ['F', 1_000_000, 'healthy', false],
  ['F', 2_000_000, 'IR', false],
  ['F', 3_500_000, 'healthy', true],
  ['D', 1_500_000, 'healthy', false],
  ['D', 4_000_000, 'Out', true],
  ['G', 2_500_000, 'healthy', false],
  ['F', 6_000_000, 'day-to-day', false],
  ['D', 800_000, 'LTIR', false],
  ['F', 900_000, 'healthy', true],
];
const PLAYERS = 24;

interface Man {
  id: number;
  position: Position;
  hit: number;
  status: string;
  rookie: boolean;
  team: number | null;
  place: Place;
  waivers: boolean;
}
interface World {
  men: Man[];
  cap: number;
  phase: 'in-season' | 'offseason';
  waiverHours: number;
  /** Unused picks of this week, by team. */
  picks: number[];
}
type Move = { type: 'drop' | 'toIr' | 'activate' | 'toBank' | 'promote'; player: number };
type Stand = ReadonlyMap<number, Place>;

const injured = (man: Man) => ['IR', 'LTIR', 'Out'].includes(man.status);
const standOf = (world: World, team: number): Stand =>
  new Map(world.men.filter((man) => man.team === team).map((man) => [man.id, man.place]));

/** Mostly moves that fit the player's place; the others are tried with any player. */
function fitting(type: Move['type'], man: Man): Move['type'] {
  if (type === 'drop') return type;
  if (man.place === 'ir') return 'activate';
  if (man.place === 'rookie') return 'promote';
  return type === 'activate' || type === 'promote' ? (injured(man) ? 'toIr' : man.rookie ? 'toBank' : 'drop') : type;
}

const capOf = (world: World) => (world.phase === 'in-season' ? world.cap : Math.floor((world.cap * 110) / 100));

/** The excess over each rule. */
function broken(world: World, stand: Stand): Record<string, number> {
  const men = world.men.filter((man) => stand.has(man.id));
  const at = (place: Place) => men.filter((man) => stand.get(man.id) === place);
  const active = at('active');
  const count = (position: Position) => active.filter((man) => man.position === position).length;
  const season = world.phase === 'in-season';
  return {
    cap: Math.max(0, active.reduce((sum, { hit }) => sum + hit, 0) - capOf(world)),
    size: season ? Math.max(0, active.length - FORM.max_roster_size) : 0,
    F: season ? Math.max(0, FORM.min_forwards - count('F')) : 0,
    D: season ? Math.max(0, FORM.min_defense - count('D')) : 0,
    ir: Math.max(0, at('ir').length - FORM.ir_slots),
    bank: Math.max(0, at('rookie').length - FORM.rookie_bank_size),
    healthy: at('ir').filter((man) => !injured(man)).length,
  };
}

/** Legal when no rule is broken further than before. A team that grows must also end legal, or break one rule less. */
function judged(world: World, before: Stand, after: Stand): boolean {
  const [was, is] = [broken(world, before), broken(world, after)];
  if (Object.values(is).every((excess) => excess === 0)) return true;
  const rules = Object.keys(is);
  if (!rules.every((rule) => (is[rule] ?? 0) <= (was[rule] ?? 0))) return false;
  return after.size <= before.size || rules.some((rule) => (is[rule] ?? 0) < (was[rule] ?? 0));
}

/** The players' places after moves; null when one of them is impossible. */
function moved(world: World, before: Stand, moves: readonly Move[]): Stand | null {
  const after = new Map(before);
  for (const { type, player } of moves) {
    const man = world.men.find(({ id }) => id === player);
    const place = after.get(player);
    if (!man || place === undefined) return null;
    if (type === 'drop') after.delete(player);
    else if (type === 'toIr' && place === 'active' && injured(man)) after.set(player, 'ir');
    else if (type === 'activate' && place === 'ir') after.set(player, 'active');
    else if (type === 'toBank' && place === 'active' && man.rookie) after.set(player, 'rookie');
    else if (type === 'promote' && place === 'rookie') after.set(player, 'active');
    else return null;
  }
  return after;
}

function settle(world: World, team: number, after: Stand, touched: readonly number[]): void {
  for (const man of world.men) {
    const place = after.get(man.id);
    const waits = world.phase === 'in-season' && world.waiverHours > 0;
    if (place !== undefined) {
      if (man.team !== team) man.waivers = false;
      [man.team, man.place] = [team, place];
    } else if (man.team === team || touched.includes(man.id)) [man.team, man.waivers] = [null, waits];
  }
}

type Step =
  | { kind: 'move'; team: number; moves: { type: Move['type']; pick: number; own: boolean }[] }
  | { kind: 'add'; team: number; pick: number; drops: number[] }
  | { kind: 'status'; pick: number; status: string }
  | { kind: 'contract'; pick: number; hit: number }
  | { kind: 'rosters'; teams: number[][] }
  | { kind: 'cap'; cap: number }
  | { kind: 'waivers'; hours: number }
  | { kind: 'phase' }
  | { kind: 'week' };

const teamArb = fc.nat(TEAMS - 1);
const anyPick = fc.nat(10_000);
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      team: teamArb,
      moves: fc.array(
        fc.record({
          type: fc.constantFrom(
            'drop' as const,
            'toIr' as const,
            'toIr' as const,
            'activate' as const,
            'toBank' as const,
            'promote' as const,
          ),
          pick: anyPick,
          own: fc.constantFrom(true, true, true, true, false),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      team: teamArb,
      pick: anyPick,
      drops: fc.array(anyPick, { maxLength: 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      pick: anyPick,
      status: fc.constantFrom('healthy', 'day-to-day', 'IR', 'LTIR', 'Out'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('contract' as const),
      pick: anyPick,
      hit: fc.integer({ min: 775_000, max: 7_000_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('rosters' as const),
      teams: fc.array(fc.array(anyPick, { maxLength: 5 }), { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cap' as const), cap: fc.integer({ min: 10_000_000, max: 32_000_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('waivers' as const), hours: fc.constantFrom(0, 24) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('phase' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('week' as const) }) },
);

const counted = { legal: 0, illegal: 0, followed: 0 };

class Season {
  private snapshot: TeamBooks[] = [];
  private seen = 0;

  private constructor(
    private readonly league: PlayLeague,
    private readonly world: World,
  ) {}

  static async begin(): Promise<Season> {
    const league = await playLeague(app, { form: FORM });
    const kinds = Array.from({ length: PLAYERS }, (_, index) => KINDS[index % KINDS.length] ?? KINDS[0]!);
    const made = await league.free(
      kinds.map(([position, capHit, status, rookie]) => ({ position, capHit, status, rookie })),
    );
    const men = made.map(({ id }, index): Man => {
      const [position, hit, status, rookie] = kinds[index] ?? KINDS[0]!;
      return { id, position, hit, status, rookie, team: null, place: 'active', waivers: false };
    });
    const season = new Season(league, {
      men,
      cap: FORM.salary_cap,
      phase: 'in-season',
      waiverHours: 24,
      picks: Array.from({ length: TEAMS }, () => 0),
    });
    for (let index = 0; index < 9; index += 1) {
      const man = men[index * 2]!;
      [man.team, man.place] = [index % TEAMS, 'active'];
      await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values (${league.id}, ${man.id}, ${league.teams[index % TEAMS]}, 'active', 'test')`;
    }
    await season.newWeek();
    await season.look();
    return season;
  }

  private man(pick: number): Man {
    return this.world.men[pick % PLAYERS]!;
  }

  private own(team: number, pick: number): Man {
    const own = this.world.men.filter((man) => man.team === team);
    return own[pick % Math.max(1, own.length)] ?? this.man(pick);
  }

  private async newWeek(): Promise<void> {
    await query`delete from fa_pick where league_id = ${this.league.id}`;
    await this.league.weekPicks(2);
    this.world.picks = this.world.picks.map(() => 2);
  }

  async step(step: Step): Promise<void> {
    const { league, world } = this;
    switch (step.kind) {
      case 'move': {
        const { team } = step;
        const moves = step.moves.map(({ type, pick, own }): Move => {
          const man = own ? this.own(team, pick) : this.man(pick);
          return { type: own ? fitting(type, man) : type, player: man.id };
        });
        const before = standOf(world, team);
        const after = moved(world, before, moves);
        const legal = after !== null && judged(world, before, after);
        const answer = await league.call<Refused & { figures: TeamFigures }>(
          team,
          'POST',
          `/teams/${league.teams[team]}/moves`,
          {
            moves: moves.map(({ type, player }) => ({ type, player_id: player })),
            confirm_short: true,
          },
        );
        this.landed(answer, legal, step);
        if (!legal)
          await this.followAdvice(team, { moves: moves.map(({ type, player }) => ({ type, player_id: player })) });
        if (legal)
          settle(
            world,
            team,
            after,
            moves.map(({ player }) => player),
          );
        break;
      }
      case 'add': {
        const { team } = step;
        const man = this.man(step.pick);
        const drops = step.drops.map((pick): Move => ({ type: 'drop', player: this.own(team, pick).id }));
        const before = standOf(world, team);
        const added = new Map(before).set(man.id, 'active');
        const after = moved(world, added, drops);
        const healthy = after !== null && (broken(world, after).healthy ?? 0) > 0;
        const legal =
          man.team === null &&
          world.phase === 'in-season' &&
          !man.waivers &&
          (world.picks[team] ?? 0) > 0 &&
          after !== null &&
          !healthy &&
          judged(world, before, after);
        const answer = await league.call<Refused & { figures: TeamFigures }>(team, 'POST', '/free-agents/add', {
          player_id: man.id,
          drop_player_ids: drops.map(({ player }) => player),
        });
        this.landed(answer, legal, step);
        // No advice helps when another team has the player.
        if (!legal && man.team === null)
          await this.followAdvice(team, {
            player_id: man.id,
            moves: drops.map(({ type, player }) => ({ type, player_id: player })),
          });
        if (legal) {
          settle(world, team, after, [man.id, ...drops.map(({ player }) => player)]);
          world.picks[team] = (world.picks[team] ?? 0) - 1;
        }
        const [left] = await sql<{ count: number }>(
          'select count(*)::int as count from fa_pick where owner_team_id = $1 and player_id is null',
          [league.teams[team]],
        );
        expect(left?.count).toBe(world.picks[team]);
        break;
      }
      case 'status': {
        const man = this.man(step.pick);
        await this.file('statuses', `nhl_id,status\n${man.id},${step.status}\n`);
        man.status = step.status;
        break;
      }
      case 'contract': {
        const man = this.man(step.pick);
        await this.file('contracts', `nhl_id,season,cap_hit\n${man.id},2025-26,${step.hit}\n`);
        man.hit = step.hit;
        break;
      }
      case 'rosters':
        await this.rosters(step.teams);
        break;
      case 'cap':
        await query`update league set settings = settings || jsonb_build_object('salary_cap', ${step.cap}::int) where id = ${league.id}`;
        world.cap = step.cap;
        break;
      case 'waivers':
        expect((await league.call(0, 'PATCH', '/settings', { waiver_hours: step.hours })).status).toBe(200);
        world.waiverHours = step.hours;
        break;
      case 'phase':
        world.phase = world.phase === 'in-season' ? 'offseason' : 'in-season';
        await league.phase(world.phase);
        break;
      case 'week':
        await this.newWeek();
        break;
    }
    await this.check(step.kind === 'move' || step.kind === 'add');
  }

  private async file(kind: 'statuses' | 'contracts', text: string): Promise<void> {
    async function* input(): AsyncGenerator<string> {
      yield text;
    }
    const result = await importCsv(connection, input(), { kind, source: 'season', now: new Date(), conflicts: 'file' });
    expect(result).toMatchObject({ ok: true, value: { counts: { refused: 0 } } });
  }

  /**
   * Imports a roster file: its teams get exactly the players of their rows, and no player is taken from other teams.
   */
  private async rosters(teams: readonly (readonly number[])[]): Promise<void> {
    const named = teams.flatMap((picks, team) => (picks.length === 0 ? [] : [team]));
    const taken = new Map<number, number>();
    const rows: string[] = [];
    teams.forEach((picks, team) => {
      for (const pick of picks) {
        const man = this.man(pick);
        rows.push(`Team ${team + 1},${man.id},x`);
        const elsewhere = man.team !== null && !named.includes(man.team);
        if (!taken.has(man.id) && !elsewhere) taken.set(man.id, team);
      }
    });
    async function* input(): AsyncGenerator<string> {
      yield `fantasy_team,nhl_id,player\n${rows.join('\n')}\n`;
    }
    expect(
      await importRosters(connection, input(), { leagueId: this.league.id, source: 'season', now: new Date() }),
    ).toMatchObject({ ok: true });
    for (const man of this.world.men) {
      const team = taken.get(man.id);
      if (team !== undefined)
        [man.team, man.place, man.waivers] = [team, 'active', man.team === null ? false : man.waivers];
      else if (man.team !== null && named.includes(man.team)) man.team = null;
    }
  }

  /**
   * Follows every fix in a refusal literally and expects it to be legal. An addition uses the most expensive free agent
   * who fits.
   */
  private async followAdvice(
    team: number,
    asked: { player_id?: number; moves: { type: string; player_id: number }[] },
  ): Promise<void> {
    const { league } = this;
    const look = (body: { player_id?: number; moves: { type: string; player_id: number }[] }) =>
      league
        .manager(team)
        .api<MovesPreview & Refused>(
          'POST',
          body.player_id === undefined
            ? `/api/${league.id}/teams/${league.teams[team]}/moves/preview`
            : `/api/${league.id}/free-agents/preview`,
          body,
        );
    const { remedies } = (await look(asked)).body;
    for (const { steps } of remedies.slice(0, 2)) {
      const moves = [
        ...asked.moves,
        ...steps.flatMap(({ type, player_id }) => (player_id === null ? [] : [{ type, player_id }])),
      ];
      const addition = steps.find(({ type }) => type === 'add');
      let added = asked.player_id;
      if (addition !== undefined) {
        const [free] = await sql<{ id: number }>(
          `select p.id from player p join contract c on c.player_id = p.id and c.season = '2025-26'
           where p.position = $2 and c.cap_hit <= $3 and not exists (select 1 from roster_entry r where r.league_id = $1 and r.player_id = p.id)
             and not exists (select 1 from waiver w where w.league_id = $1 and w.player_id = p.id and w.resolved_at is null) order by c.cap_hit desc, p.id limit 1`,
          [league.id, addition.position, addition.most],
        );
        expect([addition, free]).toEqual([addition, { id: expect.any(Number) }]);
        added = free?.id;
      }
      const followed = await look({ ...(added === undefined ? {} : { player_id: added }), moves });
      expect([asked, steps, followed.body.refusal]).toEqual([asked, steps, null]);
      counted.followed += 1;
    }
  }

  private landed(
    answer: Answer<Refused & { figures: TeamFigures }>,
    legal: boolean,
    step: Step & { team: number },
  ): void {
    counted[legal ? 'legal' : 'illegal'] += 1;
    if (legal !== (answer.status === 200))
      throw new Error(
        `reckoned ${legal ? 'legal' : 'illegal'}, answered ${answer.status}: ${JSON.stringify([step, answer.body.refusal, this.world])}`,
      );
    if (!legal)
      expect(answer.body.refusal).toMatchObject({
        name: expect.any(String),
        message: expect.any(String),
        fix: expect.any(String),
      });
  }

  private async check(byEvent: boolean): Promise<void> {
    const { league, world } = this;
    const rows = await sql<{ player_id: number; team_id: string; place: Place }>(
      'select player_id, team_id, place from roster_entry where league_id = $1 order by player_id',
      [league.id],
    );
    const wanted = world.men
      .filter((man) => man.team !== null)
      .map((man) => ({ player_id: man.id, team_id: league.teams[man.team ?? 0] ?? '', place: man.place }));
    expect(rows).toEqual(wanted.sort((a, b) => a.player_id - b.player_id));
    const { teams } = await league.get<LeagueAnswer>(1, '');
    for (const [index, id] of league.teams.entries()) {
      const men = world.men.filter((man) => man.team === index);
      const at = (place: Place) => men.filter((man) => man.place === place);
      const cap = at('active').reduce((sum, { hit }) => sum + hit, 0);
      expect(teams.find(({ team_id }) => team_id === id)).toMatchObject({
        roster_size: at('active').length,
        ir_count: at('ir').length,
        rookie_count: at('rookie').length,
        total_cap: cap,
        salary_retained: 0,
        cap_space: capOf(world) - cap,
        fa_picks: world.picks[index],
      });
    }
    if (byEvent) await this.fold();
    else await this.look();
  }

  private async books(): Promise<TeamBooks[]> {
    return queries.books(database.db, this.league.id, this.league.teams);
  }

  private async look(): Promise<void> {
    this.snapshot = await this.books();
    this.seen = (await sql<{ id: number }>('select coalesce(max(id), 0) as id from event', []))[0]?.id ?? 0;
  }

  /** Applies the log's events to the old books and expects the new ones. */
  private async fold(): Promise<void> {
    const events = await sql<{ id: number; data: { data?: MoveData } }>(
      `select id, data from event where league_id = $1 and id > $2 and type = 'activity' order by id`,
      [this.league.id, this.seen],
    );
    for (const { id, data } of events) {
      this.seen = id;
      if (data.data?.kind === 'move') this.snapshot = foldMove(this.snapshot, data.data);
    }
    expect(this.snapshot).toEqual(await this.books());
  }
}

test(
  'in long random seasons every legal move lands, no illegal one does, what a refusal advises is legal, and all figures are what a recount gives',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArb, { minLength: STEPS, maxLength: STEPS, size: 'max' }), async (steps) => {
        const season = await Season.begin();
        for (const step of steps) await season.step(step);
      }),
      // A single season of another seed may have too few steps of a kind.
      { numRuns: SEASONS, endOnFailure: true, seed: seed(1917) },
    );
    // A season in which every move is possible, or none, would prove nothing.
    expect(Math.min(counted.legal, counted.illegal, counted.followed)).toBeGreaterThan((SEASONS * STEPS) / 40);
  },
  30_000 + SEASONS * STEPS * 500,
);
