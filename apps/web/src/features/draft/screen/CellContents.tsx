import ArrowRight from 'lucide-react/icons/arrow-right';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { formatMoney, formatPrice } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import { positionCode } from '@crease/core/position.js';
import { shortName, surname } from '@crease/core/players/name.rules.js';
import { cx } from '../../../ui/cx.js';
import { forfeitWord } from '../sync/draft-labels.js';
import { placeOf } from '../state/board.model.js';
import { truncateToWidth } from '../state/truncate-to-width.js';
import { turnWord } from '../auction/auction.words.en.js';
import * as t from './screen.words.en.js';
import type { ScreenCellProps } from './ScreenCell.js';

/** Font size in pixels at which `truncateToWidth` measures text. */
export const TYPE_PX = 12;

const LETTER: Readonly<Record<Position, string>> = { F: 'text-pos-f', D: 'text-pos-d', G: 'text-pos-g' };

export function Picked({
  player,
  sale,
  look,
  width,
  type,
  traded,
}: Pick<ScreenCellProps, 'look' | 'width' | 'type' | 'traded'> & {
  player: NonNullable<Slot['player']>;
  sale: Slot['sale'];
}) {
  const price = sale ? formatMoney(sale.price) : formatPrice(capHitOf(player));
  if (look === 'letter')
    return (
      <span aria-hidden="true" className={cx('text-[0.85em] font-bold', LETTER[player.position])}>
        {positionCode(player.position)}
      </span>
    );
  if (look === 'two')
    return (
      <>
        <span aria-hidden="true" className="font-semibold whitespace-nowrap text-ink">
          {truncateToWidth(width > 9 * type ? shortName(player.name) : surname(player.name), roomFor(width, type, 1.1))}
        </span>
        <span
          aria-hidden="true"
          className="flex justify-between gap-[0.3em] text-[0.82em] whitespace-nowrap text-ink-2"
        >
          {traded === null ? <span>{player.club}</span> : <To team={traded} room={roomFor(width, type, 4.8) / 0.82} />}
          <span className="font-medium">{price}</span>
        </span>
      </>
    );
  return (
    <span
      aria-hidden="true"
      className={cx('flex w-full justify-between gap-[0.3em] whitespace-nowrap', look === 'one' && 'text-[0.85em]')}
    >
      <span className="font-semibold text-ink">
        {truncateToWidth(
          surname(player.name),
          look === 'one' ? roomFor(width, type, 1.1) / 0.85 : roomFor(width, type, 4.6),
        )}
      </span>
      {look === 'line' && <span className="text-[0.85em] text-ink-2">{price}</span>}
    </span>
  );
}

/** In pixels: "On the clock" does not fit in less. */
const SHORT_ROOM = 72;

/** Text width left in a cell next to `besides` em of other content, in the pixels of `truncateToWidth`. */
export const roomFor = (width: number, type: number, besides: number): number =>
  ((width - besides * type) / type) * TYPE_PX;

export function Open({
  slot,
  numbered,
  look,
  traded,
  current,
  room,
}: Pick<ScreenCellProps, 'slot' | 'numbered' | 'look' | 'traded' | 'current'> & { room: number }) {
  if (look === 'letter')
    return (
      <span aria-hidden="true" className={current ? '' : 'text-ink-3'}>
        {current ? '●' : slot.status === 'open' ? '' : '–'}
      </span>
    );
  const text = current
    ? current === 'clock'
      ? t.onTheClock
      : turnWord(current)
    : slot.status === 'open'
      ? openWords(slot, numbered)
      : slot.status === 'skipped'
        ? t.skipped
        : forfeitWord(slot);
  if (traded !== null && look !== 'two' && !current)
    return <To team={traded} room={room - TYPE_PX} className={cx('text-ink-3', look === 'one' && 'text-[0.85em]')} />;
  return (
    <>
      <span
        aria-hidden="true"
        className={cx('whitespace-nowrap', current ? 'font-semibold' : 'text-ink-3', look === 'one' && 'text-[0.85em]')}
      >
        {current === 'clock' && room < SHORT_ROOM ? t.now : truncateToWidth(text, room)}
      </span>
      {look === 'two' && traded !== null && (
        <To team={traded} room={room / 0.82 - TYPE_PX} className={cx('text-[0.82em]', !current && 'text-ink-2')} />
      )}
    </>
  );
}

const openWords = (slot: Slot, numbered: boolean): string =>
  slot.movedAfter === undefined ? (numbered ? placeOf(slot) : '–') : t.moved;

/** Marks a pick not owned by the cell's team. */
function To({ team, room, className }: { team: string; room: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('inline-flex items-center gap-[0.15em] whitespace-nowrap', className)}>
      <ArrowRight size="0.8em" aria-hidden="true" className="shrink-0" />
      {truncateToWidth(team, room)}
    </span>
  );
}
