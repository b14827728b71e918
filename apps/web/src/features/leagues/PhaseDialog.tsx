import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { seasonPlus } from '@crease/core/season.js';
import { beginsNextSeason } from '@crease/core/seasons/phase.rules.js';
import type { PhaseAnswer, PhaseBody, PhaseChangedAnswer } from '@crease/core/seasons/season.schema.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import { ApiRefusal, api } from '../../platform/api-client.js';
import { keys } from '../../platform/league-data.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { TextField } from '../../ui/Field.js';
import { FormAlert } from '../../ui/FormAlert.js';
import { showToast } from '../../ui/toast.js';
import { PHASE_WORDS } from './league.words.js';
import { consequences } from './phase.words.js';

const LEAST_REASON = 3;

/** The step to the next phase: what it does, the dates it needs, and a reason where something stands in the way. */
export function PhaseDialog({ league, answer, onClose }: { league: LeagueView; answer: PhaseAnswer; onClose: () => void }) {
  const client = useQueryClient();
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [deadline, setDeadline] = useState('');
  const [reason, setReason] = useState('');
  const to = answer.next;
  const override = answer.obstacles.length > 0;
  const season = beginsNextSeason(answer.phase) ? seasonPlus(answer.season, 1) : answer.season;
  const usual = defaultSeasonDates(season);
  const advance = useMutation({
    mutationFn: () =>
      api.post<PhaseChangedAnswer>(`${league.league_id}/phase`, {
        to,
        season_starts_on: start === '' ? null : start,
        season_ends_on: end === '' ? null : end,
        protection_deadline: deadline === '' ? null : new Date(deadline).toISOString(),
        override_reason: override ? reason.trim() : null,
      } satisfies PhaseBody),
    onSuccess: ({ phase }) => {
      showToast({ kind: 'success', text: `${league.league_name}: ${PHASE_WORDS[phase].title.toLowerCase()}` });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(league.league_id) });
    },
  });
  const fields = advance.error instanceof ApiRefusal ? advance.error.fields : {};
  const words = advance.error instanceof ApiRefusal ? [advance.error.message, advance.error.refusal.fix].filter(Boolean).join(' ') : (advance.error?.message ?? null);
  const ready = !override || reason.trim().length >= LEAST_REASON;
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      locked={advance.isPending}
      title={`Go on to ${PHASE_WORDS[to].title.toLowerCase()}?`}
      description={`${PHASE_WORDS[answer.phase].title} is over then. There is no way back.`}
      wrap={(inside) => (
        <form
          noValidate
          className="flex min-h-0 flex-1 flex-col"
          onSubmit={(event) => {
            event.preventDefault();
            if (ready) advance.mutate();
          }}
        >
          {inside}
        </form>
      )}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={override ? 'danger' : 'primary'} busy={advance.isPending} disabled={!ready}>
            {override ? 'Go on anyway' : 'Go on'}
          </Button>
        </>
      }
    >
      <FormAlert message={words} />
      <section aria-label="What happens">
        <h3 className="mb-1.5 text-xs font-medium text-ink-3">What happens</h3>
        <ul className="flex list-disc flex-col gap-1.5 pl-4 marker:text-ink-3">
          {consequences(league, to, { start, end }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {to === 'in-season' && (
        <div className="mt-5 grid gap-4 sm:grid-cols-2">
          <TextField label="First day" type="date" value={start} error={fields.season_starts_on} hint={`Left empty: as the site has it, usually ${usual.startsOn}`} onChange={(event) => setStart(event.target.value)} />
          <TextField label="Last day" type="date" value={end} error={fields.season_ends_on} hint={`Left empty: usually ${usual.endsOn}`} onChange={(event) => setEnd(event.target.value)} />
        </div>
      )}
      {to === 'protection' && (
        <TextField label="Deadline of the sheets" type="datetime-local" className="mt-5" value={deadline} error={fields.protection_deadline} hint="In your own time zone. It can also be set later, and moved." onChange={(event) => setDeadline(event.target.value)} />
      )}
      {override && (
        <section aria-label="What stands in the way" className="mt-5">
          <ul className="flex flex-col gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn">
            {answer.obstacles.map((obstacle) => (
              <li key={`${obstacle.name}${obstacle.message}`} className="flex items-start gap-2">
                <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
                <span>{obstacle.message}</span>
              </li>
            ))}
          </ul>
          <TextField label="Reason for going on anyway" hint="Everybody can read it in the activity log." className="mt-4" value={reason} maxLength={300} error={fields.override_reason} onChange={(event) => setReason(event.target.value)} />
        </section>
      )}
    </Dialog>
  );
}
