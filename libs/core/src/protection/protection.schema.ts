import { z } from 'zod';
import type { Dollars } from '../money.js';
import { playerIdSchema } from '../players/players.schema.js';
import type { Position } from '../players/position.js';
import type { Refusal } from '../result.js';

const ids = z.array(playerIdSchema).max(150, 'A sheet has at most 150 players.');

/** Body of `PUT /api/{league_id}/protection-sheet`. An unfinished sheet is kept too; only a legal one counts at the deadline. */
export const sheetSchema = z.object({ core: ids, bench: ids });
export type SheetBody = z.infer<typeof sheetSchema>;

/** Body of `PUT /api/{league_id}/protection-deadline`. */
export const deadlineSchema = z.object({ deadline: z.iso.datetime({ offset: true, error: 'The deadline is a date and time.' }) });

export interface SheetPlayerView {
  player_id: number;
  name: string;
  position: Position;
  place: 'active' | 'ir' | 'rookie';
  cap_hit: Dollars;
  charge: Dollars;
  /** Last season's points by the league's scoring. */
  last_points: number;
  /** Where he stands on the sheet; `safe` in the rookie bank. */
  on: 'core' | 'bench' | 'safe' | null;
}

/** Answer of `GET` and `PUT /api/{league_id}/protection-sheet`: the caller's own. */
export interface SheetAnswer {
  season: string;
  /** ISO times; null until the commissioner sets it, and until sheets are locked. */
  deadline: string | null;
  locked_at: string | null;
  /** Whether the sheet can be changed now. */
  open: boolean;
  /** Nothing was saved yet. */
  empty: boolean;
  automatic: boolean;
  core: number[];
  bench: number[];
  players: SheetPlayerView[];
  rules: { limit: Dollars; bench_limit: Dollars; bench_size: number; minimums: Record<Position, number> };
  totals: { core: Dollars; bench: Dollars; core_players: number; bench_players: number; by_position: Record<Position, number> };
  /** What would make the sheet illegal at the deadline; empty when it is legal. */
  faults: Refusal[];
}

/** Whether and when a team saved a sheet; never what is on it. */
export interface SavedSheetView {
  team_id: string;
  team_name: string;
  has_manager: boolean;
  /** ISO time of the last save; null while nothing was saved. */
  saved_at: string | null;
}

/** Answer of `GET /api/{league_id}/protection-sheets/saved`, for commissioners: every team by name while sheets are open, nobody otherwise. */
export interface SavedSheetsAnswer {
  season: string;
  teams: SavedSheetView[];
}

export interface PublishedSheet {
  team_id: string;
  team_name: string;
  automatic: boolean;
  /** Why it was made automatically. */
  reason: string | null;
  core: { player_id: number; name: string; position: Position }[];
  bench: { player_id: number; name: string; position: Position }[];
}

/** Answer of `GET /api/{league_id}/protection-sheets?season=`: everybody's, once they are locked. */
export interface PublishedSheetsAnswer {
  season: string;
  deadline: string | null;
  locked_at: string | null;
  sheets: PublishedSheet[];
}
