import { describe, expect, it } from '@jest/globals';
import { outdated, wayOf } from './caching.js';
import { open, payloadIn, show } from './notices.js';
import type { WindowClient, WorkerScope } from './worker.types.js';

const HERE = 'https://crease.test';
const asked = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  wayOf({ url: new URL(path, HERE).href, method, mode }, HERE);

describe('what the service worker answers', () => {
  it('is files with a hash in their name, the page, and what stands where nothing can be loaded', () => {
    expect(asked('/assets/app-1a2b3c.js')).toBe('hashed');
    expect(asked('/', 'navigate')).toBe('page');
    expect(asked('/abcdefghijkm/home', 'navigate')).toBe('page');
    expect(asked('/offline.css')).toBe('shell');
  });

  it.each([
    ['/api/notices', 'cors', 'GET'],
    ['/api/auth/social/google/callback', 'navigate', 'GET'],
    ['/socket.io/?transport=polling', 'cors', 'GET'],
    ['/', 'navigate', 'POST'],
    ['/boot.js', 'no-cors', 'GET'],
    ['https://elsewhere.test/assets/app.js', 'cors', 'GET'],
  ] as const)('is not %s (%s %s): what the API answers is never kept', (path, mode, method) => {
    expect(asked(path, mode, method)).toBe('network');
  });

  it('keeps the files of this release and of the one before it', () => {
    expect(outdated(['crease-a', 'other', 'crease-b', 'crease-c'], 'crease-c')).toEqual(['crease-a']);
    expect(outdated(['crease-c'], 'crease-c')).toEqual([]);
  });
});

function scope(pages: readonly Partial<WindowClient>[], userAgent = 'Chrome') {
  const done: unknown[] = [];
  const worker = {
    navigator: { userAgent },
    registration: {
      showNotification: (title: string, options: NotificationOptions) => {
        done.push({ title, ...options });
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () =>
        Promise.resolve(
          pages.map((page) => ({
            focus: () => Promise.resolve(done.push('focus')),
            postMessage: (message: unknown) => done.push(message),
            ...page,
          })),
        ),
      openWindow: (path: string) => Promise.resolve(done.push({ opened: path })),
    },
  };
  // Only the parts of the scope that notices use.
  return { worker: worker as unknown as WorkerScope, done };
}

const PAYLOAD = { title: 'Bears accepted', body: 'Until Friday', path: '/abc/trade/review/x', tag: 'n1' };

describe('a notice by push', () => {
  it('is shown, and replaces the one before with the same tag', async () => {
    const { worker, done } = scope([{ url: HERE, visibilityState: 'hidden' }]);
    await show(worker, JSON.stringify(PAYLOAD));
    expect(done).toMatchObject([{ title: 'Bears accepted', body: 'Until Friday', tag: 'n1', data: PAYLOAD.path }]);
  });

  it('is not shown beside a page in view, which says it already; but by Safari, which forbids silence', async () => {
    const visible = [{ url: HERE, visibilityState: 'visible' }] as const;
    const chrome = scope(visible);
    await show(chrome.worker, JSON.stringify(PAYLOAD));
    expect(chrome.done).toEqual([]);
    const safari = scope(visible, 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Safari/604.1');
    await show(safari.worker, JSON.stringify(PAYLOAD));
    expect(safari.done).toHaveLength(1);
  });

  it('leads nowhere but into the app', () => {
    for (const path of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 7, undefined])
      expect(payloadIn(JSON.stringify({ ...PAYLOAD, path })).path).toBe('/account/notices');
    expect(payloadIn(JSON.stringify(PAYLOAD))).toEqual(PAYLOAD);
    for (const text of ['', 'no JSON', '{}', 'null', '{"title":""}']) expect(payloadIn(text).title).toBe('Crease');
  });

  it('opens the page that is there already, goes there in another, or opens a new one', async () => {
    const there = scope([{ url: `${HERE}/other` }, { url: HERE + PAYLOAD.path }]);
    await open(there.worker, PAYLOAD.path);
    expect(there.done).toEqual(['focus']);
    const elsewhere = scope([{ url: `${HERE}/abc/draft/live/d` }, { url: `${HERE}/abc/home` }]);
    await open(elsewhere.worker, PAYLOAD.path);
    expect(elsewhere.done).toEqual(['focus', { goTo: PAYLOAD.path }]);
    const drafting = scope([{ url: `${HERE}/abc/draft/live/d` }]);
    await open(drafting.worker, PAYLOAD.path);
    expect(drafting.done).toEqual([{ opened: PAYLOAD.path }]);
  });

  it('of a turn goes into the room that is open, with the player ready, and not into its big screen or another room', async () => {
    const path = '/abc/draft/live/d?ready';
    const screen = `${HERE}/abc/draft/live/d?view=board`;
    const drafting = scope([{ url: screen }, { url: `${HERE}/abc/home` }, { url: `${HERE}/abc/draft/live/d` }]);
    await open(drafting.worker, path);
    expect(drafting.done).toEqual(['focus', { goTo: path }]);
    const other = scope([{ url: screen }, { url: `${HERE}/abc/draft/live/e` }]);
    await open(other.worker, path);
    expect(other.done).toEqual([{ opened: path }]);
  });
});
