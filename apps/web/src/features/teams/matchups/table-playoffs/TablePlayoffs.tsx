import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { useTeamsById } from '../../../open-league/league-data.js';
import { PlayoffBracket } from '../PlayoffBracket.js';
import { RoundsOffice } from '../office/ScheduleOffice.js';

export function TablePlayoffs({ leagueId, matchups }: { leagueId: string; matchups: MatchupsAnswer }) {
  const { season, periods, playoffs, categories } = matchups;
  const teams = useTeamsById(leagueId);
  if (playoffs === null) return null;
  return (
    <>
      <PlayoffBracket
        shown={{
          leagueId,
          season,
          periods,
          playoffs,
          categories: categories?.list ?? null,
          ...teams,
        }}
      />
      <RoundsOffice leagueId={leagueId} matchups={matchups} />
    </>
  );
}
