import { useState } from 'react';
import { maximumBid } from '@crease/core/draft/auction/auction.rules.js';
import { useDraft, useScope, useView } from '../state/room-context.js';

/** The team for which the user bids: their own, or one that a commissioner chose. `choices` is empty for a manager. */
export function useBidder() {
  const { actor } = useScope();
  const my = useView((view) => view.my.teamIds);
  const teams = useDraft((state) => state.teams);
  const [chosen, setChosen] = useState<string | null>(null);
  const teamId = (actor.commissioner ? chosen : null) ?? my[0] ?? null;
  const most = useDraft((state) => (teamId === null ? 0 : maximumBid(state, teamId)));
  return { teamId, most, choices: actor.commissioner ? teams : [], choose: setChosen };
}
