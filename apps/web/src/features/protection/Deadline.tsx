import { useEffect, useState } from 'react';
import { request } from '../../platform/requests/api-client.js';
import { DeadlineField, isSoon } from '../open-league/DeadlineField.js';
import { keys } from '../open-league/league-data.js';
import { localValue } from '../open-league/season-data.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { useChange } from '../../platform/requests/use-change.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { formatExact } from '../../ui/figures/time.js';
import { cx } from '../../ui/cx.js';
import { countdown } from './sheet.model.js';
import * as t from './protection.words.en.js';

const DAY_MS = 86_400_000;
const TICK_MS = 1_000;

/** Countdown to the deadline. Calls `onOver` once when it has passed. */
export function DeadlineClock({ deadline, onOver }: { deadline: string; onOver: () => void }) {
  const at = Date.parse(deadline);
  const [now, setNow] = useState(() => Date.now());
  const over = now >= at;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [over]);
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  return (
    <div>
      <p
        role="timer"
        aria-label={t.timeLeft}
        className={cx(
          'text-xl font-bold tracking-tight tabular-nums',
          over || at - now < DAY_MS ? 'text-bad' : 'text-ink',
        )}
      >
        {over ? t.over : countdown(at - now)}
      </p>
      <p className="text-xs text-ink-3">
        <time dateTime={deadline}>{formatExact(at)}</time>
      </p>
    </div>
  );
}

interface DialogProps {
  leagueId: string;
  deadline: string | null;
  /** Reopens locked sheets: the number of released players who return. */
  reopening?: { released: number } | null;
  onClose: () => void;
}

/** Sets or moves the deadline, or reopens locked sheets with a new one. */
export function DeadlineDialog({ leagueId, deadline, reopening = null, onClose }: DialogProps) {
  const [now] = useState(() => Date.now());
  const save = useChange({
    send: (body: { deadline: string; confirm_soon: boolean }, key) =>
      reopening === null
        ? request('PUT /:league_id/protection-deadline', { league_id: leagueId, body, key })
        : request('POST /:league_id/protection-deadline/reopen', { league_id: leagueId, body, key }),
    said: reopening === null ? t.deadlineSet : t.sheetsOpenedAgain,
    onDone: onClose,
    stale: [keys.league(leagueId)],
  });
  const form = useFields(
    () => ({
      deadline: localValue(
        deadline === null || reopening !== null ? now + (reopening === null ? 7 : 1) * DAY_MS : Date.parse(deadline),
      ),
      confirm_soon: false,
    }),
    save,
  );
  const { deadline: value, confirm_soon: confirmed } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={reopening === null ? t.deadlineOfSheets : t.openSheetsAgainQuestion}
      description={reopening === null ? t.deadlineHint : t.openSheetsAgainHint({ count: reopening.released })}
      submit={reopening === null ? t.setDeadline : t.openSheets}
      ready={!Number.isNaN(Date.parse(value)) && (!isSoon(value, now) || confirmed)}
      {...form.sending}
      onSubmit={() => save.mutate({ deadline: new Date(value).toISOString(), confirm_soon: confirmed })}
    >
      <DeadlineField
        label={reopening === null ? t.deadline : t.newDeadline}
        confirmed={confirmed}
        now={now}
        onConfirm={form.field('confirm_soon').onChange}
        {...form.field('deadline')}
      />
    </FormDialog>
  );
}
