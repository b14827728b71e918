import { useRef, useState } from 'react';
import type { ConflictPolicy } from '@crease/core/players/files/hit-conflicts.rules.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { Button } from '../../../ui/Button.js';
import { FileField } from '../../../ui/fields/FileField.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { useMissing } from '../../../ui/fields/use-missing.js';
import { Panel } from '../../../ui/page/Panel.js';
import { Select } from '../../../ui/fields/Select.js';
import { useEveryLeague } from '../admin.data.js';
import { IMPORT_KINDS } from './import-kinds.js';
import { UploadProgress } from './ImportProgress.js';
import { ImportReport } from './ImportReport.js';
import { POLICIES, useSendFile } from './upload.data.js';
import * as t from './imports.words.en.js';

const KINDS = (
  ['players', 'contracts', 'skater-stats', 'goalie-stats', 'games', 'statuses', 'rankings', 'rosters'] as const
).map((value) => ({ value, label: IMPORT_KINDS[value] }));
type Kind = (typeof KINDS)[number]['value'];

const MAX_MB = 16;

/** Imports a CSV file. A trial run first shows its changes row by row. */
export function UploadPanel() {
  const [kind, setKind] = useState<Kind>('players');
  const [league, setLeague] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<ConflictPolicy>('ask');
  const [file, setFile] = useState<File | null>(null);
  const leagues = useEveryLeague().data ?? [];
  const leagueId = league ?? leagues[0]?.league_id;
  const send = useSendFile();
  const report = send.data;
  const tooLarge = file !== null && file.size > MAX_MB * 1024 * 1024;
  const choose = (change: () => void) => {
    change();
    // Another selection makes the last trial invalid.
    send.reset();
  };
  const go = (dryRun: boolean) => {
    if (file === null) return;
    send.mutate({
      kind,
      file,
      name: file.name,
      dryRun,
      leagueId: kind === 'rosters' ? (leagueId ?? '') : null,
      ...(kind === 'players' || kind === 'contracts' ? { conflicts } : {}),
    });
  };
  const form = useRef<HTMLFormElement>(null);
  const ready = file !== null && !tooLarge;
  const missing = useMissing(form, ready, failureOf(send.error));
  return (
    <Panel title={t.importFile} className="lg:col-span-2">
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) go(true);
          else missing.show();
        }}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <Select label={t.typeOfFile} value={kind} options={KINDS} onChange={(next) => choose(() => setKind(next))} />
          {kind === 'rosters' && (
            <Select
              label={t.league}
              value={leagueId ?? ''}
              options={leagues.map((one) => ({ value: one.league_id, label: one.league_name }))}
              onChange={(next) => choose(() => setLeague(next))}
            />
          )}
          {(kind === 'players' || kind === 'contracts') && (
            <Select
              label={t.whereSourcesDisagree}
              value={conflicts}
              options={POLICIES}
              onChange={(next) => choose(() => setConflicts(next))}
            />
          )}
          <FileField
            label={t.csvFile}
            hint={t.fileSizeHint({ megabytes: MAX_MB })}
            error={tooLarge ? t.fileTooLarge({ megabytes: MAX_MB }) : null}
            accept=".csv,text/csv"
            required
            chosen={file?.name ?? null}
            onChoose={([chosen]) => choose(() => setFile(chosen ?? null))}
          />
        </div>
        <FormAlert message={missing.notice} />
        <UploadButtons send={send} disabled={tooLarge} onImport={() => go(false)} />
        <UploadProgress waiting={send.isPending} source={file?.name ?? ''} />
        {report !== undefined && <ImportReport report={report} />}
      </form>
    </Panel>
  );
}

function UploadButtons({
  send,
  disabled,
  onImport,
}: {
  send: ReturnType<typeof useSendFile>;
  disabled: boolean;
  onImport: () => void;
}) {
  const report = send.data;
  const tried = report?.dry_run === true;
  const changes = report === undefined ? 0 : report.counts.created + report.counts.updated;
  const nothing = changes === 0 && report?.rows.some(({ disagrees }) => disagrees) !== true;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        type="submit"
        variant={tried ? 'secondary' : 'primary'}
        busy={send.isPending && send.variables.dryRun}
        disabled={disabled || send.isPending}
      >
        {t.showChanges}
      </Button>
      {tried && (
        <Button variant="primary" busy={send.isPending} disabled={nothing} onClick={onImport}>
          {nothing ? t.nothingToImport : t.importNow}
        </Button>
      )}
    </div>
  );
}
