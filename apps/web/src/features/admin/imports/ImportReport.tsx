import { useState } from 'react';
import type { ImportAnswer } from '@crease/core/auth/auth.schema.js';
import { reasonWords } from '@crease/core/players/files/report.words.js';
import type { RowKind } from './desk.data.js';
import { countWords, ReportRows, RowFilter } from './ReportRows.js';
import * as t from './imports.words.en.js';

export function ImportReport({ report }: { report: ImportAnswer }) {
  const [kind, setKind] = useState<RowKind>('all');
  const rows = report.rows.filter(
    (row) => kind === 'all' || (kind === 'conflicts' ? row.disagrees : row.action === kind),
  );
  return (
    <section aria-label={t.report} className="min-w-0 rounded-md border border-line">
      <p role="status" className="border-b border-line px-3 py-2 font-medium">
        {(report.dry_run ? t.wouldBeCounts : t.doneCounts)({
          counts: countWords(report.counts),
          rows: report.counts.rows,
        })}
      </p>
      {report.notes.length > 0 && (
        <ul className="flex flex-col gap-1 border-b border-line px-3 py-2 text-sm text-ink-2">
          {report.notes.map(reasonWords).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {report.rows.length > 0 && (
        <>
          <div className="border-b border-line px-3 py-2">
            <RowFilter value={kind} onChange={setKind} />
          </div>
          <ReportRows rows={rows} />
          {report.more > 0 && (
            <p className="border-t border-line px-3 py-2 text-sm text-ink-3">
              {(report.dry_run ? t.andMoreRows : t.andMoreRowsListed)({ count: report.more })}
            </p>
          )}
        </>
      )}
    </section>
  );
}
