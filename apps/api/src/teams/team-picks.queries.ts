import { outOfDrafts } from '../leagues/draft-picks.tables.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';

export const picksOf = (db: Db, leagueId: string, teamId: string, season: Season) =>
  db
    .selectFrom('draft_pick as d')
    .leftJoin('draft_selection as s', (join) =>
      join
        .onRef('s.league_id', '=', 'd.league_id')
        .onRef('s.pick_id', '=', 'd.id')
        .onRef('s.draft_id', '=', 'd.draft_id'),
    )
    .leftJoin('player as p', 'p.id', 's.player_id')
    .select(['d.id', 'd.season', 'd.type', 'd.round', 'd.pick_number', 'p.full_name as player'])
    .select(['d.original_team_id as assigned_to', 'd.owner_team_id as owned_by'])
    .select(({ eb, not, exists, selectFrom }) => [
      isSo(eb('d.extra', '>', 0)).as('compensatory'),
      'd.forfeited_reason',
      'd.forfeited_why',
      isSo(eb('d.keeper_id', 'is not', null)).as('kept'),
      isSo(
        not(
          exists(
            selectFrom('draft as made')
              .select('made.id')
              .whereRef('made.league_id', '=', 'd.league_id')
              .whereRef('made.season', '=', 'd.season')
              .whereRef('made.type', '=', 'd.type')
              .where('made.kind', '<>', 'mock'),
          ),
        ),
      ).as('coming'),
    ])
    .where('d.league_id', '=', leagueId)
    .where('d.season', '>=', season)
    // Used, forfeited or given-up picks stay as history; picks that no draft will use are not listed.
    .where(({ eb, or, not }) =>
      or([not(outOfDrafts('d')), eb('s.player_id', 'is not', null), eb('d.forfeited_at', 'is not', null)]),
    )
    .where(({ eb, or }) => or([eb('d.owner_team_id', '=', teamId), eb('d.original_team_id', '=', teamId)]))
    .orderBy('d.season')
    .orderBy('d.type', 'desc')
    .orderBy('d.round')
    .orderBy('d.pick_number', (order) => order.asc().nullsLast())
    .orderBy('d.original_team_id')
    .orderBy('d.extra')
    .execute();

export const faPicksOf = (db: Db, leagueId: string, teamId: string, season: Season) =>
  db
    .selectFrom('fa_pick as f')
    .leftJoin('player as p', 'p.id', 'f.player_id')
    .select(['f.id', 'f.week', 'f.penalty', 'p.full_name as player'])
    .select(['f.original_team_id as assigned_to', 'f.owner_team_id as owned_by', 'f.starts_at', 'f.expires_at'])
    .where('f.league_id', '=', leagueId)
    .where('f.season', '=', season)
    .where(({ eb, or }) => or([eb('f.owner_team_id', '=', teamId), eb('f.original_team_id', '=', teamId)]))
    .orderBy('f.week')
    .orderBy('f.original_team_id')
    .orderBy('f.number')
    .execute();
