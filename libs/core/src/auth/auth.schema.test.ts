import { describe, expect, it } from '@jest/globals';
import { messageWords } from '../messages/messages.js';
import { emailSchema, recordSessionSchema, signInSchema, signUpSchema } from './auth.schema.js';

const GOOD = {
  username: 'gordie',
  first_name: 'Gordie',
  last_name: 'Howe',
  email: 'gordie@example.com',
  password: 'mr.hockey9',
};

interface Checker {
  safeParse(value: unknown): {
    success: boolean;
    data?: unknown;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

/** The first message per field. */
function messages(schema: Checker, value: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of schema.safeParse(value).error?.issues ?? [])
    found[issue.path.join('.')] ??= messageWords(issue.message);
  return found;
}

describe('the sign-up form', () => {
  it('takes good entries', () => {
    expect(signUpSchema.parse({ ...GOOD, self_registration: true })).toEqual({ ...GOOD, self_registration: true });
  });

  it('trims what was typed around names and the email, but not the password', () => {
    expect(
      signUpSchema.parse({
        username: ' gordie ',
        first_name: ' Gordie',
        last_name: 'Howe ',
        email: ' gordie@example.com ',
        password: ' mr.hockey ',
      }),
    ).toEqual({
      ...GOOD,
      password: ' mr.hockey ',
    });
  });

  it('asks for every field when it is empty, and when it is missing', () => {
    const required = {
      username: 'Username is required',
      first_name: 'First name is required',
      last_name: 'Last name is required',
      email: 'Email is required',
      password: 'Password is required',
    };
    expect(messages(signUpSchema, { username: '', first_name: '', last_name: '', email: '', password: '' })).toEqual(
      required,
    );
    expect(
      messages(signUpSchema, { username: '  ', first_name: '  ', last_name: '  ', email: '  ', password: '' }),
    ).toEqual(required);
    expect(messages(signUpSchema, {})).toEqual(required);
    expect(messages(signUpSchema, { username: null, first_name: 1, last_name: {}, email: [], password: null })).toEqual(
      required,
    );
  });

  it.each([
    ['username', 'go', 'Username must be at least 3 characters'],
    ['username', 'g'.repeat(31), 'Username must be at most 30 characters'],
    ['username', 'mr hockey', 'Username may use letters, digits, dots, dashes and underscores'],
    ['username', '<b>go</b>', 'Username may use letters, digits, dots, dashes and underscores'],
    ['first_name', 'G', 'First name must be at least 2 characters'],
    ['last_name', ' H ', 'Last name must be at least 2 characters'],
    ['first_name', 'G'.repeat(61), 'First name must be at most 60 characters'],
    ['email', 'gordie', 'Please enter a valid email address'],
    ['email', 'gordie@', 'Please enter a valid email address'],
    ['email', 'gordie@example', 'Please enter a valid email address'],
    ['email', 'gordie howe@example.com', 'Please enter a valid email address'],
    ['email', `${'g'.repeat(250)}@example.com`, 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(201), 'Password must be at most 200 characters'],
  ])('says of %s "%s": %s', (field, value, message) => {
    expect(messages(signUpSchema, { ...GOOD, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['username', 'bob'],
    ['username', 'jean-guy.t_4'],
    ['username', 'Jäger68'],
    ['first_name', 'Bo'],
    ['last_name', "O'Reilly"],
    ['email', 'a.b+tag@sub.example.co.uk'],
    ['password', '123456'],
  ])('takes %s "%s"', (field, value) => {
    expect(messages(signUpSchema, { ...GOOD, [field]: value })).toEqual({});
  });

  it('keeps nothing that it does not know', () => {
    expect(signUpSchema.parse({ ...GOOD, isAdmin: true })).toEqual(GOOD);
  });
});

describe('the sign-in form', () => {
  it('needs an email and a password', () => {
    expect(messages(signInSchema, { email: '', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
    expect(messages(signInSchema, {})).toEqual({ email: 'Email is required', password: 'Password is required' });
  });

  it('says with a full stop that the email is not one', () => {
    expect(messages(signInSchema, { email: 'gordie', password: 'x' })).toEqual({
      email: 'Please enter a valid email address.',
    });
  });

  it('does not judge the password, so that old ones still open the door', () => {
    expect(messages(signInSchema, { email: 'gordie@example.com', password: 'x' })).toEqual({});
  });
});

describe('an email', () => {
  it('is trimmed and otherwise kept as written', () => {
    expect(emailSchema.parse(' Gordie@Example.com ')).toBe('Gordie@Example.com');
  });
});

describe('a record of a session', () => {
  it('is of a login or a logout', () => {
    expect(messages(recordSessionSchema, { action: 'login' })).toEqual({});
    expect(
      messages(recordSessionSchema, { action: 'logout', user_id: '123456789ABC', date: '2025-09-20T16:00:00Z' }),
    ).toEqual({});
    expect(messages(recordSessionSchema, { action: 'lunch' })).toEqual({ action: "Action is 'login' or 'logout'." });
    expect(messages(recordSessionSchema, { action: 'login', user_id: '1' })).toEqual({
      user_id: 'This is not a valid id.',
    });
  });
});
