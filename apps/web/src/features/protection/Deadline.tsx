import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api-client.js';
import { failureOf } from '../../platform/failure.js';
import { keys } from '../../platform/league-data.js';
import { TextField } from '../../ui/Field.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { formatExact } from '../../ui/time.js';
import { showToast } from '../../ui/toast.js';
import { cx } from '../../ui/cx.js';
import { countdown } from './sheet.model.js';

const DAY_MS = 86_400_000;
const TICK_MS = 1_000;

/** What is left until the deadline, to the second in the last days. `onOver` is called once, when it has passed. */
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
      <p role="timer" aria-label="Time left until the deadline" className={cx('text-xl font-bold tracking-tight tabular-nums', over || at - now < DAY_MS ? 'text-bad' : 'text-ink')}>
        {over ? 'Over' : countdown(at - now)}
      </p>
      <p className="text-xs text-ink-3">
        <time dateTime={deadline}>{formatExact(at)}</time>
      </p>
    </div>
  );
}

/** The value of a field for date and time, in the reader's own time zone. */
function localValue(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The commissioner sets the deadline, or moves it. */
export function DeadlineDialog({ leagueId, deadline, onClose }: { leagueId: string; deadline: string | null; onClose: () => void }) {
  const client = useQueryClient();
  const [value, setValue] = useState(() => localValue(deadline === null ? Date.now() + 7 * DAY_MS : Date.parse(deadline)));
  const save = useMutation({
    mutationFn: () => api.put(`${leagueId}/protection-deadline`, { deadline: new Date(value).toISOString() }),
    onSuccess: () => {
      showToast({ kind: 'success', text: 'Deadline set' });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Deadline of the protection sheets"
      description="At that moment all sheets are locked and published, and players on none are released."
      submit="Set deadline"
      ready={!Number.isNaN(Date.parse(value))}
      busy={save.isPending}
      error={failureOf(save.error)}
      onSubmit={() => save.mutate()}
    >
      <TextField label="Deadline" type="datetime-local" hint="In your own time zone." value={value} data-autofocus="" onChange={(event) => setValue(event.target.value)} />
    </FormDialog>
  );
}
