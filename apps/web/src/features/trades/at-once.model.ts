import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { draftTradesAtOnce } from '@crease/core/trades/draft-trade.rules.js';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { carriedOutAtOnce } from '@crease/core/trades/trade.words.js';
import * as t from './trades.words.en.js';

/* Trades of draft picks are executed at acceptance while a draft runs. */

/** Lines about the state of such a trade; none for others. */
export function atOnceLines({ state, effects, at_once: done, veto }: TradeView): string[] {
  if (state === 'proposed') return effects?.at_once === true ? [`${carriedOutAtOnce()} ${t.noReviewFollows}`] : [];
  if (state !== 'executed' || !done) return [];
  if (veto === null) return [t.carriedOutAtOnce];
  if (veto.by === 'commissioner') return [t.carriedOutAtOnceReversibly];
  return [t.carriedOutAtOnceReversibly, t.votesToReverse({ votes: veto.votes, needed: veto.needed })];
}

export const acceptDetail = ({ sides, effects }: Pick<TradeView, 'sides' | 'effects'>): string =>
  [t.exactlyAsShown({ team: sides[0].team_name }), effects?.at_once === true ? carriedOutAtOnce() : '']
    .filter(Boolean)
    .join(' ');

/** Picks traded during a draft have no review. */
export const picksAtOnce = (league: LeagueView): boolean => league.draftPickTradesAllowed && draftTradesAtOnce(league);
