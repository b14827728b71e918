import { expect, it } from '@jest/globals';
import { never, ok, refuse } from './result.js';

it('an answer is either a value or a refusal', () => {
  expect(ok(5)).toEqual({ ok: true, value: 5 });
  expect(refuse('playerTaken', 'The player has been drafted.', { field: 'player_id', figure: 2, limit: 1 })).toEqual({
    ok: false,
    refusal: { name: 'playerTaken', message: 'The player has been drafted.', field: 'player_id', figure: 2, limit: 1 },
  });
});

it('a value that no case was written for is a bug, and thrown', () => {
  expect(() => never({ type: 'unknown' } as never)).toThrow('unexpected value: {"type":"unknown"}');
});
