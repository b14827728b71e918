import { expect, it } from '@jest/globals';
import { idIn, streamOf } from './socket-events.js';

it.each(['draft', 'chat', 'league', 'team', 'user'] as const)('the name of a %s stream tells whose it is', (kind) => {
  const stream = streamOf(kind, '123456789ABC');
  expect(stream).toBe(`${kind}:123456789ABC`);
  expect(idIn(kind, stream)).toBe('123456789ABC');
  expect(idIn(kind === 'chat' ? 'team' : 'chat', stream)).toBeNull();
});
