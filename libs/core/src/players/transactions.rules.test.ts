import { describe, expect, test } from '@jest/globals';
import { historyOf, type Stay } from './transactions.rules.js';

const teams = new Map([
  ['a', 'Aces'],
  ['b', 'Bears'],
]);
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T12:00:00.000Z`;
const stay = (team: string, from: number, to: number | null, by: string, more: Partial<Stay> = {}): Stay => ({
  team_id: team,
  place: 'active',
  from: day(from),
  to: to === null ? null : day(to),
  acquired_at: day(from),
  acquired_by: by,
  ...more,
});
const drafted = new Map([['d1', { name: 'The startup draft', round: 2, overall: 5 }]]);
const told = (stays: Stay[]) =>
  historyOf(stays, teams, drafted).transactions.map(({ kind, message }) => [kind, message]);

describe('the history of a player', () => {
  test('tells who had him when, and how each had got him', () => {
    const { ownership, transactions } = historyOf(
      [stay('b', 9, null, 'trade:t1'), stay('a', 1, 9, 'draft:d1')],
      teams,
      drafted,
    );
    expect(ownership).toEqual([
      { team_id: 'b', team_name: 'Bears', from: day(9), to: null, how: 'traded' },
      { team_id: 'a', team_name: 'Aces', from: day(1), to: day(9), how: 'drafted' },
    ]);
    expect(transactions).toMatchObject([
      {
        date: day(9),
        kind: 'traded',
        trade_id: 't1',
        from_team_id: 'a',
        from_team_name: 'Aces',
        message: 'Bears got him from Aces in a trade.',
      },
      {
        date: day(1),
        kind: 'drafted',
        draft_id: 'd1',
        message: 'Aces drafted him: The startup draft, round 2, pick 5.',
      },
    ]);
  });

  test('counts places on one team as one time on it', () => {
    const here = { acquired_at: day(1) };
    const stays = [
      stay('a', 1, 3, 'free-agent'),
      stay('a', 3, 5, 'free-agent', { ...here, place: 'ir' }),
      stay('a', 5, 8, 'free-agent', here),
    ];
    expect(told(stays)).toEqual([
      ['dropped', 'Aces let him go.'],
      ['activated', 'Aces activated him from injured reserve.'],
      ['placed-on-ir', 'Aces placed him on injured reserve.'],
      ['added', 'Aces added him.'],
    ]);
    expect(historyOf(stays, teams, drafted).ownership).toHaveLength(1);
  });

  test('keeps two times on the same team apart', () => {
    expect(told([stay('a', 1, 3, 'free-agent'), stay('a', 3, null, 'waivers')])).toEqual([
      ['claimed', 'Aces claimed him off waivers.'],
      ['dropped', 'Aces let him go.'],
      ['added', 'Aces added him.'],
    ]);
  });

  test('says that a pick was undone', () => {
    expect(told([stay('a', 1, 2, 'draft:d2')])).toEqual([
      ['undone', 'The pick was undone.'],
      ['drafted', 'Aces drafted him.'],
    ]);
  });

  test('of somebody whom nobody ever had is empty', () => {
    expect(historyOf([], teams, drafted)).toEqual({ ownership: [], transactions: [] });
  });

  test('names a team that is no more', () => {
    expect(told([stay('x', 1, null, 'import')])).toEqual([
      ['imported', 'A former team had him when its roster was imported.'],
    ]);
  });
});
