import { checkPassword } from '@crease/core/auth/password.rules.js';
import * as t from './auth.words.en.js';

export interface SignUpForm {
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

export type SignUpField = keyof SignUpForm;
export type SignUpErrors = Partial<Record<SignUpField, string>>;

export const EMPTY_SIGN_UP: SignUpForm = { username: '', first_name: '', last_name: '', email: '', password: '' };

export const SIGN_UP_FIELDS = Object.keys(EMPTY_SIGN_UP) as SignUpField[];

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const USERNAME = /^[\p{L}\p{N}._-]+$/u;

const required = (label: string, value: string, least: number): string | undefined =>
  value.trim() === ''
    ? t.fieldIsRequired({ label })
    : value.trim().length < least
      ? t.fieldTooShort({ label, least })
      : undefined;

function passwordError(password: string): string | undefined {
  const checked = checkPassword(password);
  return checked.ok ? undefined : checked.refusal.message;
}

/** Messages by field (docs/rules.md, Forms). Empty when the form can be sent. */
export function validateSignUp(form: SignUpForm): SignUpErrors {
  const errors: SignUpErrors = {
    username:
      required(t.username, form.username, 3) ??
      (USERNAME.test(form.username.trim()) ? undefined : t.usernameHasOtherCharacters),
    first_name: required(t.firstName, form.first_name, 2),
    last_name: required(t.lastName, form.last_name, 2),
    email:
      form.email.trim() === '' ? t.emailIsRequired : EMAIL.test(form.email.trim()) ? undefined : t.emailFieldInvalid,
    // Spaces are part of a password, so do not trim it.
    password: form.password === '' ? t.passwordIsRequired : passwordError(form.password),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

export function signUpBody(form: SignUpForm) {
  return {
    username: form.username.trim(),
    first_name: form.first_name.trim(),
    last_name: form.last_name.trim(),
    email: form.email.trim(),
    password: form.password,
    self_registration: true,
  };
}
