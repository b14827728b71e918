import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import { draftPhases } from '@crease/core/leagues/drafts/draft.table.js';
import { Suspense, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import type { DraftListEntry } from '@crease/core/draft/draft.schema.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { Button } from '../../../ui/Button.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { Panel } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { usePhone } from '../../../ui/use-media.js';
import { DraftList, useDrafts } from './DraftList.js';
import * as t from './history.words.en.js';

const DraftDetail = lazyPanel(() => import('./DraftDetail.js'));
const CreateDraft = lazyPart(() => import('./CreateDraft.js'));

/** `/{league_id}/draft/history`: lobbies of upcoming drafts, links to running ones, results of finished ones. */
export default function DraftHistoryPage() {
  const { leagueId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { league, me } = useLoadedLeague(leagueId);
  usePageTitle(t.draftRoom, league.league_name);
  const phone = usePhone();
  const [creating, setCreating] = useState<'real' | 'mock' | null>(null);
  const query = useDrafts(leagueId);
  const drafts = query.data ?? [];
  const wanted = search.get('draft');
  const chosen =
    drafts.find((draft) => draft.id === wanted) ??
    drafts.find((draft) => draft.status !== 'ended' && draft.kind !== 'mock') ??
    drafts[0];
  const detail = useRef<HTMLDivElement>(null);
  const ways = <CreateButtons commissioner={me.is_commissioner} create={setCreating} />;
  const choose = (id: string) => {
    setSearch({ draft: id }, { replace: true });
    if (phone) requestAnimationFrame(() => detail.current?.scrollIntoView({ behavior: 'smooth', block: 'start' }));
  };
  return (
    <>
      <PageHeader title={t.draftRoom} actions={query.data?.length === 0 ? undefined : ways} />
      <div
        className={cx(
          'grid items-start gap-4',
          query.data?.length !== 0 && 'lg:grid-cols-[19rem_minmax(0,1fr)] short:sm:grid-cols-[13rem_minmax(0,1fr)]',
        )}
      >
        <DraftList query={query} leagueId={leagueId} ways={ways} chosen={chosen?.id} choose={choose} />
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

/** True when the league's phase allows reopening the draft. The server checks everything else. */
const reopenable = (draft: DraftListEntry, league: { current_season: string; phase: LeaguePhase }): boolean =>
  draft.kind === 'mock' ||
  (league.current_season === draft.season &&
    league.phase !== 'setup' &&
    draftPhases(draft.type).includes(league.phase));

interface CreateProps {
  commissioner: boolean;
  create: (kind: 'real' | 'mock') => void;
}

function CreateButtons({ commissioner, create }: CreateProps) {
  return (
    <>
      <Button icon={<Play size={16} aria-hidden="true" />} onClick={() => create('mock')}>
        {t.startMockDraft}
      </Button>
      {commissioner && (
        <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => create('real')}>
          {t.createADraft}
        </Button>
      )}
    </>
  );
}
