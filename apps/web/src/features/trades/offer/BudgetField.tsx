import type { TradeSide } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer } from '@crease/core/trades/trade.schema.js';
import { Stepper } from '../../../ui/fields/Stepper.js';
import { useOpenBids } from '../../moves/market-data.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { givenAmount, type GivenDollars } from '../offer.model.js';
import * as t from './offer.words.en.js';

/** A team's budget for bids in the offer, with what is left. */
export function BudgetField({
  leagueId,
  teamId,
  budget: { season, left },
  side,
  onAmount,
}: {
  leagueId: string;
  teamId: string;
  budget: NonNullable<TradableAssetsAnswer['budget']>;
  side: TradeSide;
  onAmount: (given: GivenDollars) => void;
}) {
  const { me } = useLoadedLeague(leagueId);
  const bids = useOpenBids(leagueId, me.team_id === teamId);
  const given = givenAmount(side, 'budget');
  return (
    <Stepper
      label={t.budgetGiven({ season })}
      hint={[t.budgetLeft({ left }), ...(bids === null ? [] : [t.yourOpenBids(bids)])].join(' ')}
      value={given}
      min={0}
      max={Math.max(left, given)}
      format="money"
      onChange={(amount) => onAmount({ kind: 'budget', season, amount })}
    />
  );
}
