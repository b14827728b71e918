import { create } from 'zustand';
import { keep, readKept } from '../../../platform/device/device-storage.js';
import { selectFirstWish } from '../state/select-wish.js';
import * as t from './announce.words.en.js';

export const alertsSupported = () => typeof Notification === 'function';

/** True when this device failed to show a notification although it was allowed. Shown as a warning and remembered. */
export const useAlerts = create<{ broken: boolean }>(() => ({ broken: readKept('draft.alerts-broken') === '1' }));

function setBroken(broken: boolean): void {
  useAlerts.setState({ broken });
  keep('draft.alerts-broken', broken ? '1' : null);
}

/**
 * Shows a first notification, so that the user sees at once whether notifications work; resolves to false when they do
 * not.
 */
export const tryAlert = (): Promise<boolean> => showAlert(t.alertsAreOn, t.alertsOnHint, 'alerts');

/** Shown by the page, or by its service worker on phones that forbid pages to. */
export async function showAlert(title: string, body: string, tag: string): Promise<boolean> {
  const shown = (await byPage(title, body, tag)) || (await byWorker(title, body, tag));
  setBroken(!shown);
  return shown;
}

/** Phone browsers throw on the constructor; others report failure with a later event. */
function byPage(title: string, body: string, tag: string): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const note = new Notification(title, { body, tag });
      note.onshow = () => resolve(true);
      note.onerror = () => resolve(false);
      note.onclick = () => {
        window.focus();
        selectFirstWish();
        note.close();
      };
    } catch {
      resolve(false);
    }
  });
}

async function byWorker(title: string, body: string, tag: string): Promise<boolean> {
  try {
    const { serviceWorker } = await import('../../../platform/worker/registration.js');
    const registration = await serviceWorker();
    // A click on the notification opens this path.
    await registration?.showNotification(title, { body, tag, data: location.pathname + location.search });
    return registration !== null;
  } catch {
    return false;
  }
}
