import type { Contract } from '@crease/core/players/players.schema.js';
import type { Position } from '@crease/core/players/players.values.js';
import { seasonOf, startYear, type Season } from '@crease/core/season.js';
import { AS_OF, NOW, positionOf, SAMPLE_SOURCE, type Profile } from './sample-model.js';
import { bell, between, clamp, pick, type Random } from './sample-random.js';

/* Contracts of the sample players. */

const { round, max, min } = Math;

const MINIMUM = 775_000;
const ENTRY_LEVEL_MAXIMUM = 975_000;

export function marketValue(quality: number, position: Position, random: Random): number {
  const scale = position === 'G' ? 10.5 : 13.4;
  const value = 775_000 + scale * 1_000_000 * clamp(quality, 0, 1) ** 3.1 * (1 + bell(random, 0, 0.09));
  if (value < 1_150_000) return clamp(round(value / 12_500) * 12_500, MINIMUM, 14_000_000);
  const step = value > 4_000_000 ? 125_000 : 50_000;
  return clamp(round(value / step) * step, MINIMUM, 14_000_000);
}

interface Deal {
  contracts: Contract[];
  expiry: number | null;
  expiryStatus: 'UFA' | 'RFA' | null;
  type: string | null;
  clause: string | null;
}

const years = (from: number, to: number, make: (year: number) => Contract): Contract[] =>
  Array.from({ length: max(0, to - from + 1) }, (_, index) => make(from + index));

export function contractRow(season: Season, hit: number, bonus: number, clause: string | null, club: string): Contract {
  return {
    season,
    cap_hit: hit,
    aav: hit,
    base_salary: hit - bonus,
    signing_bonus: bonus,
    perf_bonus: 0,
    clause,
    club,
    source: SAMPLE_SOURCE,
    as_of: AS_OF,
  };
}

export function drawDeal(random: Random, profile: Profile, draftYear: number | null): Deal {
  const { slot, quality, age, club, peak } = profile;
  const position = positionOf(slot.detail);
  const entryLevel = age <= 21 || (age <= 23 && random() < 0.55) || (slot.kind === 'prospect' && age <= 24);
  if (slot.kind === 'prospect' && (draftYear === NOW ? random() < 0.45 : random() < 0.18)) {
    // Drafted, not yet signed.
    return { contracts: [], expiry: null, expiryStatus: null, type: null, clause: null };
  }
  if (entryLevel) {
    const begun = clamp(NOW - between(random, 0, 2), 2021, NOW);
    const ends = begun + 2;
    const hit = clamp(round((MINIMUM + 40_000 + 260_000 * peak) / 12_500) * 12_500, 850_000, ENTRY_LEVEL_MAXIMUM);
    return {
      contracts: years(begun, max(ends, NOW), (year) => ({
        ...contractRow(seasonOf(year), hit, round(hit / 10_000) * 1000, null, club),
        perf_bonus: peak > 0.75 ? 1_000_000 : 0,
      })),
      expiry: max(ends, NOW) + 1,
      expiryStatus: 'RFA',
      type: 'ELC',
      clause: null,
    };
  }
  const hit = marketValue(quality * (age < 25 ? 0.95 : 1), position, random);
  const star = hit >= 5_500_000;
  const before = between(random, 0, star ? 4 : 2);
  const longest = age >= 35 ? 1 : age >= 32 ? 3 : star ? 7 : hit > 2_500_000 ? 4 : 2;
  const after = between(random, 0, max(0, longest - min(before, longest > 4 ? 2 : 1)));
  const begun = NOW - before;
  const ends = NOW + after;
  const ageAtEnd = age + after + 1;
  const expiryStatus = ageAtEnd < 27 ? 'RFA' : 'UFA';
  const clause =
    hit >= 8_000_000
      ? pick(random, ['NMC', 'NMC', 'NTC', 'M-NTC'])
      : hit >= 4_000_000 && ageAtEnd > 28
        ? pick(random, ['M-NTC', 'NTC', null])
        : null;
  const bonus = star && random() < 0.5 ? round((hit * 0.4) / 50_000) * 50_000 : 0;
  const contracts = years(begun, ends, (year) => contractRow(seasonOf(year), hit, bonus, clause, club));
  if (begun > 2023 && age - (NOW - 2023) >= 19) {
    const young = age - (NOW - begun) <= 24;
    const earlier = young
      ? clamp(round((MINIMUM + 180_000 * peak) / 12_500) * 12_500, MINIMUM, ENTRY_LEVEL_MAXIMUM)
      : clamp(round((hit * (0.55 + random() * 0.5)) / 50_000) * 50_000, MINIMUM, 14_000_000);
    contracts.unshift(...years(2023, begun - 1, (year) => contractRow(seasonOf(year), earlier, 0, null, club)));
  }
  return {
    contracts: contracts.filter((row) => startYear(row.season) >= 2021),
    expiry: ends + 1,
    expiryStatus,
    type: age >= 35 ? '35+' : slot.kind === 'fringe' ? 'Two-Way' : 'Standard',
    clause,
  };
}
