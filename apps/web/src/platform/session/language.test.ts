import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fakeServer, type Asked } from '../../testing/fake-server.js';
import { keep, keepLanguage, keptLanguage, readKept } from '../device/device-storage.js';
import { toastStore } from '../../ui/layers/toast.js';
import { endSession } from './auth-store.js';
import { changeLanguage, followLanguage, keepChoiceInAccount, offerLanguage } from './language.js';

let asked: Asked[];
beforeEach(() => {
  keep('own-language', null);
  keepLanguage(null);
  asked = fakeServer(() => ({ status: 200, body: {} }));
});
afterEach(() => keepLanguage(null));

test('a language that another tab chose is offered, and the present one is not', () => {
  offerLanguage({ language: 'en' });
  expect(toastStore.read()).toEqual([]);
  offerLanguage({ language: 'fr' });
  expect(toastStore.read()).toMatchObject([{ text: 'Language changed', action: { label: 'Switch' } }]);
});

test('a language that an account left in the browser does not go to the next account', async () => {
  keepLanguage('en');
  await keepChoiceInAccount({ language: null });
  expect(asked).toEqual([]);
});

test('a choice without an account goes to an account once', async () => {
  keep('own-language', 'fr');
  await keepChoiceInAccount({ language: null });
  expect(asked).toHaveLength(1);
  expect(readKept('own-language')).toBeNull();
});

test('an account without a choice forgets the language of another', () => {
  keepLanguage('en');
  expect(followLanguage({ language: null })).toBe(false);
  expect(keptLanguage()).toBeNull();
});

test('an account with a choice of its own ends the one of the browser', async () => {
  keep('own-language', 'fr');
  await keepChoiceInAccount({ language: 'en' });
  endSession();
  await keepChoiceInAccount({ language: null });
  expect(asked).toEqual([]);
});

test('a sign-out keeps a language that was chosen without an account', () => {
  keep('own-language', 'fr');
  keepLanguage('fr');
  endSession();
  expect(keptLanguage()).toBe('fr');
});

test('a sign-out removes the language that an account brought', () => {
  followLanguage({ language: 'en' });
  expect(keptLanguage()).toBe('en');
  endSession();
  expect(keptLanguage()).toBeNull();
});

test('the choice of the browser sends its wishes, without a cookie', () => {
  keepLanguage('en');
  Object.defineProperty(navigator, 'languages', { value: ['fr-CA', 'en'], configurable: true });
  changeLanguage(null, { language: 'en' });
  expect(asked[0]?.headers['Accept-Language']).toBe('fr-CA,en');
  expect(keptLanguage()).toBeNull();
});

test('an older choice of the browser does not undo one in the account', async () => {
  keep('own-language', 'fr');
  changeLanguage(null, { language: 'en' });
  asked.length = 0;
  await keepChoiceInAccount({ language: null });
  expect(asked).toEqual([]);
});
