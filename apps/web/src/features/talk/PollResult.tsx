import { leaders } from '@crease/core/talk/poll.rules.js';
import type { PollView } from '@crease/core/talk/talk.answers.js';
import { cx } from '../../ui/cx.js';
import * as t from './talk.words.en.js';

export const votesWords = (votes: number) => (votes === 1 ? t.oneVote : t.votes({ count: votes }));

export function PollResult({ poll }: { poll: PollView }) {
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
