import { useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { dayIn, dayPlus } from '@crease/core/calendar.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/fields/Field.js';
import { Select } from '../../ui/fields/Select.js';
import { useNow } from '../../ui/figures/use-now.js';
import { Dialog } from '../../ui/layers/Dialog.js';
import { FilterRow } from '../../ui/page/FilterRow.js';
import { daysOf, KINDS, periodOf, type Period } from './activity.model.js';
import { type useLogFilters } from './use-activity-log.js';
import * as t from './activity.words.en.js';

interface LogFiltersProps extends ReturnType<typeof useLogFilters> {
  teams: Parameters<typeof useLogFilters>[0];
  timeZone: string;
}

const DATES = 'dates';
const PERIOD_OPTIONS: readonly { value: Period | 'all' | typeof DATES; label: string }[] = [
  { value: 'all', label: t.anyTime },
  { value: 'today', label: t.today },
  { value: 'week', label: t.lastSevenDays },
  { value: 'month', label: t.thisMonth },
  { value: 'lastMonth', label: t.lastMonth },
  { value: DATES, label: t.chooseDates },
];

/** In the page's bar, where they do not fit on a phone. */
export function LogFilters(props: LogFiltersProps) {
  return (
    <FilterRow role="search" label={t.filterLog} className="max-sm:hidden low:hidden">
      <FilterFields {...props} inBar />
      {props.filtered && (
        <Button variant="quiet" onClick={props.clear}>
          {t.showEverything}
        </Button>
      )}
    </FilterRow>
  );
}

/** On a phone, also on its side: one button for a sheet with the filters. */
export function LogFilterSheet(props: LogFiltersProps) {
  const [open, setOpen] = useState(false);
  const { start, end, kind, team } = props.filters;
  const count = [start !== '' || end !== '', kind !== 'all', team !== 'all'].filter(Boolean).length;
  return (
    <>
      <Button
        className="px-2.5 *:empty:hidden sm:hidden sm:low:inline-flex"
        aria-label={count === 0 ? t.filters : t.filtersSet({ count })}
        title={t.filters}
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {count > 0 && <span aria-hidden="true">{count}</span>}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.filters}
        footer={
          <>
            <Button disabled={count === 0} onClick={props.clear}>
              {t.showEverything}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t.showLines}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <FilterFields {...props} inBar={false} />
        </div>
      </Dialog>
    </>
  );
}

function FilterFields({ filters, teams, timeZone, set, inBar }: LogFiltersProps & { inBar: boolean }) {
  const { kind, team } = filters;
  const today = dayIn(useNow(), timeZone);
  const period = periodOf(filters, today);
  const field = { hideLabel: inBar, className: inBar ? 'w-46' : undefined };
  return (
    <>
      <Select {...field} label={t.what} value={kind} options={KINDS} onChange={(value) => set({ type: value })} />
      <Select
        {...field}
        label={t.team}
        value={team}
        options={[
          { value: 'all', label: t.allTeams },
          ...teams.map((one) => ({ value: one.team_id, label: one.team_name })),
        ]}
        onChange={(value) => set({ team: value })}
      />
      <Select
        {...field}
        label={t.period}
        value={period}
        options={PERIOD_OPTIONS}
        onChange={(value) =>
          set(
            value === 'all'
              ? { start: '', end: '' }
              : value === DATES
                ? // Both fields begin filled, with days of no named period.
                  { start: filters.start || dayPlus(today, -13), end: filters.end || today }
                : daysOf(value, today),
          )
        }
      />
      {period === DATES && <DayFields filters={filters} set={set} inBar={inBar} />}
    </>
  );
}

function DayFields({
  filters: { start, end },
  set,
  inBar,
}: Pick<LogFiltersProps, 'filters' | 'set'> & { inBar: boolean }) {
  const field = { hideLabel: inBar, className: inBar ? 'w-36' : undefined };
  return (
    <>
      <TextField
        {...field}
        label={t.from}
        title={t.from}
        type="date"
        value={start}
        max={end || undefined}
        onChange={(event) => set({ start: event.target.value })}
      />
      {inBar && (
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
      )}
      <TextField
        {...field}
        label={t.to}
        title={t.to}
        type="date"
        value={end}
        min={start || undefined}
        onChange={(event) => set({ end: event.target.value })}
      />
    </>
  );
}
