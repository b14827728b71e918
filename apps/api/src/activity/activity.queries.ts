import { Injectable } from '@nestjs/common';
import type { ActivityEntry, ActivityLogAnswer, ActivityQuery, DraftPickView, FaPickView, HomeAnswer, TeamSeasonPoints } from '@crease/core/activity/activity.schema.js';
import { rollingSeasons, type Season } from '@crease/core/season.js';
import { Database } from '../platform/database/database.js';

interface ActivityRow {
  id: number;
  action_type: string;
  message: string;
  at: Date;
  actor: string | null;
  team_ids: string[];
  data: Record<string, unknown>;
}

/** A line only stands in the log of those it is meant for: the league's room, or the reader's own. */
const LINES = `
  select e.id, e.action_type, e.message, e.at, e.team_ids, e.data, u.first_name || ' ' || u.last_name as actor
  from event e left join app_user u on u.id = e.actor
  where e.league_id = $1 and e.action_type is not null and e.rooms && $2::text[]`;

const RECENT = 20;

/** `list` as a JSON array in its own order; empty rather than null. */
const json = (list: string): string => `(select coalesce(json_agg(to_json(line)), '[]'::json) from (${list}) line)`;

const FA_PICKS = `
  select f.id, f.week, f.original_team_id as assigned_to, f.owner_team_id as owned_by, f.expires_at as expiry_date,
    case when f.penalty then 'penalty' else p.full_name end as player_taken
  from fa_pick f left join player p on p.id = f.player_id
  where f.league_id = l.id and f.season = l.current_season order by f.week, f.original_team_id, f.number`;

const DRAFT_PICKS = `
  select id, season, type, round, pick_number, original_team_id as assigned_to, owner_team_id as owned_by
  from draft_pick where league_id = l.id and season = l.current_season order by type, round, pick_number nulls last, original_team_id, extra`;

/** Every team in the season and the two before, regular season and playoffs, with 0 where nothing has been earned. */
const POINTS = `
  select t.id as team_id, s.season, o.playoffs, coalesce(p.points, 0)::float8 as points
  from team t
  cross join (
    select y::text || '-' || lpad(((y + 1) % 100)::text, 2, '0') as season
    from generate_series(left(l.current_season, 4)::int - 2, left(l.current_season, 4)::int) y
  ) s
  cross join (values (false), (true)) as o (playoffs)
  left join team_points p on p.team_id = t.id and p.season = s.season and p.playoffs = o.playoffs
  where t.league_id = l.id order by t.number, s.season, o.playoffs`;

const HOME = `
  select l.current_season as season,
    ${json(`${LINES} order by e.id desc limit $3`)} as recent,
    ${json(FA_PICKS)} as fa_picks,
    ${json(DRAFT_PICKS)} as picks,
    ${json(POINTS)} as points
  from league l where l.id = $1`;

interface HomeRow {
  season: Season;
  recent: (Omit<ActivityRow, 'at'> & { at: string })[];
  fa_picks: FaPickView[];
  picks: DraftPickView[];
  points: TeamSeasonPoints[];
}

export interface Reader {
  readonly leagueId: string;
  readonly userId: string;
  readonly teamId: string | null;
}

@Injectable()
export class ActivityQueries {
  constructor(private readonly database: Database) {}

  /** Newest first; `before` pages on by key, so that any depth costs the same. */
  async log(reader: Reader, { start, end, before, limit }: ActivityQuery): Promise<ActivityLogAnswer> {
    const rows = await this.database.query<ActivityRow>(
      `${LINES}
         and ($3::bigint is null or e.id < $3)
         and ($4::timestamptz is null or e.at >= $4)
         and ($5::timestamptz is null or e.at < $5)
       order by e.id desc limit $6`,
      [reader.leagueId, roomsOf(reader), before ?? null, start === undefined ? null : startOf(start), end === undefined ? null : endOf(end), limit + 1],
    );
    const page = rows.slice(0, limit);
    return { activities: page.map(entryOf), next: rows.length > limit ? String(page.at(-1)?.id) : null };
  }

  /** All of the league home in one statement. */
  async home(reader: Reader): Promise<HomeAnswer | null> {
    const [row] = await this.database.query<HomeRow>(HOME, [reader.leagueId, roomsOf(reader), RECENT], 'league-home');
    if (!row) return null;
    return {
      recentActivity: row.recent.map(({ at, ...line }) => entryOf({ ...line, at: new Date(at) })),
      faPicks: row.fa_picks.map((pick) => ({ ...pick, expiry_date: new Date(pick.expiry_date).toISOString() })),
      generalPicks: row.picks.filter(({ type }) => type === 'general'),
      rookiePicks: row.picks.filter(({ type }) => type === 'rookie'),
      teamPoints: row.points,
      seasons: rollingSeasons(row.season),
    };
  }
}

const roomsOf = ({ leagueId, userId, teamId }: Reader): string[] => [`league:${leagueId}`, `user:${userId}`, ...(teamId === null ? [] : [`team:${teamId}`])];

function entryOf({ id, action_type, message, at, actor, team_ids, data }: ActivityRow): ActivityEntry {
  return { id: String(id), action_type, message, date: at.toISOString(), actor, team_ids, data: logged(data) };
}

/** What an activity event carries for its line; events of other kinds keep their data to themselves. */
function logged(data: Record<string, unknown>): Record<string, unknown> {
  return data.data !== null && typeof data.data === 'object' ? (data.data as Record<string, unknown>) : {};
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const startOf = (text: string): Date => new Date(text);
/** A day ends where the next begins. */
const endOf = (text: string): Date => (isDay(text) ? new Date(Date.parse(text) + 86_400_000) : new Date(text));
