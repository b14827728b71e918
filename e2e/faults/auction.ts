import { randomUUID } from 'node:crypto';
import { readDraft } from '../../apps/api/src/testing/draft-check.js';
import { sleep, until } from './support/figures.js';
import type { Fleet } from './support/fleet.js';
import type { Run, Scenario } from './support/scenario.js';
import { Table } from './support/table.js';

const LIMIT_MS = 2_000;
const BID_MS = 5_000;

interface Acknowledged {
  readonly seq: number;
  readonly lot: number;
  readonly teamId: string;
  readonly amount: number;
}

/** The database, then both processes are killed while managers bid; each time the lot is sold afterwards. */
export const auctionFaults: Scenario = {
  name: 'AUCTION',
  title: 'PostgreSQL and both processes stopped hard while managers bid',
  async run(run) {
    const fleet = await run.fleet();
    const table = await Table.open(fleet, { teams: 8, watchers: 4, rounds: 6, bidSeconds: BID_MS / 1_000 });
    for (let time = 0; time < run.size(4, 1); time += 1) {
      await fault(run, table, 'database killed', run.size(8_000, 3_500), {
        begin: () => fleet.cluster.kill(),
        end: async () => {
          await fleet.cluster.start();
          return Date.now();
        },
      });
      await fault(run, table, 'both processes killed', run.size(6_000, 3_500), {
        begin: async () => void (await Promise.all(fleet.apis.map((api) => api.kill()))),
        end: () => startAll(fleet),
      });
    }
    run.failAll(await table.check(), 'auction');
    table.close();
  },
};

/** Returns when the first process answered. */
async function startAll(fleet: Fleet): Promise<number> {
  let first = Infinity;
  await Promise.all(
    fleet.apis.map(async (api) => {
      await api.start();
      first = Math.min(first, Date.now());
    }),
  );
  return first;
}

/** Bids until the fault begins. No acknowledged bid may be missing, and the hammer waits for the outage. */
async function fault(
  run: Run,
  table: Table,
  how: string,
  ms: number,
  { begin, end }: { begin: () => Promise<void>; end: () => Promise<number> },
): Promise<void> {
  const { witness } = table;
  const { onClock, auction } = await witness.until(
    (state) => state.status === 'running' && !state.auction?.lot,
    30_000,
  );
  const lot = (auction?.lots ?? 0) + 1;
  const nominator = onClock?.teamId ?? '';
  await table.managerOf(nominator).must('POST', `${table.path}/nominations`, {
    lot,
    team_id: nominator,
    player_id: table.freePlayer(witness.state, run.random),
  });
  const acknowledged: Acknowledged[] = [];
  let bidding = true;
  const bid = async (teamId: string) => {
    while (bidding) {
      const leading = witness.state.auction?.lot;
      if (leading && leading.number === lot && leading.teamId !== teamId) {
        const amount = leading.amount + 1;
        const body = { lot, team_id: teamId, amount };
        const caller = table.managerOf(teamId);
        const answer = await table.attempt(caller, 'POST', `${table.path}/bids`, body, randomUUID());
        if (answer.status === 200) acknowledged.push({ seq: answer.body.seq ?? 0, lot, teamId, amount });
      }
      await sleep(20 + run.random() * 60);
    }
  };
  const bidders = [...table.managers.keys()].map(bid);
  await sleep(400);
  const from = Date.now();
  await begin();
  bidding = false;
  await Promise.all(bidders);
  const before = acknowledged.length;
  await sleep(Math.max(0, ms - (Date.now() - from)));
  const gone = (await end()) - from;

  const events = async () => (await readDraft(table.fleet.db, table.draftId)).events;
  const sold = await until(
    async () => (await events()).find(({ event }) => event.type === 'playerPicked' && event.sale?.lot === lot),
    BID_MS + 3 * LIMIT_MS + 30_000,
    100,
  );
  const log = await events();
  const missing = acknowledged.filter(({ seq, teamId, amount }) => {
    const event = log[seq - 1]?.event;
    return event?.type !== 'bidPlaced' || event.lot !== lot || event.teamId !== teamId || event.amount !== amount;
  });
  run.require(before > 0, `${how}: no bid was acknowledged`);
  run.require(missing.length === 0, `${how}: ${missing.length} acknowledged bids are not in the log`);
  const last = log.findLast(
    ({ event }) => (event.type === 'bidPlaced' || event.type === 'playerNominated') && event.lot === lot,
  );
  const waited = (sold?.at.getTime() ?? Infinity) - (last?.at.getTime() ?? 0);
  run.figure(
    `${how} for ${(gone / 1000).toFixed(1)} s`,
    `${before} bids acknowledged; the hammer fell ${waited} ms after the last one`,
  );
  run.require(waited >= BID_MS + gone - LIMIT_MS, `${how}: the clock ran on: the hammer fell after ${waited} ms`);
  const sale = sold?.event.type === 'playerPicked' ? sold.event : undefined;
  const leading = last?.event.type === 'bidPlaced' || last?.event.type === 'playerNominated' ? last.event : undefined;
  run.require(
    sale !== undefined && sale.teamId === leading?.teamId && sale.sale?.price === leading.amount,
    `${how}: the lot did not go to its last bid`,
  );
}
