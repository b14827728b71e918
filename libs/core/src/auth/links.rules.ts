/*
 * Links in mails. Their tokens stand in the fragment, which browsers send to nobody: neither to this server's log nor
 * to another site.
 */
export const resetPath = (token: string): string => `/#reset=${token}`;
export const verifyPath = (token: string): string => `/#verify=${token}`;

/** The token that a page was opened with, or null. `hash` is `location.hash`. */
export function mailLink(hash: string): { readonly kind: 'reset' | 'verify'; readonly token: string } | null {
  const match = /^#(reset|verify)=([\w-]{43})$/.exec(hash);
  return match ? { kind: match[1] as 'reset' | 'verify', token: match[2] as string } : null;
}

/** Minutes a reset link is good for. */
export const RESET_MINUTES = 30;
/** Hours a confirmation link is good for. */
export const VERIFY_HOURS = 48;
