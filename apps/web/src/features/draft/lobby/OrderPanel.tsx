import { useMemo, useState } from 'react';
import Dices from 'lucide-react/icons/dices';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Shuffle from 'lucide-react/icons/shuffle';
import type { DraftState, OrderKind } from '@crease/core/draft/draft.model.js';
import { LOTTERY_WEIGHTS } from '@crease/core/draft/order/pick-order.js';
import { useOnce } from '../../../platform/requests/once.js';
import { Button } from '../../../ui/Button.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Select } from '../../../ui/fields/Select.js';
import { showToast } from '../../../ui/layers/toast.js';
import { draftOffice, type SetOrderBody } from '../state/draft-office.data.js';
import { DrawProof } from '../results/DrawProof.js';
import { failureText, ORDER_WORD } from '../sync/draft-labels.js';
import { OrderList } from './OrderList.js';
import { useArrangedOrder } from './use-arranged-order.js';
import * as t from './lobby.words.en.js';

const HINT: Record<OrderKind, string> = {
  snake: t.snakeHint,
  linear: t.linearHint,
  manual: t.ownOrdersHint,
};

/**
 * The draft order. The commissioner draws it, takes it from last season's standings or sets it manually. Every member
 * can verify a draw.
 */
export default function OrderPanel({
  leagueId,
  state,
  standings,
  editable,
  changed,
}: {
  leagueId: string;
  state: DraftState;
  standings: boolean;
  editable: boolean;
  changed: () => Promise<void>;
}) {
  const teams = useMemo(() => new Map(state.teams.map((team) => [team.id, team])), [state.teams]);
  const { kind, first, rounds, round, shown, touched, arranged, setKind, setRound, arrange, copyToLater, discard } =
    useArrangedOrder(state);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [redraw, setRedraw] = useState<'random' | 'lottery' | null>(null);
  const once = useOnce();

  const set = async (name: string, body: SetOrderBody, done: string) => {
    setBusy(name);
    setFailure(null);
    try {
      // The idempotency key prevents a second draw when the answer to the first was lost.
      await once(body, (key) => draftOffice.setOrder(leagueId, state.id, body, key));
      await changed();
      discard();
      showToast({ kind: 'success', text: done });
      return true;
    } catch (error) {
      setFailure(failureText(error));
      return false;
    } finally {
      setBusy(null);
    }
  };
  const draws = state.order.draws ?? 0;
  const undrawn = state.order.source === 'undrawn';
  const save = () => {
    if (undrawn && !arranged) return set('own', { source: 'undrawn', kind }, t.orderKindSaved);
    const rest = kind === 'manual' ? { rounds: rounds.map((one) => [...one]) } : {};
    return set(
      'own',
      { source: 'commissioner', kind, team_ids: [...(kind === 'manual' ? (rounds[0] ?? first) : first)], ...rest },
      t.orderSaved,
    );
  };
  const draw = (source: 'random' | 'lottery') =>
    set(source, { source, kind: drawKind }, (source === 'random' ? t.orderDrawn : t.lotteryDrawn)({ draw: draws + 1 }));
  // A repeated draw is visible to the whole league, so ask first.
  const askOrDraw = (source: 'random' | 'lottery') => (draws > 0 ? setRedraw(source) : void draw(source));
  const drawKind: Exclude<OrderKind, 'manual'> = kind === 'manual' ? 'linear' : kind;

  return (
    <div className="grid grid-cols-1 gap-px bg-line lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="bg-surface">
        {editable && (
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
        )}
        {undrawn && <UndrawnNote editable={editable} />}
        <OrderList numbered={!undrawn || touched} ids={shown} teams={teams} editable={editable} onArrange={arrange} />
        {editable && (
          <div className="flex flex-wrap items-center gap-2 border-t border-line p-3">
            <Button
              variant="primary"
              disabled={!touched || busy !== null}
              busy={busy === 'own'}
              onClick={() => void save()}
            >
              {undrawn && !arranged ? t.save : t.saveThisOrder}
            </Button>
            {touched && (
              <Button variant="quiet" disabled={busy !== null} onClick={discard}>
                {t.discardChanges}
              </Button>
            )}
          </div>
        )}
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
            busy={busy}
            draw={askOrDraw}
            byStandings={() => void set('standings', { source: 'standings', kind: drawKind }, t.orderSetByStandings)}
          />
        )}
        {/* The key resets the proof's state for each draw. */}
        <DrawProof key={state.order.seed ?? 'none'} leagueId={leagueId} state={state} teams={teams} />
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

/** Buttons that create an order at random, by lottery or from last season's standings. */
function DrawButtons({
  draws,
  standings,
  busy,
  draw,
  byStandings,
}: {
  draws: number;
  standings: boolean;
  /** The action in progress. */
  busy: string | null;
  draw: (source: 'random' | 'lottery') => void;
  byStandings: () => void;
}) {
  return (
    <section aria-label={t.drawOrder} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink">{t.drawFirstRound}</h3>
      <Button
        icon={<Shuffle size={16} aria-hidden="true" />}
        busy={busy === 'random'}
        disabled={busy !== null}
        onClick={() => draw('random')}
        className="justify-start"
      >
        {draws > 0 ? t.drawAgainAtRandom : t.randomDraw}
      </Button>
      {standings && (
        <>
          <Button
            icon={<ListOrdered size={16} aria-hidden="true" />}
            busy={busy === 'standings'}
            disabled={busy !== null}
            onClick={byStandings}
            className="justify-start"
          >
            {t.reverseOfLastSeason}
          </Button>
          <Button
            icon={<Dices size={16} aria-hidden="true" />}
            busy={busy === 'lottery'}
            disabled={busy !== null}
            onClick={() => draw('lottery')}
            className="justify-start"
          >
            {t.lottery}
          </Button>
          <p className="text-xs text-ink-3">{t.lotteryHint({ weights: LOTTERY_WEIGHTS.join(', ') })}</p>
        </>
      )}
      {!standings && <p className="text-xs text-ink-3">{t.finishedSeasonNeeded}</p>}
      {draws > 0 && <p className="text-xs text-ink-2">{t.drawnSoFar({ draws })}</p>}
    </section>
  );
}

function UndrawnNote({ editable }: { editable: boolean }) {
  return (
    <p className="flex items-start gap-2.5 border-b border-line bg-accent-soft px-4 py-3 text-sm text-ink">
      <Shuffle size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
      <span>
        <span className="font-semibold">{t.orderNotDrawn}</span> {editable ? t.drawnUnlessSetHint : t.drawnAtRandomHint}
      </span>
    </p>
  );
}
