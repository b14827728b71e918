import { isInMatchups } from '../leagues/formats.js';
import type { LeagueSettings } from '../leagues/settings.values.js';
import { many } from '../text.rules.js';
import { areLimitsFixed } from './period-limits.rules.js';
import { periodCaps, seasonCaps } from './place-caps.rules.js';
import { capsWords, type GamesCaps } from './roto/games-caps.rules.js';

const CLOSES = 'The day on which such a limit is reached counts whole, later days of these places do not';

/** The caps of a season, which keeps those of its beginning. */
export const seasonCapsWords = (caps: GamesCaps): string[] => [
  `Of a team’s games in the season count ${capsWords(caps)}. ${CLOSES}.`,
  'A season keeps the limits of its beginning: other limits or places change them from the next season.',
];

/** The caps, for the rulebook. A league without them needs no words. */
export const placeCapsWords = (settings: Partial<LeagueSettings>): string[] => {
  const season = seasonCaps(settings);
  if (Object.keys(season).length > 0) return seasonCapsWords(season);
  if (!isInMatchups(settings)) return [];
  const week = periodCaps({ ...settings, period_limits: 'fixed' }, 7);
  if (Object.keys(week).length === 0) return [];
  return [
    areLimitsFixed(settings)
      ? `Of a team’s games in a period count ${capsWords(week)}, however long it is.`
      : `Of a team’s games in a period of ${many(7, 'day')} with games count ${capsWords(week)}; other periods allow games in proportion to their days with games, rounded up.`,
    `${CLOSES} until the period ends. A change of the limit applies from the next period.`,
  ];
};
