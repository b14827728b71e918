import { useQuery } from '@tanstack/react-query';
import { INVITATION_PARAMETER, LEAGUE_LINK_PARAMETER } from '@crease/core/leagues/invitation.rules.js';
import { request } from '../../platform/requests/api-client.js';

/** An invitation's league, team and sender. Loaded once; visible before signing up. */
export function useInvitationPreview(token: string | null) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => request('POST /invitation-preview', { body: { invitation_token: token ?? '' }, signal }),
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
  });
}

/** The league of a link and its open teams. Visible before signing up. */
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

/** The token in pasted text: a link, or the token of an invitation; null when there is none. */
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
