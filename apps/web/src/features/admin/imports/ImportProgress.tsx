import { reasonWords } from '@crease/core/players/files/report.words.js';
import type { ImportJobView } from '@crease/core/imports/desk/desk.answers.js';
import { useImportJobs } from './desk.data.js';
import * as t from './imports.words.en.js';

const PHASES = { read: t.reading, check: t.checking, fetch: t.askingNhl } as const;

export function JobBar({ job }: { job: Pick<ImportJobView, 'phase' | 'done' | 'total'> }) {
  const part = job.total > 0 ? Math.min(1, job.done / job.total) : 0;
  const words =
    job.total === 0
      ? t.phaseRunning({ phase: PHASES[job.phase] })
      : job.phase === 'read'
        ? t.phasePercent({ phase: PHASES.read, percent: Math.round(part * 100) })
        : t.phaseProgress({
            phase: PHASES[job.phase],
            done: job.done,
            total: job.total,
          });
  return (
    <div className="flex flex-col gap-1.5">
      <p role="status" className="text-sm text-ink-2 tabular-nums">
        {words}
      </p>
      <div
        role="progressbar"
        aria-label={PHASES[job.phase]}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${part * 100}%` }} />
      </div>
    </div>
  );
}

export function UploadProgress({ waiting, source }: { waiting: boolean; source: string }) {
  const job = useImportJobs(waiting).data?.find(
    (one) => one.state === 'running' && source.endsWith(reasonWords(one.source)),
  );
  return waiting && job !== undefined ? <JobBar job={job} /> : null;
}
