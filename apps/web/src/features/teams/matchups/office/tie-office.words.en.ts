interface Teams {
  readonly home: string;
  readonly away: string;
}
export const decide = 'Decide the tie';
export const decideOf = ({ home, away }: Teams) => `Decide the tie of ${home} and ${away}`;
export const takeBack = 'Undo the decision';
export const takeBackOf = ({ home, away }: Teams) => `Undo the decision of the tie of ${home} and ${away}`;
export const takenBack = 'The tie waits for a decision again';
export const hint =
  'All members see your name and the reason. You can undo the decision until the next round begins with its first NHL game, or until the season ends.';
export const winner = 'Winner';
