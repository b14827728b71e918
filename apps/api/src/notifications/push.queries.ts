import { expressionBuilder, sql, type Expression, type InferResult, type SqlBool } from 'kysely';
import { languageOfReader } from '../auth/account/language.queries.js';
import type { Db, Tables } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';

/** Security events that end sessions at once. They also stop devices whose session had expired before. */
const ENDINGS = ['passwordChanged', 'resetDone', 'sessionsEnded', 'tokenReused'];

/**
 * Condition: device `s` with session `o` still belongs to its owner, who is signed in or whose session merely expired.
 * After a sign-out or a password change the device gets nothing more.
 */
const stillTheirs = (): Expression<SqlBool> => {
  const { and, eb, exists, not, or, selectFrom } = withEnds();
  return or([
    eb('o.ended_at', 'is', null).and('o.id', 'is not', null),
    and([
      or([eb('o.id', 'is', null), eb('o.ended_reason', '=', 'idle')]),
      not(
        exists(
          selectFrom('security_event as e')
            .select('e.id')
            .whereRef('e.user_id', '=', 's.user_id')
            .where('e.kind', 'in', ENDINGS)
            .whereRef('e.at', '>', 's.seen_at'),
        ),
      ),
    ]),
  ]);
};
type Ends = Tables & { s: Tables['push_subscription']; o: Tables['session'] };
const withEnds = () => expressionBuilder<Ends, 's' | 'o'>();

export const devicesOf = (db: Db, userId: string) =>
  db
    .selectFrom('push_subscription as s')
    .leftJoin('session as o', 'o.id', 's.session_id')
    .select(['s.id', 's.device', 's.endpoint', 's.made_at', 's.succeeded_at', 's.trouble', 's.off'])
    .where('s.user_id', '=', userId)
    .where(stillTheirs())
    .orderBy('s.seen_at', 'desc')
    .orderBy('s.id')
    .execute();

/** Older notices are not pushed: there was no device for them at the time. */
const LOOK_BACK = sql<Date>`now() - interval '1 hour'`;

/** Inserts a delivery for each new notice and device, once; kinds that the owner switched off are ended at once. */
export async function putDeliveries(db: Db): Promise<void> {
  await db
    .insertInto('push_delivery')
    .columns(['notice_id', 'subscription_id', 'state', 'due_at'])
    .expression(({ selectFrom }) =>
      selectFrom('notice as n')
        .innerJoin('push_subscription as s', 's.user_id', 'n.user_id')
        .leftJoin('push_choice as c', 'c.user_id', 'n.user_id')
        .select(({ ref }) => [
          'n.id',
          's.id',
          sql<'waiting' | 'unwanted'>`case when ${ref('n.says')} ->> 'kind' = any(${ref('s.off')})
            or ${ref('n.says')} ->> 'kind' = any(coalesce(${ref('c.off')}, '{}')) then 'unwanted' else 'waiting' end`.as(
            'state',
          ),
          sql<Date>`greatest(now(), ${ref('s.held_until')})`.as('due_at'),
        ])
        .where('n.at', '>', LOOK_BACK)
        .whereRef('n.at', '>=', 's.made_at')
        .where(({ exists, not, selectFrom: from }) =>
          not(
            exists(
              from('push_delivery as d')
                .select('d.notice_id')
                .whereRef('d.notice_id', '=', 'n.id')
                .whereRef('d.subscription_id', '=', 's.id'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Waiting deliveries; of those held back on one device only the first. */
const waiting = (db: Db) =>
  db
    .selectFrom('push_delivery')
    .where('state', '=', 'waiting')
    .where(({ exists, not, or, selectFrom }) =>
      or([
        not('push_delivery.held'),
        not(
          exists(
            selectFrom('push_delivery as first')
              .select('first.notice_id')
              .whereRef('first.subscription_id', '=', 'push_delivery.subscription_id')
              .whereRef('first.notice_id', '<', 'push_delivery.notice_id')
              .where('first.state', '=', 'waiting')
              .where('first.held', '=', true),
          ),
        ),
      ]),
    );

export const heldWith = (db: Db, noticeId: number, subscriptionId: string) =>
  db
    .selectFrom('push_delivery')
    .select(['notice_id', 'subscription_id', 'attempts'])
    .where('subscription_id', '=', subscriptionId)
    .where('notice_id', '>', noticeId)
    .where('state', '=', 'waiting')
    .where('held', '=', true)
    .orderBy('notice_id')
    .execute();

/** Takes deliveries that are due. No other process takes them for `seconds`. */
export async function takeDue(db: Db, atMost: number, seconds: number) {
  const taken = await db
    .with('due', () =>
      waiting(db)
        .select(['notice_id', 'subscription_id'])
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(atMost)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('push_delivery as d')
    .from('due')
    .set(({ eb }) => ({
      due_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
      attempts: eb('d.attempts', '+', 1),
    }))
    .whereRef('d.notice_id', '=', 'due.notice_id')
    .whereRef('d.subscription_id', '=', 'due.subscription_id')
    .returning(['d.notice_id', 'd.subscription_id', 'd.attempts', 'd.held'])
    .execute();
  return taken;
}

const outgoing = (db: Db, noticeId: number, subscriptionId: string) =>
  db
    .selectFrom('notice as n')
    .innerJoin('push_subscription as s', 's.user_id', 'n.user_id')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .leftJoin('session as o', 'o.id', 's.session_id')
    .leftJoin('push_choice as c', 'c.user_id', 's.user_id')
    .leftJoin('league as l', 'l.id', 'n.league_id')
    .select(({ eb }) => [
      'n.id',
      'n.says',
      'n.path',
      'n.at',
      'n.read_at',
      'l.name as league',
      languageOfReader().as('language'),
      's.id as subscription_id',
      's.endpoint',
      's.p256dh',
      's.auth',
      'c.quiet',
      'c.urgent',
      isSo(stillTheirs()).as('theirs'),
      isSo(eb('u.disabled_at', 'is not', null)).as('disabled'),
    ])
    .where('n.id', '=', noticeId)
    .where('s.id', '=', subscriptionId);
export type Outgoing = Readonly<InferResult<ReturnType<typeof outgoing>>[number]>;

export const outgoingNotice = (db: Db, noticeId: number, subscriptionId: string): Promise<Outgoing | undefined> =>
  outgoing(db, noticeId, subscriptionId).executeTakeFirst();

export async function nextDue(db: Db): Promise<Date | null> {
  const row = await waiting(db).select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return row?.due_at ?? null;
}
