import { SETTINGS } from '../../leagues/settings.table.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';

/** How long corrections of games change the results of a period. */
export const CORRECTIONS = ['three-days', 'always', 'never'] as const;
export type Corrections = (typeof CORRECTIONS)[number];

export const correctionsOf = ({
  matchup_corrections: corrections,
}: Partial<Pick<LeagueSettings, 'matchup_corrections'>>): Corrections =>
  corrections ?? SETTINGS.matchup_corrections.default;

/** For the rulebook. */
export const CORRECTION_WORDS = {
  'three-days': 'Corrections of games count until three days after a period; then its results are final.',
  always: 'Corrections of games count until the season ends; then the results of all periods are final.',
  never: 'The results of a period are final once its games are imported and scored; later corrections do not count.',
} as const satisfies Readonly<Record<Corrections, string>>;
