import { useId, useRef, useState } from 'react';
import Check from 'lucide-react/icons/check';
import type { PollView } from '@crease/core/talk/talk.answers.js';
import { request } from '../../platform/requests/api-client.js';
import { useChange } from '../../platform/requests/use-change.js';
import { Button } from '../../ui/Button.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { useMissing } from '../../ui/fields/use-missing.js';
import { cx } from '../../ui/cx.js';
import { useTalkChanged } from './talk.data.js';
import { votesWords } from './PollResult.js';
import * as t from './talk.words.en.js';

export function Ballot({ leagueId, poll }: { leagueId: string; poll: PollView }) {
  const [picked, setPicked] = useState<readonly number[] | null>(null);
  const chosen = picked ?? poll.own ?? [];
  const vote = useVote(leagueId, poll, () => setPicked(null));
  const same = picked === null || picked.join() === (poll.own ?? []).join();
  const ready = !same && chosen.length > 0;
  const form = useRef<HTMLFormElement>(null);
  const missing = useMissing(form, ready, vote.error?.message ?? null);
  const toggle = (index: number) =>
    setPicked(
      poll.several
        ? chosen.includes(index)
          ? chosen.filter((one) => one !== index)
          : [...chosen, index].sort((a, b) => a - b)
        : [index],
    );
  return (
    <form
      ref={form}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) vote.mutate([...chosen]);
        else if (missing.has) missing.show();
      }}
    >
      <Choices poll={poll} chosen={chosen} onToggle={toggle} />
      <FormAlert message={missing.notice} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={vote.isPending} disabled={!ready && !missing.has}>
          {poll.own === null ? t.vote : t.changeVote}
        </Button>
        {poll.own !== null && same && (
          <span className="flex items-center gap-1 text-xs text-good">
            <Check size={14} aria-hidden="true" />
            {t.voteChangeableHint}
          </span>
        )}
      </div>
    </form>
  );
}

function useVote(leagueId: string, poll: PollView, onVoted: () => void) {
  const changed = useTalkChanged(leagueId);
  return useChange({
    send: (choices: number[], key) =>
      request('PUT /:league_id/polls/:poll_id/vote', {
        league_id: leagueId,
        poll_id: poll.id,
        body: { choices },
        key,
      }),
    said: poll.own === null ? t.voteCounted : t.voteChanged,
    onDone: async () => {
      await changed();
      onVoted();
    },
  });
}

function Choices({
  poll,
  chosen,
  onToggle,
}: {
  poll: PollView;
  chosen: readonly number[];
  onToggle: (index: number) => void;
}) {
  const name = useId();
  return (
    <fieldset data-missing={chosen.length === 0 ? t.aChoice : undefined} className="flex flex-col gap-1">
      <legend className="pb-1 text-xs text-ink-3">{poll.several ? t.chooseOneOrSeveral : t.chooseOne}</legend>
      {poll.choices.map(({ text, votes }, index) => (
        <label
          key={index}
          className={cx(
            'flex min-h-control cursor-pointer items-center gap-3 rounded-md border px-3 py-1.5',
            chosen.includes(index) ? 'border-accent-line bg-accent-soft' : 'border-line bg-surface hover:bg-hover',
          )}
        >
          <input
            type={poll.several ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(index)}
            onChange={() => onToggle(index)}
            className="size-4 shrink-0 accent-(--accent)"
          />
          <span className="min-w-0 flex-1 text-sm wrap-anywhere">{text}</span>
          {votes !== null && <span className="text-xs text-ink-2 tabular-nums">{votesWords(votes)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
