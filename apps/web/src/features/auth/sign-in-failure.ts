import { ApiRefusal, NetworkFailure } from '../../platform/requests/api-client.js';
import * as t from './auth.words.en.js';

/** Why a sign-in failed, by the refusal's name (docs/rules.md, Words of errors). */
const SIGN_IN: Readonly<Record<string, string>> = {
  userNotFound: t.accountNotFound,
  wrongPassword: t.passwordIncorrect,
  invalidEmail: t.signInEmailInvalid,
  userDisabled: t.accountDisabled,
  tooManyRequests: t.tooManyAttempts,
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
  if (!(error instanceof ApiRefusal)) return new Error(t.signInFailed);
  const { name } = error.refusal;
  const field =
    FIELD[name] ??
    (error.fields.password !== undefined ? 'password' : error.fields.email !== undefined ? 'email' : null);
  const message =
    SIGN_IN[name] ??
    (error.status === 429 ? SIGN_IN.tooManyRequests! : field === null ? t.signInFailed : error.fields[field]!);
  return new ApiRefusal(error.status, { name, message }, field === null ? {} : { [field]: message });
}
