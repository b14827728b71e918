import { describe, expect, test } from '@jest/globals';
import { EMPTY_SIGN_UP, signUpBody, validateSignUp } from './sign-up.form.js';

const good = {
  username: 'melott',
  first_name: 'Mel',
  last_name: 'Ott',
  email: 'mel@example.com',
  password: 'slapshot9',
};

describe('the sign-up form', () => {
  test('asks for every field', () => {
    expect(validateSignUp(EMPTY_SIGN_UP)).toEqual({
      username: 'Username is required',
      first_name: 'First name is required',
      last_name: 'Last name is required',
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  test.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['first_name', 'M', 'First name must be at least 2 characters'],
    ['last_name', 'O', 'Last name must be at least 2 characters'],
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
});
