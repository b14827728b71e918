import { useMemo, type CSSProperties } from 'react';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { cx } from '../../../ui/cx.js';
import { useSpendings } from '../board/BoardMoney.js';
import { isUndrawn, type Board } from '../state/board.model.js';
import { useDraft } from '../state/room-context.js';
import { useTurn } from '../state/use-follow.js';
import { useTeamLabels } from '../state/room-hooks.js';
import { isOpen, type ScreenShape } from './screen.model.js';
import type { TeamRow } from './screen-rounds.model.js';
import * as t from './screen.words.en.js';
import { FRONT, HEAD, Money, RoundLine, TeamLine } from './ScreenLines.js';

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
/** Narrower columns, in em, have no room for "max". */
const MONEY_EM = 7.2;
const TABLE = 'table-fixed border-separate border-spacing-0 leading-tight';
/** Teams across, rounds down. */
export function Upright({ board, shape, current }: { board: Board; shape: ScreenShape; current: number | null }) {
  const labels = useTeamLabels();
  const turn = useTurn();
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
            turn={holds(row.cells, current) ? turn : null}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Rounds across, teams down. */
export function Sideways({
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
  const turn = useTurn();
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
            turn={holds(row.cells, current) ? turn : null}
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
