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

export const outlookAfter = 'Outlook after the trade';
export const teamAgainst = ({ team, other }: { team: string; other: string }) => `${team} vs ${other}:`;
export const pointsAtTheEnd = ({ points }: { points: string }) => `${points} points`;
export const categoriesWon = ({ record }: { record: string }) => `${record} in categories`;
export const partsBetween = ' · ';
export const winProbability = 'win probability';
export const matchupHint =
  'The matchup is projected as on its page, with the rosters that the trade would leave. Days whose rosters are decided stay as they are.';
export const restOfSeason = 'Rest of the season by category';
export const restHint =
  'For the rest of the season, healthy active players are assumed to play every game of their clubs. Each game counts as the average of the player’s last 30. With fewer than 10 games, it is the average of this season and the one before.';
export const category = 'Category';
export const change = ({ figure, more }: { figure: string; more: boolean }) => `${more ? '+' : '−'}${figure}`;
