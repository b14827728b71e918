import { checkPassword } from '@crease/core/auth/password.rules.js';

/** Values of the sign-up form, by the names of its request. */
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

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const USERNAME = /^[\p{L}\p{N}._-]+$/u;

const required = (label: string, value: string, least: number): string | undefined =>
  value.trim() === ''
    ? `${label} is required`
    : value.trim().length < least
      ? `${label} must be at least ${least} characters`
      : undefined;

function passwordError(password: string): string | undefined {
  const checked = checkPassword(password);
  return checked.ok ? undefined : checked.refusal.message;
}

/** One message per field, in the words of docs/rules.md, Forms. Empty when the form can be sent. */
export function validateSignUp(form: SignUpForm): SignUpErrors {
  const errors: SignUpErrors = {
    username:
      required('Username', form.username, 3) ??
      (USERNAME.test(form.username.trim())
        ? undefined
        : 'Username may use letters, digits, dots, dashes and underscores'),
    first_name: required('First name', form.first_name, 2),
    last_name: required('Last name', form.last_name, 2),
    email:
      form.email.trim() === ''
        ? 'Email is required'
        : EMAIL.test(form.email.trim())
          ? undefined
          : 'Please enter a valid email address',
    // Spaces are part of a password, so do not trim it.
    password: form.password === '' ? 'Password is required' : passwordError(form.password),
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
