import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TonightAnswer, TonightGame } from '@crease/core/seasons/tonight.answers.js';
import { formatDue } from '../../ui/figures/time.js';
import { useNow } from '../../ui/figures/use-now.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { gameWords, ownGameWords, playerWords } from './game-words.js';
import * as t from './tonight.words.en.js';

/** Polling interval of game clocks in milliseconds. Events report points. */
const LIVE_MS = 20_000;
/** A replayed night runs at sixty times the speed. */
const REPLAY_MS = 3_000;
const CALM_MS = 5 * 60_000;

export const runs = ({ state }: TonightGame) => state === 'live' || state === 'over';

export const tonightQuery = (leagueId: string) =>
  queryOptions({
    queryKey: [...keys.league(leagueId), 'tonight'],
    queryFn: ({ signal }) => request('GET /:league_id/tonight', { league_id: leagueId, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.replay?.under_way === true ? REPLAY_MS : data?.games.some(runs) === true ? LIVE_MS : CALM_MS,
  });

export const useTonightAnswer = (leagueId: string) => useQuery(tonightQuery(leagueId));

/** Tonight's games prepared for display; null when there are none, or none are known. */
export interface Tonight {
  readonly day: string;
  /** Age of the data: 'Live · 20 s ago'; null while no game has begun. */
  readonly source: string | null;
  readonly failing: boolean;
  /** A player's night, after their club: '@ MTL, 7:00 PM', '2 G, 1 A · 2nd 12:33'; null when they do not play. */
  readonly words: (playerId: number, club: string | null) => string | null;
  readonly points: (teamId: string) => number;
  /** A player's points; null before their game, and while it has earned none. */
  readonly earned: (playerId: number) => number | null;
  /** True while a player's game runs. */
  readonly isLive: (playerId: number) => boolean;
  /**
   * Numbers of players who count and whose clubs play: all, those whose game has not begun, and those whose game is not
   * over.
   */
  readonly playing: (teamId: string) => { readonly all: number; readonly ahead: number; readonly left: number };
}

/** The state of a replayable night; null when there is none. */
export const useReplay = (leagueId: string): TonightAnswer['replay'] => useTonightAnswer(leagueId).data?.replay ?? null;

export const useTonightAwaited = (leagueId: string): boolean => useTonightAnswer(leagueId).isLoading;

export function useTonight(leagueId: string): Tonight | null {
  const { data, dataUpdatedAt } = useTonightAnswer(leagueId);
  const now = Math.max(useNow(), dataUpdatedAt);
  return useMemo(() => (data === undefined || data.games.length === 0 ? null : nightOf(data, now)), [data, now]);
}

export function nightOf(data: TonightAnswer, now: number): Tonight {
  const games = new Map(data.games.map((game) => [game.id, game]));
  const players = new Map(data.players.map((player) => [player.player_id, player]));
  const points = new Map(data.teams.map((team) => [team.team_id, team.points]));
  return {
    day: data.day,
    ...sourceOf(data, now),
    words: (playerId, club) => {
      const player = players.get(playerId);
      const game = games.get(player?.game_id ?? '');
      return player === undefined || game === undefined ? null : playerWords(player, game, club, now);
    },
    points: (teamId) => points.get(teamId) ?? 0,
    earned: (playerId) => players.get(playerId)?.points ?? null,
    isLive: (playerId) => games.get(players.get(playerId)?.game_id ?? '')?.state === 'live',
    playing: (teamId) => {
      const own = data.players.filter(
        ({ team_id, active, game_id }) => team_id === teamId && active && counts(games.get(game_id)),
      );
      const count = (...states: readonly TonightGame['state'][]) =>
        own.filter(({ game_id }) => states.some((state) => games.get(game_id)?.state === state)).length;
      return { all: own.length, ahead: count('scheduled'), left: count('scheduled', 'live') };
    },
  };
}

export interface PlayersNight extends Pick<Tonight, 'source' | 'failing'> {
  /** 'TOR 2, MTL 1 · 2nd 12:33', 'MTL vs TOR, 7:00 PM' */
  readonly game: string;
  /** '2 G, 1 A'; null before the game, and when there is no data for the player. */
  readonly line: string | null;
  readonly points: number | null;
  readonly final: boolean;
}

/** Night of a rostered player or one whose club plays; null when they do not play. */
export function usePlayersNight(leagueId: string, playerId: number, club: string | null): PlayersNight | null {
  const { data, dataUpdatedAt } = useTonightAnswer(leagueId);
  const now = Math.max(useNow(), dataUpdatedAt);
  return useMemo(
    () => (data === undefined ? null : playersNight(data, playerId, club, now)),
    [data, playerId, club, now],
  );
}

export function playersNight(
  data: TonightAnswer,
  playerId: number,
  club: string | null,
  now: number,
): PlayersNight | null {
  const own = data.players.find((player) => player.player_id === playerId);
  const game = data.games.find(({ id, away, home }) =>
    own === undefined ? club !== null && (away === club || home === club) : id === own.game_id,
  );
  if (game === undefined) return null;
  const begun = runs(game) || game.state === 'final';
  return {
    ...sourceOf({ ...data, games: [game] }, now),
    game: game.state === 'scheduled' && club !== null ? ownGameWords(game, club, now) : gameWords(game, now),
    line: !begun || own === undefined ? null : (own.line ?? (game.state === 'live' ? t.notOnIceYet : t.didNotPlay)),
    points: begun ? (own?.points ?? null) : null,
    final: game.state === 'final',
  };
}

export const counts = (game: TonightGame | undefined): boolean =>
  game !== undefined && game.state !== 'postponed' && game.state !== 'cancelled';

export function sourceOf({ games, source }: TonightAnswer, now: number): Pick<Tonight, 'source' | 'failing'> {
  if (source.silent_since !== null && games.some(({ state }) => state !== 'final'))
    return { source: t.noAnswerFromNhl({ when: formatDue(Date.parse(source.silent_since), now) }), failing: true };
  if (games.some(runs))
    return {
      source: source.read_at === null ? t.live : t.liveWithAge({ age: ageWords(now - Date.parse(source.read_at)) }),
      failing: false,
    };
  return { source: games.every((game) => game.state === 'final' || !counts(game)) ? t.final : null, failing: false };
}

/** '20 s ago', '3 min ago' */
export function ageWords(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return seconds < 60 ? t.secondsAgo({ count: seconds }) : t.minutesAgo({ count: Math.floor(seconds / 60) });
}
