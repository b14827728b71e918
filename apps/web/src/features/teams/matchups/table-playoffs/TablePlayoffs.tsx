import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { PlayoffBracket } from '../PlayoffBracket.js';
import { RoundsOffice } from '../office/ScheduleOffice.js';

/** The bracket below a table of points or roto. */
export function TablePlayoffs({
  leagueId,
  matchups,
  teams,
}: {
  leagueId: string;
  matchups: MatchupsAnswer;
  teams: readonly TeamSummary[];
}) {
  const { season, periods, playoffs, categories } = matchups;
  if (playoffs === null) return null;
  const known = new Map(teams.map((team) => [team.team_id, team]));
  return (
    <>
      <PlayoffBracket
        shown={{
          leagueId,
          season,
          periods,
          playoffs,
          categories: categories?.list ?? null,
          teamOf: (id) => known.get(id),
          nameOf: (id) => known.get(id)?.team_name ?? '',
        }}
      />
      <RoundsOffice leagueId={leagueId} matchups={matchups} />
    </>
  );
}
