export const outOfPlayoffs = 'Out of the play-offs';
export const rosterIsClosed = 'Roster closed until the season ends';
export const rosterIsOpen = 'Roster opened by a commissioner';
export const openRoster = 'Open roster';
export const closeRoster = 'Close roster';
export const openRosterOf = ({ team }: { team: string }) => `Open the roster of ${team}`;
export const closeRosterOf = ({ team }: { team: string }) => `Close the roster of ${team}`;
export const openRosterHint = 'The team can add, claim, drop and trade players again, until the season ends.';
export const closeRosterHint = 'The team’s open claims and offers end. It cannot add, claim, drop or trade players.';
