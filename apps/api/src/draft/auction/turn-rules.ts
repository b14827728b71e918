import type { DraftRules } from '@crease/core/draft/draft.model.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { auctionRules } from '@crease/core/leagues/drafts/auction.rules.js';
import { slotSalaries } from '@crease/core/leagues/salaries/slot-salaries.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';

/** The rules of turns: those of an auction, or otherwise the time bank, missed picks and salaries by round. */
export function turnRules(
  settings: LeagueSettings,
  draft: DraftType,
): Pick<DraftRules, 'auction' | 'timeBank' | 'missedPick' | 'slotSalaries'> {
  const auction = auctionRules(settings, draft);
  if (auction !== null) return { auction };
  const salaries = slotSalaries(settings, draft);
  const { draft_time_bank: timeBank, missed_pick: missedPick = 'automatic' } = settings;
  return {
    ...(salaries === null ? {} : { slotSalaries: salaries }),
    ...(timeBank ? { timeBank } : {}),
    ...(missedPick === 'automatic' ? {} : { missedPick }),
  };
}
