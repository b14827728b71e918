import { mailBody, mailWords, type Mail } from '@crease/core/notifications/notification.words.js';
import { languageOfMember } from '../../../auth/account/language.queries.js';
import { wants } from '../../../auth/account/preference.service.js';
import { writeNotices } from '../../../auth/notices/notices.writer.js';
import type { LockedLeague } from '../../../leagues/league-lock.tables.js';
import type { Transaction } from '../../../platform/database/database.js';
import { anyOf, isSo } from '../../../platform/database/sql.js';
import { leagueLine, toLeague } from '../../../platform/events/audience.js';
import type { MailService } from '../../../platform/mail/mail.service.js';
import { namesOf } from '../matchup-results.js';
import type { OpenTie } from '../results/open-ties.queries.js';
import { tiedTeams } from '../results/tie-lines.writer.js';

export interface TieNews {
  readonly league: Pick<LockedLeague, 'id' | 'name' | 'current_season'>;
  readonly actor: string;
  readonly tie: OpenTie;
  /** The winner that was chosen before. */
  readonly before: string | null;
  /** null when the decision is taken back. */
  readonly after: { readonly winner: string; readonly reason: string } | null;
  readonly publicUrl: string;
}

/**
 * Writes the line of the log and tells both managers, as the last steps of the transaction. Returns the mails to queue
 * after the commit.
 */
export async function tellDecision(
  transaction: Transaction,
  mail: MailService,
  { league, actor, tie, before, after, publicUrl }: TieNews,
): Promise<string[]> {
  const names = await namesOf(transaction.db, league.id);
  const teams = tiedTeams(tie, names);
  const nameOf = (id: string) => names.get(id) ?? '';
  await transaction.record(
    leagueLine({
      leagueId: league.id,
      actor,
      teamIds: [tie.home, tie.away],
      says:
        after === null
          ? { key: 'season.tieReopened', figures: { ...teams, before: nameOf(before ?? '') } }
          : {
              key: 'season.tieDecided',
              figures: {
                ...teams,
                before: before === null ? null : nameOf(before),
                winner: nameOf(after.winner),
                reason: after.reason,
              },
            },
      data: { kind: 'tieDecided', season: league.current_season, round: tie.round, winner: after?.winner ?? null },
    }),
  );
  await transaction.record(toLeague(league.id, actor, { type: 'leagueChanged' }));
  const managers = await transaction.db
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(({ ref }) => [
      'u.id',
      'u.email',
      'u.first_name',
      languageOfMember().as('language'),
      isSo(wants(ref('u.id'), 'matchup-ended')).as('wanted'),
    ])
    .where('u.disabled_at', 'is', null)
    .where('m.league_id', '=', league.id)
    .where('m.team_id', '=', anyOf([tie.home, tie.away]))
    .where('m.user_id', '<>', actor)
    .orderBy('u.id')
    .execute();
  const says: Mail<'matchup-ended'> = {
    kind: 'matchup-ended',
    key: 'decided',
    figures: {
      ...teams,
      winner: after === null ? null : nameOf(after.winner),
      reason: after?.reason ?? null,
    },
  };
  const path = `/${league.id}/league/matchups/${tie.period}/${tie.number}?season=${league.current_season}`;
  const written: string[] = [];
  for (const { email, first_name: name, language, wanted } of managers) {
    if (!wanted) continue;
    const { subject, lines } = mailWords(says, language);
    const body = mailBody({ name, language, lines, url: `${publicUrl}${path}`, league: league.name });
    written.push(await mail.write(transaction.db, { kind: says.kind, leagueId: league.id, to: email, subject, body }));
  }
  await writeNotices(
    transaction,
    managers.map(({ id }) => ({ userId: id, leagueId: league.id, says, path })),
  );
  return written;
}
