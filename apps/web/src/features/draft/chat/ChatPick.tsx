import { memo } from 'react';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import type { PickedSlot } from './chat.model.js';
import { ReactButton, ReactionButtons, useReactions } from '../board/PickReactions.js';
import * as t from './chat.words.en.js';

/** A pick as a line of the chat, with its reactions. */
export const ChatPick = memo(function ChatPick({ slot, team }: { slot: PickedSlot; team: string }) {
  const { player, overall } = slot;
  const reactions = useReactions(overall, player.id);
  return (
    // The room's live regions already announce picks; a live line would repeat them.
    <li aria-live="off" className="mt-2 rounded-md border border-line bg-sunken py-1.5 pr-1 pl-2.5 text-xs">
      <div className="flex items-center gap-2">
        <PositionTag position={player.position} />
        <p className="min-w-0 flex-1">
          <span className="block truncate text-sm font-semibold text-ink">{player.name}</span>
          <span className="block truncate text-ink-2">{t.pickAndTeam({ overall, team })}</span>
        </p>
        <span className="shrink-0 text-right text-ink-2">
          <Money as="price" amount={capHitOf(player)} className="block text-sm font-semibold text-ink" />
          <span className="block text-ink-3">{player.club}</span>
        </span>
        <ReactButton name={player.name} reactions={reactions} />
      </div>
      <ReactionButtons name={player.name} reactions={reactions} className="mt-1" />
    </li>
  );
});
