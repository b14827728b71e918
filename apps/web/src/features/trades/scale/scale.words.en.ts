export const compared = 'Both sides compared';
export const receives = ({ team }: { team: string }) => `${team} receives`;
export const figure = 'Figure';
export const points = 'Points';
export const pointsOf = ({ season }: { season: string }) => `Points ${season}`;
export const meanAge = 'Mean age';
export const capOf = ({ season }: { season: string }) => `Cap ${season}`;
export const noPlayers = 'no players';
export const scaleHint = 'Players only, without picks. The cap of later seasons has signed contracts.';
export const comparedOf = ({ team, otherTeam }: { team: string; otherTeam: string }) =>
  `Trade of ${team} and ${otherTeam} compared`;
export const lineOf = ({
  label,
  team,
  figure,
  otherTeam,
  otherFigure,
}: Record<'label' | 'team' | 'figure' | 'otherTeam' | 'otherFigure', string>) =>
  `${label}: ${team} receives ${figure}, ${otherTeam} receives ${otherFigure}.`;
export const strengthAfter = 'Strength by position, before and after';
export const position = 'Position';
export const forwards = 'Forwards';
export const defensemen = 'Defensemen';
export const goalies = 'Goalies';
/** Between two figures, for screen readers. */
export const becomes = ' becomes ';
export const rankChange = ({ before, after }: { before: string; after: string }) => `${before} → ${after}`;
export const strengthAfterHint = ({ season }: { season: string }) =>
  `Points in ${season} of the active players, and the rank in the league. The gray bar is before the trade; the line is the league’s median.`;
