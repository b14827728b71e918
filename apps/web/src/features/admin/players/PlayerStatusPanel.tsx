import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AdminPlayer } from '@crease/core/auth/auth.schema.js';
import { PLAYER_STATUSES, type PlayerStatus } from '@crease/core/players/players.values.js';
import { statusNoteWords } from '@crease/core/players/files/status-note.words.js';
import { request } from '../../../platform/requests/api-client.js';
import { statusTag } from '../../players/player-status.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { Button } from '../../../ui/Button.js';
import { SearchField, TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { Select } from '../../../ui/fields/Select.js';
import { PositionTag, StatusTag } from '../../../ui/marks/tags.js';
import { showToast } from '../../../ui/layers/toast.js';
import { STATUS_LABELS } from '../admin.words.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './players.words.en.js';

const noteOf = ({ status_note: note }: AdminPlayer): string => statusNoteWords(note ?? '');

const BY = { hand: t.setByHand, report: t.setByRosterReport } as const;

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
      title={t.playerStatuses}
      flush
      actions={<SearchField label={t.searchPlayers} className="w-48" value={search} onChange={setSearch} />}
      state={panelState(query, (players) =>
        players.length === 0
          ? wanted === ''
            ? { words: t.everyPlayerHealthy, detail: t.searchPlayerHint }
            : { words: t.noPlayerMatches }
          : null,
      )}
    >
      <ul aria-label={t.players} tabIndex={0} className="scroll-slim max-h-96 overflow-y-auto">
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
                  {[player.nhl_club ?? t.noClub, noteOf(player)].filter(Boolean).join(' · ')}
                  {player.status_as_of !== null && (
                    <> · {sentence(t.sinceTime, { time: <RelativeTime at={player.status_as_of} /> })}</>
                  )}
                  {player.status_by !== null && ` · ${BY[player.status_by]}`}
                </span>
              </span>
              {player.status_by === 'hand' && <LeaveButton player={player} />}
              <Button
                size="sm"
                aria-label={t.setStatusOf({ player: player.full_name })}
                onClick={() => setSetting(player)}
              >
                {t.set}
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
  const leave = useChange({
    send: () => request('DELETE /admin/players/:player_id/status', { player_id: player.id }),
    said: t.playerLeftToReport({ player: player.full_name }),
    stale: [['admin']],
    onError: () => showToast({ kind: 'error', text: t.playerNotLeftToReport({ player: player.full_name }) }),
  });
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={leave.isPending}
      aria-label={t.leavePlayerToReport({ player: player.full_name })}
      onClick={() => leave.mutate()}
    >
      {t.leaveToReport}
    </Button>
  );
}

function SetDialog({ player, onClose }: { player: AdminPlayer; onClose: () => void }) {
  const save = useChange({
    send: (body: { status: PlayerStatus; note: string | null }) =>
      request('PUT /admin/players/:player_id/status', { player_id: player.id, body }),
    said: (_, { status }) => t.playerHasStatus({ player: player.full_name, status: STATUS_LABELS[status] }),
    onDone: onClose,
    stale: [['admin'], ['league']],
  });
  const form = useFields({ status: player.status, note: noteOf(player) }, save);
  const { status, note } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={t.statusOf({ player: player.full_name })}
      description={t.statusInEveryLeagueHint}
      submit={t.setStatus}
      {...form.sending}
      onSubmit={() => save.mutate({ status, note: note.trim() === '' ? null : note.trim() })}
    >
      <Select
        label={t.status}
        options={PLAYER_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
        {...form.field('status')}
      />
      {status !== 'healthy' && (
        <TextField label={t.note} hint={t.statusNoteHint} maxLength={300} {...form.text('note')} />
      )}
    </FormDialog>
  );
}
