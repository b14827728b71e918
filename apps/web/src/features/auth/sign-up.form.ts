import { checkPassword } from '@crease/core/auth/password.rules.js';

/** What is typed into the sign-up form. */
export interface SignUpForm {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export type SignUpField = keyof SignUpForm;
export type SignUpErrors = Partial<Record<SignUpField, string>>;

export const EMPTY_SIGN_UP: SignUpForm = { username: '', firstName: '', lastName: '', email: '', password: '' };

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
    firstName: required('First name', form.firstName, 2),
    lastName: required('Last name', form.lastName, 2),
    email:
      form.email.trim() === ''
        ? 'Email is required'
        : EMAIL.test(form.email.trim())
          ? undefined
          : 'Please enter a valid email address',
    // A space is a letter of a password.
    password: form.password === '' ? 'Password is required' : passwordError(form.password),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

export function signUpBody(form: SignUpForm) {
  return {
    username: form.username.trim(),
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    email: form.email.trim(),
    password: form.password,
    self_registration: true,
  };
}

const SERVER_FIELD: Readonly<Record<string, SignUpField>> = {
  username: 'username',
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  password: 'password',
};

/** The server's messages, at the form's own fields. */
export function serverErrors(fields: Readonly<Record<string, string>>): SignUpErrors {
  const errors: SignUpErrors = {};
  for (const [field, message] of Object.entries(fields)) {
    const own = SERVER_FIELD[field];
    if (own !== undefined) errors[own] = message;
  }
  return errors;
}
