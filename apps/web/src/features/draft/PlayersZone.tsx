import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import ListPlus from 'lucide-react/icons/list-plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { DraftType } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { formatMoneyShort } from '@crease/core/money.js';
import { statusTag } from '../../platform/player-status.js';
import { CountBadge } from '../../ui/Badge.js';
import { Button, IconButton } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { SearchField } from '../../ui/Field.js';
import { Money } from '../../ui/Money.js';
import { ErrorState } from '../../ui/Panel.js';
import { Popover } from '../../ui/Popover.js';
import { SegmentedControl } from '../../ui/SegmentedControl.js';
import { Select } from '../../ui/Select.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { Checkbox } from '../../ui/Switch.js';
import { PositionTag, SeasonTag, StatusTag } from '../../ui/tags.js';
import { cx } from '../../ui/cx.js';
import { isTyping } from '../../ui/HotKeys.js';
import { modalOpen } from '../../ui/layers.js';
import { useFixedRows } from '../../ui/use-fixed-rows.js';
import { useMedia } from '../../ui/use-media.js';
import { Pays } from './Pays.js';
import { PickPanel } from './PickPanel.js';
import {
  ageOf,
  filterCount,
  formatStat,
  GOALIE_KEYS,
  isStat,
  listPlayers,
  naturalSort,
  NO_FILTERS,
  SKATER_KEYS,
  statOf,
  STATS,
  type Pool,
  type PoolFilters,
  type PoolSort,
  type SortBy,
  type StatKey,
} from './pool.model.js';
import { useDraft, useScope, useUi } from './room-context.js';
import { useJudge, useSeat, useTaken } from './room-hooks.js';
import { useQueue } from './use-queue.js';

const CAP_CHOICES = [1_000_000, 2_000_000, 3_000_000, 5_000_000, 8_000_000];

const SORTS: readonly { value: SortBy; label: string }[] = [
  { value: 'rank', label: 'Rank' },
  { value: 'cap', label: 'Cap hit' },
  { value: 'age', label: 'Age' },
  { value: 'expiry', label: 'Contract expiry' },
  { value: 'name', label: 'Name' },
  ...STATS.map((stat) => ({ value: stat.key, label: stat.long })),
];

/** The players who may be drafted: search, filters, order, and the choice of one of them. */
export function PlayersZone() {
  const { pool, poolError, retryPool } = useScope();
  if (pool === null)
    return poolError === null ? (
      <SkeletonRows rows={14} className="h-full" />
    ) : (
      <ErrorState message={poolError.message} retry={retryPool} className="py-10" />
    );
  return <Players pool={pool} />;
}

function Players({ pool }: { pool: Pool }) {
  const { ui } = useScope();
  const search = useUi((state) => state.search);
  const filters = useUi((state) => state.filters);
  const sort = useUi((state) => state.sort);
  const selected = useUi((state) => state.selected);
  const seat = useSeat();
  const ended = useDraft((state) => state.status === 'ended');
  const judge = useJudge(ended ? null : seat.teamId);
  const taken = useTaken();
  // What is typed and pressed shows at once; the list follows as soon as it can.
  const typed = useDeferredValue(search);
  const wanted = useDeferredValue(filters);
  const order = useDeferredValue(sort);
  const considered = useDeferredValue(selected);

  const standing = useMemo(
    () => ({
      isTaken: (id: number) => taken.has(id),
      allows: (id: number) => (judge === null ? null : judge.allows(id)),
    }),
    [taken, judge],
  );
  const players = useMemo(
    () => listPlayers(pool, typed, wanted, order, standing),
    [pool, typed, wanted, order, standing],
  );

  const select = useCallback((id: number | null) => ui.setState({ selected: id }), [ui]);
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <Controls pool={pool} />
      <PlayerList
        pool={pool}
        players={players}
        standing={standing}
        sort={order}
        typed={typed}
        selected={selected}
        select={select}
        payer={seat.teamId}
        ownTeam={seat.teamId !== null && !ended}
      />
      {considered !== null && (
        <PickPanel key={considered} pool={pool} playerId={considered} close={() => select(null)} />
      )}
    </div>
  );
}

// ── search, filters, order ────────────────────────────────────────────────────────────────────────────────────────────

function Controls({ pool }: { pool: Pool }) {
  const { ui } = useScope();
  const search = useUi((state) => state.search);
  const filters = useUi((state) => state.filters);
  const sort = useUi((state) => state.sort);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const set = (change: Partial<PoolFilters>) => ui.setState({ filters: { ...filters, ...change } });
  const active = filterCount(filters);
  return (
    <div className="flex shrink-0 flex-col gap-2 border-b border-line p-2.5">
      <div className="flex gap-2">
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
            className="w-34 shrink @min-[30rem]:w-44"
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
          <div>
            <Checkbox label="Rookies only" checked={filters.rookies} onChange={(rookies) => set({ rookies })} />
            <Checkbox
              label="Only who fits my team"
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

// ── the list ──────────────────────────────────────────────────────────────────────────────────────────────────────────

interface ListProps {
  pool: Pool;
  players: readonly PoolEntry[];
  standing: { isTaken(id: number): boolean; allows(id: number): boolean | null };
  sort: PoolSort;
  /** The search that the players were found by. */
  typed: string;
  selected: number | null;
  select: (id: number | null) => void;
  /** The team whose charge a player is shown with. */
  payer: string | null;
  ownTeam: boolean;
}

const ROW = 48;
const TOUCH_ROW = 56;

const PlayerList = memo(function PlayerList({
  pool,
  players,
  standing,
  sort,
  typed,
  selected,
  select,
  payer,
  ownTeam,
}: ListProps) {
  const id = useId();
  const type = useDraft((state) => state.type);
  const { ui } = useScope();
  const touch = useMedia('(pointer: coarse)');
  const row = touch ? TOUCH_ROW : ROW;
  const [cursor, setCursor] = useState<number | null>(null);
  const queue = useQueue();
  const { frame, look, scrollTo, first, last, height } = useFixedRows(players.length, row);
  const at = cursor === null ? -1 : players.findIndex((player) => player.id === cursor);

  // A new search or order is looked at from its top.
  const order = `${sort.by}${sort.direction}`;
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 });
  }, [order, typed, frame]);

  const move = useCallback(
    (to: number) => {
      const next = Math.max(0, Math.min(players.length - 1, to));
      const player = players[next];
      if (player === undefined) return;
      setCursor(player.id);
      scrollTo(next);
    },
    [players, scrollTo],
  );

  const page = Math.max(1, Math.floor((frame.current?.clientHeight ?? 480) / row) - 1);
  const toggleQueue = queue.toggle;
  const act = useCallback(
    (key: string): boolean => {
      const player = players[at];
      switch (key) {
        case 'ArrowDown':
        case 'j':
          move(at + 1);
          return true;
        case 'ArrowUp':
        case 'k':
          move(at < 0 ? 0 : at - 1);
          return true;
        case 'PageDown':
          move(at + page);
          return true;
        case 'PageUp':
          move(at - page);
          return true;
        case 'Home':
          move(0);
          return true;
        case 'End':
          move(players.length - 1);
          return true;
        case 'Enter':
          if (player === undefined) return false;
          select(player.id);
          return true;
        case 'q':
          if (player === undefined || !ownTeam) return false;
          toggleQueue(player.id);
          return true;
        default:
          return false;
      }
    },
    [players, at, move, page, select, ownTeam, toggleQueue],
  );

  // j, k and q work wherever the focus is, as long as nothing is being typed.
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event) || modalOpen())
        return;
      if ((event.key === 'j' || event.key === 'k' || event.key === 'q') && act(event.key)) {
        event.preventDefault();
        if (event.key !== 'q') frame.current?.parentElement?.focus({ preventScroll: true });
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [act, frame]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && selected !== null) {
      event.preventDefault();
      select(null);
    } else if (event.key.length > 1 && act(event.key)) event.preventDefault();
  };

  const columns = useColumns(sort, players);
  if (players.length === 0) {
    return (
      <EmptyState
        className="flex-1"
        words="No player fits"
        detail="Nobody in the pool matches this search and these filters."
        action={
          <Button size="sm" onClick={() => ui.setState({ search: '', filters: NO_FILTERS })}>
            Show all players
          </Button>
        }
      />
    );
  }
  return (
    <div
      data-player-list=""
      role="grid"
      tabIndex={0}
      aria-label="Players"
      aria-rowcount={players.length + 1}
      aria-activedescendant={at < 0 ? undefined : `${id}-${cursor}`}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (at < 0 && event.target === event.currentTarget)
          setCursor(players[Math.ceil((frame.current?.scrollTop ?? 0) / row)]?.id ?? null);
      }}
      className="group/list flex min-h-0 flex-1 flex-col outline-offset-[-2px]"
    >
      <Head
        columns={columns}
        sort={sort}
        count={players.length}
        sample={pool.sample}
        onSort={(by) =>
          ui.setState({
            sort: sort.by === by ? { by, direction: sort.direction === 'asc' ? 'desc' : 'asc' } : naturalSort(by),
          })
        }
      />
      <div
        ref={frame}
        role="rowgroup"
        tabIndex={ownTeam ? -1 : 0}
        onScroll={look}
        className="scroll-slim min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        <div style={{ height }} className="relative" role="presentation">
          {players.slice(first, last).map((entry, index) => (
            <PlayerRow
              key={entry.id}
              id={`${id}-${entry.id}`}
              entry={entry}
              season={pool.season}
              top={(first + index) * row}
              height={row}
              place={first + index + 2}
              age={ageOf(entry, pool.season)}
              columns={columns}
              payer={payer}
              type={type}
              taken={standing.isTaken(entry.id)}
              legal={standing.allows(entry.id)}
              atCursor={entry.id === cursor}
              selected={entry.id === selected}
              queued={queue.places.get(entry.id) ?? null}
              canQueue={ownTeam}
              onSelect={(chosen) => {
                setCursor(chosen);
                select(selected === chosen ? null : chosen);
              }}
              onQueue={toggleQueue}
            />
          ))}
        </div>
      </div>
    </div>
  );
});

/** Statistics in columns: those of the position in view, and the one that is sorted by. */
function useColumns(sort: PoolSort, players: readonly PoolEntry[]): readonly StatKey[] {
  const goalies =
    useUi((state) => state.filters.position) === 'G' ||
    (players.length > 0 && players.slice(0, 8).every((player) => player.position === 'G'));
  const by = sort.by;
  return useMemo(() => {
    const keys = goalies ? GOALIE_KEYS : SKATER_KEYS;
    return isStat(by) && !keys.includes(by) ? [...keys.slice(0, -1), by] : keys;
  }, [goalies, by]);
}

const GRID =
  'grid grid-cols-[2.25rem_minmax(0,1fr)_4.25rem_2.75rem] @[27rem]:grid-cols-[2.25rem_minmax(0,1fr)_repeat(4,2.125rem)_4.25rem_2.5rem] items-center gap-x-1';

function Head({
  columns,
  sort,
  count,
  sample,
  onSort,
}: {
  columns: readonly StatKey[];
  sort: PoolSort;
  count: number;
  sample: boolean;
  onSort: (by: SortBy) => void;
}) {
  const head = (by: SortBy, label: string, title: string, className: string, after?: ReactNode) => {
    const direction = sort.by === by ? sort.direction : null;
    return (
      <span
        key={by}
        role="columnheader"
        aria-sort={direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
        className={cx('flex min-w-0 items-center gap-2', className)}
      >
        <button
          type="button"
          title={`Order by ${title.toLowerCase()}`}
          onClick={() => onSort(by)}
          className={cx(
            'flex h-8 items-center gap-0.5 rounded-sm text-xs hover:text-ink',
            direction === null ? 'font-medium text-ink-3' : 'font-semibold text-ink',
          )}
        >
          {label}
          {direction !== null &&
            (direction === 'asc' ? (
              <ArrowUp size={10} aria-hidden="true" />
            ) : (
              <ArrowDown size={10} aria-hidden="true" />
            ))}
        </button>
        {after}
      </span>
    );
  };
  return (
    <div role="rowgroup" className="shrink-0 border-b border-line bg-sunken">
      <div role="row" aria-rowindex={1} className={cx(GRID, 'pr-1 pl-1')}>
        {head('rank', '#', 'Rank', 'justify-end pr-2')}
        {head(
          'name',
          'Player',
          'Name',
          'justify-start',
          <span role="status" className="truncate text-xs text-ink-3">
            {sample ? `${count} sample players` : count}
          </span>,
        )}
        {columns.map((key) => head(key, statOf(key).short, statOf(key).long, 'justify-end @max-[27rem]:hidden'))}
        {head('cap', 'Cap', 'Cap hit', 'justify-end')}
        <span role="columnheader">
          <span className="sr-only">Queue</span>
        </span>
      </div>
    </div>
  );
}

interface RowProps {
  id: string;
  entry: PoolEntry;
  /** What the league drafts for. */
  season: string;
  top: number;
  height: number;
  /** Row of the grid, the head being the first. */
  place: number;
  age: number | null;
  columns: readonly StatKey[];
  payer: string | null;
  type: DraftType;
  taken: boolean;
  legal: boolean | null;
  atCursor: boolean;
  selected: boolean;
  /** Place in the queue, 1 is next; null when he is not in it. */
  queued: number | null;
  canQueue: boolean;
  onSelect: (id: number) => void;
  onQueue: (id: number) => void;
}

const PlayerRow = memo(
  function PlayerRow({
    id,
    entry,
    season,
    top,
    height,
    place,
    age,
    columns,
    payer,
    type,
    taken,
    legal,
    atCursor,
    selected,
    queued,
    canQueue,
    onSelect,
    onQueue,
  }: RowProps) {
    const status = statusTag(entry.status);
    const illegal = !taken && legal === false;
    // Where there is no room for columns, the one figure that counts.
    const key = columns.at(-1) ?? 'pts';
    const main = entry.position === 'G' && key === 'pts' ? 'w' : key;
    const older = entry.statsSeason === season ? null : entry.statsSeason;
    const narrow = `${formatStat(main, entry.stats[main])} ${statOf(main).short}${older === null ? '' : ` (${older})`}`;
    return (
      <div
        id={id}
        data-player-row={entry.id}
        role="row"
        aria-rowindex={place}
        aria-selected={selected}
        aria-disabled={taken || undefined}
        onClick={() => onSelect(entry.id)}
        style={{ height, transform: `translateY(${top}px)` }}
        className={cx(
          GRID,
          'absolute inset-x-0 top-0 cursor-pointer border-b border-line pr-1 pl-1',
          selected ? 'bg-accent-soft' : 'hover:bg-hover',
          atCursor && 'group-focus-visible/list:shadow-[inset_3px_0_0_var(--accent)]',
        )}
      >
        <span role="gridcell" className="pr-2 text-right text-xs text-ink-3 tabular-nums">
          {entry.rank}
        </span>
        <span role="rowheader" className="flex min-w-0 items-center gap-2">
          <PositionTag position={entry.position} detail={entry.detail} className={cx(taken && 'opacity-50')} />
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-1.5">
              <span
                data-player-name=""
                className={cx(
                  'truncate font-semibold',
                  taken ? 'text-ink-3 line-through' : illegal ? 'text-ink-2' : 'text-ink',
                )}
              >
                {entry.name}
              </span>
              {status !== null && <StatusTag status={status} className="h-4" />}
              {entry.rookie && <StatusTag status="Rookie" className="h-4" />}
              {older !== null && <SeasonTag season={older} className="h-4 @max-[27rem]:hidden" />}
            </span>
            <span className="flex items-center gap-1 text-xs text-ink-3">
              {taken && <span className="shrink-0 font-medium">Drafted ·</span>}
              {illegal && (
                <span className="flex shrink-0 items-center gap-1 font-medium text-bad">
                  <Ban size={11} aria-hidden="true" />
                  Does not fit ·
                </span>
              )}
              <span className="min-w-0 truncate">
                {[entry.position === 'F' ? entry.detail : null, entry.club ?? 'no club', age]
                  .filter((word) => word !== null)
                  .join(' · ')}
                <span className="@min-[27rem]:hidden">{` · ${narrow}`}</span>
                {entry.contractExpiry !== null && ` · ${entry.expiryStatus ?? 'to'} ${entry.contractExpiry}`}
              </span>
            </span>
          </span>
        </span>
        {columns.map((key) => (
          <span key={key} role="gridcell" className="text-right text-sm text-ink-2 tabular-nums @max-[27rem]:hidden">
            {formatStat(key, entry.stats[key])}
          </span>
        ))}
        <span role="gridcell" className="text-right leading-4">
          <Money amount={capHitOf(entry)} className={cx('font-semibold', taken ? 'text-ink-3' : 'text-ink')} />
          <Pays player={entry} teamId={payer} type={type} className="block text-xs leading-none" />
          {entry.estimated && (
            <abbr
              title="Estimated: the contract has expired or is not signed"
              className="block text-xs leading-none text-ink-3 no-underline"
            >
              est.
            </abbr>
          )}
        </span>
        <span role="gridcell" className="flex h-full items-center justify-center text-ink-3">
          {taken && <Check size={14} aria-label="drafted" />}
          {canQueue && !taken && (
            <button
              type="button"
              tabIndex={-1}
              title={queued === null ? 'Queue (q)' : `Number ${queued} in the queue (q)`}
              onClick={(event) => {
                event.stopPropagation();
                onQueue(entry.id);
              }}
              className="group/queue flex h-full w-full items-center justify-center"
            >
              <span className="sr-only">
                {queued === null ? `Queue ${entry.name}` : `Take ${entry.name} out of the queue`}
              </span>
              <span
                aria-hidden="true"
                className={cx(
                  'flex size-7 items-center justify-center rounded-md',
                  queued === null
                    ? 'text-ink-3 group-hover/queue:bg-accent-soft group-hover/queue:text-accent-text'
                    : 'border border-accent-line bg-accent-soft text-xs font-semibold text-accent-text',
                )}
              >
                {queued === null ? <ListPlus size={16} /> : queued}
              </span>
            </button>
          )}
        </span>
      </div>
    );
  },
  (before, after) =>
    (Object.keys(after) as (keyof RowProps)[]).every((key) => key === 'onSelect' || before[key] === after[key]),
);
