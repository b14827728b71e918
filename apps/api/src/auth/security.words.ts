/** Kinds of security log entries, with the text that the account's owner reads. */
export const SECURITY_WORDS = {
  signedUp: 'Account created',
  signUpRefused: 'An attempt to create an account with your address',
  signedIn: 'Signed in',
  signInFailed: 'A sign-in with a wrong password',
  signInRefused: 'A sign-in while the account was disabled',
  signedOut: 'Signed out',
  sessionEnded: 'A session was ended from another device',
  sessionsEnded: 'All other sessions were ended',
  sessionIdle: 'A session ended after a time without input',
  tokenReused: 'A copy of a session was used; the session was ended',
  passwordChanged: 'Password changed',
  passwordRefused: 'A wrong password when confirming a change',
  resetRequested: 'Password reset requested',
  resetDone: 'Password reset by email',
  resetReused: 'A reset link was used a second time',
  emailVerified: 'Email address confirmed',
  emailChangeAsked: 'Change of the email address requested',
  emailChanged: 'Email address changed',
  providerLinked: 'Another sign-in was linked',
  providerUnlinked: 'Another sign-in was unlinked',
  socialRefused: 'A sign-in with another provider was refused',
  invitationMisused: 'Another account tried an invitation for your address',
  profileChanged: 'Profile changed',
  dataExported: 'Data exported',
  accountDeleted: 'Account deleted',
  userDisabled: 'Account disabled by the site owner',
  userEnabled: 'Account enabled by the site owner',
  resetLinkMade: 'The site owner made a reset link',
  tokenCreated: 'Access token created',
  tokenRevoked: 'Access token revoked',
  siteOwnerClaimed: 'The account became the site owner',
  ownerCodeRefused: 'A wrong code of the site owner was tried',
  configChanged: 'The site owner changed a setting',
  playerStatusSet: 'The site owner set the status of a player',
  leagueWorkRetried: 'The site owner retried delayed work of a league',
  leagueRecalculated: 'The site owner had the points of a league calculated again',
  leagueDeleted: 'The site owner deleted a league',
  taskRun: 'The site owner ran a timed task',
  maintenanceSet: 'The site owner began or announced maintenance',
  processDrained: 'The site owner had a process end its work',
  maintenanceEnded: 'The site owner ended maintenance',
  importUploaded: 'The site owner imported a file',
  contractsSettled: 'The site owner chose which cap hits count',
  playersMerged: 'The site owner merged a prospect with a player',
} as const;

export type SecurityKind = keyof typeof SECURITY_WORDS;

export const securityWords = (kind: string): string =>
  (SECURITY_WORDS as Readonly<Record<string, string>>)[kind] ?? kind;

export interface Notice {
  readonly subject: string;
  readonly text: string;
  readonly advice: string;
  /**
   * Mailed at most once an hour, because strangers can trigger it at will and could flood a mailbox. The log records
   * every occurrence.
   */
  readonly hourly?: true;
}

/** Kinds for which the account's owner also gets a mail, because a stranger may have caused them. */
export const NOTICES: Partial<Record<SecurityKind, Notice>> = {
  signUpRefused: {
    subject: 'You already have an account',
    text: 'You or another person tried to create an account with this email address. The address already has an account, so no new one was created.',
    advice: 'If it was you, sign in instead, or reset your password.',
    hourly: true,
  },
  tokenReused: {
    subject: 'We ended one of your sessions',
    text: 'An old copy of one of your sessions was used. It may have been stolen from your device, so we ended the session everywhere.',
    advice: 'Sign in again, look at your sessions, and change your password if you see one you do not know.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed. All other sessions were ended, and all access tokens revoked.',
    advice: 'If it was not you, reset your password now.',
  },
  resetDone: {
    subject: 'Your password was reset',
    text: 'The password of your account was reset with a link sent to this address. All sessions were ended, and all access tokens revoked.',
    advice: 'If it was not you, secure your mailbox and reset the password again.',
  },
  resetReused: {
    subject: 'A reset link was used a second time',
    text: 'A link to reset your password was used a second time. We refused it.',
    advice: 'If it was not you, another person may be reading your mail: secure your mailbox and change your password.',
    hourly: true,
  },
  emailChangeAsked: {
    subject: 'Your email address is about to change',
    text: 'A change of your account’s email address was requested. It takes effect once the new address is confirmed.',
    advice: 'If it was not you, change your password now.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: 'Your account now has another email address.',
    advice: 'If it was not you, contact support at once.',
  },
  providerLinked: {
    subject: 'Another way to sign in',
    text: 'A sign-in with another provider was linked to your account.',
    advice: 'If it was not you, unlink it in your account and change your password.',
  },
  providerUnlinked: {
    subject: 'A way to sign in was removed',
    text: 'A sign-in with another provider was removed from your account.',
    advice: 'If it was not you, change your password.',
  },
  tokenCreated: {
    subject: 'An access token was created',
    text: 'A token was created with which a program can read your leagues as you see them. It cannot change anything.',
    advice: 'If it was not you, revoke it in your account and change your password.',
  },
  tokenRevoked: {
    subject: 'An access token was revoked',
    text: 'An access token of your account was revoked. Programs that used it no longer read your leagues.',
    advice: 'If it was not you, change your password.',
  },
  invitationMisused: {
    subject: 'Another account tried your invitation',
    text: 'A person signed in with another address tried to use an invitation that was sent to you. We refused it; the invitation is still yours.',
    advice: 'If you did not pass it on, tell the commissioner.',
    hourly: true,
  },
  userDisabled: {
    subject: 'Your account has been disabled',
    text: 'The site owner disabled your account.',
    advice: 'Contact support if you think this is a mistake.',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    text: 'Your account and your data were deleted, as you asked.',
    advice: 'If it was not you, contact support at once.',
  },
};
