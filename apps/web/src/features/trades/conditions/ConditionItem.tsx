import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ConditionView } from '@crease/core/trades/trade.schema.js';
import { useTeamsById } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { formatDay } from '../../../ui/figures/time.js';
import { CONDITION_STATE } from '../trade.words.js';
import { ACTS, Outcomes, type Act } from './Outcomes.js';
import * as t from '../trades.words.en.js';

export function ConditionItem({
  leagueId,
  condition,
  trade = false,
}: {
  leagueId: string;
  condition: ConditionView;
  /** With a link to its trade. */ trade?: boolean;
}) {
  const [asking, setAsking] = useState<Act | null>(null);
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
        <BetweenTeams leagueId={leagueId} condition={condition} trade={trade} />
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
        {condition.confirmed !== null && <Settled {...condition.confirmed} />}
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

function BetweenTeams({ leagueId, condition, trade }: { leagueId: string; condition: ConditionView; trade: boolean }) {
  const { nameOf: name } = useTeamsById(leagueId, t.teamThatHasLeft);
  const between = { team: name(condition.from_team_id), otherTeam: name(condition.to_team_id) };
  return (
    <p className="mt-0.5 text-xs text-ink-3">
      {condition.instead === null
        ? t.conditionFromTo(between)
        : t.conditionFromToElse({ ...between, asset: condition.instead.label })}
      {trade && (
        <>
          {' · '}
          <Link to={paths.trade(leagueId, condition.trade_id)} className="font-medium text-accent-text hover:underline">
            {t.theTrade}
          </Link>
        </>
      )}
    </p>
  );
}

function Settled({ by, at, note }: NonNullable<ConditionView['confirmed']>) {
  return (
    <p className="mt-1 text-xs text-ink-3">
      {[t.settledOn({ person: by, day: formatDay(Date.parse(at)) }), note].filter(Boolean).join(' ')}
    </p>
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
