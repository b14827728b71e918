import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SETTINGS } from '@crease/core/leagues/settings.table.js';
import { request } from '../../platform/api-client.js';
import { failureOf } from '../../platform/failure.js';
import { keys } from '../open-league/league-data.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { Stepper } from '../../ui/Stepper.js';
import { showToast } from '../../ui/toast.js';
import { count } from './trade.words.js';

export function ReviewDialog({
  leagueId,
  hours: before,
  onClose,
}: {
  leagueId: string;
  hours: number;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [hours, setHours] = useState(before);
  const save = useMutation({
    mutationFn: () =>
      request('PATCH /:league_id/settings', { league_id: leagueId, body: { trade_review_hours: hours } }),
    onSuccess: () => {
      showToast({
        kind: 'success',
        text:
          hours === 0
            ? 'Trades are executed as soon as they are accepted'
            : `Trades are reviewed for ${count(hours, 'hour')}`,
      });
      onClose();
      void client.invalidateQueries({ queryKey: keys.trades(leagueId) });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Review of trades"
      description="Between acceptance and execution a trade can be vetoed. Trades accepted before keep their time."
      submit="Save review"
      ready={hours !== before}
      busy={save.isPending}
      error={failureOf(save.error)}
      onSubmit={() => save.mutate()}
    >
      <Stepper
        label="Hours of review"
        hint="0 executes a trade as soon as it is accepted. A commissioner's own trade is reviewed for 24 hours at least."
        value={hours}
        max={SETTINGS.trade_review_hours.max}
        onChange={setHours}
      />
    </FormDialog>
  );
}
