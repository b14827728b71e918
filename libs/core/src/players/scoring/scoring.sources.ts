import type { PlayerKind, StoredCategory } from './scoring.table.js';

/* Where the NHL's public data has each stored figure. The browser does not load this file. */

/** The NHL's reports, by game and by season. The summaries come before the reports that add figures to them. */
export const NHL_REPORTS = ['skater/summary', 'goalie/summary', 'skater/realtime', 'skater/faceoffwins'] as const;
export type NhlReport = (typeof NHL_REPORTS)[number];

/**
 * Source of a figure during a game:
 * - `box`: a field of a player's row in the box score;
 * - 'goals': `night.rules.ts` derives it from the game's goals;
 * - 'decision': `night.rules.ts` derives it from the goalie's row and the result;
 * - 'plays': `plays.rules.ts` counts it in the play-by-play, also for the nightly import;
 * - 'faceoffs': the same, only while a league that counts it is open; a report has it the next day;
 * - null: only the reports of the next day have it.
 */
export type LiveSource = { readonly box: string } | 'goals' | 'decision' | 'plays' | 'faceoffs' | null;

export interface NhlFigure {
  /** Name in the reports. Null when no report has it and a rule derives it. */
  readonly field: string | null;
  readonly alias?: string;
  /** The report with this field. When omitted, the summary report of the category's positions. */
  readonly report?: NhlReport;
  /** Name in the season lines of a player's page. Null when they lack it. */
  readonly page: string | null;
  readonly live: LiveSource | Readonly<Record<PlayerKind, LiveSource>>;
  /** Counts once the game is final. */
  readonly final?: true;
}

/**
 * Version of the figures that games are read for. Raise it with a new figure: then the nightly import reads the earlier
 * games of the present season again.
 */
export const GAME_FIGURES = 1;

export const NHL_FIGURES = {
  goal: { field: 'goals', page: 'goals', live: { skater: { box: 'goals' }, goalie: 'goals' } },
  assist: { field: 'assists', page: 'assists', live: { skater: { box: 'assists' }, goalie: 'goals' } },
  win: { field: 'wins', page: 'wins', live: 'decision', final: true },
  shutout: { field: 'shutouts', page: 'shutouts', live: 'decision', final: true },
  plus_minus: { field: 'plusMinus', page: 'plusMinus', live: { box: 'plusMinus' } },
  penalty_minute: { field: 'penaltyMinutes', alias: 'pim', page: 'pim', live: { box: 'pim' } },
  power_play_goal: { field: 'ppGoals', page: 'powerPlayGoals', live: { box: 'powerPlayGoals' } },
  power_play_point: { field: 'ppPoints', page: 'powerPlayPoints', live: 'goals' },
  short_handed_goal: { field: 'shGoals', page: 'shorthandedGoals', live: 'goals' },
  short_handed_point: { field: 'shPoints', page: 'shorthandedPoints', live: 'goals' },
  game_winning_goal: { field: 'gameWinningGoals', page: 'gameWinningGoals', live: 'goals', final: true },
  overtime_goal: { field: 'otGoals', page: 'otGoals', live: 'goals' },
  overtime_assist: { field: null, page: null, live: 'plays' },
  shootout_goal: { field: null, page: null, live: 'plays' },
  shot: { field: 'shots', page: 'shots', live: { box: 'sog' } },
  hit: { field: 'hits', report: 'skater/realtime', page: null, live: { box: 'hits' } },
  block: { field: 'blockedShots', report: 'skater/realtime', page: null, live: { box: 'blockedShots' } },
  faceoff_won: { field: 'totalFaceoffWins', report: 'skater/faceoffwins', page: null, live: 'faceoffs' },
  faceoff_lost: { field: 'totalFaceoffLosses', report: 'skater/faceoffwins', page: null, live: 'faceoffs' },
  takeaway: { field: 'takeaways', report: 'skater/realtime', page: null, live: { box: 'takeaways' } },
  giveaway: { field: 'giveaways', report: 'skater/realtime', page: null, live: { box: 'giveaways' } },
  fight: { field: null, page: null, live: 'plays' },
  start: { field: 'gamesStarted', page: 'gamesStarted', live: 'decision' },
  overtime_win: { field: null, page: null, live: 'decision', final: true },
  shootout_win: { field: null, page: null, live: 'decision', final: true },
  loss: { field: 'losses', page: 'losses', live: 'decision', final: true },
  overtime_loss: { field: 'otLosses', alias: 'overtimeLosses', page: 'otLosses', live: 'decision', final: true },
  goal_against: { field: 'goalsAgainst', page: 'goalsAgainst', live: { box: 'goalsAgainst' } },
  shot_against: { field: 'shotsAgainst', page: 'shotsAgainst', live: { box: 'shotsAgainst' } },
  // A player's page has it as text, which `nhl.schema.ts` reads.
  goalie_second: { field: 'timeOnIce', page: null, live: { box: 'toi' } },
} as const satisfies Readonly<Record<StoredCategory, NhlFigure>>;
