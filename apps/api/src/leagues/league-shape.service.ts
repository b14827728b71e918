import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { rowOf, SETTING_KEYS } from '@crease/core/leagues/settings.values.js';
import { pgArray, type Transaction } from '../platform/database/database.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import { deletePicksBeyond, insertPicks, pickGroups, roundsOf } from './draft-picks.tables.js';
import { teamAt, type LockedLeague } from './league.service.js';

type Sql = Transaction['sql'];

/** Settings that decide how many teams and picks there are. */
export const SHAPING: ReadonlySet<string> = new Set(
  SETTING_KEYS.filter((key) => rowOf(key).once === 'teams' || rowOf(key).picks !== undefined),
);

/** Brings teams and picks into line with settings that decide how many there are. */
export async function reshape(sql: Sql, league: LockedLeague, settings: LeagueSettings): Promise<void> {
  const [draft] = await sql<{ name: string }>(
    `select name from draft where league_id = $1 and kind <> 'mock' limit 1`,
    [league.id],
  );
  if (draft) {
    throw new RefusalError({
      name: 'draftExists',
      message: `${draft.name} has been created, so teams and draft rounds are fixed.`,
      fix: 'Delete it in the draft room first, or change the other settings.',
    });
  }
  const teams = await sql<{ id: string; number: number; name: string; taken: boolean; traded: boolean }>(
    `select t.id, t.number, t.name,
       exists (select 1 from membership m where m.team_id = t.id)
       or exists (select 1 from invitation i where i.team_id = t.id and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()) as taken,
       exists (select 1 from trade x where x.league_id = t.league_id and t.id in (x.proposer_team_id, x.recipient_team_id) and x.state in ('accepted', 'in-review', 'executed'))
       or exists (select 1 from trade_condition c where c.league_id = t.league_id and t.id in (c.from_team_id, c.to_team_id) and c.outcome is null) as traded
     from team t where t.league_id = $1 order by t.number`,
    [league.id],
  );
  const surplus = teams.length - settings.num_teams;
  const leaving = teams.filter(({ taken, traded }) => !taken && !traded).slice(-Math.max(0, surplus));
  if (surplus > 0 && leaving.length < surplus) {
    const kept = teams.length - leaving.length;
    throw new RefusalError({
      name: 'teamsTaken',
      message: `${kept} teams have a manager${teams.some(({ taken, traded }) => traded && !taken) ? ', an open invitation or an accepted trade' : ' or an open invitation'}.`,
      field: 'num_teams',
      figure: settings.num_teams,
      limit: kept,
      fix: 'Remove managers or revoke invitations first.',
    });
  }
  const gone = new Set(surplus > 0 ? leaving.map(({ id }) => id) : []);
  const staying = teams.filter(({ id }) => !gone.has(id)).map(({ id }) => id);
  const last = Math.max(0, ...teams.map(({ number }) => number));
  for (let index = 1; index <= -surplus; index += 1) {
    const team = teamAt(league.id, last + index);
    await sql('insert into team (id, league_id, number, name) values ($1, $2, $3, $4)', [
      team.id,
      team.league_id,
      team.number,
      team.name,
    ]);
    staying.push(team.id);
  }
  const [rich] = await sql<{ name: string }>(
    'select t.name from draft_pick p join team t on t.id = p.owner_team_id where p.league_id = $1 and not t.id = any($2::text[]) and p.original_team_id <> t.id order by t.number limit 1',
    [league.id, pgArray(staying)],
  );
  if (rich) {
    throw new RefusalError({
      name: 'picksTraded',
      message: `${rich.name} would disappear, and owns a pick of another team.`,
      field: 'num_teams',
      fix: 'Keep the number of teams, or invite a manager who trades the pick on.',
    });
  }
  const groups = pickGroups(league.type, settings, league.current_season);
  if ((await deletePicksBeyond(sql.db, league.id, groups, staying)) > 0) {
    throw new RefusalError({
      name: 'picksTraded',
      message: 'Picks that would disappear have been traded or promised.',
      fix: 'Keep the number of teams and rounds.',
    });
  }
  for (const id of gone) await sql('delete from team where id = $1', [id]);
  await insertPicks(sql.db, league.id, roundsOf(groups), staying);
}
