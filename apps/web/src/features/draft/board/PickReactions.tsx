import { useRef, useState } from 'react';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { REACTION_KEYS, type PickReaction, type ReactionKey } from '@crease/core/draft/reaction.rules.js';
import { REACTIONS } from '@crease/core/draft/words/reaction.words.js';
import { Popover } from '../../../ui/layers/Popover.js';
import { showToast } from '../../../ui/layers/toast.js';
import { cx } from '../../../ui/cx.js';
import { failureWords } from '../sync/draft-labels.js';
import { REACTION_SIGN } from './ReactionCounts.js';
import { reactedTo } from '../sync/reactions.model.js';
import { useScope, useView } from '../state/room-context.js';
import * as t from './board.words.en.js';

const NONE: readonly PickReaction[] = [];

export function ReactionButtons({
  name,
  reactions: { given, mine, connected, toggle },
  className,
}: {
  name: string;
  reactions: ReturnType<typeof useReactions>;
  className?: string;
}) {
  if (given.length === 0) return null;
  return (
    <div className={cx('flex flex-wrap items-center gap-1', className)}>
      {REACTION_KEYS.map((reaction) => {
        const count = given.filter((one) => one.reaction === reaction).length;
        if (count === 0) return null;
        const Sign = REACTION_SIGN[reaction];
        return (
          <button
            key={reaction}
            type="button"
            disabled={!connected}
            aria-pressed={mine(reaction)}
            aria-label={t.reactionCount({ reaction: REACTIONS[reaction], count, player: name })}
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
  );
}

export function useReactions(overall: number, playerId: number) {
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

export function ReactButton({
  name,
  reactions: { mine, connected, toggle },
}: {
  name: string;
  reactions: ReturnType<typeof useReactions>;
}) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        disabled={!connected}
        aria-label={t.reactTo({ player: name })}
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
        label={t.reactTo({ player: name })}
      >
        <div className="flex gap-1 p-1.5">
          {REACTION_KEYS.map((reaction) => {
            const Sign = REACTION_SIGN[reaction];
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
