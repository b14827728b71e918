import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/fields/Field.js';
import { Select } from '../../ui/fields/Select.js';
import { FilterRow } from '../../ui/page/FilterRow.js';
import { KINDS } from './activity.model.js';
import { type useLogFilters } from './use-activity-log.js';
import * as t from './activity.words.en.js';

interface LogFiltersProps extends ReturnType<typeof useLogFilters> {
  teams: Parameters<typeof useLogFilters>[0];
}

export function LogFilters({ filters: { start, end, kind, team }, filtered, teams, set, clear }: LogFiltersProps) {
  return (
    <FilterRow role="search" label={t.filterLog}>
      <Select
        label={t.what}
        hideLabel
        value={kind}
        options={KINDS}
        onChange={(value) => set('type', value)}
        className="w-40"
      />
      <Select
        label={t.team}
        hideLabel
        value={team}
        options={[
          { value: 'all', label: t.allTeams },
          ...teams.map((one) => ({ value: one.team_id, label: one.team_name })),
        ]}
        onChange={(value) => set('team', value)}
        className="w-40"
      />
      <TextField
        label={t.from}
        type="date"
        value={start}
        max={end || undefined}
        onChange={(event) => set('start', event.target.value)}
        hideLabel
        title={t.from}
        className="w-38"
      />
      <TextField
        label={t.to}
        type="date"
        value={end}
        min={start || undefined}
        onChange={(event) => set('end', event.target.value)}
        hideLabel
        title={t.to}
        className="w-38"
      />
      {filtered && (
        <Button variant="quiet" onClick={clear}>
          {t.showEverything}
        </Button>
      )}
    </FilterRow>
  );
}
