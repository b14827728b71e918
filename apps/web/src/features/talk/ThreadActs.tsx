import type { ThreadSummary } from '@crease/core/talk/talk.answers.js';
import { request } from '../../platform/requests/api-client.js';
import { useChange } from '../../platform/requests/use-change.js';
import { Button } from '../../ui/Button.js';
import { showToast } from '../../ui/layers/toast.js';
import { useTalkChanged } from './talk.data.js';
import * as t from './talk.words.en.js';

export function ThreadActs({ leagueId, thread }: { leagueId: string; thread: ThreadSummary }) {
  const changed = useTalkChanged(leagueId);
  const change = useChange({
    send: (body: { pinned?: boolean; closed?: boolean }) =>
      request('PATCH /:league_id/talk/:thread_id', { league_id: leagueId, thread_id: thread.id, body }),
    onDone: changed,
    onError: (error) => showToast({ kind: 'error', text: error.message }),
  });
  return (
    <>
      <Button variant="quiet" disabled={change.isPending} onClick={() => change.mutate({ pinned: !thread.pinned })}>
        {thread.pinned ? t.unpin : t.pin}
      </Button>
      <Button variant="quiet" disabled={change.isPending} onClick={() => change.mutate({ closed: !thread.closed })}>
        {thread.closed ? t.reopenThread : t.closeThread}
      </Button>
    </>
  );
}
