import { create } from 'zustand';
import { keep, readKept } from '../../platform/device-storage.js';
import { askReady } from './ready.js';

export const alertsSupported = () => typeof Notification === 'function';

/** Whether this device has failed to show an alert although it was allowed: it says so only then, and it is remembered. */
export const useAlerts = create<{ broken: boolean }>(() => ({ broken: readKept('draft.alerts-broken') === '1' }));

function setBroken(broken: boolean): void {
  useAlerts.setState({ broken });
  keep('draft.alerts-broken', broken ? '1' : null);
}

/** Shows the first alert, so that whoever allowed them knows at once whether they come; false where they do not. */
export const tryAlert = (): Promise<boolean> =>
  showAlert('Alerts are on', 'You will be told here when you are up.', 'alerts');

/** By the page itself or, where phones allow no page to, by its service worker. */
export async function showAlert(title: string, body: string, tag: string): Promise<boolean> {
  const shown = (await byPage(title, body, tag)) || (await byWorker(title, body, tag));
  setBroken(!shown);
  return shown;
}

/** A phone's browser has no such constructor to call, and throws. Others tell of a failure a moment later. */
function byPage(title: string, body: string, tag: string): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const note = new Notification(title, { body, tag });
      note.onshow = () => resolve(true);
      note.onerror = () => resolve(false);
      note.onclick = () => {
        window.focus();
        askReady();
        note.close();
      };
    } catch {
      resolve(false);
    }
  });
}

async function byWorker(title: string, body: string, tag: string): Promise<boolean> {
  try {
    const { serviceWorker } = await import('../../platform/worker/registration.js');
    const registration = await serviceWorker();
    // A press on it leads back to this address.
    await registration?.showNotification(title, { body, tag, data: location.pathname + location.search });
    return registration !== null;
  } catch {
    return false;
  }
}
