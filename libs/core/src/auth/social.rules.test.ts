import { expect, test } from '@jest/globals';
import { isProvider, isSocialOutcome, SOCIAL_CHANNEL, socialMessage, socialStartPath } from './social.rules.js';

test('only Google and Facebook are other services to sign in with', () => {
  expect(['google', 'facebook', 'github', '', null, 1].map(isProvider)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a page takes only the outcome of its own attempt', () => {
  const outcome = { source: SOCIAL_CHANNEL, attempt: 'a1', provider: 'google', ok: true };
  expect(isSocialOutcome(outcome, 'a1')).toBe(true);
  expect(isSocialOutcome({ ...outcome, ok: false, provider: 'facebook' }, 'a1')).toBe(true);
  for (const wrong of [
    { source: 'other' },
    { attempt: 'a2' },
    { provider: 'github' },
    { ok: 'yes' },
    { ok: undefined },
  ])
    expect(isSocialOutcome({ ...outcome, ...wrong }, 'a1')).toBe(false);
  for (const wrong of [null, undefined, 'text', 1]) expect(isSocialOutcome(wrong, 'a1')).toBe(false);
});

test('the pop-up is opened with its attempt, written so that it cannot say more', () => {
  expect(socialStartPath('google', 'a&b')).toBe('/api/auth/social/google/start?attempt=a%26b');
});

test.each([
  ['popupClosed', 'Sign-in was cancelled.'],
  ['socialCancelled', 'Sign-in was cancelled.'],
  ['popupBlocked', 'Pop-up blocked. Please allow pop-ups and try again.'],
  ['accountExists', 'An account with this email already exists. Try signing in with email/password instead.'],
  ['socialNetwork', 'Network error. Please check your connection and try again.'],
  ['userDisabled', 'This account has been disabled.'],
  ['tooManyRequests', 'Too many failed attempts. Please try again later.'],
  ['socialFailed', 'Facebook sign-in failed. Please try again.'],
  ['anything else', 'Facebook sign-in failed. Please try again.'],
])('%s reads "%s"', (name, message) => expect(socialMessage(name, 'facebook')).toBe(message));
