import type { PushAnswer } from '@crease/core/notifications/push.schema.js';
import { request } from '../requests/api-client.js';
import { keep, readKept } from '../device/device-storage.js';
import { withLock } from '../device/with-lock.js';
import { serviceWorker } from './registration.js';
import * as t from './worker.words.en.js';

/**
 * State of push notices in this browser. `install`: iPhone or iPad, where only an app on the home screen gets them.
 * `blocked`: the user denied the permission, and only the browser's settings can change it.
 */
export type ThisDevice = 'impossible' | 'install' | 'blocked' | 'off' | 'on';

/**
 * The user who turned notices on in this browser. When the server's keys change, only that user is subscribed again.
 */
const wanted = {
  by: () => readKept('push'),
  set: (uid: string | null) => keep('push', uid),
};

const onApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

async function subscription(): Promise<PushSubscription | null> {
  return (await (await serviceWorker())?.pushManager?.getSubscription()) ?? null;
}

async function hashOf(endpoint: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return base64url(bytes);
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The hash that identifies this browser's subscription; null without one. */
export async function ownHash(): Promise<string | null> {
  const own = await subscription();
  return own === null ? null : hashOf(own.endpoint);
}

/** The state that can be determined without prompting the user. */
export async function standing({ devices }: Pick<PushAnswer, 'devices'>): Promise<ThisDevice> {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able) return onApple() ? 'install' : 'impossible';
  if ((await serviceWorker()) === null) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  const hash = await ownHash();
  return devices.some((device) => device.endpoint_hash === hash) ? 'on' : 'off';
}

async function subscribe(publicKey: string): Promise<PushAnswer> {
  const registration = await serviceWorker();
  if (registration === null) throw new Error(t.browserCannotGetNotices);
  await navigator.serviceWorker.ready;
  const own = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return request('POST /push/devices', { body: bodyOf(own) });
}

function bodyOf(own: PushSubscription) {
  const { endpoint = '', keys = {} } = own.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

/** One change at a time, also across tabs: otherwise `keepDevice` removes a device that is still being added. */
const alone = <T>(work: () => Promise<T>): Promise<T> => withLock('crease-push', work);

/** Asks for the permission and adds this device. Null when the user denies or dismisses the prompt. */
export async function turnOn(uid: string, { public_key }: PushAnswer): Promise<PushAnswer | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  return alone(async () => {
    const before = await subscription();
    if (before !== null && keyOf(before) !== public_key) await before.unsubscribe();
    const answer = await subscribe(public_key);
    wanted.set(uid);
    return answer;
  });
}

/** Removes the browser's subscription, which ends all push messages. */
export const turnOff = (): Promise<void> =>
  alone(async () => {
    wanted.set(null);
    await (await subscription())?.unsubscribe();
  });

const keyOf = ({ options }: PushSubscription): string | null =>
  options.applicationServerKey === null ? null : base64url(new Uint8Array(options.applicationServerKey));

/**
 * Maintains the subscription. A device of this user is linked to the current session, and subscribed again under new
 * keys. A device of another user, or one that was ended, is unsubscribed.
 */
export const keepDevice = (uid: string): Promise<void> => alone(() => keepAlone(uid));

async function keepAlone(uid: string): Promise<void> {
  const own = await subscription();
  if (own === null) return;
  const answer = await request('GET /push');
  const hash = await hashOf(own.endpoint);
  if (answer.devices.some((device) => device.endpoint_hash === hash)) {
    await request('POST /push/devices', { body: bodyOf(own) });
    return;
  }
  await own.unsubscribe();
  if (keyOf(own) !== answer.public_key && wanted.by() === uid && Notification.permission === 'granted')
    await subscribe(answer.public_key);
}
