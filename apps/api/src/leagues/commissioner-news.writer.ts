import { mailBody, mailWords, type Mail } from '@crease/core/notifications/notification.words.js';
import { languageOfMember } from '../auth/account/language.queries.js';
import { wants } from '../auth/account/preference.service.js';
import { writeNotices } from '../auth/notices/notices.writer.js';
import type { Transaction } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';
import type { MailService } from '../platform/mail/mail.service.js';

export interface CommissionerNews {
  readonly leagueId: string;
  readonly leagueName: string;
  /** Notifies the manager of this team, not the commissioners. */
  readonly teamId?: string | null;
  /** User who caused it; they get no mail. Null without one. */
  readonly actor: string | null;
  readonly says: Mail<'member-left' | 'webhook-stopped' | 'tie-waits'>;
  /** Page on which a commissioner can act on it. */
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
  const commissioners = await transaction.db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(({ ref }) => [
      'u.id',
      'u.email',
      'u.first_name',
      languageOfMember().as('language'),
      isSo(wants(ref('u.id'), says.kind)).as('wanted'),
    ])
    .where('u.disabled_at', 'is', null)
    .where('m.league_id', '=', leagueId)
    .where(({ eb, and }) =>
      teamId === null
        ? eb('m.is_commissioner', '=', true)
        : and([eb('m.team_id', '=', teamId), eb('m.co_manager', '=', false)]),
    )
    .where('m.user_id', 'is distinct from', actor)
    .orderBy('u.id')
    .execute();
  const written: string[] = [];
  for (const { email, first_name, language, wanted } of commissioners) {
    if (!wanted) continue;
    const { subject, lines } = mailWords(says, language);
    const body = mailBody({ name: first_name, language, lines, url, league: leagueName });
    written.push(await mail.write(transaction.db, { kind: says.kind, leagueId, to: email, subject, body }));
  }
  await writeNotices(
    transaction,
    commissioners.map(({ id }) => ({
      userId: id,
      leagueId,
      says,
      path: new URL(url).pathname,
    })),
  );
  return written;
}
