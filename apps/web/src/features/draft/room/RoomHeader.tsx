import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { isShopped } from '@crease/core/draft/offers/shop.rules.js';
import { cx } from '../../../ui/cx.js';
import { useWide } from '../../../ui/use-media.js';
import { useTight } from '../../../ui/use-short.js';
import { Clock } from '../clock/Clock.js';
import { comingSlots } from '../sync/turns.model.js';
import { useThrottledDraft, useDraft, useView } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import { CapFigures, RoomActions, ShopButton, ShoppedCount, ShoppedLine, TakeNow, Tools } from './later-parts.js';
import { usePausedOwn, useShoppedOnClock, useTakesAtZero } from '../clock/on-the-clock.js';
import { RoomStatus, SilentLine } from './StatusStrip.js';
import { TeamOnClock } from './TeamOnClock.js';
import * as t from './room.words.en.js';

/** True on the user's own turn; it changes the whole frame's look. */
export function useMine(): boolean {
  const teamIds = useView((view) => view.my.teamIds);
  return useDraft(
    (state) =>
      state.status === 'running' &&
      !state.auction?.lot &&
      state.onClock !== null &&
      teamIds.includes(state.onClock.teamId),
  );
}

/** From 1280 px it is lower and has the money in it, so that board and list begin higher. */
export function RoomHeader() {
  const mine = useMine();
  const wide = useWide();
  return (
    <header
      className={cx(
        'grid h-16 shrink-0 grid-cols-[7rem_minmax(0,1fr)_auto] border-b transition-colors duration-base sm:h-20 sm:grid-cols-[11rem_minmax(0,1fr)_auto_auto] xl:h-14 xl:grid-cols-[9rem_minmax(11rem,1fr)_minmax(0,auto)_auto_auto]',
        mine ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <Clock mine={mine} className="h-full" />
      <TeamOnClock mine={mine} />
      {wide && <CapFigures />}
      <NextUp />
      <RoomActions />
    </header>
  );
}

export function ShortHeader() {
  const mine = useMine();
  const commissioner = useView((view) => view.my.commissioner);
  const tight = useTight();
  const takes = useTakesAtZero();
  const shopped = useShoppedOnClock();
  const paused = usePausedOwn();
  return (
    <header
      className={cx(
        'relative flex h-12 shrink-0 items-stretch gap-2 border-b tight:h-[calc(2.75rem+1px)] tight:gap-1.5 text-xs transition-colors duration-base',
        mine ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <Clock mine={mine} className="w-24 shrink-0" />
      {takes ? <TakeNow /> : shopped === null ? <TeamOnClock mine={mine} /> : <ShoppedLine slot={shopped} />}
      <div className="ml-auto flex shrink-0 items-center gap-2 tight:gap-1.5">
        <RoomStatus brief={takes || tight} />
        {paused !== null && <ShopButton slot={paused} brief />}
        <ShoppedCount beside={takes ? 'turn' : shopped !== null ? 'pick' : null} />
      </div>
      {commissioner && <Tools />}
      <RoomActions />
      {/* Next to the clock, which shows the silence too. */}
      <SilentLine className="left-24" />
    </header>
  );
}

function NextUp() {
  const state = useThrottledDraft('strip');
  const teams = useTeamLabels();
  const my = useView((view) => view.my.teamIds);
  const next = comingSlots(state, 5);
  if (
    next.length === 0 ||
    state.rules.auction ||
    state.status === 'ended' ||
    (state.status === 'lobby' && state.order.source === 'undrawn')
  )
    return <div className="hidden sm:block" />;
  return (
    <div className="hidden items-center gap-2 pr-2 lg:flex xl:pl-2">
      <span className="text-xs font-medium text-ink-3">{t.next}</span>
      <ol aria-label={t.nextPicks} className="flex items-center gap-1">
        {next.map((slot, index) => {
          const team = teams.get(slot.ownerTeamId);
          const own = my.includes(slot.ownerTeamId);
          return (
            <li
              // Keyed by place: the contents change while the elements stay.
              key={index}
              title={(isShopped(slot) ? t.pickOfTeamShopped : t.pickOfTeam)({
                overall: slot.overall,
                team: team?.name ?? '',
              })}
              className={cx(
                'flex w-22 flex-col gap-0.5 rounded-md border px-2 py-1.5 min-[100rem]:w-27',
                own ? 'border-accent-line bg-accent-soft' : 'border-line bg-sunken',
                index > 2 && 'max-[100rem]:hidden',
              )}
            >
              <span className="flex items-center justify-between text-xs leading-none text-ink-3">
                {`#${slot.overall}`}
                {isShopped(slot) && (
                  <ArrowLeftRight size={12} aria-label={t.openToOffers} className="text-accent-text" />
                )}
              </span>
              <span className={cx('truncate text-xs font-semibold', own ? 'text-accent-text' : 'text-ink')}>
                {own ? t.you : team?.name}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
