import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { noneOf, turnOf } from '../../platform/database/sql.js';
import { earliest, recent } from '../../platform/jobs/league-aside.js';
import { AT_ONCE, managersFor, notYetNotified, WORK } from './notification.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const b = namesIn('bid as b');

const KEY = sql<string>`'mail-bid-' || ${b.id}`;

const OUTBID_KEY = sql<string>`'mail-outbid-' || ${b.id} || '-' || extract(epoch from ${b.outbid_at})`;

/**
 * Bids that lost the lead of an auction within the last day, of managers without a message.
 * @param without leagues that are left out
 * @param mails the server sends mails
 */
export const outbidBids = (db: Db, without: readonly string[], mails: boolean) =>
  managersFor(db, 'claim-decided')
    .where('l.id', '<>', noneOf(without))
    .innerJoin('bid as b', (join) => join.onRef('b.league_id', '=', 't.league_id').onRef('b.team_id', '=', 't.id'))
    .innerJoin('bid as x', (join) =>
      join
        .onRef('x.league_id', '=', 'b.league_id')
        .onRef('x.player_id', '=', 'b.player_id')
        .on('x.decided_at', 'is', null)
        .on('x.lead', 'is not', null),
    )
    .innerJoin('team as leader', (join) =>
      join.onRef('leader.league_id', '=', 'x.league_id').onRef('leader.id', '=', 'x.team_id'),
    )
    .innerJoin('player as p', 'p.id', 'b.player_id')
    .select([
      OUTBID_KEY.as('key'),
      'p.id as player_id',
      'p.full_name as player',
      'x.lead as price',
      'x.run_at',
      'leader.name as leader',
      'l.time_zone as time_zone',
    ])
    .where('b.decided_at', 'is', null)
    .where('b.outbid_at', '>', earliest(WORK, 2))
    .where('b.outbid_at', '>', recent(WORK, sql.ref<string>('l.id'), 1))
    .where(notYetNotified(OUTBID_KEY, 'claim-decided', mails))
    .orderBy(turnOf('l.id', 'b.outbid_at', 'b.id'))
    .limit(AT_ONCE)
    .execute();

/**
 * Bids that were decided within the last day, of managers without a message.
 * @param without leagues that are left out
 * @param mails the server sends mails
 */
export const decidedBids = (db: Db, without: readonly string[], mails: boolean) =>
  managersFor(db, 'claim-decided')
    .where('l.id', '<>', noneOf(without))
    .innerJoin('bid as b', (join) => join.onRef('b.league_id', '=', 't.league_id').onRef('b.team_id', '=', 't.id'))
    .innerJoin('player as p', 'p.id', 'b.player_id')
    .select([KEY.as('key'), 'p.id as player_id', 'p.full_name as player', 'b.price', 'b.ending'])
    .where('b.decided_at', 'is not', null)
    .where('b.run_at', '>', earliest(WORK, 2))
    .where('b.decided_at', '>', recent(WORK, sql.ref<string>('l.id'), 1))
    .where(notYetNotified(KEY, 'claim-decided', mails))
    .orderBy(turnOf('l.id', 'b.decided_at', 'b.id'))
    .limit(AT_ONCE)
    .execute();
