import { describe, expect, it } from '@jest/globals';
import { checkPassword, passwordStrength } from './password.rules.js';

describe('a password', () => {
  it.each(['', 'a', '12345', 'ab1!x'])('of fewer than six characters is refused: "%s"', (password) => {
    expect(checkPassword(password)).toEqual({
      ok: false,
      refusal: {
        name: 'passwordTooShort',
        message: 'Password must be at least 6 characters',
        field: 'password',
        figure: password.length,
        limit: 6,
      },
    });
  });

  it.each(['123456', 'password', 'PASSWORD', 'Qwerty123', 'hockey', 'letmein', 'iloveyou', '111111'])(
    'that is among the commonest is refused, in capitals too: "%s"',
    (password) => {
      expect(checkPassword(password)).toMatchObject({
        ok: false,
        refusal: { name: 'passwordTooCommon', field: 'password' },
      });
    },
  );

  it.each(['zamboni', 'rink42', 'pässwört', '      ', 'six six', '日本語のパス'])(
    'of six characters and more is taken otherwise: "%s"',
    (password) => {
      expect(checkPassword(password)).toEqual({ ok: true, value: true });
    },
  );
});

describe('the strength of a password', () => {
  it.each([
    ['12345', 'weak'],
    ['password1', 'weak'],
    ['zamboni', 'weak'],
    ['zamboni42', 'fair'],
    ['Zamboni42', 'fair'],
    ['Zamboni42!', 'strong'],
    ['four quiet zambonis', 'strong'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
  ])('"%s" is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

it('each kind of character counts, and the steps are at 12 and 18', () => {
  // Ten different letters of one kind score 12, nine score 11.
  expect(['abcdefghij', 'abcdefghi', 'ABCDEFGHIJ', 'ABCDEFGHI'].map(passwordStrength)).toEqual([
    'fair',
    'weak',
    'fair',
    'weak',
  ]);
  expect(
    ['abcdefgh1', 'ABCDEFGh', 'abcdefgh!', '!?=()&%$#+', '!?=()&%$#', '0918273645', '091827364'].map(passwordStrength),
  ).toEqual(['fair', 'fair', 'fair', 'fair', 'weak', 'fair', 'weak']);
  expect(['abcdefghijklmnop', 'abcdefghijklmno', 'Abcdefghijklmn', 'Abcdefghijklm'].map(passwordStrength)).toEqual([
    'strong',
    'fair',
    'strong',
    'fair',
  ]);
});
