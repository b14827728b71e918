import { many } from '@crease/core/text.rules.js';

export const accessTokens = 'Access tokens';
export const tokensHint =
  'With a token, your own spreadsheet, script or assistant reads your leagues as you see them. A token cannot change anything.';
export const noTokensYet = 'No access tokens yet';
export const createToken = 'Create token';
export const createAccessToken = 'Create an access token';
export const createTokenHint = 'You see the token once, right after you create it.';
export const tokenLimitReached = ({ most }: { most: number }) =>
  `You have ${most} tokens, the most for one account. Revoke one to create another.`;
export const tokenName = 'Name';
export const tokenNameHint = 'The program that uses it, such as “Cap sheet”.';
export const canRead = 'Can read';
export const canReadHint = 'Always with your own rights in the league, and no one else’s private data.';
export const allMyLeagues = 'All my leagues';
export const playersOnly = 'Players, contracts and points only';
export const oneLeague = ({ league }: { league: string }) => `Only ${league}`;
export const leagueLeft = 'A league that you are not in';
export const lasts = 'Expires after';
export const daysLong = ({ days }: { days: number }) => (days === 365 ? '1 year' : many(days, 'day'));

export const yourNewToken = ({ name }: { name: string }) => `Your new token “${name}”`;
export const copyItNow = 'Copy it now. It is not shown again. Keep it as secret as a password.';
export const token = 'Token';
export const copyToken = 'Copy token';
export const tokenCopied = 'The token was copied';
export const tokenNotCopied = 'The browser did not allow copying';
export const copyTokenYourself = 'Select the token and copy it yourself.';
export const done = 'Done';

export const expired = 'Expired';
export const expiresOn = ({ day }: { day: string }) => `Expires ${day}`;
export const expiredOn = ({ day }: { day: string }) => `Expired ${day}`;
export const neverUsed = 'Never used';
export const lastUsed = ({ time }: { time: string }) => `Last used ${time}`;
export const revoke = 'Revoke';
export const revokeToken = ({ name }: { name: string }) => `Revoke ${name}`;
export const revokeQuestion = ({ name }: { name: string }) => `Revoke “${name}”?`;
export const revokeConsequence = 'Programs that use it lose access at once. This can’t be undone.';
export const tokenRevoked = ({ name }: { name: string }) => `${name} was revoked`;
