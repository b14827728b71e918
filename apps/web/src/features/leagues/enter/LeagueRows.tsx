import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { LoadingRows } from '../../../ui/page/Panel.js';
import { LeagueEntry } from './LeagueEntry.js';
import { useLeagueRows } from './use-league-rows.js';
import * as t from './enter.words.en.js';

export function LeagueRows({ phaseOf }: { phaseOf: (phase: LeagueListEntry['phase']) => string }) {
  const { query, rows } = useLeagueRows(phaseOf);
  if (rows === undefined) return <LoadingRows query={query} rows={3} />;
  return rows.length === 0 ? (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState words={t.inNoLeagueYet} detail={t.inNoLeagueHint} />
    </div>
  ) : (
    <LeagueCards rows={rows} />
  );
}

/** In two columns on wide screens, where a last card alone is as wide as its row. */
export const LeagueCards = ({ rows }: { rows: NonNullable<ReturnType<typeof useLeagueRows>['rows']> }) => (
  <ul className="grid items-start gap-4 lg:grid-cols-2">
    {rows.map(({ key, ...row }) => (
      <li key={key} className="lg:last:odd:col-span-2">
        <LeagueEntry {...row} />
      </li>
    ))}
  </ul>
);
