import { sql } from 'kysely';
import { tradeStop, type CalendarStop } from '@crease/core/leagues/calendar.rules.js';
import { closedTeams } from '../../competition/matchups/closed-teams.queries.js';
import { lastPeriodOn } from '../../competition/matchups/last-period.queries.js';
import type { Db } from '../../platform/database/database.js';
import { namesIn } from '../../platform/database/rows.js';

const l = namesIn('league as l');

export interface StoppingLeague {
  readonly id: string;
  readonly name: string;
  readonly season: string;
  readonly timeZone: string;
  readonly stop: CalendarStop;
}

export const stopFacts = (db: Db) =>
  db
    .selectFrom('league as l')
    .leftJoin('league_season as y', (join) =>
      join.onRef('y.league_id', '=', 'l.id').onRef('y.season', '=', 'l.current_season'),
    )
    .select(['l.id', 'l.name', 'l.phase', 'l.current_season as season', 'l.time_zone as timeZone', 'l.settings'])
    .select(['y.ends_on as endsOn', lastPeriodOn(db).as('lastPeriodOn')])
    .where('l.phase', '=', 'in-season')
    .orderBy('l.id');
type StopFacts = Awaited<ReturnType<ReturnType<typeof stopFacts>['execute']>>[number];

export const stopFactsOf = (db: Db, leagueId: string) => stopFacts(db).where('l.id', '=', leagueId);

/** A league's end of trading, or null. Throws when settings or time zone cannot be read. */
export function stopOf(league: StopFacts): StoppingLeague | null {
  const stop = tradeStop(league);
  return stop === null ? null : { ...league, stop };
}

/** Leagues whose end of trading must be checked. Reads `league_trade_stop_due`. */
export const dueStops = (db: Db) =>
  db
    .selectFrom('league as l')
    .select('l.id as league_id')
    .where('l.phase', '=', 'in-season')
    .where('l.trade_stop_due', '<=', sql<Date>`now()`)
    .orderBy('l.id');

/** The next such time; null when none is known. */
export const nextStop = (db: Db) =>
  db
    .selectFrom('league as l')
    .select('l.trade_stop_due as at')
    .where('l.phase', '=', 'in-season')
    .where('l.trade_stop_due', '>', sql<Date>`now()`)
    .orderBy('l.trade_stop_due')
    .limit(1);

/**
 * Condition: trading of league `l` ends within this many hours. Repeats the condition of the index `league_trade_stop`.
 */
export const isNear = (hours: number) =>
  sql<boolean>`(${l.phase} = 'in-season' and ${l.trade_stop_at} > now()
    and ${l.trade_stop_at} <= now() + make_interval(hours => ${hours}::int))`;

export async function stoppingLeagues(db: Db, userId: string): Promise<StoppingLeague[]> {
  const leagues = await stopFacts(db)
    .where('l.id', 'in', ({ selectFrom }) => selectFrom('membership').select('league_id').where('user_id', '=', userId))
    .execute();
  return stopsOf(leagues);
}

/** Leagues whose trading ends. A league that cannot be read is left out. */
export const stopsOf = (leagues: readonly StopFacts[]): StoppingLeague[] =>
  leagues.flatMap((league) => {
    try {
      return stopOf(league) ?? [];
    } catch {
      // The deadlines' task reports this league.
      return [];
    }
  });

export const closedOffers = (db: Db) =>
  closedTeams(db)
    .innerJoin('trade as o', (join) =>
      join
        .onRef('o.league_id', '=', 'l.id')
        .on(({ or, eb }) =>
          or([eb('o.proposer_team_id', '=', eb.ref('t.id')), eb('o.recipient_team_id', '=', eb.ref('t.id'))]),
        ),
    )
    .where('o.state', '=', 'proposed')
    .clearSelect()
    .select(['o.league_id', 'o.id'])
    .distinct()
    .orderBy('o.id')
    .execute();

export const offersOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('trade')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('state', '=', 'proposed')
    .orderBy('id')
    .execute();
