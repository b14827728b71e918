import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Laugh from 'lucide-react/icons/laugh';
import Siren from 'lucide-react/icons/siren';
import SmilePlus from 'lucide-react/icons/smile-plus';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { locale } from '@crease/core/locale.js';
import { POST_REACTION_KEYS, POST_REACTIONS, type PostReaction } from '@crease/core/talk/talk.rules.js';
import { IconButton } from '../../ui/Button.js';
import { Menu } from '../../ui/layers/Menu.js';
import { MenuItem } from '../../ui/layers/MenuItem.js';
import { cx } from '../../ui/cx.js';
import { useReact } from './talk.data.js';
import type { PostProps } from './PostItem.js';
import * as t from './talk.words.en.js';

const SIGNS = { agree: ThumbsUp, disagree: ThumbsDown, laugh: Laugh, goal: Siren, thanks: HeartHandshake };

function Sign({ of }: { of: PostReaction }) {
  const Icon = SIGNS[of];
  return <Icon size={14} aria-hidden="true" />;
}

export function Reactions({
  leagueId,
  threadId,
  post,
  canReact,
}: Pick<PostProps, 'leagueId' | 'threadId' | 'post' | 'canReact'>) {
  const react = useReact(leagueId, threadId);
  const said = (key: PostReaction) => post.reactions.find(({ reaction }) => reaction === key);
  const press = (reaction: PostReaction) =>
    react.mutate({ postId: post.id, reaction, on: said(reaction)?.mine !== true });
  if (!canReact && post.reactions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1">
      {post.reactions.map(({ reaction, names, mine }) => (
        <button
          key={reaction}
          type="button"
          aria-pressed={mine}
          aria-label={t.reactionOf({
            reaction: POST_REACTIONS[reaction],
            count: names.length,
            names: names.join(', '),
          })}
          title={locale.labelled(POST_REACTIONS[reaction], names.join(', '))}
          disabled={!canReact}
          onClick={() => press(reaction)}
          className={cx(
            'inline-flex h-7 items-center gap-1 rounded-full border px-2 text-xs tabular-nums pointer-coarse:h-9',
            mine
              ? 'border-accent-line bg-accent-soft text-accent-text'
              : 'border-line bg-surface text-ink-2 hover:bg-hover',
          )}
        >
          <Sign of={reaction} />
          {names.length}
        </button>
      ))}
      {canReact && (
        <Menu
          label={t.reactions}
          align="start"
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              label={t.reactToPost({ number: post.number })}
              variant="quiet"
              size="sm"
              icon={<SmilePlus size={16} aria-hidden="true" />}
            />
          )}
        >
          {POST_REACTION_KEYS.map((reaction) => (
            <MenuItem key={reaction} icon={<Sign of={reaction} />} onSelect={() => press(reaction)}>
              {said(reaction)?.mine === true
                ? t.takeReactionBack({ reaction: POST_REACTIONS[reaction] })
                : POST_REACTIONS[reaction]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}
