import { expressionBuilder, sql } from 'kysely';
import type { WebhookKind } from '@crease/core/notifications/webhook.kinds.js';
import { nhlDay, waitsForNight } from '../../competition/matchups/matchup.queries.js';
import type { Db, Tables } from '../../platform/database/database.js';
import { noneOf } from '../../platform/database/sql.js';
import { namesIn } from '../../platform/database/rows.js';

const w = namesIn('league_webhook as w');
const l = namesIn('league as l');
const y = namesIn('league_season as y');

const KIND: WebhookKind = 'week';
/** Hour of the league's clock at which calendar posts go to its channel. */
const HOUR = 9;
const monday = sql<string>`date_trunc('week', ${nhlDay})::date`;

const tellingChannels = (db: Db, without: readonly string[]) =>
  db
    .selectFrom('league_webhook as w')
    .innerJoin('league as l', 'l.id', 'w.league_id')
    .innerJoin('league_season as y', (join) =>
      join.onRef('y.league_id', '=', 'l.id').onRef('y.season', '=', 'l.current_season'),
    )
    .select(['l.id as league_id', 'l.current_season as season'])
    .where('w.is_on', '=', true)
    .where('w.stopped_at', 'is', null)
    .where(sql<boolean>`${sql.lit(KIND)} = any(${w.kinds})`)
    .where('l.phase', '=', 'in-season')
    .where('l.id', '<>', noneOf(without));

/** True on a day of the NHL from the hour on, and on the day after it: a server may have been stopped. */
const isTime = (day: typeof monday) =>
  sql<boolean>`(${nhlDay} = ${day} + 1 or ${nhlDay} = ${day}
    and extract(hour from statement_timestamp() at time zone ${l.time_zone}) >= ${sql.lit(HOUR)})`;

/** True when no day of the season before this one waits for its games or for scoring. */
function isScoredBefore(day: typeof monday) {
  const { selectFrom, not, or, exists } = expressionBuilder<Tables & { y: Tables['league_season'] }, 'y'>();
  const due = selectFrom('points_due as d').select('d.day').whereRef('d.season', '=', 'y.season');
  const missed = selectFrom('points_missed as d')
    .select('d.day')
    .whereRef('d.season', '=', 'y.season')
    .whereRef('d.league_id', '=', 'y.league_id');
  return not(or([exists(due.where('d.day', '<', day)), exists(missed.where('d.day', '<', day)), waitsForNight(day)]));
}

export const dueTables = (db: Db, without: readonly string[]) =>
  tellingChannels(db, without)
    .select(sql<string>`${monday}::text`.as('monday'))
    .where(sql<boolean>`${y.starts_on} < ${monday} and ${y.ends_on} >= ${monday} - 7`)
    .where(({ or, eb }) => or([eb('w.table_told', 'is', null), eb('w.table_told', '<', monday)]))
    .where(isTime(monday))
    .where(isScoredBefore(monday));

/**
 * Leagues whose channel is due the close matchups of a period that ends today; of a round that adds up its periods, of
 * the last one.
 */
export const dueCloseMatchups = (db: Db, without: readonly string[]) =>
  tellingChannels(db, without)
    .innerJoin('matchup_period as p', (join) =>
      join.onRef('p.league_id', '=', 'l.id').onRef('p.season', '=', 'l.current_season').on('p.ends_on', '=', nhlDay),
    )
    .select(['p.number', 'p.ends_on as day'])
    .where('p.decided_at', 'is', null)
    .where(({ or, eb, ref }) => or([eb('w.close_told', 'is', null), eb('w.close_told', '<', ref('p.ends_on'))]))
    .where(isTime(nhlDay))
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('matchup_period as later')
            .innerJoin('matchup_season as s', (join) =>
              join.onRef('s.league_id', '=', 'later.league_id').onRef('s.season', '=', 'later.season'),
            )
            .select('later.number')
            .where('s.round_wins', '=', false)
            .where('later.league_id', '=', ref('p.league_id'))
            .where('later.season', '=', ref('p.season'))
            .where('later.round', '=', ref('p.round'))
            .where('later.number', '>', ref('p.number')),
        ),
      ),
    );
