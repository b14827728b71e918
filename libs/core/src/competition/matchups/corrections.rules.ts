import { RESULTS } from '../../leagues/settings/results.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';

/** How long corrections of games change the results of a period. */
export const CORRECTIONS = ['three-days', 'always', 'never'] as const;
export type Corrections = (typeof CORRECTIONS)[number];

export const correctionsOf = ({
  matchup_corrections: corrections,
}: Partial<Pick<LeagueSettings, 'matchup_corrections'>>): Corrections =>
  corrections ?? RESULTS.matchup_corrections.default;
