import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import { request } from '../../../../platform/requests/api-client.js';
import { noteFollowed } from '../../../../platform/requests/query-client.js';
import { openSocket } from '../../../../platform/session/socket.js';
import { keys } from '../../../open-league/league-data.js';
import { followMatchup } from './matchup-follower.js';

/** A matchup with the players of both sides, kept up to date. `season`: the league's when omitted. */
export function useMatchupPage(leagueId: string, period: string, number: string, season: string | null) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [...keys.league(leagueId), 'matchups', season, period, number],
    queryFn: ({ signal }) =>
      request('GET /:league_id/matchups/:period/:number', {
        league_id: leagueId,
        period,
        number,
        query: season === null ? {} : { season },
        signal,
      }),
  });
  const of = query.data?.season;
  const settle = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (of === undefined) return undefined;
    const queryKey = [...keys.league(leagueId), 'matchups', season, period, number];
    let leave: () => void = () => undefined;
    let isLeft = false;
    void openSocket().then((socket) => {
      if (isLeft) return;
      const follower = followMatchup(
        socket,
        { leagueId, season: of, period: Number(period), number: Number(number) },
        {
          read: () => client.getQueryData<MatchupPageAnswer>(queryKey),
          show: (page) => client.setQueryData(queryKey, page),
          follow: (isNow) => noteFollowed(queryKey, isNow),
          refetch: () => void client.invalidateQueries({ queryKey, exact: true }),
        },
      );
      settle.current = follower.settle;
      leave = follower.leave;
    });
    return () => {
      isLeft = true;
      settle.current = () => undefined;
      leave();
    };
  }, [client, leagueId, of, period, number, season]);
  // A new answer can be older than events that arrived while it was read.
  useEffect(() => settle.current(), [query.data]);
  return query;
}
