import { appPath, type PushPayload } from '@crease/core/notifications/push.rules.js';
import type { WindowClient, WorkerScope } from './worker.types.js';
import * as t from './worker.words.en.js';

export interface GoTo {
  readonly goTo: string;
}

const NOTHING: PushPayload = {
  title: 'Crease',
  body: t.somethingConcernsYou,
  path: '/account/notices',
  tag: 'crease',
};

/**
 * The payload of a push message. Invalid ones give a default, because browsers revoke push rights from apps that show
 * nothing.
 */
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

/** Safari requires a notification for every push; other browsers allow none while the app is visible. */
const mustShow = ({ navigator }: WorkerScope): boolean =>
  /AppleWebKit/.test(navigator.userAgent) && !/Chrome|Chromium/.test(navigator.userAgent);

/** Shows a notification, unless a page of the app is visible, which shows the notice itself. */
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

/** Opens the notice's target, in an open page if any. */
export async function open(worker: WorkerScope, data: unknown): Promise<void> {
  const path = appPath(data);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Only the user leaves a draft room.
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

/**
 * True when the page is the draft room that the notice leads to. Excludes the big-screen view, which has no controls.
 */
function isItsRoom({ url }: WindowClient, path: string): boolean {
  const [here, to] = [new URL(url), new URL(path, url)];
  return inRoom(to.pathname) && here.pathname === to.pathname && !here.searchParams.has('view');
}

function addressOf({ url }: WindowClient): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
