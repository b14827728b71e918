import { counterProblem } from '@crease/core/trades/counter.rules.js';
import type { TradePreview } from '@crease/core/trades/trade.schema.js';
import { COUNTER_UNCHANGED } from '@crease/core/trades/trade.words.js';
import { isEmpty, type Offer } from './offer.model.js';

export interface Standing {
  kind: 'open' | 'asking' | 'refused' | 'illegal' | 'legal';
  words: string;
}

/** Where an offer stands while it is built, in a sentence. `answered`: the offer that it is the answer to. */
export function standingOf(
  offer: Offer,
  preview: TradePreview | null,
  error: Error | null,
  answered: Offer | null,
): Standing {
  if (offer.sides[1].team_id === '') return { kind: 'open', words: 'Choose a team to trade with.' };
  if (isEmpty(offer)) return { kind: 'open', words: 'Add a player or a pick to one of the sides.' };
  if (answered !== null && counterProblem(answered, offer) !== null) return { kind: 'open', words: COUNTER_UNCHANGED };
  if (error !== null) return { kind: 'refused', words: error.message };
  if (preview === null) return { kind: 'asking', words: 'Looking at both teams…' };
  const { sendable, legal } = preview.effects;
  if (!sendable) return { kind: 'refused', words: 'It cannot be sent yet.' };
  if (!legal) return { kind: 'illegal', words: 'It breaks a rule: it may be sent, but not accepted as it is.' };
  const { at_once: atOnce } = preview.effects;
  return {
    kind: 'legal',
    words: atOnce
      ? 'Accepting carries it out at once: the draft is running. No review follows.'
      : 'Both teams stay within the rules.',
  };
}
