import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import { cx } from '../../../ui/cx.js';
import { isWaiting, type SentPick } from '../state/pick-outbox.js';
import type { Failure } from '../state/room-hooks.js';
import * as t from './list.words.en.js';

interface Note extends Failure {
  readonly kind: 'against' | 'failed' | 'waiting' | 'offline';
}

/** A pick's most urgent note: the sent pick's state, then the refusal by a rule. */
export function pickNoteOf(
  sent: SentPick | null,
  { refusal, offline }: { refusal: Failure | null; offline: boolean },
): Note | null {
  if (sent !== null && isWaiting(sent))
    return {
      kind: 'waiting',
      text: t.pickNotReachedServer({ player: sent.name }),
      fix: t.sentAgainHint,
    };
  if (sent?.failure != null) return { kind: 'failed', ...sent.failure };
  if (refusal !== null) return { kind: 'against', ...refusal };
  if (offline && sent === null)
    return {
      kind: 'offline',
      text: t.youAreOffline,
      fix: t.pickWaitsHint,
    };
  return null;
}

export function PickNote({ kind, text, fix, className }: Note & { className?: string }) {
  const away = kind === 'waiting' || kind === 'offline';
  const Icon = away ? CloudOff : CircleAlert;
  return (
    <p
      role={kind === 'against' ? undefined : kind === 'failed' ? 'alert' : 'status'}
      data-pick-note={kind}
      className={cx(
        'flex items-start gap-1.5 rounded-md px-2.5 py-2 text-xs tight:py-1',
        away ? 'bg-warn-soft text-warn' : 'bg-bad-soft text-bad',
        className,
      )}
    >
      <Icon size={14} aria-hidden="true" className="mt-px shrink-0" />
      <span>
        <span className="font-semibold">{text}</span> {fix}
      </span>
    </p>
  );
}
