import { expect, it } from '@jest/globals';
import fs from 'node:fs';
import { inRoot } from '../lib/root.mjs';
import { codeIn } from '../lib/source-files.mjs';

const read = (file) => fs.readFileSync(inRoot(file), 'utf8');
const REGISTRY = 'apps/web/src/platform/device/device-storage.ts';
/** Scripts that run before the app, and the service worker, which stores only files of the release. */
const OTHERS = ['apps/web/src/platform/worker/caching.ts'];

it('the web app keeps things in the browser by its registry alone, so that signing out removes what is personal', () => {
  const users = codeIn('apps/web/src').filter((file) =>
    /\b(?:localStorage|sessionStorage|indexedDB|caches\s*\.|document\.cookie|cookieStore)\b/.test(read(file)),
  );
  expect(users.filter((file) => file !== REGISTRY && !OTHERS.includes(file))).toEqual([]);
});

it('scripts outside the app only read, and only names of the registry', () => {
  const registry = read(REGISTRY);
  for (const file of ['apps/web/public/boot.js', 'apps/web/public/offline.js']) {
    const text = read(file);
    for (const [, use, name] of text.matchAll(/(?:localStorage|sessionStorage)\.(\w+)\('crease\.([\w.-]+)/g)) {
      expect([file, use]).toEqual([file, 'getItem']);
      expect(registry).toMatch(new RegExp(`^  '?${name}'?: \\{ owner`, 'm'));
    }
  }
});
