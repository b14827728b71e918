/** By refusal name; `provider` as it is shown. */
export function socialMessage(name: string, provider: string): string {
  switch (name) {
    case 'popupClosed':
    case 'socialCancelled':
      return 'Sign-in was cancelled.';
    case 'popupBlocked':
      return 'Pop-up blocked. Please allow pop-ups and try again.';
    case 'accountExists':
      return 'An account with this email already exists. Try signing in with email/password instead.';
    case 'socialNetwork':
      return 'Network error. Please check your connection and try again.';
    case 'userDisabled':
      return 'This account has been disabled.';
    case 'tooManyRequests':
      return 'Too many failed attempts. Please try again later.';
    default:
      return `${provider} sign-in failed. Please try again.`;
  }
}
