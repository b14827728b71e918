import { CLUB_CODES } from '@crease/core/players/clubs.js';
import { seasonOf, startYear } from '@crease/core/season.js';
import { contractRow, drawDeal, marketValue } from './sample-deals.js';
import { drawSeasons, type drawNhlPlayoffs } from './sample-lines.js';
import { birthDate, drawAge, type EntryDrafts } from './sample-origins.js';
import { growth, NOW, positionOf, type Profile, type Slot } from './sample-model.js';
import { bell, between, clamp, pick, type Random } from './sample-random.js';

const { min } = Math;

export interface Place {
  readonly slot: Slot;
  /** Null for free agents. */
  readonly club: string | null;
}

interface World {
  readonly strength: ReadonlyMap<string, number>;
  readonly drafts: EntryDrafts;
  readonly standings: ReturnType<typeof drawNhlPlayoffs>;
}

export function drawCareer(random: Random, place: Place, { strength, drafts, standings }: World) {
  const { slot, club } = place;
  const profile = drawProfile(random, place, club === null ? 0 : (strength.get(club) ?? 0));
  const { age, birth, peak } = profile;
  const eligible = Number(birth.slice(0, 4)) + (birth.slice(5) > '09-15' ? 19 : 18);
  const undrafted = slot.kind === 'prospect' ? age >= 21 && random() < 0.1 : random() < 0.3 * (1 - peak);
  const wanted = 1 + 190 * (1 - clamp(peak + bell(random, 0, 0.13), 0, 1)) ** 1.55;
  const draft = undrafted || eligible > NOW ? null : drafts.take(eligible, wanted);
  const seasons = drawSeasons(random, profile, standings);
  const deal = drawDeal(random, profile, draft?.year ?? null);
  if (club === null) endDeal(random, deal, profile);
  return {
    profile,
    club,
    draft,
    seasons: club === null ? seasons.filter((line) => startYear(line.season) < NOW) : seasons,
    deal,
  };
}

function drawProfile(random: Random, { slot, club }: Place, strength: number): Profile {
  const drawn = clamp(bell(random, slot.quality + strength, 0.075), 0.05, 0.995);
  const age = club === null ? between(random, 31, 38) : drawAge(random, slot, drawn);
  const goalie = slot.detail === 'G';
  // Prospects have not reached their potential yet.
  const peak =
    slot.kind === 'prospect'
      ? clamp(bell(random, 0.55, 0.16), 0.25, 0.97)
      : clamp(drawn / growth(age, goalie), 0.05, 1);
  const quality = slot.kind === 'prospect' ? min(0.3, peak * growth(age, goalie) * 0.55) : min(drawn, peak);
  const birth = birthDate(random, age);
  return { slot, club: club ?? pick(random, CLUB_CODES), peak, quality, age, birth };
}

/** A free agent's contracts have ended. */
function endDeal(random: Random, deal: ReturnType<typeof drawDeal>, { slot, quality, club }: Profile): void {
  deal.contracts = deal.contracts.filter((row) => startYear(row.season) < NOW);
  if (deal.contracts.length === 0)
    deal.contracts = [
      contractRow(seasonOf(NOW - 1), marketValue(quality, positionOf(slot.detail), random), 0, null, club),
    ];
  deal.expiry = null;
  deal.expiryStatus = null;
  deal.type = null;
  deal.clause = null;
}
