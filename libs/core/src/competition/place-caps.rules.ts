import { formatKind } from '../leagues/formats.js';
import { ROTO } from '../leagues/settings/roto.settings.js';
import { RESULTS } from '../leagues/settings/results.settings.js';
import type { LeagueSettings } from '../leagues/settings.values.js';
import { areLimitsFixed, limitIn, type PeriodSettings } from './period-limits.rules.js';
import { capsOfPlaces, type GamesCaps } from './roto/games-caps.rules.js';

/** Games that count, by kind of place. Empty without caps and in formats other than points. */
export function seasonCaps(settings: Partial<LeagueSettings>): GamesCaps {
  if (formatKind(settings) !== 'points') return {};
  return capsOfPlaces(settings, {
    skater: settings.season_games_cap ?? ROTO.season_games_cap.default,
    goalie: settings.season_goalie_games_cap ?? ROTO.season_goalie_games_cap.default,
  });
}

/** Games that count in a matchup period, by kind of skater place. Goalies have a limit of starts. */
export function periodCaps(settings: PeriodSettings, gameDays: number): GamesCaps {
  const perWeek = settings.period_games_cap ?? RESULTS.period_games_cap.default;
  if (perWeek === 0) return {};
  const caps = capsOfPlaces(settings, { skater: perWeek, goalie: 0 });
  return Object.fromEntries(
    Object.entries(caps).map(([kind, most]) => [kind, limitIn(most, gameDays, areLimitsFixed(settings))]),
  );
}

/** Games of a kind of place that a team has used. */
export interface PlaceUse {
  readonly day: string;
  readonly games: number;
}

/** The day from which games in a kind of place do not count: after the day that reached its cap, which counts whole. */
export function closedAfter(cap: number, uses: readonly PlaceUse[]): string | null {
  let used = 0;
  for (const { day, games } of [...uses].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    used += games;
    if (used >= cap) return day;
  }
  return null;
}
