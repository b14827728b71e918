import { momentIn } from '../calendar.js';
import {
  lineOfGame,
  pointsOf,
  sumOfPoints,
  type ScoredColumn,
  type StoredScoring,
} from '../players/scoring/scoring.table.js';
import { DECIDING_HOUR } from '../leagues/deciding-hour.js';
import type { Position } from '../position.js';

export interface DayRules {
  readonly scoring: StoredScoring;
  readonly timeZone: string;
}

/** Rules that applied until a moment (milliseconds since 1970). */
export interface PastRules extends DayRules {
  readonly until: number;
}

/**
 * The deciding moment of a day (milliseconds since 1970) with the weights that applied then. Later changes do not
 * affect it.
 */
export function rulesOfDay(
  day: string,
  past: readonly PastRules[],
  now: DayRules,
): { readonly noon: number; readonly scoring: StoredScoring } {
  for (const rules of [...past].sort((a, b) => a.until - b.until)) {
    const noon = momentIn(day, rules.timeZone, DECIDING_HOUR);
    if (noon < rules.until) return { noon, scoring: rules.scoring };
  }
  return { noon: momentIn(day, now.timeZone, DECIDING_HOUR), scoring: now.scoring };
}

/** A player's figures in a game, and the position used for the weights. */
export type PlayedGame = Readonly<Record<ScoredColumn, number | null>> & { readonly position: Position };

/** A player's game, with the team for which they were active at the day's deciding moment. */
export type TeamGame = PlayedGame & { readonly team_id: string };

/** Points per team in these games. Teams without points are omitted. */
export function earned(games: readonly TeamGame[], scoring: StoredScoring): Map<string, number> {
  const sums = new Map<string, number>();
  for (const game of games) {
    const points = pointsOf(lineOfGame(game), scoring, game.position);
    sums.set(game.team_id, sumOfPoints([sums.get(game.team_id) ?? 0, points]));
  }
  for (const [team, sum] of sums) if (sum === 0) sums.delete(team);
  return sums;
}

export function pointsOfPlayers(
  games: readonly (PlayedGame & { readonly player_id: number })[],
  scoring: StoredScoring,
): Map<number, number> {
  const points = new Map<number, number>();
  for (const game of games) {
    const own = pointsOf(lineOfGame(game), scoring, game.position);
    points.set(game.player_id, sumOfPoints([points.get(game.player_id) ?? 0, own]));
  }
  return points;
}

/** A period in which a player was active for a team (milliseconds since 1970; `to` is null while it lasts). */
export interface ActiveStay {
  readonly team_id: string;
  readonly player_id: number;
  readonly from: number;
  readonly to: number | null;
}

/** The team for which a player is active at a moment. `from` is inclusive and `to` exclusive. */
export function activeFor(stays: readonly ActiveStay[], playerId: number, at: number): string | null {
  return (
    stays.find((stay) => stay.player_id === playerId && stay.from <= at && (stay.to === null || stay.to > at))
      ?.team_id ?? null
  );
}

/**
 * Recalculates all points since the first game. Daily updates must give the same result. Keys are `team season day`,
 * with ' playoffs' after the season for playoff games.
 */
export function recount(
  games: readonly (PlayedGame & {
    readonly player_id: number;
    readonly season: string;
    readonly playoffs: boolean;
    readonly day: string;
  })[],
  stays: readonly ActiveStay[],
  past: readonly PastRules[],
  now: DayRules,
): Map<string, number> {
  const days = new Map<string, (typeof games)[number][]>();
  for (const game of games) {
    const key = `${game.season}${game.playoffs ? ' playoffs' : ''} ${game.day}`;
    days.set(key, [...(days.get(key) ?? []), game]);
  }
  const sums = new Map<string, number>();
  for (const [key, played] of days) {
    const { noon, scoring } = rulesOfDay(played[0]?.day ?? '', past, now);
    const ofTeams = played.flatMap((game) => {
      const team = activeFor(stays, game.player_id, noon);
      return team === null ? [] : [{ ...game, team_id: team }];
    });
    for (const [team, sum] of earned(ofTeams, scoring)) sums.set(`${team} ${key}`, sum);
  }
  return sums;
}
