import { draftName } from '@crease/core/draft/draft-name.words.js';
import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { cx } from '../../../ui/cx.js';
import { useWide } from '../../../ui/use-media.js';
import { useDraft, useView } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import { LobbyNight } from './later-parts.js';
import { TurnTimes, useDue } from '../clock/TurnTimes.js';
import { truncateToWidth } from '../state/truncate-to-width.js';
import { comingSlots } from '../sync/turns.model.js';
import { lotFigures } from '../auction/lot-figures.js';
import { lotAndPlaces, lotAndPlacesShort, nominatesNow } from '../auction/auction.words.en.js';
import * as t from './room.words.en.js';

/** Width of a team name in small type that fits on every screen except phones. */
const NAME_PX = 190;

export function TeamOnClock({ mine }: { mine: boolean }) {
  const teams = useTeamLabels();
  const my = useView((view) => view.my.teamIds);
  const slot = useDraft(slotOnClock);
  const status = useDraft(statusWords);
  const bidding = useDraft(({ auction }) => auction?.lot != null);
  const before = useDraft((state) => (slotOnClock(state) === null ? nameBefore(state, teams) : ''));
  const team = slot && teams.get(slot.ownerTeamId);
  const own = slot != null && my.includes(slot.ownerTeamId);
  const due = useDue();
  const wide = useWide();
  const label = mine
    ? due === null
      ? t.youAreOnClock
      : t.yourPickIsDue({ due })
    : bidding
      ? t.leadsAuction
      : own
        ? t.pausedOnYourPick
        : status;
  const name = team?.name ?? before;
  // Clipped text gets its own compositing layer; do not truncate where the longest text fits.
  const clipped = due === null ? 'whitespace-nowrap max-[47rem]:truncate short:truncate' : 'truncate';
  return (
    <div className="relative min-w-0 short:min-w-24 short:flex-1 tight:min-w-14">
      {/* Size and layout containment: changing text causes no layout outside. */}
      <div className="absolute inset-0 flex items-center gap-3 pl-3 [contain:size_layout_style] sm:px-4 short:px-1">
        {team && (
          <Monogram
            name={team.name}
            picture={team.picture}
            size={wide ? 'md' : 'lg'}
            className={cx('short:hidden max-sm:hidden', mine && 'border-accent')}
          />
        )}
        <div className="min-w-0">
          <p
            className={cx(
              clipped,
              'text-xs xl:leading-tight short:leading-tight',
              mine ? 'font-semibold text-accent-text' : 'font-medium text-ink-3 short:sr-only',
            )}
          >
            {label}
            {!mine && due !== null && <span className="sm:hidden">{` · ${t.dueAt({ due })}`}</span>}
          </p>
          <p
            className={cx(
              truncateToWidth(name, NAME_PX) === name ? clipped : 'truncate',
              'text-md font-bold tracking-tight text-ink sm:text-lg xl:text-md xl:leading-tight short:text-sm short:leading-tight',
            )}
          >
            {name}
          </p>
          <p className={cx(clipped, 'text-xs text-ink-2 xl:leading-tight short:leading-tight', mine && 'short:hidden')}>
            <TurnPlace slot={slot} mine={mine} />
          </p>
        </div>
      </div>
    </div>
  );
}

const slotOnClock = ({ onClock, slots }: DraftState): Slot | null =>
  onClock === null ? null : (slots[onClock.overall - 1] ?? null);

function statusWords({ status, rules }: DraftState): string {
  if (status === 'lobby') return t.draftHasNotBegun;
  return status === 'ended' ? t.draftHasEnded : rules.auction ? nominatesNow : t.onTheClock;
}

/** While no team is on the clock: the first team, or the draft's name. */
function nameBefore(state: DraftState, teams: ReturnType<typeof useTeamLabels>): string {
  const first = state.slots[0];
  return state.status === 'lobby' && first && state.order.source !== 'undrawn'
    ? t.firstTeam({ team: teams.get(first.ownerTeamId)?.name ?? '' })
    : draftName(state);
}

interface PlaceProps {
  readonly slot: Slot | null;
  readonly mine: boolean;
}

/** The pick's place in the draft. Without a pick on the clock: the lobby's date, else the draft's size. */
function TurnPlace({ slot, mine }: PlaceProps) {
  const auction = useDraft(
    ({ rules, status }) => rules.auction !== undefined && status !== 'lobby' && status !== 'ended',
  );
  return auction ? <LotPlace /> : <PickPlace slot={slot} mine={mine} />;
}

/** A bid changes neither text. */
function LotPlace() {
  const short = useDraft((state) => lotAndPlacesShort(lotFigures(state)));
  const whole = useDraft((state) => lotAndPlaces(lotFigures(state)));
  return (
    <>
      <span className="sm:hidden short:inline">{short}</span>
      <span className="short:hidden max-sm:hidden">{whole}</span>
    </>
  );
}

function PickPlace({ slot, mine }: PlaceProps) {
  const state = useDraft();
  const my = useView((view) => view.my.teamIds);
  if (slot)
    return (
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
    );
  if (state.status === 'lobby' && state.night !== undefined) return <LobbyNight night={state.night} />;
  return t.picksInRounds({ count: state.slots.length, rounds: state.rounds });
}

/** Number of picks until the user's next one; first in its line, because the line may be truncated at its end. */
function MyNext({ state, my }: { state: DraftState; my: readonly string[] }) {
  const open = comingSlots(state, state.slots.length);
  const away = open.findIndex((slot) => my.includes(slot.ownerTeamId));
  if (away < 0) return null;
  if (state.onClock !== null && my.includes(state.onClock.teamId))
    return <span>{`${away === 0 ? t.andTheNext : t.againInPicks({ count: away + 1 })} · `}</span>;
  const when = away === 0 ? t.youAreNext : t.yoursInPicks({ count: away + 1 });
  return <span className="font-semibold text-ink">{`${when} · `}</span>;
}
