import { positionCode } from '@crease/core/position.js';
import { useRef, useState } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { CountBadge } from '../../../ui/marks/Badge.js';
import { IconButton } from '../../../ui/Button.js';
import { SearchField } from '../../../ui/fields/Field.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Select } from '../../../ui/fields/Select.js';
import { PlayerFilters } from './later-parts.js';
import { useScope, useUi } from '../state/room-context.js';
import { filterCount, naturalSort, STATS, type Pool, type SortBy } from '../state/pool.model.js';
import * as t from './list.words.en.js';

/** Orders of the list. Fantasy points are among them where they decide the league. */
export const sortsOf = ({ points }: Pool): readonly { value: SortBy; label: string }[] => [
  { value: 'rank', label: t.rank },
  ...STATS.filter(({ key }) => key === 'fp' && points).map(({ key, long }) => ({ value: key, label: long })),
  { value: 'cap', label: t.capHit },
  { value: 'position', label: t.position },
  { value: 'age', label: t.age },
  { value: 'expiry', label: t.contractExpiry },
  { value: 'name', label: t.name },
  ...STATS.filter(({ key }) => key !== 'fp').map(({ key, long }) => ({ value: key, label: long })),
];

export function PlayerControls({ pool }: { pool: Pool }) {
  const active = filterCount(useUi((state) => state.filters));
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex shrink-0 flex-col gap-2 border-b border-line p-2.5 short:flex-row short:gap-1.5 short:px-2 short:py-1 tight:py-px">
      <div className="flex gap-2 short:min-w-28 short:flex-1 tiny:flex-1 short:gap-1.5">
        <PlayerSearch />
        <span className="relative">
          <IconButton
            ref={opener}
            label={active === 0 ? t.filters : t.countOfFiltersOn({ count: active })}
            variant="secondary"
            aria-haspopup="dialog"
            aria-expanded={open}
            icon={<SlidersHorizontal size={16} aria-hidden="true" />}
            onClick={() => {
              setAsked(true);
              setOpen(!open);
            }}
          />
          <CountBadge count={active} words={t.filtersOn({ count: active })} className="absolute -top-1.5 -right-1.5" />
        </span>
      </div>
      <div className="flex items-center justify-between gap-2 tiny:hidden">
        <PositionControl />
        <OrderControl pool={pool} />
      </div>
      {asked && <PlayerFilters open={open} anchor={opener} onClose={() => setOpen(false)} pool={pool} />}
    </div>
  );
}

function PlayerSearch() {
  const { ui } = useScope();
  const search = useUi((state) => state.search);
  return (
    <SearchField
      label={t.searchPlayers}
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
  );
}

function OrderControl({ pool }: { pool: Pool }) {
  const { ui } = useScope();
  const sort = useUi((state) => state.sort);
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Select
        label={t.order}
        hideLabel
        value={sort.by}
        options={sortsOf(pool)}
        onChange={(by) => ui.setState({ sort: naturalSort(by) })}
        className="w-34 shrink @min-[30rem]:w-44 short:w-24 short:@min-[36rem]:w-34"
      />
      <IconButton
        label={sort.direction === 'asc' ? t.lowestFirst : t.highestFirst}
        variant="secondary"
        icon={
          sort.direction === 'asc' ? (
            <ArrowUp size={16} aria-hidden="true" />
          ) : (
            <ArrowDown size={16} aria-hidden="true" />
          )
        }
        className="short:@max-[36rem]:hidden"
        onClick={() => ui.setState({ sort: { by: sort.by, direction: sort.direction === 'asc' ? 'desc' : 'asc' } })}
      />
    </div>
  );
}

export function PositionControl() {
  const { ui } = useScope();
  const filters = useUi((state) => state.filters);
  return (
    <SegmentedControl
      label={t.position}
      value={filters.position ?? 'all'}
      options={[
        { value: 'all', label: t.allPositions },
        { value: 'F', label: positionCode('F') },
        { value: 'D', label: positionCode('D') },
        { value: 'G', label: positionCode('G') },
      ]}
      onChange={(value) =>
        ui.setState({
          filters: {
            ...filters,
            position: value === 'all' ? null : value,
            detail: value === 'F' ? filters.detail : null,
          },
        })
      }
    />
  );
}
