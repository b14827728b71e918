import { memo, useCallback, useId, useMemo, useState, type KeyboardEvent } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Star from 'lucide-react/icons/star';
import { seasonAge } from '@crease/core/players/filter.rules.js';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import { clubLook } from '../../platform/clubs.js';
import { statusTag } from '../../platform/player-status.js';
import { ClubTag } from '../../ui/ClubTag.js';
import { Money } from '../../ui/Money.js';
import { PositionTag, SeasonTag, StatusTag } from '../../ui/tags.js';
import { useMedia } from '../../ui/use-media.js';
import { cx } from '../../ui/cx.js';
import { useFixedRows } from '../../ui/use-fixed-rows.js';
import { FIGURES, olderStats, SORTS, statText, type ListSort } from './players.model.js';

const ROW = 48;
const TOUCH_ROW = 56;
const PAGE = 10;

const GRID =
  'grid items-center gap-x-2 px-3 grid-cols-[minmax(0,1fr)_4.5rem_3.75rem] @[40rem]:grid-cols-[2rem_minmax(0,1fr)_3.5rem_2rem_6rem_4.25rem_2.75rem_3.5rem] @[62rem]:grid-cols-[2rem_minmax(0,1fr)_3.5rem_2rem_7.5rem_4.5rem_3rem_repeat(var(--stats),2.5rem)_3.75rem]';
const MIDDLE = '@max-[40rem]:hidden';
const LARGE = '@max-[62rem]:hidden';

export interface PlayerRowsProps {
  players: readonly LeaguePlayer[];
  season: string;
  goalies: boolean;
  sort: ListSort;
  direction: 'asc' | 'desc';
  /** The reader's own team. */
  mine: string | null;
  compare: readonly number[];
  watched: ReadonlySet<number>;
  onSort: (sort: ListSort) => void;
  onOpen: (id: number) => void;
  onCompare: (id: number) => void;
  onWatch: (id: number) => void;
}

/** Thousands of rows of which only those in view are drawn. Arrows move, Enter opens, c compares, w watches. */
export function PlayerRows({
  players,
  season,
  goalies,
  sort,
  direction,
  mine,
  compare,
  watched,
  onSort,
  onOpen,
  onCompare,
  onWatch,
}: PlayerRowsProps) {
  const id = useId();
  const row = useMedia('(pointer: coarse)') ? TOUCH_ROW : ROW;
  const { frame, look, scrollTo, first, last, height } = useFixedRows(players.length, row);
  const [cursor, setCursor] = useState(0);
  const at = Math.min(cursor, players.length - 1);
  const stats = useMemo(
    () => FIGURES.filter((one) => one.key === 'gp' || one.for === (goalies ? 'goalie' : 'skater')),
    [goalies],
  );
  const open = useCallback(
    (id: number, place: number) => {
      setCursor(place);
      onOpen(id);
    },
    [onOpen],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const player = players[at];
    const moves: Record<string, number | undefined> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + PAGE,
      PageUp: at - PAGE,
      Home: 0,
      End: players.length - 1,
    };
    const wanted = moves[event.key];
    if (wanted !== undefined) {
      const next = Math.max(0, Math.min(players.length - 1, wanted));
      setCursor(next);
      scrollTo(next);
    } else if (event.key === 'Enter' && player !== undefined) onOpen(player.id);
    else if (event.key === 'c' && player !== undefined) onCompare(player.id);
    else if (event.key === 'w' && player !== undefined) onWatch(player.id);
    else return;
    event.preventDefault();
  };

  const head = (key: ListSort, className: string) => {
    const column = SORTS.find((one) => one.key === key)!;
    const sorted = key === sort;
    return (
      <span
        key={key}
        role="columnheader"
        aria-sort={sorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
        className={cx('flex min-w-0', className)}
      >
        <button
          type="button"
          title={`Order by ${column.title.toLowerCase()}`}
          onClick={() => onSort(key)}
          className={cx(
            'flex h-8 items-center gap-0.5 rounded-sm text-xs whitespace-nowrap hover:text-ink',
            sorted ? 'font-semibold text-ink' : 'font-medium text-ink-3',
          )}
        >
          {column.short}
          {sorted &&
            (direction === 'asc' ? (
              <ArrowUp size={10} aria-hidden="true" />
            ) : (
              <ArrowDown size={10} aria-hidden="true" />
            ))}
        </button>
      </span>
    );
  };

  return (
    <div
      role="grid"
      tabIndex={0}
      aria-label="Players"
      aria-rowcount={players.length + 1}
      aria-activedescendant={`${id}-${players[at]?.id}`}
      onKeyDown={onKeyDown}
      style={{ '--stats': stats.length } as React.CSSProperties}
      className="group/list @container outline-offset-[-2px]"
    >
      <div role="rowgroup" className="border-b border-line bg-sunken">
        <div role="row" aria-rowindex={1} className={GRID}>
          {head('rank', `justify-end ${MIDDLE}`)}
          {head('name', '')}
          {head('club', MIDDLE)}
          {head('age', `justify-end ${MIDDLE}`)}
          {head('owner', MIDDLE)}
          {head('cap_hit', 'justify-end')}
          {head('contract_expiry', `justify-end ${MIDDLE}`)}
          {stats.map(({ key }) => head(key, `justify-end ${LARGE}`))}
          <span role="columnheader">
            <span className="sr-only">Watch and compare</span>
          </span>
        </div>
      </div>
      <div
        ref={frame}
        role="rowgroup"
        tabIndex={-1}
        onScroll={look}
        className="scroll-slim h-[min(68dvh,48rem)] overflow-y-auto overscroll-contain"
      >
        <div style={{ height }} className="relative" role="presentation">
          {players.slice(first, last).map((player, index) => (
            <Row
              key={player.id}
              id={`${id}-${player.id}`}
              player={player}
              place={first + index}
              height={row}
              season={season}
              stats={stats}
              sort={sort}
              mine={player.owner !== null && player.owner.team_id === mine}
              atCursor={first + index === at}
              compared={compare.includes(player.id)}
              onOpen={open}
              onCompare={onCompare}
              watched={watched.has(player.id)}
              onWatch={onWatch}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  id: string;
  player: LeaguePlayer;
  place: number;
  height: number;
  season: string;
  stats: readonly { key: ListSort }[];
  sort: ListSort;
  mine: boolean;
  atCursor: boolean;
  compared: boolean;
  onOpen: (id: number, place: number) => void;
  onCompare: (id: number) => void;
  watched: boolean;
  onWatch: (id: number) => void;
}

const Row = memo(function Row({
  id,
  player,
  place,
  height,
  season,
  stats,
  sort,
  mine,
  atCursor,
  compared,
  onOpen,
  onCompare,
  watched,
  onWatch,
}: RowProps) {
  const status = statusTag(player.status);
  const age = seasonAge(player.birth_date, season);
  const owner = player.owner?.team_name ?? 'Free agent';
  // On a narrow screen the only figure is the one that the list is sorted by.
  const figure = FIGURES.find(({ key }) => key === sort);
  const older = olderStats(player, season);
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={place + 2}
      onClick={() => onOpen(player.id, place)}
      style={{ height, transform: `translateY(${place * height}px)` }}
      className={cx(
        GRID,
        'absolute inset-x-0 top-0 cursor-pointer border-b border-line text-sm',
        compared ? 'bg-accent-soft' : 'hover:bg-hover',
        atCursor && 'group-focus-visible/list:shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span role="gridcell" className={cx('text-right text-xs text-ink-3 tabular-nums', MIDDLE)}>
        {player.rank}
      </span>
      <span role="rowheader" className="flex min-w-0 items-center gap-2">
        <PositionTag position={player.position} detail={player.position_detail} />
        <span className="min-w-0">
          <span className="flex min-w-0 items-center gap-1.5">
            <span className="truncate font-semibold">{player.full_name}</span>
            {status !== null && <StatusTag status={status} className="h-4" />}
            {player.rookie && <StatusTag status="Rookie" className="h-4" />}
            {older !== null && <SeasonTag season={older} className="h-4 @max-[62rem]:hidden" />}
          </span>
          <span className="block truncate text-xs text-ink-3 @[40rem]:hidden">
            {[
              figure === undefined
                ? null
                : `${statText(player, sort)} ${figure.short}${older === null ? '' : ` (${older})`}`,
              player.nhl_club ?? 'no club',
              age,
              owner,
              player.contract_expiry === null ? null : `to ${player.contract_expiry}`,
            ]
              .filter((word) => word !== null)
              .join(' · ')}
          </span>
        </span>
      </span>
      <span role="gridcell" className={MIDDLE}>
        <ClubTag {...clubLook(player.nhl_club)} />
      </span>
      <span role="gridcell" className={cx('text-right tabular-nums', MIDDLE)}>
        {age ?? '–'}
      </span>
      <span
        role="gridcell"
        title={owner}
        className={cx(
          'truncate',
          player.owner === null ? 'text-ink-3' : mine && 'font-medium text-accent-text',
          MIDDLE,
        )}
      >
        {owner}
      </span>
      <span role="gridcell" className="text-right">
        <Money amount={player.cap.cap_hit} className="font-medium" />
        {player.cap.estimated && (
          <abbr
            title="Estimated: the contract has expired or is not signed"
            className="block text-xs leading-none text-ink-3 no-underline"
          >
            est.
          </abbr>
        )}
      </span>
      <span role="gridcell" className={cx('text-right tabular-nums', MIDDLE)}>
        {player.contract_expiry ?? '–'}
      </span>
      {stats.map(({ key }) => (
        <span key={key} role="gridcell" className={cx('text-right text-ink-2 tabular-nums', LARGE)}>
          {statText(player, key)}
        </span>
      ))}
      <span
        role="gridcell"
        className="flex items-center justify-end gap-1.5"
        onClick={(event) => event.stopPropagation()}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-pressed={watched}
          aria-label={`Watch ${player.full_name}`}
          title="Watch (w)"
          onClick={() => onWatch(player.id)}
          className={cx(
            'inline-flex size-7 items-center justify-center rounded-md hover:bg-hover',
            watched ? 'text-accent-text' : 'text-ink-3',
          )}
        >
          <Star size={16} aria-hidden="true" className={watched ? 'fill-current' : undefined} />
        </button>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Compare ${player.full_name}`}
          title="Compare (c)"
          checked={compared}
          onChange={() => onCompare(player.id)}
          className="size-4 accent-accent pointer-coarse:size-6"
        />
      </span>
    </div>
  );
});
