import { divisionName } from '@crease/core/competition/divisions/division.words.js';

export const divisions = 'Divisions';
export const nameOf = divisionName;
export const tablesHint =
  'In a tie for a division title the results inside the division come second, then the order of the table.';
export const winnersHint = 'The leaders have the best seeds of the play-offs.';
export const teamsOf = ({ division, season }: { division: string; season: string }) =>
  `Teams of ${division}, ${season}`;
export const inDivision = 'In division';
export const inDivisionHint = 'Wins, losses and ties inside the division';
export const team = 'Team';
export const division = 'Division';
export const comingHint =
  'Teams of the same division meet more often. A commissioner can set or draw the divisions until the first period begins.';
export const drawnLater = 'Teams without a division are drawn into one when the season begins.';
export const noTeams = 'No teams yet';
export const edit = 'Edit divisions';
export const editHint =
  'Divisions differ by one team at most. A schedule that is drawn already is drawn again with the new divisions. Members see the change in the log.';
export const save = 'Save divisions';
export const nameField = ({ number }: { number: number }) => `Name of division ${number}`;
export const divisionOf = ({ team: name }: { team: string }) => `Division of ${name}`;
export const draw = 'Draw divisions';
export const drawHint =
  'All teams are drawn into divisions from a new seed. A schedule that is drawn already is drawn again. Members see the draw in the log.';
export const undecided = 'Choose';
