import { z } from 'zod';
import { dollars, draftType, id, playerId, season, time, whole, type ValueOf } from '../answer.parts.js';
import { REACTION_KEYS } from './reaction.rules.js';
import { event } from './draft-event.answers.js';
import { wish } from './draft.schema.js';
import { kind, status, overall, player, lotteryRules, state, PLAYER } from './draft-state.answers.js';

/** `GET /api/{league_id}/drafts/{draft_id}`: everything that the room needs to open except the pool. */
export const draftSnapshot = z
  .object({
    state,
    now: z.number().describe("The database's time when this was read, in milliseconds since 1970."),
    poolVersion: z.string().describe('Changes only when the pool does; the pool is fetched once and kept.'),
    my: z.object({ teamIds: z.array(id), commissioner: z.boolean() }),
    people: z
      .array(z.object({ user_id: id, name: z.string(), team_id: id.nullable() }))
      .describe("The league's members, who make its picks. Empty in a visitor's draft."),
    standings: z
      .boolean()
      .optional()
      .describe('In the lobby: whether last season has standings that an order can go by.'),
    poolSize: whole.optional().describe('In the lobby: how many players the pool has now.'),
  })
  .meta({ id: 'DraftSnapshot' });
export type DraftSnapshot = ValueOf<typeof draftSnapshot>;
export type DraftPerson = DraftSnapshot['people'][number];

const poolEntry = z
  .object({
    ...PLAYER,
    estimated: z
      .boolean()
      .describe('The cap hit is the last known, or the minimum salary, not a contract of this season.'),
    rookie: z.boolean(),
    rank: whole.describe('1 is best.'),
    birthDate: z.iso.date().nullable(),
    status: z.string(),
    contractExpiry: whole
      .nullable()
      .describe('First year in which there is no contract; null when unknown or unsigned.'),
    expiryStatus: z.string().nullable(),
    sample: z.boolean(),
    stats: z
      .record(z.string(), z.number())
      .describe('The last season with games, by statistic; empty for who never played.'),
    statsSeason: season.nullable(),
    points: z
      .number()
      .optional()
      .describe('Of that season, as the league counts them; left out for who never played, and without statistics.'),
    nhlDraft: z
      .object({ year: whole, overall: whole.nullable() })
      .optional()
      .describe("A rookie's place in the NHL's own draft; left out for everybody else, and where it is not known."),
  })
  .meta({ id: 'DraftPoolEntry' });
/** A pool player as the room lists them: the drafted fields plus data for choosing. */
export type PoolEntry = ValueOf<typeof poolEntry>;

/** `GET …/pool` */
export const draftPoolAnswer = z
  .object({ version: z.string(), players: z.array(poolEntry) })
  .meta({ id: 'DraftPoolAnswer' });
export interface DraftPoolAnswer {
  readonly version: string;
  readonly players: PoolEntry[];
}

/** Players on rosters, not picked in this draft. */
export const draftKeptAnswer = z
  .object({
    players: z.array(
      z.object({
        ...PLAYER,
        teamId: id,
        place: z.enum(['active', 'ir', 'rookie']),
        contractExpiry: whole.nullable().describe('First year in which there is no contract; null when unknown.'),
        expiryStatus: z.string().nullable(),
        price: whole
          .optional()
          .describe("What the player takes from the team's budget; left out where keepers have no prices."),
      }),
    ),
  })
  .meta({ id: 'DraftKeptAnswer' });
/** A player on a roster before the draft. */
export type KeptPlayer = ValueOf<typeof draftKeptAnswer>['players'][number];

/** One draft in `GET /api/{league_id}/drafts`, which lists lobbies and past drafts. */
export const draftListEntry = z
  .object({
    id,
    name: z.string(),
    season,
    type: draftType,
    kind,
    status,
    rounds: whole,
    picks: whole,
    made: whole,
    created_at: time,
    begun_at: time.nullable(),
    ended_at: time.nullable(),
    night_at: time.nullable().describe('When the league means to draft; null where no date was set.'),
  })
  .meta({ id: 'DraftListEntry' });
export type DraftListEntry = z.infer<typeof draftListEntry>;

/** Answer to every draft command, with the number of the last event. */
export const draftCommandAnswer = z
  .object({
    seq: whole,
    status,
    overall: whole.nullable().describe('The pick that was made; after other commands the slot on the clock.'),
    player_id: playerId.optional(),
    team_id: id.optional(),
  })
  .meta({ id: 'DraftCommandAnswer' });

/** Picks that an undo takes back, latest first. */
export const undoPreviewAnswer = z
  .object({
    picks: z.array(
      z.object({
        overall: whole,
        round: whole,
        team: z.string(),
        player: z.string().nullable(),
        moved: z.literal(true).optional().describe('The move of a missed pick is taken back.'),
      }),
    ),
  })
  .meta({ id: 'UndoPreviewAnswer' });
export type UndoPreviewAnswer = z.infer<typeof undoPreviewAnswer>;

/** `GET …/log`: the decisions in a draft, latest first. */
export const draftRecordAnswer = z
  .object({
    lines: z.array(
      z.object({
        seq: whole,
        at: time,
        actor: z
          .object({ user_id: id, name: z.string() })
          .nullable()
          .describe('Who did it; null when the service did.'),
        type: z.string(),
        text: z.string(),
        drawn: z
          .object({
            draw: whole.nullable(),
            source: z.enum(['random', 'lottery']),
            team_ids: z.array(id).describe('The first round as it was drawn.'),
            from: z.array(id).nullable().describe('What a lottery was drawn from: the worst of last season first.'),
            lottery: lotteryRules.nullable().describe('Of a lottery; null of an older one, which had the usual rules.'),
            seed: z.string(),
            seed_hash: z.string().nullable(),
          })
          .nullable()
          .describe('Of a draw: its number, its seed, and the fingerprint that was promised before it.'),
      }),
    ),
    next: whole
      .nullable()
      .describe('There are earlier lines: ask for those `before` this one. null: these are the first.'),
  })
  .meta({ id: 'DraftRecordAnswer' });
export type DraftRecordAnswer = z.infer<typeof draftRecordAnswer>;

export const draftChatAnswer = z
  .object({
    messages: z.array(
      z.object({ id: z.string(), userId: id, name: z.string(), teamId: id.nullable(), text: z.string(), at: time }),
    ),
    reactions: z
      .array(z.object({ overall, playerId, userId: id, reaction: z.enum(REACTION_KEYS) }))
      .describe('What was said to picks with one press, the earliest first; with `before`, none.'),
    seq: whole,
    earlier: whole
      .nullable()
      .describe('More was said: ask for what came `before` this. null: these messages are the first.'),
  })
  .meta({ id: 'DraftChatAnswer' });
export type DraftChatAnswer = z.infer<typeof draftChatAnswer>;

export const draftSeasonsAnswer = z
  .object({
    seasons: z.array(
      z.object({
        season,
        cap: dollars.describe('The cap that the season is shown against.'),
        used: dollars.describe('Charges and retained salary; in a season to come of signed contracts alone.'),
        space: dollars,
        estimated: dollars.describe(
          'What the players without a contract of a season to come would cost, who are not in `used`.',
        ),
        players: whole.describe('Those with a contract of the season.'),
        pick: z
          .object({
            charge: dollars.describe('What the player costs; of a season without a contract the last known hit.'),
            signed: z.boolean().describe('Whether a contract of the season says so.'),
            used: dollars,
            space: dollars,
          })
          .nullable()
          .describe('The season with the player that was asked for.'),
      }),
    ),
  })
  .meta({ id: 'DraftSeasonsAnswer' });

/**
 * `GET …/events?since=`: the events after `since`. When too many are missing, it asks the client to fetch a snapshot.
 */
export const draftEventsAnswer = z
  .discriminatedUnion('snapshot', [
    z.object({
      snapshot: z.literal(false),
      seq: whole,
      events: z.array(
        z.object({
          stream: z.string(),
          seq: whole,
          at: time,
          actor: id.nullable().describe('Who did it; null when the service did.'),
          event,
        }),
      ),
    }),
    z.object({ snapshot: z.literal(true), seq: whole }),
  ])
  .meta({ id: 'DraftEventsAnswer' });

export const draftListAnswer = z.object({ drafts: z.array(draftListEntry) }).meta({ id: 'DraftListAnswer' });
export const draftCreatedAnswer = z.object({ draft_id: id }).meta({ id: 'DraftCreatedAnswer' });
export const pickDeclaredAnswer = z.object({ pick_id: id }).meta({ id: 'PickDeclaredAnswer' });
export const draftDeletedAnswer = z.object({ deleted: z.literal(true) }).meta({ id: 'DraftDeletedAnswer' });
export const draftQueueAnswer = z
  .object({
    player_ids: z.array(playerId).describe('The players of the queue, first choice first.'),
    wishes: z.array(wish).describe('All of it: players, players under conditions, and rules that find a player.'),
  })
  .meta({ id: 'DraftQueueAnswer' });
export const draftProtectedAnswer = z
  .object({
    protects: whole.describe('How many players a team protects.'),
    most: whole.describe('The most players that a team loses; 0 for any number.'),
    player_ids: z.array(playerId).describe('The players on the list. Places left over go to the best-ranked ones.'),
    players: z.array(
      player
        .pick({ id: true, name: true, position: true, detail: true, club: true, capHit: true })
        .extend({ rank: whole.describe('1 is best.') }),
    ),
  })
  .meta({ id: 'DraftProtectedAnswer' });
export type ProtectedAnswer = ValueOf<typeof draftProtectedAnswer>;
export const rookieAnswer = z.object({ player_id: playerId, rookie: z.boolean() }).meta({ id: 'RookieAnswer' });
