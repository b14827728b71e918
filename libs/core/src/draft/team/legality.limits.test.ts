import { describe, expect, it } from '@jest/globals';
import type { DraftRules, Holdings, PoolPlayer } from '../draft.model.js';
import { DraftPool, PickJudge } from './legality.rules.js';
import { checkPick } from '../picks/pick-check.rules.js';
import {
  buildLobby,
  buildPicks,
  buildTeam,
  buildTeams,
  EMPTY,
  id,
  MILLION,
  plainPlayer as player,
  type LobbyShape,
} from '../testing/draft.builders.js';
import { refusalOf } from '../testing/draft.simulator.js';

/* The limits of a manual pick and of Auto, each at its boundary and one dollar or place beyond it. */

const A = id('team', 1);
const NO_MINIMUMS = { F: 0, D: 0, G: 0 };

interface Scene extends Partial<Omit<LobbyShape, 'rules'>> {
  readonly players?: readonly PoolPlayer[];
  readonly holdings?: Partial<Holdings>;
  readonly rules?: Partial<DraftRules>;
}

function judgeOf({ players = [], holdings = {}, rules = {}, ...shape }: Scene, teamId = A): PickJudge {
  const lobby = buildLobby({
    teams: buildTeams(2, { holdings: { ...EMPTY, ...holdings } }),
    rounds: 5,
    rules: { salaryCap: 10 * MILLION, maxRosterSize: 10, minimums: NO_MINIMUMS, ...rules },
    ...shape,
  });
  return new PickJudge(lobby, teamId, new DraftPool(players));
}

it('a team that is not in the draft has the whole cap and no more', () => {
  const players = [player(1, 'F', 10 * MILLION), player(2, 'F', 10 * MILLION + 1)];
  const judge = judgeOf({ players }, 'nobody');
  expect(judge.allows(1)).toBe(true);
  expect(refusalOf(checkPick(judge, 2))).toMatchObject({ name: 'capExceeded', limit: 10 * MILLION });
});

describe('the highest cap hit that is legal', () => {
  it('is the whole cap space while the roster has a place, and none when it is full', () => {
    expect(judgeOf({ holdings: { F: 9 } }).most('F')).toBe(10 * MILLION);
    expect(judgeOf({ holdings: { F: 10 } }).most('F')).toBeNull();
  });

  it('is 0 at the cap and none above it', () => {
    expect(judgeOf({ holdings: { capUsed: 10 * MILLION } }).most('F')).toBe(0);
    expect(judgeOf({ holdings: { capUsed: 10 * MILLION + 1 } }).most('F')).toBeNull();
  });

  describe('in a rookie draft whose bank counts on the cap', () => {
    const rookieJudge = (holdings: Partial<Holdings>, players: readonly PoolPlayer[] = []) =>
      judgeOf({ type: 'rookie', rules: { rookieBankSize: 10, bankOnCap: true }, holdings, players });

    it('is the whole cap space while the bank has a place, and none when it is full', () => {
      expect(rookieJudge({ rookies: 9, capUsed: 9 * MILLION }).most('G')).toBe(MILLION);
      expect(rookieJudge({ rookies: 10, capUsed: 9 * MILLION }).most('G')).toBeNull();
    });

    it('is 0 at the cap and none above it', () => {
      expect(rookieJudge({ capUsed: 10 * MILLION }).most('G')).toBe(0);
      expect(rookieJudge({ capUsed: 10 * MILLION + 1 }).most('G')).toBeNull();
    });

    it('is what the refusal of a dearer player names', () => {
      const judge = rookieJudge({ capUsed: 9 * MILLION }, [player(1, 'F', MILLION), player(2, 'F', MILLION + 1)]);
      expect(checkPick(judge, 1).ok).toBe(true);
      expect(refusalOf(checkPick(judge, 2))).toMatchObject({
        name: 'capExceeded',
        figure: 10 * MILLION + 1,
        limit: 10 * MILLION,
        fix: 'Pick a player who costs at most $1,000,000.',
      });
    });
  });
});

describe('Auto', () => {
  it('takes the best-ranked goalie, not the cheapest, when only goalies beyond the wanted ones are free', () => {
    const players = [player(1, 'G', 2 * MILLION), player(2, 'G')];
    expect(judgeOf({ players, holdings: { G: 1 } }).automatic([])).toMatchObject({ player: { id: 1 } });
  });

  it('keeps the minimum salary for each place when the cap space is exactly enough for all places', () => {
    const rules = { minimumSalary: 750_000 };
    const players = [player(1, 'F', 2 * MILLION), player(9, 'F', 750_000)];
    const queued = (capUsed: number) => judgeOf({ players, rules, holdings: { capUsed } }).automatic([1]);
    expect(queued(2_500_000)).toMatchObject({ player: { id: 9 }, how: 'rank' });
    // One dollar less cannot fill the places, so nothing is kept.
    expect(queued(2_500_001)).toMatchObject({ player: { id: 1 }, how: 'queue' });
  });

  it('takes a queued rookie whatever the rookie costs, when the bank does not count on the cap', () => {
    const players = [player(1, 'F'), player(2, 'F', 9 * MILLION)];
    const rules = { rookieBankSize: 10, minimumSalary: 750_000 };
    expect(judgeOf({ type: 'rookie', rules, players }).automatic([2])).toMatchObject({
      player: { id: 2 },
      how: 'queue',
    });
  });

  describe('prefers a worse-ranked player who leaves enough for the minimums', () => {
    // Two teams need a goalie each, so a goalie is expected to cost as much as the second cheapest: 3 million.
    const goalies = [player(10, 'G'), player(11, 'G', 3 * MILLION)];
    const rules = { minimums: { F: 1, D: 0, G: 1 } };

    it('to the dollar', () => {
      const auto = (second: number) =>
        judgeOf({ players: [player(1, 'F', 8 * MILLION), player(2, 'F', second), ...goalies], rules }).automatic([]);
      expect(auto(7 * MILLION)).toMatchObject({ player: { id: 2 } });
      // Neither forward leaves 3 million now, but the cheapest goalie leaves enough for a forward.
      expect(auto(7 * MILLION + 1)).toMatchObject({ player: { id: 10 } });
    });

    it('while other teams that have a pick still need them too', () => {
      const players = [player(1, 'F', 8 * MILLION), player(2, 'F', 7 * MILLION), ...goalies];
      const teams = [buildTeam(1), buildTeam(2)];
      expect(judgeOf({ players, rules, teams }).automatic([])).toMatchObject({ player: { id: 2 } });
      // The second team has no pick, so the cheapest goalie stays free.
      expect(judgeOf({ players, rules, teams, picks: buildPicks([A], 5) }).automatic([])).toMatchObject({
        player: { id: 1 },
      });
    });
  });

  it('keeps nothing for further picks when its remaining picks are all needed for the minimums', () => {
    const cheap = Array.from({ length: 10 }, (_, index) => player(20 + index, 'D', MILLION / 2));
    const players = [
      player(1, 'F', 7 * MILLION),
      player(2, 'F'),
      player(10, 'G'),
      player(11, 'G', 3 * MILLION),
      ...cheap,
    ];
    const rules = { minimums: { F: 1, D: 0, G: 1 } };
    expect(judgeOf({ players, rules, rounds: 2 }).automatic([])).toMatchObject({ player: { id: 1 } });
    expect(judgeOf({ players, rules, rounds: 3 }).automatic([])).toMatchObject({ player: { id: 2 } });
  });

  it('takes the best-ranked legal player, not the cheapest, when no player leaves enough for the minimums', () => {
    // Two teams need two goalies each, so the second costs as much as the fourth cheapest: 7 million.
    const players = [6, 5, 4, 7].map((millions, index) => player(index + 1, 'G', millions * MILLION));
    expect(judgeOf({ players, rules: { minimums: { F: 0, D: 0, G: 2 } } }).automatic([])).toMatchObject({
      player: { id: 1 },
    });
  });

  it('keeps the expected prices of its later picks and the minimum salary for the places after the draft', () => {
    // Four picks at 1 million and five places at 750,000 leave 2,250,000.
    const cheap = Array.from({ length: 10 }, (_, index) => player(20 + index, 'D'));
    const auto = (capHit: number) =>
      judgeOf({
        players: [player(1, 'F', capHit), player(2, 'F', 2_000_000), ...cheap],
        rules: { minimumSalary: 750_000 },
      }).automatic([]);
    expect(auto(2_250_000)).toMatchObject({ player: { id: 1 } });
    expect(auto(2_250_001)).toMatchObject({ player: { id: 2 } });
  });
});
