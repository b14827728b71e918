import { formatMoney } from '@crease/core/money.js';
import { conflictWords, type HitConflict } from '@crease/core/players/files/hit-conflicts.rules.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
import type { ImportContext } from '../import.run.js';

/** Adds to a report row the cap hits on which another source disagrees, and the figure that was kept. */
export function withConflicts(row: ImportRow, conflicts: readonly HitConflict[]): ImportRow {
  if (conflicts.length === 0) return row;
  return {
    ...row,
    conflicts: [...conflicts],
    why: [row.why, ...conflicts.map(conflictWords)].filter((word) => word !== undefined).join(' '),
  };
}

const NAMED = 10;

export function noteConflicts(
  outcome: readonly ImportRow[],
  { notes, conflicts }: Pick<ImportContext, 'notes' | 'conflicts'>,
): void {
  const found = outcome.flatMap(({ name, conflicts: ofRow }) =>
    (ofRow ?? []).map(
      ({ season, kept, other }) => `${name ?? ''} ${season} (${formatMoney(kept)}, not ${formatMoney(other)})`,
    ),
  );
  if (found.length === 0) return;
  notes.push(
    `On ${found.length === 1 ? 'one cap hit' : `${found.length} cap hits`} another source says otherwise. Kept: ${found.slice(0, NAMED).join(', ')}${found.length > NAMED ? ', …' : ''}.${conflicts === 'ask' ? ' The newer stands until the site owner chooses in the console.' : ''}`,
  );
}
