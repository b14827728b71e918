import { z } from 'zod';
import { byPosition, dollars, draftType, id, playerId, position, season, time, whole } from '../answer.parts.js';
import { POSITION_DETAILS } from '../players/players.values.js';
import { SHOP_ASKS } from './offers/shop.asks.js';

/*
 * The types of `draft.model.ts` derive from these schemas. Optional parts are left out where missing, empty or usual:
 * older drafts lack later ones.
 */

export const kind = z.enum(['startup', 'annual', 'mock']);
export const status = z.enum(['lobby', 'running', 'paused', 'ended']);
export const how = z.enum(['manual', 'commissioner', 'queue', 'rank']);
export const autoMode = z
  .enum(['off', 'manager', 'timeouts', 'empty'])
  .describe(
    'Who picks: `off` the manager, `manager` Auto by their wish, `timeouts` Auto after two time-outs in a row, `empty` a team without a manager.',
  );
export const overall = z.int().min(1);
export const shopAsk = z
  .enum(SHOP_ASKS)
  .describe('What is asked for a pick: picks of this draft, picks of other drafts, or players of a position.');

export const clock = z
  .object({
    seconds: whole.describe('For a pick: 15 to 86,400.'),
    graceMs: whole.describe('Milliseconds after zero in which a pick by hand still counts.'),
    autoMs: whole.describe('Milliseconds that a team on Auto takes.'),
    quietHours: z
      .object({ fromMinute: whole, toMinute: whole, timeZone: z.string() })
      .nullable()
      .describe('Hours in which no clock runs: minutes after midnight. They may cross it.'),
  })
  .meta({ id: 'DraftClock' });

export const rules = z
  .object({
    salaryCap: dollars,
    maxRosterSize: whole,
    minimums: byPosition,
    positionLimits: z
      .partialRecord(z.enum(POSITION_DETAILS), whole)
      .optional()
      .describe('The most players by position; left out where none is limited.'),
    rookieBankSize: whole.nullable(),
    sizesRest: z.boolean().optional().describe('Roster and rookie bank hold any number in this draft.'),
    bankOnCap: z.boolean().optional().describe('Cap hits in the rookie bank count.'),
    minimumSalary: dollars
      .optional()
      .describe('What a place costs at least: Auto leaves so much for each that remains.'),
    timeBank: whole
      .optional()
      .describe('Seconds that each team may take beyond its clocks, in all; left out where there is no time bank.'),
    mostLost: whole
      .optional()
      .describe("The most players that a team loses in a draft from other teams' rosters; left out without a limit."),
    missedPick: z
      .enum(['end_of_round', 'one_round_later'])
      .optional()
      .describe('Where a missed pick moves; left out where a player is picked at once.'),
    slotSalaries: z
      .object({
        first: dollars.describe('Of a player picked in the first round.'),
        step: dollars.describe('How much each later round is lower.'),
        least: dollars,
      })
      .optional()
      .describe('Set when the round of a pick is the salary of its player.'),
    auction: z
      .object({
        budget: whole.describe('What each team may spend in the whole draft.'),
        minimum: whole.describe('The opening bid, and the least price of a place.'),
        raise: whole.describe('How much a bid must exceed the one before.'),
        bidSeconds: whole.describe('Seconds of the bid clock. Each bid restarts it.'),
        salaries: z
          .literal(true)
          .optional()
          .describe('Set when a price becomes the salary, so that the cap limits bids.'),
        step: whole.optional().describe('Each bid is a multiple of it; left out in drafts of earlier releases.'),
        kept: z
          .record(id, whole)
          .optional()
          .describe("What each team's keepers take from its budget; left out where keepers have no prices."),
      })
      .optional()
      .describe('Set when teams bid for the players; left out when they pick in turn.'),
  })
  .meta({ id: 'DraftRules' });

const holdings = z
  .object({
    F: whole,
    D: whole,
    G: whole,
    forwards: z
      .object({ C: whole, LW: whole, RW: whole })
      .optional()
      .describe('The forwards whose exact position is known.'),
    capUsed: dollars.describe(
      'Charges of active players, salary retained for others, dead cap and traded cap space; can be below 0.',
    ),
    rookies: whole,
  })
  .meta({ id: 'DraftHoldings' });

export const team = z
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
    gone: z
      .array(playerId)
      .optional()
      .describe("Players of the pool that left the team's active roster since the draft began."),
    bankMs: z.number().optional().describe("Milliseconds left in the team's time bank; left out where there is none."),
  })
  .meta({ id: 'DraftTeam' });

export const PLAYER = {
  id: playerId,
  name: z.string(),
  position,
  detail: z.string(),
  club: z.string().nullable(),
  capHit: dollars.describe(
    "What the player adds to a team's cap: the cap hit less what teams of the league retain of it.",
  ),
  retained: z
    .array(z.object({ teamId: id, amount: dollars }))
    .optional()
    .describe('What they retain of it, by team; left out where nobody retains anything.'),
  from: id.optional().describe("The team that has the player, in a draft from other teams' rosters."),
};
export const player = z.object(PLAYER).meta({ id: 'DraftedPlayer' });

export const sale = z
  .object({
    lot: whole.describe('Number of the lot. Lots are numbered through the draft.'),
    price: whole,
    nominatorId: id,
    bids: whole.describe('Number of bids, the opening one included.'),
  })
  .meta({ id: 'DraftSale' });

export const slot = z
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
    by: id.optional().describe("The user who picked; left out for Auto's picks and for older ones."),
    at: time.nullable(),
    drewMs: z
      .number()
      .optional()
      .describe("Milliseconds that the pick drew from its team's time bank; left out where it drew nothing."),
    shop: z
      .object({ open: z.boolean(), at: time, asks: z.array(shopAsk).optional() })
      .optional()
      .describe('Its owner takes offers for it, or did; left out where it never was said.'),
    movedAfter: overall
      .optional()
      .describe(
        'Its pick was missed: its turn comes after the slot of this number; left out while it has its own turn.',
      ),
    sale: sale.optional().describe('Set for a player bought in an auction.'),
    keeper: z
      .object({ id: playerId, name: z.string() })
      .optional()
      .describe('Of a forfeited slot: the player whom its owner keeps for it.'),
  })
  .meta({ id: 'DraftSlot' });

export const onClock = z
  .object({
    overall,
    teamId: id,
    startedAt: time,
    deadline: time.nullable().describe('null while paused.'),
    graceMs: whole,
    remainingMs: z.number().nullable().describe('While paused; the time bank included.'),
    bankMs: z
      .number()
      .optional()
      .describe("So many milliseconds before the deadline are the team's time bank; left out where it has none."),
  })
  .meta({ id: 'OnClock' });

export const lotteryRules = z
  .object({
    weights: z.array(z.number()).describe('Chances of the worst team, the second worst and so on.'),
    draws: whole.describe('Places that are drawn; 0 for as many as there are teams in the lottery.'),
    rise: whole.describe('Most places that a team moves up; 0 for no limit.'),
    fall: whole.describe('Most places that a team moves down; 0 for no limit.'),
  })
  .meta({ id: 'LotteryRules' });

export const order = z
  .object({
    kind: z.enum(['snake', 'linear', 'manual']),
    source: z
      .enum(['undrawn', 'random', 'standings', 'best', 'lottery', 'same', 'commissioner'])
      .describe(
        'Where the first round came from; `undrawn`: drawn or found when the draft begins, unless it is drawn or set before; `best`: standings, best first; `same`: as in another draft.',
      ),
    draw: whole.optional().describe('Number of the draw that gave this order; left out where chance had no part.'),
    draws: whole.optional().describe('How often the order has been drawn; left out before the first draw.'),
    teamIds: z.array(id).describe('Of round 1 in turn, by original team.'),
    seed: z.string().nullable().describe('The seed (hex) that the order was drawn from, published with it.'),
    seedHash: z.string().nullable().describe('SHA-256 (hex) of that seed, published before the draw.'),
    from: z.array(id).optional().describe('What a lottery was drawn from: the worst of last season first.'),
    lottery: lotteryRules.optional().describe('The rules of a lottery; left out in older ones.'),
    nextSeedHash: z.string().nullable().describe('SHA-256 (hex) of the seed of the next draw.'),
  })
  .meta({ id: 'DraftOrder' });

export const promise = z
  .object({
    pickId: z.string(),
    tradeId: id,
    kind: z
      .enum(['review', 'condition'])
      .describe('The trade is under review, or was carried out and left a condition that nobody has settled.'),
    until: time,
    teams: z
      .union([z.string(), z.array(z.string())])
      .describe('The names of the two teams; as one English text in drafts of earlier releases.'),
  })
  .meta({ id: 'PickPromise' });

export const night = z
  .object({
    at: time,
    timeZone: z.string().describe("The league's when it was set: by its clock the night is told."),
  })
  .meta({ id: 'DraftNight' });

export const checkIn = z.object({
  teamId: id,
  answer: z
    .enum(['here', 'coming', 'away'])
    .describe('The manager is there, will be, or cannot be, so that Auto picks for the team.'),
  at: time,
});

export const amendment = z
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

export const NAME = {
  name: z.string().describe('Empty in events where `built` has the name.'),
  built: z
    .object({
      key: z.enum(['yearly', 'startup']),
      figures: z.object({ season, type: draftType, mock: z.boolean() }),
    })
    .optional()
    .describe('The figures of a name that no commissioner typed.'),
};

export const state = z
  .object({
    id,
    leagueId: id,
    season,
    type: draftType,
    kind,
    ...NAME,
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
    auction: z
      .object({
        lots: whole.describe('Number of the last lot; 0 before the first.'),
        lot: z
          .object({
            number: whole.describe('Never used again, also after an undo.'),
            player,
            nominatorId: id,
            teamId: id.describe('The team that leads.'),
            amount: whole,
            bids: whole,
            how,
            by: id.optional().describe('The user who placed the leading bid; left out for Auto.'),
          })
          .nullable()
          .describe('The player on the block; null while a team nominates.'),
      })
      .optional()
      .describe('Set once the first player of an auction is nominated.'),
    night: night.optional().describe('When the league means to draft; left out where no date was set.'),
    checkIns: z
      .array(checkIn)
      .optional()
      .describe('One for each team whose manager has answered; left out where there are none.'),
  })
  .meta({ id: 'DraftState' });
