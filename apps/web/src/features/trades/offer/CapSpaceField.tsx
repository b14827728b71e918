import { formatLimit } from '@crease/core/money.js';
import type { TradeSide } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer } from '@crease/core/trades/trade.schema.js';
import { Stepper } from '../../../ui/fields/Stepper.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { givenAmount, type GivenDollars } from '../offer.model.js';
import * as t from './offer.words.en.js';

/** The cap space of a team in the offer, with what the team has now. */
export function CapSpaceField({
  leagueId,
  capSpace: { season, space },
  side,
  onAmount,
}: {
  leagueId: string;
  capSpace: NonNullable<TradableAssetsAnswer['cap_space']>;
  side: TradeSide;
  onAmount: (given: GivenDollars) => void;
}) {
  const cap = useLoadedLeague(leagueId).league.salary_cap;
  return (
    <Stepper
      label={t.capSpaceGiven({ season })}
      hint={t.capSpaceNow({ space: formatLimit(space) })}
      value={givenAmount(side, 'cap-space')}
      min={0}
      // The players that the team gives may free more than it has now.
      max={cap}
      step={cap >= 1_000_000 ? 100_000 : 1}
      format="money"
      onChange={(amount) => onAmount({ kind: 'cap-space', season, amount })}
    />
  );
}
