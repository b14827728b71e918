import { describe, expect, test } from '@jest/globals';
import { byDay, daysOf, leadsTo, periodOf, PERIODS, piecesOf, signOf } from './activity.model.js';

test('a note of a member has a sign of its own, whatever type it was given, and leads nowhere', () => {
  for (const note of ['add-player', 'drop-player', 'ir', 'others'])
    expect(signOf({ action_type: note, data: { kind: 'note', note, direction: 'placed' } })).toBe('note');
});

describe('a line of the log', () => {
  test('is cut where it names its player, and only there', () => {
    expect(
      piecesOf({ message: 'Bears added Ada Prov off waivers.', data: { kind: 'move', playerId: 7, name: 'Ada Prov' } }),
    ).toEqual([
      { text: 'Bears added ', playerId: null },
      { text: 'Ada Prov', playerId: 7 },
      { text: ' off waivers.', playerId: null },
    ]);
    expect(piecesOf({ message: 'Ada Prov cleared waivers', data: { playerId: 7, name: 'Ada Prov' } })).toEqual([
      { text: 'Ada Prov', playerId: 7 },
      { text: ' cleared waivers', playerId: null },
    ]);
  });

  test('names several players, each once, also where one’s name stands in the other’s', () => {
    const pieces = piecesOf({
      message: 'The commissioner replaced Ben Puckett with Ben Puck.',
      data: {
        kind: 'draft',
        draftId: 'D1',
        players: [
          { id: 1, name: 'Ben Puckett' },
          { id: 2, name: 'Ben Puck' },
        ],
      },
    });
    expect(pieces.filter(({ playerId }) => playerId !== null)).toEqual([
      { text: 'Ben Puckett', playerId: 1 },
      { text: 'Ben Puck', playerId: 2 },
    ]);
    expect(pieces.map(({ text }) => text).join('')).toBe('The commissioner replaced Ben Puckett with Ben Puck.');
  });

  test.each([
    {},
    { playerId: 7 },
    { playerId: 7, name: 'Somebody Else' },
    { playerId: '7', name: 'Ada Prov' },
    { players: [null, { id: 'x', name: 3 }] },
  ])('stays whole where its player is not named in it: %j', (data) => {
    expect(piecesOf({ message: 'Bears added Ada Prov.', data })).toEqual([
      { text: 'Bears added Ada Prov.', playerId: null },
    ]);
  });

  test('leads to what it is about', () => {
    expect(leadsTo({ data: { kind: 'trade', tradeId: 'T1' } })).toEqual({ to: 'trade', id: 'T1' });
    expect(leadsTo({ data: { kind: 'draft', draftId: 'D1', players: [] } })).toEqual({ to: 'draft', id: 'D1' });
    expect(leadsTo({ data: { kind: 'protectionLocked' } })).toEqual({ to: 'sheets' });
    expect(leadsTo({ data: { kind: 'rules' } })).toEqual({ to: 'rules' });
    for (const data of [{ kind: 'note', tradeId: 'T1' }, {}, { kind: 'move' }, { kind: 'draft' }, { tradeId: 5 }])
      expect(leadsTo({ data })).toBeNull();
  });
});

test('a period is known again by its days, and other days are dates', () => {
  const today = '2026-03-01';
  expect(daysOf('week', today)).toEqual({ start: '2026-02-23', end: '' });
  expect(daysOf('lastMonth', today)).toEqual({ start: '2026-02-01', end: '2026-02-28' });
  expect(daysOf('lastMonth', '2026-01-15')).toEqual({ start: '2025-12-01', end: '2025-12-31' });
  for (const period of PERIODS.filter((one) => one !== 'month'))
    expect(periodOf(daysOf(period, today), today)).toBe(period);
  expect(periodOf(daysOf('month', '2026-03-15'), '2026-03-15')).toBe('month');
  expect(periodOf({ start: '', end: '' }, today)).toBe('all');
  expect(periodOf({ start: '2026-02-23', end: today }, today)).toBe('dates');
  expect(periodOf({ start: '', end: today }, today)).toBe('dates');
});

test('each day has its lines once, also where lines of two days alternate', () => {
  const lines = ['2026-03-02', '2026-03-01', '2026-03-02'].map((date, id) => ({ id, date }));
  const days = byDay(lines, (time) => new Date(time).toISOString().slice(0, 10));
  expect([...days].map(([day, of]) => [day, of.map(({ id }) => id)])).toEqual([
    ['2026-03-02', [0, 2]],
    ['2026-03-01', [1]],
  ]);
});
