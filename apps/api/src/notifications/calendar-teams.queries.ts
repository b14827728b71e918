import { sql } from 'kysely';
import type { CalendarDate } from '@crease/core/notifications/calendar.words.js';
import type { Db } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';

const teamsOf = (db: Db, userId: string) =>
  db
    .selectFrom('membership as m')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'm.league_id').onRef('t.id', '=', 'm.team_id'))
    .innerJoin('league as l', 'l.id', 'm.league_id')
    .select(['t.id as team_id', 't.name as team', 'l.id as league_id', 'l.name as league'])
    .where('m.user_id', '=', userId);

export type Page = (leagueId: string, path: string) => string;

export const around = ({ at, league, team }: { at: Date; league: string; team: string }) => ({
  at: Number(at),
  league,
  team,
});

export async function sheetDates(db: Db, userId: string, page: Page): Promise<CalendarDate[]> {
  const sheets = await teamsOf(db, userId)
    .innerJoin('protection_round as r', (join) =>
      join.onRef('r.league_id', '=', 'l.id').onRef('r.season', '=', 'l.current_season'),
    )
    .leftJoin('protection_sheet as s', (join) =>
      join.onRef('s.league_id', '=', 't.league_id').onRef('s.team_id', '=', 't.id').onRef('s.season', '=', 'r.season'),
    )
    .select(({ eb, ref }) => [
      'r.season',
      ref('r.deadline').$notNull().as('at'),
      isSo(eb('s.team_id', 'is not', null)).as('saved'),
    ])
    .where('r.locked_at', 'is', null)
    .where('r.deadline', '>', sql<Date>`now()`)
    .execute();
  return sheets.map((row) => ({
    ...around(row),
    is: 'sheets',
    key: `sheets-${row.team_id}-${row.season}`,
    saved: row.saved,
    url: page(row.league_id, 'admin/protection-sheet'),
  }));
}

export async function pickDates(db: Db, userId: string, page: Page): Promise<CalendarDate[]> {
  const picks = await teamsOf(db, userId)
    .innerJoin('fa_pick as f', (join) =>
      join
        .onRef('f.league_id', '=', 't.league_id')
        .onRef('f.owner_team_id', '=', 't.id')
        .onRef('f.season', '=', 'l.current_season'),
    )
    .select(({ fn }) => [
      'f.season',
      'f.week',
      fn.min<Date>('f.expires_at').as('at'),
      fn.countAll<number>().as('picks'),
    ])
    .where('f.player_id', 'is', null)
    .where('f.penalty', '=', false)
    .where('f.expires_at', '>', sql<Date>`now()`)
    .where('f.expires_at', '<', sql<Date>`now() + interval '60 days'`)
    .groupBy(['t.league_id', 't.id', 'l.id', 'f.season', 'f.week'])
    .execute();
  return picks.map((row) => ({
    ...around(row),
    is: 'picks',
    key: `picks-${row.team_id}-${row.season}-${row.week}`,
    picks: row.picks,
    week: row.week,
    url: page(row.league_id, 'league/free-agents'),
  }));
}

export async function offerDates(db: Db, userId: string, page: Page): Promise<CalendarDate[]> {
  const offers = await teamsOf(db, userId)
    .innerJoin('trade as o', (join) =>
      join
        .onRef('o.league_id', '=', 't.league_id')
        .onRef('o.recipient_team_id', '=', 't.id')
        .on('o.state', '=', 'proposed'),
    )
    .innerJoin('team as p', (join) =>
      join.onRef('p.league_id', '=', 'o.league_id').onRef('p.id', '=', 'o.proposer_team_id'),
    )
    .select(({ ref }) => ['o.id', 'p.name as from', ref('o.expires_at').$notNull().as('at')])
    .where('o.expires_at', '>', sql<Date>`now()`)
    .execute();
  return offers.map((row) => ({
    ...around(row),
    is: 'offer',
    key: `offer-${row.id}`,
    from: row.from,
    url: page(row.league_id, `trade/review/${row.id}`),
  }));
}

export async function auctionDates(db: Db, userId: string, page: Page): Promise<CalendarDate[]> {
  const agencies = await teamsOf(db, userId)
    .innerJoin('unrestricted_agent as a', (join) =>
      join.onRef('a.league_id', '=', 'l.id').onRef('a.season', '=', 'l.current_season'),
    )
    .leftJoin('roster_entry as r', (join) =>
      join.onRef('r.league_id', '=', 'a.league_id').onRef('r.player_id', '=', 'a.player_id'),
    )
    .select(({ fn }) => ['a.season', fn.max<Date>('a.nominate_until').as('at'), fn.countAll<number>().as('players')])
    .where('l.phase', '=', 'free-agency')
    .where('a.nominate_until', '>', sql<Date>`now()`)
    .where('r.player_id', 'is', null)
    .groupBy(['t.id', 't.name', 'l.id', 'l.name', 'a.season'])
    .execute();
  return agencies.map((row) => ({
    ...around(row),
    is: 'auctions',
    key: `auctions-${row.team_id}-${row.season}`,
    players: Number(row.players),
    url: page(row.league_id, 'league/free-agents'),
  }));
}

export async function claimDates(db: Db, userId: string, page: Page): Promise<CalendarDate[]> {
  const claims = await teamsOf(db, userId)
    .innerJoin('waiver_claim as c', (join) =>
      join.onRef('c.league_id', '=', 't.league_id').onRef('c.team_id', '=', 't.id'),
    )
    .innerJoin('waiver as w', (join) => join.onRef('w.league_id', '=', 'c.league_id').onRef('w.id', '=', 'c.waiver_id'))
    .innerJoin('player as p', 'p.id', 'w.player_id')
    .select(['c.id', 'p.full_name as player', 'w.clears_at as at'])
    .where('c.withdrawn_at', 'is', null)
    .where('w.resolved_at', 'is', null)
    .execute();
  return claims.map((row) => ({
    ...around(row),
    is: 'claim',
    key: `claim-${row.id}`,
    player: row.player,
    url: page(row.league_id, 'league/free-agents'),
  }));
}
