export const setResult = 'Set result';
export const hint =
  'The points count in the table instead of those of the games. Both managers are told, and all members see your name and the reason.';
export const hintCategories =
  'Category points, counted as categories won. They count in the table instead of those of the games. Both managers are told, and all members see your name and the reason.';
export const hintRound =
  'The points decide this match of the play-offs instead of those of the games. The pairs of the next round follow until its first NHL game. Both managers are told, and all members see your name and the reason.';
export const hintRoundCategories =
  'Category points, counted as categories won. They decide this match of the play-offs instead of those of the games. The pairs of the next round follow until its first NHL game. Both managers are told, and all members see your name and the reason.';
export const pointsOf = ({ team }: { team: string }) => `Points of ${team}`;
export const notANumber = 'Enter a number, like 84.5';
export const takeBack = 'Undo the set result';
export const takenBack = 'The result of the games counts again';
