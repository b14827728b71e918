import { Injectable } from '@nestjs/common';
import { sql, type SqlBool } from 'kysely';
import type { ActivityLogAnswer, ActivityQuery, HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { Unread } from '@crease/core/answer.parts.js';
import { dayPlus, isDay, momentIn } from '@crease/core/calendar.js';
import { streamOf } from '@crease/core/realtime/socket-events.js';
import { rollingSeasons, type Season } from '@crease/core/season.js';
import { findSeasonPlace, regularPoints } from '@crease/core/competition/standings.rules.js';
import { Database, type Db } from '../platform/database/database.js';
import { homeFor, versionFor } from './home.queries.js';
import { entryOf, foldedFor, linesFor, listening, unreadBy, unreadOf, type Reader } from './lines.queries.js';
import { namesIn } from '../platform/database/rows.js';

const e = namesIn('event as e');

const NEAREST = 64;
const logged = (db: Db, leagueId: string) =>
  db.selectFrom('event').select('id').where('league_id', '=', leagueId).where('action_type', 'is not', null);
/**
 * The first id from a time on, and the last id before a time. Ids follow times except for lines written at the same
 * moment, so several lines are read. Without these bounds, a page of an old date would scan backwards from today. The
 * times themselves are compared as well.
 */
const firstId = (db: Db, leagueId: string, start: Date) =>
  db
    .selectFrom(logged(db, leagueId).where('at', '>=', start).orderBy('at').limit(sql.lit(NEAREST)).as('line'))
    .select(({ fn }) => fn.min('line.id').as('id'));
const lastId = (db: Db, leagueId: string, end: Date) =>
  db
    .selectFrom(logged(db, leagueId).where('at', '<', end).orderBy('at', 'desc').limit(sql.lit(NEAREST)).as('line'))
    .select(({ fn }) => fn.max('line.id').as('id'));
/** An expression that no index matches: the ids already limit the page and give its order. */
const AT = sql<Date>`${e.at} + interval '0'`;

@Injectable()
export class ActivityQueries {
  constructor(private readonly database: Database) {}

  /**
   * A page of the log, newest first. `before` pages by key, so that every page costs the same. Without a filter each
   * draft is folded into one line.
   */
  async log(
    reader: Reader,
    { start, end, before, limit, team, type, draft }: ActivityQuery,
  ): Promise<ActivityLogAnswer> {
    const { db } = this.database;
    const { leagueId } = reader;
    const zone = [start, end].some((text) => text !== undefined && isDay(text)) ? await this.timeZone(leagueId) : 'UTC';
    const values = {
      ...listening(reader),
      ...(before === undefined ? {} : { before }),
      ...(start === undefined ? {} : { from: startOf(start, zone) }),
      ...(end === undefined ? {} : { until: endOf(end, zone) }),
      ...(team === undefined ? {} : { team }),
      ...(type === undefined ? {} : { type }),
      ...(draft === undefined ? {} : { draft: streamOf('draft', draft) }),
      most: limit + 1,
    };
    // Include only the conditions that were given: each combination is a prepared statement with its own plan.
    const asked = [before, start, end, team, type, draft].map((given) => (given === undefined ? '-' : '+')).join('');
    const rows = await this.database.preparedOnce(`activity-log${asked}`, values, (v) => {
      const filtered = [v.from, v.until, v.team, v.type, v.draft].some((given) => given !== undefined);
      let lines = filtered ? linesFor(db, v) : foldedFor(db, v);
      if (v.before !== undefined) lines = lines.where('e.id', '<', sql<number>`${v.before}::bigint`);
      if (v.from !== undefined)
        lines = lines.where(AT, '>=', v.from).where('e.id', '>=', firstId(db, v.leagueId, v.from));
      if (v.until !== undefined)
        lines = lines.where(AT, '<', v.until).where('e.id', '<=', lastId(db, v.leagueId, v.until));
      if (v.team !== undefined) lines = lines.where(({ ref }) => sql<SqlBool>`${v.team} = any(${ref('e.team_ids')})`);
      if (v.draft !== undefined) lines = lines.where('e.stream', '=', v.draft);
      if (v.type !== undefined) lines = lines.where('e.action_type', '=', v.type);
      return lines.orderBy('e.id', 'desc').limit(v.most);
    });
    const page = rows.slice(0, limit);
    return { activities: page.map(entryOf), next: rows.length > limit ? String(page.at(-1)?.id) : null };
  }

  private async timeZone(leagueId: string): Promise<string> {
    const [league] = await this.database.prepared(
      'league-time-zone',
      this.database.db.selectFrom('league').select('time_zone').where('id', '=', leagueId),
    );
    return league?.time_zone ?? 'UTC';
  }

  /** The version of a reader's home, read from indexes alone. */
  async homeVersion(reader: Reader): Promise<string | null> {
    const { db } = this.database;
    const [row] = await this.database.preparedOnce('league-home-version', listening(reader), (v) =>
      db.selectFrom('league as l').select(versionFor(db, v).as('version')).where('l.id', '=', v.leagueId),
    );
    return row?.version ?? null;
  }

  async unread(reader: Reader): Promise<Unread> {
    const [row] = await this.database.preparedOnce('activity-unread', listening(reader), (v) =>
      unreadBy(this.database.db, v),
    );
    return unreadOf(row);
  }

  async home(reader: Reader): Promise<{ version: string; home: HomeAnswer } | null> {
    const [row] = await this.database.preparedOnce('league-home', listening(reader), (v) =>
      homeFor(this.database.db, v),
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
      furtherPicks: row.picks.filter(({ type }) => type !== 'general' && type !== 'rookie'),
      ...seasonPoints(row),
    };
    return { version: row.version, home };
  }
}

/**
 * The points summary: three seasons with the site each was played on, every team's points, and the champions. Teams of
 * a season played elsewhere have the points of the imported table.
 */
function seasonPoints(row: {
  season: Season;
  points: HomeAnswer['teamPoints'];
  standings: readonly {
    season: Season;
    team_id: string;
    rank: number;
    brought: boolean;
    points: number;
    less: number;
  }[];
  dates: readonly { season: Season }[];
}): Pick<HomeAnswer, 'teamPoints' | 'seasons' | 'played' | 'champions'> {
  const { season, points, standings, dates } = row;
  const seasons = rollingSeasons(season);
  const scored = points.filter((line) => line.points !== 0);
  const played = seasons.map((year) => findSeasonPlace({ season, dates, scored, written: standings }, year));
  const table = new Map(standings.map((line) => [`${line.season} ${line.team_id}`, line]));
  return {
    seasons,
    played,
    teamPoints: points.map((line) => {
      const place = played[seasons.indexOf(line.season)];
      if (line.playoffs) return place === 'elsewhere' ? { ...line, points: 0 } : line;
      const final = table.get(`${line.season} ${line.team_id}`);
      const figures = { earned: line.points, imported: final?.points ?? 0, less: final?.less ?? 0 };
      return { ...line, points: regularPoints(place, figures) };
    }),
    champions: standings
      .filter((line) => line.rank === 1 && line.points > 0)
      .map(({ season: year, team_id, points: won }) => ({ season: year, team_id, points: won })),
  };
}

/** Formats the database's times as ISO text. Cached, because hundreds of picks share the few times of their weeks. */
function isoTimes(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const iso = known.get(text) ?? new Date(text).toISOString();
    known.set(text, iso);
    return iso;
  };
}

/** A day starts at midnight in the league's time zone; any other text is a timestamp. */
const startOf = (text: string, zone: string): Date => new Date(isDay(text) ? momentIn(text, zone) : text);
const endOf = (text: string, zone: string): Date => new Date(isDay(text) ? momentIn(dayPlus(text, 1), zone) : text);
