import { DRAFT_TYPES } from '@crease/core/draft-type.js';
import { z } from 'zod';
import { messageOf } from '@crease/core/messages/messages.js';
import { count, json, line, oneOf, playerId, token } from '@crease/core/archive/archive.values.js';
import { LEAGUE_PHASES } from '@crease/core/leagues/league.rules.js';
import { LINEUP_KINDS } from '@crease/core/leagues/lineup.rules.js';
import { scoring, settingsShape } from '@crease/core/leagues/settings.shape.js';
import { TRADE_LIMITS } from '@crease/core/trades/trade.model.js';

export const place = oneOf(['active', 'ir', 'rookie']);
export const draftType = oneOf(DRAFT_TYPES);
export const phase = oneOf(LEAGUE_PHASES);
export const reason = line(TRADE_LIMITS.reason);
export const money = count(2_147_483_647);
export const serial = count(Number.MAX_SAFE_INTEGER);
/** The number of a team in its league, and values of which there is at most one per team. */
export const teamNumber = count(64, 1);
export const round = count(99, 1);
export const players = z.array(playerId).max(1_000);
export const outcome = oneOf(['met', 'not-met', 'void']);
export const assetKind = oneOf(['player', 'draft-pick', 'fa-pick']);
export const lineupPlaces = json(z.array(z.looseObject({ kind: z.enum(LINEUP_KINDS), playerId })).max(200));
/** How a player came to a team: 'draft', 'trade', 'import' … */
export const origin = token(40);
const idOf = (kinds: string) => new RegExp(`^(?:${kinds}):[1-9A-HJ-NP-Za-km-z]{12}$`);
export const stream = z.string().regex(idOf('league|draft|chat'), messageOf('isNoLogOfLeague'));
export const room = z.string().regex(idOf('league|team|draft|user'), messageOf('isNoRoomOfLeague'));
export const keysOf = <T extends object>(table: T) => oneOf(Object.keys(table) as [string, ...string[]]);

/** Weights of categories are halves. */
export const winsOrLosses = z.number().min(0).max(1_000_000).multipleOf(0.5);

/** Stored settings: a setting that was never set is missing, and one that is off is null. */
const { time_zone: _, ...storable } = settingsShape;
export const settings = z.strictObject(
  Object.fromEntries(
    Object.entries(storable).map(([key, schema]) => [key, key === 'scoring' ? scoring.nullish() : schema.nullish()]),
  ),
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? messageOf('thereIsNoSetting', { named: named(issue.keys) }) : undefined,
  },
);
const named = (keys: readonly string[]) => keys.map((key) => key.slice(0, 60)).join(', ');

export const teamFigures = json(z.record(z.string().max(40), z.int().min(-1_000_000_000).max(1_000_000_000)));

/** Games that count in a season of roto, by kind of place. */
export const gamesCaps = json(z.partialRecord(z.enum(LINEUP_KINDS), count(100_000, 1)));
