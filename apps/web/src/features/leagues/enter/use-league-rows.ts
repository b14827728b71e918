import type { ComponentProps } from 'react';
import { todoCount } from '@crease/core/activity/concerns.rules.js';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { alikeLeagues } from '../../open-league/alike-leagues.js';
import { useMyConcerns } from '../../open-league/concerns-data.js';
import { useMyLeagues } from '../../open-league/league-data.js';
import { useNights } from '../../tonight/nights-data.js';
import type { LeagueEntry } from './LeagueEntry.js';

/** More leagues than this keep the points of the last night: each league is a request. */
const WATCHED = 12;

const inSeason = (leagues: readonly LeagueListEntry[]) =>
  leagues
    .flatMap(({ league_id: id, phase, pending, user_team_id: teamId }) =>
      phase === 'in-season' && !pending && teamId !== null ? [{ id, teamId }] : [],
    )
    .slice(0, WATCHED);

const waits = ({ league, concerns }: Pick<ComponentProps<typeof LeagueEntry>, 'league' | 'concerns'>) =>
  league.pending || (concerns !== undefined && todoCount(concerns.concerns) > 0);

export function useLeagueRows(phaseOf: (phase: LeagueListEntry['phase']) => string) {
  const query = useMyLeagues();
  const nights = useNights(inSeason(query.data ?? []));
  const counts = useMyConcerns([...nights.values()].some(({ live }) => live));
  const alike = alikeLeagues(query.data ?? []);
  // The counts of tasks come with the list, so that no row moves when they arrive.
  const rows = counts.isLoading
    ? undefined
    : query.data
        ?.map((league) => ({
          key: `${league.league_id} ${league.invitation_token ?? league.user_team_id}`,
          league,
          alike: alike.has(league.league_id),
          phase: phaseOf(league.phase),
          night: nights.get(league.league_id),
          concerns: league.pending ? undefined : counts.data?.get(league.league_id),
        }))
        // Leagues that wait for the reader come first.
        .toSorted((one, other) => Number(waits(other)) - Number(waits(one)));
  return { query, rows };
}
