import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AdminPlayer } from '@crease/core/auth/auth.schema.js';
import { PLAYER_STATUSES, type PlayerStatus } from '@crease/core/players/players.values.js';
import { request } from '../../platform/api-client.js';
import { statusTag } from '../players/player-status.js';
import { useFields } from '../../platform/use-fields.js';
import { Button } from '../../ui/Button.js';
import { SearchField, TextField } from '../../ui/Field.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { Panel, panelState } from '../../ui/Panel.js';
import { RelativeTime } from '../../ui/RelativeTime.js';
import { Select } from '../../ui/Select.js';
import { PositionTag, StatusTag } from '../../ui/tags.js';
import { showToast } from '../../ui/toast.js';
import { STATUS_LABELS } from './admin.words.js';

const BY = { hand: 'set by hand', report: 'by the NHL’s roster report' } as const;

export function PlayerStatusPanel() {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const query = useQuery({
    queryKey: ['admin', 'players', wanted],
    queryFn: async ({ signal }) =>
      (await request('GET /admin/players', { query: { search: wanted || null }, signal })).players,
    placeholderData: (before) => before,
  });
  const [setting, setSetting] = useState<AdminPlayer | null>(null);
  return (
    <Panel
      title="Player statuses"
      flush
      actions={<SearchField label="Search players" className="w-48" value={search} onChange={setSearch} />}
      state={panelState(query, (players) =>
        players.length === 0
          ? wanted === ''
            ? { words: 'Every player is healthy', detail: 'Search for a player to set a status.' }
            : { words: 'No player matches' }
          : null,
      )}
    >
      <ul aria-label="Players" tabIndex={0} className="scroll-slim max-h-96 overflow-y-auto">
        {query.data?.map((player) => {
          const tag = statusTag(player.status);
          return (
            <li key={player.id} className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
              <PositionTag position={player.position} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-medium">
                  {player.full_name}
                  {tag !== null && <StatusTag status={tag} />}
                  {player.is_sample && <StatusTag status="Sample" />}
                </span>
                <span className="block text-xs text-ink-3">
                  {[player.nhl_club ?? 'no club', player.status_note].filter((word) => word !== null).join(' · ')}
                  {player.status_as_of !== null && (
                    <>
                      {' · since '}
                      <RelativeTime at={player.status_as_of} />
                    </>
                  )}
                  {player.status_by !== null && ` · ${BY[player.status_by]}`}
                </span>
              </span>
              {player.status_by === 'hand' && <LeaveButton player={player} />}
              <Button size="sm" aria-label={`Set the status of ${player.full_name}`} onClick={() => setSetting(player)}>
                Set
              </Button>
            </li>
          );
        })}
      </ul>
      {setting !== null && <SetDialog player={setting} onClose={() => setSetting(null)} />}
    </Panel>
  );
}

/** Removes a manual status, so that the NHL's roster report applies again. */
function LeaveButton({ player }: { player: AdminPlayer }) {
  const client = useQueryClient();
  const leave = useMutation({
    mutationFn: () => request('DELETE /admin/players/:player_id/status', { player_id: player.id }),
    onSuccess: () => {
      showToast({ kind: 'success', text: `${player.full_name} is left to the NHL’s roster report` });
      void client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: () =>
      showToast({ kind: 'error', text: `${player.full_name} could not be left to the report. Try again.` }),
  });
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={leave.isPending}
      aria-label={`Leave ${player.full_name} to the roster report`}
      onClick={() => leave.mutate()}
    >
      Leave to report
    </Button>
  );
}

function SetDialog({ player, onClose }: { player: AdminPlayer; onClose: () => void }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: { status: PlayerStatus; note: string | null }) =>
      request('PUT /admin/players/:player_id/status', { player_id: player.id, body }),
    onSuccess: (_, { status }) => {
      showToast({ kind: 'success', text: `${player.full_name}: ${STATUS_LABELS[status]}` });
      onClose();
      void client.invalidateQueries({ queryKey: ['admin'] });
      void client.invalidateQueries({ queryKey: ['league'] });
    },
  });
  const form = useFields({ status: player.status, note: player.status_note ?? '' }, save);
  const { status, note } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={`Status of ${player.full_name}`}
      description="It holds in every league, until a newer file says otherwise. The NHL’s roster report leaves it."
      submit="Set status"
      {...form.sending}
      onSubmit={() => save.mutate({ status, note: note.trim() === '' ? null : note.trim() })}
    >
      <Select
        label="Status"
        options={PLAYER_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
        {...form.field('status')}
      />
      {status !== 'healthy' && (
        <TextField
          label="Note"
          hint="Shown next to the status: “Knee, out until April”."
          maxLength={300}
          {...form.text('note')}
        />
      )}
    </FormDialog>
  );
}
