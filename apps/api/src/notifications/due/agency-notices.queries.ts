import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { clockAtQuery, noneOf, turnOf } from '../../platform/database/sql.js';
import { playableIn } from '../../players/players.queries.js';
import { earliest, recent } from '../../platform/jobs/league-aside.js';
import { AT_ONCE, managersFor, notYetNotified, WORK } from './notification.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const t = namesIn('team as t');

const AGENCY_KEY = sql<string>`'mail-agency-' || ${t.id} || '-' || extract(epoch from ${sql.ref<Date>('agency.opened_at')})`;

/**
 * Free agencies with players to auction that began within the last day, of managers without a message.
 * @param without leagues that are left out
 * @param mails the server sends mails
 */
export const begunAgencies = (db: Db, without: readonly string[], mails: boolean) =>
  managersFor(db, 'free-agency')
    .where('l.id', '<>', noneOf(without))
    .where('l.phase', '=', 'free-agency')
    .innerJoin(
      ({ selectFrom }) =>
        selectFrom('unrestricted_agent as a')
          .select(({ fn }) => [
            'a.league_id',
            'a.season',
            fn.countAll<number>().as('players'),
            fn.min<Date>('a.opened_at').as('opened_at'),
            fn.max<Date>('a.nominate_until').as('until'),
          ])
          .innerJoin('player as p', 'p.id', 'a.player_id')
          .leftJoin('roster_entry as r', (join) =>
            join.onRef('r.league_id', '=', 'a.league_id').onRef('r.player_id', '=', 'a.player_id'),
          )
          .where('a.nominate_until', '>', clockAtQuery)
          .where('r.player_id', 'is', null)
          .where(playableIn(sql.ref('a.league_id'), sql.ref('a.season')))
          .groupBy(['a.league_id', 'a.season'])
          .as('agency'),
      (on) => on.onRef('agency.league_id', '=', 'l.id').onRef('agency.season', '=', 'l.current_season'),
    )
    .select([AGENCY_KEY.as('key'), 'agency.players', 'agency.until'])
    .where('agency.opened_at', '>', earliest(WORK, 2))
    .where('agency.opened_at', '>', recent(WORK, sql.ref<string>('l.id'), 1))
    .where(notYetNotified(AGENCY_KEY, 'free-agency', mails))
    .orderBy(turnOf('l.id', 't.number'))
    .limit(AT_ONCE)
    .execute();
