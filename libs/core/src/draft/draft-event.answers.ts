import { z } from 'zod';
import { id, time, whole } from '../answer.parts.js';
import {
  NAME,
  how,
  autoMode,
  overall,
  shopAsk,
  clock,
  rules,
  team,
  player,
  sale,
  slot,
  onClock,
  order,
  promise,
  amendment,
  night,
  state,
  checkIn,
} from './draft-state.answers.js';

/* A draft's events as schemas. Optional parts that were added later are missing in older events. */

const turn = { onClock: onClock.nullable() };
const drewMs = z
  .number()
  .optional()
  .describe("Milliseconds that the turn drew from its team's time bank; left out where it drew nothing.");
const auto = {
  auto: autoMode,
  autoWas: autoMode.optional().describe('Who picked for the team before, where that ended with this.'),
  timeouts: whole,
  drewMs,
};
export const event = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('draftCreated'), state }),
    z.object({
      type: z.literal('draftConfigured'),
      ...NAME,
      clock,
      before: z.object({ ...NAME, clock }).optional(),
    }),
    z.object({ type: z.literal('orderSet'), order, slots: z.array(slot) }),
    z.object({ type: z.literal('picksAmended'), amendment, slots: z.array(slot) }),
    z.object({ type: z.literal('nightChanged'), night: night.nullable(), before: night.nullable() }),
    z.object({ type: z.literal('checkedIn'), ...checkIn.shape }),
    z.object({
      type: z.literal('rookieOverridden'),
      playerId: whole,
      name: z.string(),
      rookie: z.boolean(),
      reason: z.string(),
    }),
    z.object({
      type: z.literal('draftBegun'),
      teams: z.array(team),
      rules,
      slots: z.array(slot),
      promises: z.array(promise).optional(),
      short: z
        .object({ picks: whole, players: whole })
        .optional()
        .describe('A pool with fewer players than open picks.'),
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
    z.object({ type: z.literal('clockChanged'), clock, before: clock.optional(), ...turn }),
    z.object({ type: z.literal('clockExtended'), byMs: z.number(), outage: whole, ...turn }),
    z.object({
      type: z.literal('playerPicked'),
      overall,
      teamId: id,
      player,
      how,
      by: id.optional().describe("The user who picked; left out for Auto's picks and in older events."),
      at: time,
      timedOut: z.boolean(),
      ...auto,
      overridden: z.string().nullable().describe("The commissioner's reason when a rule was overridden."),
      sale: sale.optional().describe('Set when the team bought the player in an auction.'),
      ...turn,
    }),
    z.object({
      type: z.literal('playerNominated'),
      lot: whole,
      teamId: id,
      player,
      amount: whole.describe('The opening bid of the nominating team.'),
      how,
      by: id.optional().describe('The user who nominated; left out for Auto.'),
      at: time,
      timedOut: z.boolean(),
      ...auto,
      ...turn,
    }),
    z.object({
      type: z.literal('bidPlaced'),
      lot: whole,
      teamId: id,
      amount: whole,
      how,
      by: id.optional().describe('The user who bid; left out for Auto.'),
      at: time,
      ...turn,
    }),
    z.object({
      type: z.literal('nominationPassed'),
      teamId: id,
      why: z.enum(['commissioner', 'noLegalPlayer']),
      at: time,
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
    z.object({
      type: z.literal('pickMoved'),
      overall,
      teamId: id,
      movedAfter: overall.describe('The slot after which its turn comes.'),
      at: time,
      ...auto,
      ...turn,
    }),
    z.object({
      type: z.literal('picksUndone'),
      overalls: z.array(overall),
      returned: z.array(overall).optional().describe('Missed picks that have their own turns again.'),
      ...turn,
    }),
    z.object({
      type: z.literal('playerReplaced'),
      overall,
      from: player,
      to: player,
      reason: z.string(),
      by: id.optional().describe('The user who replaced the player; left out in older events.'),
      overridden: z.literal(true).optional().describe('A rule stood against the new player.'),
    }),
    z.object({ type: z.literal('autoChanged'), teamId: id, auto: autoMode, drewMs, ...turn }),
    z.object({ type: z.literal('pickOwnerChanged'), overalls: z.array(overall), ownerTeamId: id, ...turn }),
    z.object({
      type: z.literal('teamChanged'),
      teamId: id,
      change: team.pick({ name: true, picture: true, manager: true, auto: true, holdings: true, gone: true }).partial(),
      ...turn,
    }),
    z.object({
      type: z.literal('pickShopped'),
      overall,
      teamId: id,
      open: z.boolean(),
      at: time,
      asks: z.array(shopAsk).optional(),
      again: z.literal(true).optional().describe('It was open before: what is asked for it has changed.'),
    }),
    z.object({ type: z.literal('promisesChanged'), tradeId: id, promises: z.array(promise), ...turn }),
    z.object({
      type: z.literal('draftEnded'),
      at: time,
      early: z.boolean(),
      exhausted: z.literal(true).optional().describe('No player was left for the picks that are open.'),
    }),
    z.object({
      type: z.literal('draftReopened'),
      at: time,
      teams: z.array(team),
      promises: z.array(promise).optional(),
      ...turn,
    }),
  ])
  .meta({ id: 'DraftEvent' });
