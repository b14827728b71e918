import { kindOfWin, type NightGame } from './night.rules.js';
import { seasonOfGame, type NhlGame } from './nhl.schema.js';
import { columnsOf, kindOf } from './nhl.figures.js';
import { needsPlays, PLAY_COLUMNS, type GamePlays } from './plays.rules.js';
import { NHL_REPORTS, type NhlReport } from '../scoring/scoring.sources.js';
import { figuresOf, type Figures, type PlayerKind, type ScoredColumn } from '../scoring/scoring.table.js';
import type { ToldRows } from './told-rows.js';

/*
 * Reads the game reports that the NHL publishes the night after. A complete report replaces everything stored about a
 * game. A partial or empty report removes nothing.
 */

/** `complete`: all pages were read. */
export interface GameRows extends ToldRows<NhlGame> {
  readonly complete: boolean;
}

export type GameReports = Readonly<Record<NhlReport, GameRows>>;

export interface ReportedLine {
  readonly kind: PlayerKind;
  readonly playerId: number;
  readonly gameId: string;
  readonly season: string;
  readonly nhlPlayoffs: boolean;
  readonly day: string;
  readonly name: string | null;
  readonly figures: Figures;
  /** Columns missing from the reports. Their stored values are kept. */
  readonly missing: readonly ScoredColumn[];
}

/**
 * Games for which every skater line or every goalie line was reported. A stored line of such a game that is missing
 * here was withdrawn.
 */
export interface CompleteGames {
  readonly skaters: readonly string[];
  readonly goalies: readonly string[];
}

export interface ReportedGames extends CompleteGames {
  readonly lines: readonly ReportedLine[];
}

type Summary = 'skater/summary' | 'goalie/summary';

/** A game missing from the schedule counts as over the day after it was played. */
export type Schedule = ReadonlyMap<string, NightGame>;

const keyOf = ({ playerId, gameId }: NhlGame): string => `${playerId} ${gameId}`;

/** With `schedule` null no game counts as final, so none is complete. `today` is an ISO date. */
export function readGameReports(
  reports: GameReports,
  nhlPlayoffs: boolean,
  schedule: Schedule | null,
  today: string,
): ReportedGames {
  const days = new Map<number, string>();
  for (const { rows } of Object.values(reports)) for (const { gameId, gameDate } of rows) days.set(gameId, gameDate);
  const whole = (report: NhlReport) => wholeGames(reports[report], days);
  const furtherOf = (summary: Summary) =>
    NHL_REPORTS.filter((report) => report !== summary && kindOf(report) === kindOf(summary)).map((report) => ({
      report,
      rows: new Map(reports[report].rows.map((row) => [keyOf(row), row])),
      whole: whole(report),
    }));
  const lines = (['skater/summary', 'goalie/summary'] as const).flatMap((summary) => {
    const further = furtherOf(summary);
    return reports[summary].rows.map((row): ReportedLine => {
      const missing: ScoredColumn[] = [];
      const game = schedule?.get(String(row.gameId));
      let figures = row.figures;
      if (summary === 'goalie/summary') {
        if (game === undefined) missing.push('otw', 'sow');
        else figures = { ...figures, ...kindOfWin(figures.w ?? 0, game) };
      }
      for (const { report, rows, whole: games } of further) {
        const more = rows.get(keyOf(row));
        if (more !== undefined) figures = { ...figures, ...more.figures };
        else if (!games.has(row.gameId)) missing.push(...columnsOf(report));
      }
      return {
        kind: kindOf(summary),
        playerId: row.playerId,
        gameId: String(row.gameId),
        season: seasonOfGame(row.gameId),
        nhlPlayoffs,
        day: row.gameDate,
        name: row.name,
        figures: figuresOf(({ column }) => figures[column]),
        missing,
      };
    });
  });
  const goals = goalsByGame(lines);
  const complete = (summary: Summary): string[] =>
    [...whole(summary)].flatMap((gameId) => {
      const id = String(gameId);
      return schedule !== null && isOver(schedule.get(id), days.get(gameId) ?? today, today, goals.get(id) ?? 0)
        ? [id]
        : [];
    });
  return { lines, skaters: complete('skater/summary'), goalies: complete('goalie/summary') };
}

/** The reported games whose play-by-play is needed. Games without a schedule are not among them. */
export function gamesToPlay(lines: readonly ReportedLine[], schedule: Schedule | null): string[] {
  const minutes = new Map<string, number[]>();
  for (const { gameId, figures } of lines) minutes.set(gameId, [...(minutes.get(gameId) ?? []), figures.pim]);
  return [...minutes].flatMap(([id, pims]) => {
    const game = schedule?.get(id);
    return game !== undefined && needsPlays(game.period, pims) ? [id] : [];
  });
}

/** Adds the figures of plays to skaters' lines. `plays` is null for a game whose play-by-play could not be read. */
export const withPlays = (
  lines: readonly ReportedLine[],
  schedule: Schedule | null,
  plays: ReadonlyMap<string, GamePlays | null>,
): ReportedLine[] =>
  lines.map((line) => {
    if (line.kind === 'goalie') return line;
    const game = plays.get(line.gameId);
    if (game === null || schedule?.has(line.gameId) !== true)
      return { ...line, missing: [...line.missing, ...PLAY_COLUMNS] };
    return { ...line, figures: { ...line.figures, ...game?.get(line.playerId) } };
  });

/** Games of a report whose rows are complete: no page is missing, and no unreadable row can belong to them. */
function wholeGames({ rows, faults, complete }: GameRows, days: ReadonlyMap<number, string>): ReadonlySet<number> {
  if (!complete) return new Set();
  const games = new Set(rows.map(({ gameId }) => gameId));
  for (const { row } of faults) {
    const { gameId, gameDate } = Object(row) as { readonly gameId?: unknown; readonly gameDate?: unknown };
    if (typeof gameId === 'number' && days.has(gameId)) games.delete(gameId);
    else for (const game of games) if (typeof gameDate !== 'string' || days.get(game) === gameDate) games.delete(game);
  }
  return games;
}

function goalsByGame(lines: readonly ReportedLine[]): Map<string, number> {
  const goals = new Map<string, number>();
  for (const { gameId, figures } of lines) goals.set(gameId, (goals.get(gameId) ?? 0) + figures.g);
  return goals;
}

/** The game is final and the reports contain all goals of its score. */
function isOver(game: NightGame | undefined, day: string, today: string, goals: number): boolean {
  if (game === undefined) return day < today;
  if (game.state !== 'final') return false;
  const { away_score: away, home_score: home, period } = game;
  // The deciding goal of a shootout is not credited to a player.
  return away === null || home === null || goals >= away + home - (period === 'SO' ? 1 : 0);
}
