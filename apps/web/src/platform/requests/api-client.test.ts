import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fakeServer } from '../../testing/fake-server.js';
import { ApiRefusal, NetworkFailure, request, setTokenKeeper, buildUrl } from './api-client.js';

let token = 'old';
const renew = jest.fn(async () => {
  token = 'new';
  return true;
});

beforeEach(() => {
  token = 'old';
  renew.mockClear();
  setTokenKeeper({ token: () => token, renew });
});

describe('a call to the server', () => {
  test('carries the token, and a key when it changes something', async () => {
    const asked = fakeServer(() => ({ status: 200, body: {} }));
    await request('GET /user-leagues');
    await request('POST /auth/reset-request', { body: { email: 'mel@example.com' } });
    expect(asked[0]).toMatchObject({
      method: 'GET',
      path: '/api/user-leagues',
      headers: { Authorization: 'Bearer old' },
    });
    expect(asked[0]?.headers['Idempotency-Key']).toBeUndefined();
    expect(asked[1]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(asked[1]?.body).toEqual({ email: 'mel@example.com' });
  });

  test('is repeated once with a new token and the same key when the token was refused', async () => {
    const asked = fakeServer(({ headers }) =>
      headers.Authorization === 'Bearer new'
        ? { status: 200, body: { ok: 1 } }
        : { status: 401, body: { refusal: { name: 'signedOut', message: 'You are signed out.' } } },
    );
    await expect(request('POST /auth/activity')).resolves.toEqual({ ok: 1 });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.headers['Idempotency-Key']).toBe(asked[1]?.headers['Idempotency-Key']);
  });

  test('does not try for ever when the new token is refused too', async () => {
    const asked = fakeServer(() => ({
      status: 401,
      body: { refusal: { name: 'signedOut', message: 'You are signed out.' } },
    }));
    await expect(request('GET /user-leagues')).rejects.toBeInstanceOf(ApiRefusal);
    expect(asked).toHaveLength(2);
  });

  test('fails with the refusal’s own words, and one message per field', async () => {
    fakeServer(() => ({
      status: 422,
      body: {
        refusal: { name: 'invalid', message: 'A league has 2 to 32 teams.', field: 'num_teams', figure: 40, limit: 32 },
        fields: { salary_cap: 'The salary cap must be above $0.' },
      },
    }));
    const error = await request('POST /auth/activity').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiRefusal);
    expect(error).toMatchObject({
      message: 'A league has 2 to 32 teams.',
      status: 422,
      refusal: { limit: 32 },
      fields: { num_teams: 'A league has 2 to 32 teams.', salary_cap: 'The salary cap must be above $0.' },
    });
  });

  test('says when the network is gone', async () => {
    fakeServer(() => 'no network');
    await expect(request('GET /user-leagues')).rejects.toThrow(
      'Network error. Please check your connection and try again.',
    );
  });

  test('does not show what is no answer of ours', async () => {
    fakeServer(() => ({ status: 502 }));
    await expect(request('GET /user-leagues')).rejects.toBeInstanceOf(NetworkFailure);
  });

  test('leaves out what is not asked for', () => {
    expect(buildUrl('a/players', { search: 'o brien', position: null, start: 0 })).toBe(
      '/api/a/players?search=o+brien&start=0',
    );
  });
});
