import { describe, expect, test } from '@jest/globals';
import { currentWeek, faPickMark, faWeekWords, faWeeks } from '../../moves/fa-pick.js';
import { faPicksCsv, faTable, picksCsv, pickSeason, pickTable } from './assets.js';

const now = Date.parse('2025-11-20T12:00:00Z');
const later = '2025-11-23T23:59:59Z';
const before = '2025-11-16T23:59:59Z';
const pick = {
  id: 'p',
  week: 7,
  assigned_to: 'a',
  owned_by: 'a',
  player_taken: null,
  starts_at: '2025-11-17T05:00:00Z',
  expiry_date: later,
};

describe('a free-agent pick', () => {
  test('is a dash while it waits', () =>
    expect(faPickMark(pick, now)).toEqual({ word: '-', owner: null, player: null }));
  test('is used once a player was taken', () =>
    expect(faPickMark({ ...pick, player_taken: 'Theo Marchand' }, now)).toMatchObject({
      word: 'used',
      player: 'Theo Marchand',
    }));
  test('is not used when it expired without one', () =>
    expect(faPickMark({ ...pick, expiry_date: before }, now)).toMatchObject({ word: 'not used' }));
  test('says Penalty when it was forfeited', () =>
    expect(faPickMark({ ...pick, player_taken: 'penalty' }, now)).toMatchObject({ word: 'Penalty' }));
  test('names its owner when it was traded, used or not', () => {
    expect(faPickMark({ ...pick, owned_by: 'b' }, now)).toEqual({ word: 'traded', owner: 'b', player: null });
    expect(faPickMark({ ...pick, owned_by: 'b', player_taken: 'Ilya Sorin' }, now)).toMatchObject({
      word: 'used',
      owner: 'b',
    });
  });
});

test('the weeks are counted by what there is, not by dividing', () => {
  const picks = [pick, { ...pick, id: 'q', assigned_to: 'b', owned_by: 'b' }, { ...pick, id: 'r', week: 8 }];
  const table = faTable(picks, ['a', 'b'], now);
  expect(table.weeks).toEqual([7, 8]);
  expect(table.rows[1]?.weeks.get(7)?.owned).toHaveLength(1);
  expect(table.rows[1]?.weeks.has(8)).toBe(false);
  expect(currentWeek([{ ...pick, week: 6, expiry_date: before }, ...picks], now)).toBe(7);
  expect(currentWeek([{ ...pick, expiry_date: before }], now)).toBe(7);
  expect(currentWeek([], now)).toBeNull();
});

test('a week is one line: what is left, whom it brought, what went away; when it is over, what was used', () => {
  const picks = [
    pick,
    { ...pick, id: 'q', player_taken: 'Theo Marchand' },
    { ...pick, id: 'r', player_taken: 'penalty' },
    { ...pick, id: 's', owned_by: 'b' },
    { ...pick, id: 't', assigned_to: 'b' },
    { ...pick, id: 'u', week: 6, expiry_date: before },
    { ...pick, id: 'v', week: 6, expiry_date: before, player_taken: 'Ilya Sorin' },
    { ...pick, id: 'w', week: 8, owned_by: 'b' },
  ];
  const weeks = faWeeks(picks, 'a', now);
  expect(weeks.map(({ week }) => week)).toEqual([6, 7, 8]);
  expect(weeks.map(faWeekWords)).toEqual(['1 of 2 used', '2 of 4 left', 'none']);
  expect(weeks[1]).toMatchObject({ taken: ['Theo Marchand'], penalties: 1, from: ['b'], to: ['b'], over: false });
});

const draftPick = {
  id: 'd',
  season: '2026-27',
  type: 'general' as const,
  round: 2,
  pick_number: null,
  assigned_to: 'a',
  owned_by: 'b',
};

test('draft picks stand by original team and round, in the nearest season that has any', () => {
  expect(pickSeason([draftPick], '2025-26')).toBe('2026-27');
  const table = pickTable([draftPick], ['a', 'b'], '2026-27');
  expect(table.rounds).toEqual([2]);
  expect(table.rows[0]?.byRound.get(2)).toEqual([draftPick]);
  expect(table.rows[1]?.byRound.get(2)).toEqual([]);
  const extra = { ...draftPick, id: 'e', owned_by: 'a' };
  expect(pickTable([draftPick, extra], ['a'], '2026-27').rows[0]?.byRound.get(2)).toEqual([draftPick, extra]);
});

test('picks are rows of a spreadsheet, by season, week and round, with names instead of ids', () => {
  const nameOf = (id: string): string => `Team ${id}`;
  const later = { ...draftPick, id: 'later', season: '2027-28', round: 1, owned_by: 'b' };
  const { head, rows } = picksCsv([later, draftPick], nameOf);
  expect(head).toEqual(['season', 'draft', 'round', 'pick_number', 'original_team', 'owner']);
  expect(rows.map((row) => [row[0], row[2], row[4], row[5]])).toEqual([
    [draftPick.season, draftPick.round, 'Team a', nameOf(draftPick.owned_by)],
    ['2027-28', 1, 'Team a', 'Team b'],
  ]);
  const weekly = (week: number, player_taken: string | null) => ({
    id: `w${week}`,
    week,
    assigned_to: 'a',
    owned_by: 'b',
    player_taken,
    starts_at: '2026-10-05T04:00:00.000Z',
    expiry_date: '2026-10-12T03:59:59.000Z',
  });
  expect(faPicksCsv([weekly(2, null), weekly(1, 'Ann Other')], nameOf).rows).toMatchObject([
    [1, '2026-10-05T04:00:00.000Z', '2026-10-12T03:59:59.000Z', 'Team a', 'Team b', 'Ann Other'],
    [2, '2026-10-05T04:00:00.000Z', '2026-10-12T03:59:59.000Z', 'Team a', 'Team b', null],
  ]);
});
