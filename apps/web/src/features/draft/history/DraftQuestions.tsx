import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DraftListEntry, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { bringsTeams } from '@crease/core/leagues/drafts/draft.table.js';
import { shortPool } from '@crease/core/draft/lobby/pool-size.rules.js';
import type { PresentUser } from '@crease/core/realtime/socket-events.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { paths } from '../../../platform/pages/paths.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { useTeamPeople } from '../state/use-people.js';
import { WhoBegins } from '../lobby/CheckIn.js';
import { request } from '../../../platform/requests/api-client.js';
import { clockWords, failureText, REOPENABLE } from '../sync/draft-labels.js';
import * as t from './history.words.en.js';

export type DraftQuestion = 'begin' | 'remove' | 'reopen';

interface QuestionProps {
  leagueId: string;
  entry: DraftListEntry;
  onClose: () => void;
  changed: () => Promise<void>;
}

export function BeginDraft({
  leagueId,
  entry,
  snapshot: { state, poolSize },
  present,
  onClose,
  changed,
}: QuestionProps & { snapshot: DraftSnapshot; present: readonly PresentUser[] }) {
  const navigate = useNavigate();
  const peopleOf = useTeamPeople(leagueId);
  const short = shortPool(state, poolSize);
  const order = state.order.source === 'undrawn' ? t.orderDrawnNow : t.orderIsFixed;
  return (
    <Confirm
      size="md"
      title={t.beginDraftQuestion}
      text={t.beginDraftHint({
        count: state.slots.length,
        rounds: state.rounds,
        clock: clockWords(state.clock.seconds),
        order,
      })}
      act={t.beginDraft}
      onClose={onClose}
      work={async () => {
        await request('POST /:league_id/drafts/:draft_id/begin', { league_id: leagueId, draft_id: entry.id });
        void changed();
        // The first clock is running, possibly for the manager who pressed the button.
        void navigate(paths.draftRoom(leagueId, entry.id));
      }}
    >
      {short !== null && <p className="mb-3 text-sm font-medium">{short}</p>}
      {state.kind !== 'mock' && <WhoBegins state={state} present={present} peopleOf={peopleOf} />}
    </Confirm>
  );
}

export function ReopenDraft({
  leagueId,
  entry,
  state,
  onClose,
  changed,
}: QuestionProps & { state: DraftSnapshot['state'] }) {
  const count = state.slots.filter((slot) => slot.status === 'open').length;
  return (
    <Confirm
      title={t.reopenDraftQuestion}
      text={`${count === 0 ? t.reopenedLastPickHint : t.reopenedDraftHint({ count })} ${REOPENABLE}`}
      act={t.reopenDraft}
      onClose={onClose}
      work={async () => {
        await request('POST /:league_id/drafts/:draft_id/reopen', { league_id: leagueId, draft_id: entry.id });
        await changed();
      }}
    />
  );
}

export function RemoveDraft({ leagueId, entry, onClose, changed }: QuestionProps) {
  return (
    <Confirm
      title={t.removeDraftQuestion({ draft: entry.name })}
      text={
        entry.kind === 'mock' ? t.removeMockHint : bringsTeams(entry.type) ? t.removeExpansionHint : t.removeLobbyHint
      }
      act={t.remove}
      danger
      onClose={onClose}
      work={async () => {
        await request('DELETE /:league_id/drafts/:draft_id', { league_id: leagueId, draft_id: entry.id });
        await changed();
      }}
    />
  );
}

function Confirm({
  title,
  text,
  act,
  danger = false,
  size = 'sm',
  onClose,
  work,
  children,
}: {
  title: string;
  text: string;
  act: string;
  danger?: boolean;
  size?: 'sm' | 'md';
  onClose: () => void;
  work: () => Promise<void>;
  children?: ReactNode;
}) {
  const go = useChange({ send: work, onDone: onClose });
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={text}
      size={size}
      submit={act}
      danger={danger}
      busy={go.isPending}
      error={go.error && failureText(go.error)}
      onSubmit={() => go.mutate()}
    >
      {children}
    </FormDialog>
  );
}
