import { expect, it } from '@jest/globals';
import { never, ok } from './result.js';

it('an answer that is no refusal has a value', () => {
  expect(ok(5)).toEqual({ ok: true, value: 5 });
});

it('a value that no case was written for is a bug, and thrown', () => {
  expect(() => never({ type: 'unknown' } as never)).toThrow('unexpected value: {"type":"unknown"}');
});
