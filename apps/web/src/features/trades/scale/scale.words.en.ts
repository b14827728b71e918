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
