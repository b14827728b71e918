import { memo, useMemo, useState, type KeyboardEvent } from 'react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { newOwners } from '@crease/core/draft/offers/exchange.rules.js';
import { isShopped } from '@crease/core/draft/offers/shop.rules.js';
import { formatMoney, formatPrice } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { cx } from '../../../ui/cx.js';
import { BoardMoney } from './BoardMoney.js';
import { DENSE_PX, formOf, NARROW_PX, ROUND_PX, useColumns } from './board-columns.js';
import { heightOf, ROUND, RoundHeads } from './RoundHeads.js';
import { boardLayout, isUndrawn, placeOf, type BoardRow } from '../state/board.model.js';
import { POSITION_WORD, forfeitWord } from '../sync/draft-labels.js';
import { fitted } from '../state/fitted.js';
import { shortName, surname } from '../state/pool.model.js';
import { useDraft, useScope, useView } from '../state/room-context.js';
import { useTeamLabels, type TeamLabel } from '../state/room-hooks.js';
import { useGhost } from '../state/room-trades.store.js';
import { openPickOf } from '../state/room-ui.store.js';
import { showTeamOf } from '../state/show-team.js';
import { useCurrent, useFollow } from '../state/use-follow.js';
import * as t from './board.words.en.js';

const LOOK: Record<Position, string> = {
  F: 'bg-pos-f-soft border-l-pos-f',
  D: 'bg-pos-d-soft border-l-pos-d',
  G: 'bg-pos-g-soft border-l-pos-g',
};

/** The column head has no coloured position edge, so its text can be this much wider. */
const HEAD_SPARE_PX = 4;
/** Row index of the team heads, above the first round. */
const HEAD = -1;

/** Width of the cap hit and its gap, next to the team name of a traded pick. */
const BESIDE_PX = 48;
/** With less room than this, a traded pick shows the arrow without the team name. */
const LEAST_NAME_PX = 34;
export function Board() {
  const { ui } = useScope();
  const slots = useDraft((state) => state.slots);
  const teamIds = useDraft((state) => state.order.teamIds);
  const my = useView((view) => view.my.teamIds);
  const teams = useTeamLabels();
  const current = useCurrent();
  const numbered = !useDraft(isUndrawn);
  const [layOut] = useState(boardLayout);
  const board = useMemo(() => layOut(slots, teamIds), [layOut, slots, teamIds]);
  const { frame, handlers, release, back } = useFollow(current);
  const round = current === null ? null : slots[current - 1]?.round;
  const exchange = useGhost(({ ghost }) => ghost?.exchange ?? null);
  const ghosts = useMemo(() => (exchange === null ? null : newOwners(slots, exchange)), [exchange, slots]);
  const { least, width } = useColumns(frame, board.columns.length);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    if (cell === null) return;
    const [row = 0, column = 0] = (cell.dataset.cell ?? '').split('.').map(Number);
    const moves: Record<string, [number, number] | undefined> = {
      ArrowDown: [row + 1, column],
      ArrowUp: [row - 1, column],
      ArrowRight: [row, column + 1],
      ArrowLeft: [row, column - 1],
      Home: [row, 0],
      End: [row, board.columns.length - 1],
      PageDown: [row + 5, column],
      PageUp: [Math.max(Math.min(row, 0), row - 5), column],
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    release();
    const next = event.currentTarget.querySelector<HTMLElement>(
      `[data-cell="${Math.max(HEAD, Math.min(board.rows.length - 1, to[0]))}.${Math.max(0, Math.min(board.columns.length - 1, to[1]))}"]`,
    );
    if (next === null) return;
    cell.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };

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
            onKeyDown={onKeyDown}
            onClick={({ target }) => showTeamOf(ui, target) || openPickOf(ui, target)}
          >
            <BoardHead columns={board.columns} teams={teams} my={my} width={width} />
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
                  ghosts={
                    ghosts !== null && row.cells.some((cell) => cell.some(({ overall }) => ghosts.has(overall)))
                      ? ghosts
                      : null
                  }
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

interface Shown {
  columns: readonly string[];
  teams: ReadonlyMap<string, TeamLabel>;
  my: readonly string[];
}

/** Truncates each word of a team name that is wider than a line, so that no word breaks in the middle. */
const wordsIn = (name: string, width: number): string =>
  name
    .split(' ')
    .map((word) => fitted(word, width + HEAD_SPARE_PX))
    .join(' ');

const BoardHead = memo(function BoardHead({ columns, teams, my, width }: Shown & { width: number }) {
  const form = formOf(width);
  return (
    <div role="rowgroup" className="sticky top-0 z-[calc(var(--z-sticky)+1)]">
      <div role="row" className="flex h-11">
        <div
          role="columnheader"
          className="sticky left-0 z-1 flex w-12 shrink-0 items-center justify-center border-r border-b border-line bg-sunken font-medium text-ink-3"
        >
          {t.roundLabel}
        </div>
        {columns.map((id, column) => {
          const team = teams.get(id);
          const own = my.includes(id);
          return (
            <div key={id} role="columnheader" className="min-w-0 flex-1 border-r border-b border-line">
              <button
                type="button"
                data-team={id}
                data-cell={`${HEAD}.${column}`}
                tabIndex={-1}
                title={t.rosterAndMoney({ team: [team?.name, team?.manager].filter(Boolean).join(' · ') })}
                className={cx(
                  'flex size-full items-center gap-1.5 text-left font-semibold outline-offset-[-3px]',
                  form === 'roomy' ? 'px-1.5' : 'px-1',
                  own ? 'bg-accent-soft text-accent-text' : 'bg-sunken text-ink hover:bg-hover',
                )}
              >
                {form === 'roomy' && <Monogram name={team?.name ?? '?'} picture={team?.picture} size="xs" />}
                <span className="line-clamp-2 min-w-0 leading-tight break-words">
                  {form === 'roomy' ? team?.name : wordsIn(team?.name ?? '', width)}
                </span>
              </button>
            </div>
          );
        })}
      </div>
      <BoardMoney columns={columns} form={form} />
    </div>
  );
});

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
  ghosts,
  width,
}: Shown & {
  row: BoardRow;
  at: number;
  /** False until the order is drawn: picks have no numbers before. */
  numbered: boolean;
  /** The pick on the clock, if it belongs to this round. */
  current: number | null;
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
              <Cell
                key={slot.overall}
                slot={slot}
                numbered={numbered}
                place={index === 0 ? `${at}.${column}` : undefined}
                stop={at === 0 && column === 0 && index === 0}
                owner={traded ? (teams.get(slot.ownerTeamId)?.name ?? '') : null}
                original={traded ? (teams.get(slot.originalTeamId)?.name ?? '') : null}
                mine={my.includes(slot.ownerTeamId)}
                current={slot.overall === current}
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

interface CellProps {
  slot: Slot;
  numbered: boolean;
  place: string | undefined;
  stop: boolean;
  /** Both teams of a traded pick; null when the original team still owns it. */
  owner: string | null;
  original: string | null;
  mine: boolean;
  current: boolean;
  /** New owner in the previewed trade; null for picks that are not part of it. */
  ghost: string | null;
  width: number;
}

function cellWords({
  slot,
  numbered,
  owner,
  original,
  current,
  ghost,
}: Pick<CellProps, 'slot' | 'numbered' | 'owner' | 'original' | 'current' | 'ghost'>): string {
  const { player } = slot;
  if (player !== null)
    return t.pickOfPlayer({
      overall: slot.overall,
      owner,
      original,
      player: player.name,
      position: POSITION_WORD[player.position],
      club: player.club,
      money: formatMoney(capHitOf(player)),
    });
  return t.pickWithoutPlayer({
    pick: numbered ? t.pickNumber({ overall: slot.overall }) : t.roundNumber({ round: slot.round }),
    owner,
    original,
    compensatory: slot.extra !== undefined,
    status: statusWords(slot, current),
    shopped: isShopped(slot),
    ghost,
  });
}

function statusWords(slot: Slot, current: boolean): string {
  if (slot.status === 'open') return current ? t.spokenOnClock : t.spokenOpen;
  if (slot.status === 'skipped') return t.spokenSkipped;
  return slot.keeper === undefined ? t.spokenForfeited : t.spokenKept({ player: slot.keeper.name });
}

/** Text of a cell without a player. */
function placeWords({ slot, numbered, current, width }: CellProps): string {
  if (current) return width < DENSE_PX ? t.now : width < NARROW_PX ? t.onClockShort : t.onTheClock;
  if (slot.status === 'skipped') return t.skipped;
  if (slot.status === 'forfeited') return fitted(forfeitWord(slot), width);
  const number = !numbered ? '–' : width < DENSE_PX ? String(slot.overall) : placeOf(slot);
  return fitted(slot.extra ? t.compensatoryShort({ number }) : number, width);
}

// Slots keep their identity while unchanged, so a pick renders two cells out of a thousand.
const Cell = memo(function Cell(props: CellProps) {
  const { slot, numbered, place, stop, owner, mine, current, ghost, width } = props;
  const { player } = slot;
  const words = cellWords(props);
  return (
    <button
      type="button"
      data-slot={slot.overall}
      data-cell={place}
      tabIndex={stop ? 0 : -1}
      title={words}
      aria-current={current ? 'step' : undefined}
      className={cx(
        'flex h-12 w-full flex-col justify-center border-l-3 text-left outline-offset-[-3px]',
        width < NARROW_PX ? 'px-1' : 'px-1.5',
        ghost !== null && 'shadow-[inset_0_0_0_2px_var(--accent)]',
        current
          ? 'border-l-accent bg-accent text-accent-ink'
          : player !== null
            ? LOOK[player.position]
            : slot.status !== 'open'
              ? 'border-l-transparent bg-sunken'
              : mine
                ? 'border-l-accent-line bg-accent-soft'
                : 'border-l-transparent hover:bg-hover',
      )}
    >
      {/* Screen reader text. Font size 0 avoids painting; the usual clipping would give each cell its own
          compositing layer. */}
      <span className="text-[0px] leading-[0]">{words}</span>
      {player !== null ? (
        <>
          <span aria-hidden="true" className="whitespace-nowrap font-semibold text-ink">
            {fitted(width < NARROW_PX ? surname(player.name) : shortName(player.name), width)}
          </span>
          <span
            aria-hidden="true"
            className="mt-0.5 flex w-full items-baseline justify-between gap-0.5 whitespace-nowrap text-ink-2"
          >
            {owner === null ? (
              width < NARROW_PX ? null : (
                [player.club, player.detail].filter(Boolean).join(' ')
              )
            ) : (
              <Traded to={owner} width={width - BESIDE_PX} />
            )}
            <span className="font-medium">{formatPrice(capHitOf(player))}</span>
          </span>
        </>
      ) : (
        <>
          <span
            aria-hidden="true"
            className={cx(
              'flex w-full items-baseline justify-between gap-1 whitespace-nowrap',
              current ? 'font-semibold' : 'text-ink-3',
            )}
          >
            {placeWords(props)}
            {isShopped(slot) && !current && (
              <ArrowLeftRight size={12} className="shrink-0 self-center text-accent-text" />
            )}
            {numbered && width >= (current ? NARROW_PX : DENSE_PX) && (
              <span className={current ? 'font-medium' : ''}>{slot.overall}</span>
            )}
          </span>
          {(ghost ?? owner) !== null && (
            <span
              aria-hidden="true"
              className={cx(
                'mt-0.5 flex w-full font-medium',
                !current && (ghost === null ? 'text-ink-2' : 'text-accent-text'),
              )}
            >
              <Traded to={ghost ?? owner ?? ''} width={width} />
            </span>
          )}
        </>
      )}
    </button>
  );
});

/** Marks a pick that another team than the column's owns. */
function Traded({ to, width }: { to: string; width: number }) {
  return (
    <span className="inline-flex items-center gap-0.5 whitespace-nowrap">
      <ArrowRight size={width >= LEAST_NAME_PX ? 10 : 8} aria-hidden="true" className="shrink-0" />
      {width >= LEAST_NAME_PX && fitted(to, width - 12)}
    </span>
  );
}
