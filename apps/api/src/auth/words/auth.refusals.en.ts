import { dayWords } from '@crease/core/calendar.js';
import { PROVIDER_NAMES, socialMessage, type Provider } from '@crease/core/auth/social.rules.js';
import { leagueOfScope, type TokenNeed, type TokenScope } from '@crease/core/auth/tokens/token.rules.js';

const NEW_TOKEN = 'Create a new one in your account, under Access tokens.';

const NEEDS: Record<TokenNeed, string> = {
  league: 'the scope of its league, or “My leagues”',
  leagues: 'the scope “My leagues”',
  players: 'the scope “Players”, “My leagues”, or that of its league',
};

const scopeWords = (scope: TokenScope): string =>
  scope === 'leagues'
    ? '“My leagues”'
    : scope === 'players'
      ? '“Players”'
      : `only the league ${leagueOfScope(scope) ?? ''}`;

export const AUTH_REFUSALS = {
  'ticketInvalid.missing': () => ({ message: 'Sign in with the provider first.' }),
  'invalid.nobodyNamed': () => ({ message: 'Give an email, or a team and its league.' }),
  userNotFound: () => ({ message: 'No account found with this email address.' }),
  wrongPassword: () => ({ message: 'Incorrect password.' }),
  invalidEmail: () => ({ message: 'Please enter a valid email address.' }),
  userDisabled: () => ({ message: 'This account has been disabled.' }),
  signInFailed: () => ({ message: 'Sign in failed. Please try again.' }),
  usernameTaken: () => ({ message: 'This username is taken. Choose another.' }),
  noUserYet: ({ provider }: { readonly provider: Provider }) => ({
    message: `There is no account for this ${PROVIDER_NAMES[provider]} sign-in yet.`,
    fix: 'Create it, then sign in again.',
  }),
  linkInvalid: () => ({ message: 'This link is not valid.', fix: 'Ask for a new one.' }),
  linkUsed: () => ({ message: 'This link has been used.', fix: 'Ask for a new one.' }),
  linkExpired: () => ({ message: 'This link is out of date.', fix: 'Ask for a new one.' }),
  noDemo: () => ({
    message: 'The demo league is not loaded here, so there is nothing to look around in.',
    fix: 'Sign up to start a league of your own.',
  }),
  emailTaken: () => ({ message: 'An account with this email already exists.', fix: 'Use another address.' }),
  sameEmail: () => ({ message: 'This is your present address.', fix: 'Give another one.' }),
  emailVerified: () => ({ message: 'Your email address is confirmed already.' }),
  noMail: () => ({ message: 'This site sends no email, so addresses are not confirmed.' }),
  samePassword: () => ({ message: 'This is your present password. Choose another.' }),
  passwordReplaced: () => ({ message: 'Your password was changed meanwhile.', fix: 'Sign in with the new one.' }),
  siteOwnerStays: () => ({
    message: 'The site owner cannot delete their account.',
    fix: 'Name another site owner in the configuration first.',
  }),
  ownerNotNamed: () => ({
    message: 'This account does not have the address that is named as the site owner.',
    fix: 'Sign in with the address of SITE_OWNER_EMAIL.',
  }),
  ownerClaimed: () => ({ message: 'This account is the site owner already.' }),
  ownerCodeWrong: () => ({
    message: 'This code is not valid.',
    fix: 'Use the newest one that the server printed: each works once, until the next start.',
  }),
  'proofNeeded.password': () => ({ message: 'Enter your current password.' }),
  'proofNeeded.provider': () => ({ message: 'Confirm with the provider that you sign in with.' }),
  wrongTicket: () => ({
    message: 'This sign-in is not linked to your account.',
    fix: 'Confirm with one that is: your account lists them under Signing in.',
  }),
  signedOut: () => ({ message: 'You are signed out.', fix: 'Sign in and try again.' }),
  providerTaken: ({ name }: { readonly name: string }) => ({
    message: `This ${name} account is linked to another account here.`,
    fix: 'Unlink it there first, or choose another.',
  }),
  providerLinked: ({ name }: { readonly name: string }) => ({
    message: `Another ${name} account is linked already.`,
    fix: 'Unlink it first.',
  }),
  notLinked: ({ provider }: { readonly provider: Provider }) => ({
    message: `${PROVIDER_NAMES[provider]} is not linked to your account.`,
  }),
  lastSignIn: ({ provider }: { readonly provider: Provider }) => ({
    message: `${PROVIDER_NAMES[provider]} is your only way to sign in.`,
    fix: 'Set a password first, or link another provider.',
  }),
  'ticketInvalid.over': () => ({
    message: 'This sign-in took too long, or was used already.',
    fix: 'Sign in with the provider again.',
  }),
  pictureTooLarge: () => ({ message: 'The picture is larger than 1 MB.', fix: 'Choose a smaller one.' }),
  noFile: () => ({ message: 'Choose a PNG or JPG picture.' }),
  pictureUnknown: () => ({ message: 'This picture was not uploaded by you.', fix: 'Upload it first.' }),
  accountExists: ({ provider }: { readonly provider: Provider }) => ({
    message: socialMessage('accountExists', provider),
  }),
  socialCancelled: ({ provider }: { readonly provider: Provider }) => ({
    message: socialMessage('socialCancelled', provider),
  }),
  socialFailed: ({ provider }: { readonly provider: Provider }) => ({
    message: socialMessage('socialFailed', provider),
  }),
  socialNetwork: ({ provider }: { readonly provider: Provider }) => ({
    message: socialMessage('socialNetwork', provider),
  }),
  'tokenInvalid.unknown': () => ({
    message: 'This access token is not valid: it was revoked, or there never was such a token.',
    fix: NEW_TOKEN,
  }),
  'tokenInvalid.expired': ({ name, day }: { readonly name: string; readonly day: string }) => ({
    message: `The access token “${name}” expired on ${dayWords(day)}.`,
    fix: NEW_TOKEN,
  }),
  tokenReadsOnly: () => ({
    message: 'Access tokens only read, and this call changes something.',
    fix: 'Make the change in Crease, signed in.',
  }),
  'tokenScope.closed': () => ({
    message: 'No access token opens this call. Tokens read leagues and players.',
    fix: 'Open it in Crease, signed in.',
  }),
  tokenScope: ({ has, needs }: { readonly has: readonly TokenScope[]; readonly needs: TokenNeed }) => ({
    message: `This access token reads ${has.map(scopeWords).join(', ')}. This call needs ${NEEDS[needs]}.`,
    fix: 'Create a token with this scope in your account, under Access tokens.',
  }),
  tooManyTokens: ({ most }: { readonly most: number }) => ({
    message: `You have ${most} access tokens, the most for one account.`,
    fix: 'Revoke one that you no longer use.',
  }),
  'tooManyRequests.token': ({ most }: { readonly most: number }) => ({
    message: `This access token made ${most} requests within a minute, the most for one token.`,
    fix: 'Keep answers for a while instead of asking again.',
  }),
  tooManyRequests: () => ({ message: 'Too many failed attempts. Please try again later.' }),
  'tooManyRequests.accounts': () => ({
    message: 'Too many new accounts from this network. Please try again later.',
  }),
  'tooManyRequests.visits': () => ({ message: 'Too many visits from this network. Please try again later.' }),
  'tooManyRequests.mails': () => ({ message: 'Too many messages to this address. Please try again later.' }),
  'tooManyRequests.pictures': () => ({ message: 'Too many pictures. Please try again later.' }),
  'tooManyRequests.resets': () => ({ message: 'Too many requests for this address. Please try again later.' }),
};
