import { sql, type NotNull } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { clockAtQuery, noneOf, turnOf } from '../../platform/database/sql.js';
import { earliest, recent } from '../../platform/jobs/league-aside.js';
import { AT_ONCE, managersFor, notYetNotified, WORK } from './notification.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const a = namesIn('restricted_agent as a');
const o = namesIn('rfa_offer as o');

const MATCH_KEY = sql<string>`'mail-match-' || ${a.league_id} || '-' || ${a.player_id} || '-' || extract(epoch from ${a.match_until})`;

const OFFER_KEY = sql<string>`'mail-offer-' || ${o.id}`;

const PAID_KEY = sql<string>`'mail-paid-' || ${o.id}`;

/**
 * Restricted free agents whose team can match now, of managers without a message.
 * @param without leagues that are left out
 * @param mails the server sends mails
 */
export const playersToMatch = (db: Db, without: readonly string[], mails: boolean) =>
  managersFor(db, 'claim-decided')
    .where('l.id', '<>', noneOf(without))
    .innerJoin('restricted_agent as a', (on) =>
      on.onRef('a.league_id', '=', 't.league_id').onRef('a.team_id', '=', 't.id'),
    )
    .innerJoin('player as p', 'p.id', 'a.player_id')
    .select([
      MATCH_KEY.as('key'),
      'p.full_name as player',
      'a.match_until as until',
      'a.offer_id',
      'l.time_zone as time_zone',
    ])
    .where('a.decided_at', 'is', null)
    .where('a.match_until', '>', clockAtQuery)
    .$narrowType<{ until: Date }>()
    .where(notYetNotified(MATCH_KEY, 'claim-decided', mails))
    .orderBy(turnOf('l.id', 'a.match_until', 'a.player_id'))
    .limit(AT_ONCE)
    .execute();

/**
 * Offers that were decided within the last day, of managers without a message.
 * @param without leagues that are left out
 * @param mails the server sends mails
 */
export const decidedOffers = (db: Db, without: readonly string[], mails: boolean) =>
  managersFor(db, 'claim-decided')
    .where('l.id', '<>', noneOf(without))
    .innerJoin('rfa_offer as o', (on) => on.onRef('o.league_id', '=', 't.league_id').onRef('o.team_id', '=', 't.id'))
    .innerJoin('restricted_agent as a', (on) =>
      on
        .onRef('a.league_id', '=', 'o.league_id')
        .onRef('a.season', '=', 'o.season')
        .onRef('a.player_id', '=', 'o.player_id'),
    )
    .innerJoin('player as p', 'p.id', 'o.player_id')
    .select([
      OFFER_KEY.as('key'),
      'p.full_name as player',
      'o.outcome',
      'o.ending',
      'o.salary',
      'o.years',
      'o.compensation',
    ])
    .where('a.decided_at', '>', earliest(WORK, 2))
    .where('a.decided_at', '>', recent(WORK, sql.ref<string>('l.id'), 1))
    .where(notYetNotified(OFFER_KEY, 'claim-decided', mails))
    .orderBy(turnOf('l.id', 'a.decided_at', 'o.id'))
    .limit(AT_ONCE)
    .execute();

/**
 * Players whose former team got picks for them within the last day, of that team's managers without a message.
 * @param without leagues that are left out
 * @param mails the server sends mails
 */
export const paidPlayers = (db: Db, without: readonly string[], mails: boolean) =>
  managersFor(db, 'claim-decided')
    .where('l.id', '<>', noneOf(without))
    .innerJoin('restricted_agent as a', (on) =>
      on.onRef('a.league_id', '=', 't.league_id').onRef('a.team_id', '=', 't.id'),
    )
    .innerJoin('rfa_offer as o', (on) => on.onRef('o.league_id', '=', 'a.league_id').onRef('o.id', '=', 'a.offer_id'))
    .innerJoin('team as s', (on) => on.onRef('s.league_id', '=', 'o.league_id').onRef('s.id', '=', 'o.team_id'))
    .innerJoin('player as p', 'p.id', 'a.player_id')
    .select([PAID_KEY.as('key'), 'p.full_name as player', 's.name as signed_by', 'o.compensation'])
    .where('o.compensation', 'is not', null)
    .where('a.decided_at', '>', earliest(WORK, 2))
    .where('a.decided_at', '>', recent(WORK, sql.ref<string>('l.id'), 1))
    .where(notYetNotified(PAID_KEY, 'claim-decided', mails))
    .orderBy(turnOf('l.id', 'a.decided_at', 'o.id'))
    .limit(AT_ONCE)
    .$narrowType<{ compensation: NotNull }>()
    .execute();
