import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import Ellipsis from 'lucide-react/icons/ellipsis';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Laugh from 'lucide-react/icons/laugh';
import Siren from 'lucide-react/icons/siren';
import SmilePlus from 'lucide-react/icons/smile-plus';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { mentionParts, POST_REACTION_KEYS, POST_REACTIONS, type PostReaction } from '@crease/core/talk/talk.rules.js';
import type { PostView } from '@crease/core/talk/talk.answers.js';
import { request } from '../../platform/requests/api-client.js';
import { useOnce } from '../../platform/requests/once.js';
import { paths } from '../../platform/pages/paths.js';
import { Button, IconButton } from '../../ui/Button.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { Markdown } from '../../ui/text/Markdown.js';
import { Menu, MenuItem } from '../../ui/layers/Menu.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { cx } from '../../ui/cx.js';
import { formatExact } from '../../ui/figures/time.js';
import { PollCard } from './PollCard.js';
import { WritingField } from './WritingField.js';
import { useReact, useTalkChanged } from './talk.data.js';
import * as t from './talk.words.en.js';

export type PostAct = 'delete' | 'hide' | 'show' | 'remove';

interface PostProps {
  leagueId: string;
  threadId: string;
  post: PostView;
  names: readonly string[];
  canModerate: boolean;
  canReact: boolean;
  fresh: boolean;
  /** The post in the address. */
  asked: boolean;
  onAct: (act: PostAct, post: PostView) => void;
}

export function PostItem(props: PostProps) {
  const { leagueId, threadId, post, names, canModerate, canReact, fresh, asked, onAct } = props;
  const [editing, setEditing] = useState(false);
  const { author, gone } = post;
  return (
    <li
      id={`post-${post.number}`}
      tabIndex={-1}
      aria-label={t.postByAuthor({ number: post.number, author: author.name })}
      className={cx(
        'flex scroll-mt-20 gap-3 border-b border-line px-4 py-3 last:border-b-0',
        asked && 'bg-accent-soft',
        fresh && 'shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <Monogram name={author.team_name ?? author.name} picture={author.picture} size="md" className="mt-0.5" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 text-sm">
            {fresh && <span className="mr-1.5 text-xs font-semibold text-accent-text">{t.newMark}</span>}
            <span className="font-semibold wrap-anywhere">{author.name}</span>
            <span className="flex flex-wrap gap-x-2 text-xs text-ink-3">
              {author.team_id !== null && author.team_name !== null && (
                <Link to={paths.team(leagueId, author.team_id)} className="min-w-0 truncate rounded-sm hover:underline">
                  {author.team_name}
                </Link>
              )}
              <RelativeTime at={post.at} />
              {post.edited_at !== null && <span title={formatExact(Date.parse(post.edited_at))}>{t.edited}</span>}
            </span>
          </p>
          <Acts post={post} canModerate={canModerate} onEdit={() => setEditing(true)} onAct={onAct} />
        </div>
        {editing ? (
          <Editor {...{ leagueId, threadId, post, names }} onClose={() => setEditing(false)} />
        ) : (
          <>
            {gone !== null && <p className="text-sm text-ink-3 italic wrap-anywhere">{goneWords(post)}</p>}
            {post.body !== null && (
              <div className={cx(gone !== null && 'opacity-60')}>
                <Markdown text={post.body} plain={(text) => <Named text={text} names={post.mentions} />} />
              </div>
            )}
          </>
        )}
        {post.poll !== null && <PollCard leagueId={leagueId} poll={post.poll} />}
        {gone === null && <Reactions {...{ leagueId, threadId, post, canReact }} />}
      </div>
    </li>
  );
}

function goneWords({ gone, reason }: PostView): string {
  if (gone === 'deleted') return t.deletedByAuthor;
  return (gone === 'hidden' ? t.hiddenByCommissioner : t.deletedByCommissioner)({ reason: reason ?? '' });
}

function Named({ text, names }: { text: string; names: readonly string[] }) {
  if (names.length === 0) return text;
  return mentionParts(text, names).map((part, index) =>
    part.name ? (
      <span key={index} className="rounded-sm bg-accent-soft px-0.5 font-medium text-accent-text">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}

function Acts({
  post,
  canModerate,
  onEdit,
  onAct,
}: Pick<PostProps, 'post' | 'canModerate' | 'onAct'> & { onEdit: () => void }) {
  const { can_edit: canEdit, can_delete: canDelete, gone, author } = post;
  const hides = canModerate && gone === null && !author.me;
  const shows = canModerate && gone === 'hidden';
  const removes = canModerate && (gone === 'hidden' || (gone === null && !canDelete));
  if (!(canEdit || canDelete || hides || shows || removes)) return null;
  return (
    <Menu
      label={t.postNumber({ number: post.number })}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={t.actionsForPost({ number: post.number })}
          variant="quiet"
          size="sm"
          icon={<Ellipsis size={16} aria-hidden="true" />}
        />
      )}
    >
      {canEdit && <MenuItem onSelect={onEdit}>{t.edit}</MenuItem>}
      {hides && <MenuItem onSelect={() => onAct('hide', post)}>{t.hideMenuItem}</MenuItem>}
      {shows && <MenuItem onSelect={() => onAct('show', post)}>{t.showAgainMenuItem}</MenuItem>}
      {canDelete && (
        <MenuItem danger onSelect={() => onAct('delete', post)}>
          {t.deleteMenuItem}
        </MenuItem>
      )}
      {removes && (
        <MenuItem danger onSelect={() => onAct('remove', post)}>
          {t.deleteForGoodMenuItem}
        </MenuItem>
      )}
    </Menu>
  );
}

function Editor({
  leagueId,
  threadId,
  post,
  names,
  onClose,
}: Pick<PostProps, 'leagueId' | 'threadId' | 'post' | 'names'> & { onClose: () => void }) {
  const [body, setBody] = useState(post.body ?? '');
  const once = useOnce();
  const changed = useTalkChanged(leagueId);
  const save = useMutation({
    mutationFn: (text: string) =>
      once(text, (key) =>
        request('PATCH /:league_id/talk/:thread_id/posts/:post_id', {
          league_id: leagueId,
          thread_id: threadId,
          post_id: post.id,
          body: { body: text },
          key,
        }),
      ),
    onSuccess: async () => {
      await changed();
      onClose();
    },
  });
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(body.trim());
      }}
    >
      <WritingField label={t.yourPost} value={body} names={names} onChange={setBody} />
      <FormAlert message={save.error?.message ?? null} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={save.isPending} disabled={body.trim() === ''}>
          {t.save}
        </Button>
        <Button disabled={save.isPending} onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

const SIGNS = { agree: ThumbsUp, disagree: ThumbsDown, laugh: Laugh, goal: Siren, thanks: HeartHandshake };

function Sign({ of }: { of: PostReaction }) {
  const Icon = SIGNS[of];
  return <Icon size={14} aria-hidden="true" />;
}

function Reactions({
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
          title={`${POST_REACTIONS[reaction]}: ${names.join(', ')}`}
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
