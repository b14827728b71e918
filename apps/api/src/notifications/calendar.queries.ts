import { sql } from 'kysely';
import { daysBetween } from '@crease/core/calendar.js';
import type { CalendarDate } from '@crease/core/notifications/calendar.words.js';
import { listed } from '@crease/core/text.rules.js';
import type { Db } from '../platform/database/database.js';
import { comingMatchups } from '../competition/matchups/coming.queries.js';
import { stoppingLeagues } from '../trades/clock/trade-stops.queries.js';
import { waitingPolls } from '../talk/poll.queries.js';
import {
  type Page,
  sheetDates,
  pickDates,
  offerDates,
  claimDates,
  auctionDates,
  around,
} from './calendar-teams.queries.js';

export const nightsFor = (db: Db, userId: string) =>
  db
    .selectFrom('membership as m')
    .innerJoin('draft as d', 'd.league_id', 'm.league_id')
    .select(['d.id', 'd.league_id'])
    .where('m.user_id', '=', userId)
    .where('d.kind', '<>', 'mock')
    .where('d.status', '=', 'lobby')
    .where('d.night_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('d.night_at')
    .execute();

export async function datesFor(db: Db, userId: string, publicUrl: string): Promise<CalendarDate[]> {
  const page: Page = (leagueId, path) => `${publicUrl}/${leagueId}/${path}`;
  return [
    ...(await stopDates(db, userId, page)),
    ...(await sheetDates(db, userId, page)),
    ...(await pickDates(db, userId, page)),
    ...(await offerDates(db, userId, page)),
    ...(await claimDates(db, userId, page)),
    ...(await auctionDates(db, userId, page)),
    ...(await pollDates(db, userId, page)),
    ...(await matchupDates(db, userId, page)),
  ];
}

async function stopDates(db: Db, userId: string, page: Page): Promise<CalendarDate[]> {
  const stops = await stoppingLeagues(db, userId);
  return stops.map(({ id, name, season, stop }) => ({
    at: stop.at,
    league: name,
    team: '',
    is: 'trades',
    key: `trades-${id}-${season}`,
    url: page(id, 'trade/all'),
  }));
}

async function pollDates(db: Db, userId: string, page: Page): Promise<CalendarDate[]> {
  const polls = await waitingPolls(db, userId)
    .innerJoin('league as l', 'l.id', 'p.league_id')
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
    .select(['p.id', 'p.thread_id', 'p.question', 'p.league_id', 'l.name as league', 'p.deadline as at'])
    .select(({ fn, val }) => fn.coalesce('t.name', val('')).as('team'))
    .execute();
  return polls.map((row) => ({
    ...around(row),
    is: 'poll',
    key: `poll-${row.id}`,
    question: row.question,
    url: page(row.league_id, `talk/${row.thread_id}`),
  }));
}

async function matchupDates(db: Db, userId: string, page: Page): Promise<CalendarDate[]> {
  const matchups = await comingMatchups(db, userId);
  // Both opponents of a double-header are one date.
  const dates = new Map<string, CalendarDate & { readonly is: 'matchup' }>();
  for (const { league_id, league, team_id, team, other, season, period, round, bracket, ...days } of matchups) {
    const key = `matchup-${team_id}-${season}-${period}`;
    const before = dates.get(key);
    dates.set(key, {
      at: Date.parse(days.starts_on),
      league,
      team,
      is: 'matchup',
      key,
      other: before === undefined ? other : listed([before.other, other]),
      period,
      round,
      bracket,
      days: daysBetween(days.starts_on, days.ends_on) + 1,
      url: page(league_id, `league/matchups?season=${season}&period=${period}`),
    });
  }
  return [...dates.values()];
}
