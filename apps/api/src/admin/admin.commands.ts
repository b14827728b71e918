import { Injectable } from '@nestjs/common';
import type { LeagueDelaysAnswer } from '@crease/core/auth/auth.answers.js';
import { MINUTES_MAX, REASON_MAX, type Maintenance } from '@crease/core/auth/maintenance.schema.js';
import type { AdminUser } from '@crease/core/auth/auth.schema.js';
import type { StatusAnswer } from '@crease/core/auth/status.answers.js';
import { isLeagueWork, LEAGUE_WORK } from '@crease/core/leagues/background-work.js';
import { OwnerClaim } from '../auth/owner-claim.service.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { RefusalError } from '../platform/refusal.error.js';
import { AdminQueries } from './admin.queries.js';
import { AdminService, type Acting } from './admin.service.js';
import { refusal } from './admin.refusals.js';
import { LeagueDeletion, type Deletion } from './league-deletion.service.js';
import { ProcessDrain, type DrainedProcess, type DrainOptions } from './process-drain.service.js';
import { StatusQueries } from './status.queries.js';
import { leagueSizes, type LeagueSize } from './league-sizes.queries.js';

/** The client in the security log for changes on the command line. */
const SHELL = { address: 'command line', userAgent: null };

const ANNOUNCED_DAYS = 30;

const UTC_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)Z?$/;

/** Milliseconds since 1970 of a time in UTC, with or without "Z", wherever the shell is; NaN for any other text. */
const parseUtc = (text: string): number => Date.parse(`${UTC_TIME.exec(text)?.[1]}Z`);

export interface MaintenanceOptions {
  readonly at?: string;
  readonly minutes?: string;
  readonly reason?: string;
  readonly as: string;
}

@Injectable()
export class AdminCommands {
  constructor(
    private readonly database: Database,
    private readonly queries: AdminQueries,
    private readonly admin: AdminService,
    private readonly statuses: StatusQueries,
    private readonly deletions: LeagueDeletion,
    private readonly clock: DbClock,
    private readonly drains: ProcessDrain,
    private readonly owners: OwnerClaim,
  ) {}

  readStatus(): Promise<StatusAnswer> {
    return this.statuses.status();
  }

  async findUsers(text: string): Promise<readonly AdminUser[]> {
    return (await this.queries.users(text, null)).users;
  }

  /** `as`: email address of the acting site owner. */
  async disableUser(email: string, reason: string, as: string): Promise<AdminUser> {
    const by = await this.acting(as);
    return this.admin.disable((await this.user(email, '<email>')).uid, reason, by);
  }

  async enableUser(email: string, as: string): Promise<AdminUser> {
    const by = await this.acting(as);
    return this.admin.enable((await this.user(email, '<email>')).uid, by);
  }

  async makeResetLink(email: string, as: string): Promise<string> {
    const by = await this.acting(as);
    return this.admin.resetLink((await this.user(email, '<email>')).uid, by);
  }

  /**
   * Makes an account the site owner without mail or code. `as`: the operator's own account; no site owner can act for
   * them.
   */
  async makeOwner(email: string, confirm: string | undefined, as: string): Promise<AdminUser> {
    const by = await this.user(as, '--as');
    const user = await this.user(email, '<email>');
    const obstacle = this.whyNotOwner(user);
    if (obstacle !== null) throw new RefusalError(obstacle);
    if (by.disabled_at !== null)
      throw new RefusalError(refusal('disabledUser', { figures: { email: by.email }, field: '--as' }));
    const { user_name: username, created_at } = user;
    if (confirm !== username)
      throw new RefusalError(
        refusal('ownerNotConfirmed', {
          kind: 'invalid',
          figures: {
            email: user.email,
            username,
            name: `${user.first_name} ${user.last_name}`,
            since: created_at.slice(0, 10),
          },
          field: '--confirm',
        }),
      );
    await this.owners.confirmByOperator(user.uid, { userId: by.uid, client: SHELL });
    return this.user(email, '<email>');
  }

  private whyNotOwner({ email, isSiteOwner, disabled_at }: AdminUser) {
    if (!this.owners.isNamed(email)) return refusal('otherOwnerNamed', { figures: { email }, field: '<email>' });
    if (isSiteOwner) return refusal('ownerAlready', { figures: { email }, field: '<email>' });
    return disabled_at === null ? null : refusal('disabledUser', { figures: { email }, field: '<email>' });
  }

  listLeagues(text: string): Promise<readonly LeagueSize[]> {
    return leagueSizes(this.database.db, text);
  }

  listDelays(): Promise<LeagueDelaysAnswer> {
    return this.queries.delays();
  }

  async retryWork(leagueId: string, work: string, as: string): Promise<LeagueDelaysAnswer> {
    const by = await this.acting(as);
    if (!(await this.queries.isDelayed(leagueId, work))) {
      const known = isLeagueWork(work);
      throw new RefusalError(
        known
          ? refusal('notDelayed', { figures: { leagueId, work }, field: '<league>' })
          : refusal('unknownWork', { figures: { work, known: LEAGUE_WORK }, field: '<work>' }),
      );
    }
    await this.admin.retryDelay(work, leagueId, by);
    return this.queries.delays();
  }

  async recalculatePoints(leagueId: string, from: string, as: string): Promise<void> {
    await this.admin.recalculate(leagueId, from, await this.acting(as));
  }

  async deleteLeague(deletion: Deletion, as: string): Promise<void> {
    await this.deletions.delete(deletion, await this.acting(as));
  }

  async runTask(task: string, as: string): Promise<void> {
    await this.admin.runTask(task, await this.acting(as));
  }

  /** Resolves when the processes have ended. `which`: an id or a host. */
  async drain(which: string | null, { as, all = false }: DrainOptions): Promise<readonly DrainedProcess[]> {
    return this.drains.drain(which, all, await this.acting(as));
  }

  readMaintenance(): Maintenance | null {
    return this.clock.maintenance;
  }

  /** `at`: ISO time; now when missing. `minutes`: expected duration. */
  async startMaintenance({ at, minutes, reason, as }: MaintenanceOptions): Promise<Maintenance> {
    const by = await this.acting(as);
    const now = this.clock.now();
    const since = at === undefined ? now : parseUtc(at);
    if (!(since >= now && since <= now + ANNOUNCED_DAYS * 86_400_000))
      throw new RefusalError(
        refusal('maintenanceTime', { kind: 'invalid', figures: { at: at ?? '', days: ANNOUNCED_DAYS }, field: '--at' }),
      );
    const length = minutes === undefined ? null : Number(minutes);
    if (length !== null && !(Number.isInteger(length) && length >= 1 && length <= MINUTES_MAX))
      throw new RefusalError(
        refusal('maintenanceMinutes', {
          kind: 'invalid',
          figures: { minutes: minutes ?? '', most: MINUTES_MAX },
          field: '--minutes',
        }),
      );
    if (reason !== undefined && reason.length > REASON_MAX)
      throw new RefusalError(
        refusal('maintenanceReason', {
          kind: 'invalid',
          figures: { length: reason.length, most: REASON_MAX },
          field: '--reason',
        }),
      );
    const maintenance = {
      since: new Date(since).toISOString(),
      until: length === null ? null : new Date(since + length * 60_000).toISOString(),
      reason: reason ?? null,
    };
    await this.admin.setMaintenance(maintenance, by);
    return maintenance;
  }

  async endMaintenance(as: string): Promise<void> {
    await this.admin.endMaintenance(await this.acting(as));
  }

  private async acting(email: string): Promise<Acting> {
    const user = await this.user(email, '--as');
    if (!user.isSiteOwner) throw new RefusalError(refusal('notSiteOwner', { figures: { email }, field: '--as' }));
    return { userId: user.uid, client: SHELL };
  }

  private async user(email: string, field: string): Promise<AdminUser> {
    const found = (await this.findUsers(email)).find((user) => user.email.toLowerCase() === email.toLowerCase());
    if (found === undefined) throw new RefusalError(refusal('noSuchUser', { figures: { email }, field }));
    return found;
  }
}
