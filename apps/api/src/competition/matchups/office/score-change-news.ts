import type { ChangedScore } from '@crease/core/competition/matchups/office/score-change.words.js';
import type { Mail } from '@crease/core/notifications/notification.words.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { LockedLeague } from '../../../leagues/league-lock.tables.js';
import type { Transaction } from '../../../platform/database/database.js';
import { leagueLine, toLeague } from '../../../platform/events/audience.js';
import type { MailService } from '../../../platform/mail/mail.service.js';
import type { Period } from '../matchup.queries.js';
import { namesOf } from '../matchup-results.js';
import { notifyManagers } from './notify-managers.js';
import type { ScoreChange } from './score-changes.writer.js';

export interface FollowedChange {
  readonly league: LockedLeague;
  readonly actor: string;
  readonly period: Period;
  readonly matchup: Period['matchups'][number];
  readonly change: ScoreChange;
  /** null when the change is undone. */
  readonly reason: string | null;
}

/**
 * Writes the line of the log and tells the managers, as the last steps of the transaction. Returns the mails to queue
 * after the commit.
 */
export async function tellScoreChange(
  transaction: Transaction,
  mail: MailService,
  { league, actor, publicUrl, ...followed }: FollowedChange & { readonly publicUrl: string },
): Promise<string[]> {
  const { id: leagueId, current_season: season } = league;
  const { period, change, reason } = followed;
  const said = await changedScore(transaction, league, followed);
  const numbers = numbersOf(followed);
  await transaction.record(
    leagueLine({
      leagueId,
      actor,
      teamIds: [...numbers.keys()],
      says:
        reason === null
          ? { key: 'season.scoreChangeUndone', figures: said }
          : { key: 'season.scoreChanged', figures: { ...said, reason } },
      data: { kind: 'scoreChange', season, period: period.number, team: change.teamId, added: reason !== null },
    }),
  );
  await transaction.record(toLeague(leagueId, actor, { type: 'leagueChanged' }));
  const says: Mail<'matchup-ended'> = { kind: 'matchup-ended', key: 'changed', figures: { ...said, reason } };
  return notifyManagers(transaction, mail, {
    ...{ league, actor, publicUrl },
    teams: new Map(
      [...numbers].map(([team, number]) => [
        team,
        { says, path: `/${leagueId}/league/matchups/${period.number}/${number}?season=${season}` },
      ]),
    ),
  });
}

async function changedScore(
  { db }: Transaction,
  { id: leagueId, current_season: season }: LockedLeague,
  { period, matchup, change: { teamId, figure, amount } }: Pick<FollowedChange, 'period' | 'matchup' | 'change'>,
): Promise<ChangedScore> {
  const isHome = matchup.home_team_id === teamId;
  const points = isHome ? matchup.home_points : (matchup.away_points ?? 0);
  const figures = (isHome ? matchup.home_figures : matchup.away_figures) ?? {};
  const before = figure === null ? points : (figures[figure] ?? 0);
  const last = await db
    .selectFrom('matchup_period')
    .select(({ fn }) => fn.max('round').as('rounds'))
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .executeTakeFirst();
  return {
    team: (await namesOf(db, leagueId)).get(teamId) ?? '',
    period: period.number,
    round: period.round,
    rounds: last?.rounds ?? 0,
    bracket: matchup.bracket,
    figure,
    before,
    after: sumOfPoints([before, amount]),
  };
}

/** The matchup's number for each team that the change concerns: in a double-header the team has two opponents. */
const numbersOf = ({
  period,
  matchup,
  change: { teamId },
}: Pick<FollowedChange, 'period' | 'matchup' | 'change'>): ReadonlyMap<string, number> =>
  new Map(
    [...period.matchups.filter((pair) => pair !== matchup), matchup]
      .filter((pair) => pair.home_team_id === teamId || pair.away_team_id === teamId)
      .flatMap(({ number, home_team_id: home, away_team_id: away }) =>
        [home, away].filter((team) => team !== null).map((team) => [team, number] as const),
      ),
  );
