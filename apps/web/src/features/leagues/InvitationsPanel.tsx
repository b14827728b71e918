import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MailIcon from 'lucide-react/icons/mail';
import X from 'lucide-react/icons/x';
import type { InvitationView } from '@crease/core/leagues/league.schema.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { request } from '../../platform/api-client.js';
import { failureOf, refusedFields } from '../../platform/failure.js';
import { keys, useInvitations, useLoadedLeague, useSystemConfig } from '../../platform/league-data.js';
import { useOnce } from '../../platform/once.js';
import { Badge } from '../../ui/Badge.js';
import { Button, IconButton } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { TextField } from '../../ui/Field.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { Menu, MenuItem } from '../../ui/Menu.js';
import { Monogram } from '../../ui/Monogram.js';
import { Panel, panelState } from '../../ui/Panel.js';
import { RelativeTime } from '../../ui/RelativeTime.js';
import { toastWhile } from '../../ui/toast.js';
import { copyText } from './copy-text.js';

const copyLink = (link: string) => copyText(link, 'Invitation link copied', 'It works once, for 14 days.');

/** Each team: who manages it, or who has been asked to. */
export function InvitationsPanel({ leagueId }: { leagueId: string }) {
  const { teams } = useLoadedLeague(leagueId);
  const query = useInvitations(leagueId);
  const client = useQueryClient();
  const [inviting, setInviting] = useState<TeamSummary | null>(null);
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keys.invitations(leagueId) }),
      client.invalidateQueries({ queryKey: keys.mail(leagueId) }),
    ]);
  const managed = teams.filter((team) => team.hasManager).length;

  const resend = (invitation: InvitationView) =>
    void toastWhile(
      request('POST /:league_id/invitations/:invitation_id/resend', {
        league_id: leagueId,
        invitation_id: invitation.id,
      }),
      {
        loading: 'Sending…',
        success:
          invitation.email === null ? 'Invitation renewed for 14 days' : `Invitation sent again to ${invitation.email}`,
      },
    ).then(refresh, () => undefined);
  const revoke = (invitation: InvitationView) =>
    void toastWhile(
      request('DELETE /:league_id/invitations/:invitation_id', { league_id: leagueId, invitation_id: invitation.id }),
      {
        loading: 'Revoking…',
        success: 'Invitation revoked. Its link no longer works.',
      },
    ).then(refresh, () => undefined);

  return (
    <Panel
      title="Teams and managers"
      flush
      state={panelState(query)}
      actions={<span className="text-sm text-ink-2">{`${managed} of ${teams.length} managed`}</span>}
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
              className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 last:border-b-0"
            >
              <Monogram name={team.team_name} picture={team.picture} />
              <span className="min-w-40 flex-1">
                <span className="block font-medium break-words">{team.team_name}</span>
                <span className="block text-xs text-ink-3">
                  {team.manager_name ??
                    (open !== undefined ? (
                      <>
                        {open.email ?? 'Anybody with the link'} · ends <RelativeTime at={open.expires_at} />
                      </>
                    ) : last !== undefined ? (
                      last.status === 'declined' ? (
                        `${last.email ?? 'Whoever was invited'} declined`
                      ) : (
                        'Invitation ran out'
                      )
                    ) : (
                      'Nobody invited'
                    ))}
                </span>
              </span>
              {!team.hasManager && open !== undefined && (
                <span className="flex items-center gap-1.5">
                  <Badge tone="accent">Pending Invite</Badge>
                  {open.link !== null && (
                    <Button
                      size="sm"
                      icon={<Copy size={14} aria-hidden="true" />}
                      onClick={() => void copyLink(open.link!)}
                    >
                      Copy link
                    </Button>
                  )}
                  <Menu
                    label={`Invitation of ${team.team_name}`}
                    trigger={(props) => (
                      <IconButton
                        label={`More for ${team.team_name}`}
                        size="sm"
                        icon={<Ellipsis size={16} aria-hidden="true" />}
                        {...props}
                      />
                    )}
                  >
                    <MenuItem icon={<MailIcon size={16} aria-hidden="true" />} onSelect={() => resend(open)}>
                      {open.email === null ? 'Renew for 14 days' : 'Send again'}
                    </MenuItem>
                    <MenuItem danger icon={<X size={16} aria-hidden="true" />} onSelect={() => revoke(open)}>
                      Revoke
                    </MenuItem>
                  </Menu>
                </span>
              )}
              {!team.hasManager && open === undefined && (
                <Button size="sm" onClick={() => setInviting(team)}>
                  Invite manager
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {inviting !== null && <InviteDialog leagueId={leagueId} team={inviting} onClose={() => setInviting(null)} />}
    </Panel>
  );
}

function InviteDialog({ leagueId, team, onClose }: { leagueId: string; team: TeamSummary; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const client = useQueryClient();
  const once = useOnce();
  const invite = useMutation({
    mutationFn: () => {
      const body = { team_id: team.team_id, email: email.trim() === '' ? null : email.trim() };
      return once(body, (key) => request('POST /:league_id/invitations', { league_id: leagueId, body, key }));
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.invitations(leagueId) });
      void client.invalidateQueries({ queryKey: keys.mail(leagueId) });
    },
  });
  const made = invite.data;
  const mail = useSystemConfig().data?.mail ?? true;

  if (made !== undefined)
    return (
      <Dialog
        open
        onClose={onClose}
        title={`Invitation to ${team.team_name}`}
        footer={
          <>
            <Button onClick={onClose}>Done</Button>
            {made.link !== null && (
              <Button
                variant="primary"
                icon={<Copy size={16} aria-hidden="true" />}
                onClick={() => void copyLink(made.link!)}
              >
                Copy link
              </Button>
            )}
          </>
        }
      >
        <p className="mb-3 text-ink-2">
          {made.email === null
            ? 'Send this link to the manager. Whoever opens it first gets the team.'
            : mail
              ? `The invitation is on its way to ${made.email}. The link works too:`
              : `No mail is sent from here. Send ${made.email} this link yourself: whoever opens it first gets the team.`}
        </p>
        <TextField
          label="Invitation link"
          readOnly
          value={made.link ?? ''}
          onFocus={(event) => event.target.select()}
          hint="Works once, for 14 days. You can revoke it at any time."
        />
      </Dialog>
    );

  return (
    <FormDialog
      onClose={onClose}
      title={`Invite a manager for ${team.team_name}`}
      submit={email.trim() === '' ? 'Create link' : 'Send invitation'}
      busy={invite.isPending}
      error={failureOf(invite.error, ['email'])}
      onSubmit={() => invite.mutate()}
    >
      <TextField
        label="Email (optional)"
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus=""
        value={email}
        error={refusedFields(invite.error).email}
        hint="Leave it empty to get a link you can send yourself."
        onChange={(event) => setEmail(event.target.value)}
      />
    </FormDialog>
  );
}
