import { useState } from 'react';
import type { ImportAnswer } from '@crease/core/auth/auth.schema.js';
import type { DeskKind } from '@crease/core/imports/desk/desk.fields.js';
import type { DeskChoices, DeskFile } from '@crease/core/imports/desk/desk-file.rules.js';
import type { ConflictPolicy } from '@crease/core/players/files/hit-conflicts.rules.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import type { useMissing } from '../../../ui/fields/use-missing.js';
import { Select } from '../../../ui/fields/Select.js';
import { UploadProgress } from './ImportProgress.js';
import { ImportReport } from './ImportReport.js';
import { SheetUnsure } from './SheetUnsure.js';
import { POLICIES, useSendFile } from './upload.data.js';
import * as t from './imports.words.en.js';

interface SheetTryProps {
  kind: DeskKind;
  name: string;
  file: DeskFile;
  ready: boolean;
  missing: ReturnType<typeof useMissing>;
  source: string;
  onSource: (source: string) => void;
  choices: DeskChoices;
  onChoose: (chosen: DeskChoices) => void;
}

/** Imports a table: first a trial run that lists uncertain players, then the import. */
export function SheetTry({ kind, name, file, ready, missing, source, onSource, choices, onChoose }: SheetTryProps) {
  const send = useSendFile();
  const [conflicts, setConflicts] = useState<ConflictPolicy>('ask');
  // The content of the last trial; any change requires another.
  const [sent, setSent] = useState<string | null>(null);
  const now = `${kind} ${conflicts} ${file.csv}`;
  const report = sent === now ? send.data : undefined;
  const tried = report?.dry_run === true;
  const changes = report === undefined ? 0 : report.counts.created + report.counts.updated;
  const asks = report?.rows.some(({ disagrees }) => disagrees) === true;
  const go = (dryRun: boolean) => {
    setSent(now);
    send.mutate({ kind, name, dryRun, conflicts, file: new Blob([file.csv], { type: 'text/csv' }) });
  };
  return (
    <div className="flex flex-col gap-4">
      {kind === 'contracts' && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            label={t.sourceOfFigures}
            hint={t.sourceOfFiguresHint({ table: name })}
            maxLength={120}
            value={source}
            onChange={(event) => onSource(event.target.value)}
          />
          <Select label={t.whereSourcesDisagree} value={conflicts} options={POLICIES} onChange={setConflicts} />
        </div>
      )}
      <p className="text-ink-2">{linesWords(kind, file)}</p>
      <FormAlert message={missing.notice ?? (sent === now ? failureOf(send.error) : null)} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant={tried ? 'secondary' : 'primary'}
          disabled={(ready && file.lines.length === 0) || send.isPending}
          busy={send.isPending && send.variables.dryRun}
          onClick={() => (ready ? go(true) : missing.show())}
        >
          {t.tryIt}
        </Button>
        {tried && (
          <Button variant="primary" disabled={changes === 0 && !asks} busy={send.isPending} onClick={() => go(false)}>
            {changes === 0 && !asks ? t.nothingToImport : t.importKind({ kind })}
          </Button>
        )}
      </div>
      <UploadProgress waiting={send.isPending} source={name} />
      {report !== undefined && <ImportReport report={inTable(report, file.lines)} />}
      {tried && (
        <SheetUnsure
          report={report}
          lines={file.lines}
          choices={choices}
          creates={kind === 'contracts'}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

/** Row numbers of the user's table instead of those of the generated file. */
const inTable = (report: ImportAnswer, lines: DeskFile['lines']): ImportAnswer => ({
  ...report,
  rows: report.rows.map((row) => ({ ...row, row: lines[row.row - 2]?.row ?? row.row })),
});

function linesWords(kind: DeskKind, { lines, silent, skipped }: DeskFile): string {
  const players = new Set(lines.map(({ row }) => row)).size;
  const words = [...new Set(silent.map(({ word }) => word).filter((word) => word !== ''))].slice(0, 5);
  return [
    kind === 'contracts'
      ? t.capHitsOfPlayers({ count: lines.length, players })
      : t.statusesCount({ count: lines.length }),
    silent.length > 0 ? t.unreadableRowsStayOut({ count: silent.length, examples: words.join(', ') }) : null,
    skipped > 0 ? t.leftOutByChoice({ count: skipped }) : null,
  ]
    .filter(Boolean)
    .join(' ');
}
