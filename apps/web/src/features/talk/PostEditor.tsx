import { useState } from 'react';
import { request } from '../../platform/requests/api-client.js';
import { useChange } from '../../platform/requests/use-change.js';
import { Button } from '../../ui/Button.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { WritingField } from './WritingField.js';
import { useTalkChanged } from './talk.data.js';
import * as t from './talk.words.en.js';
import type { PostProps } from './PostItem.js';

export function PostEditor({
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
