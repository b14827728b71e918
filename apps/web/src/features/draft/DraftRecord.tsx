import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../ui/Badge.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/Panel.js';
import { RelativeTime } from '../../ui/RelativeTime.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { draftApi, draftKeys } from './draft.data.js';
import { failureText } from './draft.words.js';

/** The draft's public log: what was done to it, by whom and when, the latest first. */
export default function DraftRecord({ leagueId, draftId, seq }: { leagueId: string; draftId: string; seq: number }) {
  const query = useQuery({
    queryKey: [...draftKeys.record(leagueId, draftId), seq],
    queryFn: ({ signal }) => draftApi.record(leagueId, draftId, signal),
    placeholderData: (before) => before,
  });
  if (query.isPending) return <SkeletonRows rows={6} />;
  if (query.isError)
    return (
      <ErrorState message={failureText(query.error)} retry={() => void query.refetch()} retrying={query.isFetching} />
    );
  const { lines } = query.data;
  if (lines.length === 0)
    return <EmptyState words="Nothing yet" detail="Draws, changes and whatever the commissioner does stand here." />;
  return (
    <ol aria-label="Log of the draft">
      {lines.map((line) => (
        <li key={line.seq} className="flex flex-col gap-1 border-b border-line px-4 py-2.5 last:border-b-0">
          <p className="text-sm text-ink">
            {line.drawn?.draw != null && (
              <Badge tone={line.drawn.draw > 1 ? 'warn' : 'accent'} className="mr-2">
                {`Draw ${line.drawn.draw}`}
              </Badge>
            )}
            {line.text}
          </p>
          {line.drawn !== null && (
            <p className="text-xs break-all text-ink-3 select-all">{`Seed ${line.drawn.seed}`}</p>
          )}
          <p className="text-xs text-ink-3">
            {line.actor?.name ?? 'By itself'}
            {' · '}
            <RelativeTime at={line.at} />
          </p>
        </li>
      ))}
    </ol>
  );
}
