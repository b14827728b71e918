import { Suspense, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import LogIn from 'lucide-react/icons/log-in';
import Plus from 'lucide-react/icons/plus';
import type { DraftListEntry } from '@crease/core/draft/draft.schema.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { Badge, type Tone } from '../../../ui/marks/Badge.js';
import { Button, buttonClass } from '../../../ui/Button.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { Skeleton } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { usePhone } from '../../../ui/use-media.js';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import { KIND_WORD, STATUS_WORD } from '../sync/draft-labels.js';
import * as t from './history.words.en.js';

const DraftDetail = lazyPart(() => import('./DraftDetail.js'));
const CreateDraft = lazyPart(() => import('./CreateDraft.js'));

const TONE: Record<DraftListEntry['status'], Tone> = {
  lobby: 'accent',
  running: 'good',
  paused: 'warn',
  ended: 'neutral',
};

/** `/{league_id}/draft/history`: lobbies of upcoming drafts, links to running ones and results of finished ones. */
export default function DraftHistoryPage() {
  const { leagueId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { league, me } = useLoadedLeague(leagueId);
  usePageTitle(t.draftRoom, league.league_name);
  const phone = usePhone();
  const [creating, setCreating] = useState<'real' | 'mock' | null>(null);
  const query = useQuery({
    queryKey: draftKeys.list(leagueId),
    queryFn: async ({ signal }) => (await draftApi.list(leagueId, signal)).drafts,
    // The number of picks grows while a draft runs.
    refetchInterval: (state) => (state.state.data?.some((draft) => draft.status === 'running') ? 10_000 : false),
  });
  const drafts = query.data ?? [];
  const wanted = search.get('draft');
  const chosen =
    drafts.find((draft) => draft.id === wanted) ??
    drafts.find((draft) => draft.status !== 'ended' && draft.kind !== 'mock') ??
    drafts[0];
  const detail = useRef<HTMLDivElement>(null);
  const choose = (id: string) => {
    setSearch({ draft: id }, { replace: true });
    if (phone) requestAnimationFrame(() => detail.current?.scrollIntoView({ behavior: 'smooth', block: 'start' }));
  };
  const actions = (
    <>
      <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setCreating('mock')}>
        {t.startMockDraft}
      </Button>
      {me.is_commissioner && (
        <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setCreating('real')}>
          {t.createADraft}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={t.draftRoom} detail={t.draftRoomSubtitle} actions={actions} />
      <div className={cx('grid items-start gap-4', query.data?.length !== 0 && 'lg:grid-cols-[19rem_minmax(0,1fr)]')}>
        <Panel
          title={t.drafts}
          flush
          skeleton={<ListSkeleton />}
          state={panelState(query, (list) =>
            list.length === 0
              ? {
                  words: t.noDraftsYet,
                  detail: me.is_commissioner ? t.commissionerStartHint : t.managerStartHint,
                }
              : null,
          )}
        >
          <ul>
            {drafts.map((draft) => (
              <Entry
                key={draft.id}
                draft={draft}
                chosen={draft.id === chosen?.id}
                leagueId={leagueId}
                onChoose={() => choose(draft.id)}
              />
            ))}
          </ul>
        </Panel>
        <div ref={detail} className="min-w-0">
          {chosen !== undefined && (
            <Suspense fallback={<Panel title={chosen.name} state={{ kind: 'loading' }} />}>
              <DraftDetail key={chosen.id} leagueId={leagueId} entry={chosen} reopenable={reopenable(chosen, league)} />
            </Suspense>
          )}
        </div>
      </div>
      {creating !== null && (
        <Suspense>
          <CreateDraft
            leagueId={leagueId}
            mock={creating === 'mock'}
            rookies={league.rookieDraftEnabled}
            onClose={() => setCreating(null)}
            onCreated={(id) => {
              setCreating(null);
              choose(id);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * True when the league's phase still allows a draft to be reopened. The server checks everything else that may prevent
 * it.
 */
const reopenable = (draft: DraftListEntry, league: { current_season: string; phase: string }): boolean =>
  draft.kind === 'mock' ||
  (league.current_season === draft.season && (league.phase === 'startup-drafts' || league.phase === 'annual-drafts'));

function Entry({
  draft,
  chosen,
  leagueId,
  onChoose,
}: {
  draft: DraftListEntry;
  chosen: boolean;
  leagueId: string;
  onChoose: () => void;
}) {
  // Redraft leagues start over every season, so none of their drafts is a startup draft.
  const redraft = useLoadedLeague(leagueId).league.league_type === 'redraft';
  const share = draft.picks === 0 ? 0 : draft.made / draft.picks;
  const live = draft.status === 'running' || draft.status === 'paused';
  return (
    <li className={cx('relative border-b border-line last:border-b-0', chosen ? 'bg-accent-soft' : 'hover:bg-hover')}>
      {chosen && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-0.75 bg-accent" />}
      <div className="flex flex-col gap-1.5 px-4 py-3">
        <div className="flex items-start justify-between gap-2">
          {/* The whole entry is clickable; the link to the room lies above this button. */}
          <button
            type="button"
            aria-current={chosen ? 'true' : undefined}
            onClick={onChoose}
            className="min-w-0 text-left font-semibold text-ink outline-offset-2 after:absolute after:inset-0"
          >
            {draft.name}
          </button>
          <Badge tone={TONE[draft.status]}>{STATUS_WORD[draft.status]}</Badge>
        </div>
        <p className="text-xs text-ink-2">
          {`${redraft && draft.kind === 'startup' ? t.redraft : KIND_WORD[draft.kind]} · ${draft.type === 'rookie' ? t.rookies : draft.season}`}
          {' · '}
          <RelativeTime at={draft.ended_at ?? draft.begun_at ?? draft.created_at} />
        </p>
        {draft.status !== 'lobby' && (
          <div className="flex items-center gap-2 text-xs text-ink-3">
            <span aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-hover">
              <span className="block h-full bg-ink-3" style={{ width: `${share * 100}%` }} />
            </span>
            {t.picksMade({ made: draft.made, count: draft.picks })}
          </div>
        )}
        {live && (
          <Link
            to={paths.draftRoom(leagueId, draft.id)}
            className={buttonClass('primary', 'sm', 'relative mt-1 self-start')}
          >
            <LogIn size={14} aria-hidden="true" />
            {t.enterRoom}
          </Link>
        )}
      </div>
    </li>
  );
}

function ListSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col">
      {[0, 1, 2].map((line) => (
        <div key={line} className="flex flex-col gap-2 border-b border-line px-4 py-3 last:border-b-0">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3 w-4/5" />
        </div>
      ))}
    </div>
  );
}
