import { useQuery } from '@tanstack/react-query';
import { INVITATION_PARAMETER, LEAGUE_LINK_PARAMETER } from '@crease/core/leagues/invitation.rules.js';
import { request } from '../../platform/requests/api-client.js';

/** Loaded once; visible before signing up. */
export function useInvitationPreview(token: string | null) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => request('POST /invitation-preview', { body: { invitation_token: token ?? '' }, signal }),
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
  });
}

/** Includes the open teams. Visible before signing up. */
export function useJoinLinkPreview(token: string | null) {
  return useQuery({
    queryKey: ['join-link', token],
    queryFn: ({ signal }) => request('POST /league-link-preview', { body: { link_token: token ?? '' }, signal }),
    enabled: token !== null,
    retry: false,
  });
}

interface Pasted {
  /** A link of a league invites to all of its open teams. */
  readonly kind: 'invitation' | 'league';
  readonly token: string;
}

/** Finds a link's or an invitation's token; null without one. */
export function tokenIn(pasted: string): Pasted | null {
  const text = pasted.trim();
  const found = new RegExp(`[?&](${INVITATION_PARAMETER}|${LEAGUE_LINK_PARAMETER})=([^&#\\s]+)`).exec(text);
  const token = found?.[2] === undefined ? text : decode(found[2]);
  if (!/^[\w.-]{20,200}$/.test(token)) return null;
  return { kind: found?.[1] === LEAGUE_LINK_PARAMETER ? 'league' : 'invitation', token };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
