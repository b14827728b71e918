import { useMemo, useState } from 'react';
import { boardLayout } from '../state/board.model.js';
import { useDraft } from '../state/room-context.js';
import { PageLine, useTurning } from './ScreenPages.js';
import { screenShape } from './screen.model.js';
import { draftedRounds, presentRound, sideways } from './screen-rounds.model.js';
import { useBox } from '../state/use-box.js';
import { useCurrent, useFollow } from '../state/use-follow.js';
import * as t from './screen.words.en.js';
import { Sideways, Upright } from './ScreenTables.js';

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
