import { useMemo } from 'react';
import { Button } from '../../ui/Button.js';
import { useDraft } from './room-context.js';
import { fairOffers } from './room-trades.model.js';

/** For a pick that is asked for: what of one's own is worth about as much, ready to be taken. */
export function FairReturns({
  teamId,
  want,
  give,
  choose,
}: {
  teamId: string;
  want: readonly string[];
  give: readonly string[];
  choose: (ids: readonly string[]) => void;
}) {
  const state = useDraft();
  const pickId = want.length === 1 ? want[0] : undefined;
  const offers = useMemo(
    () => (pickId === undefined ? [] : fairOffers(state, teamId, pickId)),
    [state, teamId, pickId],
  );
  if (offers.length === 0) return null;
  return (
    <div role="group" aria-label="Fair by pick value" className="flex flex-wrap items-center gap-2">
      <p className="text-sm text-ink-2" title="A pick is worth about one over its round">
        Fair by pick value:
      </p>
      {offers.map((slots) => {
        const ids = slots.map((slot) => slot.pickId);
        const chosen = ids.length === give.length && ids.every((id) => give.includes(id));
        return (
          <Button
            key={ids.join()}
            size="sm"
            aria-pressed={chosen}
            variant={chosen ? 'primary' : 'secondary'}
            onClick={() => choose(ids)}
          >
            {slots.map((slot) => `#${slot.overall}`).join(' + ')}
          </Button>
        );
      })}
    </div>
  );
}
