export const notOnIceYet = 'Not on the ice yet';
export const didNotPlay = 'Did not play';
export const scheduledGame = ({ away, home, when }: { away: string; home: string; when: string }) =>
  `${away} at ${home}, ${when}`;
export const scoreNotFinalYet = ({ score }: { score: string }) => `${score} · over, not final yet`;
export const finalScore = ({ score, overtime }: { score: string; overtime: string }) => `${score} · final${overtime}`;
export const gameWithState = ({ away, home, state }: { away: string; home: string; state: string }) =>
  `${away} at ${home}, ${state}`;
export const noAnswerFromNhl = ({ when }: { when: string }) => `No answer from the NHL since ${when}`;
export const live = 'Live';
export const liveWithAge = ({ age }: { age: string }) => `Live · ${age}`;
export const final = 'Final';
export const secondsAgo = ({ count }: { count: number }) => `${count} s ago`;
export const minutesAgo = ({ count }: { count: number }) => `${count} min ago`;
export const awayAtHome = ({ away, home }: { away: string; home: string }) => `${away} at ${home}`;

export const inventedNightRunning =
  'An invented night is being played, an hour in a minute: points, ranks and the race update live.';
export const inventedNightHint =
  'Tonight’s games are invented, and you start them: an hour in a minute, live for the whole league.';
export const playNightAgain = 'Play the night again';
export const playTonightsGames = 'Play tonight’s games';

export const seeMyTeam = 'See my team';
export const youHaveNoPlayersTonight = 'You have no players tonight';
export const noPlayerPlaysTonight = 'No player plays tonight';
