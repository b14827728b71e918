import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ConditionView } from '@crease/core/trades/trade.schema.js';
import { isReason } from '../../platform/ReasonField.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { ApiRefusal, request } from '../../platform/api-client.js';
import { failureOf } from '../../platform/failure.js';
import { paths } from '../../platform/paths.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/Field.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { SegmentedControl } from '../../ui/SegmentedControl.js';
import { Checkbox } from '../../ui/Switch.js';
import { formatDay } from '../../ui/time.js';
import { showToast } from '../../ui/toast.js';
import { CONDITION_STATE, OUTCOMES } from './trade.words.js';
import { useTradeCommand } from './trades.data.js';

type Outcome = (typeof OUTCOMES)[number]['value'];
const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = { met: 'met', 'not-met': 'not met' };

/** One condition: what must happen for which asset, until when, and what is known so far. */
export function ConditionItem({
  leagueId,
  condition,
  trade = false,
}: {
  leagueId: string;
  condition: ConditionView;
  /** With a link to its trade. */ trade?: boolean;
}) {
  const { teams, me } = useLoadedLeague(leagueId);
  const [asking, setAsking] = useState<'propose' | 'confirm' | null>(null);
  const name = (id: string) => teams.find(({ team_id }) => team_id === id)?.team_name ?? 'a team that has left';
  const { word, tone } = CONDITION_STATE[condition.state];
  const open = condition.confirmed === null && condition.state !== 'void';
  const party = me.team_id !== null && (me.team_id === condition.from_team_id || me.team_id === condition.to_team_id);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3 text-sm last:border-b-0">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{word}</Badge>
          <span className="font-medium">{condition.asset.label}</span>
        </p>
        <p className="mt-1 text-ink-2">{condition.text}</p>
        <p className="mt-0.5 text-xs text-ink-3">
          {`${name(condition.from_team_id)} to ${name(condition.to_team_id)}`}
          {condition.instead !== null && ` · else ${condition.instead.label}`}
          {trade && (
            <>
              {' · '}
              <Link
                to={paths.trade(leagueId, condition.trade_id)}
                className="font-medium text-accent-text hover:underline"
              >
                The trade
              </Link>
            </>
          )}
        </p>
        {open && condition.proposed !== null && (
          <p className="mt-1 text-xs font-medium">{`${condition.proposed.by ?? 'The statistics say'}${condition.proposed.by === null ? '' : ' says'}: ${OUTCOME_WORDS[condition.proposed.outcome]}. ${condition.proposed.evidence}`}</p>
        )}
        {condition.confirmed !== null && (
          <p className="mt-1 text-xs text-ink-3">
            {[
              `Confirmed by ${condition.confirmed.by ?? 'a commissioner'}, ${formatDay(Date.parse(condition.confirmed.at))}.`,
              condition.confirmed.note,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </div>
      {open && (
        <div className="flex flex-wrap gap-2">
          {(party || me.is_commissioner) && (
            <Button size="sm" onClick={() => setAsking('propose')}>
              Report
            </Button>
          )}
          {me.is_commissioner && (
            <Button size="sm" variant="primary" onClick={() => setAsking('confirm')}>
              Settle
            </Button>
          )}
        </div>
      )}
      {asking !== null && (
        <Outcomes leagueId={leagueId} condition={condition} act={asking} close={() => setAsking(null)} />
      )}
    </li>
  );
}

/** How a condition ended: the teams report it, or the commissioner settles it, which is carried out at once. */
function Outcomes({
  leagueId,
  condition,
  act,
  close,
}: {
  leagueId: string;
  condition: ConditionView;
  act: 'propose' | 'confirm';
  close: () => void;
}) {
  const [outcome, setOutcome] = useState<Outcome>(condition.proposed?.outcome ?? 'met');
  const [note, setNote] = useState('');
  const [override, setOverride] = useState(false);
  const { condition_id } = condition;
  const command = useTradeCommand(
    leagueId,
    `${act} ${condition_id}`,
    ({ override_reason, ...body }: { outcome: Outcome; note: string | null; override_reason: string | null }, key) =>
      act === 'propose'
        ? request('POST /:league_id/trades/conditions/:condition_id/propose', {
            league_id: leagueId,
            condition_id,
            body,
            key,
          })
        : request('POST /:league_id/trades/conditions/:condition_id/confirm', {
            league_id: leagueId,
            condition_id,
            body: { ...body, override_reason },
            key,
          }),
    () => {
      showToast({ kind: 'success', text: act === 'confirm' ? 'Condition settled' : 'Reported to the commissioner' });
      close();
    },
  );
  const overridable = command.error instanceof ApiRefusal && command.error.status === 409;
  return (
    <FormDialog
      onClose={close}
      title={act === 'confirm' ? 'Settle the condition' : 'Report what came true'}
      description={condition.text}
      submit={act === 'confirm' ? 'Settle and carry out' : 'Report'}
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
        <p className="text-sm text-ink-2">{`${condition.proposed.by ?? 'The statistics'}: ${OUTCOME_WORDS[condition.proposed.outcome]}. ${condition.proposed.evidence}`}</p>
      )}
      <SegmentedControl full label="Outcome" value={outcome} options={OUTCOMES} onChange={setOutcome} />
      <p className="text-sm text-ink-2">{consequence(condition, outcome)}</p>
      <TextField
        label="Note"
        hint={act === 'confirm' ? 'Everybody in the league can read it.' : 'How you know.'}
        value={note}
        maxLength={300}
        onChange={(event) => setNote(event.target.value)}
      />
      {act === 'confirm' && (overridable || override) && (
        <Checkbox
          label="Override rules of cap and roster"
          hint="The note is the reason."
          checked={override}
          onChange={setOverride}
        />
      )}
    </FormDialog>
  );
}

function consequence({ asset, instead }: ConditionView, outcome: Outcome): string {
  if (outcome === 'met') return `${asset.label} changes hands.`;
  return instead === null ? `${asset.label} stays where it is.` : `${instead.label} goes instead.`;
}
