import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { formatMoney } from '@crease/core/money.js';
import { POSITION_WORD } from '../sync/draft-labels.js';
import { spokenTurn } from '../auction/auction.words.en.js';
import * as t from './screen.words.en.js';
import type { ScreenCellProps } from './ScreenCell.js';

export function wordsOf({ slot, numbered, traded, current }: ScreenCellProps): string {
  const { player } = slot;
  if (player !== null)
    return t.pickOfPlayer({
      overall: slot.overall,
      owner: traded,
      player: player.name,
      position: POSITION_WORD[player.position],
      money: formatMoney(slot.sale ? slot.sale.price : capHitOf(player)),
    });
  return t.pickWithoutPlayer({
    pick: numbered ? t.pickNumber({ overall: slot.overall }) : t.roundNumber({ round: slot.round }),
    owner: traded,
    status: statusWords(slot, current),
  });
}

function statusWords({ status, keeper, movedAfter }: Slot, current: ScreenCellProps['current']): string {
  if (status === 'open') {
    if (current) return current === 'clock' ? t.spokenOnClock : spokenTurn(current);
    return movedAfter === undefined ? t.spokenOpen : t.spokenMoved({ after: movedAfter });
  }
  if (status === 'skipped') return t.spokenSkipped;
  return keeper ? t.spokenKept({ player: keeper.name }) : t.spokenForfeited;
}
