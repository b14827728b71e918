import { expect } from '@jest/globals';

export const expectRefusal = (answer: unknown, status: number, what: string | object, more: object = {}): void =>
  expect(answer).toMatchObject({
    status,
    body: { refusal: typeof what === 'string' ? { name: what, ...more } : what },
  });
