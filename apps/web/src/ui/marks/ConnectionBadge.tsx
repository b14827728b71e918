import { cx } from '../cx.js';
import * as t from './marks.words.en.js';

export type Connection = 'live' | 'connecting' | 'offline';

const WORDS: Record<Connection, { word: string; title: string; dot: string }> = {
  live: { word: t.live, title: t.liveHint, dot: 'bg-good-fill' },
  connecting: { word: t.connecting, title: t.connectingHint, dot: 'bg-warn-fill animate-pulse' },
  offline: { word: t.offline, title: t.offlineHint, dot: 'bg-bad-fill' },
};

export function ConnectionBadge({
  state,
  brief,
  className,
}: {
  state: Connection;
  /**
   * Shows "live" as a dot: on small screens, or always when text next to it shows the state. Every other state is a
   * word.
   */
  brief?: 'small' | 'always' | undefined;
  className?: string;
}) {
  const { word, title, dot } = WORDS[state];
  return (
    <span
      role="status"
      title={title}
      className={cx('inline-flex items-center gap-1.5 text-xs font-medium text-ink-2', className)}
    >
      <span aria-hidden="true" className={cx('size-2 rounded-full', dot)} />
      <span
        className={cx(
          state === 'live' && (brief === 'always' ? 'sr-only' : brief === 'small' && 'short:sr-only max-sm:sr-only'),
        )}
      >
        {brief === 'always' && state === 'live' ? t.connected : word}
      </span>
    </span>
  );
}
