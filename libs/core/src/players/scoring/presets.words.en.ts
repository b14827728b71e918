import type { PresetKey } from './scoring.presets.js';

interface PresetWords {
  readonly label: string;
  readonly about: string;
}

/** Sets of weights, for the choice of one. */
export const PRESET_WORDS: Readonly<Record<PresetKey, PresetWords>> = {
  standard: { label: 'Standard', about: 'Goals, assists, wins and shutouts.' },
  yahoo: { label: 'Yahoo points league', about: 'The points that Yahoo gives a points league.' },
  fantrax: {
    label: 'Fantrax points league',
    about: 'A usual set of points leagues on Fantrax, where every league sets its own.',
  },
  espn: { label: 'ESPN points league', about: 'The points that ESPN gives a points league.' },
  quebec: {
    label: 'Pool québécois',
    about: 'The usual points of pools in Quebec: defensemen and goalies earn more for a goal.',
  },
};
