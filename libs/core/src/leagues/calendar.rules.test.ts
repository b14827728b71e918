import { describe, expect, it, test } from '@jest/globals';
import {
  addStop,
  dayOfSeason,
  deadlineFault,
  isStopped,
  placeInSeason,
  tradeFromFault,
  tradeStart,
  tradeStop,
  type LeagueCalendar,
} from './calendar.rules.js';
import { validateLeagueForm } from './form.rules.js';
import { leagueFormDefaults, type LeagueForm } from './league.rules.js';

const faults = (more: Partial<LeagueForm>) => validateLeagueForm({ ...leagueFormDefaults('dynasty', 'Rink'), ...more });

const league = (settings: LeagueCalendar['settings'], more = {}) => ({
  phase: 'in-season' as const,
  season: '2026-27',
  timeZone: 'America/Toronto',
  endsOn: '2027-04-15',
  settings,
  ...more,
});

test('a day of every year lies in each season once', () => {
  expect(dayOfSeason('03-07', '2026-27')).toBe('2027-03-07');
  expect(dayOfSeason('10-01', '2026-27')).toBe('2026-10-01');
  expect([dayOfSeason('02-29', '2026-27'), dayOfSeason('02-29', '2027-28')]).toEqual(['2027-02-28', '2028-02-29']);
  expect(['', '10-01', '12-31', '01-01', '06-30'].map(placeInSeason)).toEqual([Infinity, 301, 531, 601, 1130]);
});

describe('trading', () => {
  it('ends with the last minute of the deadline, by the league’s clock, over the change of clocks too', () => {
    // Toronto switches to daylight-saving time on March 14, 2027.
    for (const [day, utc] of [
      ['03-07', '2027-03-08T05:00:00Z'],
      ['03-14', '2027-03-15T04:00:00Z'],
    ] as const) {
      const stop = tradeStop(league({ trade_deadline: day }));
      expect(stop).toMatchObject({ rule: 'tradeDeadline', lastDay: `2027-${day}`, at: Date.parse(utc) });
      expect(isStopped(stop, Date.parse(utc) - 1)).toBe(false);
      expect(isStopped(stop, Date.parse(utc))).toBe(true);
    }
  });

  it('ends on the day before the last regular period, unless the league has a deadline of its own', () => {
    const playoffs = { playoff_deadline: 'last-period' } as const;
    const stop = tradeStop(league(playoffs, { lastPeriodOn: '2027-03-15' }));
    expect(stop).toMatchObject({
      rule: 'tradeDeadline',
      lastDay: '2027-03-14',
      at: Date.parse('2027-03-15T04:00:00Z'),
    });
    expect(tradeStop(league(playoffs, { lastPeriodOn: null }))).toBeNull();
    expect(tradeStop(league(playoffs, { lastPeriodOn: '2027-03-15', phase: 'offseason' }))).toBeNull();
    const own = { trade_deadline: '03-20' };
    expect(tradeStop(league({ ...playoffs, ...own }, { lastPeriodOn: '2027-03-15' }))?.lastDay).toBe('2027-03-20');
    // Leagues stored before the setting existed.
    expect(tradeStop(league({}, { lastPeriodOn: '2027-03-15' }))).toBeNull();
  });

  it('begins with the first minute of its first day, in season only', () => {
    const start = tradeStart(league({ trade_from: '10-20' }));
    expect(start).toEqual({ firstDay: '2026-10-20', at: Date.parse('2026-10-20T04:00:00Z') });
    expect(tradeStart(league({}))).toBeNull();
    expect(tradeStart(league({ trade_from: '10-20' }, { phase: 'offseason' }))).toBeNull();
  });

  it('cannot begin outside of the season or after its deadline', () => {
    expect(tradeFromFault('', '')).toBeNull();
    expect(tradeFromFault('10-20', '')).toBeNull();
    expect(tradeFromFault('03-07', '03-07')).toBeNull();
    const said = (trade_from: string, trade_deadline = '') => faults({ trade_from, trade_deadline }).trade_from;
    expect(said('08-01')).toBe('The first day of trading lies between October 1 and June 30.');
    expect(said('10-32')).toBe('The first day of trading is a day like 10-20.');
    expect(said('03-08', '03-07')).toBe('Trading would begin on Mar 8, after the trade deadline of Mar 7.');
  });

  it('knows no end by default, nor outside of a season', () => {
    expect(tradeStop(league({}))).toBeNull();
    expect(tradeStop(league({ trade_deadline: '', playoffs_freeze: false }))).toBeNull();
    for (const phase of ['startup-drafts', 'offseason', 'protection', 'annual-drafts'])
      expect(tradeStop(league({ trade_deadline: '03-07', playoffs_freeze: true }, { phase }))).toBeNull();
  });

  it('ends at the regular season’s end where rosters rest, or before that at the deadline; adds end there', () => {
    const freeze = { rule: 'playoffsFreeze', lastDay: '2027-04-15', at: Date.parse('2027-04-16T04:00:00Z') };
    expect(tradeStop(league({ playoffs_freeze: true }))).toEqual(freeze);
    expect(tradeStop(league({ playoffs_freeze: true, trade_deadline: '05-01' }))).toEqual(freeze);
    expect(tradeStop(league({ playoffs_freeze: true, trade_deadline: '03-07' }))?.rule).toBe('tradeDeadline');
    expect(addStop(league({ playoffs_freeze: true, trade_deadline: '03-07' }))).toEqual(freeze);
    expect(addStop(league({ trade_deadline: '03-07' }))).toBeNull();
    expect(addStop(league({ playoffs_freeze: true }, { endsOn: null }))).toBeNull();
  });
});

it('a deadline is a day between the first games and the last', () => {
  expect(['', '10-01', '12-31', '03-07', '02-29', '06-30'].map(deadlineFault)).toEqual(Array(6).fill(null));
  const said = (trade_deadline: string) => faults({ trade_deadline }).trade_deadline;
  expect(['07-01', '09-30'].map(said)).toEqual(Array(2).fill('A trade deadline lies between October 1 and June 30.'));
  expect(['02-30', '13-01', 'x'].map(said)).toEqual(Array(3).fill('A trade deadline is a day like 03-07.'));
});
