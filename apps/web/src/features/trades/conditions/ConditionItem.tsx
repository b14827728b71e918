import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ConditionView } from '@crease/core/trades/trade.schema.js';
import { isReason } from '../../../ui/fields/ReasonField.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { ApiRefusal, request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { paths } from '../../../platform/pages/paths.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { formatDay } from '../../../ui/figures/time.js';
import { showToast } from '../../../ui/layers/toast.js';
import { CONDITION_STATE, OUTCOMES } from '../trade.words.js';
import { useTradeCommand } from '../trades.data.js';
import * as t from '../trades.words.en.js';

type Outcome = (typeof OUTCOMES)[number]['value'];

/** One condition: the asset, the event, the deadline, and the known facts. */
export function ConditionItem({
  leagueId,
  condition,
  trade = false,
}: {
  leagueId: string;
  condition: ConditionView;
  /** With a link to its trade. */ trade?: boolean;
}) {
  const { teams } = useLoadedLeague(leagueId);
  const [asking, setAsking] = useState<Act | null>(null);
  const name = (id: string) => teams.find(({ team_id }) => team_id === id)?.team_name ?? t.teamThatHasLeft;
  const between = { team: name(condition.from_team_id), otherTeam: name(condition.to_team_id) };
  const { word, tone } = CONDITION_STATE[condition.state];
  const open = condition.confirmed === null && condition.state !== 'void';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3 text-sm last:border-b-0">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{word}</Badge>
          <span className="font-medium">{condition.asset.label}</span>
        </p>
        <p className="mt-1 text-ink-2">{condition.text}</p>
        <p className="mt-0.5 text-xs text-ink-3">
          {condition.instead === null
            ? t.conditionFromTo(between)
            : t.conditionFromToElse({ ...between, asset: condition.instead.label })}
          {trade && (
            <>
              {' · '}
              <Link
                to={paths.trade(leagueId, condition.trade_id)}
                className="font-medium text-accent-text hover:underline"
              >
                {t.theTrade}
              </Link>
            </>
          )}
        </p>
        {open && condition.proposed !== null && (
          <p className="mt-1 text-xs font-medium">
            {t.outcomeReported({
              person: condition.proposed.by,
              isMet: condition.proposed.outcome === 'met',
              evidence: condition.proposed.evidence,
            })}
          </p>
        )}
        {open && condition.decided_by !== 'commissioner' && (
          <p className="mt-1 text-xs text-ink-3">{decidedBy(condition)}</p>
        )}
        {condition.confirmed !== null && (
          <p className="mt-1 text-xs text-ink-3">
            {[
              t.settledOn({ person: condition.confirmed.by, day: formatDay(Date.parse(condition.confirmed.at)) }),
              condition.confirmed.note,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </div>
      {condition.may.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {condition.may.map((act) => (
            <Button
              key={act}
              size="sm"
              variant={act === 'report' ? 'secondary' : 'primary'}
              onClick={() => setAsking(act)}
            >
              {act === 'vote' && condition.vote?.mine != null ? t.changeVote : ACTS[act].button}
            </Button>
          ))}
        </div>
      )}
      {asking !== null && (
        <Outcomes leagueId={leagueId} condition={condition} act={asking} close={() => setAsking(null)} />
      )}
    </li>
  );
}

/** Explains who decides a condition of a trade in which a commissioner takes part. */
function decidedBy({ decided_by, vote }: ConditionView): string {
  if (decided_by === 'date') return t.dateDecides;
  if (vote === null) return t.anotherCommissionerDecides;
  return [
    t.managersDecide({ needed: vote.needed, met: vote.met, notMet: vote.not_met }),
    vote.mine !== null && t.youVoted({ isMet: vote.mine === 'met' }),
  ]
    .filter(Boolean)
    .join(' ');
}

type Act = ConditionView['may'][number];
const ACTS = {
  report: { button: t.report, title: t.reportWhatCameTrue, submit: t.report, done: t.reported },
  settle: {
    button: t.settle,
    title: t.settleCondition,
    submit: t.settleAndCarryOut,
    done: t.conditionSettled,
  },
  vote: { button: t.vote, title: t.voteOnCondition, submit: t.vote, done: t.voteCounted },
} as const satisfies Record<Act, object>;

/** How a condition ended: the teams report it, managers vote on it, or a commissioner settles it. */
function Outcomes({
  leagueId,
  condition,
  act,
  close,
}: {
  leagueId: string;
  condition: ConditionView;
  act: Act;
  close: () => void;
}) {
  const [outcome, setOutcome] = useState<Outcome>(condition.vote?.mine ?? condition.proposed?.outcome ?? 'met');
  const [note, setNote] = useState('');
  const [override, setOverride] = useState(false);
  const { condition_id } = condition;
  const command = useTradeCommand(
    leagueId,
    `${act} ${condition_id}`,
    ({ outcome: said, note: words, override_reason }: Answer, key) => {
      const to = { league_id: leagueId, condition_id, key };
      if (act === 'vote')
        return request('PUT /:league_id/trades/conditions/:condition_id/vote', { ...to, body: { outcome: said } });
      // Only a vote can be taken back.
      const body = { outcome: said ?? outcome, note: words };
      return act === 'report'
        ? request('POST /:league_id/trades/conditions/:condition_id/propose', { ...to, body })
        : request('POST /:league_id/trades/conditions/:condition_id/confirm', {
            ...to,
            body: { ...body, override_reason },
          });
    },
    () => {
      showToast({ kind: 'success', text: ACTS[act].done });
      close();
    },
  );
  const overridable = command.error instanceof ApiRefusal && command.error.status === 409;
  return (
    <FormDialog
      onClose={close}
      title={ACTS[act].title}
      description={condition.text}
      submit={ACTS[act].submit}
      aside={
        act === 'vote' &&
        condition.vote?.mine != null && (
          <Button
            variant="quiet"
            className="sm:mr-auto"
            onClick={() => command.mutate({ outcome: null, note: null, override_reason: null })}
          >
            {t.takeVoteBack}
          </Button>
        )
      }
      ready={!override || isReason(note)}
      busy={command.isPending}
      error={failureOf(command.error)}
      onSubmit={() =>
        command.mutate({
          outcome,
          note: note.trim() || null,
          override_reason: override ? note.trim() : null,
        })
      }
    >
      {condition.proposed !== null && (
        <p className="text-sm text-ink-2">
          {t.outcomeBy({
            person: condition.proposed.by,
            isMet: condition.proposed.outcome === 'met',
            evidence: condition.proposed.evidence,
          })}
        </p>
      )}
      <SegmentedControl full label={t.outcome} value={outcome} options={OUTCOMES} onChange={setOutcome} />
      <p className="text-sm text-ink-2">{consequence(condition, outcome)}</p>
      {act !== 'vote' && (
        <TextField
          label={t.note}
          hint={act === 'settle' ? t.leagueCanReadHint : t.howYouKnowHint}
          value={note}
          maxLength={300}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      {act === 'settle' && (overridable || override) && (
        <Checkbox
          label={t.overrideCapAndRosterRules}
          hint={t.noteIsReasonHint}
          checked={override}
          onChange={setOverride}
        />
      )}
    </FormDialog>
  );
}

interface Answer {
  /** null takes a vote back. */
  readonly outcome: Outcome | null;
  readonly note: string | null;
  readonly override_reason: string | null;
}

function consequence({ asset, instead }: ConditionView, outcome: Outcome): string {
  if (outcome === 'met') return t.assetChangesHands({ asset: asset.label });
  return instead === null ? t.assetStays({ asset: asset.label }) : t.otherAssetGoes({ asset: instead.label });
}
