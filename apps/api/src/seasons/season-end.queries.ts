import { hasOutgrown } from '@crease/core/players/rookie.rules.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { finalTable, type FinalRow } from '@crease/core/seasons/champion.words.js';
import type { Graduate } from '@crease/core/seasons/step.words.js';
import type { Transaction } from '../platform/database/database.js';
import type { PlayingLeague } from '../teams/books.queries.js';

type Sql = Transaction['sql'];

/** The table of a season as it stands, by points of the regular season: the same that decide waivers and the next draft. */
export async function finalTableOf(sql: Sql, leagueId: string, season: Season): Promise<FinalRow[]> {
  const teams = await sql<{ teamId: string; name: string; points: number }>(
    `select t.id as "teamId", t.name, coalesce(p.points, 0)::float8 as points from team t
     left join team_points p on p.team_id = t.id and p.season = $2 and not p.playoffs where t.league_id = $1`,
    [leagueId, season],
  );
  return finalTable(teams);
}

/**
 * Everybody in a rookie bank who is no rookie of the season after the league's present one: its games are behind them by then, and they
 * are as old as they will be on its 15 September. A commissioner's word on a rookie counts before the rule.
 */
export async function graduatesOf(sql: Sql, league: Pick<PlayingLeague, 'id' | 'season'>): Promise<Graduate[]> {
  const next = seasonPlus(league.season, 1);
  const rows = await sql<
    Graduate & {
      birthDate: string | null;
      draftedOrSigned: boolean;
      override: boolean | null;
      lines: { season: string; gp: number }[] | null;
    }
  >(
    `select p.id as "playerId", p.full_name as name, t.id as "teamId", t.name as "teamName", to_char(p.birth_date, 'YYYY-MM-DD') as "birthDate", p.drafted_or_signed as "draftedOrSigned",
       (select o.rookie from rookie_override o where o.league_id = r.league_id and o.player_id = p.id) as override,
       (select json_agg(json_build_object('season', s.season, 'gp', coalesce(s.gp, 0))) from player_season s where s.player_id = p.id and not s.playoffs and s.season < $2) as lines
     from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id
     where r.league_id = $1 and r.place = 'rookie' order by lower(t.name), t.number, p.full_name, p.id`,
    [league.id, next],
  );
  return rows
    .filter(({ override, birthDate, draftedOrSigned, lines }) =>
      override === null
        ? hasOutgrown({ birth_date: birthDate, drafted_or_signed: draftedOrSigned, seasons: lines ?? [] }, next)
        : !override,
    )
    .map(({ playerId, name, teamId, teamName }) => ({ playerId, name, teamId, teamName }));
}

/** The final table of the last season that the league has finished, as it was written down; null before the first. */
export async function lastTableOf(sql: Sql, leagueId: string): Promise<{ season: Season; table: FinalRow[] } | null> {
  const rows = await sql<FinalRow & { season: string }>(
    `select s.season, s.team_id as "teamId", t.name, s.rank, s.points::float8 as points from season_standing s join team t on t.id = s.team_id
     where s.league_id = $1 and s.season = (select max(season) from season_standing where league_id = $1) order by s.rank, lower(t.name)`,
    [leagueId],
  );
  const [first] = rows;
  return first ? { season: first.season, table: rows.map(({ season: _, ...row }) => row) } : null;
}
