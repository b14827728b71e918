export const compared = 'Both sides compared';
export const receives = ({ team }: { team: string }) => `${team} receives`;
export const figure = 'Figure';
export const points = 'Points';
export const pointsOf = ({ season }: { season: string }) => `Points ${season}`;
export const meanAge = 'Mean age';
export const capOf = ({ season }: { season: string }) => `Cap ${season}`;
export const noPlayers = 'no players';
export const scaleHint = 'Players only, without picks. The cap of later seasons has signed contracts.';
