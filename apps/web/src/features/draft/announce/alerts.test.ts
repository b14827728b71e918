import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { showAlert, tryAlert, useAlerts } from './alerts.js';

/** Behaviours of browsers when a page shows a notification. */
type Way = 'shows' | 'fails' | 'throws';

const shown: string[] = [];
function browserThat(way: Way): void {
  class Note {
    onshow: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(title: string) {
      if (way === 'throws') throw new TypeError('Illegal constructor');
      queueMicrotask(() => {
        if (way === 'shows') shown.push(title);
        (way === 'shows' ? this.onshow : this.onerror)?.();
      });
    }
  }
  Object.assign(globalThis, { Notification: Note });
}

beforeEach(() => {
  shown.length = 0;
  localStorage.clear();
  useAlerts.setState({ broken: false });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Notification');
});

test('a user who allows alerts gets the first one', async () => {
  browserThat('shows');
  expect(await tryAlert()).toBe(true);
  expect(shown).toEqual(['Alerts are on']);
  expect(useAlerts.getState().broken).toBe(false);
});

test.each<Way>(['throws', 'fails'])('that a browser %s is known at once, and still after a reload', async (way) => {
  browserThat(way);
  expect(await tryAlert()).toBe(false);
  expect(useAlerts.getState().broken).toBe(true);
  expect(localStorage.getItem('crease.draft.alerts-broken')).toBe('1');
});

test('an alert that comes after all ends that', async () => {
  browserThat('throws');
  await tryAlert();
  browserThat('shows');
  expect(await showAlert('You are up', 'Pick 12', 'turn')).toBe(true);
  expect(useAlerts.getState().broken).toBe(false);
  expect(localStorage.getItem('crease.draft.alerts-broken')).toBeNull();
});
