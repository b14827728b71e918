import { expect, it } from '@jest/globals';
import { kindOfStream, streamOf } from './socket-events.js';

it.each(['draft', 'chat', 'league', 'team', 'user'] as const)('the name of a %s stream tells its kind', (kind) => {
  expect(streamOf(kind, '123456789ABC')).toBe(`${kind}:123456789ABC`);
  expect(kindOfStream(streamOf(kind, '123456789ABC'))).toBe(kind);
});
