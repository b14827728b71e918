import type { LeagueSettings } from '../leagues/league.rules.js';
import { SETTINGS } from '../leagues/settings.table.js';
import type { TradeContext } from './trade.context.js';
import type { TradeTerms } from './trade.model.js';

/**
 * Trades of draft picks that are carried out when they are accepted, because a draft is running (docs/decisions/0024).
 */

export const draftTradesAtOnce = (settings: Pick<LeagueSettings, 'draft_trades_at_once'>): boolean =>
  settings.draft_trades_at_once ?? SETTINGS.draft_trades_at_once.default;

/** Whether a trade names draft picks without a condition and nothing else. */
export const onlyDraftPicks = ({ sides }: TradeTerms): boolean =>
  sides.some(({ assets }) => assets.length > 0) &&
  sides.every(
    ({ assets, moves }) =>
      moves.length === 0 && assets.every(({ kind, condition }) => kind === 'draft-pick' && condition === null),
  );

/**
 * Whether a trade is carried out at acceptance, whatever the league's review: it names draft picks alone, and one of
 * them is still open in a draft that is running or paused.
 */
export const carriedOutAtOnce = (
  terms: TradeTerms,
  { league, picks }: Pick<TradeContext, 'league' | 'picks'>,
): boolean =>
  draftTradesAtOnce(league.settings) &&
  onlyDraftPicks(terms) &&
  terms.sides.some(({ assets }) =>
    assets.some((asset) => {
      const pick = asset.kind === 'draft-pick' ? picks.get(asset.pick_id) : undefined;
      return pick !== undefined && pick.drafting && !pick.used;
    }),
  );
