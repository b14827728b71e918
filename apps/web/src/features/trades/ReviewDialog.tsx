import { useState } from 'react';
import { PLAY } from '@crease/core/leagues/settings/play.settings.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { useChange } from '../../platform/requests/use-change.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { Stepper } from '../../ui/fields/Stepper.js';
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
  const [hours, setHours] = useState(before);
  const save = useChange({
    send: () => request('PATCH /:league_id/settings', { league_id: leagueId, body: { trade_review_hours: hours } }),
    said: hours === 0 ? t.reviewSwitchedOff : t.reviewSetToHours({ hours }),
    onDone: onClose,
    stale: [keys.trades(leagueId)],
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t.reviewOfTrades}
      description={t.reviewOfTradesHint}
      submit={t.saveReview}
      ready={hours !== before}
      {...save.sending}
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
