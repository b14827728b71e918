import { Suspense, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { DraftListEntry, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { keys } from '../../open-league/league-data.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { Tabs } from '../../../ui/page/Tabs.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { DraftResults } from '../results/DraftResults.js';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import { Lobby } from '../lobby/Lobby.js';
import { DraftActions } from './DraftActions.js';
import { BeginDraft, RemoveDraft, ReopenDraft, type DraftQuestion } from './DraftQuestions.js';
import * as t from './history.words.en.js';

const DraftRecap = lazyPanel(() => import('../recap/DraftRecap.js'));
const DraftRecord = lazyPanel(() => import('../results/DraftRecord.js'));

interface DetailProps {
  leagueId: string;
  entry: DraftListEntry;
  reopenable: boolean;
}

/** One draft outside its room: the lobby before it begins, the results after it. */
export default function DraftDetail({ leagueId, entry, reopenable }: DetailProps) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: draftKeys.detail(leagueId, entry.id),
    queryFn: ({ signal }) => draftApi.snapshot(leagueId, entry.id, signal),
    refetchInterval: entry.status === 'ended' ? false : 10_000,
  });
  const [question, setQuestion] = useState<DraftQuestion | null>(null);
  const snapshot = query.data;
  const changed = () => {
    // The blockers of the next phase list missing drafts.
    void client.invalidateQueries({ queryKey: keys.phase(leagueId) });
    return client.invalidateQueries({ queryKey: keys.drafts(leagueId) });
  };
  const asked = { leagueId, entry, changed, onClose: () => setQuestion(null) };
  const title = (
    <span className="flex items-center gap-2">
      {entry.name}
      {entry.kind === 'mock' && <Badge>{t.mockChangesNothing}</Badge>}
    </span>
  );
  const actions = snapshot !== undefined && (
    <DraftActions leagueId={leagueId} entry={entry} snapshot={snapshot} reopenable={reopenable} ask={setQuestion} />
  );
  return (
    <>
      <Panel
        title={title}
        flush
        className="overflow-clip!"
        actions={actions}
        state={panelState(query)}
        skeleton={<SkeletonRows rows={8} />}
      >
        {snapshot !== undefined &&
          (snapshot.state.status === 'lobby' ? (
            <Lobby
              leagueId={leagueId}
              snapshot={snapshot}
              offset={snapshot.now - query.dataUpdatedAt}
              changed={changed}
              asks={
                question === 'begin'
                  ? (present) => <BeginDraft {...asked} snapshot={snapshot} present={present} />
                  : null
              }
            />
          ) : (
            <Results leagueId={leagueId} snapshot={snapshot} />
          ))}
      </Panel>
      {question === 'reopen' && snapshot !== undefined && <ReopenDraft {...asked} state={snapshot.state} />}
      {question === 'remove' && <RemoveDraft {...asked} />}
    </>
  );
}

function Results({ leagueId, snapshot }: { leagueId: string; snapshot: DraftSnapshot }) {
  const { state, my } = snapshot;
  const [search] = useSearchParams();
  const [tab, setTab] = useState<'results' | 'recap' | 'log'>(search.get('tab') === 'log' ? 'log' : 'results');
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
        <DraftResults leagueId={leagueId} snapshot={snapshot} />
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
