import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { isTyping } from '../../../ui/keys/HotKeys.js';
import { modalOpen } from '../../../ui/layers/layers.js';

interface ListKeys {
  readonly players: readonly PoolEntry[];
  /** Index of the row with the keyboard cursor; -1 for none. */
  readonly at: number;
  readonly page: () => number;
  readonly move: (to: number) => void;
  readonly select: (id: number | null) => void;
  readonly selected: number | null;
  /** Queues a player or removes them; null for users without a queue. */
  readonly queue: ((id: number) => void) | null;
  readonly grid: () => HTMLElement | null;
}

/** Keyboard control of the list. j, k and q work wherever the focus is, except while typing. */
export function useListKeys(keys: ListKeys) {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });

  const act = useCallback((key: string) => pressKey(now.current, key), []);

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event) || modalOpen())
        return;
      if ((event.key === 'j' || event.key === 'k' || event.key === 'q') && act(event.key)) {
        event.preventDefault();
        if (event.key !== 'q') now.current.grid()?.focus({ preventScroll: true });
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [act]);

  return (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const { select, selected } = now.current;
    if (event.key === 'Escape' && selected !== null) {
      event.preventDefault();
      select(null);
    } else if (event.key.length > 1 && act(event.key)) event.preventDefault();
  };
}

/** False for keys without an action. */
function pressKey({ players, at, page, move, select, queue }: ListKeys, key: string): boolean {
  const player = players[at];
  const moves: Record<string, number | undefined> = {
    ArrowDown: at + 1,
    j: at + 1,
    ArrowUp: at < 0 ? 0 : at - 1,
    k: at < 0 ? 0 : at - 1,
    PageDown: at + page(),
    PageUp: at - page(),
    Home: 0,
    End: players.length - 1,
  };
  const to = moves[key];
  if (to !== undefined) move(to);
  else if (player === undefined) return false;
  else if (key === 'Enter') select(player.id);
  else if (key === 'q' && queue !== null) queue(player.id);
  else return false;
  return true;
}
