import { REMIND_HOURS } from '@crease/core/notifications/notification.rules.js';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { nameOrder, noneOf, turnOf } from '../../platform/database/sql.js';
import { earliest, recent } from '../../platform/jobs/league-aside.js';
import { AT_ONCE, managersFor, notYetNotified, WORK } from './notification.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const t = namesIn('team as t');
const l = namesIn('league as l');

/** Players added within this time come in one message. */
const QUIET = sql`interval '15 minutes'`;

/** One message a day for each team, by the league's day of the last new player. */
const WAITING_KEY = sql<string>`'mail-sign-' || ${t.id} || '-' || (${sql.ref<Date>('sign.last_at')} at time zone ${l.time_zone})::date`;
/** One reminder for each day on which deadlines of a team end. */
const ENDING_KEY = sql<string>`'mail-sign-ends-' || ${t.id} || '-' || (${sql.ref<Date>('sign.until')} at time zone ${l.time_zone})::date`;

const teamsToSign = (db: Db, without: readonly string[], soon: boolean) =>
  managersFor(db, 'contract-signing')
    .where('l.id', '<>', noneOf(without))
    .innerJoin(
      ({ selectFrom }) =>
        selectFrom('league_contract as k')
          .innerJoin('roster_entry as r', (join) =>
            join.onRef('r.league_id', '=', 'k.league_id').onRef('r.player_id', '=', 'k.player_id'),
          )
          .innerJoin('player as p', 'p.id', 'k.player_id')
          .select(({ fn, ref: name }) => [
            'k.league_id',
            'r.team_id',
            sql<
              string[]
            >`array_agg(${name('p.full_name')} order by ${name('k.sign_until')}, ${nameOrder(name('p.full_name'))})`.as(
              'names',
            ),
            fn.min<Date>('k.sign_until').as('until'),
            fn.max<Date>('k.signed_at').as('last_at'),
          ])
          .where('k.released_at', 'is', null)
          .where('k.sign_until', '>', sql<Date>`now()`)
          .$if(soon, (ending) =>
            ending.where('k.sign_until', '<=', sql<Date>`now() + make_interval(hours => ${REMIND_HOURS.signing})`),
          )
          .groupBy(['k.league_id', 'r.team_id'])
          .as('sign'),
      (on) => on.onRef('sign.league_id', '=', 't.league_id').onRef('sign.team_id', '=', 't.id'),
    )
    .select(['sign.names', 'sign.until'])
    .orderBy(turnOf('l.id', 't.number'))
    .limit(AT_ONCE);

/**
 * Teams that got players to sign within the last day, of managers without a message. While a draft runs they wait,
 * because more players may come; a draft that lasts longer than a day does not hold them up.
 * @param without leagues that are left out
 * @param mails the server sends mails
 */
export const playersWaiting = (db: Db, without: readonly string[], mails: boolean) =>
  teamsToSign(db, without, false)
    .select(WAITING_KEY.as('key'))
    .where('sign.last_at', '>', earliest(WORK, 3))
    .where('sign.last_at', '>', recent(WORK, sql.ref<string>('l.id'), 2))
    .where('sign.last_at', '<', sql<Date>`now() - ${QUIET}`)
    // The reminder names them.
    .where('sign.until', '>', sql<Date>`now() + make_interval(hours => ${REMIND_HOURS.signing})`)
    .where(({ or, eb, not, exists, selectFrom, ref }) =>
      or([
        eb('sign.last_at', '<', sql<Date>`now() - interval '1 day'`),
        not(
          exists(
            selectFrom('draft as d')
              .select('d.id')
              .where('d.league_id', '=', ref('l.id'))
              .where('d.kind', '<>', 'mock')
              .where('d.status', 'in', ['running', 'paused']),
          ),
        ),
      ]),
    )
    .where(notYetNotified(WAITING_KEY, 'contract-signing', mails))
    .execute();

/**
 * Teams whose days to sign players end within a day, of managers without a message.
 * @param without leagues that are left out
 * @param mails the server sends mails
 */
export const signingEnds = (db: Db, without: readonly string[], mails: boolean) =>
  teamsToSign(db, without, true)
    .select(ENDING_KEY.as('key'))
    .where(notYetNotified(ENDING_KEY, 'contract-signing', mails))
    .execute();
