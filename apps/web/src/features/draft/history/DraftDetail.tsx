import { Suspense, useState, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import Download from 'lucide-react/icons/download';
import LogIn from 'lucide-react/icons/log-in';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DraftListEntry, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { shortPool } from '@crease/core/draft/lobby/pool-size.rules.js';
import type { PresentUser } from '@crease/core/realtime/socket-events.js';
import { mayCommand } from '@crease/core/draft/draft.commands.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { keys } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button, IconButton, buttonClass } from '../../../ui/Button.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { Tabs } from '../../../ui/page/Tabs.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { showToast } from '../../../ui/layers/toast.js';
import { WhoBegins } from '../lobby/CheckIn.js';
import { DraftResults } from '../results/DraftResults.js';
import { downloadResults, draftApi, draftKeys } from '../sync/draft.data.js';
import { draftOffice } from '../state/draft-office.data.js';
import { clockWords, failureText, REOPENABLE } from '../sync/draft-labels.js';
import { Lobby } from '../lobby/Lobby.js';
import * as t from './history.words.en.js';

const DraftRecap = lazyPart(() => import('../recap/DraftRecap.js'));
const DraftRecord = lazyPart(() => import('../results/DraftRecord.js'));

/** One draft outside its room: the lobby before it begins, the results after it. */
export default function DraftDetail({
  leagueId,
  entry,
  reopenable,
}: {
  leagueId: string;
  entry: DraftListEntry;
  reopenable: boolean;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useAuth((state) => state.user?.uid ?? '');
  const query = useQuery({
    queryKey: draftKeys.detail(leagueId, entry.id),
    queryFn: ({ signal }) => draftApi.snapshot(leagueId, entry.id, signal),
    refetchInterval: entry.status === 'ended' ? false : 10_000,
  });
  const [question, setQuestion] = useState<'begin' | 'remove' | 'reopen' | null>(null);
  const snapshot = query.data;
  const again = () => {
    // The blockers of the next phase list missing drafts.
    void client.invalidateQueries({ queryKey: keys.phase(leagueId) });
    return client.invalidateQueries({ queryKey: keys.drafts(leagueId) });
  };
  const state = snapshot?.state;
  const commissioner = snapshot?.my.commissioner === true;
  const actor = { userId, teamIds: snapshot?.my.teamIds ?? [], commissioner };
  const may = state !== undefined && mayCommand(state, 'begin', actor).ok;
  const openPicks = state?.slots.filter((slot) => slot.status === 'open').length ?? 0;
  const removable = commissioner && (entry.kind === 'mock' || state?.status === 'lobby');
  const title = (
    <span className="flex items-center gap-2">
      {entry.name}
      {entry.kind === 'mock' && <Badge>{t.mockChangesNothing}</Badge>}
    </span>
  );
  const actions = state !== undefined && (
    <>
      {removable && (
        <IconButton
          size="sm"
          label={t.removeThisDraft}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => setQuestion('remove')}
        />
      )}
      {state.status !== 'lobby' && (
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
      )}
      {state.status === 'ended' && commissioner && openPicks > 0 && reopenable && (
        <Button size="sm" icon={<RotateCcw size={14} aria-hidden="true" />} onClick={() => setQuestion('reopen')}>
          {t.reopen}
        </Button>
      )}
      <Link
        to={paths.draftRoom(leagueId, entry.id)}
        className={buttonClass(state.status === 'running' || state.status === 'paused' ? 'primary' : 'secondary', 'sm')}
      >
        <LogIn size={14} aria-hidden="true" />
        {state.status === 'ended' ? t.seeBoard : t.enterRoom}
      </Link>
      {state.status === 'lobby' && commissioner && (
        <Button
          size="sm"
          variant="primary"
          disabled={!may}
          icon={<Play size={14} aria-hidden="true" />}
          onClick={() => setQuestion('begin')}
        >
          {t.begin}
        </Button>
      )}
    </>
  );
  const begin = (present: readonly PresentUser[]) =>
    state !== undefined && (
      <Begin
        state={state}
        short={shortPool(state, snapshot?.poolSize)}
        present={present}
        onClose={() => setQuestion(null)}
        work={async () => {
          await draftOffice.begin(leagueId, entry.id);
          void again();
          // The first clock is running, possibly for the manager who pressed the button.
          void navigate(paths.draftRoom(leagueId, entry.id));
        }}
      />
    );
  return (
    <>
      <Panel title={title} flush actions={actions} state={panelState(query)} skeleton={<SkeletonRows rows={8} />}>
        {snapshot !== undefined &&
          (snapshot.state.status === 'lobby' ? (
            <Lobby
              leagueId={leagueId}
              snapshot={snapshot}
              offset={snapshot.now - query.dataUpdatedAt}
              changed={again}
              asks={question === 'begin' ? begin : null}
            />
          ) : (
            <Results leagueId={leagueId} snapshot={snapshot} />
          ))}
      </Panel>
      {question === 'reopen' && state !== undefined && (
        <Confirm
          title={t.reopenDraftQuestion}
          text={`${t.reopenedDraftHint({ count: openPicks })} ${REOPENABLE}`}
          act={t.reopenDraft}
          onClose={() => setQuestion(null)}
          work={async () => {
            await draftOffice.reopen(leagueId, entry.id);
            await again();
          }}
        />
      )}
      {question === 'remove' && (
        <Confirm
          title={t.removeDraftQuestion({ draft: entry.name })}
          text={entry.kind === 'mock' ? t.removeMockHint : t.removeLobbyHint}
          act={t.remove}
          danger
          onClose={() => setQuestion(null)}
          work={async () => {
            await draftOffice.remove(leagueId, entry.id);
            await again();
          }}
        />
      )}
    </>
  );
}

function Begin({
  state,
  short,
  present,
  ...rest
}: {
  state: DraftSnapshot['state'];
  /** Warning text when the pool is too small; null otherwise. */
  short: string | null;
  present: readonly PresentUser[];
  onClose: () => void;
  work: () => Promise<void>;
}) {
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
      {...rest}
    >
      {short !== null && <p className="mb-3 text-sm font-medium">{short}</p>}
      <WhoBegins state={state} present={present} />
    </Confirm>
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      onClose();
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={text}
      size={size}
      submit={act}
      danger={danger}
      busy={busy}
      error={failure}
      onSubmit={() => void go()}
    >
      {children}
    </FormDialog>
  );
}

function Results({ leagueId, snapshot }: { leagueId: string; snapshot: DraftSnapshot }) {
  const { state, my } = snapshot;
  const [tab, setTab] = useState<'results' | 'recap' | 'log'>('results');
  return (
    <Tabs
      label={t.draft}
      value={tab}
      tabs={[
        { value: 'results', label: t.results },
        { value: 'recap', label: t.recap },
        { value: 'log', label: t.log },
      ]}
      onChange={setTab}
    >
      {tab === 'results' ? (
        <DraftResults leagueId={leagueId} state={state} my={my.teamIds} />
      ) : tab === 'recap' ? (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <DraftRecap leagueId={leagueId} state={state} my={my.teamIds} />
        </Suspense>
      ) : (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <DraftRecord leagueId={leagueId} state={state} />
        </Suspense>
      )}
    </Tabs>
  );
}
