import { locale } from '@crease/core/locale.js';
import { figureTitle } from '@crease/core/competition/matchups/office/score-change.words.en.js';

export const changeScore = 'Change score';
export const hint =
  'Points that the games did not give: enter points to add, or a number below 0 to take them. They count like points of the games, also in the table. All members see your name and the reason.';
export const hintCategories =
  'A figure that the games did not give: enter a number to add, or a number below 0 to take it. It counts like a figure of the games, also in averages and percentages. All members see your name and the reason.';
export const team = 'Team';
export const figure = 'Figure';
export const points = 'Points to add';
export const amount = 'Number to add';
export const notANumber = 'Enter a number, like 2 or −1.5';
interface Score {
  /** False before an amount is entered. */
  readonly changed: boolean;
  readonly sides: readonly { readonly team: string; readonly points: string }[];
}
/** 'New score: Harbor Lights 84 – Polar Line 81.5' */
export const scoreAfter = ({ changed, sides }: Score) =>
  `${changed ? 'New score' : 'Score now'}: ${sides.map(({ team, points }) => `${team} ${points}`).join(' – ')}`;
interface Change {
  readonly team: string;
  readonly figure: string | null;
  readonly amount: number;
  readonly reason: string;
}
const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${locale.number(Math.abs(amount))}`;
/** 'Polar Line: goals +1 by the commissioner: A goal of a traded player' */
export const changed = ({ team, figure, amount, reason }: Change) =>
  `${team}: ${figureTitle(figure).toLowerCase()} ${signed(amount)} by the commissioner: ${reason}`;
export const takeBack = 'Undo';
export const takeBackOf = ({ team }: { team: string }) => `Undo the change of the score of ${team}`;
export const takenBack = 'The score is as before';
