import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayIn, dayPlus } from '../../calendar.js';
import {
  beginOf,
  decidedTo,
  decidesAt,
  firstOpen,
  gamesByDay,
  locksAt,
  type ClubGame,
  LINEUP_KINDS,
  lineupRules,
  lockOf,
  spanOf,
  mayBegin,
  openFrom,
  STAND_IN,
  type LineupRules,
} from '../../leagues/lineup.rules.js';
import {
  best,
  checkLineup,
  fits,
  standing,
  type BegunLineup,
  type LineupPlace,
  type LineupPlayer,
  type LongSpan,
} from './lineup.rules.js';

const player = (id: number, detail: string, worth = 0): LineupPlayer => ({
  id,
  name: `Player ${id}`,
  position: detail === 'D' || detail === 'G' ? detail : 'F',
  detail,
  worth,
});
const rules = (more: Partial<LineupRules> = {}): LineupRules => ({
  period: 'day',
  places: { F: 2, C: 1, LW: 0, RW: 0, D: 2, U: 1, G: 1 },
  changes: null,
  standIn: 'absent',
  ...more,
});
const zone = 'America/Toronto';
const noon = (day: string) => lockOf(day, zone);

describe('the rules of a league', () => {
  test('are none where it never set them, and the standard places where it switched line-ups on', () => {
    expect(lineupRules({})).toBeNull();
    expect(lineupRules({ lineups: 'week' })).toEqual({
      period: 'week',
      dates: [1, 15],
      places: { F: 9, C: 0, LW: 0, RW: 0, D: 4, U: 1, G: 1 },
      changes: null,
      standIn: 'absent',
    });
  });

  test('are its own values, and the standard ones for a value that no rule knows', () => {
    expect(lineupRules({ lineups: 'off' })).toBeNull();
    expect(lineupRules({ lineups: 'day', lineup_changes: 3, lineup_stand_in: 'off' })).toMatchObject({
      period: 'day',
      changes: 3,
      standIn: 'off',
    });
    expect(lineupRules({ lineups: 'month', lineup_dates: '10, 20', lineup_c: 2 })).toMatchObject({
      period: 'month',
      dates: [10, 20],
      places: { C: 2 },
    });
  });

  test('let the first line-up begin on the league’s first day with line-ups', () => {
    const now = noon('2026-11-25') - 1;
    expect(firstOpen(rules(), now, zone)).toBe('2026-11-25');
    expect(firstOpen(rules(), now, zone, undefined, '2026-11-25')).toBe('2026-11-25');
    expect(firstOpen(rules(), now, zone, undefined, '2026-11-28')).toBe('2026-11-28');
    expect(firstOpen(rules({ period: 'week' }), now, zone, undefined, '2026-12-01')).toBe('2026-12-07');
  });

  test('decide a day’s roster at noon', () => {
    expect(decidedTo(rules(), noon('2026-11-25') - 1, zone)).toBe('2026-11-24');
    expect(decidedTo(rules(), noon('2026-11-25'), zone)).toBe('2026-11-25');
  });
});

describe('a line-up locks', () => {
  test('at noon of its day in the league’s zone, over both clock changes', () => {
    for (const day of ['2026-10-31', '2026-11-01', '2026-11-02', '2027-03-13', '2027-03-14', '2027-03-15']) {
      expect(openFrom(rules(), noon(day) - 1, zone)).toBe(day);
      expect(openFrom(rules(), noon(day), zone)).toBe(dayPlus(day, 1));
    }
  });

  test('for days of the month that a league chose', () => {
    const monthly = rules({ period: 'month', dates: [1, 10, 31] });
    expect(openFrom(monthly, noon('2026-11-01'), zone)).toBe('2026-11-10');
    expect(openFrom(monthly, noon('2026-11-10'), zone)).toBe('2026-11-30');
    expect(openFrom(monthly, noon('2026-11-30'), zone)).toBe('2026-12-01');
    expect(beginOf(monthly, '2027-02-28')).toBe('2027-02-28');
    expect(beginOf(monthly, '2027-02-27')).toBe('2027-02-10');
    expect(lineupRules({ lineups: 'month' })?.dates).toEqual([1, 15]);
    expect(lineupRules({ lineups: 'month', lineup_dates: '20, 1' })?.dates).toEqual([1, 20]);
  });

  test('for its week and its half of a month', () => {
    expect(openFrom(rules({ period: 'week' }), noon('2026-11-23') - 1, zone)).toBe('2026-11-23');
    expect(openFrom(rules({ period: 'week' }), noon('2026-11-23'), zone)).toBe('2026-11-30');
    expect(openFrom(rules({ period: 'month' }), noon('2026-11-15'), zone)).toBe('2026-12-01');
    expect(beginOf(rules({ period: 'month' }), '2026-11-14')).toBe('2026-11-01');
    expect(beginOf(rules({ period: 'week' }), '2026-11-29')).toBe('2026-11-23');
    // Wednesday to Tuesday.
    const later = rules({ period: 'week', weekday: 2 });
    expect(['2026-11-24', '2026-11-25', '2026-12-01'].map((one) => beginOf(later, one))).toEqual([
      '2026-11-18',
      '2026-11-25',
      '2026-11-25',
    ]);
    expect(openFrom(later, noon('2026-11-23'), zone)).toBe('2026-11-25');
  });
});

describe('with a schedule', () => {
  const day = '2026-11-24';
  const at = (time: string) => Date.parse(`2026-11-24T${time}:00Z`) + 5 * 3_600_000;
  const game = (home: string, startsAt: number, more: Partial<ClubGame> = {}): ClubGame => ({
    day,
    startsAt,
    home,
    away: `${home}2`,
    off: false,
    begun: false,
    ...more,
  });
  const games = gamesByDay([
    game('TOR', at('19:00')),
    game('VAN', at('22:00')),
    game('BOS', at('18:00'), { off: true }),
  ]);
  const lock = (club: string | null, timeZone = zone) =>
    locksAt(rules(), { day, club, timeZone, games, now: at('12:00') });

  test('each player locks at their own game, and a player without one when the day ends', () => {
    expect([lock('TOR'), lock('VAN2')]).toEqual([at('19:00'), at('22:00')]);
    expect([lock('BOS'), lock(null)]).toEqual([at('24:00'), at('24:00')]);
    expect(decidesAt(rules(), day, zone, games.startsOn(day))).toBe(noon(day));
    expect(openFrom(rules(), at('23:59'), zone, games.startsOn)).toBe(day);
    expect(openFrom(rules(), at('24:00'), zone, games.startsOn)).toBe(dayPlus(day, 1));
    // Weeks lock as a whole, and so does a day without a known schedule.
    expect(locksAt(rules({ period: 'week' }), { day, club: 'TOR', timeZone: zone, games, now: 0 })).toBe(
      noon('2026-11-23'),
    );
    expect(openFrom(rules(), noon('2026-11-25'), zone, games.startsOn)).toBe('2026-11-26');
  });
  test('a day stays open in Europe until its last game begins, and a morning game decides it early', () => {
    const berlin = 'Europe/Berlin';
    expect(dayIn(lock('VAN', berlin), berlin)).toBe(dayPlus(day, 1));
    expect(openFrom(rules(), at('21:59'), berlin, games.startsOn)).toBe(day);
    expect(openFrom(rules(), at('22:00'), berlin, games.startsOn)).toBe(dayPlus(day, 1));
    const early = gamesByDay([game('TOR', at('08:00'))]);
    expect(decidesAt(rules(), day, zone, early.startsOn(day))).toBe(at('08:00'));
    expect(decidedTo(rules(), at('08:00'), zone, early.startsOn)).toBe(day);
  });
  test('a game that runs ahead of its time is locked', () => {
    const running = gamesByDay([game('TOR', at('19:00'), { begun: true })]);
    expect(locksAt(rules(), { day, club: 'TOR', timeZone: zone, games: running, now: at('18:58') })).toBe(at('18:58'));
  });

  const active = [player(1, 'C', 5), player(2, 'C', 9), player(3, 'LW', 1), player(4, 'D', 2)];
  const seats = { F: 1, C: 0, LW: 0, RW: 0, D: 1, U: 0, G: 0 };
  const check = (places: LineupPlace[]) => {
    const found = checkLineup({ begin: day, places }, active, rules({ places: seats }), {
      now: at('19:30'),
      timeZone: zone,
      before: [{ kind: 'F', playerId: 1 }],
      week: [],
      startsOn: games.startsOn,
      decidedAt: noon(day),
      locks: new Map([
        [1, at('19:00')],
        [2, at('19:00')],
      ]),
      stands: [{ kind: 'F', playerId: 1 }],
    });
    return found.ok ? found.value.moved : found.refusal;
  };
  test('who is locked stays in or out, and the refusal names them and the time', () => {
    expect(check([{ kind: 'F', playerId: 1 }])).toBe(0);
    expect(
      check([
        { kind: 'F', playerId: 1 },
        { kind: 'D', playerId: 4 },
      ]),
    ).toBe(1);
    expect(check([])).toMatchObject({
      name: 'lineupPlaceLocked',
      message: expect.stringMatching(/^Player 1 has been locked .+7:00 PM EST\.$/),
      fix: expect.stringContaining('forward place'),
    });
    expect(
      check([
        { kind: 'F', playerId: 1 },
        { kind: 'F', playerId: 2 },
      ]),
    ).toMatchObject({ name: 'lineupPlaceLocked', fix: expect.stringContaining('reserves') });
    expect(check([{ kind: 'F', playerId: 9 }])).toMatchObject({ name: 'lineupNotThen' });
  });
  test('a locked reserve never comes in for a place that is emptied, and a locked stand-in stays', () => {
    const locks = new Map([[2, at('19:00')]]);
    const out = { stands: [], locks };
    expect(standing([], active, rules({ places: seats }), out)).toEqual([
      { kind: 'F', playerId: 1, standIn: true },
      { kind: 'D', playerId: 4, standIn: true },
    ]);
    const stands = [{ kind: 'F' as const, playerId: 2, standIn: true }];
    expect(
      standing([{ kind: 'F', playerId: 1 }], active, rules({ places: seats, standIn: 'off' }), { stands, locks }),
    ).toEqual(stands);
  });
  test('a player with a game goes before one who earned more', () => {
    const some = active.map((one) => ({ ...one, plays: one.id === 3 }));
    expect(standing(null, some, rules({ places: seats }))).toMatchObject([{ playerId: 3 }, { playerId: 4 }]);
  });
});

describe('a line-up is refused', () => {
  const active = [player(1, 'C'), player(2, 'LW'), player(3, 'D'), player(4, 'G'), player(5, 'LW'), player(6, 'RW')];
  const check = (
    places: LineupPlace[],
    more: Partial<LineupRules> = {},
    begin = '2026-11-24',
    week: BegunLineup[] = [],
    before: LineupPlace[] | null = [{ kind: 'F', playerId: 2 }],
  ) => {
    const found = checkLineup({ begin, places }, active, rules(more), {
      now: noon('2026-11-23'),
      timeZone: zone,
      before,
      week,
    });
    return found.ok ? found.value.moved : found.refusal;
  };

  test('for a day that is locked, with the moment and the first day that is open', () => {
    expect(check([], {}, '2026-11-23')).toMatchObject({
      name: 'lineupLocked',
      message: expect.stringContaining('12:00'),
      fix: expect.stringContaining('24'),
    });
  });
  test('for a day on which none begins', () =>
    expect(check([], { period: 'week', weekday: 2 }, '2026-12-01')).toMatchObject({
      name: 'lineupBegin',
      message: 'Line-ups of this league begin on Wednesdays, and Dec 1, 2026 is not one of them.',
    }));
  test('for who is not active, stands twice or does not fit', () => {
    expect(check([{ kind: 'F', playerId: 9 }])).toMatchObject({ name: 'lineupNotActive' });
    expect(
      check([
        { kind: 'C', playerId: 1 },
        { kind: 'F', playerId: 1 },
      ]),
    ).toMatchObject({ name: 'lineupTwice' });
    expect(check([{ kind: 'C', playerId: 2 }])).toMatchObject({ name: 'lineupFit' });
    expect(check([{ kind: 'U', playerId: 4 }])).toMatchObject({ name: 'lineupFit' });
  });
  test('for more players than places, and more changes than a week has', () => {
    const three = [2, 5, 6].map((playerId) => ({ kind: 'F' as const, playerId }));
    expect(check(three)).toMatchObject({ name: 'lineupFull', figure: 3, limit: 2 });
    const two = three.slice(0, 2);
    expect(check(two, { changes: 1 })).toBe(1);
    expect(check(two, { changes: 1 }, '2026-11-24', [], null)).toBe(0);
    const [own, other] = two;
    if (own && other) expect(check([own, { ...other, byItself: true }], { changes: 1 })).toBe(0);
    // Changes are counted in the order of the days, not in the order of saving.
    const later = [{ begin: '2026-11-25', places: [{ kind: 'F' as const, playerId: 6 }] }];
    expect(check(two, { changes: 1 }, '2026-11-24', later)).toMatchObject({
      name: 'lineupChanges',
      figure: 2,
      limit: 1,
    });
    expect(check([{ kind: 'F', playerId: 6 }], { changes: 1 }, '2026-11-24', later)).toBe(0);
    // A week with too many changes takes a line-up that adds none.
    const many = [{ begin: '2026-11-23', places: three }];
    expect(check(two, { changes: 1 }, '2026-11-24', many)).toBe(0);
    expect(check(two, { changes: 1 }, '2026-11-24', later)).toMatchObject({ message: expect.stringMatching(/\b1\b/) });
    expect(check([{ kind: 'F', playerId: 2 }], { changes: 0 }, '2026-11-24', [], three)).toBe(0);
  });
});

describe('the changes of a month and of a season', () => {
  const one = (playerId: number) => [{ kind: 'F' as const, playerId }];
  const set = (places: LineupPlace[], longSpans: readonly LongSpan[]) =>
    checkLineup({ begin: '2026-11-24', places }, [player(1, 'C'), player(2, 'LW')], rules(), {
      now: noon('2026-11-20'),
      timeZone: zone,
      before: null,
      week: [],
      longSpans,
    });
  const spans = (span: 'month' | 'season', limit: number, more: Partial<LongSpan> = {}): LongSpan[] => [
    { span, limit, ...spanOf(span, '2026-11-24'), before: null, lineups: [], ...more },
  ];

  test('have a first and a last day', () => {
    expect(spanOf('month', '2027-02-14')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
    expect(spanOf('month', '2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(spanOf('season', '2026-07-01')).toEqual({ from: '2026-07-01', to: '2027-06-30' });
    expect(spanOf('season', '2027-06-30')).toEqual({ from: '2026-07-01', to: '2027-06-30' });
    expect(lineupRules({ lineups: 'day', lineup_changes_month: 4, lineup_changes_season: 0 })?.longLimits).toEqual([
      { span: 'month', limit: 4 },
    ]);
  });

  test('end at the limit, which is refused with figure, limit and the way out', () => {
    const earlier = [
      { begin: '2026-11-02', places: one(3) },
      { begin: '2026-11-09', places: one(2) },
    ];
    expect(set(one(1), spans('month', 1, { before: one(3), lineups: earlier }))).toMatchObject({
      refusal: {
        name: 'lineupChanges',
        figure: 2,
        limit: 1,
        message:
          '1 player would come into the line-up, after 1 in other line-ups that begin from Nov 1, 2026 to Nov 30, 2026; 1 change is allowed in a month.',
        fix: 'Change 0 at most, or begin the line-up in the month after.',
      },
    });
    expect(set(one(1), spans('season', 1, { lineups: earlier }))).toMatchObject({
      refusal: {
        figure: 2,
        limit: 1,
        message:
          '1 player would come into the line-up, after 1 in the season’s other line-ups; 1 change is allowed in a season.',
      },
    });
    expect(set(one(1), spans('month', 2, { before: one(3), lineups: earlier }))).toMatchObject({ ok: true });
    expect(set(one(2), spans('month', 1, { before: one(3), lineups: earlier }))).toMatchObject({ ok: true });
    expect(set(one(1), spans('season', 1))).toMatchObject({ ok: true });
  });
});

describe('what stands', () => {
  const detail = fc.constantFrom('C', 'LW', 'RW', 'D', 'G');
  const roster = fc
    .array(fc.record({ detail, worth: fc.integer({ min: -5, max: 60 }) }), { maxLength: 24 })
    .map((all) => all.map((one, index) => player(index + 1, one.detail, one.worth)));
  const count = fc.integer({ min: 0, max: 3 });
  const places = fc.record({ F: count, C: count, LW: count, RW: count, D: count, U: count, G: count });
  const plan = fc.option(
    fc.array(fc.record({ kind: fc.constantFrom(...LINEUP_KINDS), playerId: fc.integer({ min: 1, max: 30 }) }), {
      maxLength: 12,
    }),
    { nil: null },
  );

  test('has nobody twice, nobody where they do not fit or who is not active, and no more than there are places', () => {
    fc.assert(
      fc.property(roster, places, plan, fc.constantFrom(...STAND_IN), (active, seats, asked, standIn) => {
        const found = standing(asked, active, rules({ places: seats, standIn }));
        expect(new Set(found.map(({ playerId }) => playerId)).size).toBe(found.length);
        for (const { kind, playerId } of found) {
          const one = active.find(({ id }) => id === playerId);
          expect(one && fits(kind, one)).toBe(true);
        }
        for (const kind of LINEUP_KINDS)
          expect(found.filter((place) => place.kind === kind).length).toBeLessThanOrEqual(seats[kind]);
        // With automatic stand-ins, no place stays empty while a player fits.
        if (standIn !== 'off' || asked === null)
          for (const kind of LINEUP_KINDS)
            if (found.filter((place) => place.kind === kind).length < seats[kind])
              expect(active.some((one) => fits(kind, one) && !found.some(({ playerId }) => playerId === one.id))).toBe(
                false,
              );
      }),
    );
  });

  test('is of the greatest worth where no line-up was set', () => {
    const few = fc.record({
      F: fc.integer({ min: 0, max: 1 }),
      C: fc.integer({ min: 0, max: 1 }),
      D: fc.integer({ min: 0, max: 1 }),
      U: fc.integer({ min: 0, max: 2 }),
    });
    const some = fc
      .array(fc.record({ detail: fc.constantFrom('C', 'LW', 'D'), worth: fc.integer({ min: 0, max: 9 }) }), {
        maxLength: 6,
      })
      .map((all) => all.map((one, index) => player(index + 1, one.detail, one.worth)));
    const worthiest = (left: readonly LineupPlayer[], seats: readonly ('F' | 'C' | 'D' | 'U')[]): number => {
      const [seat, ...rest] = seats;
      if (seat === undefined) return 0;
      return Math.max(
        worthiest(left, rest),
        ...left
          .filter((one) => fits(seat, one))
          .map(
            (one) =>
              one.worth +
              worthiest(
                left.filter(({ id }) => id !== one.id),
                rest,
              ),
          ),
      );
    };
    fc.assert(
      fc.property(some, few, (active, seats) => {
        const all = { ...seats, LW: 0, RW: 0, G: 0 };
        const sum = best(active, all).reduce(
          (total, { playerId }) => total + (active.find(({ id }) => id === playerId)?.worth ?? 0),
          0,
        );
        const list = (['F', 'C', 'D', 'U'] as const).flatMap((kind) => Array.from({ length: seats[kind] }, () => kind));
        expect(sum).toBe(worthiest(active, list));
      }),
    );
  });

  test('stand in the order of their worth within a kind of places', () => {
    const active = [player(1, 'C', 3), player(2, 'C', 9), player(3, 'LW', 5), player(4, 'D', 1), player(5, 'D', 7)];
    expect(best(active, { F: 3, C: 0, LW: 0, RW: 0, D: 2, U: 0, G: 0 }).map(({ playerId }) => playerId)).toEqual([
      2, 3, 1, 5, 4,
    ]);
  });

  test('fits by position, forwards by each of their places too', () => {
    const fitting = (one: LineupPlayer) => LINEUP_KINDS.filter((kind) => fits(kind, one)).join(' ');
    expect(fitting(player(1, 'C'))).toBe('F C U');
    expect(fitting(player(1, 'C, LW'))).toBe('F C LW U');
    expect(fitting(player(1, 'D'))).toBe('D U');
    expect(fitting(player(1, 'G'))).toBe('G');
    expect(fitting({ ...player(1, 'D'), detail: 'C' })).toBe('D U');
  });

  test('takes a player whose games are unknown like one who plays, and of equals the lower number', () => {
    const seats = { F: 1, C: 0, LW: 0, RW: 0, D: 0, U: 0, G: 0 };
    const idle = { ...player(1, 'C', 50), plays: false };
    expect(best([idle, player(2, 'C', 1)], seats)).toEqual([{ kind: 'F', playerId: 2 }]);
    expect(best([{ ...player(2, 'C'), plays: true }, player(1, 'C')], seats)).toEqual([{ kind: 'F', playerId: 1 }]);
    expect(best([player(12, 'C'), player(3, 'C'), player(7, 'C')], seats)).toEqual([{ kind: 'F', playerId: 3 }]);
  });

  test('is without a locked player who left the team', () => {
    const gone = { stands: [{ kind: 'F' as const, playerId: 9, standIn: false }], locks: new Map([[9, 1]]) };
    expect(standing([], [player(1, 'C')], rules({ standIn: 'off' }), gone)).toEqual([]);
    const free = { stands: [{ kind: 'F' as const, playerId: 1, standIn: false }], locks: new Map<number, number>() };
    expect(standing([], [player(1, 'C')], rules({ standIn: 'off' }), free)).toEqual([]);
  });

  test('keeps the manager’s choice, and lets reserves stand in only where the league wants it', () => {
    const active = [player(1, 'LW', 1), player(2, 'LW', 50), player(3, 'D', 5)];
    const seats = { F: 1, C: 0, LW: 0, RW: 0, D: 1, U: 0, G: 0 };
    const asked: LineupPlace[] = [
      { kind: 'F', playerId: 1 },
      { kind: 'D', playerId: 77 },
    ];
    expect(standing(asked, active, rules({ places: seats }))).toEqual([
      { kind: 'F', playerId: 1, standIn: false },
      { kind: 'D', playerId: 3, standIn: true },
    ]);
    expect(standing(asked, active, rules({ places: seats, standIn: 'off' }))).toEqual([
      { kind: 'F', playerId: 1, standIn: false },
    ]);
  });

  test('every begin is a day on which a line-up may begin, and none lies between it and the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.constantFrom('day', 'week', 'month'), (after, period) => {
        const day = dayPlus('2026-09-01', after);
        const begin = beginOf({ period }, day);
        expect(mayBegin({ period }, begin)).toBe(true);
        for (let one = dayPlus(begin, 1); one <= day; one = dayPlus(one, 1))
          expect(mayBegin({ period }, one)).toBe(false);
      }),
    );
  });
});
