import { positionCode } from '@crease/core/position.js';
import { memo } from 'react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { isShopped } from '@crease/core/draft/offers/shop.rules.js';
import { formatMoney, formatPrice } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import { initialOf, surname } from '@crease/core/players/name.rules.js';
import { cx } from '../../../ui/cx.js';
import type { CurrentTurn } from '../state/board.model.js';
import { fits, truncateToWidth, nameLines } from '../state/truncate-to-width.js';
import { DENSE_PX, NARROW_PX } from './board-columns.js';
import { cellWords, placeWords } from './cell-words.js';

const LOOK: Record<Position, string> = {
  F: 'bg-pos-f-soft border-l-pos-f',
  D: 'bg-pos-d-soft border-l-pos-d',
  G: 'bg-pos-g-soft border-l-pos-g',
};

/** Width of the cap hit and its gap, next to the team name of a traded pick. */
const BESIDE_PX = 48;
/** With less room, a traded pick shows only the arrow. */
const LEAST_NAME_PX = 34;
export interface CellProps {
  slot: Slot;
  numbered: boolean;
  place: string | undefined;
  stop: boolean;
  /** Teams of a traded pick; null when not traded. */
  owner: string | null;
  original: string | null;
  mine: boolean;
  current: CurrentTurn | null;
  /** New owner in the previewed trade; null for other picks. */
  ghost: string | null;
  width: number;
}

// Unchanged slots keep their identity, so a pick renders two cells out of a thousand.
export const BoardCell = memo(function BoardCell(props: CellProps) {
  const { slot, place, stop, owner, mine, current, ghost, width } = props;
  const { player } = slot;
  const words = cellWords(props);
  return (
    <button
      type="button"
      data-slot={slot.overall}
      data-cell={place}
      tabIndex={stop ? 0 : -1}
      title={words}
      aria-current={current ? 'step' : undefined}
      className={cx(
        'flex h-12 w-full flex-col justify-center border-l-3 text-left outline-offset-[-3px]',
        width < NARROW_PX ? 'px-1' : 'px-1.5',
        ghost !== null && 'shadow-[inset_0_0_0_2px_var(--accent)]',
        current
          ? 'border-l-accent bg-accent text-accent-ink'
          : player !== null
            ? LOOK[player.position]
            : slot.status !== 'open'
              ? 'border-l-transparent bg-sunken'
              : mine
                ? 'border-l-accent-line bg-accent-soft'
                : 'border-l-transparent hover:bg-hover',
      )}
    >
      {/* Screen reader text. Font size 0 avoids painting; the usual clipping would give each cell its own
          compositing layer. */}
      <span className="text-[0px] leading-[0]">{words}</span>
      {player !== null ? (
        <PickedLines player={player} sale={slot.sale} owner={owner} width={width} />
      ) : (
        <OpenLines {...props} />
      )}
    </button>
  );
});

function PickedLines({
  player,
  sale,
  owner,
  width,
}: Pick<CellProps, 'owner' | 'width'> & { player: NonNullable<Slot['player']>; sale: Slot['sale'] }) {
  const price = sale ? formatMoney(sale.price) : formatPrice(capHitOf(player));
  const lines = nameLines(width < NARROW_PX ? '' : initialOf(player.name), surname(player.name), width);
  return (
    <>
      {lines.map((line) => (
        <span
          key={line}
          aria-hidden="true"
          className={cx('whitespace-nowrap font-semibold text-ink', lines.length > 1 && 'leading-3.5')}
        >
          {line}
        </span>
      ))}
      <span
        aria-hidden="true"
        className="mt-0.5 flex w-full items-baseline justify-between gap-0.5 whitespace-nowrap text-ink-2"
      >
        {owner === null ? (
          width < NARROW_PX ? null : (
            aboutOf(player, width, price)
          )
        ) : (
          <Traded to={owner} width={width - BESIDE_PX} />
        )}
        <span className="font-medium">{price}</span>
      </span>
    </>
  );
}

/** Club and position; the club alone where both would cover the price. */
function aboutOf({ club, detail }: NonNullable<Slot['player']>, width: number, price: string): string | null {
  const both = [club, positionCode(detail)].filter(Boolean).join(' ');
  return fits(`${both} ${price}`, width) ? both : club;
}

function OpenLines(props: CellProps) {
  const { slot, numbered, owner, current, ghost, width } = props;
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'flex w-full items-baseline justify-between gap-1 whitespace-nowrap',
          current ? 'font-semibold' : 'text-ink-3',
        )}
      >
        {placeWords(props)}
        {isShopped(slot) && !current && <ArrowLeftRight size={12} className="shrink-0 self-center text-accent-text" />}
        {numbered && width >= (current ? NARROW_PX : DENSE_PX) && (
          <span className={current ? 'font-medium' : ''}>{slot.overall}</span>
        )}
      </span>
      {(ghost ?? owner) !== null && (
        <span
          aria-hidden="true"
          className={cx(
            'mt-0.5 flex w-full font-medium',
            !current && (ghost === null ? 'text-ink-2' : 'text-accent-text'),
          )}
        >
          <Traded to={ghost ?? owner ?? ''} width={width} />
        </span>
      )}
    </>
  );
}

/** Marks a pick not owned by the column's team. */
function Traded({ to, width }: { to: string; width: number }) {
  return (
    <span className="inline-flex items-center gap-0.5 whitespace-nowrap">
      <ArrowRight size={width >= LEAST_NAME_PX ? 10 : 8} aria-hidden="true" className="shrink-0" />
      {width >= LEAST_NAME_PX && truncateToWidth(to, width - 12)}
    </span>
  );
}
