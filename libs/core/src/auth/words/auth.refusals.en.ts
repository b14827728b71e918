export const AUTH_REFUSALS = {
  passwordTooShort: () => ({ message: 'Password must be at least 6 characters' }),
  passwordTooCommon: () => ({ message: 'This password is one of the most used. Choose another.' }),
};
