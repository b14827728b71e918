import { memo, useMemo } from 'react';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { formatMoneyShort } from '@crease/core/money.js';
import { PositionTag } from '../../ui/tags.js';
import { cx } from '../../ui/cx.js';
import { byRound } from './board.model.js';
import { useDraft, useScope, useView } from './room-context.js';
import { useTeams } from './room-hooks.js';
import { useCurrent, useFollow } from './use-follow.js';

/** The same board for a phone: round by round, pick by pick. */
export function BoardList() {
  const { ui } = useScope();
  const slots = useDraft((state) => state.slots);
  const my = useView((view) => view.my.teamIds);
  const teams = useTeams();
  const current = useCurrent();
  const { frame, handlers, back } = useFollow(current);
  const rounds = useMemo(() => byRound(slots), [slots]);
  return (
    <div className="relative h-full">
      <div
        ref={frame}
        {...handlers}
        className="scroll-slim relative h-full overflow-y-auto overscroll-contain bg-surface"
      >
        {rounds.map(([round, picks]) => (
          <section
            key={round}
            aria-label={`Round ${round}`}
            className="[contain-intrinsic-size:auto_32rem] [content-visibility:auto]"
          >
            <h2 className="sticky top-0 z-sticky flex h-8 items-center border-b border-line bg-sunken px-3 text-xs font-semibold text-ink-2">{`Round ${round}`}</h2>
            <ol>
              {picks.map((slot) => (
                <ListPick
                  key={slot.overall}
                  slot={slot}
                  team={teams.get(slot.ownerTeamId)?.name ?? ''}
                  original={
                    slot.ownerTeamId === slot.originalTeamId ? null : (teams.get(slot.originalTeamId)?.name ?? '')
                  }
                  mine={my.includes(slot.ownerTeamId)}
                  current={slot.overall === current}
                  open={() => ui.setState({ openPick: slot.overall })}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {back}
    </div>
  );
}

const ListPick = memo(
  function ListPick({
    slot,
    team,
    original,
    mine,
    current,
    open,
  }: {
    slot: Slot;
    team: string;
    original: string | null;
    mine: boolean;
    current: boolean;
    open: () => void;
  }) {
    const { player } = slot;
    return (
      <li
        data-slot={slot.overall}
        className={cx(
          'border-b border-line',
          current && 'bg-accent text-accent-ink',
          !current && mine && 'bg-accent-soft',
        )}
      >
        <button
          type="button"
          onClick={open}
          aria-current={current ? 'step' : undefined}
          className="flex min-h-12 w-full items-center gap-2.5 px-3 py-1 text-left outline-offset-[-3px]"
        >
          <span className={cx('w-7 shrink-0 text-right text-xs tabular-nums', !current && 'text-ink-3')}>
            {slot.overall}
          </span>
          <span className="min-w-0 flex-1">
            {player !== null ? (
              <span className="block truncate font-semibold text-ink">{player.name}</span>
            ) : (
              <span className={cx('block truncate', current ? 'font-semibold' : 'text-ink-3')}>
                {current
                  ? 'On the clock'
                  : slot.status === 'skipped'
                    ? 'Skipped'
                    : slot.status === 'forfeited'
                      ? 'Forfeited'
                      : slot.extra
                        ? 'Open, compensatory'
                        : 'Open'}
              </span>
            )}
            <span className={cx('block truncate text-xs', !current && 'text-ink-2')}>
              {team}
              {original !== null && ` · from ${original}`}
            </span>
          </span>
          {player !== null && (
            <>
              <PositionTag position={player.position} detail={player.detail} />
              <span className="w-9 text-xs text-ink-2">{player.club}</span>
              <span className="w-12 text-right font-medium text-ink">{formatMoneyShort(capHitOf(player))}</span>
            </>
          )}
        </button>
      </li>
    );
  },
  (before, after) =>
    before.slot === after.slot &&
    before.current === after.current &&
    before.team === after.team &&
    before.original === after.original &&
    before.mine === after.mine,
);
