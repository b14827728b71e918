import { describe, expect, test } from '@jest/globals';
import type { AuctionRules, DraftEvent, DraftState, PoolPlayer } from '../draft.model.js';
import {
  between,
  buildLobby,
  buildPool,
  buildPlayer,
  buildTeams,
  chance,
  commissioner,
  id,
  managerOf,
  MILLION,
  NOON,
  oneOf,
  outsider,
  type LobbyShape,
} from '../testing/draft.builders.js';
import { DraftSimulator, refusalOf } from '../testing/draft.simulator.js';
import { expiryOf, iso } from '../clock/draft.clock.js';
import { foldEnvelope } from '../draft.reducer.js';
import { recordWords } from '../draft.record.words.js';
import { undoCascade } from '../draft.rules.js';
import { openPlaces } from './auction.places.js';
import { leastBid } from './auction.prices.js';
import { canNominate, maximumBid, restOf } from './auction.rules.js';

const RULES: AuctionRules = { budget: 20, minimum: 1, raise: 1, bidSeconds: 12 };
const [A, B, C] = [id('team', 1), id('team', 2), id('team', 3)];
const PLAYERS = Array.from({ length: 40 }, (_, index) => buildPlayer(index + 1));

interface Shape extends Partial<Omit<LobbyShape, 'rules'>> {
  readonly auction?: Partial<AuctionRules>;
  readonly rules?: LobbyShape['rules'];
  readonly players?: readonly PoolPlayer[];
}

function begun({ auction, rules, players = PLAYERS, ...shape }: Shape = {}): DraftSimulator {
  const lobby = buildLobby({
    teams: buildTeams(3),
    rounds: 3,
    order: 'linear',
    clock: { seconds: 30 },
    ...shape,
    rules: { minimums: { F: 0, D: 0, G: 0 }, auction: { ...RULES, ...auction }, ...rules },
  });
  const draft = new DraftSimulator(lobby, players, NOON);
  draft.begin();
  return draft;
}

const lotOf = ({ state }: DraftSimulator) => (state.auction?.lots ?? 0) + (state.auction?.lot ? 0 : 1);
const nominate = (draft: DraftSimulator, teamId: string, playerId: number) =>
  draft.do({ type: 'nominate', lot: lotOf(draft), teamId, playerId }, managerOf(teamId));
const bid = (draft: DraftSimulator, teamId: string, amount: number, lot = lotOf(draft)) =>
  draft.do({ type: 'bid', lot, teamId, amount }, managerOf(teamId));
const prices = ({ slots }: DraftState) => slots.map(({ sale }) => sale?.price ?? null);
const deadline = ({ state }: DraftSimulator) => Date.parse(state.onClock?.deadline ?? '');

describe('an auction', () => {
  test('a price that becomes the salary counts toward the cap, which then limits bids', () => {
    const CHEAP = PLAYERS.map((player) => ({ ...player, capHit: 1 }));
    const draft = begun({ auction: { budget: 200, salaries: true }, rules: { salaryCap: 30 }, players: CHEAP });
    // Two other places cost 1 each.
    expect(maximumBid(draft.state, A)).toBe(28);
    nominate(draft, A, 7);
    expect(bid(draft, C, 29)).toMatchObject({ ok: false });
    bid(draft, C, 28);
    draft.expire();
    expect(draft.state.teams.find(({ id: team }) => team === C)?.holdings.capUsed).toBe(28);
    expect([restOf(draft.state, C), maximumBid(draft.state, C)]).toEqual([2, 1]);
    draft.do({ type: 'undo', overall: 3 }, commissioner);
    expect(restOf(draft.state, C)).toBe(30);
  });

  test('a bid that becomes a salary is a multiple of the step, also the highest one and those of Auto', () => {
    const auction = { budget: 200, minimum: 10, raise: 5, salaries: true, step: 5 } as const;
    const draft = begun({ auction, rules: { salaryCap: 93 }, players: PLAYERS.map((one) => ({ ...one, capHit: 1 })) });
    expect(maximumBid(draft.state, A)).toBe(70);
    nominate(draft, A, 7);
    expect(draft.state.auction?.lot?.amount).toBe(10);
    expect(refusalOf(bid(draft, C, 17))).toMatchObject({
      name: 'bidOffStep',
      message: '$17 would become a salary, and salaries are multiples of $5.',
      fix: 'Bid $15 or $20.',
      field: 'amount',
      figure: 17,
      limit: 5,
    });
    draft.must({ type: 'setAuto', teamId: B, on: true }, managerOf(B));
    const queues = new Map([[B, [{ player_id: 7, bid: 33 }]]]);
    draft.expire([], queues);
    expect(draft.state.auction?.lot).toMatchObject({ teamId: B, amount: 15 });
    bid(draft, C, 20);
    bid(draft, A, 30);
    draft.expire([], queues);
    expect(draft.state.slots[0]).toMatchObject({ ownerTeamId: A, sale: { price: 30 } });
  });

  test('a price that becomes the salary decides, and not the cap hit that the player has now', () => {
    const dear = PLAYERS.map((player) => ({ ...player, capHit: 9_000_000 }));
    const draft = begun({ auction: { budget: 200, salaries: true }, rules: { salaryCap: 30 }, players: dear });
    nominate(draft, A, 1);
    expect(draft.state.auction?.lot?.player.capHit).toBe(9_000_000);
    expect(bid(draft, B, 29)).toMatchObject({ ok: false });
    bid(draft, B, 28);
    draft.expire();
    const command = { type: 'replace', overall: 2, playerId: 3, reason: 'A mistake.', override: false } as const;
    draft.must(command);
    expect(draft.state.slots[1]).toMatchObject({ player: { id: 3, capHit: 28 }, sale: { price: 28 } });
    expect(restOf(draft.state, B)).toBe(2);
  });

  test('sells the nominated player to the highest bid when the bid clock has run out', () => {
    const draft = begun();
    expect(draft.state.onClock).toMatchObject({ teamId: A, overall: 1 });
    expect(deadline(draft)).toBe(NOON + 30_000);
    nominate(draft, A, 7);
    expect(draft.state.auction?.lot).toMatchObject({ number: 1, nominatorId: A, teamId: A, amount: 1, bids: 1 });
    draft.now += 5_000;
    bid(draft, C, 9);
    expect(deadline(draft)).toBe(draft.now + 12_000);
    draft.expire();
    expect(draft.state.slots[2]).toMatchObject({
      ownerTeamId: C,
      status: 'taken',
      player: { id: 7 },
      how: 'manual',
      sale: { lot: 1, price: 9, nominatorId: A, bids: 2 },
    });
    expect(draft.state.auction).toEqual({ lots: 1, lot: null });
    expect(restOf(draft.state, C)).toBe(11);
    expect(draft.state.onClock?.teamId).toBe(B);
    const names = { team: (teamId: string) => (teamId === C ? 'Team C' : 'Team A'), place: String };
    expect(draft.log.slice(-3).map(({ event }) => recordWords(event, names))).toEqual([
      'Lot 1: Team A nominated Player 7 at $1.',
      'Lot 1: Team C bid $9.',
      'Lot 1: the hammer fell. Player 7 went to Team C for $9.',
    ]);
  });

  test('keeps the minimum for every other open place', () => {
    const draft = begun();
    expect(maximumBid(draft.state, A)).toBe(18);
    nominate(draft, A, 1);
    expect(refusalOf(bid(draft, B, 19))).toMatchObject({
      name: 'bidTooHigh',
      message: 'Team 2 has $20 for 3 places, each at $1 or more.',
      fix: 'Bid at most $18.',
      limit: 18,
    });
    expect(bid(draft, B, 18).ok).toBe(true);
    draft.expire();
    expect(maximumBid(draft.state, B)).toBe(1);
  });

  test('of equal bids the first counts, and the others get the price and who leads', () => {
    const draft = begun();
    nominate(draft, A, 1);
    bid(draft, B, 4);
    expect(refusalOf(bid(draft, C, 4))).toMatchObject({
      name: 'bidTooLow',
      message: 'Team 2 leads for Player 1 with $4.',
      fix: 'Bid at least $5.',
    });
    expect(refusalOf(bid(draft, B, 6)).name).toBe('leadsAlready');
  });

  test('a bid after the hammer gets the price and the winner', () => {
    const draft = begun();
    nominate(draft, A, 1);
    bid(draft, B, 4);
    const hammer = expiryOf(draft.state) ?? 0;
    draft.now = hammer - 1;
    expect(draft.do({ type: 'bid', lot: 1, teamId: C, amount: 5 }, managerOf(C)).ok).toBe(true);
    draft.now = expiryOf(draft.state) ?? 0;
    const late = { name: 'lotSold', message: 'The hammer has fallen: Player 1 went to Team 3 for $5.' };
    expect(refusalOf(bid(draft, B, 9))).toMatchObject(late);
    draft.expire();
    expect(refusalOf(bid(draft, B, 9, 1))).toMatchObject(late);
    draft.must({ type: 'end' });
    expect(refusalOf(bid(draft, B, 9, 1))).toMatchObject(late);
  });

  test('only a team’s manager and the commissioner bid for it', () => {
    const draft = begun();
    expect(refusalOf(nominate(draft, B, 1))).toMatchObject({ name: 'notYourNomination', kind: 'forbidden' });
    nominate(draft, A, 1);
    const command = { type: 'bid', lot: 1, teamId: B, amount: 3 } as const;
    for (const actor of [outsider, managerOf(C)])
      expect(refusalOf(draft.do(command, actor))).toMatchObject({ name: 'notYourTeam', kind: 'forbidden' });
    draft.must(command, commissioner);
    expect(draft.state.auction?.lot).toMatchObject({ teamId: B, how: 'commissioner' });
    expect(refusalOf(draft.do({ ...command, teamId: 'team1nobody1' })).kind).toBe('missing');
  });

  test('has no picks, and a plain draft has no bids', () => {
    expect(refusalOf(begun().do({ type: 'makePick', overall: 1, playerId: 1, override: null })).name).toBe(
      'auctionOnly',
    );
    const plain = new DraftSimulator(buildLobby({ teams: buildTeams(2), rounds: 1 }), PLAYERS, NOON);
    plain.begin();
    expect(refusalOf(nominate(plain, A, 1)).name).toBe('noAuction');
    expect(refusalOf(bid(plain, A, 1)).name).toBe('noAuction');
  });

  test('the salary cap holds as well as the budget', () => {
    const dear = [buildPlayer(1, { capHit: 60_000_000 }), ...PLAYERS.slice(1)];
    const draft = begun({ players: dear, rules: { salaryCap: 50_000_000 } });
    expect(refusalOf(nominate(draft, A, 1)).name).toBe('capExceeded');
  });

  test('nominates from the queue, else the best-ranked player, when the clock has run out', () => {
    const draft = begun();
    draft.expire([5]);
    expect(draft.state.auction?.lot).toMatchObject({ player: { id: 5 }, how: 'queue', teamId: A, amount: 1 });
    draft.expire();
    draft.expire();
    expect(draft.state.auction?.lot).toMatchObject({ player: { id: 1 }, how: 'rank', teamId: B });
    expect(draft.team(B).timeouts).toBe(1);
  });

  test('passes full teams, and ends when no team can bid; its empty places stay open', () => {
    const draft = begun({ rounds: 2, auction: { budget: 4 } });
    nominate(draft, A, 1);
    bid(draft, B, 3);
    draft.expire();
    nominate(draft, B, 2);
    draft.expire();
    expect(openPlaces(draft.state, B)).toBe(0);
    expect(draft.state.onClock?.teamId).toBe(C);
    draft.expireAll();
    expect(draft.state.status).toBe('ended');
    expect(draft.state.slots.every(({ status }) => status === 'taken')).toBe(true);
    const poor = begun({ rounds: 2, auction: { budget: 3, minimum: 2 } });
    expect(maximumBid(poor.state, A)).toBe(3);
    poor.expireAll();
    expect(poor.state).toMatchObject({ status: 'ended', onClock: null });
    expect(poor.state.slots.map(({ status }) => status)).toEqual(['taken', 'taken', 'taken', 'open', 'open', 'open']);
    expect(() => begun({ auction: { budget: 1, minimum: 2 } })).toThrow('No team can nominate a player');
  });

  test('a pause stops the bid clock; after it the clock runs in full', () => {
    const draft = begun();
    nominate(draft, A, 1);
    draft.now += 8_000;
    draft.must({ type: 'pause' });
    expect(refusalOf(bid(draft, B, 3)).name).toBe('draftPaused');
    draft.now += 3_600_000;
    draft.must({ type: 'resume' });
    expect(deadline(draft)).toBe(draft.now + 12_000);
    draft.mustSystem({ type: 'extendClock', byMs: 700, outage: 1 });
    expect(deadline(draft)).toBe(draft.now + 12_700);
    expect(bid(draft, B, 3).ok).toBe(true);
  });

  test('switching Auto does not restart the bid clock of the leading team', () => {
    const draft = begun();
    nominate(draft, A, 1);
    const before = draft.state.onClock;
    draft.now += 5_000;
    draft.must({ type: 'setAuto', teamId: A, on: true }, managerOf(A));
    expect(draft.state.onClock).toEqual(before);
  });

  test('Auto bids up to the ceilings of its queues, one raise above the second highest', () => {
    const draft = begun();
    for (const teamId of [B, C]) draft.must({ type: 'setAuto', teamId, on: true }, managerOf(teamId));
    nominate(draft, A, 1);
    const queues = new Map([
      [B, [{ player_id: 1, bid: 7 }]],
      [C, [{ player_id: 1, bid: 12 }, 2]],
    ]);
    draft.expire([], queues);
    expect(draft.state.auction?.lot).toMatchObject({ teamId: C, amount: 8, how: 'queue', bids: 2 });
    bid(draft, A, 9);
    draft.expire([], queues);
    expect(draft.state.auction?.lot).toMatchObject({ teamId: C, amount: 10 });
    bid(draft, A, 12);
    draft.expire([], queues);
    expect(draft.state.slots[0]).toMatchObject({ ownerTeamId: A, sale: { price: 12 } });
  });

  test('Auto raises a leading team on Auto up to the second ceiling; of equal ones the first in order wins', () => {
    const sold = (...ceilings: readonly (readonly [string, number])[]) => {
      const draft = begun();
      nominate(draft, A, 1);
      for (const teamId of [A, B, C]) draft.must({ type: 'setAuto', teamId, on: true }, managerOf(teamId));
      const queues = new Map(ceilings.map(([teamId, most]) => [teamId, [{ player_id: 1, bid: most }]]));
      for (let bids = 0; draft.state.auction?.lot && bids < 9; bids += 1) draft.expire([], queues);
      return draft.state.slots.flatMap(({ ownerTeamId, sale }) => (sale ? [[ownerTeamId, sale.price]] : []));
    };
    expect(sold([A, 12], [B, 7], [C, 3])).toEqual([[A, 8]]);
    expect(sold([A, 7], [B, 12])).toEqual([[B, 8]]);
    expect(sold([A, 9], [C, 9])).toEqual([[A, 9]]);
    expect(sold([B, 9], [C, 9])).toEqual([[B, 9]]);
    expect(sold([A, 9])).toEqual([[A, 1]]);
  });

  test('a sold player is not replaced while another is on the block, because it could be that one', () => {
    const draft = begun();
    nominate(draft, A, 1);
    draft.expire();
    nominate(draft, B, 2);
    const command = { type: 'replace', overall: 1, playerId: 2, reason: 'A mistake.', override: false } as const;
    expect(refusalOf(draft.do(command))).toMatchObject({ name: 'lotOpen', fix: 'Wait until the hammer falls.' });
    draft.expire();
    draft.must({ ...command, playerId: 3 });
    expect(draft.state.slots[0]).toMatchObject({ player: { id: 3 }, sale: { price: 1 } });
  });

  test('an undo gives money and place back, and takes later sales back too', () => {
    const draft = begun();
    nominate(draft, A, 1);
    bid(draft, C, 9);
    draft.expire();
    nominate(draft, B, 2);
    draft.expire();
    nominate(draft, C, 3);
    expect(undoCascade(draft.state, 3).made.map(({ overall }) => overall)).toEqual([3, 2]);
    draft.must({ type: 'undo', overall: 2 });
    expect(prices(draft.state).filter(Boolean)).toEqual([9]);
    expect(draft.state.auction).toEqual({ lots: 3, lot: null });
    expect(draft.state.onClock).toMatchObject({ teamId: B });
    expect(restOf(draft.state, B)).toBe(20);
    draft.must({ type: 'undo', overall: 3 });
    expect(restOf(draft.state, C)).toBe(20);
    expect(draft.state.onClock).toMatchObject({ teamId: A });
    // A bid for an undone lot does not count for the next one.
    nominate(draft, A, 4);
    expect(refusalOf(bid(draft, B, 5, 1)).name).toBe('lotGone');
  });

  test('the commissioner passes a nomination, and reopens an ended auction with empty places', () => {
    const draft = begun();
    draft.must({ type: 'skip', overall: 1 });
    expect(draft.state.onClock?.teamId).toBe(B);
    expect(refusalOf(draft.do({ type: 'skip', overall: 1 })).name).toBe('pickMoved');
    expect(draft.state.onClock?.teamId).toBe(B);
    nominate(draft, B, 1);
    expect(refusalOf(draft.do({ type: 'skip', overall: 2 })).name).toBe('lotOpen');
    draft.must({ type: 'end' });
    expect(draft.state.auction?.lot).toBeNull();
    draft.must({ type: 'reopen', teams: draft.state.teams, promises: [] });
    expect(draft.state).toMatchObject({ status: 'paused', onClock: { teamId: A } });
  });

  test('a traded place moves the bid clock to another place of the leading team', () => {
    const draft = begun({ rounds: 2 });
    nominate(draft, A, 1);
    const [first, later] = draft.state.slots.filter(({ ownerTeamId }) => ownerTeamId === A);
    draft.mustSystem({ type: 'changePickOwner', pickIds: [first?.pickId ?? ''], ownerTeamId: B });
    expect(draft.state.onClock).toMatchObject({ teamId: A, overall: later?.overall });
    draft.mustSystem({ type: 'changePickOwner', pickIds: [later?.pickId ?? ''], ownerTeamId: C });
    expect(draft.state.auction?.lot).toBeNull();
    expect(draft.state.onClock?.teamId).toBe(B);
  });

  test('a promised place does not stop the auction; without another place the lot ends', () => {
    const draft = begun({ rounds: 2 });
    nominate(draft, A, 1);
    const promise = (pickId: string) => ({
      pickId,
      tradeId: 'trade1trade1',
      teams: 'Team 1',
      kind: 'review' as const,
      until: iso(NOON),
    });
    const [first, later] = draft.state.slots.filter(({ ownerTeamId }) => ownerTeamId === A);
    const promises = [promise(first?.pickId ?? '')];
    draft.mustSystem({ type: 'changePromises', tradeId: 'trade1trade1', promises });
    expect(draft.state).toMatchObject({ status: 'running', onClock: { teamId: A, overall: later?.overall } });
    promises.push(promise(later?.pickId ?? ''));
    draft.mustSystem({ type: 'changePromises', tradeId: 'trade1trade1', promises });
    expect(draft.state).toMatchObject({ status: 'running', auction: { lot: null }, onClock: { teamId: B } });
    draft.mustSystem({ type: 'changePromises', tradeId: 'trade1trade1', promises: [] });
    expect(maximumBid(draft.state, A)).toBe(19);
  });

  test('an undo goes on with another team when the nominating team has no place left', () => {
    const draft = begun({ rounds: 1 });
    nominate(draft, A, 1);
    bid(draft, B, 2);
    draft.expire();
    const place = draft.state.slots[0]?.pickId ?? '';
    draft.mustSystem({ type: 'changePickOwner', pickIds: [place], ownerTeamId: C });
    draft.must({ type: 'undo', overall: 2 });
    expect(draft.state).toMatchObject({ status: 'running', onClock: { teamId: B } });
  });

  test('the auction ends when the last open place goes to a team without money', () => {
    const draft = begun({ rounds: 1 });
    nominate(draft, A, 1);
    bid(draft, B, 20);
    draft.expire();
    nominate(draft, C, 2);
    draft.expire();
    expect(draft.state.onClock?.teamId).toBe(A);
    const place = draft.state.slots[0]?.pickId ?? '';
    draft.mustSystem({ type: 'changePickOwner', pickIds: [place], ownerTeamId: B });
    expect(draft.state).toMatchObject({ status: 'ended', onClock: null });
  });

  test('reopens a complete auction with the last sale taken back', () => {
    const draft = begun({ rounds: 1 });
    draft.expireAll();
    expect(draft.state.status).toBe('ended');
    draft.must({ type: 'reopen', teams: draft.state.teams, promises: [] });
    expect(draft.state).toMatchObject({ status: 'paused', onClock: { teamId: C, deadline: null } });
    expect(draft.state.slots.map(({ status }) => status)).toEqual(['taken', 'taken', 'open']);
    expect(restOf(draft.state, C)).toBe(20);
  });
});

/** An accountant who knows only the events, the budget and the places. */
class Accountant {
  readonly money = new Map<string, number>();
  readonly places = new Map<string, number>();
  readonly sold = new Map<number, { readonly teamId: string; readonly price: number }>();
  private up: { lot: number; teamId: string; amount: number; player: number } | null = null;

  constructor(
    teamIds: readonly string[],
    readonly budget: number,
    places: number,
  ) {
    for (const teamId of teamIds) {
      this.money.set(teamId, budget);
      this.places.set(teamId, places);
    }
  }

  hear(event: DraftEvent): void {
    if (event.type === 'playerNominated')
      this.up = { lot: event.lot, teamId: event.teamId, amount: event.amount, player: event.player.id };
    else if (event.type === 'bidPlaced') {
      if (!this.up || event.amount <= this.up.amount) throw new Error('a bid that is no raise');
      this.up = { ...this.up, teamId: event.teamId, amount: event.amount };
    } else if (event.type === 'playerPicked') {
      const { up } = this;
      if (!up || !event.sale || this.sold.has(up.lot)) throw new Error('a lot sold twice');
      if (event.teamId !== up.teamId || event.sale.price !== up.amount || event.player.id !== up.player)
        throw new Error('not sold to the highest bid');
      this.pay(up.teamId, up.amount, 1);
      this.sold.set(up.lot, { teamId: up.teamId, price: up.amount });
      this.up = null;
    } else if (event.type === 'picksUndone') this.up = null;
  }

  undo(lots: readonly number[]): void {
    for (const lot of lots) {
      const sale = this.sold.get(lot);
      if (!sale) throw new Error('undid an unknown lot');
      this.pay(sale.teamId, -sale.price, -1);
      this.sold.delete(lot);
    }
  }

  private pay(teamId: string, amount: number, places: 1 | -1): void {
    this.money.set(teamId, (this.money.get(teamId) ?? 0) - amount);
    this.places.set(teamId, (this.places.get(teamId) ?? 0) - places);
    const [money = 0, open = 0] = [this.money.get(teamId), this.places.get(teamId)];
    if (money < 0 || open < 0) throw new Error(`${teamId} has ${money} and ${open} places`);
  }
}

describe('random auctions', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'conserve money and sell each lot once (seed %i)',
    (seed) => {
      const random = chance(seed);
      const [teams, rounds] = [between(random, 2, 6), between(random, 1, 4)];
      const minimum = between(random, 1, 3);
      const rules = { budget: between(random, minimum, 60), minimum, raise: between(random, 1, 3) };
      // Every second auction has a cap on NHL salaries.
      const salaryCap = seed % 2 === 0 ? 1_000 * MILLION : between(random, rounds, 4 * rounds) * MILLION;
      const players = buildPool(random, { players: 60, floor: MILLION, ceiling: 6 * MILLION });
      const draft = begun({ teams: buildTeams(teams), rounds, players, auction: rules, rules: { salaryCap } });
      const teamIds = draft.state.teams.map((team) => team.id);
      const books = new Accountant(teamIds, rules.budget, rounds);
      let seen = 0;
      const ceilings = () =>
        new Map(
          teamIds.map((teamId) => [
            teamId,
            [{ player_id: draft.state.auction?.lot?.player.id ?? 1, bid: between(random, 1, 60) }],
          ]),
        );
      const check = () => {
        for (const { event } of draft.log.slice(seen)) books.hear(event);
        seen = draft.log.length;
        for (const teamId of teamIds) {
          expect(restOf(draft.state, teamId)).toBe(books.money.get(teamId));
          const [money = 0, places = 0] = [books.money.get(teamId), books.places.get(teamId)];
          const paid = Math.max(1, Math.min(places, Math.floor(money / minimum)));
          const most = places === 0 ? 0 : money - minimum * (paid - 1);
          if (draft.state.status !== 'ended') expect(maximumBid(draft.state, teamId)).toBe(most < minimum ? 0 : most);
          // Every place can still be paid for, as far as it could from the start.
          if (rules.budget >= minimum * rounds) expect(money).toBeGreaterThanOrEqual(minimum * places);
          const hits = draft.state.slots.map(({ ownerTeamId, player }) =>
            ownerTeamId === teamId ? (player?.capHit ?? 0) : 0,
          );
          expect(hits.reduce((sum, hit) => sum + hit, 0)).toBeLessThanOrEqual(salaryCap);
        }
        const paid = draft.state.slots.reduce((sum, { sale }) => sum + (sale?.price ?? 0), 0);
        expect(paid + [...books.money.values()].reduce((sum, money) => sum + money, 0)).toBe(rules.budget * teams);
      };
      for (let step = 0; draft.state.status !== 'ended' && step < 400; step += 1) {
        const teamId = oneOf(random, teamIds);
        const chosen = random();
        if (draft.state.status === 'paused') {
          expect(bid(draft, teamId, leastBid(draft.state)).ok).toBe(false);
          draft.now += between(random, 0, 60_000);
          draft.must({ type: 'resume' });
        } else if (chosen < 0.35 && draft.state.auction?.lot)
          bid(draft, teamId, Math.max(1, leastBid(draft.state) + between(random, -1, 6)));
        else if (chosen < 0.5) nominate(draft, draft.state.onClock?.teamId ?? '', between(random, 1, 40));
        else if (chosen < 0.53) {
          const sold = draft.state.slots.filter(({ sale }) => sale);
          if (sold.length > 0) {
            const lots = undoCascade(draft.state, oneOf(random, sold).overall).made;
            draft.must({ type: 'undo', overall: lots[0]?.overall ?? 0 });
            books.undo(lots.map(({ sale }) => sale?.lot ?? 0));
          }
        } else if (chosen < 0.56) draft.now += between(random, 0, 20_000);
        else if (chosen < 0.59) draft.must({ type: 'pause' });
        else if (chosen < 0.64) draft.do({ type: 'setAuto', teamId, on: random() < 0.7 }, managerOf(teamId));
        else draft.expire([], ceilings());
        check();
      }
      if (draft.state.status === 'paused') draft.must({ type: 'resume' });
      draft.expireAll();
      check();
      const over = { ...draft.state, status: 'running' } as const;
      expect(teamIds.filter((teamId) => canNominate(over, teamId, draft.pool))).toEqual([]);
      const bought = draft.state.slots.flatMap(({ player }) => player?.id ?? []);
      expect(new Set(bought).size).toBe(bought.length);
      // The log alone leads to the same result, also one event at a time.
      expect(draft.log.reduce(foldEnvelope, draft.first)).toEqual(draft.state);
    },
  );
});
