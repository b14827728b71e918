export const gamesPlayed = 'Games played';
export const goals = 'Goals';
export const assists = 'Assists';
export const points = 'Points';
export const plusMinus = 'Plus/minus';
export const penaltyMinutes = 'Penalty minutes';
export const powerPlayPoints = 'Power-play points';
export const shotsOnGoal = 'Shots on goal';
export const hits = 'Hits';
export const blockedShots = 'Blocked shots';
export const wins = 'Wins';
export const losses = 'Losses';
export const shutouts = 'Shutouts';
export const savePercentageShort = 'SV%';
export const savePercentage = 'Save percentage';
export const goalsAgainstAverage = 'Goals against average';
export const draftedInYear = ({ year }: { year: number }) => `drafted ${year}`;

export const messageTooLong = ({ count }: { count: number }) =>
  `A message has at most ${count} characters. Send it in parts.`;
export const messageNotSent = 'Your message was not sent';

export const playerIsYours = ({ player }: { player: string }) => `${player} is yours`;
export const pickSentOnReconnect = ({ overall }: { overall: number }) =>
  `Pick ${overall} was sent when the connection came back.`;
export const pickNotMade = ({ player }: { player: string }) => `Your pick of ${player} was not made`;
export const lostToClock = ({ loss }: { loss: string }) => `${loss}: the clock ran out.`;
export const autoTookPlayer = ({ player, overall }: { player: string; overall: number }) =>
  `Auto took ${player} with pick ${overall}.`;
export const pickUsedFor = ({ overall, player }: { overall: number; player: string }) =>
  `Pick ${overall} was used for ${player}.`;
export const lostToSkip = ({ loss, overall }: { loss: string; overall: number }) =>
  `${loss}: pick ${overall} was skipped.`;
export const lostToDraftEnd = ({ loss }: { loss: string }) => `${loss}: the draft has ended.`;
export const lostPickOffClock = ({ loss, overall }: { loss: string; overall: number }) =>
  `${loss}: pick ${overall} is not on the clock any more.`;
export const lookAtBoard = 'Look at the board.';

export const currentPick = 'Current pick';
