import { beforeEach, describe, expect, it, test } from '@jest/globals';
import type { DraftNight } from '../draft.model.js';
import { recordWords } from '../draft.record.words.js';
import { dueReminder, firstNight, nextReminder, nightFrom, nightLength } from './night.rules.js';
import { buildLobby, buildPool, buildTeams, chance, id, managerOf, NOON } from '../testing/draft.builders.js';
import { DraftSimulator, refusalOf } from '../testing/draft.simulator.js';

const TORONTO = 'America/Toronto';
const HOUR = 3_600_000;
const A = id('team', 1);
const B = id('team', 2);
const night: DraftNight = { at: '2025-09-27T00:00:00.000Z', timeZone: TORONTO };
const later: DraftNight = { at: '2025-09-28T00:00:00.000Z', timeZone: TORONTO };
const names = { team: (teamId: string) => teamId, place: String };

let draft: DraftSimulator;
beforeEach(() => {
  draft = new DraftSimulator(
    buildLobby({ teams: buildTeams(3), rounds: 2 }),
    buildPool(chance(1), { players: 40 }),
    NOON,
  );
});
const set = (to: DraftNight | null) => draft.must({ type: 'setNight', night: to });
const answer = (teamId: string, said: 'here' | 'coming' | 'away') =>
  draft.must({ type: 'checkIn', teamId, answer: said }, managerOf(teamId));
const autos = () => draft.state.teams.map(({ auto }) => auto);

describe('a day and a time', () => {
  test('are by the clock of the league', () => {
    expect(nightFrom({ day: '2025-09-26', time: '20:00' }, TORONTO)).toEqual({ ok: true, value: night });
    expect(nightFrom({ day: '2025-12-26', time: '20:30' }, 'Europe/Helsinki')).toMatchObject({
      value: { at: '2025-12-26T18:30:00.000Z' },
    });
  });

  test.each([
    [{ day: '2025-02-30', time: '20:00' }, 'nightDayUnknown', 'day', /There is no day 2025-02-30/],
    [{ day: 'Friday', time: '20:00' }, 'nightDayUnknown', 'day', /There is no day Friday/],
    [{ day: '2025-09-26', time: '24:00' }, 'nightTimeUnknown', 'time', /There is no time 24:00/],
    [{ day: '2025-09-26', time: '8 pm' }, 'nightTimeUnknown', 'time', /There is no time 8 pm/],
    [
      { day: '2026-03-08', time: '02:30' },
      'nightTimeSkipped',
      'time',
      /no 2:30 AM on that day: clocks are put forward over it/,
    ],
  ])('that cannot be are refused at their field: %j', (body, name, field, message) => {
    const refusal = refusalOf(nightFrom(body, TORONTO));
    expect(refusal).toMatchObject({ name, field, kind: 'invalid', message: expect.stringMatching(message) });
    expect(refusal.fix).toMatch(/^Choose /);
  });

  test('that come twice, when clocks are put back, mean the first time', () => {
    expect(nightFrom({ day: '2025-11-02', time: '01:30' }, TORONTO)).toMatchObject({
      value: { at: '2025-11-02T05:30:00.000Z' },
    });
  });

  test('must be to come, and within a year', () => {
    expect(refusalOf(firstNight({ day: '2025-09-20', time: '11:59' }, TORONTO, NOON))).toMatchObject({
      name: 'nightPast',
      field: 'day',
      message: 'Sat, Sep 20, 2025, 11:59 AM EDT is over.',
    });
    expect(firstNight({ day: '2025-09-20', time: '12:01' }, TORONTO, NOON).ok).toBe(true);
    expect(refusalOf(firstNight({ day: '2026-09-30', time: '20:00' }, TORONTO, NOON))).toMatchObject({
      name: 'nightTooFar',
      figure: 376,
      limit: 366,
    });
    expect(
      refusalOf(draft.do({ type: 'setNight', night: { at: '2025-09-20T16:00:00.000Z', timeZone: TORONTO } })),
    ).toMatchObject({
      name: 'nightPast',
    });
  });
});

describe('the night of a draft', () => {
  it('is set, moved and taken back, each in the public log; the same again is nothing', () => {
    const said = [set(night), set(night), set(later), set(null), set(null)].map((events) =>
      events.map((event) => recordWords(event, names)),
    );
    expect(said).toEqual([
      ['Set the date: Fri, Sep 26, 2025, 8:00 PM EDT.'],
      [],
      ['Moved the date from Fri, Sep 26, 2025, 8:00 PM EDT to Sat, Sep 27, 2025, 8:00 PM EDT.'],
      ['Removed the date: it was Sat, Sep 27, 2025, 8:00 PM EDT.'],
      [],
    ]);
    expect(draft.state).not.toHaveProperty('night');
  });

  it('is the commissioner’s to set', () => {
    expect(refusalOf(draft.do({ type: 'setNight', night }, managerOf(A)))).toMatchObject({ name: 'commissionerOnly' });
  });

  it('begins nothing: the draft waits in its lobby', () => {
    set(night);
    draft.now = Date.parse(night.at) + HOUR;
    expect(draft.state).toMatchObject({ status: 'lobby', onClock: null });
    draft.begin();
    expect(draft.state).toMatchObject({ status: 'running', night });
  });

  it('is as long in a calendar as half of its clocks, an hour at least and six at most', () => {
    const { clock } = draft.state;
    const of = (picks: number, more = {}) =>
      nightLength({ clock: { ...clock, ...more }, slots: Array.from({ length: picks }, () => draft.state.slots[0]!) }) /
      HOUR;
    expect([of(4), of(120), of(240), of(640)]).toEqual([1, 2, 3, 6]);
    expect(of(240, { seconds: 28_800 })).toBe(1);
    expect(of(240, { quietHours: { fromMinute: 0, toMinute: 480, timeZone: TORONTO } })).toBe(1);
  });
});

describe('checking in', () => {
  it('is remembered by team, the last answer alone', () => {
    answer(A, 'coming');
    answer(B, 'coming');
    answer(A, 'here');
    expect(answer(A, 'here')).toEqual([]);
    expect(draft.state.checkIns?.map(({ teamId, answer: said }) => [teamId, said])).toEqual([
      [B, 'coming'],
      [A, 'here'],
    ]);
    expect(autos()).toEqual(['off', 'off', 'off']);
  });

  it('puts who cannot make it on Auto, which the draft begins with, and takes it back when they can', () => {
    answer(A, 'away');
    expect(autos()).toEqual(['manager', 'off', 'off']);
    answer(A, 'coming');
    expect(autos()).toEqual(['off', 'off', 'off']);
    answer(A, 'away');
    draft.begin();
    expect(draft.state.onClock).toMatchObject({ teamId: A, graceMs: 0 });
  });

  it('leaves an Auto alone that was there before', () => {
    draft.must({ type: 'setAuto', teamId: A, on: true });
    answer(A, 'coming');
    expect(autos()).toEqual(['manager', 'off', 'off']);
  });

  it('is asked again for another date: answers go, and so does the Auto that came with them', () => {
    set(night);
    answer(A, 'away');
    answer(B, 'coming');
    draft.must({ type: 'setAuto', teamId: id('team', 3), on: true });
    set(later);
    expect(draft.state).not.toHaveProperty('checkIns');
    expect(autos()).toEqual(['off', 'off', 'manager']);
  });

  it('is each manager’s own, the commissioner’s neither', () => {
    for (const actor of [managerOf(B), undefined])
      expect(refusalOf(draft.do({ type: 'checkIn', teamId: A, answer: 'here' }, actor))).toMatchObject({
        name: 'notYourTeam',
        kind: 'forbidden',
      });
  });

  it('does not hold for a new manager', () => {
    answer(A, 'coming');
    answer(B, 'coming');
    draft.mustSystem({ type: 'changeTeam', teamId: A, change: { manager: 'Somebody else' } });
    draft.mustSystem({ type: 'changeTeam', teamId: B, change: { name: 'Another name' } });
    expect(draft.state.checkIns?.map(({ teamId }) => teamId)).toEqual([B]);
  });
});

describe('reminders', () => {
  const at = Date.parse(night.at);
  const due = (before: number, setBefore = 72) => dueReminder(night, at - setBefore * HOUR, at - before * HOUR);

  test('come a day and an hour before; of two that are due the nearer one', () => {
    expect([due(24.1), due(24), due(2), due(1), due(0.1), due(0), due(-1)]).toEqual([null, 24, 24, 1, 1, null, null]);
  });

  test('do not follow a date on the heels that was set only then', () => {
    expect([due(20, 22), due(0.9, 22), due(0.9, 0.95)]).toEqual([null, 1, null]);
  });

  test('are next', () => {
    expect(nextReminder(night, at - 30 * HOUR)).toBe(at - 24 * HOUR);
    expect(nextReminder(night, at - 24 * HOUR)).toBe(at - HOUR);
    expect(nextReminder(night, at - HOUR)).toBeNull();
  });
});
