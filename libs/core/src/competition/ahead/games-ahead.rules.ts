import { dayPlus } from '../../calendar.js';
import type { GamesAheadAnswer } from './games-ahead.answers.js';

/** A game that is not over. */
export interface GameAhead {
  readonly day: string;
  readonly home: string;
  readonly away: string;
}

/** Days at the end of a season that may be without games when the NHL's whole schedule is imported. */
const IMPORTED_MARGIN_DAYS = 21;
const MARGIN_DAYS = 1;

/**
 * The games of each club in a period and up to the season's end. Days that the schedule does not cover are unknown, so
 * that a part of a week is never shown as the whole.
 * @param games games that are not over, by day
 * @param endsOn the last day of the league's season
 * @param isImported the schedule of the whole season is known; otherwise only that of the next days
 */
export function gamesAheadOf(
  games: readonly GameAhead[],
  period: NonNullable<GamesAheadAnswer['period']> | null,
  { endsOn, isImported }: { readonly endsOn: string; readonly isImported: boolean },
): Pick<GamesAheadAnswer, 'period' | 'clubs'> {
  const last = games.reduce((latest, { day }) => (day > latest ? day : latest), '');
  const seasonKnown = last >= dayPlus(endsOn, -(isImported ? IMPORTED_MARGIN_DAYS : MARGIN_DAYS));
  const known = period !== null && (seasonKnown || last >= dayPlus(period.to, -MARGIN_DAYS)) ? period : null;
  const inPeriod = known === null ? [] : games.filter(({ day }) => day >= known.from && day <= known.to);
  const clubs = [...new Set(games.flatMap(({ home, away }) => [home, away]))].sort();
  const playing = new Map<string, number>();
  for (const { day } of inPeriod) playing.set(day, (playing.get(day) ?? 0) + 2);
  const isOf = (club: string) => (game: GameAhead) => game.home === club || game.away === club;
  return {
    period: known,
    clubs: clubs.map((club) => ({
      club,
      games: inPeriod.filter(isOf(club)).map(({ day, home, away }) => ({
        day,
        against: home === club ? away : home,
        home: home === club,
        off_night: (playing.get(day) ?? 0) * 2 < clubs.length,
      })),
      season_games: seasonKnown ? games.filter(isOf(club)).length : null,
    })),
  };
}
