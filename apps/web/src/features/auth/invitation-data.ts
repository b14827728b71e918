import { useQuery } from '@tanstack/react-query';
import { INVITATION_PARAMETER } from '@crease/core/leagues/invitation.rules.js';
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

/** The token in pasted text: a link or the token itself; null when there is none. */
export function tokenIn(pasted: string): string | null {
  const text = pasted.trim();
  const found = new RegExp(`[?&]${INVITATION_PARAMETER}=([^&#\\s]+)`).exec(text)?.[1];
  const token = found === undefined ? text : decode(found);
  return /^[\w-]{20,200}$/.test(token) ? token : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
