import { useEffect, useState } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '../../../ui/Button.js';
import { isTyping } from '../../../ui/keys/HotKeys.js';
import * as t from './screen.words.en.js';

/** Enough to read eight rounds of one team and to skim the others. */
const TURN_MS = 20_000;

const KEYS: Readonly<Record<string, number | undefined>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
};

export interface Turning {
  readonly page: number;
  readonly stopped: boolean;
  turn(by: number): void;
  stop(stopped: boolean): void;
}

/** Turns pages by timer or keys: a big screen has no operator. */
export function useTurning(on: boolean): Turning {
  const [page, setPage] = useState(0);
  const [stopped, stop] = useState(false);
  const turns = on && !stopped;
  useEffect(() => {
    if (!turns) return;
    const timer = setTimeout(() => setPage(page + 1), TURN_MS);
    return () => clearTimeout(timer);
  }, [turns, page]);
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      setPage((now) => now + by);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [on]);
  return { page, stopped, turn: (by) => setPage((now) => now + by), stop };
}

export function PageLine({
  from,
  to,
  rounds,
  turning: { stopped, turn, stop },
}: {
  from: number;
  to: number;
  rounds: number;
  turning: Turning;
}) {
  const Icon = stopped ? Play : Pause;
  return (
    <div
      role="group"
      aria-label={t.pagesOfBoard}
      className="flex h-11 shrink-0 items-center justify-center gap-2 border-t border-line bg-sunken text-sm text-ink-2"
    >
      <IconButton
        size="sm"
        label={t.roundsBefore}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => turn(-1)}
      />
      <p className="min-w-40 text-center font-semibold text-ink tabular-nums">
        {from === to
          ? t.roundOfCount({ round: from, count: rounds })
          : t.roundsOfCount({ first: from, last: to, count: rounds })}
      </p>
      <IconButton
        size="sm"
        label={t.roundsAfter}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        onClick={() => turn(1)}
      />
      <IconButton
        size="sm"
        label={stopped ? t.turnPagesAutomatically : t.stopTurningPages}
        icon={<Icon size={16} aria-hidden="true" />}
        onClick={() => stop(!stopped)}
      />
    </div>
  );
}
