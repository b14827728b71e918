import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { untilNextLock } from './lineup.model.js';

const A_DAY_MS = 86_400_000;
/** Delay after a lock in milliseconds, because this clock may be ahead. */
const AFTER_MS = 2_000;

export const lineupKey = (leagueId: string, teamId: string) => [...keys.team(leagueId, teamId), 'lineup'];

/** A team's line-up on a day; null requests the first day that can still be changed. */
export const useLineup = (leagueId: string, teamId: string, day: string | null) =>
  useQuery({
    queryKey: [...lineupKey(leagueId, teamId), day],
    queryFn: ({ signal }) =>
      request('GET /:league_id/teams/:team_id/lineup', {
        league_id: leagueId,
        team_id: teamId,
        query: day === null ? {} : { day },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const left = state.data === undefined ? null : untilNextLock(state.data, Date.now());
      return left !== null && left < A_DAY_MS && left + AFTER_MS;
    },
  });
