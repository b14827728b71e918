import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MailIcon from 'lucide-react/icons/mail';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import type { InvitationView, TeamSummary } from '@crease/core/leagues/league.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys, useInvitations, useLoadedLeague } from '../../open-league/league-data.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button, IconButton } from '../../../ui/Button.js';
import { Menu } from '../../../ui/layers/Menu.js';
import { MenuItem } from '../../../ui/layers/MenuItem.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { toastWhile } from '../../../ui/layers/toast.js';
import { InviteDialog } from './InviteDialog.js';
import { InviteAllDialog } from './invite/InviteAllDialog.js';
import { copyInvitation, copyInvitations } from './copy-text.js';
import { sentence } from '../../../ui/text/sentence.js';
import { inviteManagers } from './invite/invite.words.en.js';
import * as t from './hub.words.en.js';

export function InvitationsPanel({ leagueId }: { leagueId: string }) {
  const { teams } = useLoadedLeague(leagueId);
  const query = useInvitations(leagueId);
  const [inviting, setInviting] = useState<TeamSummary | null>(null);
  const [search] = useSearchParams();
  // Other pages open the dialog by the address.
  const [all, setAll] = useState(search.has('invite'));
  const { resend, revoke } = useInvitationActions(leagueId);
  const links = (query.data ?? []).flatMap(({ status, link, team_name }) =>
    status === 'pending' && link !== null ? [{ team_name, link }] : [],
  );
  const managed = teams.filter((team) => team.hasManager).length;

  return (
    <Panel
      title={t.teamsAndManagers}
      flush
      state={panelState(query)}
      actions={
        <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          <span className="text-sm text-ink-2">{t.teamsManaged({ managed, count: teams.length })}</span>
          {links.length > 1 && (
            <Button size="sm" icon={<Copy size={14} aria-hidden="true" />} onClick={() => void copyInvitations(links)}>
              {t.copyAllLinks({ count: links.length })}
            </Button>
          )}
          {managed < teams.length && (
            <Button
              size="sm"
              variant="primary"
              icon={<UserPlus size={14} aria-hidden="true" />}
              onClick={() => setAll(true)}
            >
              {inviteManagers({ count: teams.length - managed })}
            </Button>
          )}
        </span>
      }
    >
      <ul>
        {teams.map((team) => {
          const open = query.data?.find((one) => one.team_id === team.team_id && one.status === 'pending');
          const last = query.data?.find(
            (one) => one.team_id === team.team_id && (one.status === 'expired' || one.status === 'declined'),
          );
          return (
            <li
              key={team.team_id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1 last:border-b-0"
            >
              <Monogram name={team.team_name} picture={team.picture} />
              <span className="min-w-28 flex-1">
                <span className="block font-medium break-words">{team.team_name}</span>
                <span className="block text-xs text-ink-3">
                  {team.manager_name === null ? (
                    <InvitationStanding open={open} last={last} />
                  ) : (
                    [team.manager_name, ...team.co_managers].join(', ')
                  )}
                </span>
              </span>
              {!team.hasManager && open !== undefined && (
                <OpenInvitation teamName={team.team_name} open={open} onResend={resend} onRevoke={revoke} />
              )}
              {!team.hasManager && open === undefined && (
                <Button size="sm" onClick={() => setInviting(team)}>
                  {t.inviteManager}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {all && <InviteAllDialog leagueId={leagueId} onClose={() => setAll(false)} />}
      {inviting !== null && <InviteDialog leagueId={leagueId} team={inviting} onClose={() => setInviting(null)} />}
    </Panel>
  );
}

function useInvitationActions(leagueId: string) {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keys.invitations(leagueId) }),
      client.invalidateQueries({ queryKey: keys.mail(leagueId) }),
    ]);
  const resend = (invitation: InvitationView) =>
    void toastWhile(
      request('POST /:league_id/invitations/:invitation_id/resend', {
        league_id: leagueId,
        invitation_id: invitation.id,
      }),
      {
        loading: t.sending,
        success: invitation.email === null ? t.invitationRenewed : t.invitationSentAgain({ email: invitation.email }),
      },
    ).then(refresh, () => undefined);
  const revoke = (invitation: InvitationView) =>
    void toastWhile(
      request('DELETE /:league_id/invitations/:invitation_id', { league_id: leagueId, invitation_id: invitation.id }),
      {
        loading: t.revoking,
        success: t.invitationRevoked,
      },
    ).then(refresh, () => undefined);
  return { resend, revoke };
}

function InvitationStanding({ open, last }: { open: InvitationView | undefined; last: InvitationView | undefined }) {
  return open !== undefined
    ? sentence(t.invitationEnds, {
        person: open.email ?? open.account ?? t.anyoneWithLink,
        time: <RelativeTime at={open.expires_at} />,
      })
    : last !== undefined
      ? last.status === 'declined'
        ? t.declinedBy({ person: last.email ?? last.account })
        : t.invitationRanOut
      : t.noInvitation;
}

function OpenInvitation({
  teamName,
  open,
  onResend,
  onRevoke,
}: {
  teamName: string;
  open: InvitationView;
  onResend: (invitation: InvitationView) => void;
  onRevoke: (invitation: InvitationView) => void;
}) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone="accent">{t.pendingInvite}</Badge>
      {open.link !== null && (
        <Button size="sm" icon={<Copy size={14} aria-hidden="true" />} onClick={() => void copyInvitation(open.link!)}>
          {t.copyLink}
        </Button>
      )}
      <Menu
        label={t.invitationOfTeam({ team: teamName })}
        trigger={(props) => (
          <IconButton
            label={t.moreForTeam({ team: teamName })}
            size="sm"
            icon={<Ellipsis size={16} aria-hidden="true" />}
            {...props}
          />
        )}
      >
        <MenuItem icon={<MailIcon size={16} aria-hidden="true" />} onSelect={() => onResend(open)}>
          {open.email === null ? t.renewInvitation : t.sendAgain}
        </MenuItem>
        <MenuItem danger icon={<X size={16} aria-hidden="true" />} onSelect={() => onRevoke(open)}>
          {t.revoke}
        </MenuItem>
      </Menu>
    </span>
  );
}
