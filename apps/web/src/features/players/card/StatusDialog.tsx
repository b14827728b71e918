import { PLAYER_STATUSES, type PlayerStatus } from '@crease/core/players/players.values.js';
import { ReasonField, isReason } from '../../../ui/fields/ReasonField.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { useStatusOverrides } from '../../open-league/status-overrides.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { Button } from '../../../ui/Button.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Select } from '../../../ui/fields/Select.js';
import { formatDay } from '../../../ui/figures/time.js';
import * as t from './card.words.en.js';

const WORDS: Record<PlayerStatus, string> = {
  healthy: t.healthy,
  'day-to-day': t.dayToDay,
  IR: t.injuredReserveShort,
  LTIR: t.longTermReserveShort,
  Out: t.out,
};

interface StatusDialogProps {
  leagueId: string;
  player: { id: number; full_name: string; status: PlayerStatus };
  onClose: () => void;
}

/** The status that a commissioner has set; undefined when there is none. */
const useOverride = (leagueId: string, playerId: number) =>
  useStatusOverrides(leagueId).data?.find((one) => one.player_id === playerId);

/** Sets a status, or ends it with null. */
function useChangeStatus(leagueId: string, player: StatusDialogProps['player'], onDone: () => void) {
  const one = { league_id: leagueId, player_id: player.id };
  return useChange({
    send: (body: { status: PlayerStatus; reason: string } | null) =>
      body === null
        ? request('DELETE /:league_id/players/:player_id/status', one).then(() => undefined)
        : request('PUT /:league_id/players/:player_id/status', { ...one, body }).then(() => undefined),
    said: (_, body) =>
      body === null
        ? t.playerHasImportedStatusAgain({ player: player.full_name })
        : t.playerStatusInLeague({ player: player.full_name, status: WORDS[body.status] }),
    onDone,
    stale: [keys.league(leagueId)],
  });
}

/** The commissioner sets a player's health status: it applies in this league for 14 days, and the reason is public. */
export function StatusDialog({ leagueId, player, onClose }: StatusDialogProps) {
  const set = useOverride(leagueId, player.id);
  const change = useChangeStatus(leagueId, player, onClose);
  const form = useFields({ status: player.status, reason: '' }, change);
  const { status, reason } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={t.statusOf({ player: player.full_name })}
      description={t.statusOverrideHint}
      submit={t.setStatus}
      ready={isReason(reason)}
      {...form.sending}
      aside={
        set !== undefined && (
          <Button
            className="sm:mr-auto"
            busy={change.isPending && change.variables === null}
            onClick={() => change.mutate(null)}
          >
            {t.endStatusNow}
          </Button>
        )
      }
      onSubmit={() => change.mutate({ status, reason: reason.trim() })}
    >
      {set !== undefined && (
        <p className="text-ink-2">
          {t.statusSetUntil({
            status: set.status,
            day: formatDay(Date.parse(set.ends_at)),
            reason: set.reason,
            importedStatus: set.imported_status,
          })}
        </p>
      )}
      <Select
        label={t.status}
        options={PLAYER_STATUSES.map((one) => ({ value: one, label: WORDS[one] }))}
        {...form.field('status')}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
