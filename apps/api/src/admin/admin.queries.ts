import { Inject, Injectable } from '@nestjs/common';
import type {
  AdminConfigAnswer,
  AdminUser,
  AdminUsersAnswer,
  ImportsAnswer,
  ImportView,
} from '@crease/core/auth/auth.schema.js';
import { calendarSeason, presentSeason } from '@crease/core/season.js';
import { SessionService } from '../auth/session.service.js';
import { SocialProviders } from '../auth/social-providers.service.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { SET_SEASON_SQL } from '../platform/database/present-season.js';

const PAGE = 50;
/** Imports, and refused rows of one, that are shown. */
const SHOWN = 20;

interface UserRow {
  id: string;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  verified: boolean;
  picture: string | null;
  created_at: Date;
  last_seen_at: Date | null;
  leagues: number;
  disabled_at: Date | null;
  disabled_reason: string | null;
}

const USER = `
  select u.id, u.username, u.first_name, u.last_name, u.email, u.email_verified_at is not null as verified, u.picture, u.created_at, u.disabled_at, u.disabled_reason,
    (select max(greatest(s.last_seen_at, s.active_at)) from session s where s.user_id = u.id) as last_seen_at,
    (select count(*)::int from membership m where m.user_id = u.id) as leagues
  from app_user u`;
/** Text anywhere in a name or an address; `%` and `_` stand for themselves. */
const MATCHES = `u.deleted_at is null and ($1 = '' or lower(u.username || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.email) like '%' || replace(replace(replace(lower($1), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`;

@Injectable()
export class AdminQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly sessions: SessionService,
    private readonly providers: SocialProviders,
    @Inject(CONFIG) private readonly settings: Config,
  ) {}

  /** By username; `after` is the last username of the page before. */
  async users(search: string, after: string | null): Promise<AdminUsersAnswer> {
    const [rows, counted] = await Promise.all([
      this.database.query<UserRow>(
        `${USER} where ${MATCHES} and ($2::text is null or lower(u.username) > lower($2)) order by lower(u.username) limit $3`,
        [search, after, PAGE + 1],
      ),
      this.database.query<{ total: number }>(`select count(*)::int as total from app_user u where ${MATCHES}`, [
        search,
      ]),
    ]);
    const page = rows.slice(0, PAGE).map((row) => this.view(row));
    return {
      users: page,
      total: counted[0]?.total ?? 0,
      next: rows.length > PAGE ? (page.at(-1)?.user_name ?? null) : null,
    };
  }

  async user(userId: string): Promise<AdminUser | null> {
    const [row] = await this.database.query<UserRow>(`${USER} where u.id = $1 and u.deleted_at is null`, [userId]);
    return row ? this.view(row) : null;
  }

  async config(): Promise<AdminConfigAnswer> {
    const [row] = await this.database.query<{
      set: string | null;
      minimum: number;
      seasons: string[];
      users: number;
      leagues: number;
    }>(
      `select ${SET_SEASON_SQL} as set, (select (value #>> '{}')::int from system_config where key = 'minimum_salary') as minimum,
         array(select distinct season from contract order by season desc) as seasons,
         (select count(*)::int from app_user where deleted_at is null) as users, (select count(*)::int from league) as leagues`,
    );
    if (!row) throw new Error('no row');
    const { mail, S3_ENDPOINT, REDIS_URL } = this.settings;
    const now = this.clock.now();
    return {
      current_season: presentSeason(row.set, now),
      season_set: row.set !== null,
      calendar_season: calendarSeason(now),
      minimum_salary: row.minimum,
      seasons: row.seasons,
      mail,
      providers: this.providers.offered(),
      storage: S3_ENDPOINT === undefined ? 'disk' : 's3',
      redis: REDIS_URL !== undefined,
      users: row.users,
      leagues: row.leagues,
    };
  }

  /** What the last imports did, and which rows they refused. */
  async imports(): Promise<ImportsAnswer> {
    const rows = await this.database.query<Omit<ImportView, 'finished_at'> & { finished_at: Date }>(
      `select id, kind, source, finished_at, status, counts, coalesce(report -> 'notes', '[]') as notes, array(
           select jsonb_build_object('row', line -> 'row', 'name', line -> 'name', 'why', coalesce(line ->> 'why', ''))
           from jsonb_path_query(report, '$.rows[*] ? (@.action == "refused")') as line limit $1) as refused
       from import_run where finished_at is not null order by finished_at desc, id limit $1`,
      [SHOWN],
    );
    return { imports: rows.map((row) => ({ ...row, finished_at: row.finished_at.toISOString() })) };
  }

  private view(row: UserRow): AdminUser {
    return {
      uid: row.id,
      user_name: row.username,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      emailVerified: row.verified,
      picture: row.picture,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
      leagues: row.leagues,
      disabled_at: row.disabled_at?.toISOString() ?? null,
      disabled_reason: row.disabled_reason,
      isSiteOwner: this.sessions.isSiteOwner(row.email, row.verified),
    };
  }
}
