import { sql } from 'kysely';
import { REMIND_HOURS } from '@crease/core/notifications/notification.rules.js';
import type { Db } from '../../platform/database/database.js';
import { namesIn } from '../../platform/database/rows.js';
import { isNear, stopFacts, type StoppingLeague } from '../../trades/clock/trade-stops.queries.js';
import { managersFor, notYetNotified } from './notification.queries.js';

const l = namesIn('league as l');
const t = namesIn('team as t');

/** Prefix; the team's id is appended. */
export const tradesEndKey = ({ id, season, stop }: StoppingLeague): string => `mail-trades-${id}-${season}-${stop.at}-`;
/** The whole key of team `t` of league `l`. */
const TRADES_END_KEY = sql<string>`'mail-trades-' || ${l.id} || '-' || ${l.current_season} || '-'
  || (extract(epoch from ${l.trade_stop_at}) * 1000)::bigint || '-' || ${t.id}`;

/** Leagues whose trading ends soon, and whose managers have not all been told. */
export const tradesEnding = (db: Db, mails: boolean) =>
  stopFacts(db)
    .where(
      'l.id',
      'in',
      managersFor(db, 'trade-deadline')
        .where(isNear(REMIND_HOURS.trades))
        .where(notYetNotified(TRADES_END_KEY, 'trade-deadline', mails))
        .clearSelect()
        .select('l.id'),
    )
    .execute();

export async function offersTo(db: Db, teamId: string): Promise<number> {
  const row = await db
    .selectFrom('trade')
    .select(({ fn }) => fn.countAll<number>().as('offers'))
    .where('recipient_team_id', '=', teamId)
    .where('state', '=', 'proposed')
    .executeTakeFirst();
  return Number(row?.offers ?? 0);
}
