import type { Position } from '../../position.js';

interface Named {
  readonly short: string;
  /** Name in the database, in answers and in CSV files. */
  readonly column: string;
  /** Reports of other players do not contain the figure. */
  readonly positions: readonly Position[];
  readonly weight: number;
  /** Every set of weights must contain these categories; later ones may be omitted. */
  readonly first?: true;
}

/** A statistic stored per game (`player_game`) and per season (`player_season`). `NHL_FIGURES` names its source. */
export interface StoredRow extends Named {
  readonly signed?: true;
  /** The figure is a time in seconds. Box scores have it as '58:44'. */
  readonly seconds?: true;
}

/** A calculated statistic. Only points are stored, in season lines. */
interface DerivedRow extends Named {
  readonly sum: Readonly<Record<string, 1 | -1>>;
}

/** A category that a game has or lacks. Season lines do not contain it. */
interface GameRow extends Named {
  readonly game: { readonly column: string; readonly least: number };
}

export type CategoryRow = StoredRow | DerivedRow | GameRow;

const EVERYBODY = ['F', 'D', 'G'] as const;
const SKATERS = ['F', 'D'] as const;
const GOALIES = ['G'] as const;

/**
 * The table of scoring categories. Tables, imports, lists, forms and the schema of the weights derive from it; their
 * names are in `category-names.words.en.ts`. A stored category needs a row here, its source in `NHL_FIGURES` and a
 * migration; a derived one only needs its row. Leagues that set their weights before a category existed use its
 * default.
 */
export const SCORING = {
  goal: { short: 'G', column: 'g', positions: EVERYBODY, weight: 1, first: true },
  assist: { short: 'A', column: 'a', positions: EVERYBODY, weight: 1, first: true },
  win: { short: 'W', column: 'w', positions: GOALIES, weight: 2, first: true },
  shutout: { short: 'SO', column: 'so', positions: GOALIES, weight: 1, first: true },
  point: { short: 'PTS', column: 'pts', sum: { g: 1, a: 1 }, positions: EVERYBODY, weight: 0 },
  plus_minus: { short: '+/−', column: 'plus_minus', signed: true, positions: SKATERS, weight: 0 },
  penalty_minute: { short: 'PIM', column: 'pim', positions: EVERYBODY, weight: 0 },
  power_play_goal: { short: 'PPG', column: 'ppg', positions: SKATERS, weight: 0 },
  power_play_assist: { short: 'PPA', column: 'ppa', sum: { ppp: 1, ppg: -1 }, positions: SKATERS, weight: 0 },
  power_play_point: { short: 'PPP', column: 'ppp', positions: SKATERS, weight: 0 },
  short_handed_goal: { short: 'SHG', column: 'shg', positions: SKATERS, weight: 0 },
  short_handed_assist: { short: 'SHA', column: 'sha', sum: { shp: 1, shg: -1 }, positions: SKATERS, weight: 0 },
  short_handed_point: { short: 'SHP', column: 'shp', positions: SKATERS, weight: 0 },
  game_winning_goal: { short: 'GWG', column: 'gwg', positions: SKATERS, weight: 0 },
  overtime_goal: { short: 'OTG', column: 'otg', positions: SKATERS, weight: 0 },
  overtime_assist: { short: 'OTA', column: 'ota', positions: SKATERS, weight: 0 },
  shootout_goal: { short: 'SO G', column: 'so_g', positions: SKATERS, weight: 0 },
  hat_trick: { short: 'HAT', column: 'ht', game: { column: 'g', least: 3 }, positions: SKATERS, weight: 0 },
  shot: { short: 'SOG', column: 'sog', positions: SKATERS, weight: 0 },
  hit: { short: 'HIT', column: 'hits', positions: SKATERS, weight: 0 },
  block: { short: 'BLK', column: 'blocks', positions: SKATERS, weight: 0 },
  faceoff_won: { short: 'FOW', column: 'fow', positions: SKATERS, weight: 0 },
  faceoff_lost: { short: 'FOL', column: 'fol', positions: SKATERS, weight: 0 },
  takeaway: { short: 'TK', column: 'takeaways', positions: SKATERS, weight: 0 },
  giveaway: { short: 'GV', column: 'giveaways', positions: SKATERS, weight: 0 },
  fight: { short: 'FGT', column: 'fights', positions: SKATERS, weight: 0 },
  start: { short: 'GS', column: 'gs', positions: GOALIES, weight: 0 },
  regulation_win: { short: 'RW', column: 'rw', sum: { w: 1, otw: -1, sow: -1 }, positions: GOALIES, weight: 0 },
  overtime_win: { short: 'OTW', column: 'otw', positions: GOALIES, weight: 0 },
  shootout_win: { short: 'SOW', column: 'sow', positions: GOALIES, weight: 0 },
  loss: { short: 'L', column: 'l', positions: GOALIES, weight: 0 },
  overtime_loss: { short: 'OTL', column: 'otl', positions: GOALIES, weight: 0 },
  save: { short: 'SV', column: 'saves', sum: { sa: 1, ga: -1 }, positions: GOALIES, weight: 0 },
  goal_against: { short: 'GA', column: 'ga', positions: GOALIES, weight: 0 },
  shot_against: { short: 'SA', column: 'sa', positions: GOALIES, weight: 0 },
  goalie_second: { short: 'TOI', column: 'goalie_seconds', seconds: true, positions: GOALIES, weight: 0 },
} as const satisfies Readonly<Record<string, CategoryRow>>;
