import type { Mail } from '@crease/core/notifications/notification.words.js';
import type { LockedLeague } from '../../../leagues/league-lock.tables.js';
import type { Transaction } from '../../../platform/database/database.js';
import { leagueLine, toLeague } from '../../../platform/events/audience.js';
import type { MailService } from '../../../platform/mail/mail.service.js';
import { namesOf } from '../matchup-results.js';
import type { OpenTie } from '../results/open-ties.queries.js';
import { tiedTeams } from '../results/tie-lines.writer.js';
import { notifyManagers } from './notify-managers.js';

export interface TieNews {
  readonly league: Pick<LockedLeague, 'id' | 'name' | 'current_season'>;
  readonly actor: string;
  readonly tie: OpenTie;
  /** The earlier winner. */
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
  return notifyManagers(transaction, mail, {
    ...{ league, actor, publicUrl },
    teams: new Map([tie.home, tie.away].map((id) => [id, { says, path }])),
  });
}
