import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { MemberView } from '@crease/core/leagues/league.answers.js';
import { request } from '../../../platform/requests/api-client.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { keys, useMembers } from '../../open-league/league-data.js';
import { openLeaveLeague } from '../../../platform/pages/overlays.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button, IconButton } from '../../../ui/Button.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Menu, MenuSeparator } from '../../../ui/layers/Menu.js';
import { MenuItem } from '../../../ui/layers/MenuItem.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { toastWhile } from '../../../ui/layers/toast.js';
import * as t from './hub.words.en.js';

export function MembersPanel({ leagueId }: { leagueId: string }) {
  const query = useMembers(leagueId);
  const client = useQueryClient();
  const uid = useAuth((state) => state.user?.uid);
  const [removing, setRemoving] = useState<MemberView | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: keys.league(leagueId) });

  const setCommissioner = (member: MemberView, on: boolean) =>
    void toastWhile(
      request('PATCH /:league_id/members/:user_id', {
        league_id: leagueId,
        user_id: member.user_id,
        body: { is_commissioner: on },
      }),
      {
        loading: t.saving,
        success: on
          ? t.memberIsNowCommissioner({ member: member.name })
          : t.memberIsNoLongerCommissioner({ member: member.name }),
      },
    ).then(refresh, () => undefined);

  return (
    <Panel title={t.members} flush state={panelState(query)}>
      <ul>
        {query.data?.map((member) => (
          <li key={member.user_id} className="flex items-center gap-3 border-b border-line px-4 py-1 last:border-b-0">
            <Monogram name={member.name} picture={member.picture} shape="round" />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {member.name}
                {member.co_manager && <Badge>{t.coManager}</Badge>}
                {member.is_commissioner && <Badge tone="accent">{t.commissioner}</Badge>}
                {member.user_id === uid && <Badge>{t.you}</Badge>}
              </span>
              <span className="block truncate text-xs text-ink-3">
                {[member.team_name ?? t.noTeam, member.email].filter(Boolean).join(' · ')}
              </span>
            </span>
            {member.user_id === uid && (
              <Button size="sm" onClick={() => openLeaveLeague(leagueId)}>
                {t.leaveLeague}
              </Button>
            )}
            {member.user_id !== uid && (
              <MemberMenu
                member={member}
                onCommissioner={() => setCommissioner(member, !member.is_commissioner)}
                onRemove={() => setRemoving(member)}
              />
            )}
          </li>
        ))}
      </ul>
      {removing !== null && <RemoveDialog leagueId={leagueId} member={removing} onClose={() => setRemoving(null)} />}
    </Panel>
  );
}

function MemberMenu({
  member,
  onCommissioner,
  onRemove,
}: {
  member: MemberView;
  onCommissioner: () => void;
  onRemove: () => void;
}) {
  return (
    <Menu
      label={t.actionsForMember({ member: member.name })}
      trigger={(props) => (
        <IconButton
          label={t.moreForMember({ member: member.name })}
          size="sm"
          icon={<Ellipsis size={16} aria-hidden="true" />}
          {...props}
        />
      )}
    >
      <MenuItem onSelect={onCommissioner}>
        {member.is_commissioner ? t.takeCommissionerRoleAway : t.makeCoCommissioner}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={onRemove}>
        {t.removeFromLeague}
      </MenuItem>
    </Menu>
  );
}

function RemoveDialog({ leagueId, member, onClose }: { leagueId: string; member: MemberView; onClose: () => void }) {
  const remove = useChange({
    send: () => request('DELETE /:league_id/members/:user_id', { league_id: leagueId, user_id: member.user_id }),
    onDone: onClose,
    stale: [keys.league(leagueId)],
  });
  return (
    <FormDialog
      role="alertdialog"
      onClose={onClose}
      title={t.removeMemberQuestion({ member: member.name })}
      description={
        member.team_name === null ? t.memberLosesAccess : t.memberLosesAccessTeamStays({ team: member.team_name })
      }
      submit={t.removeFromLeague}
      danger
      cancel={t.keepMember}
      {...remove.sending}
      onSubmit={() => remove.mutate()}
    />
  );
}
