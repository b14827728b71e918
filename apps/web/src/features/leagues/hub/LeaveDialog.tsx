import { request } from '../../../platform/requests/api-client.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { keys, useMembers, useMyLeagues } from '../../open-league/league-data.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Select } from '../../../ui/fields/Select.js';
import { Spinner } from '../../../ui/Spinner.js';
import type { ComponentProps } from 'react';
import * as t from './hub.words.en.js';

/** Leaves a league. The last commissioner names a successor here. */
export function LeaveDialog({
  leagueId,
  onClose,
  onLeft,
}: {
  leagueId: string;
  onClose: () => void;
  onLeft: () => void;
}) {
  const uid = useAuth((state) => state.user?.uid);
  const league = useMyLeagues().data?.find((entry) => entry.league_id === leagueId && !entry.pending);
  const members = useMembers(leagueId);
  const others = members.data?.filter((member) => member.user_id !== uid) ?? [];
  const mine = members.data?.find((member) => member.user_id === uid);
  const needed =
    mine?.is_commissioner === true && others.length > 0 && !others.some((member) => member.is_commissioner);
  const name = league?.league_name ?? t.thisLeague;
  const leave = useLeave({ leagueId, name, onLeft, onRefused: () => void members.refetch() });
  const form = useFields({ successor_id: '' }, leave);
  const { successor_id: successor } = form.values;
  const team = mine?.team_name ?? null;
  const alone = members.data !== undefined && others.length === 0;
  const words = [
    alone ? t.lastMemberLeavesHint : t.accessLostAtOnce,
    ...(team === null || alone
      ? []
      : [mine?.co_manager === true ? t.teamKeepsItsManager({ team }) : t.teamKeepsItsAssets({ team })]),
    ...(alone ? [] : [mine?.is_commissioner === true ? t.newCommissionerNotified : t.commissionerNotified]),
  ].join(' ');
  return (
    <FormDialog
      role="alertdialog"
      onClose={onClose}
      title={t.leaveLeagueQuestion({ league: name })}
      description={words}
      submit={t.leaveLeague}
      danger
      cancel={t.stay}
      ready={members.data !== undefined && (!needed || successor !== '')}
      busy={form.sending.busy}
      error={members.error?.message ?? failureOf(leave.error, needed ? ['successor_id'] : [])}
      onSubmit={() => leave.mutate({ successor_id: needed ? successor : null })}
    >
      {members.isPending ? (
        <Spinner label={t.loadingMembers} className="flex justify-center py-4" />
      ) : needed ? (
        <Successor others={others} {...form.field('successor_id')} />
      ) : undefined}
    </FormDialog>
  );
}

/** `onRefused`: another member may have left meanwhile, so the possible successors load again. */
function useLeave({
  leagueId,
  name,
  onLeft,
  onRefused,
}: {
  leagueId: string;
  name: string;
  onLeft: () => void;
  onRefused: () => void;
}) {
  return useChange({
    send: (body: { successor_id: string | null }, key) =>
      request('POST /:league_id/leave', { league_id: leagueId, body, key }),
    said: t.leagueLeft({ league: name }),
    onDone: onLeft,
    stale: [keys.myLeagues, keys.inbox],
    onError: onRefused,
  });
}

function Successor({
  others,
  ...field
}: {
  others: NonNullable<ReturnType<typeof useMembers>['data']>;
} & Pick<ComponentProps<typeof Select<string>>, 'value' | 'error' | 'onChange'>) {
  return (
    <Select
      label={t.newCommissioner}
      hint={t.newCommissionerHint}
      required
      options={[
        { value: '', label: t.chooseMember, disabled: true },
        ...others.map((member) => ({
          value: member.user_id,
          label:
            member.team_name === null ? member.name : t.memberOfTeam({ member: member.name, team: member.team_name }),
        })),
      ]}
      {...field}
    />
  );
}
