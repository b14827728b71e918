import { DRAFT_TYPES } from '../draft-type.js';
import { bringsTeams } from '../leagues/drafts/draft.table.js';
import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { message as plainMessage, oneLine } from '../text.rules.js';
import { idSchema, seasonSchema } from '../request.parts.js';
import { isTimeZone } from '../time-zone.js';
import { CLOCK_LIMITS } from './clock/clock.limits.js';
import { REACTION_KEYS } from './reaction.rules.js';
import { SHOP_ASKS } from './offers/shop.asks.js';
import { isConditional, WISH_LIMITS } from './queue/wish.rules.js';

export type * from './draft.answers.js';

const minuteOfDay = z.number().int().min(0).max(1439);
export const clockSchema = z.object({
  seconds: z
    .number(messageOf('secondsMustBeNumber'))
    .int(messageOf('secondsMustBeWhole'))
    .min(CLOCK_LIMITS.minSeconds, messageOf('clockIsAtLeastSeconds', { least: CLOCK_LIMITS.minSeconds }))
    .max(CLOCK_LIMITS.maxSeconds, messageOf('clockIsAtMost24Hours')),
  quietHours: z
    .object({
      fromMinute: minuteOfDay,
      toMinute: minuteOfDay,
      timeZone: z.string().max(60).refine(isTimeZone, messageOf('timeZoneIsUnknown')),
    })
    .nullish()
    .transform((value) => value ?? null),
});
export type ClockBody = z.infer<typeof clockSchema>;

/** `PUT …/night`: day and time in the league's time zone. `nightFrom` rejects invalid ones. */
export const nightSchema = z.object({
  day: z.string(messageOf('chooseDay')).max(40),
  time: z.string(messageOf('chooseTime')).max(40),
});
export type NightBody = z.infer<typeof nightSchema>;

/** `PUT …/check-in`: applies to the team that the session's user manages. */
export const checkInSchema = z.object({
  answer: z.enum(['here', 'coming', 'away'], messageOf('answerIsHereComingOrAway')),
});

export const createDraftSchema = z
  .object({
    type: z.enum(DRAFT_TYPES, messageOf('draftIsAmong', { choices: DRAFT_TYPES })),
    mock: z.boolean().optional(),
    name: z
      .string()
      .overwrite(oneLine)
      .max(80, messageOf('atMostCharacters', { most: 80 }))
      .optional(),
    order: z.enum(['snake', 'linear']).optional(),
    clock: clockSchema.optional(),
    night: nightSchema.optional(),
    teams: z
      .number(messageOf('numberOfNewTeamsIsNumber'))
      .int(messageOf('addWholeTeams'))
      .min(1, messageOf('expansionDraftBringsATeam'))
      .max(30, messageOf('expansionDraftBringsAtMostTeams', { most: 30 }))
      .optional()
      .describe('How many teams an expansion draft brings. Only it has them.'),
  })
  .refine(({ type, teams }) => bringsTeams(type) === (teams !== undefined), {
    path: ['teams'],
    message: messageOf('onlyExpansionDraftNamesTeams'),
  });

export const configureDraftSchema = z.object({
  name: z
    .string()
    .overwrite(oneLine)
    .min(1, messageOf('giveDraftName'))
    .max(80, messageOf('atMostCharacters', { most: 80 })),
  clock: clockSchema,
});

/**
 * `PUT /api/{league_id}/drafts/{id}/order`. `rounds` gives a manual order round by round. A team appears again for each
 * of its compensatory picks. `best`: by the standings, the best first. `same`: that of the other draft of the
 * season that the league's settings name.
 */
export const setOrderSchema = z
  .object({
    source: z.enum(['undrawn', 'random', 'standings', 'best', 'lottery', 'same', 'commissioner']),
    kind: z.enum(['snake', 'linear', 'manual']),
    team_ids: z.array(idSchema).max(32).optional(),
    rounds: z.array(z.array(idSchema).max(64)).max(60).optional(),
  })
  .refine((body) => body.source !== 'commissioner' || (body.team_ids?.length ?? 0) > 0, {
    path: ['team_ids'],
    message: messageOf('listTeamsInTheirOrder'),
  });

const overall = z.number(messageOf('pickNumberIsRequired')).int().min(1).max(5000);
const playerId = z.number(messageOf('choosePlayer')).int().min(1).max(2_147_483_647);
const position = z.enum(['F', 'D', 'G'], messageOf('positionIsFDOrG'));
const reason = z
  .string()
  .overwrite(oneLine)
  .min(3, messageOf('giveReasonOfAtLeastCharacters', { least: 3 }))
  .max(300, messageOf('atMostCharacters', { most: 300 }));

/** Changes picks before the draft begins. */
export const amendPicksSchema = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('added'),
    team_id: idSchema,
    round: z.number(messageOf('chooseRound')).int().min(1).max(60),
    place: z.number(messageOf('choosePlaceInRound')).int().min(1).max(64),
    reason,
  }),
  z.object({ what: z.enum(['removed', 'forfeited', 'restored']), pick_id: idSchema, reason }),
]);
export type DeclarePickBody = z.infer<typeof declarePickSchema>;
/** Changes picks before the draft exists. */
export const declarePickSchema = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('added'),
    team_id: idSchema,
    season: seasonSchema,
    type: z.enum(DRAFT_TYPES, messageOf('chooseDraftAmong', { choices: DRAFT_TYPES })),
    round: z.number(messageOf('chooseRound')).int().min(1).max(60),
    reason,
  }),
  z.object({ what: z.enum(['removed', 'forfeited', 'restored']), pick_id: idSchema, reason }),
]);
export type AmendPicksBody = z.infer<typeof amendPicksSchema>;

/** `POST …/resume`: resuming a draft that stopped at a promised pick needs a reason. */
export const resumeSchema = z.object({ override_reason: reason.nullish() }).nullish();

export const makePickSchema = z.object({ overall, player_id: playerId, override_reason: reason.nullish() });
const lot = z.number(messageOf('lotIsRequired')).int().min(1).max(100_000);
/** `POST …/nominations`: `lot` is the number that the lot gets. */
export const nominateSchema = z.object({ lot, team_id: idSchema, player_id: playerId });
export const bidSchema = z.object({
  lot,
  team_id: idSchema,
  amount: z
    .number(messageOf('enterAmount'))
    .int(messageOf('bidWholeDollars'))
    .min(1, messageOf('bidAtLeast1'))
    .max(1_000_000_000),
});
export const skipSchema = z.object({ overall });
/** Opens or closes one's own pick to offers, with its owner's wishes. */
export const shopSchema = z.object({
  overall,
  open: z.boolean(messageOf('sayWhetherPickIsOpen')),
  asks: z
    .array(z.enum(SHOP_ASKS, messageOf('askedForPickIsAmong', { choices: SHOP_ASKS })))
    .max(SHOP_ASKS.length)
    .optional(),
});
export const undoSchema = z.object({ overall });
export const replaceSchema = z.object({ overall, player_id: playerId, reason, override: z.boolean().optional() });
export const autoSchema = z.object({ team_id: idSchema, on: z.boolean() });
const conditions = {
  gone: z
    .object({
      how: z.enum(['all', 'any'], messageOf('waitUntilAllOrAnyAreGone')),
      player_ids: z
        .array(playerId)
        .min(1, messageOf('choosePlayersWhoMustBeGone'))
        .refine(
          (players) => players.length <= WISH_LIMITS.gone,
          messageOf('conditionNamesAtMostPlayers', { most: WISH_LIMITS.gone }),
        ),
    })
    .optional()
    .describe('Only when all, or any, of these players are with another team or not in the pool.'),
  from_round: z
    .number()
    .int(messageOf('roundIsWholeNumber'))
    .min(1, messageOf('firstRoundIs', { least: 1 }))
    .max(WISH_LIMITS.rounds, messageOf('draftHasAtMostRounds', { most: WISH_LIMITS.rounds }))
    .optional(),
  fewer_than: z
    .object({
      position,
      count: z
        .number()
        .int(messageOf('playersAreCountedInWholeNumbers'))
        .min(1, messageOf('countAtLeast1Player'))
        .max(WISH_LIMITS.count, messageOf('countAtMostPlayers', { most: WISH_LIMITS.count })),
    })
    .optional()
    .describe('Only while the team has fewer active players of the position.'),
  bid: z
    .number(messageOf('ceilingIsNumber'))
    .int(messageOf('ceilingIsWholeDollars'))
    .min(1, messageOf('ceilingIsAtLeast1'))
    .max(1_000_000_000)
    .optional()
    .describe('In an auction: the most that Auto bids for the player.'),
};
export const wish = z.union(
  [
    playerId,
    z.strictObject({ player_id: playerId, ...conditions }),
    z.strictObject({
      positions: z.array(position).min(1, messageOf('choosePosition')).max(3, messageOf('thereAreThreePositions')),
      most: z
        .number()
        .int(messageOf('capHitIsWholeDollars'))
        .min(0)
        .max(1_000_000_000)
        .optional()
        .describe('The highest cap hit.'),
      ...conditions,
    }),
  ],
  messageOf('wishIsPlayerOrPositions'),
);

/** `PUT …/queue/{team_id}`: queue entries, first choice first. `player_ids` lists players without conditions. */
export const queueSchema = z
  .object({
    wishes: z
      .array(wish)
      .max(WISH_LIMITS.wishes, messageOf('queueHoldsAtMostWishes', { most: WISH_LIMITS.wishes }))
      .refine(
        (wishes) => wishes.filter(isConditional).length <= WISH_LIMITS.conditional,
        messageOf('queueHoldsAtMostConditions', { most: WISH_LIMITS.conditional }),
      )
      .optional(),
    player_ids: z
      .array(playerId)
      .max(WISH_LIMITS.wishes, messageOf('queueHoldsAtMostPlayers', { most: WISH_LIMITS.wishes }))
      .optional(),
  })
  .refine(({ wishes, player_ids: players }) => (wishes === undefined) !== (players === undefined), {
    path: ['wishes'],
    message: messageOf('sendWishesOrPlayerIds'),
  });
/** The protected players, at most as many as the league allows. */
export const protectSchema = z.object({
  player_ids: z.array(playerId).max(100, messageOf('rosterHasAtMostPlayers', { most: 100 })),
});

export const chatSchema = z.object({
  draftId: idSchema,
  text: z
    .string()
    .overwrite(plainMessage)
    .min(1, messageOf('writeSomethingFirst'))
    .max(500, messageOf('atMostCharacters', { most: 500 })),
  key: z.string().min(8).max(64),
});
/** `draft:react`: adds or removes a reaction. */
export const reactSchema = z.object({
  draftId: idSchema,
  overall,
  player: playerId,
  reaction: z.enum(REACTION_KEYS, messageOf('chooseReactionAmong', { choices: REACTION_KEYS })),
  on: z.boolean(messageOf('sayWhetherReactionIsGiven')),
});
export const joinDraftSchema = z.object({ draftId: idSchema, since: z.number().int().min(0) });

/** `GET …/seasons/{team_id}`: the team's cap this season and later, with the player if one is given. */
export const seasonsSchema = z.object({
  player_id: z.coerce.number<number | string>(messageOf('playerIdIsNumber')).int().min(1).max(2_147_483_647).optional(),
});

export const rookieOverrideSchema = z.object({ player_id: playerId, rookie: z.boolean(), reason });
