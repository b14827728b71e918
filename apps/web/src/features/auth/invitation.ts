import { create } from 'zustand';
import { INVITATION_PARAMETER } from '@crease/core/leagues/invitation.rules.js';
import { keep, readKept } from '../../platform/device/device-storage.js';
import { useJoinLink } from './join-link.js';

/** The invitation that this visit began with, kept until it is accepted, because a sign-up may come first. */
export const useInvitation = create<{ token: string | null }>(() => ({ token: readKept('invitation') }));

export function keepInvitation(token: string | null) {
  keep('invitation', token);
  useInvitation.setState({ token });
}

/** The token that a sign-up names: invited people do not count for the limit of their network. */
export const signUpToken = (): string | null => useInvitation.getState().token ?? useJoinLink.getState().token;

/**
 * Removes the token from an address, which keeps it out of the history. Returns the rest of the query, or null without
 * a token.
 */
export function takeInvitation(search: string): string | null {
  const query = new URLSearchParams(search);
  if (!query.has(INVITATION_PARAMETER)) return null;
  keepInvitation(query.get(INVITATION_PARAMETER));
  query.delete(INVITATION_PARAMETER);
  return query.size === 0 ? '' : `?${query}`;
}
