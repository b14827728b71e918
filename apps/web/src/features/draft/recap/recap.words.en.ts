export const team = 'Team';
export const byRank = 'By rank';
export const valueByRank = 'Value by rank';
export const pointsPerMillionShort = 'Pts/$M';
export const pointsPerMillionHint = 'Last season’s points per $1M of cap hit';
export const spent = 'Spent';
export const spentHint = 'Money spent on the team’s picks';
export const capSpaceHint = 'Cap space of the whole roster';
export const bestPick = 'Best pick';
export const picture = 'Picture';
export const pictureOf = ({ team }: { team: string }) => `Picture of ${team}`;
export const resultsByTeam = 'Draft results by team';

export const rankedPlace = ({ place }: { place: number }) => `ranked ${place}`;
export const pickNumber = ({ overall }: { overall: number }) => `Pick ${overall}`;
export const seasonAndPicks = ({ season, count }: { season: string; count: number }) => `${season} · ${count} picks`;
export const valueByRankFigure = 'value by rank';
export const ofTeams = ({ count }: { count: number }) => `of ${count} teams`;
export const capSpaceFigure = 'cap space';
export const pointsPerMillionFigure = 'points per $1M';
export const teamsAndRounds = ({ count, rounds }: { count: number; rounds: number }) =>
  `${count} teams, ${rounds} rounds`;
export const roundNumber = ({ round }: { round: number }) => `Round ${round}`;
export const skipped = 'Skipped';
export const forfeited = 'Forfeited';

export const noPicksYet = 'No picks yet';
export const noHighlightsHint = 'Highlights of the night appear here.';
export const highlightsOfNight = 'Highlights of the night';
export const nightSoFar = 'The night so far';
export const pictureOfBoard = 'Picture of the board';
export const awards = 'Awards';
export const boardOf = ({ draft }: { draft: string }) => `${draft}: the board`;
export const allPicksOf = ({ draft }: { draft: string }) => `All picks of ${draft}, by team and round.`;
export const playersDraftedBy = ({ count, team }: { count: number; team: string }) =>
  `The ${count} players that ${team} drafted, with their cap hits and ranks.`;
