import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { keep } from '../platform/device/device-storage.js';
import { request } from '../platform/requests/api-client.js';
import { useAuth } from '../platform/session/auth-store.js';
import { forgetLeagueStart, resumeLeagueStart } from '../platform/session/league-start.js';
import { followLanguage, keepChoiceInAccount } from '../platform/session/language.js';
import { keepInvitation, useInvitation } from '../features/auth/invitation.js';
import { keepJoinLink, useJoinLink } from '../features/auth/join-link.js';
import { keys, loadMyLeagues } from '../features/open-league/league-data.js';
import { closeOverlay, openOverlay } from '../platform/pages/overlays.js';
import { paths } from '../platform/pages/paths.js';
import { showToast } from '../ui/layers/toast.js';
import * as t from './app.words.en.js';

/**
 * Accepts the invitation, loads the leagues, and navigates: to the invitation's league, the only league, or the list. A
 * league's link opens the choice of a team, "Get Started" the create dialog.
 */
export function useEnter(): (invitation?: string) => Promise<void> {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useCallback(
    async (pressed?: string) => {
      closeOverlay();
      const accept = async (token: string): Promise<string | null> => {
        try {
          const answer = await request('POST /accept-invitation', {
            body: { invitation_token: token, user_uid: useAuth.getState().user?.uid },
          });
          keepInvitation(null);
          // Refetch what was refused before the sign-in.
          if (answer?.league_id !== undefined) void client.resetQueries({ queryKey: keys.league(answer.league_id) });
          showToast({ kind: 'success', text: t.invitationAccepted });
          return answer?.league_id ?? null;
        } catch (error) {
          // If the user is a member, the league loads anyway; they can retry.
          showToast({
            kind: 'error',
            text: error instanceof Error ? error.message : t.invitationNotAccepted,
            action: {
              label: t.tryAgain,
              run: () =>
                void accept(token).then(async (league) => {
                  await loadMyLeagues(client);
                  if (league !== null) void navigate(paths.home(league));
                }),
            },
          });
          return null;
        }
      };
      const invitation = pressed ?? useInvitation.getState().token;
      const { user } = useAuth.getState();
      // The next sign-in tries again.
      const reader = user === null ? null : await keepChoiceInAccount(user).catch(() => user);
      if (invitation !== null && reader !== null && followLanguage(reader, paths.myLeagues)) {
        // The next page accepts it, and its toast stays. The store would accept it in this one.
        keep('invitation', invitation);
        return;
      }
      const link = useJoinLink.getState().token;
      // A page in another language takes the link from there.
      keep('join-link', link);
      const joined = invitation === null ? null : await accept(invitation);
      if (joined !== null) forgetLeagueStart();
      const leagues = await loadMyLeagues(client).catch(() => []);
      const linked = link === null ? undefined : teamByLink(leagues, link);
      if (linked !== undefined) keepJoinLink(null);
      const open = leagues.filter((league) => !league.pending);
      const only = new Set((open.length === 0 ? leagues : open).map((league) => league.league_id));
      const target = joined ?? linked ?? (only.size === 1 ? [...only][0] : undefined);
      const to = target === undefined ? paths.myLeagues : paths.home(target);
      // A page in another language opens the dialog itself.
      if (reader !== null && followLanguage(reader, to)) return;
      void navigate(to);
      if (useJoinLink.getState().token !== null) openOverlay('join-league');
      else resumeLeagueStart();
    },
    [client, navigate],
  );
}

/** The link's league if the user has a team there. A token begins with its league's id. */
const teamByLink = (leagues: readonly LeagueListEntry[], token: string): string | undefined =>
  leagues.find(
    ({ league_id, pending, user_team_id }) =>
      !pending && user_team_id !== null && league_id === token.slice(0, token.indexOf('.')),
  )?.league_id;
