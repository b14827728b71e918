import { beforeEach, expect, test } from '@jest/globals';
import { bootSession, endSession } from '../platform/session/auth-store.js';
import { remember } from '../platform/session/boot.js';
import { enterPage, leavePage } from '../platform/session/hand-over.js';
import { KEPT, keep, keyOf, readKept, type KeptName } from '../platform/device/device-storage.js';
import { keepInvitation } from '../features/auth/invitation.js';
import { keepJoinLink } from '../features/auth/join-link.js';
import { setTheme } from '../platform/device/theme.js';
import { keepUnsent } from '../platform/device/unsent.js';
import { useInvites } from '../features/move-in/invites.store.js';
import { useMoveIn } from '../features/move-in/move-in.store.js';
import { keepChosen, recentEntries } from '../features/palette/recent.js';

const everything = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
const invite = { team_id: 't', name: 'Mel', email: 'mel@example.com', state: 'waiting', why: null, key: 'k' } as const;
const entry = { id: 'player 7', group: 'players', label: 'Somebody Sought', to: '/p/7' } as const;

/** Writes data as a signed-in person would. */
function use(): void {
  keep('session', 'u1');
  remember({ firstName: 'Mel', league: 'L1', leagueName: 'Mel’s League' });
  keepChosen('u1', 'L1', entry);
  useMoveIn.getState().open('L1');
  useMoveIn.getState().setRules('Mel’s rules');
  useInvites.getState().open('L1');
  useInvites.getState().set([invite]);
  keep('push', 'u1');
  keepUnsent('offer', { to: 'Mel' });
  keepInvitation('secret');
  keepJoinLink('secret');
  keep('league-start', '1');
  setTheme('dark');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  use();
});

test('after a sign-out nothing personal is left in the browser, and what concerns the device is', () => {
  keep('visiting', 'yes');
  // Fails when a new name that a person owns is not filled above.
  const inUse = (name: KeptName) =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some((key) => key.startsWith(keyOf(name)));
  const personal = (Object.keys(KEPT) as KeptName[]).filter((name) => KEPT[name].owner === 'person');
  expect(personal.filter((name) => !inUse(name))).toEqual([]);
  endSession();
  expect(everything()).toBe(JSON.stringify([{ [keyOf('theme')]: 'dark' }, {}]));
  // Memory is cleared too, for the next user of this tab.
  expect(useMoveIn.getState()).toMatchObject({ leagueId: null, rules: '' });
  expect(useInvites.getState().invites).toEqual([]);
  expect(recentEntries('u1', 'L1', [])).toEqual([]);
});

test('an app that another language has replaced reads what the browser stores again', () => {
  leavePage(
    () => undefined,
    () => undefined,
  );
  expect(useMoveIn.getState()).toMatchObject({ leagueId: null, rules: '' });
  // The app of the other language writes it.
  keep('move-in', JSON.stringify({ rules: 'Changed rules' }), 'L1');
  keep('move-in.invites', JSON.stringify([{ ...invite, state: 'sent' }]), 'L1');
  enterPage();
  useMoveIn.getState().open('L1');
  useInvites.getState().open('L1');
  expect(useMoveIn.getState().rules).toBe('Changed rules');
  expect(useInvites.getState().invites).toEqual([{ ...invite, state: 'sent' }]);
});

test('a sign-out in another tab, and in one that was closed before, empties this one', async () => {
  await bootSession();
  localStorage.removeItem(keyOf('session'));
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf('session') }));
  expect(everything()).not.toMatch(/Mel|u1|secret|Sought/);

  use();
  localStorage.removeItem(keyOf('session'));
  await bootSession();
  expect(everything()).not.toMatch(/Mel|u1|Sought/);
  // An invitation is kept, because the visitor may sign up later.
  expect(readKept('invitation')).toBe('secret');
});
