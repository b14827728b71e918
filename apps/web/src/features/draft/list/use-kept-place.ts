import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { useScope } from '../state/room-context.js';

interface Kept {
  readonly players: readonly PoolEntry[];
  /** Key of the current search and order. */
  readonly asked: string;
  /** Row height; it changes when a phone is rotated. */
  readonly row: number;
  readonly frame: RefObject<HTMLElement | null>;
  readonly view: RefObject<{ readonly top: number; readonly row: number }>;
  readonly look: () => void;
}

export function useKeptPlace(now: Kept): void {
  const { ui } = useScope();
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  useLayoutEffect(() => {
    const { place, filters } = ui.getState();
    const { players, asked, row, frame, look } = latest.current;
    const at =
      place === null || place.asked !== asked || place.filters !== filters
        ? -1
        : players.findIndex(({ id }) => id === place.playerId);
    if (place !== null && at >= 0 && frame.current !== null) {
      frame.current.scrollTop = (at + place.beyond) * row;
      look();
    }
    return () => {
      const { current: left } = latest;
      const { top, row } = left.view.current;
      const rows = top / row;
      const first = left.players[Math.floor(rows)];
      ui.setState({
        place:
          first === undefined || rows === 0
            ? null
            : { asked: left.asked, filters: ui.getState().filters, playerId: first.id, beyond: rows % 1 },
      });
    };
  }, [ui]);
}
