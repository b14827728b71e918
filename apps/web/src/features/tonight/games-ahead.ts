import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { GamesAheadAnswer } from '@crease/core/competition/ahead/games-ahead.answers.js';
import { monthDayWords } from '@crease/core/calendar.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import * as t from './tonight.words.en.js';

/** In milliseconds: games end at night, and the schedule seldom changes. */
const FRESH_MS = 10 * 60_000;

export interface ClubGames {
  /** In the matchup period or week. */
  readonly count: number;
  readonly offNights: number;
  /** Up to the season's end; null where the schedule is not known so far. */
  readonly season: number | null;
  /** '3 games left this week (1 off night)' */
  readonly words: string;
  /** '3 left, 1 off': the off nights are those with few games. */
  readonly short: string;
  /** The same in a narrow column: '3 (1 off)'. */
  readonly narrow: string;
  /** '3 left', without off nights. */
  readonly least: string;
  /** 'Jan 5 vs BOS, Jan 7 @ TOR'; empty without a game. */
  readonly days: string;
}

export interface GamesAhead {
  /** The period is a matchup; otherwise a week. */
  readonly isMatchup: boolean;
  /** True for a day of the period: of other days these games say nothing. */
  readonly covers: (day: string) => boolean;
  /** A club without a game has an entry, too. Null for a player without a club. */
  readonly of: (club: string | null) => ClubGames | null;
}

/** Games that clubs have left in the matchup or week; null where unknown. */
export function useGamesAhead(leagueId: string): GamesAhead | null {
  const { data } = useQuery({
    queryKey: [...keys.league(leagueId), 'games-ahead'],
    queryFn: ({ signal }) => request('GET /:league_id/games-ahead', { league_id: leagueId, signal }),
    staleTime: FRESH_MS,
  });
  return useMemo(() => (data === undefined ? null : gamesAheadView(data)), [data]);
}

export function gamesAheadView({ period, clubs }: GamesAheadAnswer): GamesAhead | null {
  if (period === null) return null;
  const isMatchup = period.matchup !== null;
  const seasonKnown = clubs.some(({ season_games }) => season_games !== null);
  const known = new Map(clubs.map(({ club, games, season_games: season }) => [club, { games, season }]));
  return {
    isMatchup,
    covers: (day) => day >= period.from && day <= period.to,
    of: (club) => {
      if (club === null) return null;
      const { games, season } = known.get(club) ?? { games: [], season: seasonKnown ? 0 : null };
      const [count, offNights] = [games.length, games.filter(({ off_night }) => off_night).length];
      return {
        count,
        offNights,
        season,
        short: t.gamesLeftShort({ count, offNights }),
        narrow: t.gamesLeftNarrow({ count, offNights }),
        least: t.gamesLeftShort({ count, offNights: 0 }),
        words: t.gamesLeft({ count, offNights, isMatchup }),
        days: games
          .map(({ day, against, home }) =>
            t.gameOnDay({ day: monthDayWords(day.slice(5)), club: against, isHome: home }),
          )
          .join(', '),
      };
    },
  };
}
