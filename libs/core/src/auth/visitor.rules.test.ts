import { expect, test } from '@jest/globals';
import { wire } from '../wire.js';
import type { Call } from '../wire/call.js';
import { visitorReads } from './visitor.rules.js';

const open = Object.entries<Call>(wire).filter(([key, call]) => visitorReads(key, call));

test('a visitor only reads, and nothing of an account, an office or the site', () => {
  expect(open.length).toBeGreaterThan(40);
  expect(open.filter(([key]) => !key.startsWith('GET '))).toEqual([]);
  expect(open.filter(([, { who }]) => ['commissioner', 'siteOwner', 'ticket', 'userOrTicket'].includes(who))).toEqual(
    [],
  );
  const closed = ['GET /auth/account', 'GET /auth/sessions', 'GET /auth/export', 'GET /auth/tokens', 'GET /push'];
  expect(open.filter(([key]) => closed.includes(key))).toEqual([]);
  expect(open.map(([key]) => key)).toEqual(
    expect.arrayContaining(['GET /user-leagues', 'GET /:league_id', 'GET /:league_id/home', 'GET /notices']),
  );
});
