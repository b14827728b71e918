import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import { COMPENSATORY_LIMIT } from '@crease/core/draft/order/pick-amendment.rules.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Select } from '../../../ui/fields/Select.js';
import { cx } from '../../../ui/cx.js';
import { byRound } from '../state/board.model.js';
import { forfeitWord } from '../sync/draft-labels.js';
import { AmendDialog, type Question } from './AmendDialog.js';
import * as t from './lobby.words.en.js';

const ACT = { removed: t.takeItBack, forfeited: t.forfeit, restored: t.giveItBack } as const;

interface Props {
  leagueId: string;
  state: DraftState;
  editable: boolean;
  changed: () => Promise<void>;
}

/** An upcoming draft's picks by round. The commissioner adds compensatory picks and forfeits picks. */
export default function PicksPanel({ leagueId, state, editable, changed }: Props) {
  const rounds = byRound(state.slots);
  const [chosen, setChosen] = useState(1);
  const [question, setQuestion] = useState<Question | null>(null);
  const [, slots] = rounds.find(([round]) => round === chosen) ?? [chosen, []];
  const undrawn = state.order.source === 'undrawn';
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 border-b border-line p-4">
        <Select
          label={t.roundLabel}
          value={String(chosen)}
          options={Array.from({ length: state.rounds }, (_, index) => ({
            value: String(index + 1),
            label: t.roundNumber({ round: index + 1 }),
          }))}
          onChange={(value) => setChosen(Number(value))}
          className="w-36"
        />
        {editable && (
          <Button
            icon={<Plus size={16} aria-hidden="true" />}
            disabled={state.slots.filter((slot) => slot.extra).length >= COMPENSATORY_LIMIT}
            onClick={() => setQuestion({ what: 'added', round: chosen })}
          >
            {t.addCompensatoryPick}
          </Button>
        )}
        {undrawn && <p className="basis-full text-xs text-ink-3">{t.picksInNoTurn}</p>}
      </div>
      <ol aria-label={t.picksOfRound({ round: chosen })}>
        {slots.map((slot) => (
          <PickLine
            key={slot.pickId}
            slot={slot}
            teams={state.teams}
            undrawn={undrawn}
            ask={editable ? setQuestion : null}
          />
        ))}
      </ol>
      {question !== null && (
        <AmendDialog
          key={question.what}
          leagueId={leagueId}
          state={state}
          question={question}
          close={() => setQuestion(null)}
          changed={changed}
        />
      )}
    </>
  );
}

interface LineProps {
  slot: Slot;
  teams: DraftState['teams'];
  /** The order is not drawn: picks have no numbers. */
  undrawn: boolean;
  /** Null for members who may not change picks. */
  ask: ((question: Question) => void) | null;
}

function PickLine({ slot, teams, undrawn, ask }: LineProps) {
  const nameOf = (id: string) => teams.find((entry) => entry.id === id)?.name ?? t.aTeam;
  const owner = nameOf(slot.ownerTeamId);
  const original = nameOf(slot.originalTeamId);
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-line px-4 py-1.5 last:border-b-0">
      <span className="w-8 shrink-0 text-right text-xs text-ink-3 tabular-nums">{undrawn ? '–' : slot.overall}</span>
      <span className="min-w-0 flex-1">
        <span
          className={cx(
            'block truncate font-medium',
            slot.status === 'forfeited' ? 'text-ink-2 line-through' : 'text-ink',
          )}
          title={owner}
        >
          {owner}
        </span>
        {slot.ownerTeamId !== slot.originalTeamId && (
          <span className="block truncate text-xs text-ink-3">{t.fromTeam({ team: original })}</span>
        )}
      </span>
      {slot.extra !== undefined && <Badge tone="accent">{t.compensatory}</Badge>}
      {slot.status === 'forfeited' && <Badge tone={slot.keeper ? 'accent' : 'warn'}>{forfeitWord(slot)}</Badge>}
      {ask !== null && !slot.keeper && (
        <span className="flex gap-1.5">
          {slot.extra !== undefined && slot.ownerTeamId === slot.originalTeamId && (
            <Act what="removed" slot={slot} ask={ask} name={owner} />
          )}
          <Act what={slot.status === 'forfeited' ? 'restored' : 'forfeited'} slot={slot} ask={ask} name={owner} />
        </span>
      )}
    </li>
  );
}

function Act({
  what,
  slot,
  ask,
  name,
}: {
  what: 'removed' | 'forfeited' | 'restored';
  slot: Slot;
  ask: (question: Question) => void;
  name: string;
}) {
  return (
    <Button size="sm" variant="quiet" onClick={() => ask({ what, slot })}>
      {ACT[what]}
      <span className="sr-only">{`: ${t.spokenPickOf({ round: slot.round, pickInRound: slot.pickInRound, team: name })}`}</span>
    </Button>
  );
}
