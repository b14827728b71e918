import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayPlus } from '../../calendar.js';
import type { GameState, NightGame } from './night.rules.js';
import { compareSchedule } from './season-schedule.rules.js';

const NOW = Date.parse('2026-12-01T09:30:00Z');
const gameOf = (id: number, at: number, state: GameState): NightGame => {
  const day = dayPlus('2026-11-26', at);
  return {
    id: String(2_026_020_000 + id),
    season: '2026-27',
    playoffs: false,
    day,
    starts_at: `${day}T23:30:00Z`,
    away: 'MTL',
    home: 'TOR',
    state,
    away_score: null,
    home_score: null,
    period: null,
    clock: null,
  };
};
const game = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    at: fc.integer({ min: 0, max: 12 }),
    state: fc.constantFrom<GameState>('scheduled', 'live', 'over', 'final', 'postponed', 'cancelled', 'suspended'),
  })
  .map(({ id, at, state }) => gameOf(id, at, state));
const schedule = fc.uniqueArray(game, { selector: ({ id }) => id });

const UNTOUCHABLE: readonly GameState[] = ['live', 'over', 'final', 'suspended'];

test('changes of a schedule are made once, and never remove a game that was played', () => {
  fc.assert(
    fc.property(schedule, schedule, fc.boolean(), (stored, told, whole) => {
      const { created, updated, removed, unchanged } = compareSchedule(stored, told, NOW, whole);
      expect(created.length + updated.length + unchanged).toBe(told.length);
      const gone = new Set(removed.map(({ id }) => id));
      const after = new Map(stored.filter(({ id }) => !gone.has(id)).map((one) => [one.id, one]));
      for (const one of [...created, ...updated.map((change) => change.game)]) after.set(one.id, one);
      const again = compareSchedule([...after.values()], told, NOW, whole);
      expect([again.created, again.updated, again.removed]).toEqual([[], [], []]);
      for (const one of stored) {
        if (one.state === 'final') expect(after.get(one.id)).toEqual(one);
        if (UNTOUCHABLE.includes(one.state) || !whole) expect(after.has(one.id)).toBe(true);
      }
      for (const one of told) expect(after.has(one.id)).toBe(true);
    }),
  );
});
