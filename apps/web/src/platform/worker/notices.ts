import { appPath, type PushPayload } from '@crease/core/notifications/push.rules.js';
import type { WindowClient, WorkerScope } from './worker.types.js';

/** Word to a page that it is to go to another address of the app. */
export interface GoTo {
  readonly goTo: string;
}

const NOTHING: PushPayload = {
  title: 'Crease',
  body: 'Something concerns you.',
  path: '/account/notices',
  tag: 'crease',
};

/** What came by push; whatever else it is, something is shown: a browser takes the right away from who shows nothing. */
export function payloadIn(text: string): PushPayload {
  try {
    const { title, body, path, tag } = JSON.parse(text) as Partial<PushPayload>;
    if (typeof title !== 'string' || title === '') return NOTHING;
    return {
      title,
      body: typeof body === 'string' ? body : '',
      path: appPath(path),
      tag: typeof tag === 'string' ? tag : NOTHING.tag,
    };
  } catch {
    return NOTHING;
  }
}

/** Safari wants every push shown; the others allow silence while somebody looks at the app. */
const mustShow = ({ navigator }: WorkerScope): boolean =>
  /AppleWebKit/.test(navigator.userAgent) && !/Chrome|Chromium/.test(navigator.userAgent);

/** Shows a notice, unless a page of the app is in view: that one says it already. */
export async function show(worker: WorkerScope, text: string): Promise<void> {
  const { title, body, path, tag } = payloadIn(text);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!mustShow(worker) && pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await worker.registration.showNotification(title, {
    body,
    tag,
    data: path,
    icon: '/icons/app-192.png',
    badge: '/icons/badge-96.png',
  });
}

/** Takes a page that is open to where the notice leads, or opens one there. */
export async function open(worker: WorkerScope, data: unknown): Promise<void> {
  const path = appPath(data);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A draft room is left by nobody but its reader.
  const free = pages.filter(({ url }) => !inRoom(new URL(url).pathname));
  const there =
    pages.find((page) => addressOf(page) === path) ?? pages.find((page) => isItsRoom(page, path)) ?? free[0];
  if (there === undefined) {
    await worker.clients.openWindow(path);
    return;
  }
  await there.focus();
  if (addressOf(there) !== path) there.postMessage({ goTo: path } satisfies GoTo);
}

const inRoom = (pathname: string): boolean => pathname.includes('/draft/live/');

/** Whether the page is the room that the notice leads into, where it has something to bring up; its big screen is none. */
function isItsRoom({ url }: WindowClient, path: string): boolean {
  const [here, to] = [new URL(url), new URL(path, url)];
  return inRoom(to.pathname) && here.pathname === to.pathname && !here.searchParams.has('view');
}

function addressOf({ url }: WindowClient): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
