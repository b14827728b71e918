/* Browsers do not send the URL fragment to any server, so the token reaches no log and no other site. */
export const resetPath = (token: string): string => `/#reset=${token}`;
export const verifyPath = (token: string): string => `/#verify=${token}`;

/** The mail link's token in `hash` (`location.hash`); null when there is none. */
export function mailLink(hash: string): { readonly kind: 'reset' | 'verify'; readonly token: string } | null {
  const match = /^#(reset|verify)=([\w-]{43})$/.exec(hash);
  return match ? { kind: match[1] as 'reset' | 'verify', token: match[2] as string } : null;
}

export const RESET_MINUTES = 30;
export const VERIFY_HOURS = 48;
