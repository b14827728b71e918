import { z } from 'zod';
import { playerIdSchema } from '../players/players.schema.js';
import type { CapLevel, Dollars } from '../money.js';
import type { Refusal } from '../result.js';
import type { Position } from '../players/position.js';

/** Why a commissioner overrides a rule; everybody can read it in the log. */
export const overrideReasonSchema = z.string().trim().min(3, 'Give a reason for the override.').max(300, 'A reason has at most 300 characters.');

const moveSchema = z.object({
  type: z.enum(['drop', 'toIr', 'activate', 'toBank', 'promote'], 'There is no such move.'),
  player_id: playerIdSchema,
});
export const moveListSchema = z.array(moveSchema).max(40, 'At most 40 moves at once.');

/** Body of `POST /api/{league_id}/teams/{team_id}/moves` and of its preview. The moves are judged together, by where they end. */
export const movesSchema = z.object({
  moves: moveListSchema.min(1, 'Name a move.'),
  override_reason: overrideReasonSchema.nullish(),
});
export type MovesBody = z.infer<typeof movesSchema>;
export type MoveBody = z.infer<typeof moveSchema>;

/** A team's figures before or after a move. */
export interface TeamFigures {
  total_cap: Dollars;
  salary_retained: Dollars;
  cap_used: Dollars;
  /** The cap that applies now (110 % in the offseason). */
  cap: Dollars;
  cap_space: Dollars;
  cap_level: CapLevel;
  active: number;
  /** null while roster sizes are free. */
  max_roster_size: number | null;
  ir: number;
  ir_slots: number;
  rookies: number;
  /** null without a rookie bank. */
  rookie_bank_size: number | null;
  by_position: Record<Position, number>;
  /** null while minimums are free. */
  minimums: Record<Position, number> | null;
  violations: { rule: string; figure: number; limit: number; message: string; fix?: string }[];
}

/** Answer of `POST /api/{league_id}/teams/{team_id}/moves/preview` and of `POST /api/{league_id}/free-agents/preview`. */
export interface MovesPreview {
  before: TeamFigures;
  /** null where the moves cannot be carried out at all. */
  after: TeamFigures | null;
  /** Why the moves would be refused; null when they are legal. */
  refusal: Refusal | null;
}

/** Answer of `POST /api/{league_id}/teams/{team_id}/moves`. */
export interface MovesAnswer {
  success: true;
  team_id: string;
  figures: TeamFigures;
}
