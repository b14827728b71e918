import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { isTyping } from '../../../ui/keys/HotKeys.js';
import { modalOpen } from '../../../ui/layers/layers.js';

interface ListKeys {
  readonly players: readonly PoolEntry[];
  /** Index of the row with the keyboard cursor; -1 for none. */
  readonly at: number;
  /** Number of rows per page. */
  readonly page: () => number;
  readonly move: (to: number) => void;
  readonly select: (id: number | null) => void;
  readonly selected: number | null;
  /** Adds a player to the user's queue or removes them; null for users without a queue. */
  readonly queue: ((id: number) => void) | null;
  readonly grid: () => HTMLElement | null;
}

/** Keyboard control of the list. j, k and q work wherever the focus is, except while typing. */
export function useListKeys(keys: ListKeys) {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });

  const act = useCallback((key: string): boolean => {
    const { players, at, page, move, select, queue } = now.current;
    const player = players[at];
    switch (key) {
      case 'ArrowDown':
      case 'j':
        move(at + 1);
        return true;
      case 'ArrowUp':
      case 'k':
        move(at < 0 ? 0 : at - 1);
        return true;
      case 'PageDown':
        move(at + page());
        return true;
      case 'PageUp':
        move(at - page());
        return true;
      case 'Home':
        move(0);
        return true;
      case 'End':
        move(players.length - 1);
        return true;
      case 'Enter':
        if (player === undefined) return false;
        select(player.id);
        return true;
      case 'q':
        if (player === undefined || queue === null) return false;
        queue(player.id);
        return true;
      default:
        return false;
    }
  }, []);

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
