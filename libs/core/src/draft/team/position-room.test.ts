import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { limitedAt } from '../../teams/position-limits.model.js';
import { POSITIONS, type Position } from '../../position.js';
import type { DraftRules, DraftState, Holdings, PoolPlayer } from '../draft.model.js';
import { withPlayer } from '../pick.state.js';
import { checkPick } from '../picks/pick-check.rules.js';
import {
  between,
  buildLobby,
  buildPlayer,
  buildPool,
  buildTeams,
  chance,
  commissioner,
  EMPTY_BY_POSITION,
  id,
  managerOf,
  MILLION,
  NOON,
  oneOf,
  withWings,
} from '../testing/draft.builders.js';
import { DraftSimulator, refusalOf } from '../testing/draft.simulator.js';
import { activeSize, DraftPool, PickJudge } from './legality.rules.js';
import { leavesPlaceFor } from './places.rules.js';
import { spendingOf } from './spending.rules.js';

const A = id('team', 1);
const [C, LW, WING, D] = [
  { detail: 'C' },
  { detail: 'LW' },
  { detail: '' },
  { position: 'D' as Position, detail: 'D' },
] as const;
const RULES = { minimums: { F: 0, D: 0, G: 0 }, positionLimits: { C: 1, D: 2 } };

function draftOf(
  players: readonly PoolPlayer[],
  more: Partial<DraftRules> = {},
  holdings = EMPTY_BY_POSITION,
  rounds = 3,
) {
  const teams = buildTeams(1, { holdings });
  const draft = new DraftSimulator(buildLobby({ teams, rounds, rules: { ...RULES, ...more } }), players, NOON);
  draft.begin();
  return draft;
}
const pick = (overall: number, playerId: number, override: string | null = null) =>
  ({ type: 'makePick', overall, playerId, override }) as const;
const drafted = (draft: DraftSimulator) => draft.state.slots.map(({ player }) => player?.id ?? null);

describe('a position that is full', () => {
  const players = [buildPlayer(1, C), buildPlayer(2, C), buildPlayer(3, LW), buildPlayer(4, WING), buildPlayer(5, D)];

  it('refuses a pick with figure, limit and remedy, and only at this position', () => {
    const draft = draftOf(players);
    draft.must(pick(1, 1), managerOf(A));
    expect(refusalOf(draft.do(pick(2, 2), managerOf(A)))).toEqual({
      name: 'positionFull',
      message: 'Team 1 has 1 centre; at most 1 is allowed.',
      fix: 'Pick a player of another position.',
      figure: 2,
      limit: 1,
      field: 'player_id',
    });
    const judge = new PickJudge(draft.state, A, draft.pool);
    expect([1, 2, 3, 4, 5].map((player) => judge.allows(player))).toEqual([false, false, true, true, true]);
  });

  it('takes players again when a pick is undone, and counts the one who replaces another', () => {
    const draft = draftOf(players);
    draft.must(pick(1, 1), managerOf(A));
    draft.must(pick(2, 3), managerOf(A));
    const replace = (overall: number) =>
      draft.do({ type: 'replace', overall, playerId: 2, reason: 'A mistaken name', override: false });
    expect(refusalOf(replace(2)).name).toBe('positionFull');
    expect(replace(1).ok).toBe(true);
    draft.must({ type: 'undo', overall: 1 });
    expect(draft.team(A).holdings).toEqual(EMPTY_BY_POSITION);
    draft.must(pick(1, 1), managerOf(A));
  });

  it('binds the commissioner too, unless a reason is given', () => {
    const draft = draftOf(players);
    draft.must(pick(1, 1), commissioner);
    expect(refusalOf(draft.do(pick(2, 2), commissioner)).name).toBe('positionFull');
    draft.must(pick(2, 2, 'Everybody agreed'), commissioner);
    // The draft goes on above the limit.
    expect(draft.team(A).holdings.forwards).toEqual({ C: 2, LW: 0, RW: 0 });
    draft.expire();
    expect(drafted(draft)).toEqual([1, 2, 3]);
  });

  it('is passed over by the queue, its rules and Auto', () => {
    const draft = draftOf(players);
    draft.expire([1]);
    draft.expire([2, { positions: ['F'] }]);
    draft.expire();
    expect(drafted(draft)).toEqual([1, 3, 4]);
  });

  it('lets a pick be skipped when nobody else is left, and the draft ends', () => {
    const draft = draftOf([buildPlayer(1, C), buildPlayer(2, C), buildPlayer(3, C)]);
    draft.expireAll();
    expect(draft.state.status).toBe('ended');
    expect(draft.state.slots.map(({ status }) => status)).toEqual(['taken', 'skipped', 'skipped']);
    expect(draft.log.flatMap(({ event }) => (event.type === 'pickSkipped' ? event.why : []))).toEqual([
      'noLegalPlayer',
      'noLegalPlayer',
    ]);
  });

  it('counts players whom the team brought along, and none in a rookie draft or without limits', () => {
    const full = { ...EMPTY_BY_POSITION, F: 1, forwards: { C: 1, LW: 0, RW: 0 } };
    const judge = (state: DraftState) => new PickJudge(state, A, new DraftPool(players));
    const { state } = draftOf(players, {}, full);
    expect(judge(state).allows(1)).toBe(false);
    expect(judge({ ...state, type: 'rookie' }).allows(1)).toBe(true);
    const { positionLimits: _, ...none } = state.rules;
    expect(judge({ ...state, rules: none }).allows(1)).toBe(true);
  });
});

describe('minimums under limits', () => {
  it('keep money for players who still fit, not for cheaper ones of a full position', () => {
    const players = [
      buildPlayer(1, { ...C, capHit: MILLION }),
      buildPlayer(2, { ...C, capHit: MILLION }),
      buildPlayer(3, { ...LW, capHit: 5 * MILLION }),
      buildPlayer(4, { ...D, capHit: 3 * MILLION }),
    ];
    const rules = { salaryCap: 8 * MILLION, minimums: { F: 2, D: 0, G: 0 } };
    // A centre and the wing cost 6 of 8 million.
    const { state, pool } = draftOf(players, rules);
    expect(refusalOf(checkPick(new PickJudge(state, A, pool), 4))).toMatchObject({
      name: 'capExceeded',
      figure: 9 * MILLION,
    });
    const unlimited = draftOf(players, { ...rules, positionLimits: {} }).state;
    expect(new PickJudge(unlimited, A, pool).allows(4)).toBe(true);
  });

  interface Case {
    readonly seed: number;
    readonly size: number;
    readonly rounds: number;
    readonly roster: number;
    readonly cap: number;
    readonly minimums: Readonly<Record<Position, number>>;
  }
  const cases: fc.Arbitrary<Case> = fc.record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    size: fc.integer({ min: 1, max: 8 }),
    rounds: fc.integer({ min: 1, max: 4 }),
    roster: fc.integer({ min: 1, max: 6 }),
    cap: fc.integer({ min: 1, max: 14 }),
    minimums: fc.record({
      F: fc.integer({ min: 0, max: 3 }),
      D: fc.integer({ min: 0, max: 1 }),
      G: fc.integer({ min: 0, max: 1 }),
    }),
  });

  function sceneOf({ seed, size, rounds, roster, cap, minimums }: Case) {
    const random = chance(seed);
    const players = Array.from({ length: size }, (_, index) => {
      const position = random() < 0.7 ? 'F' : oneOf(random, POSITIONS);
      const detail = position === 'F' ? oneOf(random, ['C', 'LW', 'RW', '']) : position;
      return buildPlayer(index + 1, { position, detail, capHit: between(random, 1, 5) });
    });
    const positionLimits = {
      C: between(random, 1, 2),
      ...(random() < 0.5 ? { LW: 1, RW: 1 } : {}),
      ...(random() < 0.5 ? { D: 1, G: 1 } : {}),
    };
    const had = players.filter(() => random() < 0.2).slice(0, 2);
    const holdings = had.reduce((all, player) => withPlayer(all, player, 'general', 1), EMPTY_BY_POSITION);
    const rules = { salaryCap: cap, maxRosterSize: roster, minimums, rookieBankSize: null, positionLimits };
    const state = buildLobby({ teams: buildTeams(2, { holdings }), rounds, rules });
    const free = players.filter((player) => !had.includes(player));
    return { state, free, holdings, rules, pool: new DraftPool(free) };
  }

  const fits = (holdings: Holdings, { positionLimits = {} }: DraftRules, player: PoolPlayer) => {
    const at = limitedAt(player);
    if (at === null) return true;
    const has = at === 'D' || at === 'G' ? holdings[at] : holdings.forwards![at];
    return has < (positionLimits[at] ?? Infinity);
  };

  /** The fewest unmet minimums of any legal way of picking. */
  function missingAtBest(holdings: Holdings, rules: DraftRules, free: readonly PoolPlayer[], picks: number): number {
    const missing = POSITIONS.reduce((sum, one) => sum + Math.max(0, rules.minimums[one] - holdings[one]), 0);
    if (picks <= 0 || missing === 0) return missing;
    return free.reduce((best, player, index) => {
      const after = withPlayer(holdings, player, 'general', 1);
      if (after.capUsed > rules.salaryCap || !fits(holdings, rules, player)) return best;
      return Math.min(best, missingAtBest(after, rules, free.slice(index + 1), picks - 1));
    }, missing);
  }

  it('a pick is legal exactly when it fits and leaves no more minimums unmet than now', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { state, free, holdings, rules, pool } = sceneOf(one);
        const judge = new PickJudge(state, A, pool);
        const room = one.roster - activeSize(holdings);
        const before = missingAtBest(holdings, rules, free, Math.min(one.rounds, Math.max(0, room)));
        const most = spendingOf(state, A, pool)?.mostOf;
        for (const player of free) {
          const after = withPlayer(holdings, player, 'general', 1);
          const others = free.filter((other) => other !== player);
          const legal =
            room >= 1 &&
            fits(holdings, rules, player) &&
            after.capUsed <= one.cap &&
            missingAtBest(after, rules, others, Math.min(one.rounds, room) - 1) <= before;
          expect([player.id, judge.allows(player.id)]).toEqual([player.id, legal]);
          if (legal) expect(player.capHit).toBeLessThanOrEqual(most?.[player.position] ?? -1);
        }
      }),
      { seed: 6, numRuns: 1_500 },
    );
  });

  it('a place for another player is left exactly when one is legal after the pick', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(...POSITIONS), (one, wanted) => {
        const { state, free, pool } = sceneOf(one);
        const judge = new PickJudge(state, A, pool);
        fc.pre(judge.outOfReach === 0);
        const leaves = leavesPlaceFor(wanted, state, judge);
        for (const player of free) {
          const at = state.slots.findIndex((slot) => slot.ownerTeamId === A);
          const after: DraftState = {
            ...state,
            slots: state.slots.with(at, { ...state.slots[at]!, status: 'taken', player }),
            teams: state.teams.map((team) =>
              team.id === A ? { ...team, holdings: withPlayer(team.holdings, player, 'general', 1) } : team,
            ),
          };
          const then = new PickJudge(after, A, pool);
          const left = after.slots.some((slot) => slot.ownerTeamId === A && slot.status === 'open');
          const another = left && free.some((other) => other.position === wanted && then.allows(other.id));
          expect([player.id, leaves(player)]).toEqual([player.id, judge.allows(player.id) && another]);
        }
      }),
      { seed: 7, numRuns: 1_500 },
    );
  });
});

it('every draft on Auto ends within its limits, and skips a pick only when no free player is legal', () => {
  fc.assert(
    fc.property(
      fc.record({
        seed: fc.integer({ min: 1, max: 1_000_000 }),
        teams: fc.integer({ min: 2, max: 8 }),
        rounds: fc.integer({ min: 1, max: 10 }),
        players: fc.integer({ min: 5, max: 160 }),
        cap: fc.integer({ min: 5, max: 60 }),
        most: fc.record({
          C: fc.integer({ min: 1, max: 4 }),
          LW: fc.integer({ min: 1, max: 4 }),
          RW: fc.integer({ min: 1, max: 4 }),
          D: fc.integer({ min: 2, max: 4 }),
          G: fc.integer({ min: 1, max: 2 }),
        }),
      }),
      ({ seed, teams, rounds, players, cap, most }) => {
        const rules = {
          salaryCap: cap * MILLION,
          maxRosterSize: 10,
          minimums: { F: 3, D: 2, G: 1 },
          positionLimits: most,
        };
        const lobby = buildLobby({
          teams: buildTeams(teams, { auto: 'empty', holdings: EMPTY_BY_POSITION }),
          rounds,
          rules,
        });
        const draft = new DraftSimulator(lobby, withWings(buildPool(chance(seed), { players })), NOON);
        draft.begin();
        while (draft.state.status === 'running') {
          const before = draft.state;
          const events = draft.expire();
          if (!events.some(({ type }) => type === 'pickSkipped')) continue;
          const judge = new PickJudge(before, before.onClock!.teamId, draft.pool);
          expect(draft.pool.players.filter(({ id: player }) => judge.allows(player))).toEqual([]);
        }
        expect(draft.state.status).toBe('ended');
        for (const { holdings } of draft.state.teams) {
          const has = { ...holdings.forwards!, D: holdings.D, G: holdings.G };
          for (const at of ['C', 'LW', 'RW', 'D', 'G'] as const) expect(has[at]).toBeLessThanOrEqual(most[at]);
        }
      },
    ),
    { seed: 8, numRuns: 150 },
  );
});
