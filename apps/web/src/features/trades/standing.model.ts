import { counterProblem } from '@crease/core/trades/counter.rules.js';
import type { TradeEffects, TradePreview, TradeView } from '@crease/core/trades/trade.schema.js';
import { counterUnchanged } from '@crease/core/trades/trade.words.js';
import { formatDay } from '../../ui/figures/time.js';
import { isEmpty, type Offer } from './offer.model.js';
import * as t from './trades.words.en.js';

export interface Standing {
  kind: 'open' | 'asking' | 'refused' | 'illegal' | 'legal';
  words: string;
}

/** Rules on agreeing on trades, which a commissioner who enters a trade can override. */
const OVERRIDABLE = ['tradeDeadline', 'playoffsFreeze', 'tradesNotOpen', 'unequalTrade', 'playoffOut'];

/** Why an offer cannot be accepted; null when it can. */
export function objectionTo({ legal, problems, sides }: TradeEffects): string | null {
  if (legal) return null;
  const broken = sides.flatMap(({ seasons }) => seasons[0]?.violations ?? []).find(({ decisive }) => decisive);
  return problems[0]?.message ?? broken?.message ?? t.breaksLeagueRule;
}

/**
 * The state of an offer in a sentence. `answered`: the offer that it counters; `behalf`: a commissioner enters it for
 * two teams.
 */
export function standingOf(
  offer: Offer,
  preview: TradePreview | null,
  error: Error | null,
  { answered, behalf }: { answered: Offer | null; behalf: boolean },
): Standing {
  if (offer.sides[1].team_id === '') return { kind: 'open', words: t.partnerMissing };
  if (isEmpty(offer)) return { kind: 'open', words: t.addPlayerOrPick };
  if (answered !== null && counterProblem(answered, offer) !== null) return { kind: 'open', words: counterUnchanged() };
  if (error !== null) return { kind: 'refused', words: error.message };
  if (preview === null) return { kind: 'asking', words: t.lookingAtBothTeams };
  const { sendable, legal } = preview.effects;
  if (!sendable) {
    const refused = preview.effects.problems.filter(({ severity }) => severity === 'refused');
    const [first] = refused;
    if (first === undefined) return { kind: 'refused', words: t.cannotBeSentYet };
    return behalf && refused.every(({ name }) => OVERRIDABLE.includes(name))
      ? { kind: 'illegal', words: t.enteringOverrides({ broken: first.message }) }
      : { kind: 'refused', words: first.message };
  }
  if (!legal)
    return {
      kind: 'illegal',
      words: [objectionTo(preview.effects), t.sendableButNotAcceptable].filter(Boolean).join(' '),
    };
  const { at_once: atOnce } = preview.effects;
  return {
    kind: 'legal',
    words: atOnce ? t.acceptingActsAtOnce : t.teamsStayWithinRules,
  };
}

/** True when a trade was proposed and ended on one day: one date says both. */
export const endedOnFirstDay = ({
  proposed_at: proposed,
  ended_at: ended,
}: Pick<TradeView, 'proposed_at' | 'ended_at'>): boolean =>
  ended !== null && formatDay(Date.parse(proposed)) === formatDay(Date.parse(ended));
