import { DRAFT_TYPES } from '@crease/core/draft-type.js';
import { takesFromTeams } from '@crease/core/leagues/drafts/draft.table.js';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { anyOf, noneOf, turnOf } from '../../platform/database/sql.js';
import { earliest, recent } from '../../platform/jobs/league-aside.js';
import { AT_ONCE, managersFor, notYetNotified, WORK } from './notification.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const t = namesIn('team as t');
const d = namesIn('draft as d');
const s = namesIn('draft_selection as s');
const e = namesIn('event as e');

const KEY = sql<string>`'mail-lost-' || ${d.id} || '-' || ${s.overall} || '-' || ${s.player_id}`;

const FROM_ROSTERS = anyOf(DRAFT_TYPES.filter(takesFromTeams));

/**
 * Players that another team took within the last day in a draft from rosters, of managers without a message. A pick
 * that was undone is none.
 * @param without leagues that are left out
 * @param mails the server sends mails
 */
export async function lostPlayers(db: Db, without: readonly string[], mails: boolean) {
  const [taken] = await db
    .selectFrom('draft as d')
    .innerJoin('draft_selection as s', (join) =>
      join.onRef('s.league_id', '=', 'd.league_id').onRef('s.draft_id', '=', 'd.id'),
    )
    .select('s.player_id')
    .where('d.type', '=', FROM_ROSTERS)
    .where('s.at', '>', earliest(WORK, 1))
    .limit(1)
    .execute();
  // Most looks find nothing. To plan the whole statement takes longer than this question.
  return taken === undefined ? [] : readLost(db, without, mails);
}

const readLost = (db: Db, without: readonly string[], mails: boolean) =>
  managersFor(db, 'player-drafted')
    .where('l.id', '<>', noneOf(without))
    .innerJoin('draft as d', 'd.league_id', 'l.id')
    .innerJoin('draft_selection as s', (join) =>
      join.onRef('s.league_id', '=', 'd.league_id').onRef('s.draft_id', '=', 'd.id'),
    )
    .innerJoin('event as e', (join) =>
      join
        .onRef('e.league_id', '=', 'd.league_id')
        .on(sql<boolean>`${e.stream} = 'draft:' || ${d.id}`)
        .on('e.type', '=', 'playerPicked'),
    )
    .innerJoin('player as p', 'p.id', 's.player_id')
    .innerJoin('team as o', (join) => join.onRef('o.league_id', '=', 's.league_id').onRef('o.id', '=', 's.team_id'))
    .select([KEY.as('key'), 'd.id as draft_id', 'd.name', 'd.built', 'p.full_name as player', 'o.name as other'])
    .where('d.type', '=', FROM_ROSTERS)
    .where('d.kind', '<>', 'mock')
    .where(
      sql<boolean>`${e.data} #>> '{player,from}' = ${t.id} and (${e.data} #>> '{player,id}')::int = ${s.player_id}`,
    )
    .where(sql<boolean>`(${e.data} ->> 'overall')::int = ${s.overall} and ${e.at} = ${s.at}`)
    .where('s.at', '>', earliest(WORK, 1))
    .where('s.at', '>', recent(WORK, sql.ref<string>('l.id'), 1))
    .where(notYetNotified(KEY, 'player-drafted', mails))
    .orderBy(turnOf('l.id', 's.at', 's.overall'))
    .limit(AT_ONCE)
    .execute();
