import { expect, test } from '@jest/globals';
import type { FormatKind } from '../leagues/formats.js';
import { planCalendar } from './calendar/calendar.rules.js';
import { finalTable } from './champion.rules.js';
import { defineFormat, type Format, type TeamRecord } from './formats/format.model.js';
import { FORMATS, MODULES } from './formats/formats.js';
import { USUAL_PERIODS } from './matchups/period.rules.js';
import { playoffRules } from './formats/playoff-settings.rules.js';
import { hasTable, leagueTable, precedence, presentTable } from './table.rules.js';

/** A toy format: the team that was best on the most days is first. */
interface DayRecord extends TeamRecord {
  readonly bestDays?: number | null;
}
const BEST_DAYS = defineFormat<{ teamId: string; name: string; points: number }, DayRecord>({
  periods: () => ({ ...USUAL_PERIODS, days: 3 }),
  results: () => null,
  bracket: () => ({ teams: 4, reseed: false }),
  row: ({ teamId, name, bestDays }) => (bestDays == null ? null : { teamId, name, points: bestDays }),
  hasResult: ({ points }) => points > 0,
  order: finalTable,
  end: (row, less) => ({ ...row, points: Math.max(0, row.points - less) }),
});
const formats = [BEST_DAYS, ...FORMATS];

const team = (teamId: string, bestDays: number | null, final: TeamRecord['final'] = null): DayRecord => ({
  teamId,
  name: teamId,
  earned: 10,
  matchups: null,
  final,
  bestDays,
});
const order = (table: ReturnType<typeof leagueTable>) => table.map(({ teamId, rank }) => [teamId, rank]);

test('a format that is added decides the table and who is served first', () => {
  const records = [team('a', 2), team('b', 5), team('c', 0)];
  const table = leagueTable(records, formats);
  expect(order(table)).toEqual([
    ['b', 1],
    ['a', 2],
    ['c', 3],
  ]);
  expect(precedence(table)).toEqual(['c', 'a', 'b']);
  expect(hasTable(records, formats)).toBe(true);
  expect(hasTable([team('a', 0), team('b', 0)], formats)).toBe(false);
});

test('a format that is added ends a season by its own rule', () => {
  const records = [team('a', 4), team('b', 5)];
  expect(order(presentTable(records, new Map([['b', 2]]), formats))).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('a format that is added has its periods and its bracket', () => {
  const playoffs = playoffRules({}, 8, BEST_DAYS);
  expect(playoffs).toMatchObject({ teams: 4, reseed: false });
  expect(playoffRules({}, 3, BEST_DAYS)?.teams).toBe(3);
  const periods = planCalendar({
    dates: { startsOn: '2026-10-05', endsOn: '2026-11-01' },
    games: null,
    periods: BEST_DAYS.periods({}) ?? USUAL_PERIODS,
    playoffs,
  });
  expect(periods[0]).toMatchObject({ startsOn: '2026-10-05', endsOn: '2026-10-07', round: null });
  expect(periods.at(-1)?.round).toBe(2);
});

test('other leagues keep their tables, and a stored final table counts in every format', () => {
  const points = [team('a', null), team('b', null)];
  expect(leagueTable(points, formats)).toEqual(leagueTable(points));
  const final = { points: 7, less: 0, brought: false, record: null, tableRank: null };
  const ended = [team('a', 5, { ...final, rank: 2 }), team('b', 1, { ...final, rank: 1 })];
  expect(leagueTable(ended, formats).map(({ teamId }) => teamId)).toEqual(['b', 'a']);
});

test('a kind of format without a module does not compile', () => {
  // @ts-expect-error The module is missing.
  const modules: Record<FormatKind | 'best-days', Format> = MODULES;
  expect(Object.values(modules)).toHaveLength(4);
});
