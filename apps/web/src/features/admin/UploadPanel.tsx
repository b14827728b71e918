import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImportAnswer } from '@crease/core/auth/auth.schema.js';
import { request } from '../../platform/api-client.js';
import { failureOf } from '../../platform/failure.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { FormAlert } from '../../ui/FormAlert.js';
import { Panel } from '../../ui/Panel.js';
import { Select } from '../../ui/Select.js';
import { showToast } from '../../ui/toast.js';
import { useEveryLeague, useRefreshAdmin } from './admin.data.js';

const KINDS = [
  { value: 'players', label: 'Players and cap hits' },
  { value: 'contracts', label: 'Contracts by season' },
  { value: 'skater-stats', label: 'Skaters’ seasons' },
  { value: 'goalie-stats', label: 'Goalies’ seasons' },
  { value: 'games', label: 'Games day by day' },
  { value: 'statuses', label: 'Injury statuses' },
  { value: 'rankings', label: 'Ranking' },
  { value: 'rosters', label: 'Rosters of a league' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const MAX_MB = 16;
const TONES = { refused: 'bad', unchanged: 'neutral', updated: 'accent', created: 'good' } as const;

/** A CSV file is tried first: what it would change, row by row, is shown before it is imported. */
export function UploadPanel() {
  const input = useId();
  const [kind, setKind] = useState<Kind>('players');
  const [league, setLeague] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const leagues = useEveryLeague().data ?? [];
  const leagueId = league ?? leagues[0]?.league_id;
  const refresh = useRefreshAdmin();
  const send = useMutation({
    mutationFn: ({ dryRun }: { dryRun: boolean }) => {
      const form = new FormData();
      if (file !== null) form.append('file', file);
      return request('POST /admin/imports', {
        query: { kind, dry_run: dryRun, league_id: kind === 'rosters' ? (leagueId ?? '') : null },
        body: form,
      });
    },
    onSuccess: (answer) => {
      if (answer.dry_run) return;
      showToast({ kind: 'success', text: `${answer.source} was imported`, detail: countWords(answer) });
      refresh();
    },
  });
  const report = send.data;
  const tooLarge = file !== null && file.size > MAX_MB * 1024 * 1024;
  const tried = report?.dry_run === true;
  const changes = report === undefined ? 0 : report.counts.created + report.counts.updated;
  const choose = (change: () => void) => {
    change();
    // Another file or kind was chosen: the trial before says nothing about it.
    send.reset();
  };
  return (
    <Panel title="Import a file" className="lg:col-span-2">
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label="What the file holds"
            value={kind}
            options={KINDS}
            onChange={(next) => choose(() => setKind(next))}
          />
          {kind === 'rosters' && (
            <Select
              label="League"
              value={leagueId ?? ''}
              options={leagues.map((one) => ({ value: one.league_id, label: one.league_name }))}
              onChange={(next) => choose(() => setLeague(next))}
            />
          )}
          <Field
            label="CSV file"
            hint={`At most ${MAX_MB} MB. Nothing is changed before you have seen what it would do.`}
            error={
              tooLarge ? `The file is larger than ${MAX_MB} MB. Split it, or import it by the command line.` : undefined
            }
          >
            {(control) => (
              <input
                {...control}
                key={input}
                type="file"
                accept=".csv,text/csv"
                onChange={(event) => choose(() => setFile(event.target.files?.[0] ?? null))}
                className="w-full min-w-0 rounded-md border border-line-strong bg-raised text-sm text-ink-2 file:mr-3 file:h-9 file:cursor-pointer file:border-0 file:border-r file:border-line file:bg-sunken file:px-3 file:text-sm file:font-medium file:text-ink pointer-coarse:file:h-11"
              />
            )}
          </Field>
        </div>
        <FormAlert message={failureOf(send.error)} />
        <div className="flex flex-wrap gap-2">
          <Button
            variant={tried ? 'secondary' : 'primary'}
            busy={send.isPending && send.variables.dryRun}
            disabled={file === null || tooLarge || send.isPending}
            onClick={() => send.mutate({ dryRun: true })}
          >
            Show what it would change
          </Button>
          {tried && (
            <Button
              variant="primary"
              busy={send.isPending}
              disabled={changes === 0}
              onClick={() => send.mutate({ dryRun: false })}
            >
              {changes === 0 ? 'Nothing to import' : 'Import'}
            </Button>
          )}
        </div>
        {report !== undefined && <Report report={report} />}
      </div>
    </Panel>
  );
}

const countWords = ({ counts }: Pick<ImportAnswer, 'counts'>): string =>
  `${counts.created} created, ${counts.updated} updated, ${counts.unchanged} unchanged, ${counts.refused} refused`;

function Report({ report }: { report: ImportAnswer }) {
  return (
    <section aria-label="Report" className="rounded-md border border-line">
      <p role="status" className="border-b border-line px-3 py-2 font-medium">
        {report.dry_run ? 'Would be: ' : 'Done: '}
        {countWords(report)} of {report.counts.rows.toLocaleString('en-US')} rows
      </p>
      {report.notes.length > 0 && (
        <ul className="flex flex-col gap-1 border-b border-line px-3 py-2 text-sm text-ink-2">
          {report.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {report.rows.length > 0 && (
        <ul aria-label="Rows" tabIndex={0} className="scroll-slim max-h-80 overflow-y-auto text-sm">
          {report.rows.map((line, index) => (
            <li
              key={index}
              className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 border-b border-line px-3 py-1.5 last:border-b-0"
            >
              <Badge tone={TONES[line.action]}>{line.action}</Badge>
              <span className="text-xs text-ink-3 tabular-nums">{line.row > 0 ? `Row ${line.row}` : 'The file'}</span>
              <span className="font-medium">{line.name}</span>
              <span className="min-w-0 break-words text-ink-2">
                {[line.why, line.changes].filter(Boolean).join(' ')}
              </span>
            </li>
          ))}
          {report.more > 0 && (
            <li className="px-3 py-2 text-ink-3">{`And ${report.more.toLocaleString('en-US')} more rows.`}</li>
          )}
        </ul>
      )}
    </section>
  );
}
