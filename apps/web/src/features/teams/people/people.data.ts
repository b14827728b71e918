import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../platform/requests/api-client.js';
import { showToast, toastWhile } from '../../../ui/layers/toast.js';
import { keys } from '../../open-league/league-data.js';
import { useChange } from '../../../platform/requests/use-change.js';
import * as t from './people.words.en.js';

export interface OfTeam {
  readonly leagueId: string;
  readonly teamId: string;
}

/** Below the league's invitations and members, whose events make it stale. */
const keyOf = ({ leagueId, teamId }: OfTeam) => [...keys.invitations(leagueId), teamId];

export const usePeople = (of: OfTeam) =>
  useQuery({
    queryKey: keyOf(of),
    queryFn: ({ signal }) =>
      request('GET /:league_id/teams/:team_id/co-managers', { league_id: of.leagueId, team_id: of.teamId, signal }),
  });

export function useInviteCoManager(of: OfTeam) {
  const client = useQueryClient();
  return useChange({
    send: (email: string, key) =>
      request('POST /:league_id/teams/:team_id/co-managers/invitations', {
        league_id: of.leagueId,
        team_id: of.teamId,
        body: { email: email === '' ? null : email },
        key,
      }),
    said: (_, email) => (email === '' ? t.linkMade : t.invited),
    onDone: (answer) => client.setQueryData(keyOf(of), answer),
  });
}

export function useRevoke(of: OfTeam): (invitationId: string) => void {
  const client = useQueryClient();
  return (invitationId) =>
    void toastWhile(
      request('DELETE /:league_id/teams/:team_id/co-managers/invitations/:invitation_id', {
        league_id: of.leagueId,
        team_id: of.teamId,
        invitation_id: invitationId,
      }),
      { loading: t.revoking, success: t.revoked },
    ).then(
      () => client.invalidateQueries({ queryKey: keyOf(of) }),
      () => undefined,
    );
}

export function useChangePerson(
  of: OfTeam,
  { userId, change, done }: { userId: string; change: 'remove' | 'hand-over'; done: string },
  onDone: () => void,
) {
  return useChange({
    send: () => {
      const person = { league_id: of.leagueId, team_id: of.teamId, user_id: userId };
      return change === 'remove'
        ? request('DELETE /:league_id/teams/:team_id/co-managers/:user_id', person)
        : request('POST /:league_id/teams/:team_id/co-managers/:user_id/hand-over', person);
    },
    said: done,
    onDone,
    stale: [keys.league(of.leagueId)],
  });
}

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ kind: 'success', text: t.linkCopied });
  } catch {
    showToast({ kind: 'error', text: t.linkNotCopied, detail: t.copyByHand });
  }
}
