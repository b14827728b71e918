import { Inject, Injectable } from '@nestjs/common';
import type { LogLine } from '@crease/core/activity/activity.words.js';
import type { TradeState } from '@crease/core/trades/trade.model.js';
import { goodOf, type ShownSide, type ShownSides } from '@crease/core/trades/shown/shown.words.js';
import { mailBody, mailWords } from '@crease/core/notifications/notification.words.js';
import { tradeSummary } from '@crease/core/trades/trade.words.js';
import type { EventTo } from '@crease/core/realtime/events.table.js';
import { streamOf } from '@crease/core/realtime/socket-events.js';
import { writeNotices, type NewNotice } from '../auth/notices/notices.writer.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { Db, Transaction } from '../platform/database/database.js';
import type { NewEvent } from '../platform/database/event.model.js';
import { leagueLine, toLeague, toManagers } from '../platform/events/audience.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { MailService } from '../platform/mail/mail.service.js';
import { type TradeMail, managersOf, offerMailLimits, offerMail } from './trade.mail.js';
type Manager = Awaited<ReturnType<typeof managersOf>>[number];

const stateOf = async (db: Db, tradeId: string): Promise<TradeState | undefined> =>
  (await db.selectFrom('trade').select('state').where('id', '=', tradeId).executeTakeFirst())?.state;

export interface NewsOf {
  readonly id: string;
  readonly leagueId: string;
  readonly proposerTeamId: string;
  readonly recipientTeamId: string;
  readonly shown: ShownSides;
}

/**
 * Decides the recipients of a trade's news. Before acceptance only the two teams may learn of a trade. Only this class
 * writes events, log lines and mails about trades.
 */
@Injectable()
export class TradeNews {
  constructor(
    private readonly mail: MailService,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    // Drops a mail when the trade's state has changed since; the new state has its own mail.
    mail.vouch('trade', async (db, about) => {
      const [id, told] = about.split(':');
      return { true: id !== undefined && (await stateOf(db, id)) === told };
    });
  }

  open(transaction: Transaction): Bulletin {
    return new Bulletin(transaction, this.mail, this.config.publicUrl, this.limiter);
  }
}

export class Bulletin {
  private readonly events: NewEvent[] = [];
  private readonly pending: {
    teamIds: readonly string[];
    trade: NewsOf;
    mail: TradeMail;
    only: (userId: string) => boolean;
  }[] = [];
  private readonly inboxes = new Map<string, string>();
  private readonly managers = new Map<string, Manager[]>();
  private mails: string[] = [];

  constructor(
    private readonly transaction: Transaction,
    private readonly mail: MailService,
    private readonly publicUrl: string,
    private readonly limiter: RateLimiter,
  ) {}

  async toTeams(trade: NewsOf, state: TradeState, actor: string | null): Promise<void> {
    for (const teamId of [trade.proposerTeamId, trade.recipientTeamId])
      this.events.push(
        await this.forTeam(
          teamId,
          trade.leagueId,
          { type: 'tradeChanged', leagueId: trade.leagueId, tradeId: trade.id, state },
          actor,
        ),
      );
  }

  toLeague(trade: NewsOf, state: TradeState, actor: string | null, says: LogLine | null): void {
    const { leagueId } = trade;
    if (says !== null)
      this.events.push(
        leagueLine({
          leagueId,
          actor,
          says,
          teamIds: [trade.proposerTeamId, trade.recipientTeamId],
          data: { kind: 'trade', tradeId: trade.id, state },
        }),
      );
    this.events.push(toLeague(leagueId, actor, { type: 'tradeChanged', leagueId, tradeId: trade.id, state }));
  }

  inbox(teamId: string, leagueId: string): void {
    this.inboxes.set(teamId, leagueId);
  }

  mailTo(
    teamIds: readonly string[],
    trade: NewsOf,
    mail: TradeMail,
    only: (userId: string) => boolean = () => true,
  ): void {
    this.pending.push({ teamIds, trade, mail, only });
  }

  /**
   * Writes everything at the end of the transaction. Streams are written in sorted order, so that two transactions
   * cannot deadlock. Call `posted` after the commit.
   */
  async write(actor: string | null): Promise<void> {
    const streams = new Set([
      ...this.events.map(({ stream }) => stream),
      ...[...this.inboxes.keys()].map((teamId) => streamOf('team', teamId)),
    ]);
    for (const stream of [...streams].sort()) {
      for (const event of this.events) if (event.stream === stream) await this.transaction.record(event);
      const [teamId, leagueId] = [...this.inboxes].find(([id]) => streamOf('team', id) === stream) ?? [];
      if (teamId !== undefined && leagueId !== undefined)
        await this.transaction.record(await this.forTeam(teamId, leagueId, { type: 'inboxChanged', leagueId }, actor));
    }
    const notices: NewNotice[] = [];
    for (const { teamIds, trade, mail, only } of this.pending) {
      const { kind } = mail;
      const page = `/${trade.leagueId}/trade/review/${trade.id}`;
      const people: { readonly teamId: string; readonly manager: Manager }[] = [];
      for (const teamId of teamIds)
        for (const manager of await this.managersOf(teamId)) people.push({ teamId, manager });
      for (const { teamId, manager } of people) {
        // Disabled accounts get no news.
        if (manager.disabled || !only(manager.user_id)) continue;
        notices.push({ userId: manager.user_id, leagueId: trade.leagueId, says: mail, path: page });
        if (manager.off?.includes(kind) === true) continue;
        if (!(await this.worthAMail(kind, trade, teamId, manager))) continue;
        const { subject, lines } = mailWords(mail, manager.language);
        const body = mailBody({
          name: manager.first_name,
          language: manager.language,
          lines: [...lines, '', summaryOf(trade.shown)],
          url: `${this.publicUrl}${page}`,
        });
        this.mails.push(
          await this.mail.write(this.transaction.db, {
            ...(kind === 'trade-received' ? { id: offerMail(trade.id, manager.seat) } : {}),
            kind,
            leagueId: trade.leagueId,
            to: manager.email,
            subject,
            body,
            about: `trade:${trade.id}:${(await stateOf(this.transaction.db, trade.id)) ?? 'gone'}`,
          }),
        );
      }
    }
    await writeNotices(this.transaction, notices);
  }

  /** Queues the mails. Call it after the commit. */
  async posted(): Promise<void> {
    const mails = this.mails;
    this.mails = [];
    for (const id of mails) await this.mail.queue(id);
  }

  /**
   * Limits mails, while all offers appear in the inbox. A manager gets a few mails an hour from one team. A withdrawn
   * offer is mailed only if the offer was.
   */
  private async worthAMail(
    kind: TradeMail['kind'],
    trade: NewsOf,
    teamId: string,
    { user_id: userId, seat }: Manager,
  ): Promise<boolean> {
    const { db } = this.transaction;
    if (kind === 'trade-received') return this.limiter.spend(db, offerMailLimits(trade.proposerTeamId, userId));
    const withdrawn =
      teamId === trade.recipientTeamId &&
      this.events.some(
        ({ event }) => event.type === 'tradeChanged' && event.tradeId === trade.id && event.state === 'withdrawn',
      );
    if (!withdrawn) return true;
    // Cancels the offer's mail if unsent.
    return (await this.mail.takeBack(db, offerMail(trade.id, seat))) === 'sent';
  }

  private async forTeam(
    teamId: string,
    leagueId: string,
    event: EventTo<'manager'>,
    actor: string | null,
  ): Promise<NewEvent> {
    const managerIds = (await this.managersOf(teamId)).map(({ user_id }) => user_id);
    return toManagers({ teamId, leagueId, managerIds }, actor, event);
  }

  private async managersOf(teamId: string): Promise<Manager[]> {
    const known = this.managers.get(teamId);
    if (known) return known;
    const found = await managersOf(this.transaction.db, teamId);
    this.managers.set(teamId, found);
    return found;
  }
}

/** For example 'Wolves get …; Bears get ….'. */
export const summaryOf = (shown: ShownSides): string => tradeSummary(givesOf(shown));

export function givesOf(shown: ShownSides) {
  const side = ({ team_name: team, assets }: ShownSide) => ({ team, gives: assets.map(goodOf) });
  return [side(shown[0]), side(shown[1])] as const;
}

export const namesOf = (shown: ShownSides) => [shown[0].team_name, shown[1].team_name] as const;
