import { memo, useMemo, useState, type CSSProperties } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Slot } from '@crease/core/draft/draft.model.js';
import type { Spending } from '@crease/core/draft/team/spending.rules.js';
import { formatLimit } from '@crease/core/money.js';
import { cx } from '../../../ui/cx.js';
import { useSpendings } from '../board/BoardMoney.js';
import { boardLayout, isUndrawn, type Board, type BoardRow } from '../state/board.model.js';
import { fitted } from '../state/fitted.js';
import { useDraft } from '../state/room-context.js';
import { useTeamLabels, type TeamLabel } from '../state/room-hooks.js';
import { ScreenCell, TYPE_PX } from './ScreenCell.js';
import { PageLine, useTurning } from './ScreenPages.js';
import {
  draftedRounds,
  isOpen,
  presentRound,
  screenShape,
  sideways,
  type ScreenShape,
  type TeamRow,
} from './screen.model.js';
import { useBox } from '../state/use-box.js';
import { useCurrent, useFollow } from '../state/use-follow.js';
import * as t from './screen.words.en.js';

/** The whole board in the largest type that fits the screen. */
export function ScreenBoard() {
  const slots = useDraft((state) => state.slots);
  const teamIds = useDraft((state) => state.order.teamIds);
  const round = useDraft(presentRound);
  const over = useDraft(({ status }) => status === 'ended');
  const current = useCurrent();
  const [layOut] = useState(boardLayout);
  const [turn] = useState(sideways);
  const whole = useMemo(() => layOut(slots, teamIds), [layOut, slots, teamIds]);
  const board = useMemo(() => (over ? draftedRounds(whole) : whole), [over, whole]);
  const place = board.rows.findIndex((row) => row.round === round) + 1;
  const { frame, handlers, back } = useFollow(current);
  const box = useBox(frame);
  const turning = useTurning(over);
  const page = over ? turning.page : undefined;
  const shape = useMemo(
    () =>
      screenShape({
        ...box,
        teams: Math.max(1, board.columns.length),
        rounds: Math.max(1, board.rows.length),
        round: place === 0 ? null : place,
        page,
      }),
    [box, board.columns.length, board.rows.length, place, page],
  );
  const roundAt = (at: number) => board.rows[at - 1]?.round ?? at;
  return (
    <div className="relative flex h-full flex-col">
      <div
        ref={frame}
        {...handlers}
        tabIndex={0}
        role="group"
        aria-label={t.board}
        className="scroll-slim min-h-0 flex-1 overflow-auto overscroll-contain bg-surface outline-offset-[-3px]"
      >
        {shape.across === 'teams' ? (
          <Upright board={board} shape={shape} current={current} />
        ) : (
          <Sideways board={board} teams={turn(board)} shape={shape} current={current} />
        )}
      </div>
      {shape.scrolls && back}
      {over && shape.pages > 1 && (
        <PageLine
          from={roundAt(shape.from)}
          to={roundAt(shape.to)}
          rounds={board.rows.at(-1)?.round ?? 1}
          turning={turning}
        />
      )}
    </div>
  );
}

/** Sizes are CSS variables on the table, so that a new size does not render the cells. */
const sizes = ({ across, type, width, height, folded, front, scrolls }: ScreenShape, columns: number): CSSProperties =>
  ({
    fontSize: `${type}px`,
    // The columns share the remaining width. Without an explicit width a column would grow with its content.
    width: scrolls ? `${front + columns * width}px` : '100%',
    '--place-w': `${width}px`,
    // Row borders are part of the row height.
    '--place-h': `${height - LINE_PX}px`,
    '--folded': `${across === 'teams' ? folded - LINE_PX : folded}px`,
    '--front': `${front}px`,
  }) as CSSProperties;

const LINE_PX = 1;
/** Columns narrower than this, in em, have no room for "max" next to the figure. */
const MONEY_EM = 7.2;
const TABLE = 'table-fixed border-separate border-spacing-0 leading-tight';
const FRONT = 'sticky left-0 z-sticky';
const HEAD = 'border-r border-b border-line bg-sunken px-[0.35em] overflow-hidden';

function Upright({ board, shape, current }: { board: Board; shape: ScreenShape; current: number | null }) {
  const labels = useTeamLabels();
  const numbered = !useDraft(isUndrawn);
  const spending = useSpendings(board.columns);
  return (
    <table className={TABLE} style={sizes(shape, board.columns.length)}>
      <caption className="sr-only">{t.boardTeamsAcross}</caption>
      <colgroup>
        <col style={{ width: 'var(--front)' }} />
        {board.columns.map((id) => (
          <col key={id} style={{ width: 'var(--place-w)' }} />
        ))}
      </colgroup>
      <thead className="sticky top-0 z-[calc(var(--z-sticky)+1)]">
        <tr>
          <th
            scope="col"
            title={t.roundLabel}
            className={cx(HEAD, FRONT, 'h-[4em] truncate text-center text-[0.8em] font-medium text-ink-3')}
          >
            {t.roundLabel}
          </th>
          {board.columns.map((id, index) => (
            <th key={id} scope="col" title={labels.get(id)?.name} className={cx(HEAD, 'h-[4em] text-left align-top')}>
              <span className="line-clamp-2 h-[2.5em] pt-[0.15em] text-[0.95em] leading-[1.12] font-semibold break-words text-ink">
                {labels.get(id)?.name}
              </span>
              <Money spending={spending[index] ?? null} brief={shape.width < MONEY_EM * shape.type} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {board.rows.map((row, index) => (
          <RoundLine
            key={row.round}
            row={row}
            columns={board.columns}
            labels={labels}
            numbered={numbered}
            open={isOpen(shape, index + 1)}
            width={shape.width}
            type={shape.type}
            current={holds(row.cells, current) ? current : null}
          />
        ))}
      </tbody>
    </table>
  );
}

function Sideways({
  board,
  teams,
  shape,
  current,
}: {
  board: Board;
  teams: readonly TeamRow[];
  shape: ScreenShape;
  current: number | null;
}) {
  const labels = useTeamLabels();
  const numbered = !useDraft(isUndrawn);
  const spending = useSpendings(board.columns);
  const open = useMemo(() => board.rows.map((_, index) => isOpen(shape, index + 1)), [board.rows, shape]);
  return (
    <table className={TABLE} style={sizes(shape, board.columns.length)}>
      <caption className="sr-only">{t.boardRoundsAcross}</caption>
      <colgroup>
        <col style={{ width: 'var(--front)' }} />
        {open.map((one, index) => (
          <col key={index} style={{ width: one ? 'var(--place-w)' : 'var(--folded)' }} />
        ))}
      </colgroup>
      <thead className="sticky top-0 z-[calc(var(--z-sticky)+1)]">
        <tr>
          <th scope="col" className={cx(HEAD, FRONT, 'h-[1.9em] text-left text-[0.85em] font-medium text-ink-3')}>
            {t.teamLabel}
          </th>
          {board.rows.map((row, index) => (
            <RoundHead key={row.round} round={row.round} open={open[index] === true} />
          ))}
        </tr>
      </thead>
      <tbody>
        {teams.map((row, index) => (
          <TeamLine
            key={row.teamId}
            row={row}
            labels={labels}
            numbered={numbered}
            open={open}
            width={shape.width}
            type={shape.type}
            front={shape.front}
            spending={spending[index] ?? null}
            current={holds(row.cells, current) ? current : null}
          />
        ))}
      </tbody>
    </table>
  );
}

function RoundHead({ round, open }: { round: number; open: boolean }) {
  return (
    <th
      scope="col"
      className={cx(HEAD, 'text-[0.85em] font-semibold text-ink-2', open ? 'h-[1.9em] text-left' : 'px-0 text-center')}
    >
      {open ? t.roundNumber({ round }) : round}
    </th>
  );
}

const holds = (cells: readonly (readonly Slot[])[], current: number | null): boolean =>
  current !== null && cells.some((cell) => cell.some(({ overall }) => overall === current));

interface Line {
  labels: ReadonlyMap<string, TeamLabel>;
  /** False until the order is drawn: picks have no numbers before. */
  numbered: boolean;
  width: number;
  type: number;
  current: number | null;
}

const RoundLine = memo(function RoundLine({
  row,
  columns,
  labels,
  numbered,
  open,
  width,
  type,
  current,
}: Line & { row: BoardRow; columns: readonly string[]; open: boolean }) {
  const Way = row.backwards ? ArrowLeft : ArrowRight;
  return (
    <tr>
      <th
        scope="row"
        className={cx(HEAD, FRONT, 'text-center text-[0.9em] font-semibold whitespace-nowrap text-ink-2')}
      >
        {row.round}
        {numbered && <Way size="0.8em" aria-hidden="true" className="ml-[0.2em] inline text-ink-3" />}
      </th>
      {row.cells.map((cell, column) => (
        <Place
          key={columns[column]}
          cell={cell}
          labels={labels}
          numbered={numbered}
          look={open ? 'two' : 'one'}
          width={width}
          type={type}
          current={current}
        />
      ))}
    </tr>
  );
});

const TeamLine = memo(function TeamLine({
  row,
  labels,
  numbered,
  open,
  width,
  type,
  front,
  spending,
  current,
}: Line & { row: TeamRow; open: readonly boolean[]; front: number; spending: Spending | null }) {
  const name = labels.get(row.teamId)?.name ?? '';
  return (
    <tr>
      <th scope="row" title={name} className={cx(HEAD, FRONT, 'text-left')}>
        <span className="flex items-baseline justify-between gap-[0.3em] whitespace-nowrap">
          <span className="font-semibold text-ink">{fitted(name, ((front * 0.62) / type) * TYPE_PX)}</span>
          <Money spending={spending} />
        </span>
      </th>
      {row.cells.map((cell, index) => (
        <Place
          key={index}
          cell={cell}
          labels={labels}
          numbered={numbered}
          look={open[index] === true ? 'line' : 'letter'}
          width={width}
          type={type}
          current={current}
        />
      ))}
    </tr>
  );
});

function Place({
  cell,
  labels,
  numbered,
  look,
  width,
  type,
  current,
}: Line & { cell: readonly Slot[]; look: 'two' | 'one' | 'line' | 'letter' }) {
  return (
    <td className="border-r border-b border-line p-0">
      <div
        className={cx(
          'flex flex-col [contain:size_layout_style]',
          look === 'two' || look === 'line' ? 'h-(--place-h)' : look === 'one' ? 'h-(--folded)' : 'h-(--place-h)',
          cell.length === 0 && 'bg-sunken',
        )}
      >
        {cell.map((slot) => (
          <ScreenCell
            key={slot.overall}
            slot={slot}
            numbered={numbered}
            // Two picks in one cell leave one line for each.
            look={cell.length > 1 && look === 'two' ? 'one' : look}
            width={width}
            type={type}
            traded={slot.ownerTeamId === slot.originalTeamId ? null : (labels.get(slot.ownerTeamId)?.name ?? '')}
            current={slot.overall === current}
          />
        ))}
      </div>
    </td>
  );
}

/** The team's open places and the maximum price of its next player. */
const Money = memo(
  function Money({ spending, brief = false }: { spending: Spending | null; brief?: boolean }) {
    if (spending === null) return null;
    const { places, most } = spending;
    return (
      <span className="block text-[0.78em] font-medium whitespace-nowrap text-ink-3 tabular-nums">
        {places === 0
          ? t.noPlaceLeft
          : most === null
            ? t.placesNoFit({ places })
            : brief
              ? `${places} · ${formatLimit(most)}`
              : t.placesAndMax({ places, price: formatLimit(most) })}
      </span>
    );
  },
  (before, after) =>
    before.brief === after.brief &&
    before.spending?.places === after.spending?.places &&
    before.spending?.most === after.spending?.most,
);
