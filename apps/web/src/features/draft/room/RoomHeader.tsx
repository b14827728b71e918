import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { isShopped } from '@crease/core/draft/offers/shop.rules.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { cx } from '../../../ui/cx.js';
import { useTight } from '../../../ui/use-short.js';
import { Clock } from '../clock/Clock.js';
import { comingSlots } from '../sync/turns.model.js';
import { useCalmDraft, useDraft, useView } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import { LobbyNight, RoomActions, ShopButton, ShoppedCount, ShoppedLine, TakeNow, Tools } from './later-parts.js';
import { usePausedOwn, useShoppedOnClock, useTakesAtZero } from '../clock/on-the-clock.js';
import { RoomStatus, SilentLine } from './StatusStrip.js';
import { TurnTimes, useDue } from '../clock/TurnTimes.js';
import { fitted } from '../state/fitted.js';
import * as t from './room.words.en.js';

/** Width of a team name in small type that fits on every screen except phones. */
const NAME_PX = 190;

/** True on the user's own turn; it changes the whole frame's look. */
export function useMine(): boolean {
  const teamIds = useView((view) => view.my.teamIds);
  return useDraft(
    (state) => state.status === 'running' && state.onClock !== null && teamIds.includes(state.onClock.teamId),
  );
}

export function RoomHeader() {
  const mine = useMine();
  return (
    <header
      className={cx(
        'grid h-16 shrink-0 grid-cols-[7rem_minmax(0,1fr)_auto] border-b transition-colors duration-base sm:h-20 sm:grid-cols-[11rem_minmax(0,1fr)_auto_auto]',
        mine ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <Clock mine={mine} className="h-full" />
      <Turn mine={mine} />
      <NextUp />
      <RoomActions />
    </header>
  );
}

/** The room header in one row, for low screens. */
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
      {takes ? <TakeNow /> : shopped === null ? <Turn mine={mine} /> : <ShoppedLine slot={shopped} />}
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

function Turn({ mine }: { mine: boolean }) {
  const state = useDraft();
  const teams = useTeamLabels();
  const my = useView((view) => view.my.teamIds);
  const slot = state.onClock && state.slots[state.onClock.overall - 1];
  const team = slot && teams.get(slot.ownerTeamId);
  const first = state.slots[0];
  const own = slot != null && my.includes(slot.ownerTeamId);
  const due = useDue();
  const label = mine
    ? due === null
      ? t.youAreOnClock
      : t.yourPickIsDue({ due })
    : own
      ? t.pausedOnYourPick
      : state.status === 'lobby'
        ? t.draftHasNotBegun
        : state.status === 'ended'
          ? t.draftHasEnded
          : t.onTheClock;
  const name =
    team?.name ??
    (state.status === 'lobby' && first && state.order.source !== 'undrawn'
      ? t.firstTeam({ team: teams.get(first.ownerTeamId)?.name ?? '' })
      : state.name);
  // Text that is clipped by overflow gets its own compositing layer; do not truncate where the longest text fits.
  const clipped = due === null ? 'whitespace-nowrap max-[47rem]:truncate short:truncate' : 'truncate';
  return (
    <div className="relative min-w-0 short:min-w-24 short:flex-1 tight:min-w-14">
      {/* Size and layout containment: changing text causes no layout outside. */}
      <div className="absolute inset-0 flex items-center gap-3 pl-3 [contain:size_layout_style] sm:px-4 short:px-1">
        {team && (
          <Monogram
            name={team.name}
            picture={team.picture}
            size="lg"
            className={cx('short:hidden max-sm:hidden', mine && 'border-accent')}
          />
        )}
        <div className="min-w-0">
          <p
            className={cx(
              clipped,
              'text-xs short:leading-tight',
              mine ? 'font-semibold text-accent-text' : 'font-medium text-ink-3 short:sr-only',
            )}
          >
            {label}
            {!mine && due !== null && <span className="sm:hidden">{` · ${t.dueAt({ due })}`}</span>}
          </p>
          <p
            className={cx(
              fitted(name, NAME_PX) === name ? clipped : 'truncate',
              'text-md font-bold tracking-tight text-ink sm:text-lg short:text-sm short:leading-tight',
            )}
          >
            {name}
          </p>
          <p className={cx(clipped, 'text-xs text-ink-2 short:leading-tight', mine && 'short:hidden')}>
            {slot ? (
              <>
                <MyNext state={state} my={my} />
                <span className="sm:hidden short:inline">
                  {t.roundAndPickShort({ round: slot.round, overall: slot.overall, count: state.slots.length })}
                </span>
                <span className="short:hidden max-sm:hidden">
                  {t.roundAndPick({ round: slot.round, overall: slot.overall, count: state.slots.length })}
                </span>
                {!mine && <TurnTimes />}
              </>
            ) : state.status === 'lobby' && state.night !== undefined ? (
              <LobbyNight night={state.night} />
            ) : (
              t.picksInRounds({ count: state.slots.length, rounds: state.rounds })
            )}
          </p>
        </div>
      </div>
    </div>
  );
}

/** Number of picks until the user's next one; first in its line, because the line may be truncated at its end. */
function MyNext({ state, my }: { state: DraftState; my: readonly string[] }) {
  const now = state.onClock?.overall ?? 0;
  const open = state.slots.slice(now).filter((slot) => slot.status === 'open');
  const away = open.findIndex((slot) => my.includes(slot.ownerTeamId));
  if (away < 0) return null;
  if (state.onClock !== null && my.includes(state.onClock.teamId))
    return <span>{`${away === 0 ? t.andTheNext : t.againInPicks({ count: away + 1 })} · `}</span>;
  const when = away === 0 ? t.youAreNext : t.yoursInPicks({ count: away + 1 });
  return <span className="font-semibold text-ink">{`${when} · `}</span>;
}

function NextUp() {
  const state = useCalmDraft('strip');
  const teams = useTeamLabels();
  const my = useView((view) => view.my.teamIds);
  const next = comingSlots(state, 5);
  if (next.length === 0 || state.status === 'ended' || (state.status === 'lobby' && state.order.source === 'undrawn'))
    return <div className="hidden sm:block" />;
  return (
    <div className="hidden items-center gap-2 pr-2 lg:flex">
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
                'flex w-22 flex-col gap-0.5 rounded-md border px-2 py-1.5 xl:w-27',
                own ? 'border-accent-line bg-accent-soft' : 'border-line bg-sunken',
                index > 2 && 'max-xl:hidden',
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
