import { refusalsIn } from '../refusals.js';

const AUTH_REFUSALS = {
  passwordTooShort: () => ({ message: 'Password must be at least 6 characters' }),
  passwordTooCommon: () => ({ message: 'This password is one of the most used. Choose another.' }),
};

export const { refuse } = refusalsIn('auth', { en: AUTH_REFUSALS });
