import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import LogIn from 'lucide-react/icons/log-in';
import type { DraftListEntry } from '@crease/core/draft/draft.schema.js';
import { draftListQuery } from '../../open-league/draft-list.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { Badge, type Tone } from '../../../ui/marks/Badge.js';
import { buttonClass } from '../../../ui/Button.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { Skeleton } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { KIND_WORD, STATUS_WORD } from '../sync/draft-labels.js';
import * as t from './history.words.en.js';

const TONE: Record<DraftListEntry['status'], Tone> = {
  lobby: 'accent',
  running: 'good',
  paused: 'warn',
  ended: 'neutral',
};

export const useDrafts = (leagueId: string) =>
  useQuery({
    ...draftListQuery(leagueId),
    // The number of picks grows while a draft runs.
    refetchInterval: (state) => (state.state.data?.some((draft) => draft.status === 'running') ? 10_000 : false),
  });

interface ListProps {
  query: ReturnType<typeof useDrafts>;
  leagueId: string;
  chosen: string | undefined;
  choose: (id: string) => void;
  /** Buttons that create a draft, shown here while there is none. */
  ways: ReactNode;
}

export function DraftList({ query, leagueId, chosen, choose, ways }: ListProps) {
  const commissioner = useLoadedLeague(leagueId).me.is_commissioner;
  return (
    <Panel
      title={t.drafts}
      untitled={query.data?.length === 0}
      flush
      skeleton={<ListSkeleton />}
      state={panelState(query, (list) =>
        list.length === 0
          ? {
              words: t.noDraftsYet,
              detail: commissioner ? t.commissionerStartHint : t.managerStartHint,
              action: <span className="flex flex-wrap justify-center gap-2">{ways}</span>,
            }
          : null,
      )}
    >
      <ul>
        {query.data?.map((draft) => (
          <Entry
            key={draft.id}
            draft={draft}
            chosen={draft.id === chosen}
            leagueId={leagueId}
            onChoose={() => choose(draft.id)}
          />
        ))}
      </ul>
    </Panel>
  );
}

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
  // Redraft leagues start over every season, without a startup draft.
  const redraft = useLoadedLeague(leagueId).league.league_type === 'redraft';
  const share = draft.picks === 0 ? 0 : draft.made / draft.picks;
  const live = draft.status === 'running' || draft.status === 'paused';
  return (
    <li className={cx('relative border-b border-line last:border-b-0', chosen ? 'bg-accent-soft' : 'hover:bg-hover')}>
      {chosen && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-0.75 bg-accent" />}
      <div className="flex flex-col gap-1 px-4 py-2 lg:gap-1.5 lg:py-3">
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
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-stretch lg:gap-1.5">
          <p className="text-xs text-ink-2">
            {`${redraft && draft.kind === 'startup' ? t.redraft : KIND_WORD[draft.kind]} · ${draft.type === 'rookie' ? t.rookies : draft.season}`}
            {' · '}
            <RelativeTime at={draft.ended_at ?? draft.begun_at ?? draft.created_at} />
          </p>
          {draft.status !== 'lobby' && (
            <div className="flex min-w-28 flex-1 items-center gap-2 text-xs text-ink-3">
              <span aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-hover">
                <span className="block h-full bg-ink-3" style={{ width: `${share * 100}%` }} />
              </span>
              {t.picksMade({ made: draft.made, count: draft.picks })}
            </div>
          )}
        </div>
        {live && (
          <Link
            to={paths.draftRoom(leagueId, draft.id)}
            // Beside the list, the chosen draft's own panel has this link.
            className={buttonClass('primary', 'sm', cx('relative mt-1 self-start', chosen && 'lg:hidden'))}
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
        <div key={line} className="flex flex-col gap-2 border-b border-line px-4 py-2 last:border-b-0">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3 w-4/5" />
        </div>
      ))}
    </div>
  );
}
