import { useCallback, useState, type KeyboardEvent } from 'react';
import type { PlayerRowsProps } from './PlayerRows.js';

const PAGE = 10;

/** The cursor of the list, and its keys: arrows move, Enter opens, c compares, w watches, a adds. */
export function useRowKeys(
  { players, onOpen, onCompare, onWatch, actOf, onAct }: PlayerRowsProps,
  scrollTo: (place: number) => void,
) {
  const [cursor, setCursor] = useState(0);
  const at = Math.min(cursor, players.length - 1);
  const open = useCallback(
    (id: number, place: number) => {
      setCursor(place);
      onOpen(id);
    },
    [onOpen],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const player = players[at];
    const moves: Record<string, number | undefined> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + PAGE,
      PageUp: at - PAGE,
      Home: 0,
      End: players.length - 1,
    };
    const wanted = moves[event.key];
    if (wanted !== undefined) {
      const next = Math.max(0, Math.min(players.length - 1, wanted));
      setCursor(next);
      scrollTo(next);
    } else if (event.key === 'Enter' && player !== undefined) onOpen(player.id);
    else if (event.key === 'c' && player !== undefined) onCompare(player.id);
    else if (event.key === 'w' && player !== undefined) onWatch(player.id);
    else if (event.key === 'a' && player !== undefined && actOf?.(player) != null) onAct?.(player.id);
    else return;
    event.preventDefault();
  };
  return { at, open, onKeyDown };
}
