import { describe, expect, test } from '@jest/globals';
import { countdown, judge, ofTeam, placeOf, put, suggested } from './sheet.model.js';
import { sheetAnswer, sheetPlayer } from './testing/sheet.js';

const player = (player_id: number, position: 'F' | 'D' | 'G', charge: number, more: object = {}) =>
  sheetPlayer(player_id, { position, cap_hit: charge, charge, last_points: 10 * player_id, last_games: 10, ...more });
const answer = sheetAnswer(
  [player(1, 'F', 9), player(2, 'F', 4), player(3, 'D', 3), player(4, 'G', 2), player(5, 'F', 1, { place: 'rookie' })],
  { F: 1, D: 1, G: 1 },
);

describe('a sheet in the making', () => {
  test('moves a player from place to place, and holds them once', () => {
    const core = put({ core: [], bench: [] }, 1, 'core');
    expect(placeOf(core, 1)).toBe('core');
    expect(put(core, 1, 'bench')).toEqual({ core: [], bench: [1] });
    expect(put(core, 1, 'out')).toEqual({ core: [], bench: [] });
  });

  test('is judged by the server’s own rules, and counts who would be released without the rookie bank', () => {
    const { totals, faults, released } = judge(answer, { core: [1, 3, 4], bench: [2] });
    expect(totals).toMatchObject({ core: 14, bench: 4 });
    expect(faults).toEqual([]);
    expect(released).toBe(0);
    expect(judge(answer, { core: [1], bench: [] })).toMatchObject({
      released: 3,
      faults: [{ name: 'protectedDefense' }, { name: 'protectedGoalies' }],
    });
  });

  test('says how much of it is estimated, of players who stay alone', () => {
    const [first, second, ...others] = answer.players;
    const ended = { ...answer, players: [{ ...first!, estimated: true }, { ...second!, estimated: true }, ...others] };
    expect(judge(ended, { core: [1, 3], bench: [] }).totals.estimated).toBe(9);
    expect(judge(ended, { core: [3], bench: [2] }).totals.estimated).toBe(4);
    expect(judge(answer, { core: [1, 2, 3], bench: [] }).totals.estimated).toBe(0);
  });

  test('loses players who left the team, so that the others can be saved', () => {
    expect(ofTeam(answer, { core: [1, 77, 4], bench: [78, 2] })).toEqual({ core: [1, 4], bench: [2] });
  });

  test('can start from what the deadline would make of it', () => {
    expect(judge(answer, suggested(answer)).faults).toEqual([]);
  });
});

test('the time left is told in days, then to the second, and ends at nothing', () => {
  const hour = 3_600_000;
  expect(countdown(76.5 * hour)).toBe('3 days 4 h');
  expect(countdown(31 * hour + 7 * 60_000 + 5_000)).toBe('31:07:05');
  expect(countdown(-5)).toBe('0:00:00');
});
