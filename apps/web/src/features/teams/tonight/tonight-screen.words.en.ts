import { many } from '@crease/core/text.rules.js';

export const tonight = 'Tonight';
export const dayAndState = ({ day, state }: { day: string; state: string }) => `${day} · ${state}`;
export const gamesRunning = ({ count, all }: { count: number; all: number }) =>
  count === all ? `${many(all, 'game')} on` : `${count} of ${many(all, 'game')} on`;
export const gamesFrom = ({ count, when }: { count: number; when: string }) =>
  count === 1 ? `1 game, ${when}` : `${count} games, first ${when}`;
export const allOver = ({ count }: { count: number }) => (count === 1 ? '1 game, final' : `${count} games, all final`);
export const noGames = 'No NHL games tonight';
export const notPlayedYet = 'No game has begun tonight';
export const nightIsOver = 'Tonight’s games are over';
export const allPostponed = 'All games tonight are postponed or cancelled';
export const notBegun = 'The season has not begun';
export const notBegunHint = 'This page follows the games once the season is under way.';
/** `day`: 'Oct 6, 2026' */
export const beginsOn = ({ day }: { day: string }) => `Games count from ${day}.`;
export const seasonOver = 'The season is over';
export const seasonOverHint = 'This page follows the games again next season.';
export const noGamesHint = 'This page follows the games and your league’s points while games run.';
export const openStandings = 'Open standings';
export const notInSeason = 'No season is running';
export const notInSeasonHint = 'Tonight’s games do not count in this league. The table starts with the season.';

export const teamsTonight = 'All teams tonight';
export const matchupsTonight = 'All matchups';
export const otherMatchups = 'Other matchups';
export const team = 'Team';
export const place = 'Place';
export const pointsTonight = 'Tonight';
export const seasonPoints = 'Season';
export const rotoPoints = 'Roto points';
export const playersColumn = 'Players';
export const yourTeam = '(your team)';
export const placesGained = ({ count }: { count: number }) => `up ${many(count, 'place')} since the day began`;
export const placesLost = ({ count }: { count: number }) => `down ${many(count, 'place')} since the day began`;
export const onIce = ({ count }: { count: number }) => `${count} on`;
export const toCome = ({ count }: { count: number }) => `${count} to come`;
export const played = ({ count }: { count: number }) => `${count} played`;
export const noPlayers = 'no players';
export const plusTonight = ({ points }: { points: string }) => `${points} tonight`;
export const openMatchup = ({ own, other }: { own: string; other: string | null }) =>
  other === null ? `Details of the matchup of ${own}` : `Details of the matchup of ${own} and ${other}`;
export const details = 'Details';
export const noMatchup = 'No matchup is under way';
export const noMatchupHint = 'The next one begins with the next period of the schedule.';

export const playersTonight = 'Players tonight';
export const showTeam = 'Team of the players';
export const noPlayersOfTeam = ({ team: name }: { team: string }) => `${name} has no players tonight`;
export const noPlayersHint = 'Their clubs do not play.';
export const bench = 'Bench';
export const benchHint = 'Not in the line-up, counts nothing';
export const pointsOf = ({ points, count }: { points: string; count: number }) =>
  `${points} ${count === 1 ? 'point' : 'points'}`;

/** `day`: 'Nov 29' */
export const lastNight = ({ day }: { day: string }) => `Last night, ${day}`;
export const lastGames = ({ day }: { day: string }) => `Last games, ${day}`;

export const nhlGames = 'NHL games';
export const notFinalYet = 'Over, not final yet';
export const final = ({ overtime }: { overtime: string | null }) =>
  overtime === null ? 'Final' : `Final (${overtime})`;
export const postponed = 'Postponed';
export const cancelled = 'Cancelled';
export const suspended = 'Suspended';
export const yours = ({ count }: { count: number }) => `${count} of yours`;
