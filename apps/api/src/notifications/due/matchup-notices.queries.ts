import { sql, type Expression, type InferResult } from 'kysely';
import type { BrokenTie } from '@crease/core/competition/matchups/tie-break.rules.js';
import type { Corrections } from '@crease/core/competition/matchups/corrections.rules.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, turnOf } from '../../platform/database/sql.js';
import { recent } from '../../platform/jobs/league-aside.js';
import { AT_ONCE, managersFor, notYetNotified, WORK } from './notification.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const t = namesIn('team as t');
const g = namesIn('matchup as g');
const f = namesIn('matchup as f');
const s = namesIn('matchup_season as s');
const part = namesIn('matchup_period as part');

/** A double-header's second result has its own key. */
const KEY = sql<string>`'mail-matchup-' || ${t.id} || '-' || ${g.season} || '-' || ${g.period} || case when ${f.number} is null then '' else '-2' end`;

/** Points of the home side when the ids match, otherwise the other side's. */
const pointsOf = (one: Expression<string | null>, same: Expression<string>) =>
  sql<number>`(case when ${one} = ${same} then coalesce(${g.set_home_points}, ${g.home_points})
    else coalesce(${g.set_away_points}, ${g.away_points}) end)::float8`;

/**
 * Leagues with a period whose results were announced since then. Read first, because most days there is none, and with
 * a value, because the planner then knows how few there are.
 */
export const leaguesTold = (db: Db, since: Date) =>
  db.selectFrom('matchup_period').distinct().select('league_id').where('told_at', '>', since);

/**
 * Matchups whose results were announced within the last day, of managers without a message. A bye is none. A play-off
 * round is announced with its last period, because points of a part of a round decide nothing.
 * @param leagues `leaguesTold`, without those that are left out
 * @param mails the server sends mails
 */
export const endedMatchups = (db: Db, leagues: readonly string[], mails: boolean) =>
  managersFor(db, 'matchup-ended')
    .where('m.league_id', '=', anyOf(leagues))
    .innerJoin('matchup_period as p', (join) =>
      join.onRef('p.league_id', '=', 'l.id').onRef('p.season', '=', 'l.current_season'),
    )
    .innerJoin('matchup as g', (join) =>
      join
        .onRef('g.league_id', '=', 'p.league_id')
        .onRef('g.season', '=', 'p.season')
        .onRef('g.period', '=', 'p.number')
        .on(({ or, eb, ref }) => or([eb('g.home_team_id', '=', ref('t.id')), eb('g.away_team_id', '=', ref('t.id'))])),
    )
    .innerJoin('team as o', (join) =>
      join
        .onRef('o.league_id', '=', 'g.league_id')
        .on(({ or, eb, ref }) => or([eb('o.id', '=', ref('g.home_team_id')), eb('o.id', '=', ref('g.away_team_id'))]))
        .onRef('o.id', '<>', 't.id'),
    )
    .leftJoin('matchup as f', (join) =>
      join
        .onRef('f.league_id', '=', 'g.league_id')
        .onRef('f.season', '=', 'g.season')
        .onRef('f.period', '=', 'g.period')
        .onRef('f.number', '<', 'g.number')
        .on(({ or, eb, ref }) => or([eb('f.home_team_id', '=', ref('t.id')), eb('f.away_team_id', '=', ref('t.id'))])),
    )
    .select(({ ref }) => [
      KEY.as('key'),
      'g.season',
      'g.period',
      'g.number',
      'p.round',
      sql<Corrections>`(select ${s.corrections} from ${s.table}
        where ${s.league_id} = ${ref('p.league_id')} and ${s.season} = ${ref('p.season')})`.as('corrections'),
      sql<number>`(select count(*)::int from ${part.table} where ${part.league_id} = ${ref('p.league_id')}
        and ${part.season} = ${ref('p.season')} and ${part.round} = ${ref('p.round')}
        and not exists (select from ${s.table} where ${s.league_id} = ${part.league_id} and ${s.season} = ${part.season}
          and ${s.round_wins}))`.as('parts'),
      sql<BrokenTie | null>`(case when ${ref('g.tie_by')} is not null and ${ref('g.set_at')} is null then jsonb_build_object('by', ${ref('g.tie_by')},
        'home', (case when ${ref('g.home_team_id')} = ${ref('t.id')} then ${ref('g.tie_home')} else ${ref('g.tie_away')} end)::float8,
        'away', (case when ${ref('g.home_team_id')} = ${ref('t.id')} then ${ref('g.tie_away')} else ${ref('g.tie_home')} end)::float8) end)`.as(
        'broken',
      ),
      'o.name as other',
      pointsOf(ref('g.home_team_id'), ref('t.id')).as('own_points'),
      pointsOf(ref('g.away_team_id'), ref('t.id')).as('other_points'),
    ])
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('p.round', 'is', null),
        exists(
          selectFrom('matchup_season as s')
            .select('s.season')
            .whereRef('s.league_id', '=', 'p.league_id')
            .whereRef('s.season', '=', 'p.season')
            .where('s.round_wins', '=', true),
        ),
        not(
          exists(
            selectFrom('matchup_period as part')
              .select('part.number')
              .whereRef('part.league_id', '=', 'p.league_id')
              .whereRef('part.season', '=', 'p.season')
              .whereRef('part.round', '=', 'p.round')
              .whereRef('part.number', '>', 'p.number'),
          ),
        ),
      ]),
    )
    .where('p.told_at', '>', recent(WORK, sql.ref<string>('l.id'), 1))
    .where(notYetNotified(KEY, 'matchup-ended', mails))
    .orderBy(turnOf('l.id', 't.number'))
    .limit(AT_ONCE);
export type EndedMatchup = InferResult<ReturnType<typeof endedMatchups>>[number];
