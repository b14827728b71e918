import { useState, type ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { POLL_CHOICES } from '@crease/core/talk/poll.rules.js';
import { LONGEST } from '@crease/core/talk/talk.rules.js';
import { DeadlineField } from '../open-league/DeadlineField.js';
import { TermTip } from '../open-league/TermTip.js';
import { Button, IconButton } from '../../ui/Button.js';
import { TextField } from '../../ui/fields/Field.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { Switch } from '../../ui/fields/Switch.js';
import type { PollForm } from './poll.form.js';
import * as t from './talk.words.en.js';

export function PollFields({
  form,
  refused,
  onChange,
}: {
  form: PollForm;
  refused: Readonly<Record<string, string | undefined>>;
  onChange: (form: PollForm) => void;
}) {
  const { leagueId = '' } = useParams();
  const [now] = useState(() => Date.now());
  const set = (change: Partial<PollForm>) => onChange({ ...form, ...change });
  const wrong = (name: string) => refused[`poll.${name}`];
  return (
    <fieldset aria-label={t.poll} className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-3">
      <legend className="px-1 text-sm font-semibold">
        {t.poll} <TermTip leagueId={leagueId} term="ballot" />
      </legend>
      <TextField
        label={t.question}
        required
        value={form.question}
        maxLength={LONGEST.question}
        error={wrong('question')}
        onChange={(event) => set({ question: event.target.value })}
      />
      <Choices form={form} error={wrong('choices')} onChange={(choices) => set({ choices })} />
      <Switch label={t.severalChoicesAllowed} checked={form.several} onChange={(several) => set({ several })} />
      <Choice
        label={t.whoVotes}
        value={form.voters}
        options={[
          { value: 'team', label: t.eachTeam },
          { value: 'member', label: t.eachMember },
        ]}
        onChange={(voters) => set({ voters })}
      />
      <Switch
        label={t.hiddenBallots}
        hint={t.hiddenBallotsHint}
        checked={form.secret}
        onChange={(secret) => set({ secret })}
      />
      {!form.secret && (
        <Choice
          label={t.results}
          value={form.results}
          options={[
            { value: 'end', label: t.resultsAtEnd },
            { value: 'running', label: t.resultsAsItRuns },
          ]}
          onChange={(results) => set({ results })}
        />
      )}
      <DeadlineField
        label={t.ends}
        value={form.deadline}
        confirmed={form.confirmed}
        error={wrong('deadline')}
        now={now}
        hint={t.pollDeadlineHint}
        soonHint={t.pollDeadlineSoonHint}
        autoFocus={false}
        onChange={(deadline) => set({ deadline })}
        onConfirm={(confirmed) => set({ confirmed })}
      />
    </fieldset>
  );
}

function Choice<V extends string>({ label, ...choice }: ComponentProps<typeof SegmentedControl<V>>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="text-sm font-medium">{label}</span>
      <SegmentedControl label={label} {...choice} />
    </div>
  );
}

function Choices({
  form: { choices },
  error,
  onChange,
}: {
  form: PollForm;
  error: string | undefined;
  onChange: (choices: readonly string[]) => void;
}) {
  const empty = choices.flatMap((choice, index) => (choice.trim() === '' ? [index] : []));
  const missing = empty.slice(0, Math.max(0, POLL_CHOICES.least - (choices.length - empty.length)));
  return (
    <div className="flex flex-col gap-2">
      {choices.map((choice, index) => (
        // Keyed by index, because an empty choice has no other identity.
        <div key={index} className="flex items-end gap-1">
          <div className="min-w-0 flex-1">
            <TextField
              label={t.choiceNumber({ number: index + 1 })}
              value={choice}
              data-missing={missing.includes(index) ? '' : undefined}
              maxLength={LONGEST.choice}
              error={index === choices.length - 1 ? error : undefined}
              onChange={(event) => onChange(choices.map((one, at) => (at === index ? event.target.value : one)))}
            />
          </div>
          {choices.length > POLL_CHOICES.least && (
            <IconButton
              label={t.removeChoiceNumber({ number: index + 1 })}
              variant="quiet"
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => onChange(choices.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {choices.length < POLL_CHOICES.most && (
        <Button
          size="sm"
          variant="quiet"
          className="self-start"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => onChange([...choices, ''])}
        >
          {t.addChoice}
        </Button>
      )}
    </div>
  );
}
