import { Inject, Injectable } from '@nestjs/common';
import type { NotificationKind } from '@crease/core/notifications/notification.rules.js';
import { aroundIn, mailWords, type Mail } from '@crease/core/notifications/notification.words.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import { ignoringCase } from '../../platform/database/sql.js';
import { MailService, type StillTrue } from '../../platform/mail/mail.service.js';
import { writeNotices } from '../../auth/notices/notices.writer.js';
import { wantsMail } from '../../auth/account/preference.service.js';
import { languageAt } from '../../auth/account/language.queries.js';
import { tellInvitations } from './invitation.news.js';
import { InvitationQueries, isOpen } from './invitation.queries.js';
import { invitationToken } from './invitation-token.js';
import { nameOf } from '../league.log.js';
import type { Standing } from '../limits.js';

export const VALID_DAYS = 14;

const KIND = 'invitation' satisfies NotificationKind;

interface InvitationLetter {
  readonly leagueId: string | null;
  readonly leagueName: string;
  readonly teamName: string;
  readonly email: string;
  readonly invitationId: string;
  readonly coManager?: boolean;
}

@Injectable()
export class InvitationMails {
  constructor(
    private readonly mail: MailService,
    private readonly queries: InvitationQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    mail.vouch('invitation', (db, id) => this.stands(db, id));
    mail.follow('invitation', (transaction, leagueId) => tellInvitations(transaction, { leagueId }, null, null));
  }

  /**
   * Writes the message inside the caller's transaction. Returns null when the owner of the address does not want it.
   * Call `send` after the commit.
   *
   * An inviter without a confirmed address cannot choose any words of the mail, so neither subject nor link can
   * advertise.
   */
  async write(
    transaction: Transaction,
    { userId, proven }: Standing,
    { leagueId, leagueName, teamName, email, invitationId, coManager = false }: InvitationLetter,
  ): Promise<string | null> {
    const who = await nameOf(transaction.db, userId);
    const says = (link: string): Mail => {
      const there = { link, days: VALID_DAYS };
      return proven || !this.config.mail
        ? {
            kind: KIND,
            key: coManager ? 'helping' : 'named',
            figures: { ...there, who, league: leagueName, team: teamName },
          }
        : { kind: KIND, key: 'unnamed', figures: there };
    };
    // Only the mail contains the link.
    await tellOwner(transaction, email, says(''));
    if (!(await wantsMail(transaction.db, email, KIND))) return null;
    const language = await languageAt(transaction.db, email, leagueId);
    const { subject, lines } = mailWords(says(this.queries.sealedLink()), language);
    return this.mail.write(transaction.db, {
      kind: KIND,
      leagueId,
      to: email,
      about: `invitation:${invitationId}`,
      subject,
      body: [aroundIn(language).greetingOfStranger(), '', ...lines, ''].join('\n'),
    });
  }

  async send(mailId: string | null): Promise<void> {
    if (mailId !== null) await this.mail.queue(mailId);
  }

  /**
   * Checks if an invitation's mail may still be sent. Returns the token for its link, which the stored mail does not
   * contain.
   */
  private async stands(db: Db, id: string): Promise<StillTrue> {
    const row = await db
      .selectFrom('invitation as i')
      .select(['i.id', 'i.league_id', 'i.nonce'])
      .where('i.id', '=', id)
      .where(isOpen)
      .executeTakeFirst();
    return row ? { true: true, token: invitationToken(this.config.SESSION_SECRET, row) } : { true: false };
  }
}

/** Notifies the owner of a confirmed address in the product as well; My Leagues shows the invitation. */
async function tellOwner(transaction: Transaction, email: string, says: Mail): Promise<void> {
  const owner = await transaction.db
    .selectFrom('app_user as u')
    .select('u.id')
    .where(({ ref }) => ignoringCase(ref('u.email'), email))
    .where('u.email_verified_at', 'is not', null)
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst();
  if (owner) await writeNotices(transaction, [{ userId: owner.id, leagueId: null, says, path: null }]);
}
