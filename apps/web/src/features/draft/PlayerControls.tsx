import { useRef, useState } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { formatMoneyShort } from '@crease/core/money.js';
import { CountBadge } from '../../ui/Badge.js';
import { Button, IconButton } from '../../ui/Button.js';
import { SearchField } from '../../ui/Field.js';
import { Popover } from '../../ui/Popover.js';
import { SegmentedControl } from '../../ui/SegmentedControl.js';
import { Select } from '../../ui/Select.js';
import { Checkbox } from '../../ui/Switch.js';
import { useDraft, useScope, useUi } from './room-context.js';
import { useSeat } from './room-hooks.js';
import { filterCount, naturalSort, NO_FILTERS, STATS, type Pool, type PoolFilters, type SortBy } from './pool.model.js';

const CAP_CHOICES = [1_000_000, 2_000_000, 3_000_000, 5_000_000, 8_000_000];

const SORTS: readonly { value: SortBy; label: string }[] = [
  { value: 'rank', label: 'Rank' },
  { value: 'cap', label: 'Cap hit' },
  { value: 'age', label: 'Age' },
  { value: 'expiry', label: 'Contract expiry' },
  { value: 'name', label: 'Name' },
  ...STATS.map((stat) => ({ value: stat.key, label: stat.long })),
];

/** Search, filters and order of the list. */
export function PlayerControls({ pool }: { pool: Pool }) {
  const { ui } = useScope();
  const search = useUi((state) => state.search);
  const filters = useUi((state) => state.filters);
  const sort = useUi((state) => state.sort);
  const general = useDraft((state) => state.type === 'general');
  const fitting = useSeat().teamId !== null && general;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const set = (change: Partial<PoolFilters>) => ui.setState({ filters: { ...filters, ...change } });
  const active = filterCount(filters);
  return (
    <div className="flex shrink-0 flex-col gap-2 border-b border-line p-2.5 short:flex-row short:px-2 short:py-1">
      <div className="flex gap-2 short:min-w-28 short:flex-1">
        <SearchField
          label="Search players"
          value={search}
          onChange={(value) => ui.setState({ search: value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && search !== '') {
              event.preventDefault();
              ui.setState({ search: '' });
            } else if (event.key === 'ArrowDown' || event.key === 'Enter') {
              event.preventDefault();
              document.querySelector<HTMLElement>('[data-player-list]')?.focus();
            }
          }}
          className="flex-1"
        />
        <span className="relative">
          <IconButton
            ref={opener}
            label={active === 0 ? 'Filters' : `Filters, ${active} on`}
            variant="secondary"
            aria-haspopup="dialog"
            aria-expanded={open}
            icon={<SlidersHorizontal size={16} aria-hidden="true" />}
            onClick={() => setOpen(!open)}
          />
          <CountBadge count={active} label="filters on" className="absolute -top-1.5 -right-1.5" />
        </span>
      </div>
      <div className="flex items-center justify-between gap-2">
        <SegmentedControl
          label="Position"
          value={filters.position ?? 'all'}
          options={[
            { value: 'all', label: 'All' },
            { value: 'F', label: 'F' },
            { value: 'D', label: 'D' },
            { value: 'G', label: 'G' },
          ]}
          onChange={(value) => set({ position: value === 'all' ? null : value })}
        />
        <div className="flex min-w-0 items-center gap-2">
          <Select
            label="Order"
            hideLabel
            value={sort.by}
            options={SORTS}
            onChange={(by) => ui.setState({ sort: naturalSort(by) })}
            className="w-34 shrink short:w-34 @min-[30rem]:w-44"
          />
          <IconButton
            label={sort.direction === 'asc' ? 'Lowest first; turn round' : 'Highest first; turn round'}
            variant="secondary"
            icon={
              sort.direction === 'asc' ? (
                <ArrowUp size={16} aria-hidden="true" />
              ) : (
                <ArrowDown size={16} aria-hidden="true" />
              )
            }
            onClick={() => ui.setState({ sort: { by: sort.by, direction: sort.direction === 'asc' ? 'desc' : 'asc' } })}
          />
        </div>
      </div>
      <Popover
        open={open}
        anchor={opener}
        onClose={() => setOpen(false)}
        align="end"
        label="Filters"
        className="w-72 p-4"
      >
        <div className="flex flex-col gap-3">
          <Select
            label="Club"
            value={filters.club ?? ''}
            options={[{ value: '', label: 'All clubs' }, ...pool.clubs.map((club) => ({ value: club, label: club }))]}
            onChange={(club) => set({ club: club === '' ? null : club })}
          />
          <Select
            label="Cap hit at most"
            value={String(filters.maxCap ?? '')}
            options={[
              { value: '', label: 'Any' },
              ...CAP_CHOICES.map((amount) => ({ value: String(amount), label: formatMoneyShort(amount) })),
            ]}
            onChange={(value) => set({ maxCap: value === '' ? null : Number(value) })}
          />
          {fitting && (
            <Select
              label="With a place left for"
              hint="Who fits, and leaves a pick and the money for one more"
              value={filters.placeFor ?? ''}
              options={[
                { value: '', label: 'Any position' },
                { value: 'F', label: 'another forward' },
                { value: 'D', label: 'another defenseman' },
                { value: 'G', label: 'another goalie' },
              ]}
              onChange={(position) => set({ placeFor: position === '' ? null : position })}
            />
          )}
          <div>
            <Checkbox label="Rookies only" checked={filters.rookies} onChange={(rookies) => set({ rookies })} />
            <Checkbox
              label="Fits now"
              hint="Cap, roster and minimums"
              checked={filters.onlyLegal}
              onChange={(onlyLegal) => set({ onlyLegal })}
            />
            <Checkbox
              label="Hide drafted players"
              checked={filters.hideTaken}
              onChange={(hideTaken) => set({ hideTaken })}
            />
          </div>
          <Button
            size="sm"
            variant="quiet"
            disabled={active === 0}
            onClick={() => ui.setState({ filters: { ...NO_FILTERS, position: filters.position } })}
          >
            Clear filters
          </Button>
        </div>
      </Popover>
    </div>
  );
}
