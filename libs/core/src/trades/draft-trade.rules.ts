import type { LeagueSettings } from '../leagues/league.rules.js';
import { PLAY } from '../leagues/settings/play.settings.js';
import type { TradeContext } from './trade.context.js';
import type { TradeTerms } from './trade.model.js';

/** True when trades of draft picks are executed at acceptance while a draft is running (docs/decisions/0024). */

export const draftTradesAtOnce = (settings: Pick<LeagueSettings, 'draft_trades_at_once'>): boolean =>
  settings.draft_trades_at_once ?? PLAY.draft_trades_at_once.default;

export const onlyDraftPicks = ({ sides }: TradeTerms): boolean =>
  sides.some(({ assets }) => assets.length > 0) &&
  sides.every(
    ({ assets, moves }) =>
      moves.length === 0 && assets.every(({ kind, condition }) => kind === 'draft-pick' && condition === null),
  );

/**
 * True when a trade is executed at acceptance, regardless of the league's review. It must contain only draft picks, at
 * least one of them open in a running or paused draft.
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
