import type { ComponentProps, DragEvent, ReactNode } from 'react';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import { LINEUP_KIND_WORDS } from '@crease/core/leagues/lineup.rules.js';
import type { LineupPlayerView } from '@crease/core/teams/lineup/lineup.answers.js';
import { formatPoints } from '../../open-league/points.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { IconButton } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import type { Held, Seat } from './lineup.model.js';
import { formWidth, PlayerForm } from './PlayerForm.js';
import * as t from './lineup.words.en.js';

/** The text about a player's day. */
export interface About {
  /** The game of the day with the lock or the line of the night: '@ BOS', 'locks 7:00 PM'. */
  readonly game: readonly string[];
  /** The player has no game, or plays now. */
  readonly state: 'none' | 'live' | null;
  /** Games after it: '3 left, 1 off', and in full. */
  readonly ahead: { readonly short: string; readonly words: string } | null;
  /** Points of the day; null before the game. */
  readonly earned: number | null;
}

/** The day whose points have a column; null while no game of it has begun. */
export type DayColumn = 'tonight' | 'that-day' | null;

export interface Columns {
  readonly day: DayColumn;
  /** Games after the day are known. */
  readonly hasAhead: boolean;
}

interface Row {
  open: boolean;
  held: boolean;
  /** True when the held player can move here. */
  target: boolean;
  self: Held;
  onPress: () => void;
  onDrop: (from: Held, to: Held) => void;
  aboutOf: (player: LineupPlayerView) => About;
  columns: Columns;
  /** Points of the best game among the forms that the page shows. */
  best: number;
}
const MEDIA = 'application/x-crease-lineup';

const dragging = ({ open, self, onDrop }: Row, movable: boolean) =>
  open
    ? {
        draggable: movable,
        onDragStart: (event: DragEvent) => event.dataTransfer.setData(MEDIA, JSON.stringify(self)),
        onDragOver: (event: DragEvent) => event.preventDefault(),
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          const from = event.dataTransfer.getData(MEDIA);
          if (from !== '') onDrop(JSON.parse(from) as Held, self);
        },
      }
    : {};

/** A wide list has one line for each player, with columns for the game and the games to come. */
const LINE = 'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] @min-[42rem]/rows:items-center @min-[42rem]/rows:gap-x-3';
const lineOf = ({ hasAhead }: Pick<Columns, 'hasAhead'>) =>
  cx(
    LINE,
    hasAhead
      ? '@min-[42rem]/rows:grid-cols-[minmax(0,1fr)_2.25rem_8.75rem_4.5rem]'
      : '@min-[42rem]/rows:grid-cols-[minmax(0,1fr)_2.25rem_14rem]',
  );
const WIDE_ONLY = 'hidden @min-[42rem]/rows:block';
const FIGURE = 'w-10 text-right tabular-nums';
/** The figure that matters; above the others in a narrow list. */
const MAIN = cx(FIGURE, 'order-first col-span-2 @min-[26rem]/rows:order-none');
const PLACE = 'w-6 shrink-0 text-xs font-semibold text-ink-2 sm:w-14';
const LOOK =
  'flex min-h-13 min-w-0 flex-1 items-center gap-3 px-4 py-1.5 sm:min-h-11 sm:py-1 @min-[42rem]/rows:min-h-row @min-[42rem]/rows:py-0.5 text-left outline-offset-[-3px]';
const look = ({ open, held, target }: Row, hasButton: boolean) =>
  cx(
    LOOK,
    open && 'hover:bg-hover',
    hasButton && 'pr-1 sm:pr-2',
    held && 'bg-accent-soft',
    target && 'shadow-[inset_3px_0_0_0_var(--accent)]',
  );

/** The heads of the columns. Each row has its words for screen readers. */
export function RowsHead({
  title,
  places,
  open,
  columns,
}: {
  title: string;
  /** The list has places in its first column. */
  places: boolean;
  open: boolean;
  columns: Columns;
}) {
  return (
    <div className="flex items-center border-b border-line py-1.5 text-xs text-ink-2 short:py-0.5">
      <div className={cx('flex min-w-0 flex-1 items-baseline gap-3 px-4', places && open && 'pr-1 sm:pr-2')}>
        <div className={lineOf(columns)}>
          <h2 className="text-sm font-semibold text-ink @min-[42rem]/rows:col-span-2">{title}</h2>
          <span aria-hidden="true" className={WIDE_ONLY}>
            {t.game}
          </span>
          {columns.hasAhead && (
            <span aria-hidden="true" className={WIDE_ONLY}>
              {t.gamesAhead}
            </span>
          )}
        </div>
        <span aria-hidden="true" className="flex shrink-0 items-baseline gap-x-3">
          <span className={cx('hidden @min-[26rem]/rows:inline', formWidth(columns.day === null))}>{t.form}</span>
          <span className={cx(FIGURE, columns.day !== null && 'hidden @min-[26rem]/rows:inline')}>{t.season}</span>
          {columns.day !== null && <span className={FIGURE}>{columns.day === 'tonight' ? t.tonight : t.thatDay}</span>}
        </span>
      </div>
      {places && open && <span className="w-7 shrink-0 pointer-coarse:w-11" />}
    </div>
  );
}

export function SeatRow({ seat, first, onEmpty, ...all }: Row & { seat: Seat; first: boolean; onEmpty: () => void }) {
  const { kind, player, absent, standIn } = seat;
  const row = { ...all, open: all.open && player?.locked !== true };
  const removes = row.open && player !== null;
  return (
    <li className="flex items-center border-b border-line last:border-b-0" {...dragging(row, player !== null)}>
      <button
        type="button"
        disabled={!row.open}
        aria-pressed={row.held}
        onClick={row.onPress}
        className={look(row, all.open)}
      >
        <span className={PLACE}>
          {first && (
            <span aria-hidden="true" className="sm:hidden">
              {kind}
            </span>
          )}
          <span className={first ? 'max-sm:sr-only' : 'sr-only'}>{LINEUP_KIND_WORDS[kind]}</span>
        </span>
        {player === null ? (
          <span className="text-ink-3">{t.empty}</span>
        ) : (
          <Player row={row} player={player} faint={absent !== null} warns>
            {absent !== null && <Note tone="warn">{absent}</Note>}
            {standIn && <Note>{t.standsIn}</Note>}
          </Player>
        )}
      </button>
      {removes ? (
        <IconButton
          size="sm"
          label={t.takeOutOfLineUp({ player: player.name })}
          icon={<X size={16} aria-hidden="true" />}
          onClick={onEmpty}
        />
      ) : (
        all.open && <span className="w-7 shrink-0 pointer-coarse:w-11" />
      )}
    </li>
  );
}

export function ReserveRow({ player, ...all }: Row & { player: LineupPlayerView }) {
  const row = { ...all, open: all.open && !player.locked };
  return (
    <li className="flex items-center border-b border-line last:border-b-0" {...dragging(row, true)}>
      <button
        type="button"
        disabled={!row.open}
        aria-pressed={row.held}
        onClick={row.onPress}
        className={look(row, false)}
      >
        <Player row={row} player={player} />
      </button>
    </li>
  );
}

function Player({
  row: { aboutOf, best, columns },
  player,
  faint = false,
  warns = false,
  children,
}: {
  row: Row;
  player: LineupPlayerView;
  faint?: boolean;
  /** A day without a game is marked: the place earns nothing. */
  warns?: boolean;
  children?: ReactNode;
}) {
  const { name, position, detail, club, locked } = player;
  const { game, state, ahead, earned } = aboutOf(player);
  const isAlone = columns.day === null;
  return (
    <>
      <span className={lineOf(columns)}>
        <span className={cx('flex items-center gap-1.5 font-medium', faint ? 'text-ink-2' : 'text-ink')}>
          <PositionTag position={position} detail={detail} exact />
          <span className="truncate" title={name}>
            {name}
          </span>
          {locked && <Lock size={12} aria-hidden="true" className="shrink-0 text-ink-3" />}
        </span>
        <span className="text-xs leading-tight text-ink-2 @min-[42rem]/rows:contents">
          <span>
            {club ?? '–'}
            {(game.length > 0 || ahead !== null) && <Between />}
          </span>
          <span className={cx(state === 'live' && 'text-accent-text', state === 'none' && warns && 'text-warn')}>
            {game.join(' · ')}
            {children}
            {game.length > 0 && ahead !== null && <Between />}
          </span>
          {columns.hasAhead && (
            <span className="whitespace-nowrap" title={ahead?.words}>
              <span aria-hidden="true">{ahead?.short}</span>
              <span className="sr-only">{ahead?.words}</span>
            </span>
          )}
        </span>
      </span>
      <span className="grid shrink-0 grid-cols-[auto_auto] items-center justify-items-end gap-x-2 text-sm @min-[26rem]/rows:flex @min-[26rem]/rows:gap-x-3">
        <PlayerForm form={player.form} best={best} isAlone={isAlone} />
        <span
          className={
            isAlone
              ? cx(MAIN, 'font-semibold')
              : 'text-xs text-ink-2 tabular-nums @min-[26rem]/rows:w-10 @min-[26rem]/rows:text-right @min-[26rem]/rows:text-sm'
          }
        >
          {formatPoints(player.points)}
          <span className="sr-only"> {t.pointsOfSeason}</span>
        </span>
        {!isAlone && (
          <span className={cx(MAIN, 'text-md', (earned ?? 0) === 0 ? 'text-ink-3' : 'font-bold')}>
            {earned === null ? '–' : formatPoints(earned)}
            <span className="sr-only"> {columns.day === 'tonight' ? t.pointsTonight : t.pointsThatDay}</span>
          </span>
        )}
      </span>
    </>
  );
}

const Note = (props: ComponentProps<typeof Badge>) => (
  <>
    {' '}
    <Badge {...props} />
  </>
);

/** Between facts in one line; columns need none. No line begins with it. */
const Between = () => <span className="@min-[42rem]/rows:hidden">{'\u00A0· '}</span>;
