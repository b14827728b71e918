import { z } from 'zod';
import { day, dollars, id, place, playerId, said, season, time, whole } from '../answer.parts.js';
import { CLUB_RESERVE } from './files/status-note.words.js';
import { contractSchema, playerSeasonSchema } from './players.schema.js';
import { PLAYER_STATUSES, POSITIONS } from './players.values.js';
import type { TransactionSaid } from './transactions.model.js';

const contract = contractSchema.meta({ id: 'Contract' });
const playerSeason = playerSeasonSchema.meta({ id: 'PlayerSeason' });

export const statusNote = z
  .string()
  .nullable()
  .describe(
    `A text that a person or a file gave. '${CLUB_RESERVE}' is no text: a players file put the player on the injured reserve of the club.`,
  );

export const player = z.object({
  id: playerId,
  full_name: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  position: z.enum(POSITIONS),
  position_detail: z.string().nullable(),
  nhl_club: z.string().nullable().describe('Code of one of the 32 clubs; null without a club.'),
  birth_date: day.nullable(),
  shoots: z.string().nullable(),
  birth_country: z.string().nullable(),
  status: z.enum(PLAYER_STATUSES),
  status_as_of: time.nullable(),
  status_note: statusNote,
  contract_expiry: whole.nullable().describe('The year in which the contract ends.'),
  expiry_status: z.string().nullable(),
  contract_type: z.string().nullable(),
  clause: z.string().nullable(),
  draft_year: whole.nullable(),
  draft_round: whole.nullable(),
  draft_overall: whole.nullable(),
  drafted_or_signed: z.boolean(),
  roster_status: z.string().nullable(),
  rank: whole.nullable().describe('Site ranking, 1 is best.'),
  is_sample: z.boolean(),
  source: z.string().nullable(),
  as_of: day.nullable(),
});
export type Player = z.infer<typeof player>;

/**
 * A player's cap hit in a season. It is never silently 0. Without a contract for the season it is the last known hit.
 * For a player never signed it is the site's minimum salary. Both count as `estimated` (docs/rules.md, Cap and roster).
 */
export const capFigure = z
  .object({
    cap_hit: dollars,
    estimated: z.boolean().describe('The last known hit, or the minimum salary.'),
    season: season.nullable().describe('The season whose contract the figure is from; null for the minimum salary.'),
    as_of: day.nullable(),
  })
  .meta({ id: 'CapFigure' });
export type CapFigure = z.infer<typeof capFigure>;

export const listedPlayer = player.extend({
  cap: capFigure,
  stats: playerSeason
    .nullable()
    .describe('The newest regular-season line up to the season asked for; null when there is none.'),
  rookie: z.boolean(),
});
export type ListedPlayer = z.infer<typeof listedPlayer>;

export const playerProfile = listedPlayer.extend({
  contracts: z.array(contract),
  seasons: z.array(playerSeason).describe('Newest first, the regular season before the playoffs of the same year.'),
});
export type PlayerProfile = z.infer<typeof playerProfile>;

export const playerOwner = z.object({ team_id: id, team_name: z.string(), place }).meta({ id: 'PlayerOwner' });
export type PlayerOwner = z.infer<typeof playerOwner>;

const owned = { owner: playerOwner.nullable().describe('null for a free agent.') };

export const leaguePlayer = listedPlayer.extend(owned).meta({ id: 'LeaguePlayer' });
export type LeaguePlayer = z.infer<typeof leaguePlayer>;

export const playersAnswer = z
  .object({
    season,
    total: whole.describe('How many players match, whatever the page.'),
    players: z.array(leaguePlayer),
  })
  .meta({ id: 'PlayersAnswer' });
export type PlayersAnswer = z.infer<typeof playersAnswer>;

export const playerAnswer = z
  .object({ season, player: playerProfile.extend(owned).meta({ id: 'PlayerProfile' }) })
  .meta({ id: 'PlayerAnswer' });
export type PlayerAnswer = z.infer<typeof playerAnswer>;
export type LeaguePlayerProfile = PlayerAnswer['player'];

/** The caller's private list, newest first. */
export const watchListAnswer = z
  .object({ players: z.array(z.object({ player_id: playerId, added_at: time })) })
  .meta({ id: 'WatchListAnswer' });
export type WatchListAnswer = z.infer<typeof watchListAnswer>;

export const watchedAnswer = z
  .object({ success: z.literal(true), watched: z.literal(true) })
  .meta({ id: 'WatchedAnswer' });
export const unwatchedAnswer = z
  .object({ success: z.literal(true), watched: z.literal(false) })
  .meta({ id: 'UnwatchedAnswer' });

const how = z.enum([
  'drafted',
  'added',
  'claimed',
  'traded',
  'imported',
  'dropped',
  'undone',
  'placed-on-ir',
  'activated',
  'sent-to-bank',
  'promoted',
]);

/** Answer of `GET /api/{league_id}/players/{player_id}/transactions`: `History` of transactions.rules.ts. */
export const playerTransactionsAnswer = z
  .object({
    player_id: playerId,
    player_name: z.string(),
    ownership: z
      .array(
        z.object({
          team_id: id,
          team_name: z.string().nullable().describe('null for a team that is no more.'),
          from: time,
          to: time.nullable().describe('null while it lasts.'),
          how,
        }),
      )
      .describe('Newest first.'),
    transactions: z
      .array(
        z.object({
          date: time,
          kind: how,
          team_id: id,
          team_name: z.string().nullable().describe('null for a team that is no more.'),
          from_team_id: id.nullable().describe('Where a traded player came from.'),
          from_team_name: z.string().nullable(),
          draft_id: id.nullable(),
          trade_id: id.nullable(),
          says: said<TransactionSaid>(),
        }),
      )
      .describe('Newest first.'),
  })
  .meta({ id: 'PlayerTransactionsAnswer' });
export type PlayerTransactionsAnswer = z.infer<typeof playerTransactionsAnswer>;
