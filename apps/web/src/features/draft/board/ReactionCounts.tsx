import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Flame from 'lucide-react/icons/flame';
import Frown from 'lucide-react/icons/frown';
import Gem from 'lucide-react/icons/gem';
import Laugh from 'lucide-react/icons/laugh';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { REACTION_KEYS, type PickReaction, type ReactionKey } from '@crease/core/draft/reaction.rules.js';
import { REACTIONS } from '@crease/core/draft/words/reaction.words.js';
import * as t from './board.words.en.js';

export const REACTION_SIGN: Readonly<Record<ReactionKey, typeof Flame>> = {
  good: ThumbsUp,
  steal: Gem,
  fire: Flame,
  laugh: Laugh,
  wanted: Frown,
  doubt: CircleQuestionMark,
};

export function ReactionCounts({ name, given }: { name: string; given: readonly PickReaction[] }) {
  if (given.length === 0) return null;
  return (
    <span
      role="list"
      aria-label={t.reactionsTo({ player: name })}
      className="flex flex-wrap gap-x-2.5 text-xs text-ink-2"
    >
      {REACTION_KEYS.map((reaction) => {
        const count = given.filter((one) => one.reaction === reaction).length;
        if (count === 0) return null;
        const Sign = REACTION_SIGN[reaction];
        return (
          <span
            key={reaction}
            role="listitem"
            title={REACTIONS[reaction]}
            aria-label={t.countOfReaction({ reaction: REACTIONS[reaction], count })}
            className="flex items-center gap-1 tabular-nums"
          >
            <Sign size={12} aria-hidden="true" />
            {count}
          </span>
        );
      })}
    </span>
  );
}
