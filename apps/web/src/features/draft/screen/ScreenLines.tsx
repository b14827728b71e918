import { memo } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Slot } from '@crease/core/draft/draft.model.js';
import type { Spending } from '@crease/core/draft/team/spending.rules.js';
import { formatLimit } from '@crease/core/money.js';
import { cx } from '../../../ui/cx.js';
import type { BoardRow, CurrentTurn } from '../state/board.model.js';
import { truncateToWidth } from '../state/truncate-to-width.js';
import type { TeamLabel } from '../state/room-hooks.js';
import { ScreenCell } from './ScreenCell.js';
import { TYPE_PX } from './CellContents.js';
import type { TeamRow } from './screen-rounds.model.js';
import * as t from './screen.words.en.js';

export const FRONT = 'sticky left-0 z-sticky';

export const HEAD = 'border-r border-b border-line bg-sunken px-[0.35em] overflow-hidden';

interface Line {
  labels: ReadonlyMap<string, TeamLabel>;
  /** False until the order is drawn: picks have no numbers before. */
  numbered: boolean;
  width: number;
  type: number;
  current: number | null;
  turn: CurrentTurn | null;
}

export const RoundLine = memo(function RoundLine({
  row,
  columns,
  labels,
  numbered,
  open,
  width,
  type,
  current,
  turn,
}: Line & { row: BoardRow; columns: readonly string[]; open: boolean }) {
  const Way = row.backwards ? ArrowLeft : ArrowRight;
  return (
    <tr>
      <th
        scope="row"
        className={cx(HEAD, FRONT, 'text-center text-[0.9em] font-semibold whitespace-nowrap text-ink-2')}
      >
        {row.round}
        {numbered && <Way size="0.8em" aria-hidden="true" className="ml-[0.2em] inline text-ink-3" />}
      </th>
      {row.cells.map((cell, column) => (
        <Place
          key={columns[column]}
          cell={cell}
          labels={labels}
          numbered={numbered}
          look={open ? 'two' : 'one'}
          width={width}
          type={type}
          current={current}
          turn={turn}
        />
      ))}
    </tr>
  );
});

export const TeamLine = memo(function TeamLine({
  row,
  labels,
  numbered,
  open,
  width,
  type,
  front,
  spending,
  current,
  turn,
}: Line & { row: TeamRow; open: readonly boolean[]; front: number; spending: Spending | null }) {
  const name = labels.get(row.teamId)?.name ?? '';
  return (
    <tr>
      <th scope="row" title={name} className={cx(HEAD, FRONT, 'text-left')}>
        <span className="flex items-baseline justify-between gap-[0.3em] whitespace-nowrap">
          <span className="font-semibold text-ink">{truncateToWidth(name, ((front * 0.62) / type) * TYPE_PX)}</span>
          <Money spending={spending} />
        </span>
      </th>
      {row.cells.map((cell, index) => (
        <Place
          key={index}
          cell={cell}
          labels={labels}
          numbered={numbered}
          look={open[index] === true ? 'line' : 'letter'}
          width={width}
          type={type}
          current={current}
          turn={turn}
        />
      ))}
    </tr>
  );
});

function Place({
  cell,
  labels,
  numbered,
  look,
  width,
  type,
  current,
  turn,
}: Line & { cell: readonly Slot[]; look: 'two' | 'one' | 'line' | 'letter' }) {
  return (
    <td className="border-r border-b border-line p-0">
      <div
        className={cx(
          'flex flex-col [contain:size_layout_style]',
          look === 'two' || look === 'line' ? 'h-(--place-h)' : look === 'one' ? 'h-(--folded)' : 'h-(--place-h)',
          cell.length === 0 && 'bg-sunken',
        )}
      >
        {cell.map((slot) => (
          <ScreenCell
            key={slot.overall}
            slot={slot}
            numbered={numbered}
            // Two picks in one cell leave one line for each.
            look={cell.length > 1 && look === 'two' ? 'one' : look}
            width={width}
            type={type}
            traded={slot.ownerTeamId === slot.originalTeamId ? null : (labels.get(slot.ownerTeamId)?.name ?? '')}
            current={slot.overall === current ? turn : null}
          />
        ))}
      </div>
    </td>
  );
}

export const Money = memo(
  function Money({ spending, brief = false }: { spending: Spending | null; brief?: boolean }) {
    if (spending === null) return null;
    const { places, most } = spending;
    return (
      <span className="block text-[0.78em] font-medium whitespace-nowrap text-ink-3 tabular-nums">
        {places === 0
          ? t.noPlaceLeft
          : most === null
            ? t.placesNoFit({ places })
            : brief
              ? `${places} · ${formatLimit(most)}`
              : t.placesAndMax({ places, price: formatLimit(most) })}
      </span>
    );
  },
  (before, after) =>
    before.brief === after.brief &&
    before.spending?.places === after.spending?.places &&
    before.spending?.most === after.spending?.most,
);
