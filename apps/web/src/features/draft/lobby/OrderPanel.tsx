import { heldInSeason, type OrderRule } from '@crease/core/leagues/drafts/draft.table.js';
import { useMemo, useState } from 'react';
import Shuffle from 'lucide-react/icons/shuffle';
import type { DraftState, OrderKind } from '@crease/core/draft/draft.model.js';
import type { LotteryRules } from '@crease/core/draft/order/lottery.rules.js';
import { Button } from '../../../ui/Button.js';
import { ActionBar } from '../../../ui/layers/ActionBar.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Select } from '../../../ui/fields/Select.js';
import { DrawProof } from '../results/DrawProof.js';
import { ORDER_WORD } from '../sync/draft-labels.js';
import { useTeamPeople } from '../state/use-people.js';
import { DrawButtons } from './DrawButtons.js';
import { OrderList } from './OrderList.js';
import { useArrangedOrder } from './use-arranged-order.js';
import { useSetOrder, type DrawSource } from './use-set-order.js';
import * as t from './lobby.words.en.js';

const HINT: Record<OrderKind, string> = {
  snake: t.snakeHint,
  linear: t.linearHint,
  manual: t.ownOrdersHint,
};

interface OrderProps {
  leagueId: string;
  state: DraftState;
  standings: boolean;
  lottery: LotteryRules;
  /** The order that the league's settings give a further draft; null in other drafts. */
  rule: OrderRule | null;
  editable: boolean;
  changed: () => Promise<void>;
}

/**
 * The draft order. The commissioner draws it, takes it from last season's standings or sets it manually. Every member
 * can verify a draw, except in a mock, which decides nothing.
 */
export default function OrderPanel({ leagueId, state, standings, lottery, rule, editable, changed }: OrderProps) {
  const teams = useMemo(() => new Map(state.teams.map((team) => [team.id, team])), [state.teams]);
  const peopleOf = useTeamPeople(leagueId);
  const order = useArrangedOrder(state);
  const setting = useSetOrder(leagueId, state, order, changed);
  const { busy, failure, draw, by } = setting;
  const [redraw, setRedraw] = useState<DrawSource | null>(null);
  const draws = state.order.draws ?? 0;
  const undrawn = state.order.source === 'undrawn';
  return (
    <div className="grid grid-cols-1 gap-px bg-line lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="bg-surface">
        {editable && <OrderKinds order={order} />}
        {undrawn && <UndrawnNote editable={editable} rule={rule} />}
        <OrderList
          numbered={!undrawn || order.touched}
          ids={order.shown}
          teams={teams}
          peopleOf={peopleOf}
          editable={editable}
          onArrange={order.arrange}
        />
        {editable && <SaveBar order={order} setting={setting} undrawn={undrawn} />}
        {failure !== null && (
          <p role="alert" className="border-t border-line bg-bad-soft px-4 py-2 text-sm text-bad">
            {failure}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-4 bg-surface p-4">
        {editable && (
          <DrawButtons
            draws={draws}
            standings={standings}
            inSeason={heldInSeason(state.type)}
            lottery={lottery}
            busy={busy}
            // The whole league sees a repeated draw, so ask first.
            draw={(source) => (draws > 0 ? setRedraw(source) : void draw(source))}
            rule={rule}
            by={(source) => void by(source)}
          />
        )}
        {/* The key resets the proof for each draw. */}
        {state.kind !== 'mock' && (
          <DrawProof key={state.order.seed ?? 'none'} leagueId={leagueId} state={state} teams={teams} />
        )}
      </div>
      {redraw !== null && (
        <FormDialog
          title={t.drawAgainQuestion}
          description={t.drawAgainHint({ draws })}
          submit={t.makeDraw({ draw: draws + 1 })}
          busy={busy !== null}
          error={failure}
          onClose={() => setRedraw(null)}
          onSubmit={() => void draw(redraw).then((done) => done && setRedraw(null))}
        />
      )}
    </div>
  );
}

type ArrangedOrder = ReturnType<typeof useArrangedOrder>;

/** Snake, linear, or a manual order of each round. */
function OrderKinds({ order: { kind, rounds, round, setKind, setRound, copyToLater } }: { order: ArrangedOrder }) {
  return (
    <div className="flex flex-col gap-2.5 border-b border-line p-4">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={t.orderOfRounds}
          value={kind}
          options={(['snake', 'linear', 'manual'] as const).map((value) => ({ value, label: ORDER_WORD[value] }))}
          onChange={setKind}
        />
        <span className="text-xs text-ink-3">{HINT[kind]}</span>
      </div>
      {kind === 'manual' && (
        <div className="flex flex-wrap items-end gap-2">
          <Select
            label={t.roundLabel}
            value={String(round)}
            options={rounds.map((_, index) => ({
              value: String(index),
              label: t.roundNumber({ round: index + 1 }),
            }))}
            onChange={(value) => setRound(Number(value))}
            className="w-36"
          />
          {round < rounds.length - 1 && (
            <Button size="md" onClick={copyToLater}>
              {t.copyToLaterRounds}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface SaveProps {
  order: ArrangedOrder;
  setting: ReturnType<typeof useSetOrder>;
  undrawn: boolean;
}

/** The list is longer than a phone, so a changed order keeps its buttons in view. */
function SaveBar({ order: { touched, arranged, discard }, setting: { busy, save }, undrawn }: SaveProps) {
  return (
    <ActionBar isFixed={touched} className="mt-0! gap-x-2! rounded-none! border-x-0! border-b-0! max-sm:mx-0!">
      <Button variant="primary" disabled={!touched || busy !== null} busy={busy === 'own'} onClick={() => void save()}>
        {undrawn && !arranged ? t.save : t.saveThisOrder}
      </Button>
      {touched && (
        <Button variant="quiet" disabled={busy !== null} onClick={discard}>
          {t.discardChanges}
        </Button>
      )}
    </ActionBar>
  );
}

/** How an order is found when the draft begins. */
const FOUND: Partial<Record<OrderRule, string>> = {
  lottery: t.drawnByLotteryHint,
  rookie: t.asInRookieDraftHint,
  general: t.asInGeneralDraftHint,
};

function UndrawnNote({ editable, rule }: { editable: boolean; rule: OrderRule | null }) {
  const found = rule === null ? undefined : FOUND[rule];
  return (
    <p className="flex items-start gap-2.5 border-b border-line bg-accent-soft px-4 py-3 text-sm text-ink">
      <Shuffle size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
      <span>
        <span className="font-semibold">{t.orderNotDrawn}</span>{' '}
        {found ?? (editable ? t.drawnUnlessSetHint : t.drawnAtRandomHint)}
      </span>
    </p>
  );
}
