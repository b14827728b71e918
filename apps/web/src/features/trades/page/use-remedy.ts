import { useMemo } from 'react';
import type { TradeMove } from '@crease/core/trades/trade.model.js';
import type { TradeEffects } from '@crease/core/trades/trade.schema.js';
import { movesTogether } from '../../players/moves/moves.words.en.js';
import { applyChange, type Offer } from '../offer.model.js';
import { usePreview } from '../trades.data.js';

/** Moves that make an offer legal for the accepting team. */
export interface Remedy {
  /** "Promote Ivan Fedulov", "Promote Ivan Fedulov and drop Joel Dahl" */
  readonly words: string;
  readonly moves: readonly TradeMove[];
  /** Effects of the trade with these moves. */
  readonly effects: TradeEffects;
}

/** The first move suggested for a team; null when there is none. */
function stepOf(offer: Offer | null, effects: TradeEffects | undefined, teamId: string) {
  if (offer === null || effects === undefined || effects.legal) return null;
  const suggestion = effects.sides
    .find(({ team_id }) => team_id === teamId)
    ?.suggestions.find(({ change }) => change.type === 'move' && change.team_id === teamId);
  if (suggestion === undefined) return null;
  // Removes the cap figure: "Promote Ivan Fedulov ($925K)".
  const words = suggestion.message.replace(/ \([^)]*\)/, '');
  return { words, offer: applyChange(offer, suggestion.change) };
}

/** Up to two moves that the server accepts. Null when none help, `asking` while searching. */
export function useRemedy(
  leagueId: string,
  { offer, effects, teamId, on }: { offer: Offer; effects: TradeEffects | null; teamId: string; on: boolean },
): Remedy | 'asking' | null {
  const first = useMemo(() => (on ? stepOf(offer, effects ?? undefined, teamId) : null), [on, offer, effects, teamId]);
  const one = usePreview(leagueId, first?.offer ?? null);
  const then = one.current ? one.data?.effects : undefined;
  const second = useMemo(() => stepOf(first?.offer ?? null, then, teamId), [first, then, teamId]);
  const two = usePreview(leagueId, second?.offer ?? null);
  const last = two.current ? two.data?.effects : undefined;
  if (first === null || one.error !== null) return null;
  if (then === undefined) return 'asking';
  if (then.legal) return { words: first.words, moves: first.offer.sides[1].moves, effects: then };
  if (second === null || two.error !== null) return null;
  if (last === undefined) return 'asking';
  return last.legal
    ? {
        words: movesTogether({ moves: [first.words, second.words] }),
        moves: second.offer.sides[1].moves,
        effects: last,
      }
    : null;
}
