import { useDeferredValue, useMemo } from 'react';
import { tallyOf } from '@crease/core/draft/order/slot-tally.js';
import { conditionsOf, wishKey } from '@crease/core/draft/queue/wish.rules.js';
import type { Pool } from '../state/pool.model.js';
import { useCalmDraft } from '../state/room-context.js';
import { useJudgeOf } from '../state/room-hooks.js';
import { useQueue } from '../state/use-queue.js';
import { useSpending } from '../team/SpendingFigures.js';
import { queueLines } from './queue.model.js';

/** The lines of the user's queue, and the pick that Auto would make now. */
export function useQueueLines(teamId: string, { byId }: Pool) {
  const { wishes } = useQueue();
  const state = useCalmDraft();
  const { rules } = state;
  const team = state.teams.find(({ id }) => id === teamId);
  const judge = useJudgeOf(state, teamId);
  const { taken } = tallyOf(state.slots);
  const capUsed = team?.holdings.capUsed ?? 0;
  const places = useSpending(teamId)?.places ?? wishes.length;
  const lines = useMemo(
    () =>
      queueLines(wishes, byId, {
        isTaken: taken,
        allows: (id) => judge?.allows(id) ?? true,
        holds: (wish) => judge?.wishes.holds(conditionsOf(wish)) ?? true,
        find: (wish) => judge?.wished(wish)?.id ?? null,
        capUsed,
        cap: rules.salaryCap,
        places,
      }),
    [wishes, byId, taken, judge, capUsed, rules.salaryCap, places],
  );
  // Finding Auto's pick by rank may judge every player, so it runs as a deferred update.
  const settled = useDeferredValue(wishes);
  const settledJudge = useDeferredValue(judge);
  const choice = useMemo(() => settledJudge?.automatic(settled) ?? null, [settledJudge, settled]);
  const chosen = choice?.wish === undefined ? undefined : settled[choice.wish];
  return {
    state,
    lines,
    taken,
    /** Auto's pick; null when it finds no player. */
    choice,
    /** Key of the line that Auto would use; null for a pick by rank. */
    next: chosen === undefined ? null : wishKey(chosen),
  };
}
