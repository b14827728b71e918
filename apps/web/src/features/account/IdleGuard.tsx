import { useEffect, useRef, useState } from 'react';
import { IDLE_LIMITS, idlePhase } from '@crease/core/auth/idle.rules.js';
import { request } from '../../platform/requests/api-client.js';
import { signOut } from '../../platform/session/auth-store.js';
import { keep, keyOf, readKept } from '../../platform/device/device-storage.js';
import { useSystemConfig } from '../open-league/league-data.js';
import { openOverlay } from '../../platform/pages/overlays.js';
import { isInRoom } from '../../platform/device/open-rooms.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/layers/Dialog.js';
import { watchIdle, type IdleWatch, type SharedTimes } from './idle-watch.js';
import * as t from './account.words.en.js';

const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
/** Seconds of the countdown at which screen readers get an announcement. */
const SAID = [30, 20, 10, 5];

/** Shared between tabs through local storage. If storage is forbidden, each tab counts alone. */
function sharedTimes(): SharedTimes {
  const own = { input: 0, told: 0 };
  return {
    read: (name) => Math.max(own[name], Number(readKept(name) ?? 0)),
    write: (name, at) => {
      own[name] = at;
      keep(name, String(at));
    },
  };
}

const clock = {
  now: () => Date.now(),
  after: (delay: number, run: () => void) => {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
};

/** Signs out an idle user who does not answer. */
export function IdleGuard() {
  const limits = useSystemConfig().data?.idle ?? IDLE_LIMITS;
  const { after, warning } = limits;
  const [left, setLeft] = useState<number | null>(null);
  const watching = useRef<IdleWatch | null>(null);
  useEffect(() => {
    const times = sharedTimes();
    const watch = watchIdle(
      {
        clock,
        times,
        inRoom: isInRoom,
        tell: () => void request('POST /auth/activity').catch(() => undefined),
        show: (phase) => setLeft(phase.phase === 'warning' ? phase.secondsLeft : null),
        over: () => void signOut('timed-out'),
      },
      { after, warning },
    );
    watching.current = watch;
    const options = { passive: true, capture: true };
    const heard = ({ key }: StorageEvent) => {
      if (key === keyOf('input')) watch.look();
    };
    const seen = () => {
      if (document.visibilityState === 'visible') watch.look();
    };
    for (const kind of INPUT) window.addEventListener(kind, watch.input, options);
    window.addEventListener('storage', heard);
    document.addEventListener('visibilitychange', seen);
    return () => {
      for (const kind of INPUT) window.removeEventListener(kind, watch.input, options);
      window.removeEventListener('storage', heard);
      document.removeEventListener('visibilitychange', seen);
      watch.stop();
      // Opens the dialog also when another tab or the server ended the session first, so that returning users learn
      // why.
      if (idlePhase(times.read('input'), clock.now(), { after, warning }).phase === 'over') openOverlay('idle-ended');
    };
  }, [after, warning]);
  return left === null ? null : <Question left={left} warning={warning} onStay={() => watching.current?.stay()} />;
}

function Question({ left, warning, onStay }: { left: number; warning: number; onStay: () => void }) {
  useEffect(() => {
    const before = document.title;
    document.title = t.stillThereTitle;
    return () => {
      document.title = before;
    };
  }, []);
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onStay}
      title={t.stillThereQuestion}
      description={t.idleHint}
      footer={
        <>
          <Button onClick={() => void signOut()}>{t.signOut}</Button>
          <Button variant="primary" data-autofocus="" onClick={onStay}>
            {t.staySignedIn}
          </Button>
        </>
      }
    >
      <p role="timer" aria-live="off" className="text-center text-2xl font-bold tracking-tight tabular-nums">
        {left}
        <span className="ml-1.5 text-md font-medium text-ink-2">{t.secondsUnit({ count: left })}</span>
      </p>
      <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full origin-left bg-accent transition-transform duration-base"
          style={{ transform: `scaleX(${left / warning})` }}
        />
      </div>
      <span role="status" className="sr-only">
        {SAID.includes(left) ? t.secondsUntilSignOut({ seconds: left }) : ''}
      </span>
    </Dialog>
  );
}

export function IdleEndedDialog({ onClose, onSignIn }: { onClose: () => void; onSignIn: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.youWereSignedOut}
      description={t.idleSignOutReason}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button variant="primary" data-autofocus="" onClick={onSignIn}>
            {t.signInAgain}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{t.earlierWorkIsSaved}</p>
    </Dialog>
  );
}
