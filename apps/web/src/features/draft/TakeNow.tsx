import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import Bot from 'lucide-react/icons/bot';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { AutomaticChoice } from '@crease/core/draft/wish.rules.js';
import { Button } from '../../ui/Button.js';
import { Money } from '../../ui/Money.js';
import { PositionTag } from '../../ui/tags.js';
import { shortName } from './pool.model.js';
import { useDraft, useScope, useUi } from './room-context.js';
import { isWaiting, sendPick } from './pick-outbox.js';
import { useJudge, useSeat } from './room-hooks.js';
import { ShopButton } from './Shop.js';
import { useDue } from './TurnTimes.js';
import { nowhere, useFocusLeft } from './use-focus-left.js';
import { useQueue } from './use-queue.js';

function ShopOnClock() {
  const slot = useDraft(({ onClock, slots }) => (onClock === null ? undefined : slots[onClock.overall - 1]));
  return slot === undefined ? null : <ShopButton slot={slot} brief />;
}

/** Whom the server takes at zero, by its own rule and the queue that it knows; undefined while that is being found. */
function useAtZero() {
  const { pool } = useScope();
  const { teamId } = useSeat();
  const { status, saved } = useQueue();
  const judge = useJudge(teamId);
  // To find it by rank may mean judging everybody: clock and board go first.
  const [now, wishes] = [useDeferredValue(judge), useDeferredValue(saved)];
  const choice = useMemo(() => now?.automatic(wishes) ?? null, [now, wishes]);
  const found = pool !== null && status !== 'loading' && now === judge && wishes === saved;
  return found ? choice : undefined;
}

/** On one's own clock: whom Auto takes at 0:00, and one press that takes them at once. */
export function TakeNow() {
  const choice = useAtZero();
  const { overall } = useSeat();
  // A time bank runs when the clock has run out, and only at its end somebody is taken.
  const banked = useDraft(({ onClock }) => (onClock?.bankMs ?? 0) > 0);
  // Who comes back for a pick reads 0:00 as midnight.
  const due = useDue();
  const when = banked ? 'After your bank' : `At ${due ?? '0:00'}`;
  if (choice === undefined || overall === null) return <span className="flex-1" />;
  if (choice === null)
    return (
      <div className="flex min-w-0 flex-1 items-center gap-2 xl:flex-initial">
        <p className="min-w-0 truncate text-ink-2">{`${when} the pick is skipped: nobody fits.`}</p>
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
  // It goes with the turn, or when Auto takes the player: the focus stays in the room.
  useFocusLeft(group);
  useEffect(() => {
    // Busy it had lost it.
    if (failed && nowhere()) button.current?.focus();
  }, [failed]);
  return (
    <div ref={group} role="group" aria-label={when} className="flex min-w-0 flex-1 items-center gap-2 xl:flex-initial">
      <Bot size={16} aria-hidden="true" className="shrink-0 text-ink-3 max-sm:hidden tight:hidden" />
      <p
        className="flex min-w-0 items-center gap-1.5 text-ink-2"
        title={how === 'queue' ? 'From your queue' : 'By rank and need: nobody in your queue fits'}
      >
        <span className="shrink-0 tight:sr-only">
          {when}
          <span className="max-sm:hidden short:hidden"> Auto takes</span>
        </span>
        <PositionTag position={player.position} detail={player.detail} className="h-4 min-w-4" />
        <span className="min-w-0 truncate font-semibold text-ink">{shortName(player.name)}</span>
        <span className="shrink-0 max-sm:hidden short:hidden">
          <Money as="price" amount={capHitOf(player)} />
          {how === 'queue' ? ' · from your queue' : ' · by rank'}
        </span>
      </p>
      <Button
        ref={button}
        size="sm"
        variant="primary"
        busy={sent?.state === 'sending' && !waiting}
        disabled={waiting}
        aria-label={`Take now: ${player.name}`}
        // As high as the line; a finger may press above and below it.
        className="relative ml-auto min-h-8! shrink-0 after:absolute after:inset-x-0 after:-inset-y-1 sm:ml-0"
        onClick={() => void sendPick(scope, { overall, playerId: player.id, name: player.name, reason: null })}
      >
        {waiting ? 'Waiting …' : 'Take now'}
      </Button>
      <ShopOnClock />
    </div>
  );
}
