import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { isShopped } from '@crease/core/draft/offers/shop.rules.js';
import { formatMoney } from '@crease/core/money.js';
import { placeOf } from '../state/board.model.js';
import { truncateToWidth } from '../state/truncate-to-width.js';
import { POSITION_WORD, forfeitWord } from '../sync/draft-labels.js';
import { DENSE_PX, NARROW_PX } from './board-columns.js';
import { spokenTurn, turnWord } from '../auction/auction.words.en.js';
import * as t from './board.words.en.js';
import type { CellProps } from './BoardCell.js';

export function cellWords({
  slot,
  numbered,
  owner,
  original,
  current,
  ghost,
}: Pick<CellProps, 'slot' | 'numbered' | 'owner' | 'original' | 'current' | 'ghost'>): string {
  const { player } = slot;
  if (player !== null)
    return t.pickOfPlayer({
      overall: slot.overall,
      owner,
      original,
      player: player.name,
      position: POSITION_WORD[player.position],
      club: player.club,
      money: slot.sale ? t.boughtFor({ price: formatMoney(slot.sale.price) }) : formatMoney(capHitOf(player)),
    });
  return t.pickWithoutPlayer({
    pick: numbered ? t.pickNumber({ overall: slot.overall }) : t.roundNumber({ round: slot.round }),
    owner,
    original,
    compensatory: slot.extra !== undefined,
    status: statusWords(slot, current),
    shopped: isShopped(slot),
    ghost,
  });
}

function statusWords(slot: Slot, current: CellProps['current']): string {
  if (slot.status === 'open') {
    if (current) return current === 'clock' ? t.spokenOnClock : spokenTurn(current);
    return slot.movedAfter === undefined ? t.spokenOpen : t.spokenMoved({ after: slot.movedAfter });
  }
  if (slot.status === 'skipped') return t.spokenSkipped;
  return slot.keeper ? t.spokenKept({ player: slot.keeper.name }) : t.spokenForfeited;
}

/** Text of a cell without a player. */
export function placeWords({ slot, numbered, current, width }: CellProps): string {
  if (current !== null && current !== 'clock') return truncateToWidth(turnWord(current), width);
  if (current) return width < DENSE_PX ? t.now : width < NARROW_PX ? t.onClockShort : t.onTheClock;
  if (slot.status === 'skipped') return t.skipped;
  if (slot.status === 'forfeited') return truncateToWidth(forfeitWord(slot), width);
  if (slot.movedAfter !== undefined) return truncateToWidth(t.moved, width);
  const number = !numbered ? '–' : width < DENSE_PX ? String(slot.overall) : placeOf(slot);
  return truncateToWidth(slot.extra ? t.compensatoryShort({ number }) : number, width);
}
