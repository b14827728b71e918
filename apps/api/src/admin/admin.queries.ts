import { Inject, Injectable } from '@nestjs/common';
import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { LeagueDelaysAnswer } from '@crease/core/auth/auth.answers.js';
import type { AdminConfigAnswer, AdminUser, AdminUsersAnswer, ImportsAnswer } from '@crease/core/auth/auth.schema.js';
import { sourceOf, toldReason, toldReasons, type StoredReason } from '@crease/core/players/files/report.words.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import { calendarSeason, presentSeason } from '@crease/core/season.js';
import { SessionService } from '../auth/session/session.service.js';
import { SocialProviders } from '../auth/social/social-providers.service.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { setSeason } from '../platform/database/present-season.js';
import { minimumSalary, readConfigOf } from '../platform/database/system-config.js';
import { configuredDates } from '../seasons/season.queries.js';
import { accounts, leaguesOf, type AccountRow, matches } from './accounts.queries.js';
import { namesIn } from '../platform/database/rows.js';

const u = namesIn('app_user as u');
const r = namesIn('import_run as r');

const PAGE = 50;
/** Most imports shown, and most refused rows shown of each. */
const SHOWN = 20;
const DELAYS = 200;

@Injectable()
export class AdminQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly sessions: SessionService,
    private readonly providers: SocialProviders,
    @Inject(CONFIG) private readonly settings: Config,
  ) {}

  /** Sorted by username; `after` is the last username of the page before. */
  async users(search: string, after: string | null): Promise<AdminUsersAnswer> {
    const { db } = this.database;
    const [rows, counted] = await Promise.all([
      accounts(db)
        .$if(search !== '', (all) => all.where(matches(search)))
        .$if(after !== null, (all) => all.where(sql<SqlBool>`lower(${u.username}) > lower(${after})`))
        .orderBy(({ fn }) => fn('lower', ['u.username']))
        .limit(PAGE + 1)
        .execute(),
      db
        .selectFrom('app_user as u')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('u.deleted_at', 'is', null)
        .$if(search !== '', (all) => all.where(matches(search)))
        .executeTakeFirst(),
    ]);
    const shown = rows.slice(0, PAGE);
    const leagues = await leaguesOf(db, shown);
    const page = shown.map((row) => this.view(row, leagues));
    return {
      users: page,
      total: counted?.total ?? 0,
      next: rows.length > PAGE ? (page.at(-1)?.user_name ?? null) : null,
    };
  }

  async user(userId: string): Promise<AdminUser | null> {
    const { db } = this.database;
    const row = await accounts(db).where('u.id', '=', userId).executeTakeFirst();
    return row ? this.view(row, await leaguesOf(db, [row])) : null;
  }

  async config(): Promise<AdminConfigAnswer> {
    const row = await this.database.db
      .selectNoFrom(({ selectFrom }) => [
        setSeason.as('set'),
        minimumSalary.as('minimum'),
        sql<string[]>`array(${selectFrom('contract').select('season').distinct().orderBy('season', 'desc')})`.as(
          'seasons',
        ),
        selectFrom('app_user as u')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('u.deleted_at', 'is', null)
          .as('users'),
        selectFrom('league')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('leagues'),
      ])
      .executeTakeFirstOrThrow();
    const { mail, S3_ENDPOINT, REDIS_URL } = this.settings;
    const now = this.clock.now();
    const season = presentSeason(row.set, now);
    const dates = await configuredDates(this.database.db, season);
    const { startsOn, endsOn } = dates ?? defaultSeasonDates(season);
    return {
      current_season: season,
      season_dates: { starts_on: startsOn, ends_on: endsOn, set: dates !== null },
      minimum_salary_season: await readConfigOf(this.database.db, 'minimum_salary_season'),
      season_set: row.set !== null,
      calendar_season: calendarSeason(now),
      minimum_salary: row.minimum,
      seasons: row.seasons,
      mail,
      providers: this.providers.offered(),
      storage: S3_ENDPOINT === undefined ? 'disk' : 's3',
      redis: REDIS_URL !== undefined,
      users: row.users ?? 0,
      leagues: row.leagues ?? 0,
    };
  }

  /** Leagues' background work that is paused after failures, longest delay first. */
  async delays(): Promise<LeagueDelaysAnswer> {
    const rows = await this.database.db
      .selectFrom('league_delay as x')
      .innerJoin('league as l', 'l.id', 'x.league_id')
      .select(['x.league_id', 'l.name as league_name', 'x.task', 'x.since', 'x.tries', 'x.next_try_at', 'x.cause'])
      .orderBy('x.since')
      .orderBy('x.league_id')
      .orderBy('x.task')
      .limit(DELAYS)
      .execute();
    return {
      delays: rows.map((row) => ({
        ...row,
        since: row.since.toISOString(),
        next_try_at: row.next_try_at.toISOString(),
      })),
    };
  }

  async isDelayed(leagueId: string, work: string): Promise<boolean> {
    const row = await this.database.db
      .selectFrom('league_delay')
      .select('task')
      .where('league_id', '=', leagueId)
      .where('task', '=', work)
      .executeTakeFirst();
    return row !== undefined;
  }

  async imports(): Promise<ImportsAnswer> {
    const rows = await this.database.db
      .selectFrom('import_run as r')
      .select(({ selectFrom }) => [
        'r.id',
        'r.kind',
        'r.source',
        'r.about',
        'r.finished_at',
        'r.status',
        'r.counts',
        selectFrom('app_user as u').select('u.username').whereRef('u.id', '=', 'r.user_id').as('by'),
        sql<(StoredReason | string)[]>`coalesce(${r.report} -> 'notes', '[]')`.as('notes'),
        jsonArrayFrom(
          selectFrom(
            sql<{ line: unknown }>`jsonb_path_query(${r.report}, '$.rows[*] ? (@.action == "refused")')`.as<'refused'>(
              sql`refused (line)`,
            ),
          )
            .select(({ ref }) => [
              sql<number>`${ref('refused.line')} -> 'row'`.as('row'),
              sql<string | null>`${ref('refused.line')} -> 'name'`.as('name'),
              sql<StoredReason[] | string>`coalesce(${ref('refused.line')} -> 'why', '[]')`.as('why'),
            ])
            .limit(SHOWN),
        ).as('refused'),
      ])
      .where('r.finished_at', 'is not', null)
      .$narrowType<{ finished_at: Date }>()
      .orderBy('r.finished_at', 'desc')
      .orderBy('r.id')
      .limit(SHOWN)
      .execute();
    return {
      imports: rows.map(({ source, about, notes, refused, finished_at, ...row }) => ({
        ...row,
        source: sourceOf({ source, about }),
        notes: notes.map(toldReason),
        refused: refused.map((line) => ({ ...line, why: toldReasons(line.why) })),
        finished_at: finished_at.toISOString(),
      })),
    };
  }

  private view(row: AccountRow, leagues: ReadonlyMap<string, number>): AdminUser {
    const verified = row.email_verified_at !== null;
    return {
      uid: row.id,
      user_name: row.username,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      emailVerified: verified,
      picture: row.picture,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
      leagues: leagues.get(row.id) ?? 0,
      disabled_at: row.disabled_at?.toISOString() ?? null,
      disabled_reason: row.disabled_reason,
      isSiteOwner: this.sessions.isSiteOwner(row.email, verified),
    };
  }
}
