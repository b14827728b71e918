import type { RefObject } from 'react';
import { formatMoneyShort } from '@crease/core/money.js';
import { Button } from '../../../ui/Button.js';
import { Popover } from '../../../ui/Popover.js';
import { Select } from '../../../ui/Select.js';
import { Checkbox } from '../../../ui/Switch.js';
import { useDraft, useScope, useUi } from '../state/room-context.js';
import { useSeat } from '../state/room-hooks.js';
import { PositionControl, SORTS } from './PlayerControls.js';
import { filterCount, naturalSort, NO_FILTERS, type Pool, type PoolFilters } from '../state/pool.model.js';

const CAP_CHOICES = [1_000_000, 2_000_000, 3_000_000, 5_000_000, 8_000_000];

/** All filters of the list other than the position. */
export function PlayerFilters({
  pool,
  open,
  anchor,
  onClose,
}: {
  pool: Pool;
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const { ui } = useScope();
  const filters = useUi((state) => state.filters);
  const sort = useUi((state) => state.sort);
  const general = useDraft((state) => state.type === 'general');
  const fitting = useSeat().teamId !== null && general;
  const set = (change: Partial<PoolFilters>) => ui.setState({ filters: { ...filters, ...change } });
  const active = filterCount(filters);
  return (
    <Popover open={open} anchor={anchor} onClose={onClose} align="end" label="Filters" className="w-72 p-4">
      <div className="flex flex-col gap-3">
        {/* Shown here where there is no room above the list. */}
        <div className="hidden flex-col gap-3 tiny:flex">
          <PositionControl />
          <Select
            label="Order"
            value={sort.by}
            options={SORTS}
            onChange={(by) => ui.setState({ sort: naturalSort(by) })}
          />
        </div>
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
            hint="Players who fit and leave a pick and money for one more"
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
  );
}
