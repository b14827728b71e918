import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { Handshakes, keepLimits, LIMITS } from './socket.limits.js';

it('who shows no token in ten seconds is cut off, once, and who was let in or left is not', () => {
  const handshakes = new Handshakes<string>();
  handshakes.begun('silent', 0);
  handshakes.begun('let in', 1);
  handshakes.begun('left', 2);
  handshakes.begun('late', 5_000);
  handshakes.over('let in');
  handshakes.over('left');
  expect(LIMITS.connectTimeout).toBeLessThanOrEqual(10_000);
  expect(handshakes.late(LIMITS.connectTimeout)).toEqual([]);
  expect(handshakes.late(LIMITS.connectTimeout + 1)).toEqual(['silent']);
  expect(handshakes.late(LIMITS.connectTimeout + 2)).toEqual([]);
  expect(handshakes.late(LIMITS.connectTimeout + 5_001)).toEqual(['late']);
});

it('a client without a token that does not answer the close frame loses its connection with it', async () => {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const sockets = new Server(http, { ...LIMITS, connectTimeout: 20, transports: ['websocket'] });
  const stop = keepLimits(sockets);
  const client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  try {
    client.write(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    client.on('error', () => undefined).resume();
    await new Promise((resolve) => client.once('close', resolve));
    expect(sockets.engine.clientsCount).toBe(0);
  } finally {
    stop();
    client.destroy();
    await sockets.close();
  }
}, 10_000);
