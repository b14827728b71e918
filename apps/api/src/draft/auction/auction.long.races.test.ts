import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { anotherProcess } from '../../testing/another-process.js';
import { problemsOf, readDraft } from '../../testing/draft-check.js';
import { openDraft, seedLeague, seedPlayers, SMALL_DRAFT, somePlayers } from '../../testing/draft-fixture.js';
import { amount, patience, randomFrom, seed } from '../../testing/long-run.js';
import { Caller, RoomClient } from '../../testing/room-client.js';
import { fileApp } from '../../testing/test-app.js';

/*
 * Races of 32 bidders at the hammer, over two processes. The database's clock decides, so each race has one of two
 * outcomes: a bid restarts the clock, or all bids are late.
 */

interface BidAnswer {
  readonly seq?: number;
  readonly refusal?: { readonly name: string; readonly message: string };
}

interface Bid {
  readonly lot: number;
  readonly teamId: string;
  readonly amount: number;
}

type Auction = Awaited<ReturnType<typeof begin>>;

const BIDDERS = 32;
const LOTS = amount(5, 20);
const AT_ONCE = 10;
const PATIENCE_MS = 30_000;

const { app, db, closing } = await fileApp();
let second = await anotherProcess(app.config);
await seedPlayers(db, somePlayers(BIDDERS * LOTS + 100));
const rooms: RoomClient[] = [];
afterEach(() => {
  for (const room of rooms.splice(0)) room.close();
});
closing({ close: () => second.child.kill('SIGKILL') });

/** An auction with a bid clock that is shorter than the API allows. */
async function begin(clients: number, number: number) {
  const urls = [app.url, second.url];
  const of = await seedLeague(db, {
    urls,
    secret: app.config.SESSION_SECRET,
    name: `Races ${number}`,
    form: {
      ...SMALL_DRAFT,
      num_teams: BIDDERS,
      general_draft_startup_length: LOTS,
      salary_cap: 1_000_000_000,
      draft_form: 'auction',
      auction_budget: 100_000,
      auction_bid_seconds: 0.1,
    },
  });
  const { id, path } = await openDraft(of);
  await of.commissioner.must('POST', `${path}/begin`, {});
  const opened = Array.from(
    { length: clients },
    (_, index) => new RoomClient(of.teams[index]!.manager!, of.leagueId, id, urls[index % 2]),
  );
  rooms.push(...opened);
  const [witness] = opened as [RoomClient];
  const managerOf = (teamId: string) => of.teams.find((team) => team.id === teamId)!.manager!;
  return {
    of,
    id,
    path,
    rooms: opened,
    witness,
    managerOf,
    counted: [] as (Bid & { seq: number })[],
    late: [] as string[],
  };
}

async function nominate({ path, witness, managerOf }: Auction): Promise<DraftState> {
  const { onClock, auction } = await witness.until(
    (state) => state.status === 'running' && !state.auction?.lot,
    PATIENCE_MS,
  );
  const lot = (auction?.lots ?? 0) + 1;
  const teamId = onClock?.teamId ?? '';
  await managerOf(teamId).must('POST', `${path}/nominations`, { lot, team_id: teamId, player_id: 8_000_000 + lot });
  return witness.until((state) => state.auction?.lot?.number === lot, PATIENCE_MS);
}

/** Sends a bid of every team within 5 ms before and after `leadMs` before the hammer. */
async function race(auction: Auction, random: () => number, leadMs: number, faulty = false) {
  const state = await nominate(auction);
  const lot = state.auction?.lots ?? 0;
  const hammer = Date.parse(state.onClock?.deadline ?? '') + (state.onClock?.graceMs ?? 0);
  const answers = await Promise.all(
    state.teams.map(async ({ id: teamId }, index) => {
      const bid = { lot, teamId, amount: 2 + Math.floor(random() * BIDDERS) };
      const url = index % 2 === 0 ? second.url : app.url;
      const manager = auction.managerOf(teamId);
      // Requests to a process that dies are repeated at the other one.
      const caller = new Caller(faulty ? [url, app.url] : [url], () => manager.token, manager.userId);
      const at = hammer - leadMs + (random() - 0.5) * 10;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now())));
      const body = { lot, team_id: teamId, amount: bid.amount };
      const answer = await caller.insist<BidAnswer>('POST', `${auction.path}/bids`, body, randomUUID(), PATIENCE_MS);
      return { bid, ...answer };
    }),
  );
  const after = await auction.witness.until(({ auction: now }) => now?.lot?.number !== lot, PATIENCE_MS);
  const sold = after.slots.find(({ sale }) => sale?.lot === lot);
  const winner = after.teams.find(({ id }) => id === sold?.ownerTeamId);
  const late: string[] = [];
  for (const { status, body, bid } of answers)
    if (status === 200) auction.counted.push({ ...bid, seq: body.seq ?? 0 });
    else {
      expect(['bidTooLow', 'leadsAlready', 'lotSold']).toContain(body.refusal?.name);
      if (body.refusal?.name === 'lotSold') late.push(body.refusal.message);
    }
  const price = `${sold?.player?.name} went to ${winner?.name} for $${sold?.sale?.price}.`;
  for (const message of late) expect(message).toContain(price);
  auction.late.push(...late);
  return late.length;
}

/** Acknowledged bids are in the log, each lot went to its last bid, and every client has the same log. */
async function expectFair({ id, rooms: clients, counted }: Auction, lots: number, repeated = false): Promise<void> {
  const { events, state } = await readDraft(db, id);
  await Promise.all(clients.map((room) => room.until(({ seq }) => seq >= state.seq, PATIENCE_MS)));
  const leading = new Map<number, { readonly teamId: string; readonly amount: number }>();
  let bids = 0;
  let sold = 0;
  for (const { event } of events) {
    if (event.type === 'playerNominated') leading.set(event.lot, event);
    if (event.type === 'bidPlaced') {
      const before = leading.get(event.lot);
      expect(event.amount).toBeGreaterThan(before?.amount ?? Infinity);
      expect(event.teamId).not.toBe(before?.teamId);
      leading.set(event.lot, event);
      bids += 1;
    }
    if (event.type !== 'playerPicked') continue;
    sold += 1;
    const { teamId, amount: price } = leading.get(event.sale?.lot ?? 0) ?? {};
    expect([event.teamId, event.sale?.price]).toEqual([teamId, price]);
  }
  expect(sold).toBe(lots);
  for (const { seq, ...bid } of counted) expect(events[seq - 1]?.event).toMatchObject({ type: 'bidPlaced', ...bid });
  expect(new Set(counted.map(({ seq }) => seq)).size).toBe(counted.length);
  if (!repeated) expect(counted).toHaveLength(bids);
  expect(await problemsOf(db, id, [], clients)).toEqual([]);
}

test(
  `${amount(50, 1_000)} races of 32 bids at the hammer have one winner, one price and one order`,
  async () => {
    const random = randomFrom(seed(11));
    const waves = amount(1, 5);
    let bids = 0;
    let late = 0;
    // The time from a request to the database's decision: it moves towards the lead at which bids are half of the time
    // late.
    let leadMs = 20;
    for (let wave = 0; wave < waves; wave += 1) {
      const auctions = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => begin(amount(4, 32), index)));
      await Promise.all(
        auctions.map(async (auction) => {
          for (let lot = 1; lot <= LOTS; lot += 1)
            leadMs = Math.max(0, leadMs + ((await race(auction, random, leadMs)) > 0 ? 3 : -3));
        }),
      );
      for (const auction of auctions) {
        await expectFair(auction, LOTS);
        bids += auction.counted.length;
        late += auction.late.length;
        for (const room of auction.rooms) room.close();
      }
    }
    // Both outcomes occurred, so the bids reached the hammer.
    expect(Math.min(bids, late)).toBeGreaterThan(0);
  },
  patience(60_000),
);

test(
  'a process that is killed during a race loses no acknowledged bid, and the lot is sold',
  async () => {
    const random = randomFrom(seed(5));
    // Its client is at the process that lives; bidders repeat their requests there.
    const auction = await begin(1, 0);
    for (let death = 1; death <= amount(1, 6); death += 1) {
      if (death > 1) second = await anotherProcess(app.config);
      const running = race(auction, random, 40, true);
      // In the middle of the bids, or after the hammer when too few of them counted.
      const bids = random() * 4;
      await auction.witness.until(
        ({ auction: now }) => (now?.lots ?? 0) >= death && (!now?.lot || now.lot.bids > bids),
        PATIENCE_MS,
      );
      second.child.kill('SIGKILL');
      await Promise.all([once(second.child, 'exit'), running]);
    }
    await expectFair(auction, amount(1, 6), true);
  },
  patience(60_000),
);
