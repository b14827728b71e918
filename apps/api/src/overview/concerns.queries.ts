import { sql } from 'kysely';
import { DRAFT_TYPES } from '@crease/core/draft-type.js';
import { takesFromTeams } from '@crease/core/leagues/drafts/draft.table.js';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { latestDay } from '../competition/earned.queries.js';
import { teamRecords } from '../competition/table.queries.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, clockNow, isSo, nameOrder } from '../platform/database/sql.js';
import { statusIn } from '../players/player-status.queries.js';
import { waitsFor } from '../talk/poll.queries.js';
import { irDue } from '../teams/ir-return.queries.js';
import { lasts } from '../teams/spendable.queries.js';
import { waitsForMember } from '../trades/conditions/condition.queries.js';
import { ms } from '../trades/trade-picks.queries.js';

// Columns of league `l` in its present season, and of the reader's membership `m`. Without a team `m.team_id` is null
// and matches nothing.
const LEAGUE = sql.ref<string>('l.id');
const SEASON = sql.ref<string>('l.current_season');
const TEAM = sql.ref<string>('m.team_id');

const team = (db: Db) =>
  db.selectFrom('team as t').select(['t.id', 't.name']).where('t.league_id', '=', LEAGUE).where('t.id', '=', TEAM);

/** The reader's players who are hurt or on injured reserve, by the league's statuses. */
const players = (db: Db) =>
  db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .select(['p.id', 'p.full_name as name', 'r.place', statusIn(LEAGUE).as('status'), ms(irDue).as('leaveBy')])
    .where('r.league_id', '=', LEAGUE)
    .where('r.team_id', '=', TEAM)
    .where(({ or, eb }) => or([eb('r.place', '=', 'ir'), eb(statusIn(LEAGUE), '<>', 'healthy')]))
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')));

const offers = (db: Db) =>
  db
    .selectFrom('trade as x')
    .innerJoin('team as t', (join) =>
      join.onRef('t.league_id', '=', 'x.league_id').onRef('t.id', '=', 'x.proposer_team_id'),
    )
    .select(({ ref }) => ['x.id as tradeId', 't.name as from', ms(ref('x.expires_at')).as('expiresAt')])
    .where('x.league_id', '=', LEAGUE)
    .where('x.recipient_team_id', '=', TEAM)
    .where('x.state', '=', 'proposed')
    .orderBy('x.expires_at', (order) => order.asc().nullsLast())
    .orderBy('x.id');

const polls = (db: Db) =>
  db
    .selectFrom('poll as p')
    .select(({ ref }) => ['p.thread_id as threadId', 'p.question', ms(ref('p.deadline')).as('deadline')])
    .where('p.league_id', '=', LEAGUE)
    .where('p.state', '=', 'open')
    .where(waitsFor(sql.ref<string | null>('m.user_id'), TEAM))
    .orderBy('p.deadline')
    .orderBy('p.id');

const reviews = (db: Db) =>
  db
    .selectFrom('trade as x')
    .innerJoin('team as a', (join) =>
      join.onRef('a.league_id', '=', 'x.league_id').onRef('a.id', '=', 'x.proposer_team_id'),
    )
    .innerJoin('team as b', (join) =>
      join.onRef('b.league_id', '=', 'x.league_id').onRef('b.id', '=', 'x.recipient_team_id'),
    )
    .select(({ ref }) => [
      'x.id as tradeId',
      sql<string[]>`array[${ref('a.name')}, ${ref('b.name')}]`.as('teams'),
      ms(ref('x.review_until')).as('endsAt'),
    ])
    .where('x.league_id', '=', LEAGUE)
    .where('x.state', 'in', ['accepted', 'in-review'])
    .orderBy('x.review_until', (order) => order.asc().nullsLast())
    .orderBy('x.id');

const faPicks = (db: Db) =>
  db
    .selectFrom('fa_pick as f')
    .select(({ ref }) => [ms(ref('f.starts_at')).as('startsAt'), ms(ref('f.expires_at')).as('expiresAt')])
    .where('f.league_id', '=', LEAGUE)
    .where('f.owner_team_id', '=', TEAM)
    .where('f.season', '=', SEASON)
    .where('f.player_id', 'is', null)
    .where('f.penalty', '=', false)
    .where(lasts(clockNow))
    .orderBy('f.expires_at');

const claims = (db: Db) =>
  db
    .selectFrom('waiver_claim as c')
    .innerJoin('waiver as w', (join) => join.onRef('w.league_id', '=', 'c.league_id').onRef('w.id', '=', 'c.waiver_id'))
    .innerJoin('player as p', 'p.id', 'w.player_id')
    .select(({ ref }) => ['p.full_name as player', ms(ref('w.clears_at')).as('clearsAt')])
    .where('c.league_id', '=', LEAGUE)
    .where('c.team_id', '=', TEAM)
    .where('c.withdrawn_at', 'is', null)
    .where('c.outcome', 'is', null)
    .where('w.resolved_at', 'is', null)
    .orderBy('w.clears_at')
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')));

const FROM_ROSTERS = DRAFT_TYPES.filter(takesFromTeams);

const drafts = (db: Db) =>
  db
    .selectFrom('draft as d')
    .select(({ ref, selectFrom }) => [
      'd.id',
      'd.name',
      'd.built',
      'd.type',
      'd.status',
      ms(ref('d.night_at')).as('nightAt'),
      selectFrom('roster_entry as r')
        .leftJoin('draft_protected as k', (join) =>
          join
            .onRef('k.league_id', '=', 'd.league_id')
            .onRef('k.draft_id', '=', 'd.id')
            .onRef('k.player_id', '=', 'r.player_id')
            .onRef('k.team_id', '=', 'r.team_id'),
        )
        .select(({ fn }) =>
          jsonBuildObject({ active: fn.countAll<number>(), listed: fn.count<number>('k.player_id') }).as('own'),
        )
        .where('r.league_id', '=', LEAGUE)
        .where('r.team_id', '=', TEAM)
        .where('r.place', '=', 'active')
        .where('d.status', '=', 'lobby')
        .where('d.type', '=', anyOf(FROM_ROSTERS))
        // A team that joins by the draft cannot lose players in it.
        .where(({ eb, not, and, exists, selectFrom: from }) =>
          not(
            and([
              eb('d.type', '=', 'expansion'),
              exists(
                from('draft_pick as n')
                  .select('n.id')
                  .where('n.league_id', '=', LEAGUE)
                  .where('n.original_team_id', '=', TEAM)
                  .where('n.season', '=', SEASON)
                  .where('n.type', '=', 'expansion'),
              ),
            ]),
          ),
        )
        .as('own'),
    ])
    .where('d.league_id', '=', LEAGUE)
    .where('d.season', '=', SEASON)
    .where('d.kind', '<>', 'mock')
    .orderBy('d.created_at');

const sheets = (db: Db) =>
  db
    .selectFrom('protection_round as r')
    .select(({ eb, ref, exists, selectFrom }) => [
      ms(ref('r.deadline')).as('deadline'),
      isSo(eb('r.locked_at', 'is not', null)).as('locked'),
      isSo(
        exists(
          selectFrom('protection_sheet as s')
            .select('s.team_id')
            .where('s.league_id', '=', LEAGUE)
            .where('s.team_id', '=', TEAM)
            .where('s.season', '=', SEASON),
        ),
      ).as('saved'),
      selectFrom('team as t')
        .leftJoin('protection_sheet as s', (join) =>
          join.onRef('s.league_id', '=', 't.league_id').onRef('s.team_id', '=', 't.id').on('s.season', '=', SEASON),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('t.league_id', '=', LEAGUE)
        .where('s.team_id', 'is', null)
        .$asScalar()
        .as('missing'),
    ])
    .where('r.league_id', '=', LEAGUE)
    .where('r.season', '=', SEASON);

const conditions = (db: Db) =>
  db
    .selectFrom('trade_condition as c')
    .innerJoin('trade as t', (join) => join.onRef('t.league_id', '=', 'c.league_id').onRef('t.id', '=', 'c.trade_id'))
    .select(({ eb, ref }) => [
      ms(ref('c.resolve_by')).as('resolveBy'),
      isSo(eb('c.proposed_outcome', 'is not', null)).as('proposed'),
    ])
    .where('c.league_id', '=', LEAGUE)
    .where('c.outcome', 'is', null)
    .where(waitsForMember);

const unmanaged = (db: Db) =>
  db
    .selectFrom('team as t')
    .leftJoin('membership as x', (join) =>
      join.onRef('x.league_id', '=', 't.league_id').onRef('x.team_id', '=', 't.id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('t.league_id', '=', LEAGUE)
    .where('x.user_id', 'is', null);

/**
 * All facts for the concerns of one reader, one row per league: in one league (members or not), or in all of their
 * leagues.
 */
export const concernFacts = (db: Db, { userId, leagueId }: { userId: string; leagueId: string | null }) => {
  const all = db
    .selectFrom('league as l')
    .leftJoin('membership as m', (join) => join.onRef('m.league_id', '=', 'l.id').on('m.user_id', '=', userId))
    .leftJoin('league_season as y', (join) =>
      join.onRef('y.league_id', '=', 'l.id').onRef('y.season', '=', 'l.current_season'),
    )
    .select(({ eb, ref }) => [
      'l.id',
      'l.phase',
      'l.current_season as season',
      'l.settings',
      'l.type',
      'l.time_zone as timeZone',
      isSo(eb('m.is_commissioner', '=', true)).as('commissioner'),
      sql<string | null>`${ref('y.ends_on')}::text`.as('endsOn'),
      jsonObjectFrom(team(db)).as('team'),
      jsonArrayFrom(teamRecords(db, LEAGUE, SEASON)).as('records'),
      jsonObjectFrom(latestDay(db, LEAGUE, SEASON, TEAM)).as('latest'),
      jsonArrayFrom(players(db)).as('players'),
      jsonArrayFrom(offers(db)).as('offers'),
      jsonArrayFrom(polls(db)).as('polls'),
      jsonArrayFrom(reviews(db)).as('reviews'),
      jsonArrayFrom(faPicks(db)).as('faPicks'),
      jsonArrayFrom(claims(db)).as('claims'),
      jsonArrayFrom(drafts(db)).as('drafts'),
      jsonObjectFrom(sheets(db)).as('sheets'),
      jsonArrayFrom(conditions(db)).as('conditions'),
      unmanaged(db).as('unmanaged'),
    ])
    .orderBy(({ ref }) => nameOrder(ref('l.name')))
    .orderBy('l.id');
  return leagueId === null ? all.where('m.user_id', '=', userId) : all.where('l.id', '=', leagueId);
};
