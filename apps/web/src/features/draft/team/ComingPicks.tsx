import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import { turnOrder } from '@crease/core/draft/order/turn-order.js';
import { cx } from '../../../ui/cx.js';
import { isUndrawn, placeOf } from '../state/board.model.js';
import { useTeamLabels } from '../state/room-hooks.js';
import * as t from './team.words.en.js';

export function ComingPicks({ state, slots }: { state: DraftState; slots: readonly Slot[] }) {
  const names = useTeamLabels();
  const open = turnOrder(slots).filter((slot) => slot.status === 'open');
  return (
    <section aria-labelledby="coming-picks">
      <h2
        id="coming-picks"
        className="flex h-8 items-center justify-between border-b border-line bg-sunken px-3 text-xs font-semibold text-ink-2"
      >
        {t.comingPicks} <span className="font-medium text-ink-3">{open.length}</span>
      </h2>
      {open.length === 0 ? (
        <p className="px-3 py-3 text-xs text-ink-3">{t.noPickLeft}</p>
      ) : (
        <ol className="flex flex-wrap gap-1.5 p-3">
          {open.map((slot) => {
            const now = slot.overall === state.onClock?.overall;
            const from =
              slot.originalTeamId === slot.ownerTeamId
                ? null
                : t.fromTeam({ team: names.get(slot.originalTeamId)?.name ?? '' });
            return (
              <li
                key={slot.overall}
                aria-current={now ? 'step' : undefined}
                className={cx(
                  'rounded-md border px-2 py-1 text-xs',
                  now ? 'border-accent bg-accent text-accent-ink' : 'border-line bg-sunken text-ink-2',
                )}
              >
                <span className="font-semibold">
                  {isUndrawn(state) ? t.roundNumber({ round: slot.round }) : placeOf(slot)}
                </span>
                {!isUndrawn(state) && <span className="opacity-80">{` #${slot.overall}`}</span>}
                {slot.movedAfter !== undefined && (
                  <span className="ml-1">{t.movedAfter({ after: slot.movedAfter })}</span>
                )}
                {from !== null && <span className="ml-1">{from}</span>}
                {now && <span className="ml-1">{t.onTheClock}</span>}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
