import { expiryOf } from '../clock/draft.clock.js';
import type { DraftRules, DraftState } from '../draft.model.js';
import { undoable } from '../picks/pick-correction.rules.js';
import { PickJudge } from '../team/legality.rules.js';
import {
  between,
  buildLobby,
  buildPool,
  buildTeams,
  commissioner,
  EMPTY_BY_POSITION,
  id,
  managerOf,
  NOON,
  oneOf,
  withWings,
} from './draft.builders.js';
import { SHOP_ASKS } from '../offers/shop.asks.js';
import { DraftSimulator } from './draft.simulator.js';

export function draftByChance(random: () => number): DraftSimulator {
  const count = between(random, 2, 8);
  const rounds = between(random, 2, 9);
  const minimums = { F: between(random, 0, 3), D: between(random, 0, 2), G: between(random, 0, 1) };
  const limited = random() < 0.3;
  const rules: DraftRules = {
    salaryCap: between(random, 5, 60) * 1_000_000,
    maxRosterSize: between(random, 5, 10),
    minimums,
    rookieBankSize: between(random, 1, 9),
    ...(limited ? { positionLimits: { C: 2, LW: 1, D: minimums.D + 1, G: 1 } } : {}),
  };
  const teams = buildTeams(count, limited ? { holdings: EMPTY_BY_POSITION } : {}).map((team) =>
    random() < 0.2 ? { ...team, auto: 'empty' as const, manager: null } : team,
  );
  const type = random() < 0.2 ? 'rookie' : 'general';
  const missedPick = oneOf(random, ['automatic', 'end_of_round', 'one_round_later'] as const);
  // From the other draws, so that known seeds stay as they were.
  const isSlotted = type === 'general' && rounds % 3 === 0;
  const slotSalaries = { first: rules.salaryCap / 4, step: rules.salaryCap / 40, least: 775_000 };
  const moving = {
    ...rules,
    ...(missedPick === 'automatic' ? {} : { missedPick }),
    ...(isSlotted ? { slotSalaries } : {}),
  };
  const lobby = buildLobby({ teams, rounds, rules: moving, type, order: oneOf(random, ['snake', 'linear']) });
  return new DraftSimulator(lobby, withWings(buildPool(random, { players: between(random, 40, 160) })), NOON);
}

const DEEDS: readonly (readonly [weight: number, deed: (draft: DraftSimulator, random: () => number) => void])[] = [
  [40, pickByHand],
  [25, letClockRunOut],
  [4, (draft) => void draft.do({ type: 'pause' })],
  [12, (draft, random) => void draft.do({ type: 'resume', override: random() < 0.5 ? 'Agreed by all' : null })],
  [3, (draft) => void draft.do({ type: 'skip', overall: draft.state.onClock?.overall ?? 0 })],
  [4, undoSome],
  [4, replaceOne],
  [6, tradePicks],
  [
    5,
    (draft, random) =>
      void draft.do({ type: 'setAuto', teamId: oneOf(random, draft.state.teams).id, on: random() < 0.5 }),
  ],
  [
    2,
    (draft, random) =>
      void draft.do({ type: 'changeClock', clock: { ...draft.state.clock, seconds: between(random, 15, 300) } }),
  ],
  [
    2,
    (draft, random) =>
      void draft.doSystem({
        type: 'extendClock',
        byMs: between(random, 1, 60_000),
        outage: draft.state.outage + between(random, 0, 1),
      }),
  ],
  [2, changeTeam],
  [4, promiseSome],
  [3, shopOne],
  [1, endAndReopen],
];

/** Executes one random action; the draft may refuse it. Time advances, sometimes past the deadline. */
export function actByChance(draft: DraftSimulator, random: () => number): void {
  draft.now += between(random, 0, 20_000);
  if (draft.state.status === 'lobby') {
    draft.begin();
    return;
  }
  let ticket = random() * DEEDS.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, deed] of DEEDS) {
    ticket -= weight;
    if (ticket < 0) {
      deed(draft, random);
      return;
    }
  }
}

/** One step toward the end of a draft. It mostly ends with the last pick, sometimes by the commissioner. */
export function actTowardsEnd(draft: DraftSimulator, random: () => number): void {
  if (draft.state.status === 'lobby') draft.begin();
  else if (draft.state.status === 'paused') draft.must({ type: 'resume', override: 'Agreed by all' });
  else if (random() < 0.01) draft.must({ type: 'end' });
  else draft.expire();
}

function pickByHand(draft: DraftSimulator, random: () => number): void {
  const turn = draft.state.onClock;
  if (!turn) return;
  const judge = new PickJudge(draft.state, turn.teamId, draft.pool);
  const legal = draft.pool.players.filter((player) => judge.allows(player.id));
  const anybody = legal.length === 0 || random() < 0.1;
  const player = oneOf(random, anybody ? draft.pool.players : legal);
  const byCommissioner = random() < 0.2;
  const override = byCommissioner && random() < 0.3 ? 'Agreed by all' : null;
  draft.do(
    { type: 'makePick', overall: turn.overall, playerId: player.id, override },
    byCommissioner ? commissioner : managerOf(turn.teamId),
  );
}

function shopOne(draft: DraftSimulator, random: () => number): void {
  const { overall, ownerTeamId } = oneOf(random, draft.state.slots);
  const asks = SHOP_ASKS.filter(() => random() < 0.3);
  const said = random() < 0.5 ? {} : { asks };
  draft.do({ type: 'shopPick', overall, open: random() < 0.8, ...said }, managerOf(ownerTeamId));
}

function letClockRunOut(draft: DraftSimulator, random: () => number): void {
  if (expiryOf(draft.state) === null) return;
  const queue = Array.from({ length: between(random, 0, 3) }, () => oneOf(random, draft.pool.players).id);
  draft.expire(queue);
}

const made = (state: DraftState) => state.slots.filter((slot) => slot.status === 'taken' || slot.status === 'skipped');

function undoSome(draft: DraftSimulator, random: () => number): void {
  const [last, ...earlier] = undoable(draft.state);
  if (last)
    draft.do({
      type: 'undo',
      overall: (random() < 0.7 ? last : oneOf(random, [last, ...earlier.slice(0, 5)])).overall,
    });
}

export function replaceOne(draft: DraftSimulator, random: () => number): void {
  const slots = made(draft.state);
  if (slots.length === 0) return;
  draft.do({
    type: 'replace',
    overall: oneOf(random, slots).overall,
    playerId: oneOf(random, draft.pool.players).id,
    reason: 'A mistaken name',
    override: random() < 0.5,
  });
}

function tradePicks(draft: DraftSimulator, random: () => number): void {
  const pickIds = Array.from({ length: between(random, 1, 3) }, () => oneOf(random, draft.state.slots).pickId);
  const onClock = draft.state.slots.find((slot) => slot.overall === draft.state.onClock?.overall);
  if (onClock && random() < 0.3) pickIds.push(onClock.pickId);
  draft.doSystem({ type: 'changePickOwner', pickIds, ownerTeamId: oneOf(random, draft.state.teams).id });
}

function changeTeam(draft: DraftSimulator, random: () => number): void {
  const team = oneOf(random, draft.state.teams);
  const change = oneOf(random, [
    { name: `${team.name}!` },
    { manager: null, auto: 'empty' as const },
    { manager: `Manager ${id('', between(random, 1, 80))}`, auto: 'off' as const },
  ]);
  draft.doSystem({ type: 'changeTeam', teamId: team.id, change });
}

/** One of two trades promises some picks, or withdraws its promises. */
function promiseSome(draft: DraftSimulator, random: () => number): void {
  const tradeId = id('trade', between(random, 1, 2));
  const picks =
    random() < 0.5 ? [] : Array.from({ length: between(random, 1, 2) }, () => oneOf(random, draft.state.slots).pickId);
  const taken = new Set(
    (draft.state.promises ?? []).filter((promise) => promise.tradeId !== tradeId).map(({ pickId }) => pickId),
  );
  const promises = [...new Set(picks)]
    .filter((pickId) => !taken.has(pickId))
    .map((pickId) => ({
      pickId,
      tradeId,
      kind: 'review' as const,
      until: new Date(draft.now + 3_600_000).toISOString(),
      teams: 'Two teams',
    }));
  draft.doSystem({ type: 'changePromises', tradeId, promises });
}

function endAndReopen(draft: DraftSimulator): void {
  if (draft.do({ type: 'end' }).ok)
    draft.do({ type: 'reopen', teams: draft.state.teams, promises: draft.state.promises ?? [] });
}
