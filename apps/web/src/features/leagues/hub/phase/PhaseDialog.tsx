import { useState } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import type { PhaseAnswer, PhaseBody } from '@crease/core/seasons/season.schema.js';
import { dayWords, isDay } from '@crease/core/calendar.js';
import { DeadlineField, isSoon } from '../../../open-league/DeadlineField.js';
import { ReasonField, isReason } from '../../../../ui/fields/ReasonField.js';
import { request } from '../../../../platform/requests/api-client.js';
import { keys } from '../../../open-league/league-data.js';
import { localValue } from '../../../open-league/season-data.js';
import { useFields } from '../../../../platform/requests/use-fields.js';
import { useChange } from '../../../../platform/requests/use-change.js';
import { TextField } from '../../../../ui/fields/Field.js';
import { FormDialog } from '../../../../ui/layers/FormDialog.js';
import { PHASE_WORDS, goingOnTo } from './phase-words.js';
import { weekWords } from './phase.model.js';
import * as t from '../hub.words.en.js';

const USUAL_DEADLINE_MS = 7 * 86_400_000;

/**
 * Dialog of the step to the next phase. It stays with the step for which it was opened: if another commissioner takes
 * that step first, the server refuses this one.
 */
export function PhaseDialog(props: { league: LeagueView; answer: PhaseAnswer; onClose: () => void }) {
  const { onClose } = props;
  const [opened] = useState(props);
  const { league, answer } =
    props.answer.phase === opened.answer.phase && props.answer.next === opened.answer.next ? props : opened;
  const [now] = useState(() => Date.now());
  const to = answer.next;
  const override = answer.obstacles.length > 0;
  const advance = useAdvance(league, onClose);
  const form = usePhaseForm(answer, now, advance);
  const {
    season_starts_on: start,
    season_ends_on: end,
    protection_deadline: deadline,
    confirm_soon: confirmed,
    override_reason: reason,
  } = form.values;
  const weeks = to === 'in-season' ? weekWords(league, { start, end }, now) : null;
  const asked = to !== 'protection' || (!Number.isNaN(Date.parse(deadline)) && (!isSoon(deadline, now) || confirmed));
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t.goOnToQuestion({ phase: goingOnTo(to) })}
      description={t.goOnReversibleHint}
      submit={override ? t.goOnAnyway : t.goOn}
      danger={override}
      ready={asked && (!override || isReason(reason))}
      {...advance.sending}
      onSubmit={() =>
        advance.mutate({
          to,
          season_starts_on: to !== 'in-season' || start === '' ? null : start,
          season_ends_on: to !== 'in-season' || end === '' ? null : end,
          protection_deadline: to === 'protection' ? new Date(deadline).toISOString() : null,
          confirm_soon: to === 'protection' ? confirmed : undefined,
          override_reason: override ? reason.trim() : null,
        })
      }
    >
      <Consequences lines={[...answer.consequences, ...(weeks === null ? [] : [weeks])]} />
      {to === 'in-season' && <SeasonDays form={form} />}
      {to === 'protection' && (
        <DeadlineField
          label={t.deadlineOfSheets}
          confirmed={confirmed}
          now={now}
          onConfirm={form.field('confirm_soon').onChange}
          {...form.field('protection_deadline')}
        />
      )}
      {override && <Obstacles obstacles={answer.obstacles} />}
      {override && <ReasonField label={t.reasonForGoingOnAnyway} {...form.field('override_reason')} />}
    </FormDialog>
  );
}

function Consequences({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-label={t.whatHappens}>
      <h3 className="mb-1.5 text-xs font-medium text-ink-3">{t.whatHappens}</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-4 marker:text-ink-3">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function useAdvance(league: LeagueView, onClose: () => void) {
  return useChange({
    send: (body: PhaseBody, key) => request('POST /:league_id/phase', { league_id: league.league_id, body, key }),
    said: ({ phase }) => t.leagueInPhase({ league: league.league_name, phase: PHASE_WORDS[phase].inSentence }),
    onDone: onClose,
    stale: [keys.league(league.league_id)],
  });
}

/** Sends every field as shown; the server adds no defaults. */
const usePhaseForm = (answer: PhaseAnswer, now: number, advance: Parameters<typeof useFields>[1]) =>
  useFields(
    {
      season_starts_on: answer.play_dates?.starts_on ?? '',
      season_ends_on: answer.play_dates?.ends_on ?? '',
      protection_deadline: localValue(now + USUAL_DEADLINE_MS),
      confirm_soon: false,
      override_reason: '',
    },
    advance,
  );

function SeasonDays({ form }: { form: ReturnType<typeof usePhaseForm> }) {
  const { season_starts_on: start, season_ends_on: end } = form.values;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t.firstDay}
        type="date"
        hint={isDay(start) ? dayWords(start) : t.plannedDayHint}
        {...form.text('season_starts_on')}
      />
      <TextField
        label={t.lastDay}
        type="date"
        hint={isDay(end) ? dayWords(end) : t.plannedDayHint}
        {...form.text('season_ends_on')}
      />
    </div>
  );
}

function Obstacles({ obstacles }: Pick<PhaseAnswer, 'obstacles'>) {
  return (
    <section aria-label={t.notReadyYet}>
      <ul className="flex flex-col gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn">
        {obstacles.map((obstacle) => (
          <li key={`${obstacle.name}${obstacle.message}`} className="flex items-start gap-2">
            <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span>{obstacle.message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
