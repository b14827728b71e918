import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatusOverrideView } from '@crease/core/free-agents/free-agents.schema.js';
import { PLAYER_STATUSES, type PlayerStatus } from '@crease/core/players/players.values.js';
import { api } from '../../platform/api-client.js';
import { keys } from '../../platform/league-data.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { TextField } from '../../ui/Field.js';
import { FormAlert } from '../../ui/FormAlert.js';
import { Select } from '../../ui/Select.js';
import { formatDay } from '../../ui/time.js';
import { showToast } from '../../ui/toast.js';

const LEAST_REASON = 3;
const WORDS: Record<PlayerStatus, string> = { healthy: 'Healthy', 'day-to-day': 'Day-to-day', IR: 'IR', LTIR: 'LTIR', Out: 'Out' };

/** The commissioner's word on a player's health: it holds for 14 days in this league, and everybody can read why. */
export function StatusDialog({ leagueId, player, onClose }: { leagueId: string; player: { id: number; full_name: string; status: PlayerStatus }; onClose: () => void }) {
  const client = useQueryClient();
  const set = useQuery({
    queryKey: [...keys.league(leagueId), 'players', 'status-overrides'],
    queryFn: async ({ signal }) => (await api.get<{ overrides: StatusOverrideView[] }>(`${leagueId}/status-overrides`, { signal })).overrides,
  }).data?.find((one) => one.player_id === player.id);
  const [status, setStatus] = useState<PlayerStatus>(player.status);
  const [reason, setReason] = useState('');
  const path = `${leagueId}/players/${player.id}/status`;
  const change = useMutation({
    mutationFn: (end: boolean) => (end ? api.delete(path) : api.put(path, { status, reason: reason.trim() })),
    onSuccess: (_, end) => {
      showToast({ kind: 'success', text: end ? `${player.full_name} has his imported status again` : `${player.full_name} is ${WORDS[status]} in this league` });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      locked={change.isPending}
      title={`Status of ${player.full_name}`}
      description="Your word holds for 14 days in this league. Injured reserve needs IR, LTIR or Out."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {set !== undefined && (
            <Button busy={change.isPending && change.variables} onClick={() => change.mutate(true)}>
              End it now
            </Button>
          )}
          <Button variant="primary" busy={change.isPending && !change.variables} disabled={reason.trim().length < LEAST_REASON} onClick={() => change.mutate(false)}>
            Set status
          </Button>
        </>
      }
    >
      <FormAlert message={change.error === null ? null : change.error.message} />
      {set !== undefined && <p className="mb-3 text-ink-2">{`Set to ${set.status} until ${formatDay(Date.parse(set.ends_at))}: ${set.reason} The imported status is ${set.imported_status}.`}</p>}
      <div className="flex flex-col gap-4">
        <Select label="Status" value={status} options={PLAYER_STATUSES.map((one) => ({ value: one, label: WORDS[one] }))} onChange={setStatus} />
        <TextField label="Reason" hint="Everybody can read it in the activity log." value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
      </div>
    </Dialog>
  );
}
