import { Caller, RoomClient } from '../../apps/api/src/testing/room-client.js';
import { sleep, until } from './support/figures.js';
import type { Fleet } from './support/fleet.js';
import { Badge, withoutReview } from './support/market.js';
import type { Run, Scenario } from './support/scenario.js';
import { Table } from './support/table.js';

const LIMIT_MS = 1_000;

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
  await withoutReview(fleet, table.league.leagueId);
  const network = await fleet.proxy();
  const [anybody] = table.managers;
  if (!anybody) throw new Error('the league has no manager');
  const [lostTeam, { caller }] = anybody;
  const away = new Caller([network.url], () => caller.token, caller.userId);
  const lost = new RoomClient(away, table.league.leagueId, table.draftId, network.url);
  const badge = new Badge(away, table.league.leagueId, network.url);
  table.rooms.push(lost);
  await lost.until((state) => state.status === 'running');
  await until(() => badge.count === 0, 10_000);
  network.swallow();
  const begun = Date.now();
  const game = table.play(run.random, 40, 40);
  for (let trade = 0; trade < 3; trade += 1) {
    await table.witness.until((state) => (state.onClock?.overall ?? 0) > 5 + trade * 10, 60_000);
    await tradeLastOpenPick(table, trade, lostTeam);
    await offerLastOpenPick(table, trade, lostTeam);
  }
  badge.expect(3);
  await game.done;
  const before = lost.state.seq;
  await sleep(Math.max(0, begun + ms - Date.now()));
  const goal = table.witness.state.seq;
  let connectedAt = 0;
  lost.socket.once('connect', () => (connectedAt = Date.now()));
  network.heal();
  await lost.until((state) => state.seq >= goal, 20_000);
  const consistent = Date.now() - connectedAt;
  run.figure(
    `in a black hole for ${((Date.now() - begun) / 1000).toFixed(0)} s, during 40 picks and 3 trades`,
    `${goal - before} events behind, consistent ${consistent} ms after the connection was back`,
  );
  await until(() => badge.rightAt > 0, 10_000);
  const counted = badge.rightAt - badge.connectedAt;
  run.figure('his badge counts the 3 offers that he got meanwhile', `${counted} ms after the connection was back`);
  run.require(
    badge.rightAt > 0 && counted <= LIMIT_MS,
    `black hole: the badge shows ${badge.count} offers, right after ${counted} ms (at most ${LIMIT_MS})`,
  );
  await offerLastOpenPick(table, 3, lostTeam);
  await until(() => badge.count === 4, 5_000);
  run.require(
    badge.count === 4 && badge.toasts.length === 1,
    `black hole: ${badge.toasts.length} toasts for 1 offer after the connection was back, the badge shows ${badge.count}`,
  );
  badge.close();
  run.require(
    connectedAt > 0 && consistent <= LIMIT_MS,
    `black hole: consistent only ${consistent} ms after the connection (at most ${LIMIT_MS})`,
  );
  run.require(goal - before >= 43, `black hole: only ${goal - before} events were missed`);
  run.failAll(await table.check(), 'black hole');
  table.close();
}

/** The owner of one of the last open picks offers it to a team. Returns the offer's id. */
async function offered(
  table: Table,
  slot: { ownerTeamId: string; pickId: string } | undefined,
  to: string | undefined,
): Promise<string> {
  if (!slot || to === undefined) throw new Error('there is nothing to trade');
  const sides = [
    { team_id: slot.ownerTeamId, assets: [{ kind: 'draft-pick', pick_id: slot.pickId }] },
    { team_id: to, assets: [] },
  ];
  const { trade_id: id } = await table
    .managerOf(slot.ownerTeamId)
    .must<{ trade_id: string }>('POST', `/api/${table.league.leagueId}/trades`, { sides, confirm_short: true });
  return id;
}

async function tradeLastOpenPick(table: Table, trade: number, away: string): Promise<void> {
  const slot = table.witness.state.slots.filter(({ ownerTeamId }) => ownerTeamId !== away).at(-1 - trade);
  const to = [...table.managers.keys()].find((teamId) => teamId !== slot?.ownerTeamId && teamId !== away);
  const id = await offered(table, slot, to);
  const path = `/api/${table.league.leagueId}/trade`;
  const manager = table.managerOf(to ?? '');
  // Each pick changes the trade's version.
  for (let tries = 0; tries < 20; tries += 1) {
    const { version, hash } = await manager.must<{ version: number; hash: string }>('GET', `${path}/${id}`);
    const { status, body } = await manager.call<{ refusal?: { name: string } }>('POST', `${path}s/${id}/accept`, {
      version,
      hash,
      confirm_short: true,
    });
    if (status === 200) return;
    if (body.refusal?.name !== 'offerChanged')
      throw new Error(`the trade was answered ${status} ${JSON.stringify(body)}`);
  }
  throw new Error('the trade changed whenever it was accepted');
}

async function offerLastOpenPick(table: Table, trade: number, away: string): Promise<void> {
  await offered(
    table,
    table.witness.state.slots.filter(({ ownerTeamId }) => ownerTeamId !== away).at(-8 - trade),
    away,
  );
}

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
  run.figure(
    'clients that lose every 2nd, 3rd, 5th, 7th event',
    `lost ${losses.map(({ client }) => client.lost).join(', ')}, all consistent ${Date.now() - ended} ms after the last pick`,
  );
  run.require(
    losses.every(({ client }) => client.lost > 0),
    'dropped: nothing was lost',
  );
  run.failAll(await table.check(), 'dropped');
  table.close();
}

async function tooOld(run: Run, fleet: Fleet): Promise<void> {
  const table = await Table.open(fleet, { teams: 4, watchers: 2, rounds: 4 });
  const sleeper = table.rooms.at(-1);
  const teamId = [...table.managers.keys()].find((id) => id !== table.witness.state.onClock?.teamId);
  if (!sleeper || !teamId) throw new Error('nobody is there');
  const { snapshots, seq } = { snapshots: sleeper.snapshots, seq: sleeper.state.seq };
  sleeper.close();
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
  run.require(
    sleeper.snapshots === snapshots + 1,
    `too old: ${sleeper.snapshots - snapshots} snapshots were read instead of 1`,
  );
  for (const since of [seq, (goal ?? 0) + 1_000]) {
    const answer = await sleeper.socket.timeout(5_000).emitWithAck('draft:events', { draftId: table.draftId, since });
    run.require(
      answer.ok && answer.snapshot,
      `too old: events since ${since} were not answered with "take a snapshot"`,
    );
  }
  run.failAll(await table.check(), 'too old');
  table.close();
}
