import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../platform/requests/api-client.js';
import { useOnce } from '../../../platform/requests/once.js';
import { showToast, toastWhile } from '../../../ui/layers/toast.js';
import { keys } from '../../open-league/league-data.js';
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
  const once = useOnce();
  return useMutation({
    mutationFn: (email: string) => {
      const body = { email: email === '' ? null : email };
      return once(body, (key) =>
        request('POST /:league_id/teams/:team_id/co-managers/invitations', {
          league_id: of.leagueId,
          team_id: of.teamId,
          body,
          key,
        }),
      );
    },
    onSuccess: (answer, email) => {
      client.setQueryData(keyOf(of), answer);
      showToast({ kind: 'success', text: email === '' ? t.linkMade : t.invited });
    },
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

/** Removes a co-manager, or hands the team over to one. */
export function useChangePerson(
  of: OfTeam,
  { userId, change, done }: { userId: string; change: 'remove' | 'hand-over'; done: string },
  onDone: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const person = { league_id: of.leagueId, team_id: of.teamId, user_id: userId };
      return change === 'remove'
        ? request('DELETE /:league_id/teams/:team_id/co-managers/:user_id', person)
        : request('POST /:league_id/teams/:team_id/co-managers/:user_id/hand-over', person);
    },
    onSuccess: () => {
      showToast({ kind: 'success', text: done });
      onDone();
      void client.invalidateQueries({ queryKey: keys.league(of.leagueId) });
    },
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
