import { Injectable } from '@nestjs/common';
import type { LeagueDelaysAnswer } from '@crease/core/auth/auth.answers.js';
import type { AdminUser } from '@crease/core/auth/auth.schema.js';
import type { StatusAnswer } from '@crease/core/auth/status.answers.js';
import { LEAGUE_WORK } from '@crease/core/leagues/league-work.js';
import { Database } from '../platform/database/database.js';
import { RefusalError } from '../platform/refusal.error.js';
import { AdminQueries } from './admin.queries.js';
import { AdminService, type Acting } from './admin.service.js';
import { refusal } from './admin.refusals.js';
import { StatusQueries } from './status.queries.js';
import { leagueSizes, type LeagueSize } from './league-sizes.queries.js';

/** The client in the security log of a change made on the command line. */
const SHELL = { address: 'command line', userAgent: null };

/** What an operator does in a shell: the console's changes, by the same services and with the same log. */
@Injectable()
export class AdminCommands {
  constructor(
    private readonly database: Database,
    private readonly queries: AdminQueries,
    private readonly admin: AdminService,
    private readonly statuses: StatusQueries,
  ) {}

  readStatus(): Promise<StatusAnswer> {
    return this.statuses.status();
  }

  async findUsers(text: string): Promise<readonly AdminUser[]> {
    return (await this.queries.users(text, null)).users;
  }

  /** `as`: the email address of the site owner who acts. */
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

  listLeagues(text: string): Promise<readonly LeagueSize[]> {
    return leagueSizes(this.database.db, text);
  }

  listDelays(): Promise<LeagueDelaysAnswer> {
    return this.queries.delays();
  }

  async retryWork(leagueId: string, work: string, as: string): Promise<LeagueDelaysAnswer> {
    const by = await this.acting(as);
    const { delays } = await this.queries.delays();
    if (!delays.some((delay) => delay.league_id === leagueId && delay.task === work)) {
      const known = work in LEAGUE_WORK;
      throw new RefusalError(
        known
          ? refusal('notDelayed', { figures: { leagueId, work }, field: '<league>' })
          : refusal('unknownWork', { figures: { work, known: Object.keys(LEAGUE_WORK) }, field: '<work>' }),
      );
    }
    await this.admin.retryDelay(work, leagueId, by);
    return this.queries.delays();
  }

  async recalculatePoints(leagueId: string, from: string, as: string): Promise<void> {
    await this.admin.recalculate(leagueId, from, await this.acting(as));
  }

  async runTask(task: string, as: string): Promise<void> {
    await this.admin.runTask(task, await this.acting(as));
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
