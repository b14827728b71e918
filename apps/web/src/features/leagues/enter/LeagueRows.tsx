import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { LeagueLink } from './LeagueEntry.js';
import { useLeagueRows } from './use-league-rows.js';

/** The reader's leagues, one row each: rank, points of the night and the number of tasks. */
export function LeagueRows({ phaseOf }: { phaseOf: (phase: LeagueListEntry['phase']) => string }) {
  const { rows } = useLeagueRows(phaseOf);
  return rows === undefined ? (
    <SkeletonRows rows={3} />
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
