import type { Provider } from '@crease/core/auth/social.rules.js';
import { RefusalError } from '../platform/refusal.error.js';
import { refusal } from './auth.refusals.js';

/** Wordings follow docs/rules.md, section "Words of errors". */
export const USER_NOT_FOUND = new RefusalError(refusal('userNotFound', { kind: 'missing', field: 'email' }));
export const WRONG_PASSWORD = new RefusalError(
  refusal('wrongPassword', { kind: 'unauthenticated', field: 'password' }),
);
export const INVALID_EMAIL = new RefusalError(refusal('invalidEmail', { kind: 'invalid', field: 'email' }));
export const USER_DISABLED = new RefusalError(refusal('userDisabled', { kind: 'forbidden', field: 'email' }));
export const SIGN_IN_FAILED = new RefusalError(refusal('signInFailed', { kind: 'unauthenticated' }));
export const TOO_MANY_FAILURES = refusal('tooManyRequests');

export const USERNAME_TAKEN = new RefusalError(refusal('usernameTaken', { field: 'username' }));

const KINDS = { socialFailed: 'forbidden', socialNetwork: 'busy' } as const;

/** Refusal for a failed sign-in with another provider. */
export const socialRefusal = (
  name: 'socialCancelled' | 'accountExists' | keyof typeof KINDS,
  provider: Provider,
): RefusalError =>
  new RefusalError(
    refusal(name, { kind: name in KINDS ? KINDS[name as keyof typeof KINDS] : 'conflict', figures: { provider } }),
  );

/**
 * Refusal for a verified identity without a user. The client creates a user and repeats the call (docs/rules.md,
 * section "Words of errors").
 */
export const noUserYet = (provider: Provider): RefusalError =>
  new RefusalError(refusal('noUserYet', { figures: { provider }, kind: 'missing' }));

export const LINK_INVALID = new RefusalError(refusal('linkInvalid', { kind: 'missing', field: 'token' }));
export const LINK_USED = new RefusalError(refusal('linkUsed', { field: 'token' }));
export const LINK_EXPIRED = new RefusalError(refusal('linkExpired', { field: 'token' }));

export const signedOut = (): RefusalError => new RefusalError(refusal('signedOut', { kind: 'unauthenticated' }));
