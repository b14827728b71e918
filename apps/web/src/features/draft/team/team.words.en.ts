export const bankPlaces = 'Bank places';
export const places = 'Places';
export const space = 'Space';
export const moneyPerPlace = 'Each';
export const draftedStrength = 'Drafted strength by position';
export const draftedStrengthHint = ({ season }: { season: string }) =>
  `Fantasy points in ${season} of the players drafted here. The line is the median.`;
export const maxPick = 'Max pick';
export const inTheRoom = ({ people }: { people: string }) => `${people} here now`;
export const noFit = 'no fit';
export const inBank = 'In the bank';
export const rookiesOfSize = ({ rookies, size }: { rookies: number; size: number }) => `${rookies} of ${size}`;

export const yourCap = 'Your cap';
export const yourRookies = 'Your rookies';
export const leftToChoose = 'Left to choose';
export const cap = 'Cap';

export const kept = 'Kept';
export const keptHint = 'On the roster before this draft';
export const noClub = 'no club';
export const activeRoster = 'Active roster';
export const injuredReserve = 'Injured reserve';
export const rookieBank = 'Rookie bank';

export const team = 'Team';
export const yourTeam = ({ team }: { team: string }) => `${team} (yours)`;
export const noManager = 'No manager';
export const auto = 'Auto';
export const moneyOf = ({ team }: { team: string }) => `Money of ${team}`;
export const rosterSize = ({ size }: { size: number }) => `Roster ${size}`;
export const rosterSizeOf = ({ size, most }: { size: number; most: number }) => `Roster ${size} of ${most}`;
export const timeBankLeft = ({ time }: { time: string }) => `Time bank ${time}`;

export const noTeamsInDraft = 'There are no teams in this draft';
export const rosterAndPicks = 'Roster and picks';
export const comingPicks = 'Coming picks';
export const noPickLeft = 'No pick left in this draft.';
export const fromTeam = ({ team }: { team: string }) => `from ${team}`;
export const movedAfter = ({ after }: { after: number }) => `after pick ${after}`;
export const roundNumber = ({ round }: { round: number }) => `Round ${round}`;
export const onTheClock = 'on the clock';
export const countToGo = ({ count, minimum, missing }: { count: number; minimum: number; missing: number }) =>
  `${count} of ${minimum}, ${missing} to go`;
export const minimumMet = ({ count, minimum }: { count: number; minimum: number }) =>
  `${count}, minimum ${minimum} met`;
export const moreOnRosterBefore = ({ count }: { count: number }) => `${count} more on the roster before this draft`;
export const needed = 'Needed';
