import { memo } from 'react';
import type { Slot } from '@crease/core/draft/draft.model.js';
import type { Position } from '@crease/core/position.js';
import type { CurrentTurn } from '../state/board.model.js';
import { cx } from '../../../ui/cx.js';
import { Open, Picked, roomFor } from './CellContents.js';
import { wordsOf } from './screen-words.js';

const LOOK: Readonly<Record<Position, string>> = {
  F: 'bg-pos-f-soft border-l-pos-f',
  D: 'bg-pos-d-soft border-l-pos-d',
  G: 'bg-pos-g-soft border-l-pos-g',
};

/** Layout of a cell: two lines; one line for a folded round or a transposed board; or only the position's letter. */
export type PlaceLook = 'two' | 'one' | 'line' | 'letter';

export interface ScreenCellProps {
  slot: Slot;
  /** False until the order is drawn: picks have no numbers before. */
  numbered: boolean;
  look: PlaceLook;
  width: number;
  type: number;
  traded: string | null;
  current: CurrentTurn | null;
}

/** A pick on the big screen. Slots keep their identity, so a pick renders only the cells that it changes. */
export const ScreenCell = memo(function ScreenCell(props: ScreenCellProps) {
  const { slot, numbered, look, width, type, traded, current } = props;
  const { player } = slot;
  const words = wordsOf(props);
  return (
    <div
      data-slot={slot.overall}
      title={words}
      aria-current={current ? 'step' : undefined}
      className={cx(
        'flex min-h-0 flex-1 border-l-[0.2em]',
        look === 'letter'
          ? 'items-center justify-center'
          : look === 'line'
            ? 'items-center px-[0.3em]'
            : 'flex-col justify-center px-[0.3em]',
        current
          ? 'border-l-accent bg-accent text-accent-ink'
          : player !== null
            ? LOOK[player.position]
            : slot.status !== 'open'
              ? 'border-l-transparent bg-sunken'
              : 'border-l-transparent',
      )}
    >
      {/* Screen reader text. Font size 0 avoids painting. */}
      <span className="text-[0px] leading-[0]">{words}</span>
      {player === null ? (
        <Open
          slot={slot}
          numbered={numbered}
          look={look}
          traded={traded}
          current={current}
          room={roomFor(width, type, 1.1)}
        />
      ) : (
        <Picked player={player} sale={slot.sale} look={look} width={width} type={type} traded={traded} />
      )}
    </div>
  );
});
