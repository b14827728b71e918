import { Link } from 'react-router-dom';
import Download from 'lucide-react/icons/download';
import LogIn from 'lucide-react/icons/log-in';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DraftListEntry, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { mayCommand } from '@crease/core/draft/draft.commands.js';
import { takesFromTeams } from '@crease/core/leagues/drafts/draft.table.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { paths } from '../../../platform/pages/paths.js';
import { Button, IconButton, buttonClass } from '../../../ui/Button.js';
import { showToast } from '../../../ui/layers/toast.js';
import { downloadResults } from '../sync/draft-files.js';
import { failureText } from '../sync/draft-labels.js';
import type { DraftQuestion } from './DraftQuestions.js';
import * as t from './history.words.en.js';

/** Actions on a draft outside its room; `ask` opens a confirmation. */
export function DraftActions({
  leagueId,
  entry,
  snapshot: { state, my },
  reopenable,
  ask,
}: {
  leagueId: string;
  entry: DraftListEntry;
  snapshot: DraftSnapshot;
  reopenable: boolean;
  ask: (question: DraftQuestion) => void;
}) {
  const { commissioner } = my;
  const openPicks = state.slots.some(({ status }) => status === 'open');
  // A complete draft from rosters takes its last pick back.
  const canGoOn = openPicks || (takesFromTeams(state.type) && state.slots.some(({ status }) => status === 'taken'));
  return (
    <>
      {commissioner && (entry.kind === 'mock' || state.status === 'lobby') && (
        <IconButton
          size="sm"
          label={t.removeThisDraft}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => ask('remove')}
        />
      )}
      {state.status !== 'lobby' && <ExportButton leagueId={leagueId} entry={entry} />}
      {state.status === 'ended' && commissioner && canGoOn && reopenable && (
        <Button size="sm" icon={<RotateCcw size={14} aria-hidden="true" />} onClick={() => ask('reopen')}>
          {t.reopen}
        </Button>
      )}
      <Link
        to={paths.draftRoom(leagueId, entry.id, state.status === 'ended' ? 'room' : undefined)}
        className={
          // A phone shows the list right above, with the same link to a room that is open.
          state.status === 'running' || state.status === 'paused'
            ? buttonClass('primary', 'sm', 'max-sm:hidden')
            : buttonClass('secondary', 'sm')
        }
      >
        <LogIn size={14} aria-hidden="true" />
        {state.status === 'ended' ? t.seeBoard : t.enterRoom}
      </Link>
      {state.status === 'lobby' && commissioner && <BeginButton state={state} my={my} begin={() => ask('begin')} />}
    </>
  );
}

function ExportButton({ leagueId, entry }: { leagueId: string; entry: DraftListEntry }) {
  return (
    <Button
      size="sm"
      icon={<Download size={14} aria-hidden="true" />}
      onClick={() =>
        void downloadResults(leagueId, entry.id, entry.name).catch((error: unknown) =>
          showToast({ kind: 'error', text: error instanceof Error ? error.message : failureText(error) }),
        )
      }
    >
      {t.exportCsv}
    </Button>
  );
}

function BeginButton({ state, my, begin }: Pick<DraftSnapshot, 'state' | 'my'> & { begin: () => void }) {
  const userId = useAuth(({ user }) => user?.uid ?? '');
  return (
    <Button
      size="sm"
      variant="primary"
      disabled={!mayCommand(state, 'begin', { userId, ...my }).ok}
      icon={<Play size={14} aria-hidden="true" />}
      onClick={begin}
    >
      {t.begin}
    </Button>
  );
}
