import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LeagueLinkAnswer } from '@crease/core/leagues/league-link/league-link.answers.js';
import { newKey, request } from '../../../../platform/requests/api-client.js';
import { keys } from '../../../open-league/league-data.js';
import { useChange } from '../../../../platform/requests/use-change.js';

/** Below the invitations, so that the same events refetch it. */
const linkKey = (leagueId: string) => [...keys.invitations(leagueId), 'league-link'] as const;

/** The league's link; for commissioners only. */
export const useLeagueLink = (leagueId: string) =>
  useQuery({
    queryKey: linkKey(leagueId),
    queryFn: ({ signal }) => request('GET /:league_id/invitation-link', { league_id: leagueId, signal }),
  });

/** Makes, replaces and closes the link. */
export function useLinkActions(leagueId: string) {
  const client = useQueryClient();
  const keep = (link: LeagueLinkAnswer) => client.setQueryData(linkKey(leagueId), link);
  const make = useChange({
    send: () => request('PUT /:league_id/invitation-link', { league_id: leagueId, key: newKey() }),
    onDone: keep,
  });
  const replace = () =>
    request('POST /:league_id/invitation-link/renew', { league_id: leagueId, key: newKey() }).then(keep);
  const close = () =>
    request('DELETE /:league_id/invitation-link', { league_id: leagueId, key: newKey() }).then(() =>
      client.invalidateQueries({ queryKey: linkKey(leagueId) }),
    );
  return { make, replace, close };
}
