import { locale } from '@crease/core/locale.js';
import { formatDecimals } from '@crease/core/text.rules.js';
import type { StatusAnswer } from '@crease/core/auth/status.answers.js';
import { dailyBackup } from '@crease/core/auth/status.rules.js';
import type { DailyBackupSettings } from '@crease/core/auth/status.schema.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { formatTime } from '../../../ui/figures/time.js';
import { useNow } from '../../../ui/figures/use-now.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { sentence } from '../../../ui/text/sentence.js';
import { useStatus } from '../admin.data.js';
import * as t from './status.words.en.js';
import { queueWords } from './work-words.js';

type Process = StatusAnswer['processes'][number];

/** A process reports every 10 s, the console reads every 30 s. */
const SILENT_AFTER_MS = 60_000;
/** The limits of the readiness check. */
const EVENTS_BEHIND_SECONDS = 3;
const CLOCK_BEHIND_SECONDS = 5;

const ROLES: Readonly<Record<Process['role'], string>> = {
  all: t.wholeProcess,
  web: t.webProcess,
  worker: t.workerProcess,
};
export const ROW =
  'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0';
const megabytes = (bytes: number) =>
  t.megabytes({ figure: formatDecimals(bytes / 1_000_000, bytes < 10_000_000 ? 1 : 0) });

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
function jobWords(counts: Readonly<Record<(typeof STATES)[number], number>>): string {
  const there = STATES.filter((state) => counts[state] > 0);
  return there.length === 0 ? t.noJobs : there.map((state) => t.jobsIn[state]({ count: counts[state] })).join(', ');
}

export function StatusPanels() {
  const query = useStatus();
  const status = query.data;
  return (
    <>
      <Panel
        title={t.dailyBackups}
        state={panelState(query, ({ processes, backups }) =>
          dailyBackup(processes) === null && backups.length === 0
            ? { words: t.noDailyBackups, detail: t.noDailyBackupsHint }
            : null,
        )}
      >
        {status !== undefined && <BackupRuns settings={dailyBackup(status.processes)} runs={status.backups} />}
      </Panel>
      <Panel title={t.processes} state={panelState(query)}>
        {status !== undefined && (
          <>
            <p className="text-sm text-ink-3">{t.versions(status)}</p>
            <ul aria-label={t.processes}>
              {status.processes.map((process) => (
                <ProcessRow key={process.id} process={process} />
              ))}
            </ul>
          </>
        )}
      </Panel>
      <Panel
        title={t.jobQueues}
        state={panelState(query, ({ queues }) => (queues.length === 0 ? { words: t.noQueues } : null))}
      >
        <ul aria-label={t.jobQueues}>
          {status?.queues.map(({ queue, ...counts }) => (
            <li key={queue} className={ROW}>
              <span className="font-medium">{queueWords(queue)}</span>
              <span className="text-sm text-ink-2">{jobWords(counts)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function BackupRuns({ settings, runs }: { settings: DailyBackupSettings | null; runs: StatusAnswer['backups'] }) {
  return (
    <>
      <p className="break-words text-ink-2">
        {settings === null ? (
          `${t.noDailyBackups}. ${t.noDailyBackupsHint}`
        ) : (
          <>
            {t.backedUpAt({ time: settings.at, folder: settings.folder })} {t.backupsKept({ count: settings.keep })}
            {settings.bucket !== null && ` ${t.copiedToBucket({ bucket: settings.bucket })}`}
          </>
        )}
      </p>
      {runs.length === 0 && <p className="mt-2 text-ink-3">{t.noBackupYet}</p>}
      <ul aria-label={t.dailyBackups}>
        {runs.map(({ name, ended_at, bytes, rows, cause }) => (
          <li key={name} className={ROW}>
            <span className="font-medium break-all">{name}</span>
            {cause === null ? (
              <span className="text-sm text-ink-2">
                {sentence(t.backupFacts, {
                  size: megabytes(bytes ?? 0),
                  rows: locale.number(rows ?? 0),
                  time: <RelativeTime at={ended_at} />,
                })}
              </span>
            ) : (
              <span className="flex flex-wrap items-baseline gap-2 text-sm text-ink-2">
                <Badge tone="bad">{t.failed}</Badge> <RelativeTime at={ended_at} />
                <span className="w-full break-words">{cause}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function ProcessRow({ process }: { process: Process }) {
  const { role, version, sockets, memory, started_at, failures } = process;
  const warnings = useWarnings(process);
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <p className="font-medium">{t.roleAndVersion({ role: ROLES[role], version })}</p>
      <p className="text-sm text-ink-2">
        {sentence(t.processFacts, {
          sockets: t.clients({ count: sockets }),
          memory: megabytes(memory),
          time: <RelativeTime at={started_at} />,
        })}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="text-sm text-warn">
          {warning}
        </p>
      ))}
      {failures.length > 0 && (
        <>
          <p className="mt-1 text-sm text-ink-3">{t.failuresSinceStart}</p>
          <ul aria-label={t.failuresSinceStart} className="text-sm break-all text-ink-2">
            {failures.map((failure) => (
              <li key={failure.place}>{t.countAndPlace(failure)}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

function useWarnings({ seen_at, event_age, clock_age, connections }: Process): readonly string[] {
  const now = useNow();
  const seconds = (age: number) => formatDecimals(age, 0);
  return [
    ...(now - Date.parse(seen_at) > SILENT_AFTER_MS ? [t.silentSince({ time: formatTime(Date.parse(seen_at)) })] : []),
    ...(event_age > EVENTS_BEHIND_SECONDS ? [t.eventsBehind({ seconds: seconds(event_age) })] : []),
    ...(clock_age > CLOCK_BEHIND_SECONDS ? [t.clockBehind({ seconds: seconds(clock_age) })] : []),
    ...(connections.waiting > 0 ? [t.requestsWait({ count: connections.waiting })] : []),
  ];
}
