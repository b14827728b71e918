import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { LeagueLink } from './LeagueEntry.js';
import { useLeagueRows } from './use-league-rows.js';
import * as t from './enter.words.en.js';

/** The reader's leagues, one row each: rank, points of the night and the number of tasks. */
export function LeagueRows({ phaseOf }: { phaseOf: (phase: LeagueListEntry['phase']) => string }) {
  const { query, rows } = useLeagueRows(phaseOf);
  if (rows === undefined)
    return query.error === null ? (
      <SkeletonRows rows={3} />
    ) : (
      <ErrorState message={query.error.message} retry={() => void query.refetch()} retrying={query.isFetching} />
    );
  return rows.length === 0 ? (
    <EmptyState words={t.inNoLeagueYet} detail={t.inNoLeagueHint} />
  ) : (
    <ul className="divide-y divide-line">
      {rows.map(({ key, ...row }) => (
        <li key={key}>
          <LeagueLink {...row} />
        </li>
      ))}
    </ul>
  );
}
