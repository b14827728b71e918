import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import Bot from 'lucide-react/icons/bot';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { AutomaticChoice } from '@crease/core/draft/queue/wish.rules.js';
import { turnAfterMiss } from '@crease/core/draft/order/turn-order.js';
import { shortName } from '@crease/core/players/name.rules.js';
import { Button } from '../../../ui/Button.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { useDraft, useScope, useUi } from '../state/room-context.js';
import { isWaiting, sendPick } from '../state/pick-outbox.js';
import { useJudge, useSeat } from '../state/room-hooks.js';
import { ShopButton } from '../offers/Shop.js';
import { useDue } from '../clock/TurnTimes.js';
import { nowhere, useFocusLeft } from '../state/use-focus-left.js';
import { useQueue } from '../state/use-queue.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './list.words.en.js';

function ShopOnClock() {
  const slot = useDraft(({ onClock, slots }) => (onClock === null ? undefined : slots[onClock.overall - 1]));
  return slot === undefined ? null : <ShopButton slot={slot} brief />;
}

/** The player that the server picks at zero; undefined while computing. */
function useAtZero() {
  const { pool } = useScope();
  const { teamId } = useSeat();
  const { status, saved } = useQueue();
  const judge = useJudge(teamId);
  // Finding the player by rank may judge every player, so the clock and the board render first.
  const [now, wishes] = [useDeferredValue(judge), useDeferredValue(saved)];
  const choice = useMemo(() => now?.automatic(wishes) ?? null, [now, wishes]);
  const found = pool !== null && status !== 'loading' && now === judge && wishes === saved;
  return found ? choice : undefined;
}

/** On the user's clock: the player that Auto takes at 0:00, with a button that takes them now. */
export function TakeNow() {
  const choice = useAtZero();
  const { overall } = useSeat();
  // Auto picks at the end of the time bank.
  const banked = useDraft(({ onClock }) => (onClock?.bankMs ?? 0) > 0);
  // With long clocks, "0:00" would read as midnight.
  const due = useDue();
  const time = due ?? '0:00';
  const when = banked ? t.afterYourBank : t.atTime({ time });
  const moves = useDraft((state) => {
    const slot = overall === null ? undefined : state.slots[overall - 1];
    return slot === undefined ? null : turnAfterMiss(state, slot);
  });
  if (choice === undefined || overall === null) return <span className="flex-1" />;
  if (choice?.how === 'rank' && moves !== null)
    return (
      <div className="flex min-w-0 flex-1 items-center gap-2 xl:flex-initial">
        <p className="min-w-0 truncate text-ink-2">{t.pickMovesThen({ when, after: moves })}</p>
        <ShopOnClock />
      </div>
    );
  if (choice === null)
    return (
      <div className="flex min-w-0 flex-1 items-center gap-2 xl:flex-initial">
        <p className="min-w-0 truncate text-ink-2">{banked ? t.pickSkippedAfterBank : t.pickSkippedAtTime({ time })}</p>
        <ShopOnClock />
      </div>
    );
  return <Offer {...choice} when={when} overall={overall} />;
}

interface OfferProps extends AutomaticChoice {
  when: string;
  overall: number;
}

function Offer({ player, how, when, overall }: OfferProps) {
  const scope = useScope();
  const sent = useUi((ui) => (ui.sent?.playerId === player.id ? ui.sent : null));
  const waiting = isWaiting(sent);
  const failed = sent?.state === 'failed';
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Keeps the focus in the room when the turn ends or Auto picks.
  useFocusLeft(group);
  useEffect(() => {
    // The disabled (busy) button has lost the focus.
    if (failed && nowhere()) button.current?.focus();
  }, [failed]);
  return (
    <div ref={group} role="group" aria-label={when} className="flex min-w-0 flex-1 items-center gap-2 xl:flex-initial">
      <Bot size={16} aria-hidden="true" className="shrink-0 text-ink-3 max-sm:hidden tight:hidden" />
      <p
        className="flex min-w-0 items-center gap-1.5 text-ink-2"
        title={how === 'queue' ? t.fromYourQueue : t.byRankAndNeed}
      >
        <span className="shrink-0 tight:sr-only">
          {sentence(t.whenAutoTakes, {
            when,
            autoTakes: <span className="max-sm:hidden short:hidden">{t.autoTakes}</span>,
          })}
        </span>
        <PositionTag position={player.position} detail={player.detail} className="h-4 min-w-4" />
        <span className="min-w-0 truncate font-semibold text-ink">{shortName(player.name)}</span>
        <span className="shrink-0 max-sm:hidden short:hidden">
          <Money as="price" amount={capHitOf(player)} />
          {` · ${how === 'queue' ? t.takenFromQueue : t.takenByRank}`}
        </span>
      </p>
      <Button
        ref={button}
        size="sm"
        variant="primary"
        busy={sent?.state === 'sending' && !waiting}
        disabled={waiting}
        aria-label={t.takePlayerNow({ player: player.name })}
        // As high as the line; the touch target extends above and below it.
        className="relative ml-auto min-h-8! shrink-0 after:absolute after:inset-x-0 after:-inset-y-1 sm:ml-0"
        onClick={() => void sendPick(scope, { overall, playerId: player.id, name: player.name, reason: null })}
      >
        {waiting ? t.waiting : t.takeNow}
      </Button>
      <ShopOnClock />
    </div>
  );
}
