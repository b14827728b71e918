import { checkPick } from '../picks/pick-check.rules.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { POSITIONS, type Position } from '../../position.js';
import { nextOpenSlot } from '../clock/draft.clock.js';
import type { DraftRules, DraftState, Holdings, PoolPlayer } from '../draft.model.js';
import { activeSize, DraftPool, PickJudge } from './legality.rules.js';
import {
  between,
  buildLobby,
  buildPicks,
  buildPlayer,
  buildPool,
  buildTeam,
  buildTeams,
  chance,
  EMPTY,
  id,
  managerOf,
  MILLION,
  NOON,
  oneOf,
} from '../testing/draft.builders.js';
import { DraftSimulator, refusalOf } from '../testing/draft.simulator.js';

const A = id('team', 1);

interface Scene {
  readonly holdings?: Partial<Holdings>;
  readonly rules?: Partial<DraftRules>;
  readonly rounds?: number;
  readonly players: readonly PoolPlayer[];
}

/** The judge for a team whose first pick is on the clock. */
function judgeOf({ holdings = {}, rules = {}, rounds = 5, players }: Scene): PickJudge {
  const teams = buildTeams(2, { holdings: { ...EMPTY, ...holdings } });
  const lobby = buildLobby({
    teams,
    rounds,
    rules: { salaryCap: 10 * MILLION, maxRosterSize: 10, minimums: { F: 2, D: 1, G: 1 }, ...rules },
  });
  return new PickJudge(lobby, A, new DraftPool(players));
}

const F = (playerId: number, capHit = MILLION) => buildPlayer(playerId, { position: 'F', capHit });
const D = (playerId: number, capHit = MILLION) => buildPlayer(playerId, { position: 'D', capHit });
const G = (playerId: number, capHit = MILLION) => buildPlayer(playerId, { position: 'G', capHit });

describe('the cap', () => {
  const players = [F(1, 7 * MILLION), F(2, 7 * MILLION + 1), F(3), F(4), D(5), G(6)];

  it('holds when a player fits beside the cheapest who are still needed', () => {
    expect(checkPick(judgeOf({ players }), 1)).toEqual({ ok: true, value: players[0] });
  });

  it('refuses a player who costs a dollar more, with the figures and what would fit', () => {
    expect(refusalOf(checkPick(judgeOf({ players }), 2))).toEqual({
      name: 'capExceeded',
      message:
        'Player 2 costs $7,000,001; Team 1 has $10,000,000 of cap space and $3,000,000 must stay for the positions still needed.',
      figure: 10 * MILLION + 1,
      limit: 10 * MILLION,
      fix: 'Pick a player who costs at most $7,000,000.',
    });
  });

  it('says nothing of positions when none is needed any more', () => {
    const judge = judgeOf({ players, holdings: { F: 2, D: 1, G: 1, capUsed: 4 * MILLION } });
    expect(refusalOf(checkPick(judge, 1)).message).toBe(
      'Player 1 costs $7,000,000; Team 1 has $6,000,000 of cap space.',
    );
  });

  it('counts the team’s other charges and retained salary', () => {
    expect(checkPick(judgeOf({ players, holdings: { F: 1, D: 1, G: 1, capUsed: 9 * MILLION } }), 3).ok).toBe(true);
    expect(
      refusalOf(checkPick(judgeOf({ players, holdings: { F: 1, D: 1, G: 1, capUsed: 9 * MILLION + 1 } }), 3)),
    ).toMatchObject({ name: 'capExceeded', fix: 'Pick a player who costs at most $999,999.' });
  });

  it('refuses everybody to a team over the cap, and says what to do', () => {
    const judge = judgeOf({ players, holdings: { F: 2, D: 1, G: 1, capUsed: 11 * MILLION } });
    for (const player of players)
      expect(refusalOf(checkPick(judge, player.id))).toMatchObject({
        name: 'capExceeded',
        fix: 'Trade the pick, or let it be skipped.',
      });
  });

  it('does not keep money twice for the cheapest player when that player is the one picked', () => {
    expect(checkPick(judgeOf({ players: [F(1), F(2, 3 * MILLION), D(3), G(4, 5 * MILLION)] }), 1).ok).toBe(true);
  });
});

describe('the roster', () => {
  it('refuses a player when it is full', () => {
    const judge = judgeOf({ players: [F(1)], holdings: { F: 6, D: 2, G: 2 } });
    expect(refusalOf(checkPick(judge, 1))).toMatchObject({ name: 'rosterFull', figure: 11, limit: 10 });
    expect(judge.allows(1)).toBe(false);
    expect(judge.automatic([1])).toBeNull();
  });

  it('has room for the last player', () => {
    expect(checkPick(judgeOf({ players: [F(1)], holdings: { F: 5, D: 2, G: 2 } }), 1).ok).toBe(true);
  });

  it('limits the picks that can still fill minimums', () => {
    const players = [F(1), F(2), D(3), G(4)];
    const judge = judgeOf({ players, holdings: { F: 7, D: 1 }, rules: { minimums: { F: 2, D: 2, G: 1 } } });
    expect(refusalOf(checkPick(judge, 1))).toMatchObject({ name: 'minimumsOutOfReach', figure: 2, limit: 1 });
    expect(checkPick(judge, 3).ok).toBe(true);
  });
});

describe('the minimums', () => {
  const players = [F(1), F(2), F(3), D(4), D(5), G(6), G(7)];

  it('are kept within reach of the remaining picks', () => {
    const judge = judgeOf({ players, rounds: 2, holdings: { F: 2 } });
    expect(refusalOf(checkPick(judge, 1))).toEqual({
      name: 'minimumsOutOfReach',
      message: 'Picking Player 1 leaves 1 pick for the 1 defenseman and 1 goalie still needed.',
      figure: 2,
      limit: 1,
      fix: 'Pick a defenseman or a goalie.',
    });
    expect(checkPick(judge, 4).ok).toBe(true);
    expect(checkPick(judge, 6).ok).toBe(true);
  });

  it('leave the choice free while picks abound', () => {
    const judge = judgeOf({ players, rounds: 5, holdings: { F: 2 } });
    for (const player of players) expect(checkPick(judge, player.id).ok).toBe(true);
  });

  it('that are out of reach without enough picks do not forbid a pick that brings them nearer', () => {
    const judge = judgeOf({ players, rounds: 1, holdings: { F: 2 } });
    expect(checkPick(judge, 4).ok).toBe(true);
    expect(checkPick(judge, 6).ok).toBe(true);
    expect(refusalOf(checkPick(judge, 1)).name).toBe('minimumsOutOfReach');
  });

  it('that are out of reach without enough free players do not forbid the others', () => {
    const judge = judgeOf({ players: [F(1), F(2), D(3)], rounds: 2, holdings: { F: 2, D: 1 } });
    expect(checkPick(judge, 1).ok).toBe(true);
  });

  it('that only some free players can fill do not lend their names to the refusal', () => {
    const judge = judgeOf({ players: [F(1), D(2)], rounds: 1, holdings: { F: 2 } });
    expect(refusalOf(checkPick(judge, 1))).toMatchObject({
      name: 'minimumsOutOfReach',
      message: 'Picking Player 1 leaves 0 picks for the 1 defenseman still needed.',
      fix: 'Pick a defenseman.',
    });
  });

  it('that are out of reach without enough money do not forbid a pick that brings them nearer', () => {
    const dear = [F(1, 2 * MILLION), D(2, 3 * MILLION), G(3, 3 * MILLION), G(4, 4 * MILLION)];
    const judge = judgeOf({ players: dear, rounds: 3, holdings: { F: 2, capUsed: 6 * MILLION } });
    // Four million buys either the defenseman or the goalie.
    expect(checkPick(judge, 2).ok).toBe(true);
    expect(checkPick(judge, 3).ok).toBe(true);
    expect(checkPick(judge, 4).ok).toBe(true);
    expect(refusalOf(checkPick(judge, 1))).toMatchObject({
      name: 'capExceeded',
      figure: 11 * MILLION,
      limit: 10 * MILLION,
      fix: 'Pick a player who costs at most $1,000,000.',
    });
  });

  it('of an ended draft cannot count on picks any more', () => {
    const lobby = buildLobby({
      teams: buildTeams(2, { holdings: { ...EMPTY, F: 2, D: 1 } }),
      rounds: 5,
      rules: { salaryCap: 10 * MILLION, maxRosterSize: 10, minimums: { F: 2, D: 1, G: 1 } },
    });
    const judge = new PickJudge({ ...lobby, status: 'ended' }, A, new DraftPool(players));
    expect(refusalOf(checkPick(judge, 1))).toMatchObject({ name: 'minimumsOutOfReach', limit: 0 });
    expect(checkPick(judge, 6).ok).toBe(true);
  });
});

describe('the rookie bank', () => {
  const rookieLobby = (rookies: number, size: number | null): DraftState => ({
    ...buildLobby({
      teams: buildTeams(2, { holdings: { ...EMPTY, rookies, F: 10, capUsed: 99 * MILLION } }),
      rounds: 2,
      rules: { salaryCap: 10 * MILLION, maxRosterSize: 10, rookieBankSize: size },
    }),
    type: 'rookie',
  });
  const pool = new DraftPool([F(1, 50 * MILLION), G(2)]);

  it('is all that counts in a rookie draft: neither cap nor roster nor minimums', () => {
    expect(checkPick(new PickJudge(rookieLobby(9, 10), A, pool), 1).ok).toBe(true);
  });

  it('refuses a rookie when it is full', () => {
    expect(refusalOf(checkPick(new PickJudge(rookieLobby(10, 10), A, pool), 1))).toMatchObject({
      name: 'rookieBankFull',
      figure: 11,
      limit: 10,
    });
    expect(new PickJudge(rookieLobby(10, 10), A, pool).automatic([2])).toBeNull();
  });

  it('has room for every pick of an annual draft, whose sizes rest, but not where there is no bank', () => {
    const resting = (size: number | null): DraftState => ({
      ...rookieLobby(14, size),
      rules: { ...rookieLobby(14, size).rules, sizesRest: true },
    });
    expect(checkPick(new PickJudge(resting(10), A, pool), 1).ok).toBe(true);
    expect(new PickJudge(resting(10), A, pool).automatic([2])).toMatchObject({ player: { id: 2 } });
    expect(refusalOf(checkPick(new PickJudge(resting(null), A, pool), 1))).toMatchObject({ name: 'rookieBankFull' });
  });

  it('lets a general draft go on beyond the size of the roster there too, within the cap', () => {
    const general = (sizesRest: boolean): DraftState =>
      buildLobby({
        teams: buildTeams(2, { holdings: { ...EMPTY, F: 10 } }),
        rounds: 2,
        rules: {
          salaryCap: 10 * MILLION,
          maxRosterSize: 10,
          minimums: { F: 0, D: 0, G: 0 },
          ...(sizesRest ? { sizesRest } : {}),
        },
      });
    expect(refusalOf(checkPick(new PickJudge(general(false), A, pool), 2))).toMatchObject({ name: 'rosterFull' });
    expect(checkPick(new PickJudge(general(true), A, pool), 2).ok).toBe(true);
    expect(refusalOf(checkPick(new PickJudge(general(true), A, pool), 1))).toMatchObject({ name: 'capExceeded' });
  });

  it('is never too full to say so: a bank made smaller later counts what is in it', () => {
    expect(refusalOf(checkPick(new PickJudge(rookieLobby(12, 10), A, pool), 1)).message).toBe(
      'The rookie bank of Team 1 is full (12 of 10).',
    );
  });

  it('gets the best-ranked rookie on Auto, unless the queue says otherwise', () => {
    expect(new PickJudge(rookieLobby(0, 10), A, pool).automatic([])).toMatchObject({ player: { id: 1 }, how: 'rank' });
    expect(new PickJudge(rookieLobby(0, 10), A, pool).automatic([2])).toMatchObject({
      player: { id: 2 },
      how: 'queue',
    });
  });
});

describe('Auto', () => {
  it('takes the first legal player of the queue, in its order', () => {
    const judge = judgeOf({ players: [F(1), F(2, 99 * MILLION), D(3), G(4), F(5)] });
    expect(judge.automatic([2, 77, 5, 4])).toMatchObject({ player: { id: 5 }, how: 'queue' });
  });

  it('by rank takes positions that are needed first', () => {
    const judge = judgeOf({ players: [F(1), F(2), G(3), D(4)], holdings: { F: 2 } });
    expect(judge.automatic([])).toMatchObject({ player: { id: 3 }, how: 'rank' });
  });

  it('then the best of all, but a goalie beyond one more than the minimum last', () => {
    const holdings = { F: 2, D: 1, G: 1 };
    expect(judgeOf({ players: [G(1), F(2)], holdings }).automatic([])).toMatchObject({ player: { id: 1 } });
    expect(judgeOf({ players: [G(1), F(2)], holdings: { ...holdings, G: 2 } }).automatic([])).toMatchObject({
      player: { id: 2 },
    });
    expect(judgeOf({ players: [G(1)], holdings: { ...holdings, G: 2 } }).automatic([])).toMatchObject({
      player: { id: 1 },
    });
  });

  it('keeps money for its later picks at the prices that will be left, while there are such players', () => {
    // Two teams with five picks each. The ninth and tenth cheapest players cost 2 million.
    const cheap = Array.from({ length: 8 }, (_, index) => F(10 + index));
    const scene: Scene = {
      players: [F(1, 5 * MILLION), F(2, 2 * MILLION), F(3, 2 * MILLION), ...cheap],
      rules: { minimums: { F: 0, D: 0, G: 0 } },
    };
    expect(judgeOf(scene).automatic([])).toMatchObject({ player: { id: 2 } });
    expect(judgeOf({ ...scene, rules: { ...scene.rules, salaryCap: 13 * MILLION } }).automatic([])).toMatchObject({
      player: { id: 1 },
    });
  });

  it('takes the best who is legal when no price leaves enough', () => {
    expect(
      judgeOf({ players: [F(1, 6 * MILLION), F(2, 6 * MILLION), D(3, 6 * MILLION), G(4, 6 * MILLION)] }).automatic([]),
    ).toMatchObject({ player: { id: 1 } });
  });

  describe('leaves what the places of the roster that remain cost at the minimum salary', () => {
    // Ten places, five of them filled in the draft. Nine remain after the first pick.
    const frugal = { minimums: { F: 0, D: 0, G: 0 }, minimumSalary: 750_000 };
    const [dear, fair] = [10 * MILLION - 9 * 750_000 + 1, 10 * MILLION - 9 * 750_000];
    const poor = F(9, 750_000);

    it('to the dollar, by rank and from the queue', () => {
      const judge = judgeOf({ players: [F(1, dear), F(2, fair), poor], rules: frugal, rounds: 1 });
      expect(judge.automatic([])).toMatchObject({ player: { id: 2 }, how: 'rank' });
      expect(judge.automatic([1, 2])).toMatchObject({ player: { id: 2 }, how: 'queue' });
      expect(judge.automatic([1])).toMatchObject({ player: { id: 2 }, how: 'rank' });
    });

    it('while the same pick by hand stays legal', () => {
      expect(judgeOf({ players: [F(1, dear), poor], rules: frugal, rounds: 1 }).allows(1)).toBe(true);
    });

    it('without a limit where the team could not fill its places before', () => {
      const holdings = { capUsed: 10 * MILLION - 10 * 750_000 + 1 };
      expect(
        judgeOf({ players: [F(1, 2 * MILLION), poor], holdings, rules: frugal, rounds: 1 }).automatic([]),
      ).toMatchObject({ player: { id: 1 } });
      expect(
        judgeOf({
          players: [F(1, 2 * MILLION), poor],
          holdings: { capUsed: holdings.capUsed - 1 },
          rules: frugal,
          rounds: 1,
        }).automatic([]),
      ).toMatchObject({ player: { id: 9 } });
    });

    it('and takes the cheapest where every legal player costs more than that', () => {
      expect(
        judgeOf({ players: [F(1, dear + 2), F(2, dear + 1), D(3, dear)], rules: frugal, rounds: 1 }).automatic([2]),
      ).toMatchObject({ player: { id: 3 }, how: 'rank' });
    });

    it('in a rookie draft nothing: rookies cost no cap', () => {
      const teams = buildTeams(2, { holdings: { ...EMPTY, capUsed: 10 * MILLION - 10 * 750_000 } });
      const lobby = buildLobby({
        teams,
        rounds: 1,
        type: 'rookie',
        rules: { salaryCap: 10 * MILLION, maxRosterSize: 10, rookieBankSize: 3, minimumSalary: 750_000 },
      });
      expect(new PickJudge(lobby, A, new DraftPool([F(1, dear), poor])).automatic([])).toMatchObject({
        player: { id: 1 },
      });
    });
  });

  it('takes nobody when nobody is legal', () => {
    expect(judgeOf({ players: [F(1, 11 * MILLION)] }).automatic([])).toBeNull();
    expect(judgeOf({ players: [] }).automatic([1, 2])).toBeNull();
  });
});

it('a team that is not in the draft is judged as an empty one', () => {
  const lobby = buildLobby({
    teams: buildTeams(2),
    rounds: 2,
    rules: { maxRosterSize: 4, minimums: { F: 1, D: 0, G: 0 } },
  });
  expect(checkPick(new PickJudge(lobby, 'nobody', new DraftPool([F(1)])), 1).ok).toBe(true);
});

describe('in every small league that chance can think of', () => {
  /** Finds unmet minimums by trying every choice of free players. */
  function missingAtBest(holdings: Holdings, rules: DraftRules, free: readonly PoolPlayer[], picks: number): number {
    const need = (position: Position) => Math.max(0, rules.minimums[position] - holdings[position]);
    const total = need('F') + need('D') + need('G');
    let most = 0;
    for (let choice = 0; choice < 1 << free.length; choice += 1) {
      const chosen = free.filter((_, index) => choice & (1 << index));
      if (
        chosen.length > picks ||
        (chosen.length > 0 &&
          holdings.capUsed + chosen.reduce((sum, player) => sum + player.capHit, 0) > rules.salaryCap)
      )
        continue;
      const met = POSITIONS.reduce(
        (sum, position) =>
          sum + Math.min(need(position), chosen.filter((player) => player.position === position).length),
        0,
      );
      most = Math.max(most, met);
    }
    return total - most;
  }

  const league = fc.record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    size: fc.integer({ min: 1, max: 8 }),
    rounds: fc.integer({ min: 1, max: 4 }),
    cap: fc.integer({ min: 1, max: 14 }),
    roster: fc.integer({ min: 1, max: 6 }),
    holdings: fc.record({
      F: fc.integer({ min: 0, max: 2 }),
      D: fc.integer({ min: 0, max: 1 }),
      G: fc.integer({ min: 0, max: 1 }),
      capUsed: fc.integer({ min: 0, max: 6 }),
      rookies: fc.constant(0),
    }),
    minimums: fc.record({
      F: fc.integer({ min: 0, max: 3 }),
      D: fc.integer({ min: 0, max: 2 }),
      G: fc.integer({ min: 0, max: 2 }),
    }),
  });

  it('a pick is legal exactly when it fits the roster and the cap and leaves no more minimums unmet than now', () => {
    fc.assert(
      fc.property(league, ({ seed, size, rounds, cap, roster, holdings, minimums }) => {
        const random = chance(seed);
        const players = Array.from({ length: size }, (_, index) =>
          buildPlayer(index + 1, { position: oneOf(random, POSITIONS), capHit: between(random, 1, 5) }),
        );
        const rules = { salaryCap: cap, maxRosterSize: roster, minimums, rookieBankSize: null };
        const judge = new PickJudge(
          buildLobby({ teams: buildTeams(2, { holdings }), rounds, rules }),
          A,
          new DraftPool(players),
        );
        const room = roster - activeSize(holdings);
        const before = missingAtBest(holdings, rules, players, Math.min(rounds, Math.max(0, room)));
        for (const player of players) {
          const after: Holdings = {
            ...holdings,
            [player.position]: holdings[player.position] + 1,
            capUsed: holdings.capUsed + player.capHit,
          };
          const others = players.filter((other) => other !== player);
          const legal =
            room >= 1 &&
            after.capUsed <= cap &&
            missingAtBest(after, rules, others, Math.min(rounds, room) - 1) <= before;
          expect([player.id, checkPick(judge, player.id).ok, judge.allows(player.id)]).toEqual([
            player.id,
            legal,
            legal,
          ]);
        }
      }),
      { seed: 6, numRuns: 400 },
    );
  });
});

describe('a whole draft', () => {
  interface League {
    readonly seed: number;
    readonly teams: number;
    readonly rounds: number;
    readonly players: number;
    readonly cap: number;
    readonly roster: number;
    readonly minimums: Readonly<Record<Position, number>>;
    readonly tradedPicks: number;
    readonly order: 'snake' | 'linear';
  }

  const leagues = (tradedPicks: fc.Arbitrary<number>): fc.Arbitrary<League> =>
    fc
      .record({
        seed: fc.integer({ min: 1, max: 1_000_000 }),
        teams: fc.oneof(
          { weight: 3, arbitrary: fc.integer({ min: 2, max: 14 }) },
          { weight: 1, arbitrary: fc.integer({ min: 15, max: 32 }) },
        ),
        rounds: fc.integer({ min: 1, max: 25 }),
        players: fc.oneof(fc.integer({ min: 850, max: 950 }), fc.integer({ min: 20, max: 300 })),
        cap: fc.integer({ min: 10, max: 140 }),
        spare: fc.integer({ min: 0, max: 8 }),
        minimums: fc.record({
          F: fc.integer({ min: 0, max: 12 }),
          D: fc.integer({ min: 0, max: 7 }),
          G: fc.integer({ min: 0, max: 3 }),
        }),
        tradedPicks,
        order: fc.constantFrom('snake' as const, 'linear' as const),
      })
      .map(({ spare, cap, ...rest }) => ({
        ...rest,
        cap: cap * MILLION,
        roster: Math.max(1, rest.minimums.F + rest.minimums.D + rest.minimums.G + spare),
      }));

  function draftOf(
    league: League,
    auto: 'empty' | 'off',
    players = buildPool(chance(league.seed), { players: league.players }),
    minimumSalary?: number,
  ): DraftSimulator {
    const teams = buildTeams(league.teams, { auto });
    const teamIds = teams.map((team) => team.id);
    const random = chance(league.seed + 1);
    const picks = buildPicks(teamIds, league.rounds).map((pick) =>
      random() * 100 < league.tradedPicks ? { ...pick, ownerTeamId: oneOf(random, teamIds) } : pick,
    );
    const rules = {
      salaryCap: league.cap,
      maxRosterSize: league.roster,
      minimums: league.minimums,
      ...(minimumSalary === undefined ? {} : { minimumSalary }),
    };
    const simulator = new DraftSimulator(
      buildLobby({ teams, rounds: league.rounds, rules, picks, order: league.order }),
      players,
      NOON,
    );
    simulator.begin();
    return simulator;
  }

  function expectWithinLimits(simulator: DraftSimulator): void {
    for (const team of simulator.state.teams) {
      expect(team.holdings.capUsed).toBeLessThanOrEqual(simulator.state.rules.salaryCap);
      expect(activeSize(team.holdings)).toBeLessThanOrEqual(simulator.state.rules.maxRosterSize);
    }
  }

  const unmet = (simulator: DraftSimulator) =>
    simulator.state.teams
      .filter((team) =>
        POSITIONS.some((position) => team.holdings[position] < simulator.state.rules.minimums[position]),
      )
      .map((team) => team.name);

  /**
   * The sum that all teams would pay for `count` players if each cost as much as the last of them. Infinity when there
   * are too few players.
   */
  const lastPrice = (players: readonly PoolPlayer[], count: number) =>
    count === 0 ? 0 : (players[count - 1]?.capHit ?? Infinity);

  it('on Auto alone always ends, nobody twice, every team within cap and roster', () => {
    fc.assert(
      fc.property(leagues(fc.constantFrom(0, 0, 20)), (league) => {
        const simulator = draftOf(league, 'empty');
        simulator.expireAll();
        expect(simulator.state.status).toBe('ended');
        // Picks stay open only when no player is left.
        const { slots } = simulator.state;
        if (slots.some(({ status }) => status === 'open'))
          expect(slots.filter(({ status }) => status === 'taken')).toHaveLength(league.players);
        expectWithinLimits(simulator);
      }),
      { seed: 7, numRuns: 40 },
    );
  });

  it('on Auto alone meets every minimum whenever each team can pay its share, and then fills every pick whose share it can pay', () => {
    let met = 0;
    let filled = 0;
    fc.assert(
      fc.property(leagues(fc.constant(0)), (league) => {
        const simulator = draftOf(league, 'empty');
        const { minimums } = league;
        const needed = minimums.F + minimums.D + minimums.G;
        const share = POSITIONS.reduce(
          (sum, position) =>
            sum +
            (minimums[position] === 0
              ? 0
              : minimums[position] * lastPrice(simulator.pool.cheapest[position], league.teams * minimums[position])),
          0,
        );
        fc.pre(needed <= league.rounds && share <= league.cap);
        simulator.expireAll();
        expect(unmet(simulator)).toEqual([]);
        met += 1;
        const picks = Math.min(league.rounds, league.roster);
        if (share + (picks - needed) * lastPrice(simulator.pool.byCost, picks * league.teams) <= league.cap) {
          expect(simulator.state.teams.map((team) => activeSize(team.holdings))).toEqual(
            simulator.state.teams.map(() => picks),
          );
          filled += 1;
        }
      }),
      { seed: 8, numRuns: 25 },
    );
    expect(filled).toBeGreaterThan(met / 5);
  });

  it('of teams that pick any legal player by chance, or queue by chance and time out, ends with every team within cap and roster', () => {
    fc.assert(
      fc.property(leagues(fc.constantFrom(0, 20)), (league) => {
        const simulator = draftOf(
          { ...league, teams: Math.min(league.teams, 12), rounds: Math.min(league.rounds, 16) },
          'off',
        );
        playByChance(simulator, chance(league.seed + 2));
        expect(simulator.state.status).toBe('ended');
        expectWithinLimits(simulator);
      }),
      { seed: 9, numRuns: 25 },
    );
  });

  it('of teams that pick any legal player by chance meets every minimum where the cheapest do not run out', () => {
    fc.assert(
      fc.property(leagues(fc.constant(0)), (league) => {
        const { minimums } = league;
        const needed = minimums.F + minimums.D + minimums.G;
        fc.pre(needed <= league.rounds && needed * 775_000 <= league.cap);
        const teams = Math.min(league.teams, 10);
        const dear = buildPool(chance(league.seed), { players: 200 });
        const cheap = Array.from({ length: 3 * teams * league.rounds }, (_, index) =>
          buildPlayer(1000 + index, { position: POSITIONS[index % 3] ?? 'F', capHit: 775_000 }),
        );
        const simulator = draftOf({ ...league, teams }, 'off', [...dear, ...cheap]);
        playByChance(simulator, chance(league.seed + 2));
        expect(unmet(simulator)).toEqual([]);
        expectWithinLimits(simulator);
      }),
      { seed: 10, numRuns: 25 },
    );
  });

  it('never gets an illegal player from Auto, and none only when none is legal', () => {
    fc.assert(
      fc.property(leagues(fc.constantFrom(0, 20)), fc.integer({ min: 0, max: 100 }), (league, moment) => {
        const simulator = draftOf(
          { ...league, teams: Math.min(league.teams, 12), rounds: Math.min(league.rounds, 16) },
          'off',
        );
        const random = chance(league.seed + 3);
        playByChance(simulator, random, Math.floor((simulator.state.slots.length * moment) / 101));
        for (const team of simulator.state.teams.slice(0, 4)) {
          const judge = new PickJudge(simulator.state, team.id, simulator.pool);
          const queue = Array.from({ length: between(random, 0, 10) }, () => oneOf(random, simulator.pool.players).id);
          const choice = judge.automatic(queue);
          const taken = new Set(simulator.state.slots.flatMap(({ player }) => (player ? [player.id] : [])));
          if (choice) {
            expect(checkPick(judge, choice.player.id)).toEqual({ ok: true, value: choice.player });
            expect(taken.has(choice.player.id)).toBe(false);
            expect(choice.how === 'queue').toBe(
              queue.includes(choice.player.id) && choice.player.id === queue.find((entry) => judge.allows(entry)),
            );
          } else expect(simulator.pool.players.filter((player) => judge.allows(player.id))).toEqual([]);
          expect(simulator.pool.players.filter((player) => judge.isTaken(player.id)).length).toBe(taken.size);
        }
      }),
      { seed: 11, numRuns: 40 },
    );
  });

  const couldFill = (state: DraftState, holdings: Holdings, floor: number) =>
    state.rules.salaryCap - holdings.capUsed >= (state.rules.maxRosterSize - activeSize(holdings)) * floor;

  it('never leaves a team on Auto without the minimum salary for each place that remains, if it had it before and anybody legal costs so little', () => {
    const floor = 775_000;
    let tight = 0;
    fc.assert(
      fc.property(leagues(fc.constantFrom(0, 20)), fc.integer({ min: 0, max: 100 }), (league, moment) => {
        const simulator = draftOf(
          { ...league, teams: Math.min(league.teams, 8), rounds: Math.min(league.rounds, 16) },
          'off',
          undefined,
          floor,
        );
        const random = chance(league.seed + 4);
        playByChance(simulator, random, Math.floor((simulator.state.slots.length * moment) / 101));
        for (const team of simulator.state.teams.slice(0, 4)) {
          if (!couldFill(simulator.state, team.holdings, floor)) continue;
          const judge = new PickJudge(simulator.state, team.id, simulator.pool);
          const after = (player: PoolPlayer): Holdings => ({
            ...team.holdings,
            [player.position]: team.holdings[player.position] + 1,
            capUsed: team.holdings.capUsed + player.capHit,
          });
          const choice = judge.automatic(
            Array.from({ length: between(random, 0, 10) }, () => oneOf(random, simulator.pool.players).id),
          );
          const legal = simulator.pool.players.filter((player) => judge.allows(player.id));
          const fitting = legal.filter((player) => couldFill(simulator.state, after(player), floor));
          if (fitting.length < legal.length) tight += 1;
          if (fitting.length > 0) expect(fitting).toContain(choice?.player);
          else
            expect(choice?.player.capHit).toBe(
              legal.length === 0 ? undefined : Math.min(...legal.map(({ capHit }) => capHit)),
            );
        }
      }),
      { seed: 12, numRuns: 60 },
    );
    expect(tight).toBeGreaterThan(10);
  });

  it('ends every draft on Auto alone with teams that can still fill their rosters, where enough players cost the minimum', () => {
    const floor = 775_000;
    fc.assert(
      fc.property(leagues(fc.constant(0)), (league) => {
        const teams = Math.min(league.teams, 8);
        const dear = buildPool(chance(league.seed), { players: 120 });
        const cheap = Array.from({ length: 3 * teams * league.rounds }, (_, index) =>
          buildPlayer(1000 + index, { position: POSITIONS[index % 3] ?? 'F', capHit: floor }),
        );
        const simulator = draftOf({ ...league, teams }, 'empty', [...dear, ...cheap], floor);
        const before = simulator.state.teams.map(({ holdings }) => couldFill(simulator.state, holdings, floor));
        simulator.expireAll();
        for (const [index, team] of simulator.state.teams.entries())
          if (before[index]) expect(couldFill(simulator.state, team.holdings, floor)).toBe(true);
      }),
      { seed: 13, numRuns: 25 },
    );
  });

  /** Managers pick random legal players. Some time out instead, with a random queue. Stops after `slots` slots. */
  function playByChance(simulator: DraftSimulator, random: () => number, slots = Infinity): void {
    for (let done = 0; done < slots && simulator.state.status === 'running'; done += 1) {
      const slot = nextOpenSlot(simulator.state.slots);
      if (!slot) throw new Error('a running draft without an open slot');
      const { players } = simulator.pool;
      const from = between(random, 0, players.length - 1);
      const judge = new PickJudge(simulator.state, slot.ownerTeamId, simulator.pool);
      const legal = (entry: PoolPlayer) => judge.allows(entry.id);
      const player =
        random() < 0.9 ? (players.slice(from).find(legal) ?? players.slice(0, from).find(legal)) : undefined;
      if (player)
        simulator.must(
          { type: 'makePick', overall: slot.overall, playerId: player.id, override: null },
          managerOf(slot.ownerTeamId),
        );
      else simulator.expire(players.slice(from, from + 5).map((entry) => entry.id));
    }
  }
});

describe('what stands against a pick', () => {
  const [FIRST, SECOND] = [id('team', 1), id('team', 2)];
  const goalie = (playerId: number, capHit: number) => buildPlayer(playerId, { position: 'G', capHit });
  const forward = (playerId: number, capHit: number) => buildPlayer(playerId, { position: 'F', capHit });
  const draftOf = (
    space: number,
    minimums: DraftState['rules']['minimums'],
    more: Partial<DraftState> = {},
    team: Parameters<typeof buildTeam>[1] = {},
  ): DraftState => ({
    ...buildLobby({
      teams: [buildTeam(1, { holdings: { ...EMPTY, capUsed: 10 * MILLION - space }, ...team }), buildTeam(2)],
      rounds: 3,
      rules: { salaryCap: 10 * MILLION, maxRosterSize: 4, minimums },
    }),
    status: 'running',
    ...more,
  });
  const NONE = { F: 0, D: 0, G: 0 };
  const refusal = (state: DraftState, players: readonly PoolPlayer[], playerId: number, teamId = FIRST) => {
    const verdict = checkPick(new PickJudge(state, teamId, new DraftPool(players)), playerId);
    return verdict.ok ? null : verdict.refusal;
  };

  it('is that a player is not there, has been drafted, or was given away with salary retained', () => {
    const players = [forward(1, MILLION), forward(2, MILLION)];
    const state = draftOf(5 * MILLION, NONE, {}, { barred: [2] });
    expect(refusal(state, players, 3)).toMatchObject({
      name: 'playerNotInPool',
      field: 'player_id',
      fix: 'Pick a player from the list.',
    });
    expect(refusal(state, players, 2)).toMatchObject({
      name: 'retainedPlayer',
      field: 'player_id',
      limit: 365,
      fix: 'Pick another player.',
    });
    expect(refusal(state, players, 2, SECOND)).toBeNull();
    expect(refusal(state, players, 1)).toBeNull();
    const [slot, ...others] = state.slots;
    const { position, name, detail, club, capHit } = players[0]!;
    const player = { id: 1, position, name, detail, club, capHit };
    const taken: DraftState = { ...state, slots: [{ ...slot!, status: 'taken', player }, ...others] };
    expect(refusal(taken, players, 1)).toMatchObject({
      name: 'playerTaken',
      field: 'player_id',
      fix: 'Pick another player.',
    });
    const judge = new PickJudge(state, FIRST, new DraftPool(players));
    expect([1, 2, 3].map((playerId) => judge.allows(playerId))).toEqual([true, false, false]);
  });

  it('is the cap, to the dollar, in words that say how far the team is from it', () => {
    const players = [forward(1, 2 * MILLION), forward(2, 1)];
    const words = (space: number, status: DraftState['status'] = 'running') => {
      const { message, fix } = refusal(draftOf(space, NONE, { status }), players, 1) ?? {};
      return [message?.split('; ')[1], fix];
    };
    expect(words(2 * MILLION)).toEqual([undefined, undefined]);
    expect(words(2 * MILLION - 1)).toEqual([
      'Team 1 has $1,999,999 of cap space.',
      'Pick a player who costs at most $1,999,999.',
    ]);
    expect(words(0)).toEqual(['Team 1 has $0 of cap space.', 'Trade the pick, or let it be skipped.']);
    expect(words(-MILLION)).toEqual(['Team 1 is $1,000,000 over the cap.', 'Trade the pick, or let it be skipped.']);
    expect(words(0, 'ended')).toEqual(['Team 1 has $0 of cap space.', 'Free cap space first.']);
  });

  it('is what must stay for the positions still needed, by the cheapest who are free', () => {
    const players = [goalie(1, MILLION), goalie(2, 2 * MILLION), goalie(3, 6 * MILLION), forward(4, MILLION)];
    const two = { F: 0, D: 0, G: 2 };
    expect(refusal(draftOf(3 * MILLION, two), players, 1)).toBeNull();
    // Two goalies are unaffordable already.
    expect(refusal(draftOf(3 * MILLION - 1, two), players, 1)).toBeNull();
    expect(refusal(draftOf(7 * MILLION, two), players, 3)).toBeNull();
    expect(refusal(draftOf(7 * MILLION - 1, two), players, 3)?.name).toBe('capExceeded');
    // Taking this goalie leaves the next one to pay for.
    const one = { F: 0, D: 0, G: 1 };
    const state = draftOf(2 * MILLION, one);
    expect(refusal(state, players, 4)).toBeNull();
    const [slot, ...others] = state.slots;
    const { position, name, detail, club, capHit } = players[0]!;
    const player = { id: 1, position, name, detail, club, capHit };
    const taken: DraftState = { ...state, slots: [...others, { ...slot!, status: 'taken', player }] };
    expect(refusal(taken, players, 4)).toMatchObject({ name: 'capExceeded', figure: 11 * MILLION });
  });

  it('is a minimum out of reach, in the singular and the plural', () => {
    const players = [...[1, 2, 3].map((n) => forward(n, MILLION)), ...[4, 5].map((n) => goalie(n, MILLION))];
    const message = (minimums: DraftState['rules']['minimums'], playerId: number) =>
      refusal(draftOf(9 * MILLION, minimums), players, playerId)?.message;
    expect(message({ F: 3, D: 0, G: 0 }, 4)).toMatch(/leaves 2 picks for the 3 forwards still needed\.$/);
    expect(message({ F: 2, D: 0, G: 1 }, 5)).toBeUndefined();
    expect(message({ F: 1, D: 0, G: 2 }, 1)).toBeUndefined();
    expect(message({ F: 2, D: 0, G: 1 }, 1)).toBeUndefined();
    const skater = buildPlayer(9, { position: 'D', capHit: MILLION });
    expect(refusal(draftOf(9 * MILLION, { F: 1, D: 0, G: 2 }), [...players, skater], 9)?.message).toMatch(
      /for the 1 forward and 2 goalies still needed\.$/,
    );
  });
});

it('a pool is in the order of its ranks and of its prices, and by number where they are alike', () => {
  const player = (playerId: number, rank: number, capHit: number) => buildPlayer(playerId, { rank, capHit });
  const pool = new DraftPool([player(3, 2, 5), player(2, 2, 5), player(4, 1, 7), player(1, 9, 6)]);
  expect(pool.ranked.map((entry) => entry.id)).toEqual([4, 2, 3, 1]);
  expect(pool.byCost.map((entry) => entry.id)).toEqual([2, 3, 1, 4]);
});
