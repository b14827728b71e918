import { locale } from '@crease/core/locale.js';

export const changeRecord = 'Change a record';
export const hint =
  'Results that no matchup gave: enter wins, losses and ties to add, or numbers below 0 to take them. They count in the record, not in points for. All members see your name and the reason.';
export const team = 'Team';
export const wins = 'Wins';
export const losses = 'Losses';
export const ties = 'Ties';
export const notANumber = 'Enter a whole number, like 1 or −1';
interface Change {
  readonly team: string;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly reason: string;
}
const signed = (count: number): string => `${count > 0 ? '+' : '−'}${Math.abs(count)}`;
/** 'Polar Line: +1 win, −1 loss. “A late line-up”' */
export const changed = ({ team, wins, losses, ties, reason }: Change) =>
  `${team}: ${locale.list(
    (
      [
        [wins, 'W'],
        [losses, 'L'],
        [ties, 'T'],
      ] as const
    ).flatMap(([count, mark]) => (count === 0 ? [] : [`${signed(count)} ${mark}`])),
  )} by the commissioner: ${reason}`;
export const takeBack = 'Undo';
export const takeBackOf = ({ team }: { team: string }) => `Undo the change of ${team}`;
export const takenBack = 'The record is as before';
