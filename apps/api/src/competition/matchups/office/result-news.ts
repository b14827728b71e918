import type { SeasonLine } from '@crease/core/seasons/season.words.js';
import type { Mail } from '@crease/core/notifications/notification.words.js';
import type { LockedLeague } from '../../../leagues/league-lock.tables.js';
import type { Transaction } from '../../../platform/database/database.js';
import { leagueLine, toLeague } from '../../../platform/events/audience.js';
import type { MailService } from '../../../platform/mail/mail.service.js';
import { notifyManagers } from './notify-managers.js';

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
  const path = `/${league.id}/league/matchups/${period}/${number}?season=${league.current_season}`;
  return notifyManagers(transaction, mail, {
    ...news,
    teams: new Map([
      [home.id, { says: mailOf(home, away, news), path }],
      [away.id, { says: mailOf(away, home, news), path }],
    ]),
  });
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
