import { Injectable } from '@nestjs/common';
import {
  UNREAD_SHOWN,
  type ActivityEntry,
  type ActivityLogAnswer,
  type ActivityQuery,
  type HomeAnswer,
  type TeamSeasonPoints,
} from '@crease/core/activity/activity.schema.js';
import { type DraftPickView, type FaPickView, type Unread } from '@crease/core/answer.parts.js';
import { streamOf } from '@crease/core/realtime/socket-events.js';
import { lineWords, type LogLine } from '@crease/core/activity/activity.words.js';
import { rollingSeasons, type Season } from '@crease/core/season.js';
import { dayPlus, isDay, momentIn } from '@crease/core/calendar.js';
import { Database } from '../platform/database/database.js';

interface ActivityRow {
  id: number;
  action_type: string;
  /** Of a line of before there were keys; every other line has `data.says`. */
  message: string | null;
  at: Date;
  actor: string | null;
  actor_id: string | null;
  team_ids: string[];
  data: Record<string, unknown> & { says?: LogLine };
  /** The draft that it is an event of. */
  draft_id: string | null;
  /** It names a trade that the reader may not see, or that is not there. */
  trade_hidden: boolean;
}

/** A line only stands in the log of those it is meant for: the league's room, or the reader's own. */
const LINES = `
  select e.id, e.action_type, e.message, e.at, e.team_ids, e.data, u.first_name || ' ' || u.last_name as actor, u.id as actor_id,
    case when e.stream like 'draft:%' then substr(e.stream, 7) end as draft_id,
    e.data -> 'data' ->> 'tradeId' is not null and not exists (
      select from trade t where t.id = e.data -> 'data' ->> 'tradeId' and t.league_id = e.league_id
        and (t.accepted_at is not null or 'team:' || t.proposer_team_id = any($2::text[]) or 'team:' || t.recipient_team_id = any($2::text[]))) as trade_hidden
  from event e left join app_user u on u.id = e.actor
  where e.league_id = $1 and e.action_type is not null and e.rooms && $2::text[]`;

const RECENT = 20;

/** Lines of others since the reader last looked (since he joined, where he never did), up to so many. */
const unreadSql = (user: string): string => `
  select seen.event_id as seen_id,
    (select count(*)::int from (
       select 1 from event e
       where e.league_id = $1 and e.action_type is not null and e.id > coalesce(seen.event_id, 0) and (seen.event_id is not null or e.at > seen.joined_at)
         and e.rooms && $2::text[] and e.actor is distinct from ${user} limit ${UNREAD_SHOWN}
     ) line) as unread
  from (select (select s.event_id from activity_seen s where s.league_id = $1 and s.user_id = ${user}) as event_id,
          (select m.joined_at from membership m where m.league_id = $1 and m.user_id = ${user}) as joined_at) seen`;

/**
 * A time's place in the order of ids, which follows time but for lines written at the same moment: without it, a page of long ago would
 * be looked for from today backwards. The times themselves are compared too.
 */
const NEAREST = 64;
/** The time as no index has it: the ids bound the page already, and are in its order. */
const AT = `e.at + interval '0'`;
const firstId = (start: string): string =>
  `(select min(id) from (select id from event where league_id = $1 and action_type is not null and at >= ${start} order by at limit ${NEAREST}) line)`;
const lastId = (end: string): string =>
  `(select max(id) from (select id from event where league_id = $1 and action_type is not null and at < ${end} order by at desc limit ${NEAREST}) line)`;

/** `list` as a JSON array in its own order; empty rather than null. */
const json = (list: string): string => `(select coalesce(json_agg(to_json(line)), '[]'::json) from (${list}) line)`;

const FA_PICKS = `
  select f.id, f.week, f.original_team_id as assigned_to, f.owner_team_id as owned_by, f.starts_at, f.expires_at as expiry_date,
    case when f.penalty then 'penalty' else p.full_name end as player_taken
  from fa_pick f left join player p on p.id = f.player_id
  where f.league_id = l.id and f.season = l.current_season order by f.week, f.original_team_id, f.number`;

const DRAFT_PICKS = `
  select id, season, type, round, pick_number, original_team_id as assigned_to, owner_team_id as owned_by
  from draft_pick where league_id = l.id and season = l.current_season and forfeited_at is null order by type, round, pick_number nulls last, original_team_id, extra`;

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

/** Who won the seasons that have ended, as the final tables say: corrections that came later change nothing of it. */
const CHAMPIONS = `
  select s.season, s.team_id, s.points::float8 as points from season_standing s
  where s.league_id = l.id and s.rank = 1 and s.points > 0 and left(s.season, 4)::int >= left(l.current_season, 4)::int - 2 order by s.season, s.team_id`;

/**
 * Changes whenever anything of the home could have; free-agent picks that expire by the clock do so on the screen itself. Counted by the
 * streams whose lines the reader sees (his rooms have their names), and not by the newest line's id: one with a lower id may be committed later.
 */
const versionSql = (rooms: string, user: string): string => `l.version
  || '-' || coalesce((select sum(s.seq) from stream s where s.id = any(${rooms}::text[])), 0)
  || '-' || coalesce((select sum(d.seq) from draft d where d.league_id = l.id and d.kind <> 'mock'), 0)
  || '-' || coalesce((select s.event_id from activity_seen s where s.league_id = l.id and s.user_id = ${user}), 0)`;

const HOME = `
  select l.current_season as season, ${versionSql('$2', '$4')} as version, (select row_to_json(u) from (${unreadSql('$4')}) u) as unread,
    ${json(`${LINES} order by e.id desc limit $3`)} as recent,
    ${json(FA_PICKS)} as fa_picks,
    ${json(DRAFT_PICKS)} as picks,
    ${json(POINTS)} as points,
    ${json(CHAMPIONS)} as champions
  from league l where l.id = $1`;

interface HomeRow {
  season: Season;
  version: string;
  unread: { unread: number; seen_id: number | null };
  recent: (Omit<ActivityRow, 'at'> & { at: string })[];
  fa_picks: FaPickView[];
  picks: DraftPickView[];
  points: TeamSeasonPoints[];
  champions: HomeAnswer['champions'];
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
  async log(reader: Reader, { start, end, before, limit, team, type }: ActivityQuery): Promise<ActivityLogAnswer> {
    const params: unknown[] = [reader.leagueId, roomsOf(reader), limit + 1];
    const zone = [start, end].some((text) => text !== undefined && isDay(text))
      ? await this.timeZone(reader.leagueId)
      : 'UTC';
    // Only conditions that were asked for stand in the statement: each combination gets the plan that suits it.
    let asked = '';
    const given = (value: unknown, condition: (parameter: string) => string): string => {
      asked += value === undefined ? '-' : '+';
      return value === undefined ? '' : `and ${condition(`$${params.push(value)}`)}`;
    };
    const text = `${LINES}
         ${given(before, (id) => `e.id < ${id}::bigint`)}
         ${given(start === undefined ? undefined : startOf(start, zone), (at) => `${AT} >= ${at} and e.id >= ${firstId(at)}`)}
         ${given(end === undefined ? undefined : endOf(end, zone), (at) => `${AT} < ${at} and e.id <= ${lastId(at)}`)}
         ${given(team, (id) => `${id} = any(e.team_ids)`)}
         ${given(type, (word) => `e.action_type = ${word}`)}
       order by e.id desc limit $3`;
    const rows = await this.database.query<ActivityRow>(text, params, `activity-log${asked}`);
    const page = rows.slice(0, limit);
    return { activities: page.map(entryOf), next: rows.length > limit ? String(page.at(-1)?.id) : null };
  }

  private async timeZone(leagueId: string): Promise<string> {
    const [league] = await this.database.query<{ time_zone: string }>(
      'select time_zone from league where id = $1',
      [leagueId],
      'league-time-zone',
    );
    return league?.time_zone ?? 'UTC';
  }

  /** The version of a reader's home: one look at indexes, where all of it takes one statement. */
  async homeVersion(reader: Reader): Promise<string | null> {
    const [row] = await this.database.query<{ version: string }>(
      `select ${versionSql('$3', '$2')} as version from league l where l.id = $1`,
      [reader.leagueId, reader.userId, roomsOf(reader)],
      'league-home-version',
    );
    return row?.version ?? null;
  }

  /** How much the reader has not seen. */
  async unread(reader: Reader): Promise<Unread> {
    const [row] = await this.database.query<HomeRow['unread']>(
      unreadSql('$3'),
      [reader.leagueId, roomsOf(reader), reader.userId],
      'activity-unread',
    );
    return unreadOf(row);
  }

  /** All of the league home in one statement, with its version. */
  async home(reader: Reader): Promise<{ version: string; home: HomeAnswer } | null> {
    const [row] = await this.database.query<HomeRow>(
      HOME,
      [reader.leagueId, roomsOf(reader), RECENT, reader.userId],
      'league-home',
    );
    if (!row) return null;
    const iso = isoTimes();
    const home: HomeAnswer = {
      ...unreadOf(row.unread),
      recentActivity: row.recent.map(({ at, ...line }) => entryOf({ ...line, at: new Date(at) })),
      faPicks: row.fa_picks.map((pick) => ({
        ...pick,
        starts_at: iso(pick.starts_at),
        expiry_date: iso(pick.expiry_date),
      })),
      generalPicks: row.picks.filter(({ type }) => type === 'general'),
      rookiePicks: row.picks.filter(({ type }) => type === 'rookie'),
      teamPoints: row.points,
      seasons: rollingSeasons(row.season),
      champions: row.champions,
    };
    return { version: row.version, home };
  }
}

/** The database's times as ISO text. Hundreds of picks share the few of their weeks. */
function isoTimes(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const iso = known.get(text) ?? new Date(text).toISOString();
    known.set(text, iso);
    return iso;
  };
}

const unreadOf = (row: HomeRow['unread'] | undefined): Unread => ({
  unread: row?.unread ?? 0,
  seen_id: row?.seen_id == null ? null : String(row.seen_id),
});

const roomsOf = ({ leagueId, userId, teamId }: Reader): string[] => [
  streamOf('league', leagueId),
  streamOf('user', userId),
  ...(teamId === null ? [] : [streamOf('team', teamId)]),
];

function entryOf(row: ActivityRow): ActivityEntry {
  const { id, action_type, message, at, actor, actor_id, team_ids } = row;
  return {
    id: String(id),
    action_type,
    message: row.data.says ? lineWords(row.data.says) : (message ?? ''),
    date: at.toISOString(),
    actor,
    actor_id,
    team_ids,
    data: carried(row),
  };
}

/** What a line is about besides its wording, so that a screen can lead there. Events of other kinds keep the rest of their data to themselves. */
function carried({ data, draft_id, trade_hidden }: ActivityRow): Record<string, unknown> {
  if (draft_id !== null)
    return {
      kind: 'draft',
      draftId: draft_id,
      players: [data.player, data.from, data.to].filter(isNamed).map(({ id, name }) => ({ id, name })),
    };
  const more: Record<string, unknown> = data.data !== null && typeof data.data === 'object' ? { ...data.data } : {};
  if (trade_hidden) delete more.tradeId;
  return more;
}

const isNamed = (value: unknown): value is { id: number; name: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'name' in value &&
  typeof value.name === 'string';

/** A day is one of the league's calendar, like its weeks; everything else is a moment. */
const startOf = (text: string, zone: string): Date => new Date(isDay(text) ? momentIn(text, zone) : text);
/** A day ends where the next begins. */
const endOf = (text: string, zone: string): Date => new Date(isDay(text) ? momentIn(dayPlus(text, 1), zone) : text);
