import { sql, type SqlBool } from 'kysely';
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

/** Leagues whose trading may end, or those of one user. `stopOf` decides. */
export const maybeStopping = (db: Db, userId?: string) =>
  db
    .selectFrom('league as l')
    .leftJoin('league_season as y', (join) =>
      join.onRef('y.league_id', '=', 'l.id').onRef('y.season', '=', 'l.current_season'),
    )
    .select(['l.id', 'l.name', 'l.phase', 'l.current_season as season', 'l.time_zone as timeZone', 'l.settings'])
    .select(['y.ends_on as endsOn', lastPeriodOn(db).as('lastPeriodOn')])
    .where('l.phase', '=', 'in-season')
    .where(
      sql<SqlBool>`(coalesce(${l.settings} ->> 'trade_deadline', '') <> '' or ${l.settings} ->> 'playoffs_freeze' = 'true'
        or ${l.settings} ->> 'playoff_deadline' = 'last-period')`,
    )
    .$if(userId !== undefined, (all) =>
      all.where('l.id', 'in', ({ selectFrom }) =>
        selectFrom('membership')
          .select('league_id')
          .where('user_id', '=', userId ?? ''),
      ),
    )
    .orderBy('l.id')
    .execute();
type MaybeStopping = Awaited<ReturnType<typeof maybeStopping>>[number];

/** When a league's trading ends, or null. Throws when its settings or time zone cannot be read. */
export function stopOf(league: MaybeStopping): StoppingLeague | null {
  const stop = tradeStop(league);
  return stop === null ? null : { ...league, stop };
}

/** Leagues whose trading ends, or those of one user. A league that cannot be read is left out. */
export async function stoppingLeagues(db: Db, userId?: string): Promise<StoppingLeague[]> {
  return (await maybeStopping(db, userId)).flatMap((league) => {
    try {
      return stopOf(league) ?? [];
    } catch {
      // The task of the deadlines reports this league with the cause.
      return [];
    }
  });
}

/** Open offers that name a team whose roster is closed. */
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
