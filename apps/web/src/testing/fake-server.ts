import { jest } from '@jest/globals';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

type Answer = { status: number; body?: unknown } | 'no network';

/** Replaces `fetch`, and records the requests. */
export function fakeServer(answer: (asked: Asked) => Answer | Promise<Answer>): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (typeof address !== 'string') throw new Error('the client asks by address');
    const request: Asked = {
      method: init?.method ?? 'GET',
      path: address,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: { ...(init?.headers as Record<string, string>) },
    };
    asked.push(request);
    const given = await answer(request);
    if (given === 'no network') throw new TypeError('Failed to fetch');
    return {
      status: given.status,
      ok: given.status < 400,
      json: () => (given.body === undefined ? Promise.reject(new SyntaxError('no body')) : Promise.resolve(given.body)),
    } as Response;
  });
  return asked;
}
