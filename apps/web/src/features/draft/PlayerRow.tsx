import { memo } from 'react';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import ListPlus from 'lucide-react/icons/list-plus';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { DraftType } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { statusTag } from '../../platform/player-status.js';
import { Money } from '../../ui/Money.js';
import { PositionTag, SeasonTag, StatusTag } from '../../ui/tags.js';
import { cx } from '../../ui/cx.js';
import { ChargeNote } from './ChargeNote.js';
import { formatStat, GOALIE_KEYS, goalieFigures, nhlDraftShort, statOf, type StatKey } from './pool.model.js';
import { GRID } from './PlayerHead.js';

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
  /** Place in the queue, 1 is next; null when not in it. */
  queued: number | null;
  canQueue: boolean;
}

/** A row in its place. When a row above leaves, only the place changes, and what stands in the row is not drawn again. */
export function PlayerRow({ id, top, height, place, atCursor, selected, ...cells }: RowProps) {
  const { entry, taken } = cells;
  return (
    <div
      id={id}
      data-player-row={entry.id}
      role="row"
      aria-rowindex={place}
      aria-selected={selected}
      aria-disabled={taken || undefined}
      style={{ height, top }}
      className={cx(
        GRID,
        'absolute inset-x-0 cursor-pointer border-b border-line pr-1 pl-1 [contain:size_layout_style]',
        selected ? 'bg-accent-soft' : 'hover:bg-hover',
        atCursor && 'group-focus-visible/list:shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <Cells {...cells} />
    </div>
  );
}

type CellsProps = Omit<RowProps, 'id' | 'top' | 'height' | 'place' | 'atCursor' | 'selected'>;

const Cells = memo(function Cells({
  entry,
  season,
  age,
  columns,
  payer,
  type,
  taken,
  legal,
  queued,
  canQueue,
}: CellsProps) {
  const status = statusTag(entry.status);
  const illegal = !taken && legal === false;
  // Where there is no room for columns, the one figure that counts.
  const key = columns.at(-1) ?? 'pts';
  const goalie = entry.position === 'G';
  const ofGoalie = goalie && columns.includes('g');
  const older = entry.statsSeason === season ? null : entry.statsSeason;
  const last = `${formatStat(key, entry.stats[key])} ${statOf(key).short}`;
  const figures = goalie ? goalieFigures(entry) : last;
  const sorted = goalie && key !== 'pts' && !GOALIE_KEYS.includes(key) ? ` · ${last}` : '';
  const narrow = `${figures}${sorted}${older === null ? '' : ` (${older})`}`;
  return (
    <>
      <span role="gridcell" className="pr-1.5 text-right text-xs text-ink-3 tabular-nums">
        {entry.rank}
      </span>
      <span role="rowheader" className="flex min-w-0 items-center gap-2">
        <PositionTag position={entry.position} detail={entry.detail} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5">
            <span
              data-player-name=""
              className={cx(
                'truncate font-semibold',
                taken ? 'text-ink-2 line-through' : illegal ? 'text-ink-2' : 'text-ink',
              )}
            >
              {entry.name}
            </span>
            {status !== null && <StatusTag status={status} className="h-4" />}
            {entry.rookie && type !== 'rookie' && <StatusTag status="Rookie" className="h-4" />}
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
              {[
                entry.position === 'F' ? entry.detail : null,
                entry.club ?? 'no club',
                age,
                type === 'rookie' ? nhlDraftShort(entry) : null,
              ]
                .filter((word) => word !== null)
                .join(' · ')}
              <span className="@min-[27rem]:hidden">{` · ${narrow}`}</span>
              {entry.contractExpiry !== null && (
                <>
                  {` · ${entry.expiryStatus ?? 'to'} `}
                  <span className="@max-[27rem]:hidden">{entry.contractExpiry}</span>
                  <span className="@min-[27rem]:hidden">{`’${String(entry.contractExpiry).slice(-2)}`}</span>
                </>
              )}
            </span>
          </span>
        </span>
      </span>
      {ofGoalie ? (
        // The columns are those of skaters.
        <span
          role="gridcell"
          aria-colspan={columns.length}
          style={{ gridColumn: `span ${columns.length}` }}
          className="text-right text-sm whitespace-nowrap text-ink-2 tabular-nums @max-[27rem]:hidden"
        >
          {figures}
        </span>
      ) : (
        columns.map((key) => (
          <span key={key} role="gridcell" className="text-right text-sm text-ink-2 tabular-nums @max-[27rem]:hidden">
            {formatStat(key, entry.stats[key])}
          </span>
        ))
      )}
      <span role="gridcell" className="text-right leading-4">
        <Money amount={capHitOf(entry)} className={cx('font-semibold', taken ? 'text-ink-2' : 'text-ink')} />
        <ChargeNote player={entry} teamId={payer} type={type} className="block text-xs leading-none" />
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
            data-queue=""
            aria-label={
              queued === null ? `Queue ${entry.name}` : `Take ${entry.name}, number ${queued}, out of the queue`
            }
            title={queued === null ? 'Queue (q)' : `Number ${queued} in the queue (q)`}
            className="group/queue flex h-full w-full items-center justify-center"
          >
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
    </>
  );
});
