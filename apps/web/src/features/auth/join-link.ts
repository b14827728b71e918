import { create } from 'zustand';
import { LEAGUE_LINK_PARAMETER } from '@crease/core/leagues/invitation.rules.js';
import { keep, readKept } from '../../platform/device/device-storage.js';

/** The league's link that this visit began with, kept until the user has a team, because a sign-up may come first. */
export const useJoinLink = create<{ token: string | null }>(() => ({ token: readKept('join-link') }));

export function keepJoinLink(token: string | null) {
  keep('join-link', token);
  useJoinLink.setState({ token });
}

/**
 * Removes the token from an address, which keeps it out of the history. Returns the rest of the query, or null without
 * a token.
 */
export function takeJoinLink(search: string): string | null {
  const query = new URLSearchParams(search);
  if (!query.has(LEAGUE_LINK_PARAMETER)) return null;
  keepJoinLink(query.get(LEAGUE_LINK_PARAMETER));
  query.delete(LEAGUE_LINK_PARAMETER);
  return query.size === 0 ? '' : `?${query}`;
}
