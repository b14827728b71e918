import type { Transaction } from '../platform/database/database.js';
import type { MailService } from '../platform/mail/mail.service.js';

/** What the commissioners of a league are told by mail of who left it or did not want to come. */
export interface CommissionerNews {
  readonly leagueId: string;
  readonly leagueName: string;
  /** Knows already. */
  readonly actor: string;
  readonly subject: string;
  readonly line: string;
  /** Where it can be dealt with. */
  readonly url: string;
}

interface Commissioner {
  email: string;
  first_name: string;
}

/** Writes the mails inside the caller's transaction, for those who want them; to be followed by `queue` for each after the commit. */
export async function writeToCommissioners(
  transaction: Transaction,
  mail: MailService,
  { leagueId, leagueName, actor, subject, line, url }: CommissionerNews,
): Promise<string[]> {
  const commissioners = await transaction.sql<Commissioner>(
    `select u.email, u.first_name from membership m join app_user u on u.id = m.user_id and u.disabled_at is null left join notification_preference n on n.user_id = u.id
     where m.league_id = $1 and m.is_commissioner and m.user_id <> $2 and not coalesce('member-left' = any(n.off), false) order by u.id`,
    [leagueId, actor],
  );
  const written: string[] = [];
  for (const { email, first_name } of commissioners) {
    const body = [
      `Hello ${first_name},`,
      '',
      line,
      '',
      url,
      '',
      `League: ${leagueName}. You can choose in your profile which e-mails you get.`,
      '',
    ].join('\n');
    written.push(await mail.write(transaction, { kind: 'member-left', leagueId, to: email, subject, body }));
  }
  return written;
}
