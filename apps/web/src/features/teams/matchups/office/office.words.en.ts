export const editPairs = 'Edit pairs';
export const editPairsOf = ({ number }: { number: number }) => `Edit the pairs of matchup ${number}`;
export const editPairsHint =
  'Choose a team: it changes places with the team that was there, so that each team plays once. Members see the change in the log.';
export const editDoublesHint =
  'Choose a team: the two teams swap places in all of their pairs. Members see the change in the log.';
export const save = 'Save pairs';
export const homeTeam = ({ number }: { number: number }) => `Pair ${number}, home`;
export const awayTeam = ({ number }: { number: number }) => `Pair ${number}, away`;
export const idleTeam = 'No opponent';
export const versus = 'vs';
export const moveEnd = 'Move last day';
export const moveEndWithDays = ({ days }: { days: string }) => `Move last day of ${days}`;
export const moveEndOf = ({ number }: { number: number }) => `Move the last day of matchup ${number}`;
export const moveEndHint = ({ next }: { next: number }) =>
  `Matchup ${next} begins on the day after it. Both keep at least 3 days. Members see the change in the log.`;
export const lastDay = 'Last day';
export const saveDay = 'Save day';
export const dayMoved = ({ number }: { number: number }) => `Last day of matchup ${number} moved`;
export const dayIsBack = ({ number }: { number: number }) => `Last day of matchup ${number} moved back`;
export const undo = 'Undo';
export const redraw = 'Redraw schedule';
export const redrawHint =
  'All pairs of the season are drawn again from a new seed, and edited pairs are replaced. Members see it in the log.';
