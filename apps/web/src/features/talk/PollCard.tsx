import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import { leaders } from '@crease/core/talk/poll.rules.js';
import type { PollView } from '@crease/core/talk/talk.answers.js';
import { request } from '../../platform/requests/api-client.js';
import { useOnce } from '../../platform/requests/once.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { cx } from '../../ui/cx.js';
import { formatExact } from '../../ui/figures/time.js';
import { showToast } from '../../ui/layers/toast.js';
import { useNow } from '../../ui/figures/use-now.js';
import { ReasonDialog, type ReasonQuestion } from './ReasonDialog.js';
import { useTalkChanged } from './talk.data.js';
import * as t from './talk.words.en.js';

export function PollCard({ leagueId, poll }: { leagueId: string; poll: PollView }) {
  const title = useId();
  const now = useNow();
  const over = poll.state !== 'open' || Date.parse(poll.deadline) <= now;
  const [question, setQuestion] = useState<ReasonQuestion | null>(null);
  const to = { league_id: leagueId, poll_id: poll.id };
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 rounded-md border border-line bg-canvas p-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 id={title} className="min-w-0 font-semibold wrap-anywhere">
          {poll.question}
        </h3>
        <span className="flex flex-wrap gap-1">
          {poll.secret && <Badge icon={<EyeOff size={12} aria-hidden="true" />}>{t.hiddenBallots}</Badge>}
          <Badge tone={over ? 'neutral' : 'accent'}>
            {poll.state === 'cancelled' ? t.cancelled : over ? t.over : t.open}
          </Badge>
        </span>
      </div>
      {poll.can_vote && !over ? <Ballot leagueId={leagueId} poll={poll} /> : <Result poll={poll} />}
      <p className="text-xs text-ink-3">{standing(poll, over)}</p>
      {poll.voted.length > 0 && (
        <details className="text-xs text-ink-2">
          <summary className="w-fit cursor-pointer rounded-sm py-1">
            {(poll.voters === 'team' ? t.teamsVoted : t.membersVoted)({
              count: poll.voted.length,
              eligible: poll.eligible,
            })}
          </summary>
          <p className="wrap-anywhere">{poll.voted.join(', ')}</p>
        </details>
      )}
      {poll.can_end && !over && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-2">
          <Button
            size="sm"
            variant="quiet"
            onClick={() =>
              setQuestion({
                title: t.endPollQuestion,
                detail: t.endPollHint,
                submit: t.endPoll,
                done: t.pollEnded,
                send: (reason, key) => request('POST /:league_id/polls/:poll_id/end', { ...to, body: { reason }, key }),
              })
            }
          >
            {t.endEarly}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() =>
              setQuestion({
                title: t.cancelPollQuestion,
                detail: t.cancelPollHint,
                submit: t.cancelPoll,
                done: t.pollCancelled,
                send: (reason, key) =>
                  request('POST /:league_id/polls/:poll_id/cancel', { ...to, body: { reason }, key }),
              })
            }
          >
            {t.cancelPoll}
          </Button>
        </div>
      )}
      {question !== null && <ReasonDialog leagueId={leagueId} question={question} onClose={() => setQuestion(null)} />}
    </section>
  );
}

function standing(poll: PollView, over: boolean): string {
  const whose = poll.voters === 'team' ? t.eachTeamHasOneVote : t.eachMemberHasOneVote;
  if (poll.state === 'cancelled') return t.cancelledBy({ person: poll.ended_by, reason: poll.reason ?? '' });
  if (poll.reason !== null) return t.endedEarlyBy({ person: poll.ended_by, reason: poll.reason });
  const when = formatExact(Date.parse(poll.deadline));
  if (over) return poll.state === 'open' ? t.votesBeingCounted : `${t.pollEndedAt({ moment: when })} ${whose}`;
  return [t.pollOpenUntil({ moment: when }), whose, ...(poll.results === 'end' ? [t.countShownAtEnd] : [])].join(' ');
}

/** The user's own vote, which can be changed until the poll ends. */
function Ballot({ leagueId, poll }: { leagueId: string; poll: PollView }) {
  const name = useId();
  const once = useOnce();
  const changed = useTalkChanged(leagueId);
  const [picked, setPicked] = useState<readonly number[] | null>(null);
  const chosen = picked ?? poll.own ?? [];
  const vote = useMutation({
    mutationFn: (choices: number[]) =>
      once([poll.id, choices], (key) =>
        request('PUT /:league_id/polls/:poll_id/vote', {
          league_id: leagueId,
          poll_id: poll.id,
          body: { choices },
          key,
        }),
      ),
    onSuccess: async () => {
      showToast({ kind: 'success', text: poll.own === null ? t.voteCounted : t.voteChanged });
      await changed();
      setPicked(null);
    },
  });
  const same = picked === null || picked.join() === (poll.own ?? []).join();
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
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        vote.mutate([...chosen]);
      }}
    >
      <fieldset className="flex flex-col gap-1">
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
              onChange={() => toggle(index)}
              className="size-4 shrink-0 accent-(--accent)"
            />
            <span className="min-w-0 flex-1 text-sm wrap-anywhere">{text}</span>
            {votes !== null && <span className="text-xs text-ink-2 tabular-nums">{votesWords(votes)}</span>}
          </label>
        ))}
      </fieldset>
      <FormAlert message={vote.error?.message ?? null} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={vote.isPending} disabled={same || chosen.length === 0}>
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

const votesWords = (votes: number) => (votes === 1 ? t.oneVote : t.votes({ count: votes }));

function Result({ poll }: { poll: PollView }) {
  const counts = poll.choices.map(({ votes }) => votes ?? 0);
  const first = poll.state === 'ended' ? leaders(counts) : [];
  return (
    <ul className="flex flex-col gap-2">
      {poll.choices.map(({ text, votes, voters }, index) => (
        <li key={index} className="flex flex-col gap-1 text-sm">
          <span className="flex items-baseline justify-between gap-3">
            <span className={cx('min-w-0 wrap-anywhere', first.includes(index) && 'font-semibold')}>
              {text}
              {poll.own?.includes(index) === true && (
                <span className="font-normal text-ink-3">{` ${t.yourVoteMark}`}</span>
              )}
            </span>
            {votes !== null && (
              <span className="shrink-0 text-ink-2 tabular-nums">
                {first.includes(index) && <span className="mr-1.5 text-xs font-medium text-good">{t.mostVotes}</span>}
                {votesWords(votes)}
              </span>
            )}
          </span>
          {votes !== null && (
            <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sunken">
              <span
                className={cx('block h-full rounded-full', first.includes(index) ? 'bg-accent' : 'bg-ink-3')}
                style={{ width: `${poll.voted.length === 0 ? 0 : (100 * votes) / poll.voted.length}%` }}
              />
            </span>
          )}
          {voters !== null && voters.length > 0 && (
            <span className="text-xs text-ink-3 wrap-anywhere">{voters.join(', ')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
