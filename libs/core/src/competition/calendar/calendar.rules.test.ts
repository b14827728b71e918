import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayPlus, daysBetween, mondayOf } from '../../calendar.js';
import { LONGEST_PERIOD_DAYS, suitsGames } from '../matchups/period.rules.js';
import { calendarFigures, daysToPlan, lostDays, movedRuns, periodRules, planCalendar } from './calendar.rules.js';
import { calendarWords, lostDayWords } from './calendar.words.js';

const MONDAY = '2026-10-05';
const PLAYOFFS = { teams: 4, reseed: true, periods: 1 };
const weeksOf = (weeks: readonly number[]) =>
  new Map(
    weeks.flatMap((games, week) =>
      Array.from({ length: 7 }, (_, day) => [dayPlus(MONDAY, week * 7 + day), games] as const).filter(
        ([, count]) => count > 0,
      ),
    ),
  );
const seasonOf = (weeks: readonly number[]) => ({
  dates: { startsOn: MONDAY, endsOn: dayPlus(MONDAY, weeks.length * 7 - 1) },
  games: weeksOf(weeks),
  periods: periodRules({}),
  playoffs: PLAYOFFS,
});
const shown = (weeks: readonly number[], more: Partial<Parameters<typeof planCalendar>[0]> = {}) =>
  planCalendar({ ...seasonOf(weeks), ...more }).map(({ startsOn, endsOn, number, round }) =>
    [number, daysBetween(MONDAY, startsOn) / 7, (daysBetween(MONDAY, endsOn) + 1) / 7, round].join(' '),
  );

describe('the calendar of a season of matchups', () => {
  const season = [3, 9, 9, 9, 0, 4, 9, 9, 9, 9];

  test('joins short weeks, leaves out a break, and ends with the play-offs', () => {
    expect(shown(season)).toEqual(['1 0 2 ', '2 2 3 ', '3 3 4 ', '4 5 7 ', '5 7 8 1', '6 8 9 2']);
    const { periods } = seasonOf(season);
    const figures = calendarFigures(planCalendar({ ...seasonOf(season), periods }));
    expect(figures).toEqual({ regular: 4, joined: 2, from: MONDAY, playoffsFrom: '2026-11-23' });
    expect(calendarWords(figures)).toBe(
      '4 regular periods from Oct 5, 2026; 2 periods are longer than the others; play-offs from Nov 23, 2026.',
    );
    expect(calendarWords(calendarFigures([]))).toBe('No matchup period lies ahead.');
    expect(calendarWords(calendarFigures(planCalendar(seasonOf(season)).filter(({ round }) => round !== null)))).toBe(
      'Play-offs from Nov 23, 2026.',
    );
  });

  test('goes on after the period that began last; the whole season’s median week counts', () => {
    const begun = { number: 5, endsOn: dayPlus(MONDAY, 34) };
    expect(shown(season, { begun })).toEqual(['6 5 7 ', '7 7 8 1', '8 8 9 2']);
    // Among the last weeks alone, none would be short.
    expect(shown([9, 9, 9, 9, 9, 4, 4, 4, 9], { begun, playoffs: null })).toEqual(['6 5 7 ', '7 7 9 ']);
  });

  test('keeps a day that a commissioner moved where both periods still exist', () => {
    const weeks = Array.from({ length: 8 }, () => 9);
    const stored = planCalendar(seasonOf(weeks)).map((period) => {
      if (period.number === 2) return { ...period, endsOn: dayPlus(MONDAY, 15), moved: true };
      return period.number === 3 ? { ...period, startsOn: dayPlus(MONDAY, 16) } : period;
    });
    const moved = movedRuns(stored);
    expect(moved.map((run) => run.map(({ number }) => number))).toEqual([[2, 3]]);
    const days = (plan: Partial<Parameters<typeof planCalendar>[0]>) => {
      const planned = planCalendar({ ...seasonOf(weeks), moved, ...plan });
      return {
        ends: planned.slice(0, 3).map(({ endsOn }) => daysBetween(MONDAY, endsOn)),
        lost: lostDays(stored, planned),
      };
    };
    expect(days({})).toEqual({ ends: [6, 15, 20], lost: [] });
    // The second of the two has begun: only its own days are planned.
    const begun = { number: 2, endsOn: dayPlus(MONDAY, 15), moved: true };
    const keeps = { periods: periodRules({ matchup_short_weeks: 'keep' }), begun };
    expect(days({ ...keeps, moved: movedRuns(stored.slice(2), begun) }).ends).toEqual([20, 27, 34]);
    const without = weeksOf([9, 9, 2, 9, 9, 9, 9, 9]);
    const { ends, lost } = days({ games: without });
    expect([ends, lost]).toEqual([[6, 13, 27], [{ period: 2, endsOn: '2026-10-20' }]]);
    expect(lostDayWords(lost)).toEqual([
      'Matchup 2 no longer ends on Oct 20, 2026, the day that a commissioner chose: its days are planned by the rules again.',
    ]);
    // Periods that become rounds have days by the rules.
    expect(days({ playoffs: { ...PLAYOFFS, periods: 3 } }).lost).toHaveLength(1);
  });

  test('keeps days that were moved between rounds while they stay these rounds', () => {
    const weeks = Array.from({ length: 8 }, () => 9);
    const planned = planCalendar(seasonOf(weeks));
    const semi = planned.findIndex(({ round }) => round === 1);
    const [one, other] = [planned[semi], planned[semi + 1]];
    if (one === undefined || other?.round !== 2) throw new Error('there are two rounds');
    const endsOn = dayPlus(one.endsOn, 2);
    const stored = planned.map((period) =>
      period === one
        ? { ...one, endsOn, moved: true }
        : period === other
          ? { ...other, startsOn: dayPlus(endsOn, 1) }
          : period,
    );
    const again = (more: Partial<Parameters<typeof planCalendar>[0]> = {}) =>
      planCalendar({ ...seasonOf(weeks), moved: movedRuns(stored), ...more });
    expect(again()).toEqual(stored);
    // With one more round the semi-finals are other weeks.
    const more = again({ playoffs: { ...PLAYOFFS, teams: 2 } });
    expect(lostDays(stored, more)).toEqual([{ period: one.number, endsOn }]);
  });

  test('has only rounds after a table, those that still fit where a league begins late', () => {
    const weeks = Array.from({ length: 8 }, () => 9);
    const table = { ...seasonOf(weeks), roundsOnly: true };
    expect(shown(weeks, { roundsOnly: true })).toEqual(['1 5 6 1', '2 6 7 2']);
    expect(planCalendar({ ...table, playoffs: null })).toEqual([]);
    expect(shown(weeks, { roundsOnly: true, notBefore: dayPlus(MONDAY, 30) })).toEqual(['1 5 6 1', '2 6 7 2']);
    const eight = { ...PLAYOFFS, teams: 8 };
    expect(shown(weeks, { roundsOnly: true, playoffs: eight, notBefore: dayPlus(MONDAY, 30) })).toEqual(['1 6 7 1']);
  });

  test('has short weeks as periods, or without a matchup, where a league chooses so', () => {
    expect(shown(season, { periods: periodRules({ matchup_short_weeks: 'keep' }), playoffs: null })).toHaveLength(9);
    expect(shown(season, { periods: periodRules({ matchup_short_weeks: 'none' }), playoffs: null })).toEqual([
      '1 1 2 ',
      '2 2 3 ',
      '3 3 4 ',
      '4 6 7 ',
      '5 7 8 ',
      '6 8 9 ',
      '7 9 10 ',
    ]);
  });

  test('begins its periods on the league’s weekday', () => {
    const planned = planCalendar({
      dates: { startsOn: MONDAY, endsOn: '2027-04-11' },
      games: null,
      periods: periodRules({ matchup_weekday: 'saturday' }),
      playoffs: PLAYOFFS,
    });
    for (const { startsOn, endsOn } of planned.slice(1)) {
      expect(mondayOf(dayPlus(startsOn, -5))).toBe(dayPlus(startsOn, -5));
      expect(daysBetween(startsOn, endsOn)).toBe(6);
    }
    expect(planned.at(-1)?.endsOn).toBe('2027-04-02');
  });

  test('counts periods that are no weeks from the season’s first week on, also for the rest of a season', () => {
    const plan = {
      dates: { startsOn: dayPlus(MONDAY, 2), endsOn: dayPlus(MONDAY, 40) },
      games: null,
      periods: periodRules({ matchup_days: 10, matchup_short_weeks: 'keep' }),
      playoffs: null,
    };
    const spans = (more: Partial<Parameters<typeof planCalendar>[0]> = {}) =>
      planCalendar({ ...plan, ...more }).map(({ startsOn, endsOn }) => [
        daysBetween(MONDAY, startsOn),
        daysBetween(MONDAY, endsOn),
      ]);
    const [, ...later] = spans();
    expect(spans()).toEqual([
      [2, 9],
      [10, 19],
      [20, 29],
      [30, 39],
      [40, 40],
    ]);
    expect(spans({ begun: { number: 1, endsOn: dayPlus(MONDAY, 9) } })).toEqual(later);
    expect(spans({ notBefore: dayPlus(MONDAY, 5) })).toEqual(later);
    expect(spans({ notBefore: dayPlus(MONDAY, 11) })).toEqual(later.slice(1));
    // The last day alone has fewer games than 60 % of a usual period.
    expect(spans({ periods: periodRules({ matchup_days: 10 }) }).at(-1)).toEqual([30, 40]);
    const figures = calendarFigures(
      planCalendar({ ...plan, periods: periodRules({ matchup_days: 10 }) }),
      plan.periods,
    );
    expect(figures).toMatchObject({ regular: 4, joined: 1 });
  });

  test('divides weeks into two periods, each compared with its own kind', () => {
    // A usual first half has fewer games than 60 % of a second one.
    const usual = [2, 5, 3, 9, 4, 11, 5];
    const games = new Map(Array.from({ length: 42 }, (_, day) => [dayPlus(MONDAY, day), usual[day % 7] ?? 0] as const));
    const plan = {
      dates: { startsOn: dayPlus(MONDAY, 1), endsOn: dayPlus(MONDAY, 41) },
      games,
      periods: periodRules({ matchup_split: '3-4', matchup_days: 14 }),
      playoffs: { ...PLAYOFFS, teams: 2 },
    };
    const spans = (more: Partial<Parameters<typeof planCalendar>[0]> = {}) =>
      planCalendar({ ...plan, ...more }).map(({ startsOn, endsOn, round }) => [
        daysBetween(MONDAY, startsOn),
        daysBetween(MONDAY, endsOn),
        ...(round === null ? [] : [round]),
      ]);
    const all = [1, 2, 3, 4, 5, 6].flatMap((week) => [
      [week * 7 - 7, week * 7 - 5],
      [week * 7 - 4, week * 7 - 1],
    ]);
    // The final ends with the last half after which three days remain.
    expect(spans()).toEqual([[1, 2], ...all.slice(1, 10), [35, 37, 1]]);
    expect(spans({ playoffs: null }).slice(1)).toEqual(all.slice(1));
    expect(spans({ notBefore: dayPlus(MONDAY, 12) })[0]).toEqual([14, 16]);
    expect(spans({ notBefore: dayPlus(MONDAY, 8) })[0]).toEqual([10, 13]);
    expect(spans({ begun: { number: 2, endsOn: dayPlus(MONDAY, 6) } })).toEqual([...all.slice(2, 10), [35, 37, 1]]);
    // A half with few games of its kind joins the next one.
    const quiet = new Map([...games, [dayPlus(MONDAY, 15), 0], [dayPlus(MONDAY, 16), 0]]);
    expect(spans({ games: quiet })[4]).toEqual([14, 20]);
    expect(calendarFigures(planCalendar({ ...plan, games: quiet }), plan.periods)).toMatchObject({ joined: 1 });
    const four = periodRules({ matchup_split: '4-3', matchup_weekday: 'thursday' });
    expect(spans({ periods: four, playoffs: null }).slice(0, 3)).toEqual([
      [1, 2],
      [3, 6],
      [7, 9],
    ]);
  });

  test('begins with the week after today, also where the week of today was too short for a period', () => {
    const plan = { ...seasonOf([3, 9, 9, 9]), playoffs: null };
    const from = (notBefore: string) => planCalendar({ ...plan, notBefore }).map(({ startsOn }) => startsOn);
    const weeks = [0, 7, 14, 21].map((days) => dayPlus(MONDAY, days));
    expect(from(MONDAY)).toEqual([weeks[0], weeks[2], weeks[3]]);
    expect(from(dayPlus(MONDAY, 2))).toEqual(weeks.slice(1));
    expect(from(dayPlus(MONDAY, 7))).toEqual(weeks.slice(1));
    expect(from(dayPlus(MONDAY, 8))).toEqual(weeks.slice(2));
    expect(from(dayPlus(MONDAY, 22))).toEqual([]);
  });

  test('counts days with games, not days, after the final', () => {
    const plan = seasonOf([9, 9, 9, 9]);
    const games = new Map([...plan.games].filter(([day]) => day < dayPlus(MONDAY, 22)));
    expect(daysToPlan({ ...plan, games }).endsOn).toBe(dayPlus(MONDAY, 13));
    expect(daysToPlan(plan).endsOn).toBe(dayPlus(MONDAY, 20));
  });

  test('holds each day with games at most once, in order, in periods of at most 21 days that are not short', () => {
    const perDay = fc.array(fc.integer({ min: 0, max: 16 }), { minLength: 30, maxLength: 200 });
    fc.assert(
      fc.property(
        perDay,
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom('join' as const, 'keep' as const, 'none' as const),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 150 }),
        fc.constantFrom(7, 7, 3, 5, 10, 14),
        (counts, weekday, shortWeeks, teams, gone, length) => {
          const dates = { startsOn: dayPlus(MONDAY, weekday), endsOn: dayPlus(MONDAY, weekday + counts.length - 1) };
          const games = new Map(counts.map((count, index) => [dayPlus(dates.startsOn, index), count]));
          const plan = {
            dates,
            games,
            periods: { shortWeeks, weekday, days: length },
            playoffs: teams < 2 ? null : { ...PLAYOFFS, teams },
            begun:
              gone === 0 || gone >= counts.length ? undefined : { number: 3, endsOn: dayPlus(dates.startsOn, gone) },
          };
          const planned = planCalendar(plan);
          const days = daysToPlan(plan);
          let before = dayPlus(days.startsOn, -1);
          for (const [index, { startsOn, endsOn, number, round }] of planned.entries()) {
            expect(number).toBe((plan.begun?.number ?? 0) + index + 1);
            expect(startsOn > before && endsOn >= startsOn && endsOn <= days.endsOn).toBe(true);
            expect(daysBetween(startsOn, endsOn)).toBeLessThan(Math.max(LONGEST_PERIOD_DAYS, 2 * length));
            expect((round ?? 0) >= (planned[index - 1]?.round ?? 0)).toBe(true);
            before = endsOn;
          }
          if (shortWeeks === 'none') return;
          for (const [day, count] of games)
            if (count > 0 && day >= days.startsOn && day <= days.endsOn)
              expect(planned.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)).toHaveLength(1);
        },
      ),
    );
  });
});

describe('a planned calendar', () => {
  const weeks = [9, 9, 9, 9, 9, 9];
  const { dates, periods } = seasonOf(weeks);
  const planned = planCalendar({ ...seasonOf(weeks), playoffs: null });
  const suits = (games: readonly number[], more: Partial<typeof periods> = {}) =>
    suitsGames(planned, dates, weeksOf(games), { ...periods, ...more }, dates);

  test('suits a schedule in which a few games moved', () => {
    expect(suits(weeks)).toBe(true);
    expect(suits([9, 9, 6, 12, 9, 9])).toBe(true);
  });

  test('does not suit one with a period below 60 % of the median week, or without games', () => {
    expect(suits([9, 9, 5, 9, 9, 9])).toBe(false);
    expect(suits([9, 9, 0, 9, 9, 9])).toBe(false);
    expect(suits([9, 9, 5, 9, 9, 9], { shortWeeks: 'keep' })).toBe(true);
    expect(suits([9, 9, 0, 9, 9, 9], { shortWeeks: 'keep' })).toBe(false);
  });

  test('without matchups in short weeks suits a schedule while the same weeks are short', () => {
    const none = { ...seasonOf([9, 9, 3, 9, 9, 9]), periods: periodRules({ matchup_short_weeks: 'none' }) };
    const calendar = planCalendar({ ...none, playoffs: null });
    const suitsNone = (games: readonly number[]) => suitsGames(calendar, dates, weeksOf(games), none.periods, dates);
    expect(calendar).toHaveLength(5);
    expect(suitsNone([9, 9, 3, 9, 9, 9])).toBe(true);
    expect(suitsNone([9, 8, 4, 9, 10, 9])).toBe(true);
    expect(suitsNone([9, 9, 0, 9, 9, 9])).toBe(true);
    expect(suitsNone([9, 9, 9, 9, 9, 9])).toBe(false);
    expect(suitsNone([9, 9, 3, 4, 9, 9])).toBe(false);
  });

  test('does not suit one with games outside its periods', () => {
    expect(suitsGames(planned.slice(1), dates, weeksOf(weeks), periods, dates)).toBe(false);
    expect(suitsGames(planned.slice(1), { ...dates, startsOn: '2026-10-12' }, weeksOf(weeks), periods, dates)).toBe(
      true,
    );
  });
});
