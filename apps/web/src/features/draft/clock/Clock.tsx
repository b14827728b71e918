import { memo } from 'react';
import CloudOff from 'lucide-react/icons/cloud-off';
import Hourglass from 'lucide-react/icons/hourglass';
import Moon from 'lucide-react/icons/moon';
import Pause from 'lucide-react/icons/pause';
import { cx } from '../../../ui/cx.js';
import { useDraft, useView } from '../state/room-context.js';
import { clockTitle, silenceShort } from '../sync/draft-labels.js';
import { noContactWithServer } from '../sync/sync.words.en.js';
import { formatClock } from '../sync/server-clock.js';
import { useSilence } from './ContactWarning.js';
import { useCountdown } from '../sync/use-countdown.js';
import * as t from './clock.words.en.js';

const HURRY_MS = 10_000;

export type ClockLook = 'calm' | 'hurry' | 'stopped' | 'over';

export function useClockFace(): {
  text: string;
  seconds: number | null;
  look: ClockLook;
  quiet: boolean;
  title: string;
  auto: boolean;
  /** The time shown is what remains of the time bank. */
  bank: boolean;
  /** Milliseconds in the bank that do not run yet; 0 without any. */
  banked: number;
} {
  const state = useDraft();
  const offset = useView((view) => view.offset);
  const shown = useCountdown(state, offset);
  const auto = state.onClock !== null && state.onClock.graceMs === 0;
  const quiet = shown.kind === 'running' && shown.quiet;
  const text =
    shown.kind !== 'none'
      ? formatClock(shown.ms)
      : state.status === 'ended'
        ? t.final
        : formatClock(state.clock.seconds * 1000);
  const look: ClockLook =
    shown.kind === 'none'
      ? 'over'
      : shown.kind === 'stopped' || quiet
        ? 'stopped'
        : (shown.ms <= HURRY_MS || (shown.kind === 'running' && shown.bank)) && !auto
          ? 'hurry'
          : 'calm';
  const seconds = shown.kind === 'running' ? Math.ceil(shown.ms / 1000) : null;
  const bank = (shown.kind === 'running' || shown.kind === 'stopped') && shown.bank;
  const banked = shown.kind === 'running' && !bank ? (state.onClock?.bankMs ?? 0) : 0;
  const face = clockTitle(shown, auto);
  const title = banked > 0 ? t.clockAndBank({ clock: face, bank: formatClock(banked) }) : face;
  return { text, seconds, look, quiet, auto, bank, banked, title };
}

const WORD = {
  paused: t.paused,
  pausedBank: t.pausedInBank,
  quiet: t.quietHours,
  bank: t.timeBank,
  auto: t.auto,
} as const;

type Face = ReturnType<typeof useClockFace>;

/** The big countdown. Its box keeps its size whatever it shows. */
export function Clock({ mine, className }: { mine: boolean; className?: string }) {
  const face = useClockFace();
  const paused = useDraft((state) => state.status === 'paused');
  const ended = useDraft((state) => state.status === 'ended');
  const silence = useSilence();
  // The countdown runs in the browser. During silence the server's clock may have stopped.
  return <ClockBox {...face} {...{ paused, mine, className }} silent={ended ? null : silence} />;
}

interface BoxProps extends Face {
  readonly silent: number | null;
  readonly paused: boolean;
  readonly mine: boolean;
  readonly className: string | undefined;
}

/** Renders when its face changes. A bid restarts the clock, which then mostly shows the same time. */
const ClockBox = memo(function ClockBox({ mine, className, ...shown }: BoxProps) {
  const { silent, paused, text, look, quiet, title, auto, bank, banked } = shown;
  const size =
    text.length > 7
      ? 'text-lg sm:text-xl xl:text-lg short:text-sm'
      : text.length > 4
        ? 'text-xl short:text-lg'
        : 'text-2xl xl:text-xl short:text-xl';
  const lost = silent === null ? null : noContactWithServer({ duration: silenceShort(silent) });
  const worded = silent !== null || paused || quiet || auto || bank || banked > 0;
  return (
    <div
      role="timer"
      aria-label={lost === null ? title : `${title}. ${lost}`}
      title={lost ?? title}
      className={cx(
        'relative transition-colors duration-base',
        silent === null ? lookClass(look, mine) : 'bg-warn-soft text-warn',
        className,
      )}
    >
      {/* Size and layout containment: the clock's tick and each pick cause no layout of the rest of the page. */}
      <div className="absolute inset-0 flex items-center justify-center [contain:size_layout_style]">
        <span
          className={cx('leading-none font-bold tracking-tighter tabular-nums', size, worded && 'pb-3 short:pb-2.5')}
        >
          {text}
        </span>
        {worded && <ClockNote {...shown} />}
      </div>
    </div>
  );
});

function lookClass(look: ClockLook, mine: boolean): string {
  if (look === 'hurry') return 'bg-bad-strong text-bad-strong-ink';
  if (mine && look === 'calm') return 'bg-accent text-accent-ink';
  if (look === 'stopped') return 'bg-warn-soft text-warn';
  return look === 'over' ? 'bg-sunken text-ink-3' : 'bg-sunken text-ink';
}

type NoteProps = Pick<BoxProps, 'silent' | 'paused' | 'quiet' | 'auto' | 'bank' | 'banked'>;

/** The line below the time: lost contact, why the clock is stopped, whose time runs, or the time bank to come. */
function ClockNote({ silent, paused, quiet, auto, bank, banked }: NoteProps) {
  return (
    <span className="absolute inset-x-0 bottom-1.5 flex items-center short:bottom-0.5 justify-center gap-1 text-xs leading-none font-semibold">
      {silent !== null ? (
        <CloudOff size={10} aria-hidden="true" className="max-sm:hidden short:hidden" />
      ) : paused ? (
        <Pause size={10} aria-hidden="true" fill="currentColor" />
      ) : quiet ? (
        <Moon size={10} aria-hidden="true" />
      ) : bank ? (
        <Hourglass size={10} aria-hidden="true" />
      ) : null}
      {silent !== null ? (
        <span className="whitespace-nowrap max-sm:tracking-tight short:tracking-tighter">
          {t.noContactFor({ duration: silenceShort(silent) })}
        </span>
      ) : paused || quiet || bank || auto ? (
        WORD[paused ? (bank ? 'pausedBank' : 'paused') : quiet ? 'quiet' : bank ? 'bank' : 'auto']
      ) : (
        t.bankToCome({ time: formatClock(banked) })
      )}
    </span>
  );
}
