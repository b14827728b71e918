import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type {
  SettingsAnswer,
  SettingsChangedAnswer,
  SettingsPreviewAnswer,
} from '@crease/core/leagues/settings.answers.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import type { MovesPreview, TeamFigures } from '@crease/core/teams/team.schema.js';
import { startYear } from '@crease/core/season.js';
import { amount, seed } from '../testing/long-run.js';
import { playLeague, type HeldSeed, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';

/*
 * Leagues play whole years by random steps while settings change. Each team always has a legal move, every refusal a
 * fix, and no change of settings touches what teams own.
 */

const LIVES = amount(1, 6);
const STEPS = 40;

const { app, query } = await fileApp();

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
  general_draft_length: 2,
  rookie_draft_length: 1,
  general_draft_startup_length: 3,
  rookie_draft_startup_length: 1,
  protection_sheet_limit: 12_000_000,
  min_forwards_protected: 1,
  min_defense_protected: 1,
  min_goalies_protected: 0,
  protection_bench_size: 2,
  midseason_rounds: 1,
};
const HELD: readonly HeldSeed[] = [
  { position: 'F', capHit: 3_000_000 },
  { position: 'F', capHit: 4_000_000, status: 'IR' },
  { position: 'F', capHit: 1_000_000 },
  { position: 'D', capHit: 5_000_000 },
  { position: 'D', capHit: 2_000_000 },
  { position: 'G', capHit: 2_500_000, status: 'Out', place: 'ir' },
  { position: 'F', capHit: 900_000, rookie: true, place: 'rookie' },
];

type Step =
  | { kind: 'setting'; change: Record<string, unknown>; force: boolean }
  | { kind: 'phase' }
  | { kind: 'takeBack' }
  | { kind: 'move'; team: number; type: string; pick: number; advice: boolean };

const settingArb: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  fc.record({ salary_cap: fc.integer({ min: 8, max: 32 }).map((millions) => millions * 1_000_000) }),
  fc.record({ max_roster_size: fc.integer({ min: 2, max: 10 }) }),
  fc.record({ min_forwards: fc.nat(4) }),
  fc.record({ min_defense: fc.nat(3) }),
  fc.record({ ir_slots: fc.nat(3) }),
  fc.record({ rookie_bank_size: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ maxPickupsPerWeek: fc.nat(3) }),
  fc.record({ retentionEnabled: fc.boolean() }),
  fc.record({ retention_slots: fc.integer({ min: 1, max: 3 }), salary_cap: fc.constant(26_000_000) }),
  fc.record({ general_draft_length: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ waiver_hours: fc.constantFrom(0, 12, 24) }),
  fc.record({ trade_review_hours: fc.constantFrom(0, 24) }),
  fc.record({ time_zone: fc.constantFrom('America/Toronto', 'Europe/Helsinki') }),
  fc.record({ scoring: fc.record({ goal: fc.nat(3), assist: fc.nat(2), win: fc.nat(3), shutout: fc.nat(2) }) }),
);
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('setting' as const), change: settingArb, force: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('phase' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('takeBack' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      team: fc.nat(TEAMS - 1),
      type: fc.constantFrom('drop', 'toIr', 'activate', 'toBank', 'promote'),
      pick: fc.nat(20),
      advice: fc.boolean(),
    }),
  },
);

const TYPES = { active: ['drop', 'toIr', 'toBank'], ir: ['drop', 'activate'], rookie: ['drop', 'promote'] };

interface Asked {
  player_id?: number;
  moves: { type: string; player_id: number }[];
}

const counted = { settings: 0, waiting: 0, phases: 0, moves: 0, confirmed: 0 };
const followed: Record<string, number> = {};

class Life {
  private constructor(
    private readonly league: PlayLeague,
    private readonly first: string,
  ) {}

  static async begin(): Promise<Life> {
    const league = await playLeague(app, { form: FORM });
    for (const team of league.teams.keys()) await league.hold(team, HELD);
    const held = await league.held(0);
    await query`insert into retention (id, league_id, player_id, team_id, percent, amount, through_season) values (${league.id}, ${league.id}, ${held[3]?.id}, ${league.teams[1]}, 10, 1, '2098-99')`;
    await league.weekPicks(3);
    const { body } = await league.call<PhaseAnswer>(0, 'GET', '/phase');
    const life = new Life(league, body.season);
    // In every life one change waits for the next season.
    await life.step({ kind: 'setting', change: { salary_cap: FORM.salary_cap - 4_000_000 }, force: false });
    return life;
  }

  private get commissioner() {
    return this.league.manager(0);
  }

  private path(rest: string): string {
    return `/api/${this.league.id}${rest}`;
  }

  private async phase(): Promise<PhaseAnswer> {
    return (await this.commissioner.api<PhaseAnswer>('GET', this.path('/phase'))).body;
  }

  /** Everything that teams own and a change of settings could touch. */
  private owned(): Promise<object[]> {
    return query`select 'player' as what, player_id::text as id, team_id || ' ' || place as how from roster_entry where league_id = ${this.league.id}
       union all select 'retention', id, percent || ' ' || amount || ' ' || through_season || ' ' || coalesce(ended_at::text, '') from retention where league_id = ${this.league.id}
       union all select 'trade', id, state || ' ' || coalesce(due_at::text, '') from trade where league_id = ${this.league.id}
       union all select 'pick', id, owner_team_id || ' ' || coalesce(player_id::text, '') from fa_pick where league_id = ${this.league.id} and (player_id is not null or expires_at < now())
       order by 1, 2`;
  }

  private async figures(): Promise<Map<string, TeamFigures>> {
    const all = new Map<string, TeamFigures>();
    for (const [index, id] of this.league.teams.entries()) {
      const [one] = await this.league.held(index);
      if (!one) continue;
      const { body } = await this.league
        .manager(index)
        .api<MovesPreview>('POST', this.path(`/teams/${id}/moves/preview`), {
          moves: [{ type: 'drop', player_id: one.id }],
        });
      all.set(id, body.before);
    }
    return all;
  }

  private refused(answer: { status: number; body: Refused }): void {
    expect([400, 403, 404, 409, 422]).toContain(answer.status);
    const { refusal } = answer.body;
    expect(refusal.message).toMatch(/\w/);
    if (answer.status === 409)
      expect(refusal).toMatchObject({ name: expect.any(String), fix: expect.stringMatching(/\w/) });
  }

  async step(step: Step): Promise<void> {
    switch (step.kind) {
      case 'setting':
        await this.setting(step.change, step.force);
        break;
      case 'phase': {
        const before = (await this.commissioner.api<SettingsAnswer>('GET', this.path('/settings'))).body;
        const { phase, next, season } = await this.phase();
        const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
        const answer = await this.commissioner.api<Refused & { season: string }>('POST', this.path('/phase'), {
          to: next,
          override_reason: 'For this life',
          ...(next === 'protection' ? { protection_deadline: soon } : {}),
        });
        if (answer.status !== 200) {
          this.refused(answer);
          // The test does not wait for the sheets' deadline.
          if (phase === 'protection') await this.league.phase('annual-drafts');
          break;
        }
        counted.phases += 1;
        if (answer.body.season !== season) {
          const after = (await this.commissioner.api<LeagueAnswer>('GET', this.path(''))).body
            .league as unknown as Record<string, unknown>;
          for (const { key, after: value } of before.coming.filter(({ effect }) => effect === 'next-season'))
            expect([key, after[key]]).toEqual([key, value]);
          expect(
            (await this.commissioner.api<SettingsAnswer>('GET', this.path('/settings'))).body.coming.filter(
              ({ effect }) => effect === 'next-season',
            ),
          ).toEqual([]);
        }
        break;
      }
      case 'takeBack': {
        const { taking_back } = await this.phase();
        if (taking_back === null) break;
        const answer = await this.commissioner.api<Refused>('POST', this.path('/phase/take-back'), {
          change_id: taking_back.id,
        });
        if (answer.status === 200) expect((await this.phase()).phase).toBe(taking_back.from);
        else this.refused(answer);
        break;
      }
      case 'move':
        await this.move(step);
        break;
    }
    await this.everybodyHasAWayOn();
  }

  private async setting(change: Record<string, unknown>, force: boolean): Promise<void> {
    const [owned, figures] = [await this.owned(), await this.figures()];
    const preview = await this.commissioner.api<Refused & SettingsPreviewAnswer>(
      'POST',
      this.path('/settings/preview'),
      change,
    );
    if (preview.status !== 200) return this.refused(preview);
    const forced = force && preview.body.waits;
    const answer = await this.commissioner.api<Refused & SettingsChangedAnswer>('PATCH', this.path('/settings'), {
      ...change,
      ...(forced
        ? { force: { reason: 'For this life', illegal_team_ids: preview.body.illegal.map(({ team_id }) => team_id) } }
        : {}),
    });
    if (answer.status !== 200) {
      this.refused(answer);
      expect(preview.body.refusal).not.toBeNull();
      return;
    }
    expect(preview.body.refusal).toBeNull();
    counted.settings += 1;
    if (answer.body.coming.length > 0) counted.waiting += 1;
    expect(await this.owned()).toEqual(owned);
    if (forced || (await this.phase()).phase !== 'in-season') return;
    // In season a change that applies at once breaks no rule, and makes no existing violation worse.
    const after = await this.figures();
    for (const [id, { violations }] of figures) {
      const had = new Map(violations.map(({ rule, figure, limit }) => [rule, Math.abs(figure - limit)]));
      for (const { rule, figure, limit } of after.get(id)?.violations ?? [])
        expect([rule, Math.abs(figure - limit) <= (had.get(rule) ?? 0)]).toEqual([rule, true]);
    }
  }

  private async move({ team, type, pick, advice }: Step & { kind: 'move' }): Promise<void> {
    const held = await this.league.held(team);
    const player = held[pick % Math.max(1, held.length)];
    if (!player) return;
    const manager = this.league.manager(team);
    const path = this.path(`/teams/${this.league.teams[team]}/moves`);
    const moves = [{ type, player_id: player.id }];
    const preview = (await manager.api<MovesPreview>('POST', `${path}/preview`, { moves })).body;
    const [remedy] = preview.remedies;
    if (preview.refusal !== null && advice && remedy?.steps.every(({ player_id }) => player_id !== null)) {
      const together = [...moves, ...remedy.steps.map((one) => ({ type: one.type, player_id: one.player_id ?? 0 }))];
      const answer = await manager.api<Refused>('POST', path, { moves: together, confirm_short: true });
      if (answer.status !== 200)
        throw new Error(`the advice ${JSON.stringify(together)} was refused: ${JSON.stringify(answer.body)}`);
      return;
    }
    let answer = await manager.api<Refused>('POST', path, { moves });
    if (preview.refusal === null && preview.warnings !== undefined) {
      this.refused(answer);
      expect(answer.body.refusal).toMatchObject({ name: 'comingMinimum', field: 'confirm_short' });
      answer = await manager.api<Refused>('POST', path, { moves, confirm_short: true });
      counted.confirmed += 1;
    }
    expect(answer.status === 200).toBe(preview.refusal === null);
    if (answer.status === 200) counted.moves += 1;
    else this.refused(answer);
  }

  /**
   * Follows the advice on every refused move of a team and on an expensive addition literally, by previews. It is
   * legal, and misses no minimum of the coming season by more than the move itself does.
   */
  private async adviceWorks(team: number, state: string): Promise<void> {
    const [free] = await this.league.free([{ position: 'F', capHit: 9_000_000 }]);
    const moves = `/teams/${this.league.teams[team]}/moves/preview`;
    const look = async (asked: Asked) => {
      const path = this.path(asked.player_id === undefined ? moves : '/free-agents/preview');
      return (await this.league.manager(team).api<MovesPreview>('POST', path, asked)).body;
    };
    const single = (await this.league.held(team)).flatMap(({ id: player_id, place }) =>
      TYPES[place].map((type): Asked => ({ moves: [{ type, player_id }] })),
    );
    await Promise.all(
      [{ player_id: free?.id ?? 0, moves: [] }, ...single].map(async (asked) => {
        const { remedies = [], warnings = [] }: Partial<MovesPreview> = await look(asked);
        for (const { steps } of remedies) {
          const addition = steps.find(({ type }) => type === 'add');
          const [added] =
            addition === undefined
              ? []
              : await this.league.free([{ position: addition.position, capHit: addition.most }]);
          const more = steps.flatMap(({ type, player_id }) => (player_id === null ? [] : [{ type, player_id }]));
          const after = await look({
            ...asked,
            ...(added ? { player_id: added.id } : {}),
            moves: [...asked.moves, ...more],
          });
          expect([state, asked, steps, after.refusal]).toEqual([state, asked, steps, null]);
          for (const { rule, figure } of after.warnings ?? [])
            expect(figure).toBeGreaterThanOrEqual(warnings.find((one) => one.rule === rule)?.figure ?? Infinity);
          followed[state] = (followed[state] ?? 0) + 1;
        }
      }),
    );
  }

  /** Plays through the third year with a low cap, following all advice. */
  async finish(): Promise<void> {
    for (let step = 0, year = 0; step < 20 && (step < 5 || year <= 3); step += 1) {
      await query`update league set settings = settings || '{"salary_cap": 12000000}' where id = ${this.league.id}`;
      const { phase, season } = await this.phase();
      year = startYear(season) - startYear(this.first) + 1;
      await this.adviceWorks(step % TEAMS, `${year < 3 ? 'before year three' : 'from year three on'}, ${phase}`);
      await this.step({ kind: 'phase' });
    }
  }

  /** Every team with players has a legal move in any state, or can add a player when players are all it lacks. */
  private async everybodyHasAWayOn(): Promise<void> {
    for (const [index, id] of this.league.teams.entries()) {
      const held = await this.league.held(index);
      if (held.length === 0) continue;
      let found = false;
      let before: TeamFigures['violations'] = [];
      for (const { id: player_id, place } of held) {
        for (const type of TYPES[place]) {
          const { refusal, remedies, ...preview } = (
            await this.league
              .manager(index)
              .api<MovesPreview>('POST', this.path(`/teams/${id}/moves/preview`), { moves: [{ type, player_id }] })
          ).body;
          found ||= refusal === null || remedies.length > 0;
          before = preview.before.violations;
        }
        if (found) break;
      }
      if (!found && before.every(({ figure, limit }) => figure < limit)) continue;
      if (!found) throw new Error(`team ${index} has no way on: ${JSON.stringify(held)}`);
    }
  }
}

test(
  'at every moment of random years with changing settings each team has a way on, advice works, and nobody loses what they own',
  async () => {
    let finished = false;
    await fc.assert(
      fc.asyncProperty(fc.array(stepArb, { minLength: STEPS, maxLength: STEPS, size: 'max' }), async (steps) => {
        const life = await Life.begin();
        for (const step of steps) await life.step(step);
        if (!finished) await life.finish();
        finished = true;
      }),
      { numRuns: LIVES, endOnFailure: true, includeErrorInReport: true, seed: seed(1917) },
    );
    expect(Math.min(counted.settings, counted.phases, counted.moves, counted.waiting)).toBeGreaterThan(0);
    expect(followed).toMatchObject({
      'from year three on, in-season': expect.any(Number),
      'from year three on, offseason': expect.any(Number),
    });
  },
  120_000 + LIVES * STEPS * 1_000,
);
