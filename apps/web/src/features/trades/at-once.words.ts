import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { stateOf } from '@crease/core/leagues/settings.values.js';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { CARRIED_OUT_AT_ONCE } from '@crease/core/trades/trade.words.js';
import { many } from '@crease/core/text.rules.js';

/** Texts for trades of draft picks that are executed at acceptance while a draft runs. */

/** Lines about the state of such a trade; none for others. */
export function atOnceLines({ state, effects, at_once: done, veto }: TradeView): string[] {
  if (state === 'proposed') return effects?.at_once === true ? [`${CARRIED_OUT_AT_ONCE} No review follows.`] : [];
  if (state !== 'executed' || !done) return [];
  if (veto === null) return ['Carried out at once: the draft was running.'];
  const reversible = 'Carried out at once: the draft was running. It can be reversed until one of its picks is used.';
  if (veto.by === 'commissioner') return [reversible];
  return [
    reversible,
    `A commissioner’s own trade, so the managers vote on it: ${veto.votes} of ${many(veto.needed, 'vote')} needed to reverse it.`,
  ];
}

/** Text of the confirmation before accepting. */
export const acceptDetail = ({ sides, effects }: Pick<TradeView, 'sides' | 'effects'>): string =>
  `With ${sides[0].team_name}, exactly as shown.${effects?.at_once === true ? ` ${CARRIED_OUT_AT_ONCE}` : ''}`;

/** Addition to a league's review time, for picks traded during a draft. */
export function exceptPicks(league: LeagueView): string {
  const { draftPickTradesAllowed, draft_trades_at_once: atOnce } = stateOf(league);
  return draftPickTradesAllowed && atOnce ? ' While a draft runs, draft picks are traded at once.' : '';
}
