import { describe, expect, test } from '@jest/globals';
import { EMPTY_SIGN_UP, serverErrors, signUpBody, validateSignUp } from './sign-up.form.js';

const good = { username: 'melott', firstName: 'Mel', lastName: 'Ott', email: 'mel@example.com', password: 'slapshot9' };

describe('the sign-up form', () => {
  test('asks for every field', () => {
    expect(validateSignUp(EMPTY_SIGN_UP)).toEqual({
      username: 'Username is required',
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  test.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['firstName', 'M', 'First name must be at least 2 characters'],
    ['lastName', 'O', 'Last name must be at least 2 characters'],
    ['email', 'mel@example', 'Please enter a valid email address'],
    ['email', 'mel example@x.com', 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', '123456', 'This password is one of the most used. Choose another.'],
  ] as const)('refuses %s "%s"', (field, value, message) => {
    expect(validateSignUp({ ...good, [field]: value })).toEqual({ [field]: message });
  });

  test('lets a good form through, trimmed but for the password', () => {
    const form = { ...good, username: ' melott ', password: ' six 6 ' };
    expect(validateSignUp(form)).toEqual({});
    expect(signUpBody(form)).toEqual({
      username: 'melott',
      first_name: 'Mel',
      last_name: 'Ott',
      email: 'mel@example.com',
      password: ' six 6 ',
      self_registration: true,
    });
  });

  test('puts the server’s messages at its own fields', () => {
    expect(serverErrors({ email: 'This email address is taken.', first_name: 'Too long', body: 'x' })).toEqual({
      email: 'This email address is taken.',
      firstName: 'Too long',
    });
  });
});
