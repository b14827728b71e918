import { DraftService } from '../../apps/api/src/draft/draft.service.js';
import { Caller, RoomClient } from '../../apps/api/src/testing/room-client.js';
import { startTestApp } from '../../apps/api/src/testing/test-app.js';
import { sleep, until } from './support/figures.js';
import { SECRET, type Fleet } from './support/fleet.js';
import type { Run, Scenario } from './support/scenario.js';
import { Table } from './support/table.js';

const LIMIT_MS = 1_000;

/** R7: what clients see through a bad network. */
export const badNetwork: Scenario = {
  name: 'R7',
  title: 'a client in a black hole, events dropped, an offset too old',
  async run(run) {
    const fleet = await run.fleet();
    await blackHole(run, fleet);
    await dropped(run, fleet);
    await tooOld(run, fleet);
  },
};

async function blackHole(run: Run, fleet: Fleet): Promise<void> {
  const ms = run.size(60_000, 3_000);
  const table = await Table.open(fleet, { rounds: run.size(8, 6) });
  // A process of the harness's own carries the trades out, as the feature of trades will.
  const office = await startTestApp({ databaseUrl: fleet.databaseUrl, env: { SESSION_SECRET: SECRET } });
  const network = await fleet.proxy();
  const [anybody] = table.managers.values();
  if (!anybody) throw new Error('the league has no manager');
  const { caller } = anybody;
  const lost = new RoomClient(new Caller([network.url], () => caller.token, caller.userId), table.league.leagueId, table.draftId, network.url);
  table.rooms.push(lost);
  await lost.until((state) => state.status === 'running');
  network.swallow();
  const begun = Date.now();
  const game = table.play(run.random, 40, 40);
  for (let trade = 0; trade < 3; trade += 1) {
    await table.witness.until((state) => (state.onClock?.overall ?? 0) > 5 + trade * 10, 60_000);
    await tradeLastOpenPick(fleet, table, office.app.get(DraftService), trade);
  }
  await game.done;
  const before = lost.state.seq;
  await sleep(Math.max(0, begun + ms - Date.now()));
  const goal = table.witness.state.seq;
  let connectedAt = 0;
  lost.socket.once('connect', () => (connectedAt = Date.now()));
  network.heal();
  await lost.until((state) => state.seq >= goal, 20_000);
  const consistent = Date.now() - connectedAt;
  run.figure(`in a black hole for ${((Date.now() - begun) / 1000).toFixed(0)} s, during 40 picks and 3 trades`, `${goal - before} events behind, consistent ${consistent} ms after the connection was back`);
  run.require(connectedAt > 0 && consistent <= LIMIT_MS, `black hole: consistent only ${consistent} ms after the connection (at most ${LIMIT_MS})`);
  run.require(goal - before >= 43, `black hole: only ${goal - before} events were missed`);
  run.failAll(await table.check(), 'black hole');
  table.close();
  await office.close();
}

/** The owner of the last open pick gives it to somebody else. */
async function tradeLastOpenPick(fleet: Fleet, table: Table, drafts: DraftService, trade: number): Promise<void> {
  const slot = table.witness.state.slots.at(-1 - trade);
  const owner = [...table.managers.keys()].find((teamId) => teamId !== slot?.ownerTeamId);
  if (!slot || !owner) throw new Error('there is nothing to trade');
  await fleet.db.query('update draft_pick set owner_team_id = $2 where id = $1', [slot.pickId, owner]);
  await drafts.picksTraded([table.draftId], [slot.pickId], owner);
}

/** Clients that lose every second, third, fifth and seventh event notice each gap and end like everybody else. */
async function dropped(run: Run, fleet: Fleet): Promise<void> {
  const table = await Table.open(fleet, { watchers: 4, rounds: run.size(10, 4) });
  const losses = [2, 3, 5, 7].map((every, index) => {
    const client = { lost: 0 };
    const caller = [...table.managers.values()][index]?.caller;
    if (!caller) throw new Error('too few managers');
    let count = 0;
    const room = new RoomClient(caller, table.league.leagueId, table.draftId, fleet.balancer.url, {
      lose: () => {
        const gone = (count += 1) % every === 0;
        if (gone) client.lost += 1;
        return gone;
      },
    });
    table.rooms.push(room);
    return { client, room };
  });
  await Promise.all(losses.map(({ room }) => room.until((state) => state.status === 'running')));
  await table.play(run.random, 10).done;
  const ended = Date.now();
  const goal = table.witness.state.seq;
  await Promise.all(losses.map(({ room }) => room.until((state) => state.seq >= goal, 10_000)));
  run.figure('clients that lose every 2nd, 3rd, 5th, 7th event', `lost ${losses.map(({ client }) => client.lost).join(', ')}, all consistent ${Date.now() - ended} ms after the last pick`);
  run.require(losses.every(({ client }) => client.lost > 0), 'dropped: nothing was lost');
  run.failAll(await table.check(), 'dropped');
  table.close();
}

/** Whoever comes back after too long gets a snapshot instead of the whole story. */
async function tooOld(run: Run, fleet: Fleet): Promise<void> {
  const table = await Table.open(fleet, { teams: 4, watchers: 2, rounds: 4 });
  const sleeper = table.rooms.at(-1);
  const teamId = [...table.managers.keys()].find((id) => id !== table.witness.state.onClock?.teamId);
  if (!sleeper || !teamId) throw new Error('nobody is there');
  const { snapshots, seq } = { snapshots: sleeper.snapshots, seq: sleeper.state.seq };
  sleeper.socket.disconnect();
  const manager = table.managerOf(teamId);
  const changes = 410;
  for (let change = 0; change < changes; change += 1) {
    await manager.must('PUT', `${table.path}/auto`, { team_id: teamId, on: change % 2 === 0 });
  }
  const goal = await until(async () => {
    const { rows } = await fleet.db.query<{ seq: number }>('select seq from draft where id = $1', [table.draftId]);
    return rows[0]?.seq;
  }, 5_000);
  run.require((goal ?? 0) - seq > 400, `too old: only ${(goal ?? 0) - seq} events happened`);
  sleeper.socket.connect();
  const at = Date.now();
  await sleeper.until((state) => state.seq >= (goal ?? 0), 10_000);
  run.figure(`${(goal ?? 0) - seq} events behind: consistent by a snapshot after`, `${Date.now() - at} ms`);
  run.require(sleeper.snapshots === snapshots + 1, `too old: ${sleeper.snapshots - snapshots} snapshots were read instead of 1`);
  for (const since of [seq, (goal ?? 0) + 1_000]) {
    const answer = await sleeper.socket.timeout(5_000).emitWithAck('draft:events', { draftId: table.draftId, since });
    run.require(answer.ok && answer.snapshot, `too old: events since ${since} were not answered with "take a snapshot"`);
  }
  run.failAll(await table.check(), 'too old');
  table.close();
}
