import type { HitConflict } from '@crease/core/players/files/hit-conflicts.rules.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
import type { ImportContext } from '../import.run.js';

/** Adds to a report row the cap hits on which another source disagrees, and the figure that was kept. */
export function withConflicts(row: ImportRow, conflicts: readonly HitConflict[]): ImportRow {
  if (conflicts.length === 0) return row;
  return {
    ...row,
    conflicts: [...conflicts],
    why: [...(row.why ?? []), ...conflicts.map((figures) => ({ key: 'hit.conflict' as const, figures }))],
  };
}

const NAMED = 10;

export function noteConflicts(
  outcome: readonly ImportRow[],
  { notes, conflicts }: Pick<ImportContext, 'notes' | 'conflicts'>,
): void {
  const hits = outcome.flatMap(({ name, conflicts: ofRow }) =>
    (ofRow ?? []).map(({ season, kept, other }) => ({ name: name ?? '', season, kept, other })),
  );
  if (hits.length === 0) return;
  notes.push({
    key: 'note.conflicts',
    figures: { count: hits.length, hits: hits.slice(0, NAMED), asks: conflicts === 'ask' },
  });
}
