import type { TonightGame, TonightPlayer } from '@crease/core/seasons/tonight.answers.js';
import { formatDue } from '../../ui/figures/time.js';
import * as t from './tonight.words.en.js';

const NOT_PLAYED = { postponed: t.postponed, cancelled: t.cancelled, suspended: t.suspended } as const;

export function gameWords(
  { state, period, clock, starts_at: startsAt, away, home, ...game }: TonightGame,
  now: number,
): string {
  const score = `${away} ${game.away_score ?? 0}, ${home} ${game.home_score ?? 0}`;
  switch (state) {
    case 'scheduled':
      return t.scheduledGame({ away, home, when: formatDue(Date.parse(startsAt), now) });
    case 'live':
      return joined([score, liveClock(period, clock)], ' · ');
    case 'over':
      return t.scoreNotFinalYet({ score });
    case 'final':
      return t.finalScore({ score, overtime: period === 'OT' || period === 'SO' ? period : null });
    case 'postponed':
    case 'cancelled':
    case 'suspended':
      return t.gameWithState({ away, home, state: NOT_PLAYED[state] });
  }
}

/** A game to come from the side of a player's club: 'MTL vs TOR, 7:00 PM', 'TOR @ MTL, 7:00 PM'. */
export const ownGameWords = (game: TonightGame, club: string, now: number): string =>
  `${club} ${againstWords(game, club, formatDue(Date.parse(game.starts_at), now))}`;

const againstWords = ({ away, home }: TonightGame, club: string, detail: string): string => {
  const isHome = club === home;
  return t.ownGame({ other: isHome ? away : home, isHome, detail });
};

/** '2nd 12:03' */
export const liveClock = (period: string | null, clock: string | null): string =>
  joined([period === null ? null : t.livePeriod({ period }), clock], ' ');

const joined = (parts: readonly (string | null)[], between: string): string =>
  parts.filter((part) => part !== null && part !== '').join(between);

/**
 * A player's line in a game. It stands after their club, so it names the opponent alone. It names both clubs where the
 * player has another club by now.
 */
export function playerWords({ line }: TonightPlayer, game: TonightGame, club: string | null, now: number): string {
  const { state, period, clock, away, home } = game;
  const isOwn = club === away || club === home;
  switch (state) {
    case 'scheduled':
      return isOwn ? againstWords(game, club, formatDue(Date.parse(game.starts_at), now)) : gameWords(game, now);
    case 'live':
      return joined([line ?? t.notOnIceYet, liveClock(period, clock)], ' · ');
    case 'over':
      return t.lineNotFinalYet({ line: line ?? t.didNotPlay });
    case 'final':
      return t.lineFinal({ line: line ?? t.didNotPlay });
    case 'postponed':
    case 'cancelled':
    case 'suspended':
      return isOwn ? againstWords(game, club, NOT_PLAYED[state]) : gameWords(game, now);
  }
}
