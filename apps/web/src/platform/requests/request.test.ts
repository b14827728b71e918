import { expect, test } from '@jest/globals';
import { fakeServer } from '../../testing/fake-server.js';
import { request } from './api-client.js';

test('a call is sent to its address, with its parameters, query, body and key', async () => {
  const asked = fakeServer(() => ({ status: 200, body: {} }));
  await request('GET /notifications/preferences');
  await request('GET /:league_id/protection-sheets', { league_id: 'a b', query: { season: '2025-26' } });
  await request('PUT /:league_id/protection-sheet', { league_id: 'x', body: { core: [1], bench: [] }, key: 'the-key' });
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/notifications/preferences',
    'GET /api/a%20b/protection-sheets?season=2025-26',
    'PUT /api/x/protection-sheet',
  ]);
  expect(asked[2]).toMatchObject({ body: { core: [1], bench: [] }, headers: { 'Idempotency-Key': 'the-key' } });
});

/* Compile-time checks: each line below "@ts-expect-error" must be a type error, or the type check fails. */
test('what differs from the call is a type error', async () => {
  fakeServer(() => ({ status: 200, body: {} }));
  const league_id = 'x';
  // @ts-expect-error there is no such call: its path was changed
  await request('GET /notification/preferences');
  // @ts-expect-error a parameter of the path is missing
  await request('GET /:league_id/protection-sheet');
  // @ts-expect-error a parameter that the path does not have
  await request('GET /:league_id/protection-sheet', { league_id, team_id: 'y' });
  // @ts-expect-error the body is missing
  await request('PUT /:league_id/protection-sheet', { league_id });
  // @ts-expect-error a field of the body is of another kind
  await request('PUT /:league_id/protection-sheet', { league_id, body: { core: ['1'], bench: [] } });
  // @ts-expect-error a field that the body does not have
  await request('PUT /:league_id/protection-sheet', { league_id, body: { core: [], bench: [], safe: [] } });
  // @ts-expect-error a call without a body
  await request('GET /:league_id/protection-sheet', { league_id, body: {} });
  // @ts-expect-error the query has no such field
  await request('GET /:league_id/protection-sheets', { league_id, query: { year: '2025-26' } });
  // @ts-expect-error a call that takes no key
  await request('PUT /notifications/preferences', { body: { preferences: {} }, key: 'the-key' });
  const { preferences, mail } = await request('GET /notifications/preferences');
  // @ts-expect-error the answer has no such field
  const { letters } = await request('GET /notifications/preferences');
  expect([preferences, mail, letters]).toEqual([undefined, undefined, undefined]);
});
