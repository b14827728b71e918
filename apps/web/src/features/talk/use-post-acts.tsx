import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PostView } from '@crease/core/talk/talk.answers.js';
import { request } from '../../platform/requests/api-client.js';
import { paths } from '../../platform/pages/paths.js';
import { useChange } from '../../platform/requests/use-change.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import type { PostAct } from './PostItem.js';
import { ReasonDialog } from './ReasonDialog.js';
import { useTalkChanged } from './talk.data.js';
import * as t from './talk.words.en.js';

const QUESTIONS = {
  hide: {
    title: t.hidePostQuestion,
    detail: t.hidePostHint,
    submit: t.hide,
    done: t.postHidden,
  },
  show: {
    title: t.showPostAgainQuestion,
    detail: t.showPostAgainHint,
    submit: t.showAgain,
    done: t.postShownAgain,
  },
  remove: {
    title: t.deletePostForGoodQuestion,
    detail: t.deletePostForGoodHint,
    submit: t.deletePost,
    done: t.postDeleted,
  },
} as const;

export function usePostActs(
  leagueId: string,
  threadId: string,
): { ask: (act: PostAct, post: PostView) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ act: PostAct; post: PostView } | null>(null);
  const close = () => setAsked(null);
  const dialog =
    asked === null ? null : asked.act === 'delete' ? (
      <DeleteDialog leagueId={leagueId} threadId={threadId} post={asked.post} onClose={close} />
    ) : (
      <ReasonDialog
        leagueId={leagueId}
        question={{
          ...QUESTIONS[asked.act],
          send: (reason, key) =>
            request('POST /:league_id/talk/:thread_id/posts/:post_id/moderate', {
              league_id: leagueId,
              thread_id: threadId,
              post_id: asked.post.id,
              body: { action: asked.act === 'remove' ? 'delete' : asked.act === 'hide' ? 'hide' : 'show', reason },
              key,
            }),
        }}
        onClose={close}
      />
    );
  return { ask: (act, post) => setAsked({ act, post }), dialog };
}

function DeleteDialog({
  leagueId,
  threadId,
  post,
  onClose,
}: {
  leagueId: string;
  threadId: string;
  post: PostView;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const changed = useTalkChanged(leagueId);
  const remove = useChange({
    send: (_, key) =>
      request('DELETE /:league_id/talk/:thread_id/posts/:post_id', {
        league_id: leagueId,
        thread_id: threadId,
        post_id: post.id,
        key,
      }),
    said: ({ thread_gone }) => (thread_gone ? t.threadDeleted : t.postDeleted),
    onDone: async ({ thread_gone }) => {
      onClose();
      if (thread_gone) void navigate(paths.talk(leagueId), { replace: true });
      await changed();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      role="alertdialog"
      danger
      title={t.deleteYourPostQuestion}
      description={t.deleteYourPostHint}
      submit={t.deletePost}
      busy={remove.isPending}
      error={remove.error?.message ?? null}
      onSubmit={() => remove.mutate()}
    />
  );
}
