import { LINEUP_KIND_WORDS, type LineupKind } from '@crease/core/leagues/lineup.rules.js';
import { listed, many } from '@crease/core/text.rules.js';

export const day = 'Day';
export const lockedDay = ({ day }: { day: string }) => `${day}, locked`;

export const noGame = 'no game';
export const homeGame = ({ club }: { club: string }) => `vs ${club}`;
export const awayGame = ({ club }: { club: string }) => `@ ${club}`;
export const playerIsLocked = 'locked';
export const locksAt = ({ time }: { time: string }) => `locks ${time}`;

export const empty = 'Empty';
export const standsIn = 'Stands in';
export const takeOutOfLineUp = ({ player }: { player: string }) => `Take ${player} out of the line-up`;
/** Heads of the columns of players. */
export const game = 'Game';
export const gamesAhead = 'To come';
export const form = 'Form';
export const season = 'Season';
export const tonight = 'Tonight';
export const thatDay = 'Day';
export const pointsOfSeason = 'points of the season';
export const pointsTonight = 'points tonight';
export const pointsThatDay = 'points that day';

export const lastGames = ({ points }: { points: string }) => `Last games: ${points}`;
export const formTable = 'Form: points of the last five games';
export const player = 'Player';
export const pointsByGame = 'Points by game, the last one last';
export const gameOfForm = ({ day, points }: { day: string; points: string }) => `${day}: ${points}`;

export const lineUpSaved = 'Line-up saved';
export const places = 'Places';
export const inLineUp = 'In the line-up';
export const reserves = 'Reserves';
export const allActivePlayersIn = 'All active players are in the line-up.';
export const tapTwoPlayers = 'Tap two players to swap them.';
export const tapSwapTarget = 'Now tap the player or place to swap with.';
export const bestAvailable = 'Best available';
export const bestAreIn = 'The best available players are in, not yet saved.';
export const bestAreSaved = 'The best available players are already in.';
export const saveLineUp = 'Save line-up';
export const discard = 'Discard';

export const team = 'Team';
export const lineUpOf = ({ team }: { team: string }) => `Line-up of ${team}`;
export const lineUp = 'Line-up';
export const roster = 'Roster';
export const noLineUps = 'This league plays without line-ups';
export const noLineUpsHint =
  'Every active player earns points. Your commissioner can switch line-ups on in the settings.';
export const lockedSince = ({ when }: { when: string }) => `Locked since ${when}.`;
export const locked = 'Locked.';
/** `at` is null when each player locks with their game. */
export const locks = ({ at }: { at: string | null }) =>
  at === null ? 'Players lock with their games.' : `Locks ${at}.`;
/** `dates`: days of a month, such as "1 and 15". `locksAt` is null when each player locks with their game. */
export const inEffect = ({
  day,
  period,
  dates,
  locksAt,
}: {
  day: string;
  period: 'day' | 'week' | 'month';
  dates: string;
  locksAt: string | null;
}) =>
  `In effect from ${day} ${UNTIL[period](dates)}; ${locksAt === null ? 'each player locks when their game begins' : `locks ${locksAt}`}.`;
const UNTIL = {
  day: () => 'until another one begins',
  week: () => 'for the week',
  month: (dates: string) => `until the next of its days (${dates})`,
};
export const rosterDecidedAt = ({ time }: { time: string }) => `The roster of this day was decided at ${time}.`;
export const changesLeft = ({
  left,
  changes,
  span = 'week',
}: {
  left: number;
  changes: number;
  span?: 'week' | 'month' | 'season';
}) => `${left} of ${many(changes, 'change')} left this ${span}.`;
export const noLineUpSet = 'No line-up set: the best players are in.';

export const goalieStarts = ({ used, limit, endsOn }: { used: number; limit: number; endsOn: string }) =>
  `Goalie starts: ${used} of ${limit} in the matchup period to ${endsOn}.`;
export const goaliesClosed = ({ opens }: { opens: string }) =>
  `The limit is reached: games of goalies on this day do not count. They count again from ${opens}.`;

/** The figures of a kind of place are those of the answer. */
export const gamesUsed = ({
  kinds,
  endsOn,
}: {
  kinds: readonly { kind: LineupKind; used: number; cap: number }[];
  endsOn: string;
}) =>
  `Games to ${endsOn}: ${kinds
    .map(
      ({ kind, used, cap }) =>
        `${LINEUP_KIND_WORDS[kind].toLowerCase()} ${used} of ${cap} (${Math.max(0, cap - used)} left)`,
    )
    .join(', ')}.`;
export const placesClosed = ({ kinds, endsOn }: { kinds: readonly LineupKind[]; endsOn: string }) =>
  `The cap is reached: games in ${listed(kinds.map((kind) => `${LINEUP_KIND_WORDS[kind].toLowerCase()} places`))} do not count through ${endsOn}.`;
export const putInOpenPlaces = 'Put players in other places.';
