import { expect, it } from '@jest/globals';
import { Handshakes, LIMITS } from './socket.limits.js';

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
