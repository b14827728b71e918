import { CLUB_CODES } from '@crease/core/players/clubs.js';
import type { ContractRecord, PlayerRecord } from '@crease/core/players/files/import.rules.js';
import { seasonPlus, startYear, type Season } from '@crease/core/season.js';
import { contractRow } from './sample-deals.js';
import { SAMPLE_SOURCE } from './sample-model.js';
import { between, clamp, mulberry32, pick, seedOf, type Random } from './sample-random.js';

/* Changes of the sample players on 1 July: injuries heal, contracts are signed, old players retire. */

export interface SummerPlayer {
  readonly player: PlayerRecord;
  readonly contracts: readonly { readonly season: Season; readonly cap_hit: number }[];
}

export interface Summer {
  readonly players: readonly PlayerRecord[];
  readonly contracts: readonly ContractRecord[];
  readonly retired: readonly number[];
}

const MINIMUM = 775_000;
const MAXIMUM = 14_000_000;
const ENTRY_LEVEL = 925_000;
const ENTRY_LEVEL_YEARS = 3;

/**
 * Shortest injuries in days of the season, and the most days beyond. The id determines a player's duration, so that
 * players return on different days.
 */
export const INJURY_DAYS = [
  { status: 'day-to-day', least: 3, more: 10 },
  { status: 'Out', least: 7, more: 30 },
  { status: 'IR', least: 28, more: 120 },
  { status: 'LTIR', least: 150, more: 60 },
] as const;

/** On 15 September of the season's first year. */
function ageIn(season: Season, birth: string | null): number {
  if (birth === null) return 27;
  const years = startYear(season) - Number(birth.slice(0, 4));
  return birth.slice(5) > '09-15' ? years - 1 : years;
}

/** More likely each year from 34 on, never under contract, at the latest at 41. */
const retires = (random: Random, age: number, signed: boolean): boolean =>
  age >= 41 || (!signed && age >= 34 && random() < (age - 33) * 0.17);

/** Pay factor of a new contract: young players get more, old ones less. */
function raise(random: Random, age: number): number {
  if (age <= 24) return 1.3 + 0.8 * random();
  if (age <= 29) return 0.95 + 0.4 * random();
  return age <= 33 ? 0.8 + 0.25 * random() : 0.5 + 0.35 * random();
}

function drawYears(random: Random, age: number): number {
  if (age >= 35) return 1;
  return between(random, 1, age >= 31 ? 2 : 5);
}

/** Computes the summer before a season, reproducibly, from the players only. */
export function sampleSummer(world: readonly SummerPlayer[], season: Season): Summer {
  const day = `${startYear(season)}-07-01`;
  const players: PlayerRecord[] = [];
  const contracts: ContractRecord[] = [];
  const retired: number[] = [];
  for (const { player, contracts: known } of world) {
    if (player.roster_status === 'inactive') continue;
    const random = mulberry32(seedOf(`summer ${player.id} ${season}`));
    const age = ageIn(season, player.birth_date);
    const healed: PlayerRecord = {
      ...player,
      ...(player.status === 'healthy' ? {} : { status: 'healthy', status_as_of: null, status_note: null }),
      ...(player.roster_status === 'ir' ? { roster_status: 'active' } : {}),
      as_of: day,
    };
    const signed = known.some((contract) => contract.season === season);
    if (retires(random, age, signed)) {
      retired.push(player.id);
      players.push({ ...healed, roster_status: 'inactive', contract_expiry: null, expiry_status: null, clause: null });
      continue;
    }
    if (signed) {
      players.push(healed);
      continue;
    }
    const [last] = [...known].sort((one, two) => (one.season < two.season ? 1 : -1));
    const prospect = last === undefined;
    // A drafted player eventually signs; a player without a club finds one, or waits another year.
    if (prospect ? age < 21 && random() < 0.5 : player.nhl_club === null && random() < 0.6) {
      players.push(healed);
      continue;
    }
    const stays = player.nhl_club !== null && (prospect || random() < 0.75);
    const club = stays ? (player.nhl_club ?? 'TOR') : pick(random, CLUB_CODES);
    const paid = (last?.cap_hit ?? MINIMUM) * raise(random, age);
    const hit = prospect ? ENTRY_LEVEL : clamp(Math.round(paid / 25_000) * 25_000, MINIMUM, MAXIMUM);
    const years = prospect ? ENTRY_LEVEL_YEARS : drawYears(random, age);
    const after = startYear(season) + years;
    for (let year = 0; year < years; year += 1)
      contracts.push({
        player_id: player.id,
        ...contractRow(seasonPlus(season, year), hit, 0, null, club),
        source: SAMPLE_SOURCE,
        as_of: day,
      });
    players.push({
      ...healed,
      nhl_club: club,
      contract_expiry: after,
      expiry_status: age + years < 27 ? 'RFA' : 'UFA',
      contract_type: prospect ? 'ELC' : age >= 35 ? '35+' : 'Standard',
      clause: null,
      roster_status: healed.roster_status === 'no-contract' ? 'active' : healed.roster_status,
    });
  }
  return { players, contracts, retired };
}
