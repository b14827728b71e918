import { memo } from 'react';
import Star from 'lucide-react/icons/star';
import { seasonAge } from '@crease/core/players/filter.rules.js';
import { clubLook } from '../clubs.js';
import { statusTag } from '../player-status.js';
import { Button } from '../../../ui/Button.js';
import { ClubTag } from '../../../ui/marks/ClubTag.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag, SeasonTag, StatusTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { isPlayed, leadFigure, olderStats, statText, type ListPlayer, type ListSort } from '../players.model.js';
import * as t from './list.words.en.js';

/** Narrow: name, one figure, cap hit, end of contract. Wider: also club, age and owner, then all figures. */
export const GRID =
  'grid items-center gap-x-2 px-3 grid-cols-[minmax(0,1fr)_2.25rem_3.25rem_2.375rem_var(--acts)] @[46rem]:grid-cols-[2rem_minmax(0,1fr)_2.75rem_3.5rem_2rem_6rem_4.25rem_2.75rem_var(--wide-acts)] @[62rem]:grid-cols-[2rem_minmax(0,1fr)_3.5rem_2rem_7.5rem_4.5rem_3rem_repeat(var(--stats),2.5rem)_var(--wide-acts)] @[66rem]:grid-cols-[2rem_minmax(0,1fr)_3.5rem_2rem_var(--owner)_4.5rem_3rem_repeat(var(--all-stats),2.5rem)_var(--wide-acts)]';
export const MIDDLE = '@max-[46rem]:hidden';
export const LARGE = '@max-[62rem]:hidden';
/** For leagues that score more figures than a large row has room for. */
export const WIDE = '@max-[66rem]:hidden';
/** Only where there is room for one figure instead of all. */
export const ONE_FIGURE = '@[62rem]:hidden';
const NARROW = '@[46rem]:hidden';

export interface RowAct {
  kind: 'add' | 'claim';
  label: string;
}

/** A figure at the end of a row; `wide` shows only in the widest rows. */
export interface RowFigure {
  key: ListSort;
  wide?: boolean;
}

export interface PlayerRowProps {
  id: string;
  player: ListPlayer;
  place: number;
  height: number;
  season: string;
  /** The season stated for all figures. */
  figuresOf: string;
  stats: readonly RowFigure[];
  sort: ListSort;
  mine: boolean;
  atCursor: boolean;
  compared: boolean;
  onOpen: (id: number, place: number) => void;
  onCompare: (id: number) => void;
  watched: boolean;
  onWatch: (id: number) => void;
  /** In a list of free agents, the reader's action for this one; undefined in other lists. */
  act: RowAct | null | undefined;
  onAct: ((id: number) => void) | undefined;
}

export const PlayerRow = memo(function PlayerRow({
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
  figuresOf,
  act,
  onAct,
}: PlayerRowProps) {
  const age = seasonAge(player.birth_date, season);
  const owner = player.owner?.team_name ?? (act?.kind === 'claim' ? t.onWaivers : t.freeAgent);
  const older = olderStats(player, figuresOf);
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
        <PositionTag position={player.position} detail={player.position_detail} exact className={MIDDLE} />
        <span className="min-w-0">
          <span className="flex min-w-0 items-center gap-1.5">
            <span className="truncate font-semibold">{player.full_name}</span>
            <Tags player={player} className={MIDDLE} />
            {older !== null && <SeasonTag season={older} className={cx('h-4', LARGE)} />}
          </span>
          <span className={cx('flex min-w-0 items-center gap-1.5 overflow-hidden text-xs text-ink-3', NARROW)}>
            <PositionTag position={player.position} detail={player.position_detail} exact className="h-4" />
            <Tags player={player} />
            <span className="truncate">
              {[
                player.nhl_club ?? t.noClub,
                age,
                act === undefined || act?.kind === 'claim' ? (owner === t.freeAgent ? t.freeAgentShort : owner) : null,
              ]
                .filter((word) => word !== null)
                .join(' · ')}
            </span>
          </span>
        </span>
      </span>
      <span role="gridcell" className={cx('text-right font-medium tabular-nums', ONE_FIGURE)}>
        {leadFigure(player, sort)}
        {older !== null && sort !== 'points' && isPlayed(sort) && (
          <span className="block text-xs leading-none font-normal text-ink-3">{older.slice(2)}</span>
        )}
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
        <Money as="price" amount={player.cap.cap_hit} className="font-medium" />
        {player.cap.estimated && (
          <abbr title={t.estimatedHint} className="block text-xs leading-none text-ink-3 no-underline">
            {t.estimatedShort}
          </abbr>
        )}
      </span>
      <span role="gridcell" className="text-right tabular-nums">
        {player.contract_expiry ?? '–'}
      </span>
      <Figures stats={stats} player={player} />
      <span
        role="gridcell"
        className="flex items-center justify-end gap-1.5"
        onClick={(event) => event.stopPropagation()}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-pressed={watched}
          aria-label={t.watchPlayer({ player: player.full_name })}
          title={t.watchWithKey}
          onClick={() => onWatch(player.id)}
          className={cx(
            'inline-flex size-7 items-center justify-center rounded-md hover:bg-hover',
            act !== undefined && MIDDLE,
            watched ? 'text-accent-text' : 'text-ink-3',
          )}
        >
          <Star size={16} aria-hidden="true" className={watched ? 'fill-current' : undefined} />
        </button>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={t.comparePlayer({ player: player.full_name })}
          title={t.compareWithKey}
          checked={compared}
          onChange={() => onCompare(player.id)}
          className={cx('size-4 accent-accent pointer-coarse:size-6', act !== undefined && MIDDLE)}
        />
        {act != null && (
          <Button
            size="sm"
            tabIndex={-1}
            aria-label={act.label}
            title={t.actWithKey({ act: act.label })}
            onClick={() => onAct?.(player.id)}
          >
            {act.kind === 'claim' ? t.claim : t.add}
          </Button>
        )}
      </span>
    </div>
  );
});

/** Next to the name where there is room, otherwise below it. */
function Tags({ player, className }: { player: PlayerRowProps['player']; className?: string }) {
  const status = statusTag(player.status);
  return (
    <>
      {status !== null && <StatusTag status={status} className={cx('h-4', className)} />}
      {player.rookie && <StatusTag status="Rookie" className={cx('h-4', className)} />}
    </>
  );
}

function Figures({ stats, player }: Pick<PlayerRowProps, 'stats' | 'player'>) {
  return stats.map(({ key, wide }) => (
    <span key={key} role="gridcell" className={cx('text-right text-ink-2 tabular-nums', wide === true ? WIDE : LARGE)}>
      {statText(player, key)}
    </span>
  ));
}
