import { memo, useMemo, useState, type KeyboardEvent, createElement } from 'react';
import { newOwners } from '@crease/core/draft/offers/exchange.rules.js';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { costsCap } from '@crease/core/draft/team/spending.rules.js';
import { BoardCell } from './BoardCell.js';
import { ROUND_PX, useColumns } from './board-columns.js';
import { boardLayout, isUndrawn, type BoardRow, type CurrentTurn } from '../state/board.model.js';
import { useDraft, useScope, useView } from '../state/room-context.js';
import { useTeamLabels, type TeamLabel } from '../state/room-hooks.js';
import { useGhost } from '../state/room-trades.store.js';
import { openPickOf } from '../state/room-ui.store.js';
import { showTeamOf } from '../state/show-team.js';
import { usePeople } from '../state/use-people.js';
import { useCurrent, useFollow, useTurn } from '../state/use-follow.js';
import { BoardHead, HEAD } from './BoardHead.js';
import { cx } from '../../../ui/cx.js';
import * as t from './board.words.en.js';

/** Height of a round's cells; compensatory picks are stacked. */
const heightOf = ({ cells }: BoardRow): string =>
  `calc(${3 * Math.max(1, ...cells.map((cell) => cell.length))}rem + 1px)`;

const ROUND =
  'flex w-12 shrink-0 items-center justify-center gap-1 border-r border-b border-line bg-sunken font-semibold text-ink-2';

/** Round labels that stay in view when the board scrolls sideways; one layer for all rows. */
const RoundHeads = memo(function RoundHeads({ rows }: { rows: readonly BoardRow[] }) {
  // The money row is above the rounds.
  const money = useDraft(costsCap);
  const undrawn = useDraft(isUndrawn);
  return (
    <div aria-hidden="true" className="sticky left-0 z-sticky h-0 w-12">
      <div className={cx('absolute left-0 w-12', money ? 'top-17' : 'top-11')}>
        {rows.map((row) => (
          <div key={row.round} className={ROUND} style={{ height: heightOf(row) }}>
            {row.round}
            {!undrawn && createElement(row.backwards ? ArrowLeft : ArrowRight, { size: 12, className: 'text-ink-3' })}
          </div>
        ))}
      </div>
    </div>
  );
}, sameRounds);

/** The round labels do not depend on selections. */
function sameRounds(before: { rows: readonly BoardRow[] }, { rows }: { rows: readonly BoardRow[] }): boolean {
  return (
    before.rows.length === rows.length &&
    rows.every((row, index) => {
      const was = before.rows[index];
      return (
        was === row || (was?.round === row.round && was.backwards === row.backwards && heightOf(was) === heightOf(row))
      );
    })
  );
}

export function Board() {
  const { ui } = useScope();
  const slots = useDraft((state) => state.slots);
  const teamIds = useDraft((state) => state.order.teamIds);
  const my = useView((view) => view.my.teamIds);
  const teams = useTeamLabels();
  const peopleOf = usePeople();
  const current = useCurrent();
  const turn = useTurn();
  const numbered = !useDraft(isUndrawn);
  const [layOut] = useState(boardLayout);
  const board = useMemo(() => layOut(slots, teamIds), [layOut, slots, teamIds]);
  const { frame, handlers, release, back } = useFollow(current);
  const round = current === null ? null : slots[current - 1]?.round;
  const exchange = useGhost(({ ghost }) => ghost?.exchange ?? null);
  const ghosts = useMemo(() => (exchange === null ? null : newOwners(slots, exchange)), [exchange, slots]);
  const { least, width } = useColumns(frame, board.columns.length);

  return (
    <div className="relative h-full">
      <div
        ref={frame}
        {...handlers}
        className="scroll-slim h-full overflow-auto overscroll-contain scroll-pt-18 scroll-pl-12 bg-surface outline-offset-[-3px]"
      >
        <div
          className="relative w-full text-xs"
          style={{ minWidth: `${(ROUND_PX + board.columns.length * least) / 16}rem` }}
        >
          <RoundHeads rows={board.rows} />
          <div
            role="table"
            aria-label={t.draftBoardLabel}
            onKeyDown={(event) => moveFocus(event, board, release)}
            onClick={({ target }) => showTeamOf(ui, target) || openPickOf(ui, target)}
          >
            <BoardHead columns={board.columns} teams={teams} peopleOf={peopleOf} my={my} width={width} />
            <div role="rowgroup">
              {board.rows.map((row, at) => (
                <BoardLine
                  key={row.round}
                  row={row}
                  at={at}
                  columns={board.columns}
                  teams={teams}
                  my={my}
                  numbered={numbered}
                  current={row.round === round ? current : null}
                  turn={row.round === round ? turn : null}
                  ghosts={ghostsIn(row.cells, ghosts)}
                  width={width}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
      {back}
    </div>
  );
}

/** The previewed trade's picks, or null when the row has none of them: then the row does not render again. */
const ghostsIn = (cells: BoardRow['cells'], ghosts: ReadonlyMap<number, string> | null) =>
  ghosts !== null && cells.some((cell) => cell.some(({ overall }) => ghosts.has(overall))) ? ghosts : null;

/** Arrow keys move the focus between cells. `release`: the board stops following the clock. */
function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  { rows, columns }: ReturnType<ReturnType<typeof boardLayout>>,
  release: () => void,
): void {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
  if (cell === null) return;
  const [row = 0, column = 0] = (cell.dataset.cell ?? '').split('.').map(Number);
  const moves: Record<string, [number, number] | undefined> = {
    ArrowDown: [row + 1, column],
    ArrowUp: [row - 1, column],
    ArrowRight: [row, column + 1],
    ArrowLeft: [row, column - 1],
    Home: [row, 0],
    End: [row, columns.length - 1],
    PageDown: [row + 5, column],
    PageUp: [Math.max(Math.min(row, 0), row - 5), column],
  };
  const to = moves[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  release();
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-cell="${Math.max(HEAD, Math.min(rows.length - 1, to[0]))}.${Math.max(0, Math.min(columns.length - 1, to[1]))}"]`,
  );
  if (next === null) return;
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/**
 * One round. It renders again when one of its picks changes, or when the clock enters it, moves within it or leaves it.
 */
const BoardLine = memo(function BoardLine({
  row,
  at,
  columns,
  teams,
  my,
  numbered,
  current,
  turn,
  ghosts,
  width,
}: {
  columns: readonly string[];
  teams: ReadonlyMap<string, TeamLabel>;
  my: readonly string[];
  row: BoardRow;
  at: number;
  /** False until the order is drawn: picks have no numbers before. */
  numbered: boolean;
  /** The pick on the clock, if it belongs to this round. */
  current: number | null;
  turn: CurrentTurn | null;
  /** New owner of each pick (by overall number) in the previewed trade; null when this round has none of its picks. */
  ghosts: ReadonlyMap<number, string> | null;
  /** Width available for a cell's text, in pixels. */
  width: number;
}) {
  return (
    // Size and layout containment: a pick causes layout of one round, not of the whole board.
    <div role="row" className="flex [contain:size_layout_style]" style={{ height: heightOf(row) }}>
      <div role="rowheader" className={ROUND}>
        {row.round}
        <span className="text-[0px] leading-[0]">
          {numbered ? ` ${row.backwards ? t.fromLastToFirst : t.fromFirstToLast}` : ''}
        </span>
      </div>
      {row.cells.map((cell, column) => (
        <div key={columns[column]} role="cell" className="min-w-0 flex-1 border-r border-b border-line">
          {cell.map((slot, index) => {
            const traded = slot.ownerTeamId !== slot.originalTeamId;
            return (
              <BoardCell
                key={slot.overall}
                slot={slot}
                numbered={numbered}
                place={index === 0 ? `${at}.${column}` : undefined}
                stop={at === 0 && column === 0 && index === 0}
                owner={traded ? (teams.get(slot.ownerTeamId)?.name ?? '') : null}
                original={traded ? (teams.get(slot.originalTeamId)?.name ?? '') : null}
                mine={my.includes(slot.ownerTeamId)}
                current={slot.overall === current ? turn : null}
                ghost={teams.get(ghosts?.get(slot.overall) ?? '')?.name ?? null}
                width={width}
              />
            );
          })}
          {cell.length === 0 && <div className="h-full bg-sunken" />}
        </div>
      ))}
    </div>
  );
});
