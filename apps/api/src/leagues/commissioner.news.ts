import { mailBody, mailWords, type MAILS } from '@crease/core/notifications/notification.words.js';
import type { NotificationKind } from '@crease/core/notifications/notification.rules.js';
import type { Said } from '@crease/core/words.js';
import { wantsSql } from '../auth/preference.service.js';
import type { Transaction } from '../platform/database/database.js';
import type { MailService } from '../platform/mail/mail.service.js';

/** What the commissioners of a league are told by mail of who left it or did not want to come. */
export interface CommissionerNews {
  readonly leagueId: string;
  readonly leagueName: string;
  /** Knows already. */
  readonly actor: string;
  readonly says: Said<(typeof MAILS)['member-left']>;
  /** Where it can be dealt with. */
  readonly url: string;
}

const KIND = 'member-left' satisfies NotificationKind;

interface Commissioner {
  email: string;
  first_name: string;
}

/** Writes the mails inside the caller's transaction, for those who want them; to be followed by `queue` for each after the commit. */
export async function writeToCommissioners(
  transaction: Transaction,
  mail: MailService,
  { leagueId, leagueName, actor, says, url }: CommissionerNews,
): Promise<string[]> {
  const commissioners = await transaction.sql<Commissioner>(
    `select u.email, u.first_name from membership m join app_user u on u.id = m.user_id and u.disabled_at is null
     where m.league_id = $1 and m.is_commissioner and m.user_id <> $2 and ${wantsSql('u.id', '$3')} order by u.id`,
    [leagueId, actor, KIND],
  );
  const written: string[] = [];
  const { subject, lines } = mailWords({ kind: KIND, ...says });
  for (const { email, first_name } of commissioners) {
    const body = mailBody({ name: first_name, lines, url, league: leagueName });
    written.push(await mail.write(transaction, { kind: KIND, leagueId, to: email, subject, body }));
  }
  return written;
}
