import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { mentionParts } from '@crease/core/talk/talk.rules.js';
import type { PostView } from '@crease/core/talk/talk.answers.js';
import { paths } from '../../platform/pages/paths.js';
import { IconButton, Button } from '../../ui/Button.js';
import { Markdown } from '../../ui/text/Markdown.js';
import { Menu } from '../../ui/layers/Menu.js';
import { MenuItem } from '../../ui/layers/MenuItem.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { cx } from '../../ui/cx.js';
import { formatExact } from '../../ui/figures/time.js';
import { PollCard } from './PollCard.js';
import { Reactions } from './Reactions.js';
import { request } from '../../platform/requests/api-client.js';
import { useChange } from '../../platform/requests/use-change.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { useMissing } from '../../ui/fields/use-missing.js';
import { WritingField } from './WritingField.js';
import { useTalkChanged } from './talk.data.js';
import * as t from './talk.words.en.js';

export type PostAct = 'delete' | 'hide' | 'show' | 'remove';

export interface PostProps {
  leagueId: string;
  threadId: string;
  post: PostView;
  names: readonly string[];
  canModerate: boolean;
  canReact: boolean;
  fresh: boolean;
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
        'flex scroll-mt-20 gap-3 border-b border-line px-4 py-2 last:border-b-0',
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
          <PostEditor {...{ leagueId, threadId, post, names }} onClose={() => setEditing(false)} />
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

function PostEditor({
  leagueId,
  threadId,
  post,
  names,
  onClose,
}: Pick<PostProps, 'leagueId' | 'threadId' | 'post' | 'names'> & { onClose: () => void }) {
  const [body, setBody] = useState(post.body ?? '');
  const changed = useTalkChanged(leagueId);
  const save = useChange({
    send: (text: string, key) =>
      request('PATCH /:league_id/talk/:thread_id/posts/:post_id', {
        league_id: leagueId,
        thread_id: threadId,
        post_id: post.id,
        body: { body: text },
        key,
      }),
    onDone: async () => {
      await changed();
      onClose();
    },
  });
  const frame = useRef<HTMLFormElement>(null);
  const ready = body.trim() !== '';
  const missing = useMissing(frame, ready, save.error?.message ?? null);
  return (
    <form
      ref={frame}
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) save.mutate(body.trim());
        else missing.show();
      }}
    >
      <WritingField label={t.yourPost} value={body} names={names} onChange={setBody} />
      <FormAlert message={missing.notice} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={save.isPending} disabled={!ready && !missing.has}>
          {t.save}
        </Button>
        <Button disabled={save.isPending} onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
