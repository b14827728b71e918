import { useState } from 'react';
import type { ImportView } from '@crease/core/auth/auth.answers.js';
import { reasonsWords, reasonWords } from '@crease/core/players/files/report.words.js';
import type { CsvTable } from '../../../platform/files/csv.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { LoadingRows, Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { ShowMore } from '../../../ui/lists/ShowMore.js';
import { useImports } from '../admin.data.js';
import { useImportRows, type RowKind } from './desk.data.js';
import { IMPORT_KINDS } from './import-kinds.js';
import { countWords, ReportRows, RowFilter } from './ReportRows.js';
import * as t from './imports.words.en.js';

export function ImportsPanel() {
  const query = useImports();
  const [opened, setOpened] = useState<ImportView | null>(null);
  return (
    <Panel
      title={t.importHistory}
      flush
      className="lg:col-span-2"
      actions={
        <DownloadCsv name="imports" disabled={!query.data?.length} table={() => historyTable(query.data ?? [])} />
      }
      state={panelState(query, (imports) =>
        imports.length === 0 ? { words: t.noImportsYet, detail: t.importHistoryHint } : null,
      )}
    >
      <ul aria-label={t.imports}>
        {query.data?.map((run) => (
          <li
            key={run.id}
            className="grid items-start gap-x-4 gap-y-1 border-b border-line px-4 py-1.5 last:border-b-0 sm:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <span className="min-w-0 break-all">{reasonWords(run.source)}</span>
                <State run={run} />
              </p>
              <p className="text-xs text-ink-3">
                {[IMPORT_KINDS[run.kind], countWords(run.counts), ...run.notes.map(reasonWords)].join(' · ')}
              </p>
              {run.status === 'refused' && (
                <p className="mt-1 text-sm text-ink-2">{reasonsWords(run.refused[0]?.why ?? [])}</p>
              )}
            </div>
            <div className="flex items-center gap-3 sm:justify-end">
              <span className="text-xs text-ink-3">
                {run.by ?? t.commandLineOrNight} · <RelativeTime at={run.finished_at} />
              </span>
              <Button
                size="sm"
                aria-label={t.rowsOf({ source: reasonWords(run.source) })}
                onClick={() => setOpened(run)}
              >
                {t.rows}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {opened !== null && <RowsDialog run={opened} onClose={() => setOpened(null)} />}
    </Panel>
  );
}

const historyTable = (imports: readonly ImportView[]): CsvTable => ({
  head: [
    t.whenHeading,
    t.kindHeading,
    t.sourceHeading,
    t.byHeading,
    t.stateHeading,
    t.newHeading,
    t.changedHeading,
    t.theSameHeading,
    t.refusedHeading,
    t.notesHeading,
  ],
  keys: [null, 'kind', null, null, 'status'],
  rows: imports.map(({ finished_at, kind, source, by, status, counts, notes }) => [
    finished_at,
    kind,
    reasonWords(source),
    by,
    status,
    counts.created,
    counts.updated,
    counts.unchanged,
    counts.refused,
    reasonsWords(notes),
  ]),
});

function State({ run: { status, counts } }: { run: ImportView }) {
  if (status === 'refused') return <Badge tone="bad">{t.refused}</Badge>;
  return (
    <Badge tone={counts.refused > 0 ? 'warn' : 'good'}>
      {counts.refused > 0 ? t.refusedCount({ count: counts.refused }) : t.done}
    </Badge>
  );
}

function RowsDialog({ run, onClose }: { run: ImportView; onClose: () => void }) {
  const [kind, setKind] = useState<RowKind>('all');
  const query = useImportRows(run.id, kind);
  const rows = query.data?.pages.flatMap((page) => page.rows);
  return (
    <Dialog open onClose={onClose} title={reasonWords(run.source)} size="lg">
      <div className="flex min-w-0 flex-col gap-3">
        <p className="text-sm text-ink-2">{t.countsWithUnchangedNote({ counts: countWords(run.counts) })}</p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <RowFilter value={kind} onChange={setKind} />
          <DownloadCsv
            name={t.reportOf({ source: reasonWords(run.source) }).slice(0, 100)}
            disabled={rows === undefined || rows.length === 0}
            table={async () => (await import('../admin.tables.js')).importTable(run.id, kind)}
          />
        </div>
        <div className="rounded-md border border-line">
          {rows === undefined ? <LoadingRows query={query} /> : <ReportRows rows={rows} />}
        </div>
        {query.hasNextPage && <ShowMore query={query} words={t.showMoreRows} />}
      </div>
    </Dialog>
  );
}
