import { DownloadCsv } from '../../platform/files/DownloadCsv.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { useDecidedWaivers } from './free-agents.data.js';
import * as t from './free-agents.words.en.js';

export function DecidedWaivers({ leagueId }: { leagueId: string }) {
  const query = useDecidedWaivers(leagueId);
  const decided = query.data ?? [];
  return (
    <Panel
      title={t.decidedWaivers}
      flush
      actions={
        decided.length > 0 && (
          <DownloadCsv
            name="decided-waivers"
            table={() => ({
              head: [t.whenColumn, t.whatColumn, t.drawSeedColumn],
              rows: decided.map(({ date, message, seed }) => [date, message, seed]),
            })}
          />
        )
      }
      state={panelState(query, () =>
        decided.length === 0
          ? {
              words: t.noWaiversDecidedYet,
              detail: t.noWaiversDecidedYetHint,
            }
          : null,
      )}
    >
      <ul
        tabIndex={0}
        aria-label={t.decidedWaivers}
        className="scroll-slim max-h-80 overflow-y-auto outline-offset-[-2px]"
      >
        {decided.map((one) => (
          <li key={one.id} className="flex items-start gap-3 border-b border-line px-4 py-1.5 last:border-b-0">
            <span className="min-w-0 flex-1">
              <span className="block break-words">{one.message}</span>
              {one.seed !== null && (
                <details className="mt-1 text-xs text-ink-3">
                  <summary>{t.seedOfDraw}</summary>
                  <code className="break-all">{one.seed}</code>
                </details>
              )}
            </span>
            <RelativeTime at={one.date} className="mt-0.5 shrink-0 text-xs text-ink-3" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
