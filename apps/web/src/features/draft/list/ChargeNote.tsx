import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { capHitOf, chargeOf } from '@crease/core/draft/charge.rules.js';
import type { DraftedPlayer } from '@crease/core/draft/draft.model.js';
import { Money } from '../../../ui/figures/Money.js';
import { cx } from '../../../ui/cx.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './list.words.en.js';

interface ChargeNoteProps {
  player: DraftedPlayer;
  /** The team that picks or picked the player; null for spectators. */
  teamId: string | null;
  /** Rookie drafts cost no cap, so they show no charge. */
  type: DraftType;
  full?: boolean;
  className?: string;
}

/** Shows what the team pays when others retain the rest; nothing when the team pays all. */
export function ChargeNote({ player, teamId, type, full = false, className }: ChargeNoteProps) {
  const charge = chargeOf(player, teamId);
  if (draftsToBank(type) || charge === capHitOf(player)) return null;
  return (
    <span title={t.othersRetainRest} className={cx(!full && 'whitespace-nowrap', 'text-ink-3', className)}>
      {sentence(t.teamPays, {
        price: <Money as="price" amount={charge} full={full} />,
        rest: <span className={full ? undefined : 'sr-only'}>{`, ${t.restIsRetained}`}</span>,
      })}
    </span>
  );
}
