import { TOKEN_REQUESTS } from '@crease/core/auth/tokens/token.rules.js';
import { networkOf, type Limit } from '../platform/http/rate-limit.js';

const QUARTER_HOUR = 900;
const HOUR = 3600;

/**
 * Ten failures per quarter of an hour for one account from one network, so a stranger cannot lock a manager out. Two
 * wider limits cover many networks trying one account, and one network trying many accounts.
 */
export function signInLimits(email: string, address: string): Record<'pair' | 'account' | 'address', Limit> {
  const who = email.trim().toLowerCase();
  const network = networkOf(address);
  const limit = (key: string, count: number): Limit => ({
    key: `sign-in:${key}`,
    limit: count,
    windowSeconds: QUARTER_HOUR,
  });
  return { pair: limit(`${who} ${network}`, 10), account: limit(who, 100), address: limit(network, 100) };
}

export const signUpLimit = (address: string): Limit => ({
  key: `sign-up:${networkOf(address)}`,
  limit: 20,
  windowSeconds: HOUR,
});

/**
 * Accounts a day for an invitation, not counted for the network: a whole league can share one. `people` can accept,
 * plus two for mistakes.
 */
export const invitedSignUpLimit = ({ id, people }: { readonly id: string; readonly people: number }): Limit => ({
  key: `sign-up-invited:${id}`,
  limit: people + 2,
  windowSeconds: 86_400,
});

/** Limits per recipient's address and per requesting network. */
export const mailLimits = (email: string, address: string): Limit[] => [
  { key: `mail:${email.trim().toLowerCase()}`, limit: 5, windowSeconds: HOUR },
  { key: `mail-from:${networkOf(address)}`, limit: 30, windowSeconds: HOUR },
];

/** Links cannot be guessed, but every attempt costs a query. */
export const linkLimit = (address: string): Limit => ({
  key: `link:${networkOf(address)}`,
  limit: 60,
  windowSeconds: QUARTER_HOUR,
});

/** Wrong passwords: a stranger may be using another person's open session. */
export const proofLimit = (userId: string): Limit => ({
  key: `proof:${userId}`,
  limit: 10,
  windowSeconds: QUARTER_HOUR,
});

/** Limits tries per account and per network. Codes cannot be guessed. */
export const ownerCodeLimits = (userId: string, address: string): Limit[] =>
  [userId, networkOf(address)].map((who) => ({ key: `owner-code:${who}`, limit: 10, windowSeconds: QUARTER_HOUR }));

/** Visits from one network. A page opens another one every ten minutes. */
export const visitLimit = (address: string): Limit => ({
  key: `visit:${networkOf(address)}`,
  limit: 100,
  windowSeconds: QUARTER_HOUR,
});

export const socialLimit = (address: string): Limit => ({
  key: `social:${networkOf(address)}`,
  limit: 100,
  windowSeconds: QUARTER_HOUR,
});

export const uploadLimit = (userId: string): Limit => ({ key: `upload:${userId}`, limit: 40, windowSeconds: HOUR });

export const tokenLimit = (tokenId: string): Limit => ({
  key: `token:${tokenId}`,
  limit: TOKEN_REQUESTS,
  windowSeconds: 60,
});
