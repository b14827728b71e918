import { useSystemConfig } from '../../features/open-league/league-data.js';
import { formatDue } from '../../ui/figures/time.js';
import { useNow } from '../../ui/figures/use-now.js';
import * as t from './layouts.words.en.js';

/** Shown on every page while changes are refused, and before that begins. */
export function MaintenanceBar() {
  const maintenance = useSystemConfig().data?.maintenance;
  const now = useNow();
  const begins = maintenance == null ? 0 : Date.parse(maintenance.since);
  const ends = maintenance?.until == null ? 0 : Date.parse(maintenance.until);
  const due = (time: number) => (time > now ? formatDue(time, now) : null);
  return (
    <div role="status">
      {maintenance != null && (
        <p className="border-b border-line bg-warn-soft px-4 py-2 text-center text-sm text-ink">
          {t.maintenanceHint(due(begins), due(ends))}
          {maintenance.reason !== null && <span className="ml-1 text-ink-2">{maintenance.reason}</span>}
        </p>
      )}
    </div>
  );
}
