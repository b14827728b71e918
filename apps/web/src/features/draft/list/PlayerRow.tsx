import { cx } from '../../../ui/cx.js';
import { PlayerCells, type CellsProps } from './PlayerCells.js';
import { GRID } from './PlayerHead.js';

interface RowProps extends CellsProps {
  id: string;
  top: number;
  height: number;
  /** Row number of the grid; the head is row 1. */
  place: number;
  atCursor: boolean;
  selected: boolean;
}

/** A positioned row. When a row above leaves, only the position changes and the row's content does not render again. */
export function PlayerRow({ id, top, height, place, atCursor, selected, ...cells }: RowProps) {
  const { entry, drafted, roomy } = cells;
  return (
    <div
      id={id}
      data-player-row={entry.id}
      role="row"
      aria-rowindex={place}
      aria-selected={selected}
      aria-disabled={drafted !== null || undefined}
      style={{ height, top }}
      className={cx(
        GRID[roomy ? 'roomy' : 'narrow'],
        'absolute inset-x-0 cursor-pointer border-b border-line pr-1 pl-1 [contain:size_layout_style]',
        selected ? 'bg-accent-soft' : 'hover:bg-hover',
        // In forced-colours mode the browser removes the shadow and gives the transparent outline a colour.
        atCursor &&
          'outline-offset-[-3px] outline-transparent group-focus-visible/list:shadow-[inset_3px_0_0_var(--accent)] group-focus-visible/list:outline-3',
      )}
    >
      <PlayerCells {...cells} />
    </div>
  );
}
