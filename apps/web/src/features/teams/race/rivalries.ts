import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';

export type Rivalry = HistoryAnswer['rivalries'][number];

/** Each rivalry as both teams see it. */
export const everyRivalry = (rivalries: readonly Rivalry[]): Rivalry[] =>
  rivalries.flatMap((one) => [
    one,
    {
      ...one,
      team_id: one.other_id,
      other_id: one.team_id,
      wins: one.losses,
      losses: one.wins,
      playoff_wins: one.playoff_losses,
      playoff_losses: one.playoff_wins,
    },
  ]);
