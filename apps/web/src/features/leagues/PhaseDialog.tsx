import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { seasonPlus } from '@crease/core/season.js';
import { beginsNextSeason } from '@crease/core/seasons/phase.rules.js';
import type { PhaseAnswer, PhaseBody, PhaseChangedAnswer } from '@crease/core/seasons/season.schema.js';
import { dayWords, defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import { ReasonField, isReason } from '../../platform/ReasonField.js';
import { api } from '../../platform/api-client.js';
import { failureOf, refusedFields } from '../../platform/failure.js';
import { keys } from '../../platform/league-data.js';
import { useOnce } from '../../platform/once.js';
import { TextField } from '../../ui/Field.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { showToast } from '../../ui/toast.js';
import { PHASE_WORDS, goingOnTo } from './league.words.js';
import { consequences } from './phase.words.js';

/**
 * The step to the next phase: what it does, the dates it needs, and a reason where something stands in the way. It is about the step
 * it was opened for: when another commissioner takes that one meanwhile, it does not become the next, and the server says so.
 */
export function PhaseDialog(props: { league: LeagueView; answer: PhaseAnswer; onClose: () => void }) {
  const { onClose } = props;
  const [opened] = useState(props);
  const { league, answer } = props.answer.phase === opened.answer.phase && props.answer.next === opened.answer.next ? props : opened;
  const client = useQueryClient();
  const once = useOnce();
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [deadline, setDeadline] = useState('');
  const [reason, setReason] = useState('');
  const to = answer.next;
  const override = answer.obstacles.length > 0;
  const season = beginsNextSeason(answer.phase) ? seasonPlus(answer.season, 1) : answer.season;
  const usual = defaultSeasonDates(season);
  const advance = useMutation({
    mutationFn: () => {
      const body: PhaseBody = {
        to,
        season_starts_on: start === '' ? null : start,
        season_ends_on: end === '' ? null : end,
        protection_deadline: deadline === '' ? null : new Date(deadline).toISOString(),
        override_reason: override ? reason.trim() : null,
      };
      return once(body, (key) => api.post<PhaseChangedAnswer>(`${league.league_id}/phase`, body, { key }));
    },
    onSuccess: ({ phase }) => {
      showToast({ kind: 'success', text: `${league.league_name}: ${PHASE_WORDS[phase].title.toLowerCase()}` });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(league.league_id) });
    },
  });
  const fields = refusedFields(advance.error);
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={`Go on to ${goingOnTo(to)}?`}
      description={`There is no way back to ${goingOnTo(answer.phase)}.`}
      submit={override ? 'Go on anyway' : 'Go on'}
      danger={override}
      ready={!override || isReason(reason)}
      busy={advance.isPending}
      error={failureOf(advance.error)}
      onSubmit={() => advance.mutate()}
    >
      <section aria-label="What happens">
        <h3 className="mb-1.5 text-xs font-medium text-ink-3">What happens</h3>
        <ul className="flex list-disc flex-col gap-1.5 pl-4 marker:text-ink-3">
          {consequences(league, to, { start, end }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {to === 'in-season' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="First day" type="date" value={start} error={fields.season_starts_on} hint={`Left empty: as the site has it, usually ${dayWords(usual.startsOn)}`} onChange={(event) => setStart(event.target.value)} />
          <TextField label="Last day" type="date" value={end} error={fields.season_ends_on} hint={`Left empty: usually ${dayWords(usual.endsOn)}`} onChange={(event) => setEnd(event.target.value)} />
        </div>
      )}
      {to === 'protection' && (
        <TextField label="Deadline of the sheets" type="datetime-local" value={deadline} error={fields.protection_deadline} hint="In your own time zone. It can also be set later, and moved." onChange={(event) => setDeadline(event.target.value)} />
      )}
      {override && (
        <section aria-label="What stands in the way">
          <ul className="flex flex-col gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn">
            {answer.obstacles.map((obstacle) => (
              <li key={`${obstacle.name}${obstacle.message}`} className="flex items-start gap-2">
                <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
                <span>{obstacle.message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {override && <ReasonField label="Reason for going on anyway" value={reason} error={fields.override_reason} onChange={setReason} />}
    </FormDialog>
  );
}
