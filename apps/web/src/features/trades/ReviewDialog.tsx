import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PLAY } from '@crease/core/leagues/settings/play.settings.js';
import { request } from '../../platform/requests/api-client.js';
import { failureOf } from '../../platform/requests/failure.js';
import { keys } from '../open-league/league-data.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { Stepper } from '../../ui/fields/Stepper.js';
import { showToast } from '../../ui/layers/toast.js';
import * as t from './trades.words.en.js';

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
        text: hours === 0 ? t.reviewSwitchedOff : t.reviewSetToHours({ hours }),
      });
      onClose();
      void client.invalidateQueries({ queryKey: keys.trades(leagueId) });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t.reviewOfTrades}
      description={t.reviewOfTradesHint}
      submit={t.saveReview}
      ready={hours !== before}
      busy={save.isPending}
      error={failureOf(save.error)}
      onSubmit={() => save.mutate()}
    >
      <Stepper
        label={t.hoursOfReview}
        hint={t.hoursOfReviewHint}
        value={hours}
        max={PLAY.trade_review_hours.max}
        onChange={setHours}
      />
    </FormDialog>
  );
}
