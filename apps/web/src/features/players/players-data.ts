import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import { buildSearchIndex, searchPlayers } from '@crease/core/players/search.rules.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';

/** Maximum number per request. */
const PAGE = 500;
const FRESH_MS = 5 * 60_000;

const playersKey = (leagueId: string) => [...keys.league(leagueId), 'players'] as const;

/** All players of a season, so that search, filters and sorting run locally. */
export function useAllPlayers(leagueId: string, season: string) {
  return useQuery({
    queryKey: [...playersKey(leagueId), season],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<LeaguePlayer[]> => {
      const page = (start: number) =>
        request('GET /:league_id/players', {
          league_id: leagueId,
          query: { season, sort: 'rank', start, limit: PAGE },
          signal,
        });
      const first = await page(0);
      const starts = Array.from(
        { length: Math.max(0, Math.ceil(first.total / PAGE) - 1) },
        (_, index) => (index + 1) * PAGE,
      );
      const rest = await Promise.all(starts.map(page));
      return [first, ...rest].flatMap((answer) => answer.players);
    },
  });
}

const FOUND = 6;

/**
 * Best matches for a name being typed. Searches the loaded list if there is one, otherwise the server; the answer to an
 * earlier text is discarded.
 */
export function useFoundPlayers(leagueId: string | null, season: string, search: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...playersKey(leagueId ?? ''), 'found', season, search],
    enabled: leagueId !== null && search !== '',
    placeholderData: search === '' ? undefined : keepPreviousData,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<LeaguePlayer[]> => {
      const all = client.getQueryData<LeaguePlayer[]>([...playersKey(leagueId!), season]);
      if (all !== undefined) return searchPlayers(buildSearchIndex(all), search, FOUND);
      const query = { season, search, limit: FOUND };
      return (await request('GET /:league_id/players', { league_id: leagueId!, query, signal })).players;
    },
  });
}

/** A player's production in a season under the league's scoring. */
export interface Earned {
  readonly points: number;
  readonly games: number;
}

/** Points and games of all players, from the same games as the teams' points. */
export function usePlayerPoints(leagueId: string, season: string) {
  return useQuery({
    queryKey: [...playersKey(leagueId), 'points', season],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, Earned>> => {
      const { players } = await request('GET /:league_id/player-points', {
        league_id: leagueId,
        query: { season },
        signal,
      });
      return new Map(players.map(({ player_id, points, games }) => [player_id, { points, games }]));
    },
  });
}

export function usePlayerGames(leagueId: string, playerId: number, season: string) {
  return useQuery({
    queryKey: [...playersKey(leagueId), 'games', playerId, season],
    queryFn: ({ signal }) =>
      request('GET /:league_id/player-points/:player_id', {
        league_id: leagueId,
        player_id: playerId,
        query: { season },
        signal,
      }),
  });
}

export function usePlayer(leagueId: string, playerId: number, season: string) {
  return useQuery({
    queryKey: [...playersKey(leagueId), 'one', playerId, season],
    queryFn: async ({ signal }) =>
      (
        await request('GET /:league_id/players/:player_id', {
          league_id: leagueId,
          player_id: playerId,
          query: { season },
          signal,
        })
      ).player,
  });
}

/** Players on waivers, the next to clear first. */
export function useWaivers(leagueId: string) {
  return useQuery({
    queryKey: [...keys.freeAgents(leagueId), 'waivers'],
    queryFn: async ({ signal }) =>
      (await request('GET /:league_id/free-agents/waivers', { league_id: leagueId, signal })).waivers,
  });
}
