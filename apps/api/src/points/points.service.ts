import { Injectable } from '@nestjs/common';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { SCORED_COLUMNS, scoringOf, type StoredScoring } from '@crease/core/players/scoring.table.js';
import {
  earned,
  rulesOfDay,
  type DayRules,
  type PastRules,
  type TeamGame,
} from '@crease/core/seasons/scoring.rules.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { toLeague } from '../platform/events/audience.js';

type Sql = Transaction['sql'];

interface Day {
  season: string;
  playoffs: boolean;
  day: string;
}

interface PlayingLeague {
  id: string;
  settings: Pick<LeagueSettings, 'scoring'>;
  time_zone: string;
  past: { until: number; scoring: StoredScoring; time_zone: string }[];
  days: Day[];
}

/** Days reckoned in one transaction: a whole season at most. */
const AT_ONCE = 250;
/** One reckoning at a time, on whatever process: sums of a team must not be made of two half-seen ones. */
const POINTS_LOCK = 727_003;

const keyOf = ({ season, playoffs, day }: Day): string => `${season} ${String(playoffs)} ${day}`;

/**
 * What teams earn: the points of their active players, day by day. Whoever imports games notes the days they are of; here those days are
 * reckoned in every league that plays the season, from where players stood at the day's noon and by the weights that held then. Reckoned
 * once or ten times, early or late, a day comes to the same.
 */
@Injectable()
export class PointsService {
  constructor(private readonly database: Database) {}

  /** Reckons every day that is due and over everywhere in the world. */
  async accrueDue(): Promise<void> {
    while ((await this.accrueSome()) === AT_ONCE);
  }

  private async accrueSome(): Promise<number> {
    const [some] = await this.database.query<{ due: boolean }>(
      `select exists (select 1 from points_due where ${OVER}) as due`,
    );
    if (some?.due !== true) return 0;
    return this.database.write(async ({ sql, record }) => {
      await sql('select pg_advisory_xact_lock($1)', [POINTS_LOCK]);
      // Games that are being written at this moment hold their days; this waits for them.
      const days = await sql<Day>(
        `delete from points_due where (season, playoffs, day) in (select season, playoffs, day from points_due where ${OVER} order by season, playoffs, day limit ${AT_ONCE} for update)
         returning season, playoffs, to_char(day, 'YYYY-MM-DD') as day`,
      );
      if (days.length === 0) return 0;
      for (const league of await leaguesOf(sql, days)) {
        if (!(await reckon(sql, league))) continue;
        await sql('update league set version = version + 1 where id = $1', [league.id]);
        await record(toLeague(league.id, null, { type: 'leagueChanged' }));
      }
      return days.length;
    });
  }
}

const OVER = `day < (clock_timestamp() at time zone 'utc')::date`;

/** Leagues in which these days count: those that play, or played, the season, from its first day on. Each with its days. */
async function leaguesOf(sql: Sql, days: readonly Day[]): Promise<PlayingLeague[]> {
  return sql<PlayingLeague>(
    `select l.id, l.settings, l.time_zone,
       coalesce((select json_agg(json_build_object('until', extract(epoch from p.until_at) * 1000, 'scoring', p.scoring, 'time_zone', p.time_zone) order by p.until_at) from scoring_past p where p.league_id = l.id), '[]') as past,
       json_agg(json_build_object('season', d.season, 'playoffs', d.playoffs, 'day', d.day)) as days
     from league l join league_season s on s.league_id = l.id
     join jsonb_to_recordset($1::jsonb) as d(season text, playoffs boolean, day text) on d.season = s.season and d.day::date >= s.starts_on
     group by l.id order by l.id`,
    [JSON.stringify(days)],
  );
}

/** Reckons days of a league. Says whether anything came out otherwise than it stood. */
async function reckon(sql: Sql, league: PlayingLeague): Promise<boolean> {
  const now: DayRules = { scoring: scoringOf(league.settings), timeZone: league.time_zone };
  const past: PastRules[] = league.past.map(({ until, scoring, time_zone }) => ({
    until,
    scoring,
    timeZone: time_zone,
  }));
  const rules = new Map(league.days.map((day) => [keyOf(day), { day, ...rulesOfDay(day.day, past, now) }]));
  const games = await sql<TeamGame & Day>(
    `select d.season, d.playoffs, d.day, r.team_id, ${SCORED_COLUMNS.map((column) => `k.${column}`).join(', ')}
     from jsonb_to_recordset($2::jsonb) as d(season text, playoffs boolean, day text, noon float8)
     join player_game k on k.season = d.season and k.playoffs = d.playoffs and k.day = d.day::date
     join roster_stay r on r.league_id = $1 and r.player_id = k.player_id and r.place = 'active'
       and r.from_at <= to_timestamp(d.noon / 1000) and (r.to_at is null or r.to_at > to_timestamp(d.noon / 1000))
     join team t on t.id = r.team_id and t.league_id = $1`,
    [league.id, JSON.stringify([...rules.values()].map(({ day, noon }) => ({ ...day, noon })))],
  );
  const played = new Map<string, TeamGame[]>();
  for (const game of games) played.set(keyOf(game), [...(played.get(keyOf(game)) ?? []), game]);
  const found = [...rules.values()].flatMap(({ day, scoring }) =>
    [...earned(played.get(keyOf(day)) ?? [], scoring)].map(([team_id, points]) => ({ ...day, team_id, points })),
  );
  const changed = await sql<{ team_id: string; season: string; playoffs: boolean }>(
    `with asked as (select * from jsonb_to_recordset($2::jsonb) as d(season text, playoffs boolean, day date)),
       found as (select * from jsonb_to_recordset($3::jsonb) as d(team_id text, season text, playoffs boolean, day date, points numeric)),
       gone as (
         delete from team_day x using asked d, team t
         where t.id = x.team_id and t.league_id = $1 and x.season = d.season and x.playoffs = d.playoffs and x.day = d.day
           and not exists (select 1 from found f where f.team_id = x.team_id and f.season = x.season and f.playoffs = x.playoffs and f.day = x.day)
         returning x.team_id, x.season, x.playoffs
       ),
       put as (
         insert into team_day as x (team_id, season, playoffs, day, points) select team_id, season, playoffs, day, points from found
         on conflict (team_id, season, playoffs, day) do update set points = excluded.points where x.points <> excluded.points
         returning x.team_id, x.season, x.playoffs
       )
     select distinct team_id, season, playoffs from (select * from gone union all select * from put) c`,
    [league.id, JSON.stringify(league.days), JSON.stringify(found)],
  );
  if (changed.length === 0) return false;
  await sql(
    `insert into team_points (team_id, season, playoffs, points)
     select c.team_id, c.season, c.playoffs, coalesce((select sum(d.points) from team_day d where d.team_id = c.team_id and d.season = c.season and d.playoffs = c.playoffs), 0)
     from jsonb_to_recordset($1::jsonb) as c(team_id text, season text, playoffs boolean)
     on conflict (team_id, season, playoffs) do update set points = excluded.points`,
    [JSON.stringify(changed)],
  );
  return true;
}
