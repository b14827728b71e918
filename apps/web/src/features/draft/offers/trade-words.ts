import { locale } from '@crease/core/locale.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { TradeEffects, TradeSideView, TradeView } from '@crease/core/trades/trade.schema.js';
import { listed } from '@crease/core/text.rules.js';
import { carriedOutAtOnce } from '@crease/core/trades/trade.words.js';
import * as t from './offers.words.en.js';

/** How a trade that was executed during the draft can still be reversed. */
export function takeBackWords({ veto }: Pick<TradeView, 'veto'>): string {
  if (veto === null) return t.pickUsedNoReversal;
  return veto.by === 'commissioner'
    ? t.commissionerCanReverse
    : t.votesReverseTrade({ votes: veto.votes, needed: veto.needed });
}

/** Short names of this draft's slots: "pick 38". */
const inThisDraft = (slots: DraftState['slots']): ReadonlyMap<string, string> =>
  new Map(slots.map(({ pickId, overall }) => [pickId, t.pickNumber({ overall })]));

/** A side's assets in words; `brief` has short names for picks. */
export const goods = ({ assets, moves }: TradeSideView, brief?: ReadonlyMap<string, string>): string =>
  listed([
    ...assets.map((asset) => {
      const label = (asset.kind === 'draft-pick' ? brief?.get(asset.pick_id) : undefined) ?? asset.label;
      return asset.condition_text === null ? label : locale.labelled(label, asset.condition_text);
    }),
    ...moves.map(({ label }) => label),
  ]) || t.nothing;

/** 'You get …; you give ….' for the team `mine`. */
export function exchangeWords(
  { sides }: Pick<TradeView, 'sides'>,
  mine: string,
  slots: DraftState['slots'] = [],
): string {
  const brief = inThisDraft(slots);
  const own = sides.find(({ team_id }) => team_id === mine);
  const other = sides.find(({ team_id }) => team_id !== mine);
  return own === undefined || other === undefined
    ? ''
    : t.youGetYouGive({ get: goods(other, brief), give: goods(own, brief) });
}

/** The result of accepting an offer, or why it cannot be accepted. `promised` is a pick that a review would hold up. */
export function outcomeWords(
  effects: TradeEffects,
  promised: number | null = null,
): { kind: 'atOnce' | 'reviewed' | 'refused'; words: string } {
  const problem = effects.problems[0];
  if (problem !== undefined) return { kind: 'refused', words: problem.message };
  const broken = effects.sides.flatMap(({ seasons }) => seasons[0]?.violations ?? []).find(({ decisive }) => decisive);
  if (!effects.legal) return { kind: 'refused', words: broken?.message ?? t.breaksLeagueRule };
  return effects.at_once
    ? { kind: 'atOnce', words: carriedOutAtOnce() }
    : {
        kind: 'reviewed',
        words:
          promised === null
            ? t.reviewedLikeOthers
            : `${t.reviewedLikeOthers} ${t.draftWaitsAtPick({ overall: promised })}`,
      };
}

/** The room's message about a changed trade; null when there is nothing to announce. */
export function newsOf(
  trade: TradeView,
  mine: string,
  slots: DraftState['slots'] = [],
): { text: string; detail: string; offer: boolean } | null {
  const [from, to] = trade.sides;
  const other = from.team_id === mine ? to : from;
  const detail = exchangeWords(trade, mine, slots);
  const say = (text: string, offer = false) => ({ text, detail, offer });
  switch (trade.state) {
    case 'proposed':
      return trade.sent_to === mine ? say(t.teamOffersTrade({ team: from.team_name }), true) : null;
    case 'in-review':
      return say(t.tradeWithUnderReview({ team: other.team_name }));
    case 'executed':
      return say(t.tradeWithCarriedOut({ team: other.team_name }));
    case 'accepted':
    case 'countered':
      return null;
    case 'withdrawn':
    case 'declined':
    case 'expired':
    case 'vetoed':
    case 'failed':
    case 'reversed':
      return { text: trade.reason ?? t.tradeWithHasEnded({ team: other.team_name }), detail, offer: false };
  }
}
