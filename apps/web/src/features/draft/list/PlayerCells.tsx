import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { memo } from 'react';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { formatMoney, formatPrice } from '@crease/core/money.js';
import { statusTag } from '../../players/player-status.js';
import { PositionTag, SeasonTag, StatusTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { ChargeNote } from './ChargeNote.js';
import { figureOf, formatStat, goalieFigures, nhlDraftShort, statOf, type StatKey } from '../state/pool.model.js';
import { RANK } from './PlayerHead.js';
import * as t from './list.words.en.js';

export interface CellsProps {
  entry: PoolEntry;
  /** The season of most statistics. A row names the season of its figures when it differs. */
  season: string;
  age: number | null;
  columns: readonly StatKey[];
  /** There is room for the columns of statistics. */
  roomy: boolean;
  payer: string | null;
  from: string | null;
  type: DraftType;
  /** The team that drafted the player, in words; null for free players. */
  drafted: string | null;
  legal: boolean | null;
  /** Place in the queue, starting at 1; null when not queued. */
  queued: number | null;
  canQueue: boolean;
}

export const PlayerCells = memo(function PlayerCells(props: CellsProps) {
  const { entry, drafted, queued, canQueue } = props;
  return (
    <>
      <span role="gridcell" className={cx('pr-1.5 text-right text-xs text-ink-3 tabular-nums', RANK)}>
        {entry.rank}
      </span>
      <NameCell {...props} />
      {props.roomy && <StatCells entry={entry} columns={props.columns} />}
      <CapCell entry={entry} taken={drafted !== null} />
      <span role="gridcell" className="flex h-full items-center justify-center text-ink-3">
        {drafted !== null && <Check size={14} aria-label={t.drafted} />}
        {canQueue && drafted === null && <QueueToggle name={entry.name} queued={queued} />}
      </span>
    </>
  );
});

function NameCell({ entry, season, age, columns, roomy, payer, from, type, drafted, legal }: CellsProps) {
  const status = statusTag(entry.status);
  const taken = drafted !== null;
  const illegal = !taken && legal === false;
  const older = entry.statsSeason === season ? null : entry.statsSeason;
  return (
    <span role="rowheader" className="flex min-w-0 items-center gap-2 @max-[18rem]:gap-1">
      <PositionTag position={entry.position} detail={entry.detail} exact />
      {/* Two lines of text without nested boxes: a search lays out twenty of these at once. */}
      <span className="min-w-0 flex-1">
        <span
          data-player-name=""
          className={cx(
            'block truncate font-semibold',
            taken ? 'text-ink-2 line-through' : illegal ? 'text-ink-2' : 'text-ink',
          )}
        >
          {entry.name}
        </span>
        <span className="block truncate text-xs text-ink-3">
          {taken && <span className="font-medium">{`${drafted} · `}</span>}
          {illegal && (
            <span className="font-medium text-bad">
              <Ban size={11} aria-hidden="true" className="mr-1 inline align-[-1px]" />
              {`${t.doesNotFit} · `}
            </span>
          )}
          {from !== null && !taken && <span className="font-medium text-ink-2">{`${from} · `}</span>}
          {status !== null && <StatusTag status={status} className="mr-1 h-4" />}
          {entry.rookie && !draftsToBank(type) && <StatusTag status="Rookie" className="mr-1 h-4" />}
          {older !== null && roomy && <SeasonTag season={older} className="mr-1 h-4" />}
          <ChargeNote player={entry} teamId={payer} type={type} className="font-medium after:content-['_·_']" />
          {/* Without room for columns show the most important figure. */}
          {underName(entry, age, type, roomy ? null : (columns.at(-1) ?? 'pts'), older)}
        </span>
      </span>
    </span>
  );
}

function StatCells({ entry, columns }: Pick<CellsProps, 'entry' | 'columns'>) {
  // The columns are those of skaters; the last one may be of both.
  const own = entry.position === 'G' && columns.includes('g') ? columns.filter((key) => key === 'fp') : columns;
  const spanned = columns.length - own.length;
  return (
    <>
      {spanned > 0 && (
        <span
          role="gridcell"
          aria-colspan={spanned}
          style={{ gridColumn: `span ${spanned}` }}
          className="text-right text-sm whitespace-nowrap text-ink-2 tabular-nums"
        >
          {goalieFigures(entry)}
        </span>
      )}
      {own.map((key) => (
        <span
          key={key}
          role="gridcell"
          className={cx('text-right text-sm tabular-nums', key === 'fp' ? 'font-semibold text-ink' : 'text-ink-2')}
        >
          {formatStat(key, figureOf(entry, key))}
        </span>
      ))}
    </>
  );
}

function CapCell({ entry, taken }: { entry: PoolEntry; taken: boolean }) {
  const amount = capHitOf(entry);
  return (
    <span
      role="gridcell"
      title={formatMoney(amount)}
      className="text-right leading-4 whitespace-nowrap text-ink-2 tabular-nums"
    >
      {/* Screen reader text. Font size 0 avoids painting and clipping in each row. */}
      <span className="text-[0px] leading-[0]">{`${formatMoney(amount)} `}</span>
      <span aria-hidden="true" className={cx('font-semibold', !taken && 'text-ink')}>
        {formatPrice(amount)}
      </span>
      {entry.estimated && (
        <abbr title={t.estimatedHint} className="block text-xs leading-none text-ink-3 no-underline">
          {t.estimatedShort}
        </abbr>
      )}
    </span>
  );
}

/** `queued`: place in the queue, starting at 1; null when not queued. */
function QueueToggle({ name, queued }: { name: string; queued: number | null }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-queue=""
      aria-label={queued === null ? t.queuePlayer({ player: name }) : t.takeOutOfQueue({ player: name, place: queued })}
      title={queued === null ? t.queueKeyHint : t.placeInQueueKeyHint({ place: queued })}
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
        {queued === null ? <QueueIcon /> : queued}
      </span>
    </button>
  );
}

/** Lines and a plus in a single path, because every row has one. */
function QueueIcon() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M16 5H3M11 12H3M16 19H3M18 9v6M21 12h-6" />
    </svg>
  );
}

const GOALIE_KEYS: readonly StatKey[] = ['gp', 'w', 'sv_pct', 'gaa'];

/** A goalie's wins and saves, or wins and fantasy points. The figure of skaters that is sorted by follows them. */
function goalieWords(entry: PoolEntry, key: StatKey): string {
  if (key === 'fp') return goalieFigures(entry, ['w', 'fp']);
  return goalieFigures(entry, ['w', 'sv_pct', ...(key === 'pts' || GOALIE_KEYS.includes(key) ? [] : [key])]);
}

/** E.g. "EDM · 29 · UFA 2027", plus the named figure without statistics columns. */
function underName(
  entry: PoolEntry,
  age: number | null,
  type: DraftType,
  key: StatKey | null,
  older: string | null,
): string {
  const words: (string | number | null)[] = [
    entry.club ?? t.noClub,
    age,
    draftsToBank(type) ? nhlDraftShort(entry) : null,
  ];
  if (key !== null) {
    const last = `${formatStat(key, figureOf(entry, key))} ${statOf(key).short}`;
    const season = older === null ? '' : ` (${older})`;
    words.push(`${entry.position === 'G' ? goalieWords(entry, key) : last}${season}`);
  }
  if (entry.contractExpiry !== null) {
    const year = key === null ? String(entry.contractExpiry) : `’${String(entry.contractExpiry).slice(-2)}`;
    words.push(t.contractUntil({ status: entry.expiryStatus, year }));
  }
  return words.filter((word) => word !== null).join(' · ');
}
