import { useEffect, useMemo, useRef, useState } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftRecordAnswer } from '@crease/core/draft/draft.schema.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { ShowMore } from '../../../ui/lists/ShowMore.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import { ProvenDraw } from './DrawProof.js';
import { failureText } from '../sync/draft-labels.js';
import * as t from './results.words.en.js';

type Line = DraftRecordAnswer['lines'][number];

/** The draft's public log, newest first. A draw's line has its proof. */
export default function DraftRecord({ leagueId, state }: { leagueId: string; state: DraftState }) {
  const [shown, setShown] = useState<'decisions' | 'all'>('decisions');
  const only = shown === 'all' ? null : shown;
  const query = useInfiniteQuery({
    queryKey: draftKeys.record(leagueId, state.id, only),
    queryFn: ({ pageParam, signal }) => draftApi.record(leagueId, state.id, only, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  useFresh(draftKeys.record(leagueId, state.id, only), state.seq);
  const lines = query.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      {/* In the lobby the log contains only decisions, so it needs no filter. */}
      {state.status !== 'lobby' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5">
          <SegmentedControl
            label={t.linesOfLog}
            value={shown}
            options={[
              { value: 'decisions', label: t.decisions },
              { value: 'all', label: t.everything },
            ]}
            onChange={setShown}
          />
          <span className="text-xs text-ink-3">{shown === 'all' ? t.everythingHint : t.decisionsHint}</span>
        </div>
      )}
      {query.isPending ? (
        <SkeletonRows rows={6} />
      ) : query.isError && lines.length === 0 ? (
        <ErrorState message={failureText(query.error)} retry={() => void query.refetch()} retrying={query.isFetching} />
      ) : lines.length === 0 ? (
        <EmptyState words={t.nothingYet} detail={t.emptyLogHint} />
      ) : (
        <ol aria-label={t.logOfDraft}>
          {lines.map((line) => (
            <RecordLine key={line.seq} line={line} leagueId={leagueId} state={state} />
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-2">
          <ShowMore query={query} words={t.showEarlierLines} />
        </div>
      )}
    </>
  );
}

/** Refetches a query when the draft's sequence number has advanced. */
function useFresh(queryKey: readonly unknown[], seq: number) {
  const client = useQueryClient();
  const known = useRef(seq);
  useEffect(() => {
    if (known.current === seq) return;
    known.current = seq;
    void client.invalidateQueries({ queryKey });
  }, [client, queryKey, seq]);
}

function RecordLine({ line, leagueId, state }: { line: Line; leagueId: string; state: DraftState }) {
  const { drawn } = line;
  return (
    <li className="flex flex-col gap-1 border-b border-line px-4 py-1.5 last:border-b-0">
      <p className="text-sm break-words text-ink">
        {drawn?.draw != null && (
          <Badge tone={drawn.draw > 1 ? 'warn' : 'accent'} className="mr-2">
            {t.drawNumber({ draw: drawn.draw })}
          </Badge>
        )}
        {line.text}
      </p>
      <p className="text-xs text-ink-3">
        {line.actor?.name ?? t.byItself}
        {' · '}
        <RelativeTime at={line.at} />
      </p>
      {drawn !== null && drawn.seed_hash !== null && state.kind !== 'mock' && (
        <DrawOfLine drawn={drawn} leagueId={leagueId} state={state} />
      )}
    </li>
  );
}

function DrawOfLine({
  drawn: { draw, source, team_ids: teamIds, from, lottery, seed, seed_hash: seedHash },
  leagueId,
  state,
}: {
  drawn: NonNullable<Line['drawn']>;
  leagueId: string;
  state: DraftState;
}) {
  const teams = useMemo(() => new Map(state.teams.map((team) => [team.id, team])), [state.teams]);
  return (
    <details className="mt-1">
      <summary className="w-fit cursor-pointer text-xs font-medium text-accent-text hover:underline pointer-coarse:py-2">
        {draw === null ? t.checkThisDraw : t.checkDrawNumber({ draw })}
      </summary>
      <div className="mt-2 max-w-xl">
        <ProvenDraw
          leagueId={leagueId}
          state={state}
          draw={{
            source,
            teamIds,
            seed,
            seedHash,
            ...(from === null ? {} : { from }),
            ...(lottery === null ? {} : { lottery }),
          }}
          teams={teams}
        />
      </div>
    </details>
  );
}
