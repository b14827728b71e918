import { useEffect, useRef, useState } from 'react';
import CloudOff from 'lucide-react/icons/cloud-off';
import { cx } from '../../../ui/cx.js';
import { announce } from '../announce/announcements.js';
import { silenceShort } from '../sync/draft-labels.js';
import { connectionIsBack, noContactWithServer } from '../sync/sync.words.en.js';
import { useScope, useView } from '../state/room-context.js';

const SECOND_MS = 1_000;

/** Milliseconds since the server's last sign; null while that is short. */
export function useSilence(): number | null {
  const { room } = useScope();
  const since = useView((view) => view.silentSince);
  const [, tick] = useState(0);
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => tick((count) => count + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? null : Math.max(0, room.now() - since);
}

/** Says how long the server is silent. Announced once to screen readers; the visible text counts. */
export function ContactWarning({ className }: { className?: string }) {
  const ms = useSilence();
  const silent = ms !== null;
  const told = useRef(false);
  useEffect(() => {
    if (silent === told.current) return;
    told.current = silent;
    announce(silent ? noContactWithServer({ duration: silenceShort(ms) }) : connectionIsBack, true);
  }, [silent, ms]);
  if (ms === null) return null;
  return (
    <p
      data-silence=""
      className={cx('flex items-center gap-2 bg-warn-soft text-xs leading-tight font-semibold text-warn', className)}
    >
      <CloudOff size={16} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0">{noContactWithServer({ duration: silenceShort(ms) })}</span>
    </p>
  );
}
