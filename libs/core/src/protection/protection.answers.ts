import { z } from 'zod';
import { byPosition, dollars, id, place, playerId, position, refusal, season, time, whole } from '../answer.parts.js';

const CONTRACT = {
  estimated: z
    .boolean()
    .describe('The cap hit is the last known, or the minimum salary: there is no contract of the season.'),
  contract_expiry: whole.nullable().describe('The year in which the contract ends.'),
  expiry_status: z.string().nullable().describe('As what it ends.'),
};
const lastPoints = z.number().describe("Last season's points by the league's scoring, regular season.");
const lastGames = whole.describe('Games that these points are of.');
const pointsFrom = z
  .enum(['games', 'season-lines'])
  .describe(
    "What last season's points are added up from: its games, or, where no game of it is known, the season's totals.",
  );

const keeperKind = z
  .enum(['dollars', 'number', 'round'])
  .describe('Whether players are kept by dollars, by number, or by the round of the draft pick that each costs.');
const sheetRulesView = z.object({
  kind: keeperKind,
  limit: dollars.describe('Of the core, by dollars.'),
  bench_limit: dollars,
  bench_size: whole,
  minimums: byPosition,
  keepers: whole.nullable().describe('The most players, by number; null by dollars.'),
  keepers_ir: whole
    .optional()
    .describe(
      'So many players on injured reserve do not count toward `keepers`; by dollars the most expensive ones of the core, toward `limit`. Left out where all count.',
    ),
  keepers_place: whole.optional().describe("The team's place in the last season, where `keepers` depends on it."),
  most: z
    .object({ F: whole.nullable(), D: whole.nullable(), G: whole.nullable() })
    .nullable()
    .describe('The most of each position, by number; null within where a position has no limit.'),
  years: whole.nullable().describe('The most seasons in a row that a player can be kept; null without a limit.'),
  years_total: whole
    .optional()
    .describe('The most seasons in a row that all keepers were kept before, in total; left out without a limit.'),
  prices: z
    .object({
      budget: whole,
      minimum: whole.describe('The opening bid, which every place that is left needs.'),
      rounds: whole.describe('The most places that a team fills in the auction.'),
      roster_size: whole.describe('Active keepers fill places of the roster.'),
    })
    .optional()
    .describe("What keepers take of the auction's budget; left out where they have no prices."),
  rounds: z
    .object({
      picks: z.array(z.object({ id, round: whole, label: z.string() })),
      otherwise: z.enum(['earlier', 'later']),
      closed: whole.optional().describe('Players of this many first rounds may not be kept; left out where all may.'),
    })
    .nullable()
    .describe('By round: the picks that the team can give up, and which goes where none is of the round.'),
});

export const sheetPlayerView = z
  .object({
    player_id: playerId,
    name: z.string(),
    position,
    place,
    cap_hit: dollars,
    charge: dollars,
    ...CONTRACT,
    last_points: lastPoints,
    last_games: lastGames,
    kept: whole.describe('Seasons in a row that the player was kept so far; 0 where it decides nothing.'),
    round: whole.nullable().describe('By round: the round of the pick that keeping them costs.'),
    price: whole.optional().describe('What keeping them costs in the auction; left out where keepers have no prices.'),
    rank: whole
      .optional()
      .describe("By last season's rank: their rank of all players of the NHL; left out where it decides nothing."),
    drafted: whole
      .optional()
      .describe('By round: the round in which they were last drafted; left out where it decides nothing.'),
    on: z
      .enum(['core', 'bench', 'safe'])
      .nullable()
      .describe('Where the player stands on the sheet; `safe` in the rookie bank.'),
  })
  .meta({ id: 'SheetPlayer' });
export type SheetPlayerView = z.infer<typeof sheetPlayerView>;

export const sheetAnswer = z
  .object({
    season,
    deadline: time.nullable().describe('null until the commissioner sets it.'),
    locked_at: time.nullable().describe('null until sheets are locked.'),
    open: z.boolean().describe('Whether the sheet can be changed now.'),
    empty: z.boolean().describe('Nothing was saved yet.'),
    automatic: z.boolean(),
    core: z.array(playerId),
    bench: z.array(playerId),
    players: z.array(sheetPlayerView),
    rules: sheetRulesView,
    totals: z.object({
      core: dollars,
      bench: dollars,
      core_players: whole,
      bench_players: whole,
      by_position: byPosition,
    }),
    faults: z.array(refusal).describe('What would make the sheet illegal at the deadline; empty when it is legal.'),
    points_from: pointsFrom,
  })
  .meta({ id: 'SheetAnswer' });
export type SheetAnswer = z.infer<typeof sheetAnswer>;

export const savedSheetView = z
  .object({
    team_id: id,
    team_name: z.string(),
    has_manager: z.boolean(),
    saved_at: time.nullable().describe('The last save; null while nothing was saved.'),
  })
  .meta({ id: 'SavedSheet' });
export type SavedSheetView = z.infer<typeof savedSheetView>;

/**
 * Answer of `GET /api/{league_id}/protection-sheets/saved`, for commissioners. Lists every team by name while sheets
 * are open, otherwise none.
 */
export const savedSheetsAnswer = z.object({ season, teams: z.array(savedSheetView) }).meta({ id: 'SavedSheetsAnswer' });
export type SavedSheetsAnswer = z.infer<typeof savedSheetsAnswer>;

export const deadlineAnswer = z.object({ success: z.literal(true), deadline: time }).meta({ id: 'DeadlineAnswer' });

const listed = z.array(
  z
    .object({
      player_id: playerId,
      name: z.string(),
      position,
      cap_hit: dollars,
      ...CONTRACT,
      last_points: lastPoints,
      last_games: lastGames,
      cost: z.string().nullable().describe("By round: the pick that was given up, as 'round 3'."),
    })
    .meta({ id: 'PublishedPlayer' }),
);
export const publishedSheet = z
  .object({
    team_id: id,
    team_name: z.string(),
    automatic: z.boolean(),
    reason: z.string().nullable().describe('Why it was made automatically.'),
    core: listed,
    bench: listed,
    released: listed.describe('Who went from the team when sheets were locked.'),
  })
  .meta({ id: 'PublishedSheet' });
export type PublishedSheet = z.infer<typeof publishedSheet>;

/** All teams' sheets, after they are locked. */
export const publishedSheetsAnswer = z
  .object({
    season,
    deadline: time.nullable(),
    locked_at: time.nullable(),
    points_from: pointsFrom,
    kind: keeperKind,
    brought: z.boolean().describe('They came along from another site, as it had them.'),
    sheets: z.array(publishedSheet),
  })
  .meta({ id: 'PublishedSheetsAnswer' });
export type PublishedSheetsAnswer = z.infer<typeof publishedSheetsAnswer>;
