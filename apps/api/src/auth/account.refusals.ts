import { PROVIDER_NAMES, socialMessage, type Provider, type SocialFailure } from '@crease/core/auth/social.rules.js';
import type { Refusal } from '@crease/core/result.js';
import { RefusalError } from '../platform/http/refusal.error.js';

/** Wordings of docs/rules.md, Words of errors. */
export const USER_NOT_FOUND = new RefusalError({
  name: 'userNotFound',
  kind: 'missing',
  field: 'email',
  message: 'No account found with this email address.',
});
export const WRONG_PASSWORD = new RefusalError({
  name: 'wrongPassword',
  kind: 'unauthenticated',
  field: 'password',
  message: 'Incorrect password.',
});
export const INVALID_EMAIL = new RefusalError({
  name: 'invalidEmail',
  kind: 'invalid',
  field: 'email',
  message: 'Please enter a valid email address.',
});
export const USER_DISABLED = new RefusalError({
  name: 'userDisabled',
  kind: 'forbidden',
  field: 'email',
  message: 'This account has been disabled.',
});
export const SIGN_IN_FAILED = new RefusalError({
  name: 'signInFailed',
  kind: 'unauthenticated',
  message: 'Sign in failed. Please try again.',
});
export const TOO_MANY_FAILURES = 'Too many failed attempts. Please try again later.';

export const USERNAME_TAKEN = new RefusalError({
  name: 'usernameTaken',
  message: 'This username is taken. Choose another.',
  field: 'username',
});

const KINDS: Partial<Record<SocialFailure, Refusal['kind']>> = {
  socialFailed: 'forbidden',
  socialNetwork: 'busy',
  userDisabled: 'forbidden',
};

/** A sign-in with another provider that came to nothing, in the words of docs/rules.md, Words of errors. */
export const socialRefusal = (name: SocialFailure, provider: Provider): RefusalError =>
  new RefusalError({ name, kind: KINDS[name] ?? 'conflict', message: socialMessage(name, provider) });

/** A verified identity without a user yet: the client creates one and asks again (docs/rules.md, Words of errors). */
export const noUserYet = (provider: Provider): RefusalError =>
  new RefusalError({
    name: 'noUserYet',
    kind: 'missing',
    message: `There is no account for this ${PROVIDER_NAMES[provider]} sign-in yet.`,
    fix: 'Create it, then sign in again.',
  });

export const LINK_INVALID = new RefusalError({
  name: 'linkInvalid',
  kind: 'missing',
  message: 'This link is not valid.',
  field: 'token',
  fix: 'Ask for a new one.',
});
export const LINK_USED = new RefusalError({
  name: 'linkUsed',
  message: 'This link has been used.',
  field: 'token',
  fix: 'Ask for a new one.',
});
export const LINK_EXPIRED = new RefusalError({
  name: 'linkExpired',
  message: 'This link is out of date.',
  field: 'token',
  fix: 'Ask for a new one.',
});
