export const team = 'Team';
export const teamsBeforeSeason = ({ season }: { season: string }) => `Teams before the season ${season}`;
export const roster = 'Roster';
export const forwards = 'forwards';
export const defensemen = 'defensemen';
export const goalies = 'goalies';
export const pointsOfPosition = ({ position, season }: { position: string; season: string }) =>
  `Points of the team’s ${position} in ${season}`;
export const rosterPoints = 'Roster points';
export const pointsOfRoster = ({ season }: { season: string }) =>
  `Points of the team’s present players in ${season}, by the league’s scoring`;
export const capSpace = 'Cap space';
export const firstPick = 'First pick';
export const firstPickHint = 'The team’s first pick in the season’s draft';
export const pointsOfSeason = ({ season }: { season: string }) => `The team’s points in ${season}`;
export const rosterShort = ({ roster }: { roster: number | string }) => `roster ${roster}`;
export const pickShort = ({ overall }: { overall: number }) => `pick ${overall}`;
export const lastShort = ({ season, points }: { season: string; points: string }) => `${season}: ${points}`;
export const orderedByRoster = ({ season }: { season: string }) =>
  `By the points that each roster’s players had in ${season}. Standings begin with the first points.`;
export const orderedByLast = ({ season }: { season: string }) =>
  `By points in ${season}. Standings begin with the first points.`;
export const beginsWithPoints = 'Ranks begin with the first points.';

export const whatComesNext = 'What comes next';
export const draftLive = 'Live now';
export const draftPaused = 'Paused';
export const noDate = 'No date yet';
export const enterRoom = 'Enter the room';
export const openLobby = 'Open the lobby';
export const startupDraft = 'The draft';
export const draftNotCreated = 'A commissioner creates it and sets its date.';
export const toDrafts = 'Go to the draft';
export const picksMade = ({ made, count }: { made: number; count: number }) => `${made} of ${count} picks made`;
export const rounds = ({ count }: { count: number }) => (count === 1 ? '1 round' : `${count} rounds`);
export const seasonBegins = 'The season begins';
export const firstPointsCount = 'The first points count from this day.';
export const startsAfterDrafts = 'A commissioner starts it. Points count from that day.';
export const afterDrafts = 'After the drafts';
export const seasonEnds = 'The regular season ends';
export const seasonEndsHint = 'Places are final after its last game.';
export const protectionDeadline = 'Protection sheets lock';
export const openSheet = 'Open my sheet';
export const sheetsHint = 'Players who are not protected can be drafted by other teams.';
