import { dayWords } from '@crease/core/calendar.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import type { Refusal } from '@crease/core/result.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../../platform/database/database.js';
import type { Period } from '../matchup.queries.js';
import { refusal } from '../matchups.refusals.js';
import { seedsByMeetings } from '../playoff.queries.js';
import { findBegunRound } from '../results/open-ties.queries.js';

/** Why a commissioner cannot set the result of a matchup, or take it back; null where it is open. */
export async function findResultStop(
  db: Db,
  { id, season, phase }: { readonly id: string; readonly season: Season; readonly phase: LeaguePhase },
  period: Period,
  { home_team_id: home, away_team_id: away }: Pick<Period['matchups'][number], 'home_team_id' | 'away_team_id'>,
): Promise<Refusal | null> {
  if (phase !== 'in-season') return refusal('resultNotOpen.season', { figures: { season } });
  if (away === null) return refusal('resultNotOpen.bye');
  if (!period.told) {
    const figures = { period: period.number, day: dayWords(period.ends_on) };
    return refusal('resultNotOpen.yet', { figures });
  }
  // A round may have been decided by this meeting.
  const begun = period.round === null ? null : await findBegunRound(db, { id, season }, period.round + 1);
  if (begun !== null) return refusal('resultNotOpen.next', { figures: begun });
  const seeds = await seedsByMeetings(db, id, season, period);
  return [home, away].every((team) => seeds.some(({ teamId }) => teamId === team))
    ? refusal('resultNotOpen.ties')
    : null;
}
