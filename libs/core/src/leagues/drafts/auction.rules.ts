import type { DraftType } from '../../draft-type.js';
import { SETTINGS } from '../settings.table.js';
import type { LeagueSettings } from '../settings.values.js';

interface AuctionSettings {
  readonly budget: number;
  readonly minimum: number;
  readonly raise: number;
  readonly bidSeconds: number;
  readonly salaries?: true;
}

type AuctionKey =
  | 'salaries'
  | 'contract_signing'
  | 'draft_form'
  | 'auction_budget'
  | 'auction_minimum'
  | 'auction_raise'
  | 'auction_bid_seconds';
type AuctionChoice = { readonly [Key in AuctionKey]?: LeagueSettings[Key] | null };

/** The rules of the league's auction; null when teams take turns to pick. */
export function auctionRules(settings: AuctionChoice, type: DraftType): AuctionSettings | null {
  if (type !== 'general' || settings.draft_form !== 'auction') return null;
  return {
    budget: settings.auction_budget ?? SETTINGS.auction_budget.default,
    minimum: settings.auction_minimum ?? SETTINGS.auction_minimum.default,
    raise: settings.auction_raise ?? SETTINGS.auction_raise.default,
    bidSeconds: settings.auction_bid_seconds ?? SETTINGS.auction_bid_seconds.default,
    ...(settings.salaries === 'own' && settings.contract_signing === 'managers' ? { salaries: true as const } : {}),
  };
}

export const nominationSeconds = (settings: Partial<LeagueSettings>): number =>
  settings.auction_nomination_seconds ?? SETTINGS.auction_nomination_seconds.default;
