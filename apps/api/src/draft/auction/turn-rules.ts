import type { DraftRules } from '@crease/core/draft/draft.model.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { auctionRules } from '@crease/core/leagues/drafts/auction.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';

/** The rules of turns: those of an auction, or the time bank and missed picks of a draft in turn. */
export function turnRules(
  settings: LeagueSettings,
  draft: DraftType,
): Pick<DraftRules, 'auction' | 'timeBank' | 'missedPick'> {
  const auction = auctionRules(settings, draft);
  if (auction !== null) return { auction };
  const { draft_time_bank: timeBank, missed_pick: missedPick = 'automatic' } = settings;
  return {
    ...(timeBank ? { timeBank } : {}),
    ...(missedPick === 'automatic' ? {} : { missedPick }),
  };
}
