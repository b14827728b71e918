import { ok, type Result } from '../result.js';
import { refuse } from './auth.refusals.js';

/** Common passwords of public breach statistics, six characters or more. */
const COMMON = new Set(
  '123456 1234567 12345678 123456789 1234567890 password password1 passw0rd qwerty qwerty1 qwerty123 qwertyuiop abc123 abcdef abcdefg 111111 000000 121212 112233 123123 123321 654321 666666 696969 777777 888888 999999 222222 333333 444444 555555 159753 147258 987654 987654321 iloveyou letmein welcome welcome1 monkey dragon master sunshine princess football baseball hockey hockey1 superman batman trustno1 shadow michael jordan jennifer hunter ginger charlie donald admin123 administrator test123 changeme secret google 1q2w3e 1q2w3e4r 1qaz2wsx zaq12wsx qazwsx asdfgh asdfghjkl zxcvbn zxcvbnm aaaaaa starwars pokemon freedom whatever computer internet killer access flower cheese summer winter spring autumn canada'.split(
    ' ',
  ),
);

/** Requires at least 6 characters (docs/rules.md, Forms) and rejects the most common passwords. */
export function checkPassword(password: string): Result<true> {
  if (password.length < 6) return refuse('passwordTooShort', { field: 'password', figure: password.length, limit: 6 });
  if (COMMON.has(password.toLowerCase())) return refuse('passwordTooCommon', { field: 'password' });
  return ok(true);
}

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/**
 * Estimates strength as a hint, not a requirement. Length counts most, variety a little. Repeated characters add no
 * length.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (!checkPassword(password).ok) return 'weak';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const length = Math.min(password.length, new Set(password).size * 2);
  const score = length + kinds * 2;
  if (score >= 18) return 'strong';
  return score >= 12 ? 'fair' : 'weak';
}
