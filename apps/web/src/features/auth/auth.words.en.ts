export const otherWaysToSignIn = 'Other ways to sign in';
export const or = 'or';
export const waitingForProvider = ({ provider }: { provider: string }) => `Waiting for ${provider}…`;
export const continueWithProvider = ({ provider }: { provider: string }) => `Continue with ${provider}`;

export const signIn = 'Sign in';
export const email = 'Email';
export const emailIsRequired = 'Email is required';
export const password = 'Password';
export const passwordIsRequired = 'Password is required';
export const forgotPasswordQuestion = 'Forgot your password?';
export const keepMeSignedIn = 'Keep me signed in on this device';
export const keepMeSignedInHint =
  'For 30 days after the last use, also when nothing is done for a while. Not for a shared computer.';
export const newHereQuestion = 'New here?';
export const createAnAccount = 'Create an account';

export const fieldIsRequired = ({ label }: { label: string }) => `${label} is required`;
export const fieldTooShort = ({ label, least }: { label: string; least: number }) =>
  `${label} must be at least ${least} characters`;
export const username = 'Username';
export const usernameHasOtherCharacters = 'Username may use letters, digits, dots, dashes and underscores';
export const firstName = 'First name';
export const lastName = 'Last name';
export const emailFieldInvalid = 'Please enter a valid email address';

export const invitedToLeagueHint = 'You have been invited to a league. Sign up, and your team is waiting for you.';
export const accountCreatedFor = ({ email }: { email: string }) => `Account created for ${email}`;
export const accountCreatedSignInFailed = 'Your account was created, but signing in failed. Sign in to continue.';
export const signUp = 'Sign up';
export const passwordLengthHint = 'At least 6 characters';
export const createAccount = 'Create account';
export const alreadyHaveAccountQuestion = 'Already have an account?';

export const profileUpdated = 'User Information Updated Successfully!';
export const editProfile = 'Edit profile';
export const saveChanges = 'Save changes';
export const picture = 'Picture';
export const blankFieldHint = 'A field left blank keeps its value.';
export const accountPageHint = 'Password, email, devices and your data:';
export const accountAndSecurity = 'Account and security';

export const checkYourEmail = 'Check your email';
export const done = 'Done';
export const resetLinkHint = 'The link in it works once, for 30 minutes.';
export const resetPassword = 'Reset password';
export const resetPasswordHint = 'We send you a link to choose a new one.';
export const sendResetLink = 'Send reset link';
export const emailMissing = 'Please enter your email address.';

export const linkNotComplete = 'This link is not complete.';
export const confirmYourEmail = 'Confirm your email';
export const close = 'Close';
export const sendNewLink = 'Send a new link';
export const resetLinkFailedHint = 'A link works once, for 30 minutes. Ask for a new one, and use the newest message.';
export const newLinkOnAccountPage = 'Ask for a new one on your account page.';
export const newLinkAfterSignIn = 'Sign in, and ask for a new one on your account page.';
export const passwordChanged = 'Your password was changed';
export const otherSessionsSignedOut = 'All other sessions were signed out.';
export const chooseNewPassword = 'Choose a new password';
export const newPasswordHint = 'It signs you in here, and signs out every other device.';
export const savePassword = 'Save password';
export const newPassword = 'New password';
export const goOn = 'Go on';
export const tryAgain = 'Try again';
export const confirmingYourAddress = 'Confirming your address';
/* docs/rules.md, Words of errors */

export const accountNotFound = 'No account found with this email address.';
export const passwordIncorrect = 'Incorrect password.';
export const signInEmailInvalid = 'Please enter a valid email address.';
export const accountDisabled = 'This account has been disabled.';
export const tooManyAttempts = 'Too many failed attempts. Please try again later.';
export const signInFailed = 'Sign in failed. Please try again.';
export const resetSent = 'Password reset email sent. Please check your inbox & junk folder.';
export const resetFailed = ({ message }: { message: string }) => `Error sending password reset email: ${message}`;

export const writeToSupport = ({ address }: { address: string }) =>
  `No message, or no access to your mailbox? Write to ${address}.`;
export const askSupportForLink = ({ address }: { address: string }) =>
  `This installation has no mail server. If nothing arrives, ask ${address} for a link.`;
export const addressIsNow = ({ email }: { email: string }) => `Your account’s address is now ${email}`;
export const addressIsConfirmed = ({ email }: { email: string }) => `Thank you. This address is confirmed: ${email}`;
export const theCommissioner = 'The commissioner';
export const invitedToManage = ({ person, team, league }: { person: string; team: string; league: string }) =>
  `${person} has invited you to manage ${team} in ${league}. Sign up, and it is yours.`;
export const invitedToOpenTeams = ({
  person,
  league,
  open,
  teams,
}: {
  person: string;
  league: string;
  open: number;
  teams: number;
}) => `${person} invites you to ${league}. Open teams: ${open} of ${teams}. Sign up, then choose yours.`;
export const invitedToFullLeague = ({ league, teams }: { league: string; teams: number }) =>
  `All ${teams} teams of ${league} have a manager. Ask the commissioner if one becomes free.`;
export const invitedToCoManage = ({ person, team, league }: { person: string; team: string; league: string }) =>
  `${person} has invited you to co-manage ${team} in ${league}.`;
