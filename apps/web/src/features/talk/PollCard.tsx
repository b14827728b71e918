import { useId, useState } from 'react';
import EyeOff from 'lucide-react/icons/eye-off';
import type { PollView } from '@crease/core/talk/talk.answers.js';
import { request } from '../../platform/requests/api-client.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { formatExact } from '../../ui/figures/time.js';
import { useNow } from '../../ui/figures/use-now.js';
import { ReasonDialog, type ReasonQuestion } from './ReasonDialog.js';
import { Ballot } from './Ballot.js';
import { PollResult } from './PollResult.js';
import * as t from './talk.words.en.js';

export function PollCard({ leagueId, poll }: { leagueId: string; poll: PollView }) {
  const title = useId();
  const now = useNow();
  const over = poll.state !== 'open' || Date.parse(poll.deadline) <= now;
  const [question, setQuestion] = useState<ReasonQuestion | null>(null);
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
      {poll.can_vote && !over ? <Ballot leagueId={leagueId} poll={poll} /> : <PollResult poll={poll} />}
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
      {poll.can_end && !over && <EndButtons leagueId={leagueId} poll={poll} onAsk={setQuestion} />}
      {question !== null && <ReasonDialog leagueId={leagueId} question={question} onClose={() => setQuestion(null)} />}
    </section>
  );
}

function EndButtons({
  leagueId,
  poll,
  onAsk,
}: {
  leagueId: string;
  poll: PollView;
  onAsk: (question: ReasonQuestion) => void;
}) {
  const to = { league_id: leagueId, poll_id: poll.id };
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-2">
      <Button
        size="sm"
        variant="quiet"
        onClick={() =>
          onAsk({
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
          onAsk({
            title: t.cancelPollQuestion,
            detail: t.cancelPollHint,
            submit: t.cancelPoll,
            done: t.pollCancelled,
            send: (reason, key) => request('POST /:league_id/polls/:poll_id/cancel', { ...to, body: { reason }, key }),
          })
        }
      >
        {t.cancelPoll}
      </Button>
    </div>
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
