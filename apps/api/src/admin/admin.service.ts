import { Inject, Injectable } from '@nestjs/common';
import type { AdminPlayer, AdminUser, ImportAnswer } from '@crease/core/auth/auth.schema.js';
import type { AdminConfigBody, PlayerStatusBody } from '@crease/core/auth/admin.schema.js';
import { isDay } from '@crease/core/calendar.js';
import type { Maintenance } from '@crease/core/auth/maintenance.schema.js';
import { RESET_MINUTES, resetPath } from '@crease/core/auth/links.rules.js';
import type { ImportUploadQuery } from '@crease/core/players/files/upload.schema.js';
import { startYear, type Season } from '@crease/core/season.js';
import { disableAccount, enableAccount } from '../auth/account/account.tables.js';
import { MailLinks } from '../auth/mail/mail-links.service.js';
import { SecurityLog } from '../auth/security.service.js';
import { SessionService } from '../auth/session/session.service.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database, type Db } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import { deleteConfig, followCalendar, readConfigOf, saveConfig } from '../platform/database/system-config.js';
import { tellEveryLeague } from '../platform/events/every-league.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { MailService } from '../platform/mail/mail.service.js';
import { missSeason } from '../competition/scoring/missed-days.tables.js';
import { HealthService } from '../players/health.service.js';
import { Uploads } from '../imports/desk/uploads.service.js';
import { AdminQueries } from './admin.queries.js';
import { refusal } from './admin.refusals.js';

export interface Acting {
  readonly userId: string;
  readonly client: { readonly address: string; readonly userAgent: string | null };
}

const NOT_YOURSELF = new RefusalError(refusal('notYourself', { kind: 'forbidden' }));
const NO_MAINTENANCE = new RefusalError(refusal('noMaintenance'));
const MAIL_SENDS_LINKS = new RefusalError(refusal('mailSendsLinks'));

/** The site owner's changes to the installation. Each is logged with its author. */
@Injectable()
export class AdminService {
  constructor(
    private readonly database: Database,
    private readonly queries: AdminQueries,
    private readonly sessions: SessionService,
    private readonly links: MailLinks,
    private readonly mail: MailService,
    private readonly security: SecurityLog,
    private readonly uploads: Uploads,
    private readonly health: HealthService,
    private readonly clock: DbClock,
    private readonly rounds: LeagueRounds,
    private readonly tasks: TimedTasks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async disable(userId: string, reason: string, by: Acting): Promise<AdminUser> {
    if (userId === by.userId) throw NOT_YOURSELF;
    await this.known(userId);
    const { ended, mailId } = await this.database.write(async ({ db }) => {
      await disableAccount(db, userId, reason);
      const written = await this.security.writeInside(db, {
        kind: 'userDisabled',
        userId,
        actorId: by.userId,
        client: by.client,
        data: { reason },
      });
      return { mailId: written, ended: await this.sessions.endInside(db, userId, 'disabled') };
    });
    this.sessions.tellEnded(ended);
    if (mailId !== null) await this.mail.queue(mailId);
    return this.known(userId);
  }

  async enable(userId: string, by: Acting): Promise<AdminUser> {
    await this.known(userId);
    await enableAccount(this.database.db, userId);
    await this.security.write({ kind: 'userEnabled', userId, actorId: by.userId, client: by.client });
    return this.known(userId);
  }

  /**
   * Makes a reset link that works once within half an hour. Refused when mail is configured: then only the owner of the
   * address may get the link.
   */
  async resetLink(userId: string, by: Acting): Promise<string> {
    if (this.config.mail) throw MAIL_SENDS_LINKS;
    const user = await this.known(userId);
    const nonce = await this.database.write(async ({ db }) => {
      await this.security.writeInside(db, {
        kind: 'resetLinkMade',
        userId,
        actorId: by.userId,
        client: by.client,
      });
      return this.links.issue(db, { purpose: 'reset', userId, email: user.email, minutes: RESET_MINUTES });
    });
    return this.config.publicUrl + resetPath(this.links.token(nonce));
  }

  async importFile(query: ImportUploadQuery, file: { name: string; bytes: Buffer }, by: Acting): Promise<ImportAnswer> {
    const answer = await this.uploads.run(query, file, by.userId);
    if (!answer.dry_run)
      await this.security.write({
        kind: 'importUploaded',
        userId: null,
        actorId: by.userId,
        client: by.client,
        data: { kind: answer.kind, source: answer.source },
      });
    return answer;
  }

  async setStatus(playerId: number, body: PlayerStatusBody, by: Acting): Promise<AdminPlayer> {
    const player = await this.health.set(playerId, body, by.userId);
    await this.security.write({
      kind: 'playerStatusSet',
      userId: null,
      actorId: by.userId,
      client: by.client,
      data: { player_id: playerId, status: body.status },
    });
    return player;
  }

  /** Retries paused work of a league: at once when the work has its own timed task, otherwise in its next round. */
  async retryDelay(task: string, leagueId: string, by: Acting): Promise<void> {
    await this.rounds.retry(task, leagueId);
    await this.security.write({
      kind: 'leagueWorkRetried',
      userId: null,
      actorId: by.userId,
      client: by.client,
      data: { league_id: leagueId, task },
    });
    this.tasks.arm(task, `retry-${leagueId}`, new Date(this.clock.now()));
  }

  /** Recalculates points from a day on ('2026-10-07'). Changes only wrong ones. */
  async recalculate(leagueId: string, from: string, by: Acting): Promise<void> {
    const { db } = this.database;
    const league = await db
      .selectFrom('league as l')
      .leftJoin('league_season as s', (join) =>
        join.onRef('s.league_id', '=', 'l.id').onRef('s.season', '=', 'l.current_season'),
      )
      .select(['l.current_season as season', 's.starts_on as first', 's.ends_on as last'])
      .where('l.id', '=', leagueId)
      .executeTakeFirst();
    if (league === undefined)
      throw new RefusalError(refusal('noSuchLeague', { kind: 'missing', figures: { leagueId }, field: '<league>' }));
    const { season, first, last } = league;
    if (first === null || last === null)
      throw new RefusalError(refusal('seasonNotBegun', { figures: { season }, field: '<league>' }));
    if (!isDay(from) || from < first || from > last)
      throw new RefusalError(
        refusal('notASeasonDay', { kind: 'invalid', figures: { day: from, season, first, last }, field: '<day>' }),
      );
    await missSeason(db, leagueId, season, from);
    await this.security.write({
      kind: 'leagueRecalculated',
      userId: null,
      actorId: by.userId,
      client: by.client,
      data: { league_id: leagueId, from },
    });
    this.tasks.arm('points', `recalculate-${leagueId}`, new Date(this.clock.now()));
  }

  /** Runs a timed task to its end, in this process. A task that runs twice does nothing twice. */
  async runTask(task: string, by: Acting): Promise<void> {
    if (!this.tasks.names().includes(task))
      throw new RefusalError(
        refusal('unknownTask', { kind: 'invalid', figures: { task, known: this.tasks.names() }, field: '<task>' }),
      );
    await this.security.write({
      kind: 'taskRun',
      userId: null,
      actorId: by.userId,
      client: by.client,
      data: { task },
    });
    await this.tasks.runToEnd(task);
  }

  /** Begins or announces maintenance. It replaces what was announced before. */
  async setMaintenance(maintenance: Maintenance, by: Acting): Promise<void> {
    await this.database.write(async ({ db }) => {
      await this.security.writeInside(db, {
        kind: 'maintenanceSet',
        userId: null,
        actorId: by.userId,
        client: by.client,
        data: { ...maintenance },
      });
      await saveConfig(db, 'maintenance', maintenance);
      await tellEveryLeague(db, 'maintenanceChanged', by.userId);
    });
  }

  async endMaintenance(by: Acting): Promise<void> {
    await this.database.write(async ({ db }) => {
      if ((await readConfigOf(db, 'maintenance')) === null) throw NO_MAINTENANCE;
      await this.security.writeInside(db, {
        kind: 'maintenanceEnded',
        userId: null,
        actorId: by.userId,
        client: by.client,
      });
      await deleteConfig(db, 'maintenance');
      await tellEveryLeague(db, 'maintenanceChanged', by.userId);
    });
  }

  /** Changes the settings of the whole installation. Missing fields stay as they are. */
  async configure(
    { current_season: season, minimum_salary: minimum, season_dates: dates }: AdminConfigBody,
    by: Acting,
  ): Promise<void> {
    if (season != null) await this.requireContracts(season);
    await this.database.write(async ({ db }) => {
      if (season === null) await followCalendar(db);
      else if (season !== undefined) await saveConfig(db, 'current_season', season);
      const present = await readPresentSeason(db, this.clock.now());
      if (minimum !== undefined) {
        await saveConfig(db, 'minimum_salary', minimum);
        // Saving the same amount again confirms it for this season.
        await saveConfig(db, 'minimum_salary_season', present);
      }
      if (dates !== undefined) await this.setDates(db, present, dates);
      // Pages of all leagues show costs and the season.
      await tellEveryLeague(db, season === undefined ? 'leagueChanged' : 'seasonChanged', by.userId);
    });
    await this.security.write({
      kind: 'configChanged',
      userId: null,
      actorId: by.userId,
      client: by.client,
      data: {
        ...(season === undefined ? {} : { current_season: season }),
        ...(minimum === undefined ? {} : { minimum_salary: minimum }),
        ...(dates === undefined ? {} : { season_dates: dates }),
      },
    });
  }

  /** Sets the default dates. Leagues whose season has begun keep their dates. */
  private async setDates(db: Db, season: Season, dates: AdminConfigBody['season_dates']): Promise<void> {
    const year = startYear(season);
    const [first, last] = [`${year}-07-01`, `${year + 1}-08-31`];
    if (dates != null && (dates.starts_on < first || dates.ends_on > last))
      throw new RefusalError(
        refusal('datesOutside', {
          kind: 'invalid',
          field: dates.starts_on < first ? 'starts_on' : 'ends_on',
          figures: { season, first, last },
        }),
      );
    const { [season]: _before, ...others } = (await readConfigOf(db, 'season_dates')) ?? {};
    await saveConfig(
      db,
      'season_dates',
      dates == null ? others : { ...others, [season]: { start: dates.starts_on, end: dates.ends_on } },
    );
  }

  /** Refuses a season without contracts, because leagues that begin in it need them. */
  private async requireContracts(season: Season): Promise<void> {
    const known = await this.database.db
      .selectFrom('contract')
      .select('season')
      .where('season', '=', season)
      .limit(1)
      .executeTakeFirst();
    if (!known) {
      throw new RefusalError(refusal('seasonWithoutContracts', { figures: { season }, field: 'current_season' }));
    }
  }

  private async known(userId: string): Promise<AdminUser> {
    const user = await this.queries.user(userId);
    if (!user) throw notFound('user');
    return user;
  }
}
