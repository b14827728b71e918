import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PLAYER_STATUSES, type PlayerStatus } from '@crease/core/players/players.values.js';
import { ReasonField, isReason } from '../../ui/ReasonField.js';
import { request } from '../../platform/api-client.js';
import { keys } from '../open-league/league-data.js';
import { useFields } from '../../platform/use-fields.js';
import { Button } from '../../ui/Button.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { Select } from '../../ui/Select.js';
import { formatDay } from '../../ui/time.js';
import { showToast } from '../../ui/toast.js';

const WORDS: Record<PlayerStatus, string> = {
  healthy: 'Healthy',
  'day-to-day': 'Day-to-day',
  IR: 'IR',
  LTIR: 'LTIR',
  Out: 'Out',
};

/** The commissioner sets a player's health status: it applies in this league for 14 days, and the reason is public. */
export function StatusDialog({
  leagueId,
  player,
  onClose,
}: {
  leagueId: string;
  player: { id: number; full_name: string; status: PlayerStatus };
  onClose: () => void;
}) {
  const client = useQueryClient();
  const set = useQuery({
    queryKey: [...keys.league(leagueId), 'players', 'status-overrides'],
    queryFn: async ({ signal }) =>
      (await request('GET /:league_id/status-overrides', { league_id: leagueId, signal })).overrides,
  }).data?.find((one) => one.player_id === player.id);
  const one = { league_id: leagueId, player_id: player.id };
  const change = useMutation({
    mutationFn: (body: { status: PlayerStatus; reason: string } | null) =>
      body === null
        ? request('DELETE /:league_id/players/:player_id/status', one).then(() => undefined)
        : request('PUT /:league_id/players/:player_id/status', { ...one, body }).then(() => undefined),
    onSuccess: (_, body) => {
      showToast({
        kind: 'success',
        text:
          body === null
            ? `${player.full_name} has the imported status again`
            : `${player.full_name} is ${WORDS[body.status]} in this league`,
      });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
  });
  const form = useFields({ status: player.status, reason: '' }, change);
  const { status, reason } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={`Status of ${player.full_name}`}
      description="It holds for 14 days in this league. Injured reserve needs IR, LTIR or Out."
      submit="Set status"
      ready={isReason(reason)}
      {...form.sending}
      aside={
        set !== undefined && (
          <Button
            className="sm:mr-auto"
            busy={change.isPending && change.variables === null}
            onClick={() => change.mutate(null)}
          >
            End it now
          </Button>
        )
      }
      onSubmit={() => change.mutate({ status, reason: reason.trim() })}
    >
      {set !== undefined && (
        <p className="text-ink-2">{`Set to ${set.status} until ${formatDay(Date.parse(set.ends_at))}: ${set.reason} The imported status is ${set.imported_status}.`}</p>
      )}
      <Select
        label="Status"
        options={PLAYER_STATUSES.map((one) => ({ value: one, label: WORDS[one] }))}
        {...form.field('status')}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
