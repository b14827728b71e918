import { expect, it, test } from '@jest/globals';
import type { Position } from '../../position.js';
import type { DraftState } from '../draft.model.js';
import { perMillionOf } from '../charge.rules.js';
import { recapOf } from './draft-recap.rules.js';
import { DraftPool } from '../team/legality.rules.js';
import { placesIn, worthOf } from './pick-story.rules.js';
import { buildLobby, buildPlayer, buildTeams, EMPTY, id, MILLION } from '../testing/draft.builders.js';

const [A, B] = [id('team', 1), id('team', 2)];
const POSITIONS: readonly Position[] = ['F', 'F', 'F', 'F', 'D', 'D', 'D', 'G', 'G', 'G', 'F', 'F'];
const pool = new DraftPool(
  POSITIONS.map((position, index) => buildPlayer(index + 1, { position, capHit: (12 - index) * MILLION })),
);

function night(ids: readonly number[], more: Partial<DraftState> = {}): DraftState {
  const [first, second] = buildTeams(2);
  const lobby = buildLobby({
    teams: [
      { ...first!, holdings: { ...EMPTY, capUsed: 80 * MILLION } },
      { ...second!, holdings: { ...EMPTY, capUsed: 87 * MILLION } },
    ],
    rounds: 6,
    order: 'linear',
  });
  return {
    ...lobby,
    status: 'ended',
    slots: lobby.slots.map((slot, index) => {
      const player = pool.byId.get(ids[index] ?? 0);
      return player === undefined ? slot : { ...slot, status: 'taken', player };
    }),
    ...more,
  };
}
const points = (playerId: number) => (playerId === 12 ? null : 100 - playerId);
const recap = (state: DraftState) => recapOf(state, placesIn(pool), points);

test('a draft by rank gains nobody anything, and has no steal and no reach', () => {
  const { teams, steal, reach } = recap(night([1, 2, 3, 4]));
  expect(teams.map(({ gain, best }) => [gain, best])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect([steal, reach]).toEqual([null, null]);
});

it('finds the best steal, the biggest reach, the dearest pick and the tightest cap', () => {
  const { teams, steal, reach, dearest, tightest } = recap(night([8, 2, 3, 1]));
  expect(steal).toMatchObject({ player: { id: 1 }, nth: 4, place: 1 });
  expect(reach).toMatchObject({ player: { id: 8 }, nth: 1, place: 8 });
  expect(dearest?.player.id).toBe(1);
  expect(tightest).toMatchObject({ teamId: B, space: MILLION });
  // Sorted by gain, highest first.
  expect(teams.map(({ teamId, gain }) => [teamId, gain])).toEqual([
    [B, worthOf(1) - worthOf(4)],
    [A, worthOf(8) - worthOf(1)],
  ]);
  expect(teams[0]?.best?.player.id).toBe(1);
});

it('counts points for money of those who have points, and says nothing of who has none', () => {
  const { teams, thriftiest } = recap(night([1, 12, 2, 12]));
  const of = (teamId: string) => teams.find((team) => team.teamId === teamId);
  expect(of(A)).toMatchObject({ points: 197, perMillion: perMillionOf(197, 23 * MILLION), by: { F: 2, D: 0, G: 0 } });
  expect(of(B)).toMatchObject({ points: null, perMillion: null });
  expect(thriftiest?.teamId).toBe(A);
  expect([perMillionOf(10, 0), perMillionOf(null, MILLION), perMillionOf(50, 4 * MILLION)]).toEqual([null, null, 12.5]);
});

it('tells the longest run, and beside it the one that chance would bring least: three goalies after four forwards', () => {
  const { run, rareRun } = recap(night([1, 2, 3, 4, 8, 9, 10, 5, 11, 6]));
  expect(run).toMatchObject({ position: 'F', picks: 4, from: { nth: 1 }, to: { nth: 4 } });
  expect(rareRun).toMatchObject({ position: 'G', picks: 3, from: { nth: 5 }, to: { nth: 7 }, share: 0.3 });
});

test('the run that is the longest and the rarest is told once, and two picks in a row are none', () => {
  const { run, rareRun } = recap(night([1, 8, 9, 10, 2, 3]));
  expect([run?.position, run?.picks, rareRun]).toEqual(['G', 3, null]);
  expect(recap(night([1, 5, 2, 6, 7]))).toMatchObject({ run: null, rareRun: null });
});

test('of two equally long runs the rarer is the longest', () => {
  expect(recap(night([1, 2, 3, 8, 9, 10, 4]))).toMatchObject({ run: { position: 'G' }, rareRun: null });
  expect(recap(night([8, 9, 10, 1, 2, 3, 4]))).toMatchObject({
    run: { position: 'F', picks: 4 },
    rareRun: { position: 'G' },
  });
});

test('a rookie draft costs nothing, so that nothing is said of money', () => {
  const { teams, tightest, dearest, thriftiest } = recap(night([1, 2], { type: 'rookie' }));
  expect([tightest, dearest, thriftiest]).toEqual([null, null, null]);
  expect(teams[0]).toMatchObject({ spent: 0, perMillion: null });
});

test('before the first pick there is nothing to remember', () => {
  expect(recap(night([]))).toMatchObject({
    steal: null,
    reach: null,
    run: null,
    rareRun: null,
    tightest: null,
    dearest: null,
  });
});
