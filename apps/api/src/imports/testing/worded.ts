import type { ImportReport, ImportRow } from '@crease/core/players/files/import.report.js';
import { storedWords } from '@crease/core/players/files/report.words.js';

export const worded = (report: ImportReport) => ({
  ...report,
  notes: report.notes.map((note) => storedWords([note])),
  rows: report.rows.map(({ why, ...row }): Omit<ImportRow, 'why'> & { why?: string } =>
    why === undefined ? row : { ...row, why: storedWords(why) },
  ),
});
