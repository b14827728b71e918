import { ApiRefusal, NetworkFailure } from '../../platform/api-client.js';

/** Why a sign-in failed, by the refusal's name (docs/rules.md, Words of errors). */
const SIGN_IN: Readonly<Record<string, string>> = {
  userNotFound: 'No account found with this email address.',
  wrongPassword: 'Incorrect password.',
  invalidEmail: 'Please enter a valid email address.',
  userDisabled: 'This account has been disabled.',
  tooManyRequests: 'Too many failed attempts. Please try again later.',
};

/** Which field is at fault. */
const FIELD: Readonly<Record<string, 'email' | 'password'>> = {
  userNotFound: 'email',
  invalidEmail: 'email',
  userDisabled: 'email',
  wrongPassword: 'password',
};

export interface SignInFailure {
  message: string;
  field: 'email' | 'password' | null;
}

export function signInFailure(error: unknown): SignInFailure {
  if (error instanceof NetworkFailure) return { message: error.message, field: null };
  if (error instanceof ApiRefusal) {
    const { name } = error.refusal;
    const field =
      FIELD[name] ??
      (error.fields.password !== undefined ? 'password' : error.fields.email !== undefined ? 'email' : null);
    return {
      message:
        SIGN_IN[name] ??
        (error.status === 429
          ? SIGN_IN.tooManyRequests!
          : field === null
            ? 'Sign in failed. Please try again.'
            : error.fields[field]!),
      field,
    };
  }
  return { message: 'Sign in failed. Please try again.', field: null };
}

/** Alerts of docs/rules.md, Words of errors. */
export const RESET_SENT = 'Password reset email sent. Please check your inbox & junk folder.';
export const resetFailed = (message: string): string => `Error sending password reset email: ${message}`;
