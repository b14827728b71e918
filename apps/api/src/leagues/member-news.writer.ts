import type { InferResult } from 'kysely';
import { mailBody, mailWords, type Mail } from '@crease/core/notifications/notification.words.js';
import { languageOfMember } from '../auth/account/language.queries.js';
import { wants } from '../auth/account/preference.service.js';
import { writeNotices } from '../auth/notices/notices.writer.js';
import type { Db, Transaction } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';
import type { MailService } from '../platform/mail/mail.service.js';

/** Members `m` of a league with an account in use, as user `u`, except the one who acts. */
export const recipientsOf = (
  db: Db,
  { leagueId, actor, kind }: { readonly leagueId: string; readonly actor: string | null; readonly kind: Mail['kind'] },
) =>
  db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(({ ref }) => [
      'u.id',
      'u.email',
      'u.first_name',
      languageOfMember().as('language'),
      'm.team_id',
      isSo(wants(ref('u.id'), kind)).as('wanted'),
    ])
    .where('u.disabled_at', 'is', null)
    .where('m.league_id', '=', leagueId)
    .where('m.user_id', 'is distinct from', actor)
    .orderBy('u.id');

interface MemberNews extends Pick<
  InferResult<ReturnType<typeof recipientsOf>>[number],
  'id' | 'email' | 'first_name' | 'language' | 'wanted'
> {
  readonly says: Mail;
  /** The page that the news is about: its address in the mail, and its path in the notice. */
  readonly url: string;
  readonly path: string;
}

/**
 * Writes notices inside the caller's transaction, and mails to those who want them. Returns the mails to queue after
 * the commit.
 */
export async function notifyMembers(
  transaction: Transaction,
  mail: MailService,
  league: { readonly id: string; readonly name: string },
  news: readonly MemberNews[],
): Promise<string[]> {
  const written: string[] = [];
  for (const { wanted, email, first_name: name, language, says, url } of news) {
    if (!wanted) continue;
    const { subject, lines } = mailWords(says, language);
    const body = mailBody({ name, language, lines, url, league: league.name });
    written.push(await mail.write(transaction.db, { kind: says.kind, leagueId: league.id, to: email, subject, body }));
  }
  await writeNotices(
    transaction,
    news.map(({ id, says, path }) => ({ userId: id, leagueId: league.id, says, path })),
  );
  return written;
}

export interface CommissionerNews {
  readonly leagueId: string;
  readonly leagueName: string;
  /** Notifies this team's manager, not the commissioners. */
  readonly teamId?: string | null;
  /** User who caused it; they get no mail. Null without one. */
  readonly actor: string | null;
  readonly says: Mail<'member-left' | 'webhook-stopped' | 'tie-waits'>;
  readonly url: string;
}

/**
 * Notifies the commissioners inside the caller's transaction, by mail if they want it. The caller queues the returned
 * mail ids after the commit.
 */
export async function writeToCommissioners(
  transaction: Transaction,
  mail: MailService,
  { leagueId, leagueName, teamId = null, actor, says, url }: CommissionerNews,
): Promise<string[]> {
  const commissioners = await recipientsOf(transaction.db, { leagueId, actor, kind: says.kind })
    .where(({ eb, and }) =>
      teamId === null
        ? eb('m.is_commissioner', '=', true)
        : and([eb('m.team_id', '=', teamId), eb('m.co_manager', '=', false)]),
    )
    .execute();
  const path = new URL(url).pathname;
  return notifyMembers(
    transaction,
    mail,
    { id: leagueId, name: leagueName },
    commissioners.map((member) => ({ ...member, says, url, path })),
  );
}
