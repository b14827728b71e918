import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Call } from './wire/call.js';
import { wire } from './wire.js';

const rows = Object.entries<Call>(wire).map(([key, call]) => ({ key, call }));
const namesIn = (key: string) => [...key.matchAll(/:(\w+)/g)].map(([, name]) => name);

describe('every declared call', () => {
  test('checks only parameters that its path has', () => {
    const odd = rows.flatMap(({ key, call }) =>
      Object.keys(call.params ?? {}).flatMap((name) => (namesIn(key).includes(name) ? [] : [`${key}: ${name}`])),
    );
    expect(odd).toEqual([]);
  });

  test('takes a body only where it changes something, and either JSON or a form', () => {
    expect(
      rows.filter(({ key, call }) => key.startsWith('GET') && (call.body ?? call.form)).map(({ key }) => key),
    ).toEqual([]);
    expect(rows.filter(({ call }) => call.body && call.form).map(({ key }) => key)).toEqual([]);
  });

  test('with a form says how large its file may be', () => {
    const forms = rows.filter(({ call }) => call.form);
    expect(forms.length).toBeGreaterThan(3);
    expect(rows.filter(({ call }) => !call.form === (call.maxBytes !== undefined)).map(({ key }) => key)).toEqual([]);
  });

  test('takes a key only from somebody: it belongs to its user', () => {
    expect(
      rows.filter(({ call }) => call.key && ['anyone', 'ticket'].includes(call.who)).map(({ key }) => key),
    ).toEqual([]);
  });

  test('has the answer that it names', async () => {
    for (const { call } of rows)
      if ('schema' in call.answer) expect(await call.answer.schema()).toBeInstanceOf(z.ZodType);
  });
});
