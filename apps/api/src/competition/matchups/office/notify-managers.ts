import { mailBody, mailWords, type Mail } from '@crease/core/notifications/notification.words.js';
import { languageOfMember } from '../../../auth/account/language.queries.js';
import { wants } from '../../../auth/account/preference.service.js';
import { writeNotices } from '../../../auth/notices/notices.writer.js';
import type { LockedLeague } from '../../../leagues/league-lock.tables.js';
import type { Transaction } from '../../../platform/database/database.js';
import { anyOf, isSo } from '../../../platform/database/sql.js';
import type { MailService } from '../../../platform/mail/mail.service.js';

interface ManagerNotice {
  readonly says: Mail<'matchup-ended'>;
  /** The page of the matchup. */
  readonly path: string;
}

/**
 * Writes notices and mails about a commissioner's change for the managers of teams, except the commissioner. Returns
 * the mails to queue after the commit.
 */
export async function notifyManagers(
  transaction: Transaction,
  mail: MailService,
  {
    league,
    actor,
    publicUrl,
    teams,
  }: {
    readonly league: Pick<LockedLeague, 'id' | 'name'>;
    readonly actor: string;
    readonly publicUrl: string;
    readonly teams: ReadonlyMap<string, ManagerNotice>;
  },
): Promise<string[]> {
  const managers = await transaction.db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(({ ref }) => [
      'u.id',
      'u.email',
      'u.first_name',
      languageOfMember().as('language'),
      'm.team_id',
      isSo(wants(ref('u.id'), 'matchup-ended')).as('wanted'),
    ])
    .where('u.disabled_at', 'is', null)
    .where('m.league_id', '=', league.id)
    .where('m.team_id', '=', anyOf([...teams.keys()]))
    .where('m.user_id', '<>', actor)
    .orderBy('u.id')
    .execute();
  const told = managers.flatMap((manager) => {
    const own = teams.get(manager.team_id ?? '');
    return own === undefined ? [] : [{ ...manager, ...own }];
  });
  const written: string[] = [];
  for (const { wanted, email, first_name: name, language, says, path } of told) {
    if (!wanted) continue;
    const { subject, lines } = mailWords(says, language);
    const body = mailBody({ name, language, lines, url: `${publicUrl}${path}`, league: league.name });
    written.push(await mail.write(transaction.db, { kind: says.kind, leagueId: league.id, to: email, subject, body }));
  }
  await writeNotices(
    transaction,
    told.map(({ id, says, path }) => ({ userId: id, leagueId: league.id, says, path })),
  );
  return written;
}
