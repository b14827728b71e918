import { tradeTeamsWords } from '@crease/core/draft/picks/trade-teams.js';
import { useState } from 'react';
import { onClockPromise } from '@crease/core/draft/picks/promise.rules.js';
import { ReasonField, isReason } from '../../../ui/fields/ReasonField.js';
import { Ask } from './Ask.js';
import { request } from '../../../platform/requests/api-client.js';
import { REOPENABLE } from '../sync/draft-labels.js';
import { useDraft, useScope } from '../state/room-context.js';
import * as t from './office.words.en.js';

/** Resumes a draft that paused at a promised pick. Needs a reason; the trade then fails. */
export function Override({ close }: { close: () => void }) {
  const { at } = useScope();
  const promise = useDraft(onClockPromise);
  const overall = useDraft((state) => state.onClock?.overall ?? 0);
  const [reason, setReason] = useState('');
  const [asked] = useState({ promise, overall });
  return (
    <Ask
      title={t.usePickAnywayQuestion({ overall: asked.overall })}
      description={t.usePickAnywayHint({ teams: asked.promise ? tradeTeamsWords(asked.promise.teams) : t.theTwoTeams })}
      act={t.resumeDraft}
      danger
      disabled={!isReason(reason)}
      close={close}
      work={() =>
        request('POST /:league_id/drafts/:draft_id/resume', { ...at, body: { override_reason: reason.trim() } })
      }
    >
      <ReasonField hint={t.leagueSeesIt} autoFocus value={reason} onChange={setReason} />
    </Ask>
  );
}

export function Reopen({ close }: { close: () => void }) {
  const { at } = useScope();
  const open = useDraft((state) => state.slots.filter((slot) => slot.status === 'open').length);
  return (
    <Ask
      title={t.reopenDraftQuestion}
      description={`${t.reopenedDraftHint({ count: open })} ${REOPENABLE}`}
      act={t.reopenDraft}
      close={close}
      work={() => request('POST /:league_id/drafts/:draft_id/reopen', at)}
    />
  );
}
