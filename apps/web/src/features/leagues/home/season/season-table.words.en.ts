import { many } from '@crease/core/text.rules.js';

export const standings = 'Standings';
export const standingsOf = ({ season }: { season: string }) => `Standings ${season}`;
export const team = 'Team';
export const yourTeam = 'your team';
export const fourWeeks = '4 weeks';
export const fourWeeksHint = 'Place after each day of the last four weeks';
export const moved = 'Moved';
export const movedHint = 'Places gained or lost in the last four weeks';
export const lastFive = 'Last 5';
export const lastFiveHint = 'The last five results, the latest on the right';
export const points = 'Points';
export const rotoPoints = 'Roto points';
export const record = 'Record';
export const sevenDays = '7 days';
export const pointsOfSevenDays = 'Points of the last seven days';
export const toLeader = 'To leader';
export const pointsBehindLeader = 'Points behind the leader';
export const tonight = 'Tonight';
export const tonightHint = 'Points of tonight’s games so far';
export const openTeam = ({ team }: { team: string }) => `Open ${team}`;
export const upPlaces = ({ count }: { count: number }) => `up ${many(count, 'place')}`;
export const downPlaces = ({ count }: { count: number }) => `down ${many(count, 'place')}`;
export const samePlace = 'same place';
/** `from` and `to` are places: '5th'. */
export const placesInFourWeeks = ({ from, to, best }: { from: string; to: string; best: string }) =>
  `from ${from} to ${to}, best ${best}`;
export const win = 'Win';
export const loss = 'Loss';
export const tie = 'Tie';
export const winMark = 'W';
export const lossMark = 'L';
export const tieMark = 'T';
export const noResultsYet = 'no results yet';
export const allStandings = 'All standings';
export const playOffs = 'Play-offs';
export const allTeams = ({ count }: { count: number }) => `All ${count} teams`;
export const fewerTeams = 'Fewer teams';
