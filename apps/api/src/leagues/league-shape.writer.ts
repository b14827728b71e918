import { draftName } from '@crease/core/draft/draft-name.words.js';
import { sql } from 'kysely';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { rowOf, SETTING_KEYS } from '@crease/core/leagues/settings.values.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, isSo, noneOf } from '../platform/database/sql.js';
import { RefusalError } from '../platform/refusal.error.js';
import { insertPicks, pickGroups, roundsOf } from './draft-picks.tables.js';
import { deletePicksBeyond } from './pick-deletion.tables.js';
import { isOpen } from './invitations/invitation.queries.js';
import type { LockedLeague } from './league-lock.tables.js';
import { teamAt } from './league.service.js';
import { refusal } from './leagues.refusals.js';
import { namesIn } from '../platform/database/rows.js';

const t = namesIn('team as t');
const x = namesIn('trade as x');
const c = namesIn('trade_condition as c');

/** Settings that determine the number of teams and picks. */
export const SHAPING: ReadonlySet<string> = new Set(
  SETTING_KEYS.filter((key) => rowOf(key).once === 'teams' || rowOf(key).picks !== undefined),
);

export async function reshape(db: Db, league: LockedLeague, settings: LeagueSettings): Promise<void> {
  const draft = await db
    .selectFrom('draft')
    .select(['name', 'built'])
    .where('league_id', '=', league.id)
    .where('kind', '<>', 'mock')
    .limit(1)
    .executeTakeFirst();
  if (draft) {
    throw new RefusalError(refusal('draftExists', { figures: { draft: draftName(draft) } }));
  }
  const teams = await teamsInUse(db, league.id);
  const surplus = teams.length - settings.num_teams;
  const leaving = teams.filter(({ taken, traded }) => !taken && !traded).slice(-Math.max(0, surplus));
  if (surplus > 0 && leaving.length < surplus) {
    const kept = teams.length - leaving.length;
    const trades = teams.some(({ taken, traded }) => traded && !taken);
    throw new RefusalError(
      refusal('teamsTaken', { figures: { kept, trades }, field: 'num_teams', figure: settings.num_teams, limit: kept }),
    );
  }
  const gone = new Set(surplus > 0 ? leaving.map(({ id }) => id) : []);
  const last = Math.max(0, ...teams.map(({ number }) => number));
  const added = Array.from({ length: Math.max(0, -surplus) }, (_, index) => teamAt(league, last + index + 1));
  if (added.length > 0) await db.insertInto('team').values(added).execute();
  const staying = [...teams.filter(({ id }) => !gone.has(id)), ...added].map(({ id }) => id);
  const rich = await db
    .selectFrom('draft_pick as p')
    .innerJoin('team as t', (join) =>
      join.onRef('t.league_id', '=', 'p.league_id').onRef('t.id', '=', 'p.owner_team_id'),
    )
    .select('t.name')
    .where('p.league_id', '=', league.id)
    .where('t.id', '<>', noneOf(staying))
    .whereRef('p.original_team_id', '<>', 't.id')
    .orderBy('t.number')
    .limit(1)
    .executeTakeFirst();
  if (rich) {
    throw new RefusalError(refusal('picksTraded.team', { figures: { team: rich.name }, field: 'num_teams' }));
  }
  const groups = pickGroups(league.type, settings, league.current_season);
  if ((await deletePicksBeyond(db, league.id, groups, staying)) > 0) {
    throw new RefusalError(refusal('picksTraded.any'));
  }
  if (gone.size > 0)
    await db
      .deleteFrom('team')
      .where('league_id', '=', league.id)
      .where('id', '=', anyOf([...gone]))
      .execute();
  await insertPicks(db, league.id, roundsOf(groups), staying);
}

/**
 * Teams in order. `taken`: has a manager or an open invitation. `traded`: part of an accepted trade or an open
 * condition.
 */
export const teamsInUse = (db: Db, leagueId: string) =>
  db
    .selectFrom('team as t')
    .select(({ or, exists, selectFrom }) => [
      't.id',
      't.number',
      't.name',
      isSo(
        or([
          exists(
            selectFrom('membership as m')
              .select('m.user_id')
              .whereRef('m.league_id', '=', 't.league_id')
              .whereRef('m.team_id', '=', 't.id'),
          ),
          exists(
            selectFrom('invitation as i')
              .select('i.id')
              .whereRef('i.league_id', '=', 't.league_id')
              .whereRef('i.team_id', '=', 't.id')
              .where(isOpen),
          ),
        ]),
      ).as('taken'),
      isSo(
        or([
          exists(
            selectFrom('trade as x')
              .select('x.id')
              .whereRef('x.league_id', '=', 't.league_id')
              .where(sql<boolean>`${t.id} in (${x.proposer_team_id}, ${x.recipient_team_id})`)
              .where('x.state', 'in', ['accepted', 'in-review', 'executed']),
          ),
          exists(
            selectFrom('trade_condition as c')
              .select('c.id')
              .whereRef('c.league_id', '=', 't.league_id')
              .where(sql<boolean>`${t.id} in (${c.from_team_id}, ${c.to_team_id})`)
              .where('c.outcome', 'is', null),
          ),
        ]),
      ).as('traded'),
    ])
    .where('t.league_id', '=', leagueId)
    .orderBy('t.number')
    .execute();
