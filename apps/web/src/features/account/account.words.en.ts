import { many } from '@crease/core/text.rules.js';

export const currentPassword = 'Current password';
export const confirmationOfIdentity = 'the confirmation that it is you';
export const confirmItIsYou = 'Confirm that it is you:';
export const waitingForProvider = ({ provider }: { provider: string }) => `Waiting for ${provider}…`;
export const confirmWithProvider = ({ provider }: { provider: string }) => `Confirm with ${provider}`;
export const confirmed = 'Confirmed';
export const identityConfirmed = 'Identity confirmed';

export const deleteAccountPhrase = 'delete my account';
export const collectingYourData = 'Collecting your data…';
export const fileDownloaded = ({ file }: { file: string }) => `${file} was downloaded`;
export const yourData = 'Your data';
export const yourDataHint =
  'Everything that is kept of you, as one file: your account, sessions, leagues and messages.';
export const downloadMyData = 'Download my data';
export const deleteAccountHint =
  'Deleting your account takes your name out of your leagues. Your teams keep their rosters and can be given to somebody else.';
export const deleteAccount = 'Delete account';
export const deleteAccountQuestion = 'Delete your account?';
export const deleteAccountConsequences =
  'This permanently deletes your sign-in, your sessions, your pictures and your name in every league. Your picks and trades stay, without your name.';
export const deleteMyAccount = 'Delete my account';
export const accountDeleted = 'Your account was deleted';
export const typePhrase = ({ phrase }: { phrase: string }) => `Type “${phrase}”`;

export const history = 'History';
export const whatToShow = 'What to show';
export const signIns = 'Sign-ins';
export const security = 'Security';
export const noSignInsYet = 'No sign-ins here yet';
export const noChangesYet = 'No changes yet';
export const securityEvents = 'Security events';

export const myLeagues = 'My leagues';
export const noLeaguesJoinedYet = "You haven't joined any leagues yet";
export const noLeaguesHint = 'Create one, or open the invitation a commissioner sent you.';
export const createNewLeague = 'Create new league';
export const commissioner = 'Commissioner';
export const pendingInvite = 'Pending Invite';
export const tradeRequestCount = ({ count }: { count: number }) => many(count, 'trade request');
export const noTeam = 'No team';
export const answer = 'Answer';
export const answerInvitationTo = ({ league }: { league: string }) => `Answer the invitation to ${league}`;
export const leave = 'Leave';
export const leaveLeague = ({ league }: { league: string }) => `Leave ${league}`;

export const signingOut = 'Signing out…';
export const devices = 'Devices';
export const signOutAllOthers = 'Sign out all others';
export const otherSessionSignedOut = 'The other session was signed out';
export const otherSessionsSignedOut = ({ count }: { count: number }) => `${count} other sessions were signed out`;
export const sessions = 'Sessions';
export const thisDevice = 'This device';
export const keptSignedIn = 'Kept signed in';
export const signOut = 'Sign out';
export const signOutDevice = ({ device }: { device: string }) => `Sign out ${device}`;
export const deviceSignedOut = ({ device }: { device: string }) => `${device} was signed out`;

export const youAreSiteOwner = 'You are the site owner';
export const adminConsoleHint = 'The Admin Console is in your menu, in every league.';
export const becomeTheSiteOwner = 'Become the site owner';
export const ownerCodeHint = 'The server printed a code when it started. Restart the server if you need a new one.';
export const becomeSiteOwner = 'Become site owner';
export const code = 'Code';

export const signingIn = 'Signing in';
export const sending = 'Sending…';
export const confirmationLinkSent = ({ email }: { email: string }) => `A link is on its way to ${email}`;
export const unlinking = 'Unlinking…';
export const providerUnlinked = ({ provider }: { provider: string }) => `${provider} is no longer linked`;
export const notConfirmed = 'Not confirmed';
export const emailHint = 'Messages and invitations go here.';
export const openConfirmationLink = 'Open the link in the message we sent you.';
export const siteConfirmsNoEmail = 'This site sends no email, so addresses are not confirmed.';
export const sendLinkAgain = 'Send link again';
export const changeEmail = 'Change email';
export const siteOwner = 'Site owner';
export const siteOwnerCodeHint =
  'This address is named as the site owner. Enter the code that the server printed when it started.';
export const enterCode = 'Enter code';
export const password = 'Password';
export const changePasswordHint = 'Changing it signs out your other devices and revokes your access tokens.';
export const setPasswordHint = 'Not set. With a password you can sign in without another provider.';
export const changePassword = 'Change password';
export const setPassword = 'Set a password';
export const linked = 'Linked';
export const signInWithProviderToo = ({ provider }: { provider: string }) => `Sign in with ${provider} as well.`;
export const linkProvider = ({ provider }: { provider: string }) => `Link ${provider}`;
export const unlinkProvider = ({ provider }: { provider: string }) => `Unlink ${provider}`;
export const changeEmailByLinkHint = 'We send a link to the new address. It counts once you open it.';
export const changeEmailAtOnceHint = ({ email }: { email: string }) =>
  `Your address is ${email}. The new one counts at once.`;
export const sendLink = 'Send link';
export const openChangeLinkHint = 'Open it to change your address.';
export const emailChanged = ({ email }: { email: string }) => `Your address is now ${email}`;
export const newEmail = 'New email';
export const linkedAccountSignsIn = ({ email, provider }: { email: string; provider: string }) =>
  `From now on ${email} at ${provider} signs in to this account.`;
export const providerLinked = ({ provider }: { provider: string }) => `${provider} is linked`;
export const signInWithItFromNow = 'You can sign in with it from now on.';
export const otherDevicesSignedOut = 'Your other devices are signed out, and your access tokens are revoked.';
export const savePassword = 'Save password';
export const passwordChanged = 'Your password was changed';
export const passwordSet = 'Your password was set';
export const otherSessionsEnded = 'All other sessions were signed out.';
export const newPassword = 'New password';
export const passwordLengthHint = 'At least 6 characters';

export const account = 'Account';
export const notifications = 'Notifications';
export const editProfile = 'Edit profile';

export const stillThereTitle = 'Still there? · Crease';
export const stillThereQuestion = 'Are you still there?';
export const idleHint = 'You have not done anything for a while. To keep your account safe, we will sign you out.';
export const staySignedIn = 'Stay signed in';
export const secondsUntilSignOut = ({ seconds }: { seconds: number }) => `${seconds} seconds until you are signed out`;
export const youWereSignedOut = 'You were signed out';
export const idleSignOutReason = 'You were away for a while, so your session was ended, here and in your other tabs.';
export const close = 'Close';
export const signInAgain = 'Sign in again';
export const earlierWorkIsSaved = 'Everything you did before that is saved.';
export const secondsUnit = ({ count }: { count: number }) => (count === 1 ? 'second' : 'seconds');
export const sessionTimes = ({ seen, signedIn }: { seen: string; signedIn: string }) =>
  `Last seen ${seen} · signed in ${signedIn}`;
export const openLinkToChange = ({ email }: { email: string }) =>
  `Open the link in the message to ${email} to change to it.`;

export const language = 'Language';
export const languageOfPages = 'Pages, mails and notices';
export const languageHint = 'A league’s channel has the language of the league; you read its rulebook in yours.';
export const languageOfBrowser = 'The browser’s language';
