import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import type {
  LastNight,
  NightBoardAnswer,
  NightPlayer,
  NightTeam,
} from '@crease/core/seasons/tonight/night-board.answers.js';
import type { TonightAnswer, TonightGame } from '@crease/core/seasons/tonight.answers.js';
import { counts, playersNight, type PlayersNight } from '../../tonight/tonight-data.js';

/** Where a night is: before the first game, while games run, or after the last one. */
export type NightPart = 'none' | 'before' | 'running' | 'over';

const isRunning = ({ state }: TonightGame) => state === 'live' || state === 'over';

export function partOf(games: readonly TonightGame[]): NightPart {
  const played = games.filter(counts);
  if (played.length === 0) return 'none';
  if (played.every(({ state }) => state === 'scheduled')) return 'before';
  return played.every(({ state }) => state === 'final' || state === 'suspended') ? 'over' : 'running';
}

/** Where a night is in the league's season. Dates only matter in the phase of the season. */
export function seasonPart(
  phase: LeaguePhase,
  { day, starts_on: first, ends_on: last }: Pick<NightBoardAnswer, 'day' | 'starts_on' | 'ends_on'>,
): 'before' | 'during' | 'after' {
  if (phase !== 'in-season') return phase === 'offseason' ? 'after' : 'before';
  if (first !== null && day < first) return 'before';
  return last !== null && day > last ? 'after' : 'during';
}

/** Players of a team that count tonight, by their game. */
export interface TeamNight {
  readonly all: number;
  readonly live: number;
  readonly ahead: number;
}

export interface TeamBar extends NightTeam, TeamNight {
  /** Length of the bar, 0 to 1. */
  readonly share: number;
}

/** Tonight's figures of each team's players; zeros for a team without a player. */
export function teamNights({ games, players }: Pick<TonightAnswer, 'games' | 'players'>) {
  const states = new Map(games.filter(counts).map(({ id, state }) => [id, state]));
  const found = new Map<string, { all: number; live: number; ahead: number }>();
  for (const { team_id, active, game_id } of players) {
    const state = states.get(game_id);
    if (state === undefined || !active) continue;
    const night = found.get(team_id) ?? { all: 0, live: 0, ahead: 0 };
    night.all += 1;
    if (state === 'live') night.live += 1;
    if (state === 'scheduled') night.ahead += 1;
    found.set(team_id, night);
  }
  return (teamId: string): TeamNight => found.get(teamId) ?? { all: 0, live: 0, ahead: 0 };
}

/**
 * The teams as bars. By points the best team of the night comes first; in roto, where points can be lost, the table's
 * order is kept. Before the first game a bar counts players with a game.
 */
export function teamBars(
  { decided_by: by, teams }: Pick<NightBoardAnswer, 'decided_by' | 'teams'>,
  nightOf: (teamId: string) => TeamNight,
  part: NightPart,
): TeamBar[] {
  const lengthOf = ({ team_id: id, total, tonight }: NightTeam) =>
    Math.max(0, part === 'before' ? nightOf(id).all : by === 'roto' || part === 'none' ? total : tonight);
  const most = Math.max(0, ...teams.map(lengthOf));
  const bars = teams.map((team) => ({
    ...team,
    ...nightOf(team.team_id),
    share: most === 0 ? 0 : lengthOf(team) / most,
  }));
  if (by === 'roto') return bars;
  return bars.sort((a, b) => (part === 'none' ? 0 : b.tonight - a.tonight) || a.rank - b.rank);
}

export interface NightRow extends NightPlayer, Omit<PlayersNight, 'source' | 'failing'> {
  readonly when: 'live' | 'ahead' | 'over';
  /** Active, and in the line-up. */
  readonly isIn: boolean;
}

const WHEN: Readonly<Record<TonightGame['state'], NightRow['when']>> = {
  live: 'live',
  scheduled: 'ahead',
  over: 'over',
  final: 'over',
  postponed: 'over',
  cancelled: 'over',
  suspended: 'over',
};
const ORDER = ['live', 'ahead', 'over'] as const;

/**
 * Players on the ice first, then players whose games are still to come, then players whose games are over, and
 * reserves.
 */
export function nightRows(answer: TonightAnswer, board: NightBoardAnswer, teamId: string, now: number): NightRow[] {
  const games = new Map(answer.games.map((game, index) => [game.id, { game, index }]));
  const known = new Map(board.players.map((player) => [player.player_id, player]));
  const rows = answer.players.flatMap(({ player_id: id, team_id, active, game_id }) => {
    const player = known.get(id);
    const of = games.get(game_id);
    const night = playersNight(answer, id, player?.club ?? null, now);
    if (team_id !== teamId || player === undefined || of === undefined || night === null) return [];
    const { source: _, failing: __, ...shown } = night;
    return [{ index: of.index, row: { ...player, ...shown, when: WHEN[of.game.state], isIn: active } }];
  });
  return rows
    .sort(
      (a, b) =>
        Number(b.row.isIn) - Number(a.row.isIn) ||
        ORDER.indexOf(a.row.when) - ORDER.indexOf(b.row.when) ||
        (b.row.points ?? 0) - (a.row.points ?? 0) ||
        a.index - b.index,
    )
    .map(({ row }) => row);
}

/** Games that run first, then those to come, then those that are over. */
export const gamesInOrder = (games: readonly TonightGame[]): TonightGame[] =>
  [...games].sort((a, b) => rankOf(a) - rankOf(b));

const rankOf = (game: TonightGame) => (isRunning(game) ? 0 : game.state === 'scheduled' ? 1 : 2);

/** The last night; null when it has no teams and no players to list. */
export const lastNightOf = ({ last }: Pick<NightBoardAnswer, 'last'>): LastNight | null =>
  last === null || last.teams.length + last.best.length === 0 ? null : last;

export interface LastNightRow extends Pick<LastNight, 'best'> {
  readonly team_id: string;
  readonly points: number;
  readonly gained: number;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
}

/** The last night's teams by points, the reader's first. */
export function lastNightRows({ teams, best }: Pick<LastNight, 'teams' | 'best'>, mine: string | null): LastNightRow[] {
  const most = Math.max(0, ...teams.map(({ points }) => points));
  return teams
    .map((team) => ({
      ...team,
      share: most === 0 ? 0 : Math.max(0, team.points) / most,
      best: best.filter(({ team_id: id }) => id === team.team_id),
    }))
    .sort((a, b) => Number(b.team_id === mine) - Number(a.team_id === mine));
}

const BEST_SHOWN = 8;

/** The best players, where teams have no points. */
export const bestOfLeague = ({ best }: Pick<LastNight, 'best'>) => best.slice(0, BEST_SHOWN);
