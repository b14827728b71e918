import { TOKEN_REQUESTS } from '@crease/core/auth/tokens/token.rules.js';
import { networkOf, type Limit } from '../platform/http/rate-limit.js';

const QUARTER_HOUR = 900;
const HOUR = 3600;

/**
 * Allows ten failures per quarter of an hour for one account from one network. Two wider limits stop many networks
 * trying one account, and one network trying many accounts. A stranger cannot lock a manager out with ten guesses.
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
 * Accounts a day for an open invitation, which the limit of a network does not count: a whole league can sign up from
 * one network. `people` can still accept, and two more accounts are allowed for mistakes.
 */
export const invitedSignUpLimit = ({ id, people }: { readonly id: string; readonly people: number }): Limit => ({
  key: `sign-up-invited:${id}`,
  limit: people + 2,
  windowSeconds: 86_400,
});

/** Limits mails to one address and mails requested by one network. */
export const mailLimits = (email: string, address: string): Limit[] => [
  { key: `mail:${email.trim().toLowerCase()}`, limit: 5, windowSeconds: HOUR },
  { key: `mail-from:${networkOf(address)}`, limit: 30, windowSeconds: HOUR },
];

/** Limits links tried by one network. Links cannot be guessed, but every attempt costs a query. */
export const linkLimit = (address: string): Limit => ({
  key: `link:${networkOf(address)}`,
  limit: 60,
  windowSeconds: QUARTER_HOUR,
});

/**
 * Limits wrong passwords where a change requires the password: a stranger may be using another person's open session.
 */
export const proofLimit = (userId: string): Limit => ({
  key: `proof:${userId}`,
  limit: 10,
  windowSeconds: QUARTER_HOUR,
});

/** Limits site-owner codes tried by one account or from one network. Codes cannot be guessed. */
export const ownerCodeLimits = (userId: string, address: string): Limit[] =>
  [userId, networkOf(address)].map((who) => ({ key: `owner-code:${who}`, limit: 10, windowSeconds: QUARTER_HOUR }));

/** Limits visits opened from one network. A page opens another one every ten minutes. */
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
