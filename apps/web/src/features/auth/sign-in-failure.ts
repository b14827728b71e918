import { ApiRefusal, NetworkFailure } from '../../platform/requests/api-client.js';

/** Why a sign-in failed, by the refusal's name (docs/rules.md, Words of errors). */
const SIGN_IN: Readonly<Record<string, string>> = {
  userNotFound: 'No account found with this email address.',
  wrongPassword: 'Incorrect password.',
  invalidEmail: 'Please enter a valid email address.',
  userDisabled: 'This account has been disabled.',
  tooManyRequests: 'Too many failed attempts. Please try again later.',
};

/** The field that caused the refusal. */
const FIELD: Readonly<Record<string, 'email' | 'password'>> = {
  userNotFound: 'email',
  invalidEmail: 'email',
  userDisabled: 'email',
  wrongPassword: 'password',
};

/** Maps a failed sign-in to the app's messages and the field that caused it. */
export function signInFailure(error: unknown): Error {
  if (error instanceof NetworkFailure) return error;
  if (!(error instanceof ApiRefusal)) return new Error(FAILED);
  const { name } = error.refusal;
  const field =
    FIELD[name] ??
    (error.fields.password !== undefined ? 'password' : error.fields.email !== undefined ? 'email' : null);
  const message =
    SIGN_IN[name] ?? (error.status === 429 ? SIGN_IN.tooManyRequests! : field === null ? FAILED : error.fields[field]!);
  return new ApiRefusal(error.status, { name, message }, field === null ? {} : { [field]: message });
}
const FAILED = 'Sign in failed. Please try again.';

/** Alerts of docs/rules.md, Words of errors. */
export const RESET_SENT = 'Password reset email sent. Please check your inbox & junk folder.';
export const resetFailed = (message: string): string => `Error sending password reset email: ${message}`;
