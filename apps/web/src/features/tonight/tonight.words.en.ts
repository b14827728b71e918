import { many } from '@crease/core/text.rules.js';

export const notOnIceYet = 'Not on the ice yet';
export const didNotPlay = 'Did not play';
export const lineNotFinalYet = ({ line }: { line: string }) => `${line} · over, not final yet`;
export const lineFinal = ({ line }: { line: string }) => `${line} · final`;
export const postponed = 'postponed';
export const cancelled = 'cancelled';
export const suspended = 'suspended';
export const scheduledGame = ({ away, home, when }: { away: string; home: string; when: string }) =>
  `${away} at ${home}, ${when}`;
type OwnGame = { other: string; isHome: boolean; detail: string };
/** After the player's club: 'vs TOR, 7:00 PM', '@ TOR, postponed'. */
export const ownGame = ({ other, isHome, detail }: OwnGame) => `${isHome ? 'vs' : '@'} ${other}, ${detail}`;
export const scoreNotFinalYet = ({ score }: { score: string }) => `${score} · over, not final yet`;
/** `overtime`: 'OT' or 'SO'; null when the game ended in time. */
export const finalScore = ({ score, overtime }: { score: string; overtime: string | null }) =>
  `${score} · final${overtime === null ? '' : ` (${overtime})`}`;
export const gameWithState = ({ away, home, state }: { away: string; home: string; state: string }) =>
  `${away} at ${home}, ${state}`;
export const noAnswerFromNhl = ({ when }: { when: string }) => `No answer from the NHL since ${when}`;
/** '2nd', 'OT' or 'SO', as the server names it. */
export const livePeriod = ({ period }: { period: string }) => period;
export const live = 'Live';
export const liveWithAge = ({ age }: { age: string }) => `Live · ${age}`;
export const final = 'Final';
export const secondsAgo = ({ count }: { count: number }) => `${count} s ago`;
export const minutesAgo = ({ count }: { count: number }) => `${count} min ago`;

export const inventedNightRunning =
  'An invented night is being played, an hour in a minute: points, ranks and the race update live.';
export const inventedNightHint = 'Invented games, live for the whole league: an hour takes a minute.';
export const nightIsBeingPlayed = 'An invented night is being played';
export const playNightAgain = 'Play the night again';
export const playTonightsGames = 'Play tonight’s games';

export const tonight = 'Tonight';
export const openTonight = 'Open Tonight';
export const setBestLineUp = 'Set best line-up';
export const stillToPlay = ({ count, mine }: { count: number; mine: boolean }) =>
  `${mine ? `${count} of your players` : many(count, 'player')} still to play`;
export const pointsTonight = ({ points, count }: { points: string; count: number }) =>
  `${points} ${count === 1 ? 'point' : 'points'} tonight`;
/** `ahead`: those whose games have not begun. */
export const playersTonight = ({ all, ahead, mine }: { all: number; ahead: number; mine: boolean }) =>
  `${mine ? `${all} of your players` : many(all, 'player')} ${all === 1 ? 'plays' : 'play'} tonight${begun(all, ahead)}`;
const begun = (all: number, ahead: number) =>
  ahead === all ? '' : ahead === 0 ? ', all have begun' : `, ${ahead} still to begin`;
export const youHaveNoPlayersTonight = 'You have no players tonight';
export const noPlayerPlaysTonight = 'No player plays tonight';

export const gamesLeft = ({ count, offNights, isMatchup }: { count: number; offNights: number; isMatchup: boolean }) =>
  [
    count === 0 ? 'no game' : many(count, 'game'),
    isMatchup ? 'left in this matchup' : 'left this week',
    ...(offNights === 0 ? [] : [`(${many(offNights, 'off night')})`]),
  ].join(' ');
/** Next to a player: '3 left', '3 left, 1 off'. */
export const gamesLeftShort = ({ count, offNights }: { count: number; offNights: number }) =>
  offNights === 0 ? `${count} left` : `${count} left, ${offNights} off`;
/** The same in a narrow column: '3 (1 off)'. */
export const gamesLeftNarrow = ({ count, offNights }: { count: number; offNights: number }) =>
  offNights === 0 ? `${count} left` : `${count} (${offNights} off)`;
export const gameOnDay = ({ day, club, isHome }: { day: string; club: string; isHome: boolean }) =>
  `${day} ${isHome ? 'vs' : '@'} ${club}`;
