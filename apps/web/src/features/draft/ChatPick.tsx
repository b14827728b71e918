import { memo, useRef, useState } from 'react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Flame from 'lucide-react/icons/flame';
import Frown from 'lucide-react/icons/frown';
import Gem from 'lucide-react/icons/gem';
import Laugh from 'lucide-react/icons/laugh';
import SmilePlus from 'lucide-react/icons/smile-plus';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import { REACTION_KEYS, REACTIONS, type PickReaction, type ReactionKey } from '@crease/core/draft/reaction.rules.js';
import { Money } from '../../ui/Money.js';
import { Popover } from '../../ui/Popover.js';
import { PositionTag } from '../../ui/tags.js';
import { showToast } from '../../ui/toast.js';
import { cx } from '../../ui/cx.js';
import type { PickedSlot } from './chat.model.js';
import { failureWords } from './draft.words.js';
import { reactedTo } from './room-chat.js';
import { useScope, useView } from './room-context.js';

const SIGN: Readonly<Record<ReactionKey, typeof Flame>> = {
  good: ThumbsUp,
  steal: Gem,
  fire: Flame,
  laugh: Laugh,
  wanted: Frown,
  doubt: CircleQuestionMark,
};

const NONE: readonly PickReaction[] = [];

/** A pick as a line of the chat, and what is said to it with one press. */
export const ChatPick = memo(function ChatPick({ slot, team }: { slot: PickedSlot; team: string }) {
  const { player, overall } = slot;
  const { given, mine, connected, toggle } = useReactions(overall, player.id);
  return (
    // The room announces picks by itself: a log that told them again would say everything twice.
    <li aria-live="off" className="mt-2 rounded-md border border-line bg-sunken py-1.5 pr-1 pl-2.5 text-xs">
      <div className="flex items-center gap-2">
        <PositionTag position={player.position} />
        <p className="min-w-0 flex-1">
          <span className="block truncate text-sm font-semibold text-ink">{player.name}</span>
          <span className="block truncate text-ink-2">{`Pick ${overall} · ${team}`}</span>
        </p>
        <span className="shrink-0 text-right text-ink-2">
          <Money amount={capHitOf(player)} className="block text-sm font-semibold text-ink" />
          <span className="block text-ink-3">{player.club}</span>
        </span>
        <ReactButton name={player.name} disabled={!connected} mine={mine} toggle={toggle} />
      </div>
      {given.length > 0 && (
        <div className="mt-1 flex flex-wrap items-center gap-1">
          {REACTION_KEYS.map((reaction) => {
            const count = given.filter((one) => one.reaction === reaction).length;
            if (count === 0) return null;
            const Sign = SIGN[reaction];
            return (
              <button
                key={reaction}
                type="button"
                disabled={!connected}
                aria-pressed={mine(reaction)}
                aria-label={`${REACTIONS[reaction]}: ${count}, for ${player.name}`}
                title={REACTIONS[reaction]}
                onClick={() => toggle(reaction)}
                className={cx(
                  'flex h-7 items-center gap-1 rounded-full border px-2 font-semibold tabular-nums pointer-coarse:h-9 pointer-coarse:px-3',
                  mine(reaction)
                    ? 'border-accent-line bg-accent-soft text-accent-text'
                    : 'border-line bg-surface text-ink-2 hover:bg-hover',
                )}
              >
                <Sign size={14} aria-hidden="true" />
                {count}
              </button>
            );
          })}
        </div>
      )}
    </li>
  );
});

/** What was said to a pick, and the way to say something or to take it back. */
function useReactions(overall: number, playerId: number) {
  const { room } = useScope();
  const given = useView((view) => view.reactions.get(reactedTo(overall, playerId)) ?? NONE);
  const userId = useView((view) => view.userId);
  const connected = useView((view) => view.connection === 'live');
  const mine = (reaction: ReactionKey) => given.some((one) => one.reaction === reaction && one.userId === userId);
  const toggle = (reaction: ReactionKey) => {
    room.react({ overall, playerId, reaction, on: !mine(reaction) }).catch((error: unknown) => {
      const { text, fix } = failureWords(error);
      showToast({ kind: 'error', text, ...(fix === undefined ? {} : { detail: fix }) });
    });
  };
  return { given, mine, connected, toggle };
}

/** The choice of reactions behind one button. */
function ReactButton({
  name,
  disabled,
  mine,
  toggle,
}: {
  name: string;
  disabled: boolean;
  mine: (reaction: ReactionKey) => boolean;
  toggle: (reaction: ReactionKey) => void;
}) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        disabled={disabled}
        aria-label={`React to ${name}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex size-7 shrink-0 items-center justify-center rounded-full text-ink-3 hover:bg-hover hover:text-ink pointer-coarse:size-11"
      >
        <SmilePlus size={16} aria-hidden="true" />
      </button>
      <Popover
        open={open}
        anchor={anchor}
        onClose={() => setOpen(false)}
        side="top"
        align="end"
        label={`React to ${name}`}
      >
        <div className="flex gap-1 p-1.5">
          {REACTION_KEYS.map((reaction) => {
            const Sign = SIGN[reaction];
            return (
              <button
                key={reaction}
                type="button"
                aria-label={REACTIONS[reaction]}
                aria-pressed={mine(reaction)}
                title={REACTIONS[reaction]}
                onClick={() => {
                  toggle(reaction);
                  setOpen(false);
                }}
                className={cx(
                  'flex size-9 items-center justify-center rounded-md pointer-coarse:size-11',
                  mine(reaction) ? 'bg-accent-soft text-accent-text' : 'text-ink-2 hover:bg-hover hover:text-ink',
                )}
              >
                <Sign size={20} aria-hidden="true" />
              </button>
            );
          })}
        </div>
      </Popover>
    </>
  );
}
