import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Server } from 'socket.io';
import type { AnyEvent, ClientToServerEvents, ServerToClientEvents } from '@crease/core/realtime/socket-events.js';
import type { Envelope } from '@crease/core/streams/room.js';
import { io, type Socket } from 'socket.io-client';
import { textFrame, broadcast } from './broadcast.js';

interface Asked {
  ask: (number: number, answer: (number: number) => void) => void;
}

const told = (draftId: string): Envelope<AnyEvent> => ({
  stream: 'user:one',
  seq: 1,
  at: '2026-10-07T23:00:00.000Z',
  actor: null,
  event: { type: 'queueChanged', draftId, teamId: 'one' },
});

let http: HttpServer;
let server: Server<ClientToServerEvents & Asked, ServerToClientEvents>;
let clients: Socket[] = [];

beforeEach(async () => {
  http = createServer();
  server = new Server(http, { transports: ['websocket'], perMessageDeflate: false });
  server.on('connection', (socket) => {
    void socket.join(['room', 'other']);
    socket.on('ask', (number, answer) => answer(number));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const client of clients) client.disconnect();
  clients = [];
  await server.close();
});

async function connect(): Promise<{ client: Socket; heard: unknown[] }> {
  const { port } = http.address() as AddressInfo;
  const client = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  clients.push(client);
  const heard: unknown[] = [];
  client.on('event', (body) => heard.push(body));
  await new Promise<void>((resolve) => client.once('connect', resolve));
  return { client, heard };
}

/** When this is answered, everything sent before has arrived, because a connection delivers in order. */
const settled = (client: Socket): Promise<unknown> => client.emitWithAck('ask', 0);

it('everybody in any of the rooms hears it once, whatever is in it and however long it is', async () => {
  const people = [await connect(), await connect()];
  const bodies = ['short', 'Ünïcödé ✓ 🏒', 'x'.repeat(110), 'x'.repeat(126), 'é'.repeat(40_000), 'y'.repeat(70_000)];
  let others = 0;
  server.engine.on('flush', () => (others += 1));
  for (const text of bodies) broadcast(server, ['room', 'other', 'nobody is here'], 'event', told(text));
  expect(others).toBe(0);
  for (const { client, heard } of people) {
    await settled(client);
    expect(heard).toEqual(bodies.map(told));
  }
});

it('stays in order with everything else that is sent', async () => {
  const { client, heard } = await connect();
  const numbers = Array.from({ length: 50 }, (_, number) => told(String(number)));
  for (const [index, event] of numbers.entries()) {
    if (index % 2 === 0) broadcast(server, ['room'], 'event', event);
    else server.to('room').emit('event', event);
  }
  await settled(client);
  expect(heard).toEqual(numbers);
});

it('does not overtake what waits to be sent', async () => {
  const { client, heard } = await connect();
  const [socket] = [...server.of('/').sockets.values()];
  if (!socket) throw new Error('nobody is connected');
  const { transport } = socket.conn as unknown as { transport: { writable: boolean } };
  transport.writable = false;
  socket.emit('event', told('first'));
  broadcast(server, ['room'], 'event', told('second'));
  transport.writable = true;
  socket.emit('event', told('third'));
  await settled(client);
  expect(heard).toEqual(['first', 'second', 'third'].map(told));
});

it('a client that left gets nothing, and the others miss nothing', async () => {
  const [left, there] = [await connect(), await connect()];
  const gone = new Promise<void>((resolve) =>
    server
      .of('/')
      .sockets.get(left.client.id ?? '')
      ?.once('disconnect', () => resolve()),
  );
  left.client.disconnect();
  broadcast(server, ['room'], 'event', told('early'));
  await gone;
  broadcast(server, ['room'], 'event', told('late'));
  await settled(there.client);
  expect(there.heard).toEqual(['early', 'late'].map(told));
});

it('frames a text as the protocol says at each length of its length', () => {
  expect([...textFrame('ab')]).toEqual([0x81, 2, 97, 98]);
  expect([...textFrame('a'.repeat(125)).subarray(0, 3)]).toEqual([0x81, 125, 97]);
  expect([...textFrame('a'.repeat(126)).subarray(0, 5)]).toEqual([0x81, 126, 0, 126, 97]);
  expect([...textFrame('a'.repeat(65_535)).subarray(0, 5)]).toEqual([0x81, 126, 255, 255, 97]);
  expect([...textFrame('a'.repeat(65_536)).subarray(0, 11)]).toEqual([0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0, 97]);
});
