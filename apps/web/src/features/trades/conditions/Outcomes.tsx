import { useState } from 'react';
import type { ConditionView } from '@crease/core/trades/trade.schema.js';
import { isReason, ReasonField } from '../../../ui/fields/ReasonField.js';
import { ApiRefusal, request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { Button } from '../../../ui/Button.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { showToast } from '../../../ui/layers/toast.js';
import { OUTCOMES } from '../trade.words.js';
import { useTradeCommand } from '../trades.data.js';
import * as t from '../trades.words.en.js';

export type Act = ConditionView['may'][number];
export const ACTS = {
  report: { button: t.report, title: t.reportWhatCameTrue, submit: t.report, done: t.reported },
  settle: {
    button: t.settle,
    title: t.settleCondition,
    submit: t.settleAndCarryOut,
    done: t.conditionSettled,
  },
  vote: { button: t.vote, title: t.voteOnCondition, submit: t.vote, done: t.voteCounted },
} as const satisfies Record<Act, object>;

type Outcome = (typeof OUTCOMES)[number]['value'];

interface Answer {
  /** null takes a vote back. */
  readonly outcome: Outcome | null;
  readonly note: string | null;
  readonly override_reason: string | null;
}

/** Sends an outcome. Only a vote can be taken back. */
const useOutcome = (
  leagueId: string,
  { condition_id }: ConditionView,
  act: Act,
  outcome: Outcome,
  onDone: () => void,
) =>
  useTradeCommand(
    leagueId,
    `${act} ${condition_id}`,
    ({ outcome: said, note: words, override_reason }: Answer, key) => {
      const to = { league_id: leagueId, condition_id, key };
      if (act === 'vote')
        return request('PUT /:league_id/trades/conditions/:condition_id/vote', { ...to, body: { outcome: said } });
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
      onDone();
    },
  );

/** How a condition ended: the teams report it, managers vote on it, or a commissioner settles it. */
export function Outcomes({
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
  const command = useOutcome(leagueId, condition, act, outcome, close);
  const overridable = command.error instanceof ApiRefusal && command.error.status === 409;
  return (
    <FormDialog
      onClose={close}
      title={ACTS[act].title}
      description={condition.text}
      submit={ACTS[act].submit}
      aside={
        act === 'vote' && condition.vote?.mine != null ? (
          <TakeBackButton onClick={() => command.mutate({ outcome: null, note: null, override_reason: null })} />
        ) : undefined
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
      {condition.proposed !== null && <Reported {...condition.proposed} />}
      <SegmentedControl full label={t.outcome} value={outcome} options={OUTCOMES} onChange={setOutcome} />
      <p className="text-sm text-ink-2">{consequence(condition, outcome)}</p>
      {act !== 'vote' && (
        <ReasonField
          label={t.note}
          hint={act === 'settle' ? t.leagueCanReadHint : t.howYouKnowHint}
          optional={!override}
          value={note}
          onChange={setNote}
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

function TakeBackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" className="sm:mr-auto" onClick={onClick}>
      {t.takeVoteBack}
    </Button>
  );
}

function Reported({ by, outcome, evidence }: NonNullable<ConditionView['proposed']>) {
  return <p className="text-sm text-ink-2">{t.outcomeBy({ person: by, isMet: outcome === 'met', evidence })}</p>;
}

function consequence({ asset, instead }: ConditionView, outcome: Outcome): string {
  if (outcome === 'met') return t.assetChangesHands({ asset: asset.label });
  return instead === null ? t.assetStays({ asset: asset.label }) : t.otherAssetGoes({ asset: instead.label });
}
