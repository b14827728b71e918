import { useEffect, useMemo, useRef, useState } from 'react';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { formatMoneyShort } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import { ConnectionBadge } from '../../ui/ConnectionBadge.js';
import { Monogram } from '../../ui/Monogram.js';
import { cx } from '../../ui/cx.js';
import { Board } from './Board.js';
import { Clock } from './Clock.js';
import { comingSlots } from './draft-reactions.js';
import { STATUS_WORD } from './draft.words.js';
import { useDraft, useView } from './room-context.js';
import { useTeams } from './room-hooks.js';
import { Silence } from './Silence.js';

const SHOWN_MS = 6_000;
/** A longer name than this is set smaller, so that all of it is there. */
const LONG = 22;
const TAG: Record<Position, string> = {
  F: 'bg-pos-f-soft text-pos-f',
  D: 'bg-pos-d-soft text-pos-d',
  G: 'bg-pos-g-soft text-pos-g',
};

/** The board for everybody's eyes: clock, turn, board, and each pick as it falls. Nothing on it can be pressed but the board's places. */
export default function BoardScreen() {
  const state = useDraft();
  const connection = useView((view) => view.connection);
  const teams = useTeams();
  const slot = state.onClock && state.slots[state.onClock.overall - 1];
  const team = slot && teams.get(slot.ownerTeamId);
  const next = comingSlots(state, 4);
  return (
    <div className="fixed inset-0 z-layer flex flex-col overflow-hidden bg-canvas">
      <header className="flex h-32 shrink-0 items-stretch border-b border-line bg-surface max-sm:h-20">
        <Clock
          mine={false}
          className="w-72 [&>span:first-child]:origin-center [&>span:first-child]:scale-150 max-sm:w-32 max-sm:[&>span:first-child]:scale-100"
        />
        <div className="flex min-w-0 flex-1 items-center gap-5 px-6 max-sm:px-3">
          {team && <Monogram name={team.name} picture={team.picture} size="lg" className="max-sm:hidden" />}
          <div className="min-w-0">
            <p className="text-md font-medium text-ink-3 max-sm:text-xs">
              {team ? 'On the clock' : STATUS_WORD[state.status]}
            </p>
            <p
              className={cx(
                'line-clamp-2 leading-tight font-bold tracking-tighter text-ink max-sm:line-clamp-1 max-sm:text-lg',
                (team?.name ?? state.name).length > LONG ? 'text-xl' : 'text-2xl',
              )}
            >
              {team?.name ?? state.name}
            </p>
            {slot && (
              <p className="text-md text-ink-2 max-sm:truncate max-sm:text-xs">{`Round ${slot.round}, pick ${slot.pickInRound} · ${slot.overall} of ${state.slots.length}`}</p>
            )}
          </div>
        </div>
        {next.length > 0 && (
          <ol aria-label="The next picks" className="flex shrink-0 flex-col justify-center gap-1 px-6 max-lg:hidden">
            {next.map((coming) => (
              <li key={coming.overall} className="flex items-baseline gap-2 text-md">
                <span className="w-8 text-right text-sm text-ink-3 tabular-nums">{coming.overall}</span>
                <span className="font-semibold text-ink-2">{teams.get(coming.ownerTeamId)?.name}</span>
              </li>
            ))}
          </ol>
        )}
        <div className="flex flex-col items-end justify-between p-4 max-sm:hidden">
          <h1 className="text-sm font-semibold text-ink">{state.name}</h1>
          <ConnectionBadge state={connection} />
        </div>
      </header>
      <Silence className="shrink-0 px-6 py-2 text-md max-sm:px-3" />
      <div className="min-h-0 flex-1 p-3">
        <div className="h-full overflow-hidden rounded-lg border border-line">
          <Board roomy />
        </div>
      </div>
      <LatestPick />
    </div>
  );
}

/** The newest pick, large, for a few seconds. */
function LatestPick() {
  const slots = useDraft((state) => state.slots);
  const teams = useTeams();
  const latest = useMemo(() => slots.findLast((slot) => slot.player !== null), [slots]);
  const first = useRef(true);
  const [shown, setShown] = useState<Slot | null>(null);
  useEffect(() => {
    // What was there when the screen was opened is no news.
    if (first.current) {
      first.current = false;
      return;
    }
    setShown(latest ?? null);
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  const player = shown?.player;
  if (shown === null || player == null) return null;
  return (
    <div
      key={shown.overall}
      className={cx('pointer-events-none absolute inset-x-0 bottom-8 flex animate-rise justify-center px-4')}
    >
      <div className="flex items-center gap-5 rounded-lg border border-line bg-raised px-8 py-5 shadow-3">
        <span
          aria-hidden="true"
          className={cx('flex size-14 items-center justify-center rounded-md text-xl font-bold', TAG[player.position])}
        >
          {player.position}
        </span>
        <div>
          <p className="text-md text-ink-2">{`Pick ${shown.overall} · ${teams.get(shown.ownerTeamId)?.name ?? ''}`}</p>
          <p className="text-xl font-bold tracking-tight text-ink">{player.name}</p>
        </div>
        <p className="pl-4 text-lg font-semibold text-ink-2">
          {[player.club, formatMoneyShort(capHitOf(player))].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  );
}
