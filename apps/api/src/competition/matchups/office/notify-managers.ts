import type { Mail } from '@crease/core/notifications/notification.words.js';
import type { LockedLeague } from '../../../leagues/league-lock.tables.js';
import { notifyMembers, recipientsOf } from '../../../leagues/member-news.writer.js';
import type { Transaction } from '../../../platform/database/database.js';
import { anyOf } from '../../../platform/database/sql.js';
import type { MailService } from '../../../platform/mail/mail.service.js';

interface ManagerNotice {
  readonly says: Mail<'matchup-ended'>;
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
  const managers = await recipientsOf(transaction.db, { leagueId: league.id, actor, kind: 'matchup-ended' })
    .where('m.team_id', '=', anyOf([...teams.keys()]))
    .execute();
  const news = managers.flatMap((manager) => {
    const own = teams.get(manager.team_id ?? '');
    return own === undefined ? [] : [{ ...manager, ...own, url: `${publicUrl}${own.path}` }];
  });
  return notifyMembers(transaction, mail, league, news);
}
