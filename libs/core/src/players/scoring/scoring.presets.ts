import { CATEGORIES, DEFAULT_SCORING, eachCategory, sameWeight, type Scoring } from './scoring.table.js';

/** A predefined set of weights. Categories that it omits count nothing. */
interface Preset {
  readonly scoring: Scoring;
}

const only = (weights: Partial<Scoring>): Scoring => ({ ...eachCategory(() => 0), ...weights });

/** Predefined sets of weights: this product's own and those of other fantasy sites. */
export const PRESETS = {
  standard: {
    scoring: DEFAULT_SCORING,
  },
  yahoo: {
    scoring: only({
      goal: 6,
      assist: 4,
      plus_minus: 2,
      power_play_point: 2,
      shot: 0.9,
      block: 1,
      win: 5,
      goal_against: -3,
      save: 0.6,
      shutout: 5,
    }),
  },
  fantrax: {
    scoring: only({
      goal: 3,
      assist: 2,
      plus_minus: 0.5,
      power_play_point: 1,
      short_handed_point: 1,
      shot: 0.25,
      hit: 0.25,
      block: 0.5,
      takeaway: 0.25,
      giveaway: -0.25,
      win: 4,
      overtime_loss: 1,
      goal_against: -1,
      save: 0.2,
      shutout: 3,
    }),
  },
  espn: {
    scoring: only({
      goal: 2,
      assist: 1,
      power_play_point: 0.5,
      short_handed_point: 0.5,
      shot: 0.1,
      hit: 0.1,
      block: 0.5,
      win: 4,
      overtime_loss: 1,
      goal_against: -2,
      save: 0.2,
      shutout: 3,
    }),
  },
  quebec: {
    scoring: only({
      goal: { F: 2, D: 3, G: 5 },
      assist: { F: 1, D: 2, G: 2 },
      win: 3,
      shutout: 5,
    }),
  },
} as const satisfies Readonly<Record<string, Preset>>;

export type PresetKey = keyof typeof PRESETS;
// Object.keys returns string[]; the assertion restores the literal keys.
export const PRESET_KEYS = Object.keys(PRESETS) as readonly PresetKey[];

/** The preset that equals these weights; null for custom weights. */
export const presetOf = (scoring: Scoring): PresetKey | null =>
  PRESET_KEYS.find((key) =>
    CATEGORIES.every((category) => sameWeight(category, PRESETS[key].scoring[category], scoring[category])),
  ) ?? null;
