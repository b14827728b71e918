import fs from 'node:fs';
import { randomUUID } from 'node:crypto';
import { atMost, atMostTimes, type Figure } from '../lib/figures.js';
import { startLoad } from '../lib/load-process.js';
import { joined, type PickTime, type RoomSpec } from '../lib/room.js';
import { median, summary } from '../lib/stats.js';
import { ThinSocket } from '../lib/thin-socket.js';
import { NAMES, openDraft, openProduct, specOf, type Configuration, type World } from '../lib/world.js';

const DEAF = 20;
const RECEIVERS = 32;
const MEGABYTE = 1_048_576;
const PATIENCE_MS = 180_000;
/** State in the system's connection table. */
const ESTABLISHED = '01';
/** The longest allowed message; each character takes three bytes. */
const TEXT = 'ﷺ'.repeat(500);

async function sit(
  url: string,
  { draftId, receivers: tokens }: RoomSpec,
  count: number,
  heard: (text: string) => void = () => undefined,
): Promise<ThinSocket[]> {
  const sockets = Array.from(
    { length: count },
    (_, index) => new ThinSocket(url, { token: tokens[index % tokens.length] ?? '' }, heard),
  );
  await Promise.all(sockets.map((socket) => socket.opened));
  await Promise.all(sockets.map((socket) => joined(socket, 'draft:join', { draftId, since: 0 })));
  return sockets;
}

/**
 * Established connections to a local port, by the client's port, with the untaken bytes that the system buffers at both
 * ends. A client that does not read never notices that its connection ended, but the operating system does.
 */
function connectionsTo(product: number): Map<number, number> {
  const found = new Map<number, number>();
  const living = new Set<number>();
  for (const line of fs.readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)) {
    const [, local = '', remote = '', state, queues = ''] = line.trim().split(/\s+/);
    const [from, to] = [local, remote].map((end) => Number.parseInt(end.split(':')[1] ?? '', 16));
    const client = from === product ? to : to === product ? from : undefined;
    if (client === undefined) continue;
    const [sending = 0, receiving = 0] = queues.split(':').map((bytes) => Number.parseInt(bytes, 16));
    found.set(client, (found.get(client) ?? 0) + (from === product ? sending : receiving));
    if (from === product && state === ESTABLISHED) living.add(client);
  }
  return new Map([...found].filter(([client]) => living.has(client)));
}

/**
 * R10: twenty sockets in a room never read. The floor is a room with as many reading sockets; picks alternate between
 * both. Then the room chats until the deaf sockets are dropped. Bytes that waited in the application: sent minus those
 * in the system's buffers.
 */
export async function deafSockets(world: World, configuration: Configuration, quick: boolean): Promise<Figure[]> {
  const product = await openProduct(world, configuration);
  const load = startLoad();
  const url = product.urls[0] ?? '';
  const others: ThinSocket[] = [];
  try {
    const [hearing, deaf] = [await openDraft(product, RECEIVERS), await openDraft(product, RECEIVERS)];
    await load.open([specOf(hearing), specOf(deaf)]);
    // One extra socket per room reads along and counts the bytes sent to a deaf socket.
    others.push(...(await sit(url, hearing, DEAF + 1)));
    const silent = await sit(url, deaf, DEAF);
    const said = { bytes: 0 };
    others.push(...silent, ...(await sit(url, deaf, 1, (text) => (said.bytes += Buffer.byteLength(text)))));
    for (const socket of silent) socket.stopReading();

    const times: Record<'ours' | 'floor', PickTime[]> = { ours: [], floor: [] };
    const floorRounds: number[] = [];
    for (const room of [0, 1]) await load.picks([room], 60, 0);
    for (let round = 0; round < (quick ? 5 : 24); round += 1) {
      const floor = (await load.picks([0], 40, 0))[0] ?? [];
      times.floor.push(...floor);
      floorRounds.push(median(floor.map(({ last }) => last)));
      times.ours.push(...((await load.picks([1], 40, 0))[0] ?? []));
    }
    const stated = { goal: 'R10', configuration: NAMES[configuration] };
    const note = `floor's rounds ${Math.min(...floorRounds).toFixed(2)}–${Math.max(...floorRounds).toFixed(2)} ms; ${times.ours.length} picks`;
    const line = (what: string, part: keyof PickTime) =>
      atMostTimes(1.2, {
        ...stated,
        what: `${what} beside ${DEAF} that never read, p99`,
        ours: summary(times.ours.map((time) => time[part])).p99,
        floor: summary(times.floor.map((time) => time[part])).p99,
        note,
      });
    return [
      line('pick acknowledged', 'acknowledged'),
      line(`last of ${RECEIVERS}`, 'last'),
      ...(process.platform === 'linux' ? [await dropped(url, deaf, silent, said, stated)] : []),
    ];
  } finally {
    for (const socket of others) socket.close();
    await load.end();
    await product.stop();
  }
}

/**
 * Chats in the room until every deaf socket is dropped. Returns the most bytes that waited in the application for one
 * of them, sampled every twentieth of a second.
 */
async function dropped(
  url: string,
  { draftId, receivers }: RoomSpec,
  silent: readonly ThinSocket[],
  said: { readonly bytes: number },
  stated: { goal: string; configuration: string },
): Promise<Figure> {
  const talkers = receivers.map((token) => new ThinSocket(url, { token }, () => undefined));
  // Read the ports now, because a reset connection forgets its port.
  const ports = silent.map((socket) => socket.port);
  let talking = true;
  try {
    await Promise.all(talkers.map((socket) => socket.opened));
    await Promise.all(talkers.map((socket) => joined(socket, 'draft:join', { draftId, since: 0 })));
    const conversations = talkers.map(async (socket) => {
      while (talking) {
        const { ok } = await socket.ask<{ ok: boolean }>('draft:chat', { draftId, text: TEXT, key: randomUUID() });
        // At the rate limit of a socket.
        await new Promise((resolve) => setTimeout(resolve, ok ? 20 : 200));
      }
    });
    const held = new Map(ports.map((port) => [port, 0]));
    const product = Number(new URL(url).port);
    const until = performance.now() + PATIENCE_MS;
    let left = DEAF;
    while (left > 0 && performance.now() < until) {
      const before = said.bytes;
      const connections = connectionsTo(product);
      left = 0;
      for (const [port, most] of held) {
        const inSystem = connections.get(port);
        if (inSystem === undefined) continue;
        left += 1;
        held.set(port, Math.max(most, before - inSystem));
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    talking = false;
    await Promise.all(conversations);
    const most = left > 0 ? Number.POSITIVE_INFINITY : Math.max(...held.values()) / MEGABYTE;
    const note = `${DEAF - left} of ${DEAF} dropped at a limit of 1 MB, looked at four times a second; ${(said.bytes / MEGABYTE).toFixed(1)} MB were said`;
    return atMost(1.5, {
      ...stated,
      what: 'waiting for one that never reads when it is dropped',
      unit: 'MB',
      ours: most,
      note,
    });
  } finally {
    talking = false;
    for (const socket of talkers) socket.close();
  }
}
