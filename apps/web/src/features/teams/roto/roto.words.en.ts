import { many } from '@crease/core/text.rules.js';

export const table = 'The table';
export const team = 'Team';
export const teamsByRotoPoints = ({ season }: { season: string }) => `Teams by roto points, ${season}`;
export const points = 'Points';
export const rotoPoints = 'Roto points of all categories';
export const behind = 'Behind';
export const behindLeader = 'Roto points behind the leader';
export const toNext = 'To next';
export const behindAbove = 'Roto points behind the team above';
export const led = 'Led';
export const ledHint = 'Categories in which no team is better; they decide equal points';
export const goalieGp = 'Goalie GP';
export const goalieGamesHint = ({ now, season }: { now: number; season: number }) =>
  `Games of goalies: ${now} are needed so far, ${season} in the season`;
export const behindShort = ({ points }: { points: string }) => `${points} behind`;
export const leadsShort = ({ count }: { count: number }) => `leads ${many(count, 'category', 'categories')}`;
export const figureOf = ({ category }: { category: string }) => `${category}, figure`;
export const placeOf = ({ category }: { category: string }) => `${category}, place`;
export const leads = 'leads';
/** `next` is null on the first place. */
export const cellHint = ({ category, place, next }: { category: string; place: string; next: string | null }) =>
  `${category}: ${place}${next === null ? '' : `, ${next}`}`;
export const under = ({ gap }: { gap: string }) => `under ${gap}`;
export const toPlace = ({ gap, place }: { gap: string; place: string }) => `${gap} to ${place}`;
export const tableHint = ({ teams, ties }: { teams: number; ties: 'mean' | 'best' }) =>
  `In each category the best team gets ${many(teams, 'point')} and the worst 1, times its weight. Tied teams ${
    ties === 'mean' ? 'share the mean of their places' : 'all get the best of their places'
  }. Under the points: the figure, and what is missing to the next place.`;
export const goaliesNeeded = ({ now, season }: { now: number; season: number }) =>
  `A team needs ${many(season, 'goalie game')} in the season and ${now} so far. Below that it is last in the goalie categories.`;

export const byCategory = 'By category';
export const shownTeam = 'Team shown by category';
export const categoriesOf = ({ team }: { team: string }) => `${team} by category`;
export const category = 'Category';
export const figure = 'Figure';
export const place = 'Place';
export const sharedPlace = ({ place }: { place: string }) => `${place}, shared`;
export const teamInPlace = ({ team, place, points }: { team: string; place: string; points: string }) =>
  `${team} ${place}, ${points}`;
export const missingToNext = 'To the next place';
export const leader = 'Leader';
export const leaderWithFigure = ({ team, figure }: { team: string; figure: string }) => `${team} (${figure})`;
export const leadersLevel = ({ count, figure }: { count: number; figure: string }) =>
  `${many(count, 'team')} (${figure})`;
export const lowIsGood = 'low is good';
export const weightOf = ({ weight }: { weight: number }) => `weight ${weight}`;
export const noFiguresYet = 'No figures yet';
export const noFiguresYetHint = 'Places are counted from the first game of a player who counts for a team.';

export const games = 'Games';
export const gamesOfTeams = ({ season }: { season: string }) => `Games used by place, ${season}`;
export const gamesHint =
  'A team’s games that count, by place. The day on which a limit is reached counts whole; later days of these places do not. The pace is the games by the season’s end if it goes on like this.';
export const kindWithCap = ({ kind, cap }: { kind: string; cap: number }) => `${kind}, of ${cap}`;
export const paceOfKind = ({ kind }: { kind: string }) => `${kind}, pace`;
export const capReached = 'limit reached';
export const noPaceYet = 'no pace yet';
export const onPace = ({ projected }: { projected: number }) => `pace ${projected}`;
