import { z } from 'zod';
import { byPosition, dollars, draftType, id, playerId, position, season, time, whole } from '../answer.parts.js';

/*
 * The state and the events of a draft are types of their own (`draft.model.ts`), since the same code folds them on both sides; these are
 * their shapes on the wire, and the compiler holds the two together where a route answers with them.
 */

const kind = z.enum(['startup', 'annual', 'mock']);
const status = z.enum(['lobby', 'running', 'paused', 'ended']);
const how = z.enum(['manual', 'commissioner', 'queue', 'rank']);
const autoMode = z
  .enum(['off', 'manager', 'timeouts', 'empty'])
  .describe(
    'Who picks: `off` the manager, `manager` Auto by their wish, `timeouts` Auto after two time-outs in a row, `empty` a team without a manager.',
  );
const overall = z.int().min(1);

const clock = z
  .object({
    seconds: whole.describe('For a pick.'),
    graceMs: whole.describe('Milliseconds after zero in which a pick by hand still counts.'),
    autoMs: whole.describe('Milliseconds that a team on Auto takes.'),
    quietHours: z
      .object({ fromMinute: whole, toMinute: whole, timeZone: z.string() })
      .nullable()
      .describe('Hours in which no clock runs: minutes after midnight.'),
  })
  .meta({ id: 'DraftClock' });

const rules = z
  .object({
    salaryCap: dollars,
    maxRosterSize: whole,
    minimums: byPosition,
    rookieBankSize: whole.nullable(),
    sizesRest: z.boolean().optional().describe('Roster and rookie bank hold any number in this draft.'),
    minimumSalary: dollars
      .optional()
      .describe('What a place costs at least: Auto leaves so much for each that remains.'),
  })
  .meta({ id: 'DraftRules' });

const holdings = z
  .object({
    F: whole,
    D: whole,
    G: whole,
    capUsed: dollars.describe('Charges of active players plus salary retained for others.'),
    rookies: whole,
  })
  .meta({ id: 'DraftHoldings' });

const team = z
  .object({
    id,
    name: z.string(),
    picture: z.string().nullable(),
    manager: z.string().nullable(),
    auto: autoMode,
    timeouts: whole.describe('Time-outs in a row.'),
    holdings,
    barred: z
      .array(playerId)
      .optional()
      .describe('Players whose salary the team lately retained: it may not have them back yet.'),
  })
  .meta({ id: 'DraftTeam' });

const PLAYER = {
  id: playerId,
  name: z.string(),
  position,
  detail: z.string(),
  club: z.string().nullable(),
  capHit: dollars.describe("What he adds to a team's cap: the cap hit less what teams of the league retain of it."),
  retained: z
    .array(z.object({ teamId: id, amount: dollars }))
    .optional()
    .describe('What they retain of it, by team; left out where nobody retains anything.'),
};
const player = z.object(PLAYER).meta({ id: 'DraftedPlayer' });

const slot = z
  .object({
    overall,
    round: whole,
    pickInRound: whole,
    pickId: z.string().describe('The draft pick that stands behind this slot.'),
    originalTeamId: id,
    ownerTeamId: id,
    status: z
      .enum(['open', 'taken', 'skipped', 'forfeited'])
      .describe('A forfeited slot keeps its number and is passed over.'),
    extra: whole.optional().describe("1 and more for a compensatory pick; left out for a team's own."),
    player: player.nullable(),
    how: how.nullable(),
    at: time.nullable(),
  })
  .meta({ id: 'DraftSlot' });

const onClock = z
  .object({
    overall,
    teamId: id,
    startedAt: time,
    deadline: time.nullable().describe('null while paused.'),
    graceMs: whole,
    remainingMs: z.number().nullable().describe('While paused.'),
  })
  .meta({ id: 'OnClock' });

const order = z
  .object({
    kind: z.enum(['snake', 'linear', 'manual']),
    source: z
      .enum(['undrawn', 'random', 'standings', 'lottery', 'commissioner'])
      .describe(
        'Where the first round came from; `undrawn`: drawn at random when the draft begins, unless it is drawn or set before.',
      ),
    draw: whole.optional().describe('Number of the draw that gave this order; left out where chance had no part.'),
    draws: whole.optional().describe('How often the order has been drawn; left out before the first draw.'),
    teamIds: z.array(id).describe('Of round 1 in turn, by original team.'),
    seed: z.string().nullable().describe('The seed (hex) that the order was drawn from, published with it.'),
    seedHash: z.string().nullable().describe('SHA-256 (hex) of that seed, published before the draw.'),
    nextSeedHash: z.string().nullable().describe('SHA-256 (hex) of the seed of the next draw.'),
  })
  .meta({ id: 'DraftOrder' });

const promise = z
  .object({
    pickId: z.string(),
    tradeId: id,
    kind: z
      .enum(['review', 'condition'])
      .describe('The trade is under review, or was carried out and left a condition that nobody has settled.'),
    until: time,
    teams: z.string().describe('The two teams, in words.'),
  })
  .meta({ id: 'PickPromise' });

const amendment = z
  .object({
    what: z.enum(['added', 'removed', 'forfeited', 'restored']),
    pickId: z.string(),
    round: whole,
    pickInRound: whole,
    overall,
    teamId: id,
    reason: z.string(),
  })
  .meta({ id: 'PickAmendment' });

const state = z
  .object({
    id,
    leagueId: id,
    season,
    type: draftType,
    kind,
    name: z.string(),
    createdBy: id,
    seq: whole.describe('Of the last event folded in.'),
    status,
    rounds: whole,
    clock,
    rules,
    order,
    teams: z.array(team),
    slots: z.array(slot),
    onClock: onClock.nullable(),
    outage: whole.describe('The last outage of the service that the clock was put back for.'),
    promises: z
      .array(promise)
      .optional()
      .describe('Picks that accepted trades promise; left out where there are none.'),
    held: z
      .literal(true)
      .optional()
      .describe(
        'The draft paused itself because the pick on the clock is promised; it goes on by itself when that is settled.',
      ),
  })
  .meta({ id: 'DraftState' });

/** `GET /api/{league_id}/drafts/{draft_id}` */
export const draftSnapshot = z
  .object({
    state,
    now: z.number().describe("The database's time when this was read, in milliseconds since 1970."),
    poolVersion: z.string().describe('Changes only when the pool does; the pool is fetched once and kept.'),
    my: z.object({ teamIds: z.array(id), commissioner: z.boolean() }),
    standings: z
      .boolean()
      .optional()
      .describe('In the lobby: whether last season has standings that an order can go by.'),
  })
  .meta({ id: 'DraftSnapshot' });

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
  })
  .meta({ id: 'DraftPoolEntry' });

/** `GET …/pool` */
export const draftPoolAnswer = z
  .object({ version: z.string(), players: z.array(poolEntry) })
  .meta({ id: 'DraftPoolAnswer' });

/** A line of `GET /api/{league_id}/drafts`: the lobby and the history. */
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
  })
  .meta({ id: 'DraftListEntry' });
export type DraftListEntry = z.infer<typeof draftListEntry>;

/** Every command of a draft: that it happened, and up to which event. */
export const draftCommandAnswer = z
  .object({
    seq: whole,
    status,
    overall: whole.nullable().describe('The pick that was made; after other commands the slot on the clock.'),
    player_id: playerId.optional(),
    team_id: id.optional(),
  })
  .meta({ id: 'DraftCommandAnswer' });

/** `GET …/undo-preview`: what an undo would take back, the latest first. */
export const undoPreviewAnswer = z
  .object({
    picks: z.array(z.object({ overall: whole, round: whole, team: z.string(), player: z.string().nullable() })),
  })
  .meta({ id: 'UndoPreviewAnswer' });

/** `GET …/log`: what was done to a draft, the latest first. */
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
          .object({ draw: whole.nullable(), seed: z.string(), seed_hash: z.string().nullable() })
          .nullable()
          .describe('Of a draw: its number, its seed, and the fingerprint that was promised before it.'),
      }),
    ),
  })
  .meta({ id: 'DraftRecordAnswer' });
export type DraftRecordAnswer = z.infer<typeof draftRecordAnswer>;

/** `GET …/chat` */
export const draftChatAnswer = z
  .object({
    messages: z.array(
      z.object({ id: z.string(), userId: id, name: z.string(), teamId: id.nullable(), text: z.string(), at: time }),
    ),
    seq: whole,
  })
  .meta({ id: 'DraftChatAnswer' });

const turn = { onClock: onClock.nullable() };
const auto = { auto: autoMode, timeouts: whole };
const event = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('draftCreated'), state }),
    z.object({ type: z.literal('draftConfigured'), name: z.string(), clock }),
    z.object({ type: z.literal('orderSet'), order, slots: z.array(slot) }),
    z.object({ type: z.literal('picksAmended'), amendment, slots: z.array(slot) }),
    z.object({
      type: z.literal('draftBegun'),
      teams: z.array(team),
      rules,
      slots: z.array(slot),
      promises: z.array(promise).optional(),
      ...turn,
    }),
    z.object({
      type: z.literal('draftPaused'),
      promise: promise.optional().describe('The draft paused itself, because that is promised.'),
      ...turn,
    }),
    z.object({
      type: z.literal('draftResumed'),
      override: z
        .object({ reason: z.string(), pickId: z.string() })
        .optional()
        .describe("The commissioner's reason for using a promised pick."),
      ...turn,
    }),
    z.object({ type: z.literal('clockChanged'), clock, ...turn }),
    z.object({ type: z.literal('clockExtended'), byMs: z.number(), outage: whole, ...turn }),
    z.object({
      type: z.literal('playerPicked'),
      overall,
      teamId: id,
      player,
      how,
      at: time,
      timedOut: z.boolean(),
      ...auto,
      overridden: z.string().nullable(),
      ...turn,
    }),
    z.object({
      type: z.literal('pickSkipped'),
      overall,
      teamId: id,
      why: z.enum(['commissioner', 'noLegalPlayer']),
      at: time,
      timedOut: z.boolean(),
      ...auto,
      ...turn,
    }),
    z.object({ type: z.literal('picksUndone'), overalls: z.array(overall), ...turn }),
    z.object({ type: z.literal('playerReplaced'), overall, from: player, to: player, reason: z.string() }),
    z.object({ type: z.literal('autoChanged'), teamId: id, auto: autoMode, ...turn }),
    z.object({ type: z.literal('pickOwnerChanged'), overalls: z.array(overall), ownerTeamId: id, ...turn }),
    z.object({
      type: z.literal('teamChanged'),
      teamId: id,
      change: team.pick({ name: true, picture: true, manager: true, auto: true, holdings: true }).partial(),
      ...turn,
    }),
    z.object({ type: z.literal('promisesChanged'), tradeId: id, promises: z.array(promise), ...turn }),
    z.object({ type: z.literal('draftEnded'), at: time, early: z.boolean() }),
    z.object({
      type: z.literal('draftReopened'),
      at: time,
      teams: z.array(team),
      promises: z.array(promise).optional(),
      ...turn,
    }),
  ])
  .meta({ id: 'DraftEvent' });

/** `GET …/events?since=`: the events after it, or word that so many are missing that a snapshot must be fetched. */
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

/** What the calls of the draft answer with that is said nowhere else. */
export const draftListAnswer = z.object({ drafts: z.array(draftListEntry) }).meta({ id: 'DraftListAnswer' });
export const draftCreatedAnswer = z.object({ draft_id: id }).meta({ id: 'DraftCreatedAnswer' });
export const draftDeletedAnswer = z.object({ deleted: z.literal(true) }).meta({ id: 'DraftDeletedAnswer' });
export const draftQueueAnswer = z
  .object({ player_ids: z.array(playerId).describe('First choice first.') })
  .meta({ id: 'DraftQueueAnswer' });
export const rookieAnswer = z.object({ player_id: playerId, rookie: z.boolean() }).meta({ id: 'RookieAnswer' });
