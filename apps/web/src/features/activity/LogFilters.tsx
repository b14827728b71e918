import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/fields/Field.js';
import { Select } from '../../ui/fields/Select.js';
import { KINDS } from './activity.model.js';
import { type useLogFilters } from './use-activity-log.js';
import * as t from './activity.words.en.js';

interface LogFiltersProps extends ReturnType<typeof useLogFilters> {
  teams: Parameters<typeof useLogFilters>[0];
}

export function LogFilters({ filters: { start, end, kind, team }, filtered, teams, set, clear }: LogFiltersProps) {
  return (
    <div
      role="search"
      aria-label={t.filterLog}
      className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_1fr_1.2fr_1.4fr_auto]"
    >
      <TextField
        label={t.from}
        type="date"
        value={start}
        max={end || undefined}
        onChange={(event) => set('start', event.target.value)}
      />
      <TextField
        label={t.to}
        type="date"
        value={end}
        min={start || undefined}
        onChange={(event) => set('end', event.target.value)}
      />
      <Select label={t.what} value={kind} options={KINDS} onChange={(value) => set('type', value)} />
      <Select
        label={t.team}
        value={team}
        options={[
          { value: 'all', label: t.allTeams },
          ...teams.map((one) => ({ value: one.team_id, label: one.team_name })),
        ]}
        onChange={(value) => set('team', value)}
      />
      {filtered && (
        <Button variant="quiet" className="max-lg:col-span-2" onClick={clear}>
          {t.showEverything}
        </Button>
      )}
    </div>
  );
}
