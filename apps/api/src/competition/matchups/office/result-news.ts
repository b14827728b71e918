import type { SeasonLine } from '@crease/core/seasons/season.words.js';
import { mailBody, mailWords, type Mail } from '@crease/core/notifications/notification.words.js';
import { languageOfMember } from '../../../auth/account/language.queries.js';
import { wants } from '../../../auth/account/preference.service.js';
import { writeNotices } from '../../../auth/notices/notices.writer.js';
import type { LockedLeague } from '../../../leagues/league-lock.tables.js';
import type { Transaction } from '../../../platform/database/database.js';
import { anyOf, isSo } from '../../../platform/database/sql.js';
import { leagueLine, toLeague } from '../../../platform/events/audience.js';
import type { MailService } from '../../../platform/mail/mail.service.js';

interface Side {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

export interface ResultNews {
  readonly league: Pick<LockedLeague, 'id' | 'name' | 'current_season'>;
  readonly actor: string;
  readonly period: number;
  readonly number: number;
  readonly home: Side;
  readonly away: Side;
  /** Points of both before. */
  readonly before: readonly [home: number, away: number];
  /** null when the result is computed again. */
  readonly reason: string | null;
  readonly publicUrl: string;
}

/**
 * Writes the line of the log and tells both managers, as the last steps of the transaction. Returns the mails to queue
 * after the commit.
 */
export async function tellResult(transaction: Transaction, mail: MailService, news: ResultNews): Promise<string[]> {
  const { league, home, away, period, number } = news;
  await transaction.record(
    leagueLine({
      leagueId: league.id,
      actor: news.actor,
      teamIds: [home.id, away.id],
      says: lineOf(news),
      data: { kind: 'matchupResult', season: league.current_season, period, number, set: news.reason !== null },
    }),
  );
  await transaction.record(toLeague(league.id, news.actor, { type: 'leagueChanged' }));
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
    .where('m.team_id', '=', anyOf([home.id, away.id]))
    .where('m.user_id', '<>', news.actor)
    .orderBy('u.id')
    .execute();
  const path = `/${league.id}/league/matchups/${period}/${number}?season=${league.current_season}`;
  const told = managers.map((manager) => {
    const [own, other] = manager.team_id === home.id ? [home, away] : [away, home];
    return { ...manager, says: mailOf(own, other, news) };
  });
  const written: string[] = [];
  for (const { wanted, email, first_name: name, language, says } of told) {
    if (!wanted) continue;
    const { subject, lines } = mailWords(says, language);
    const body = mailBody({ name, language, lines, url: `${news.publicUrl}${path}`, league: league.name });
    written.push(
      await mail.write(transaction.db, { kind: 'matchup-ended', leagueId: league.id, to: email, subject, body }),
    );
  }
  await writeNotices(
    transaction,
    told.map(({ id, says }) => ({ userId: id, leagueId: league.id, says, path })),
  );
  return written;
}

function lineOf({ period, home, away, before, reason }: ResultNews): SeasonLine {
  const figures = {
    period,
    teams: [home.name, away.name],
    before,
    after: [home.points, away.points],
  } as const;
  return reason === null
    ? { key: 'season.resultUndone', figures }
    : { key: 'season.resultSet', figures: { ...figures, reason } };
}

const mailOf = (own: Side, other: Side, { period, reason }: ResultNews): Mail<'matchup-ended'> => ({
  kind: 'matchup-ended',
  key: 'set',
  figures: { team: own.name, other: other.name, own: own.points, against: other.points, period, reason },
});
