import { CLUB_CODES } from '@crease/core/players/clubs.js';
import { FIRST_SAMPLE_ID, type PlayerStatus } from '@crease/core/players/players.values.js';
import { rankPlayers } from '@crease/core/players/scoring/ranking.rules.js';
import { seasonOf, startYear, type Season } from '@crease/core/season.js';
import { drawNhlPlayoffs } from './sample-lines.js';
import { EntryDrafts, Names, roundOf } from './sample-origins.js';
import { ABSENT, CLUB_PLACES, FREE_AGENTS, NOTES, PROSPECT_DETAILS } from './sample-places.js';
import { AS_OF, NOW, positionOf, SAMPLE_SEASON, type SamplePlayer } from './sample-model.js';
import { bell, mulberry32, pick, type Random } from './sample-random.js';
import { movedInTime } from './sample-time.js';
import { type Place, drawCareer } from './sample-careers.js';

const SEED = 20_252_026;

/**
 * Generates about 900 invented players for the 32 real clubs: the sample, used without imported players. The same seed
 * gives the same players on every machine. `present` is their newest season.
 */
export function generateSamplePlayers(seed = SEED, present: Season = SAMPLE_SEASON): SamplePlayer[] {
  const by = startYear(present) - NOW;
  return by === 0 ? invent(seed) : invent(seed).map((player) => movedInTime(player, by));
}

function invent(seed: number): SamplePlayer[] {
  const random = mulberry32(seed);
  const names = new Names(random);
  const drafts = new EntryDrafts();
  const strength = new Map(CLUB_CODES.map((club) => [club, bell(random, 0, 0.035)]));
  const standings = drawNhlPlayoffs(random, strength);
  const made = listPlaces().map((place, index) => ({
    id: FIRST_SAMPLE_ID + index,
    name: names.next(),
    ...drawCareer(random, place, { strength, drafts, standings }),
  }));
  const absent = drawAbsences(random, made);
  const ranks = rankPlayers(
    made.map((one) => ({
      id: one.id,
      position: positionOf(one.profile.slot.detail),
      birth_date: one.profile.birth,
      draft_overall: one.draft?.overall ?? null,
      draft_year: one.draft?.year ?? null,
      roster_status: rosterStatus(one, absent),
      seasons: one.seasons.filter((line) => !line.playoffs),
    })),
    seasonOf(NOW),
  );
  return made.map((one) => playerRow(random, one, absent, ranks.get(one.id) ?? made.length));
}

function listPlaces(): Place[] {
  const places: Place[] = [];
  CLUB_CODES.forEach((club, at) => {
    for (const slot of CLUB_PLACES) places.push({ slot, club });
    for (let number = 0; number < 4; number++) {
      const detail = PROSPECT_DETAILS[(at * 4 + number) % PROSPECT_DETAILS.length] ?? 'C';
      places.push({ slot: { detail, quality: 0.3, kind: 'prospect' }, club });
    }
  });
  for (const detail of FREE_AGENTS) places.push({ slot: { detail, quality: 0.36, kind: 'fringe' }, club: null });
  return places;
}

type Career = ReturnType<typeof drawCareer> & { readonly id: number; readonly name: ReturnType<Names['next']> };
type Absences = ReadonlyMap<number, Exclude<PlayerStatus, 'healthy'>>;

function drawAbsences(random: Random, made: readonly Career[]): Absences {
  const absent = new Map<number, Exclude<PlayerStatus, 'healthy'>>();
  for (const [status, number] of ABSENT) {
    for (let found = 0; found < number;) {
      const { id, profile, club } = pick(random, made);
      if (profile.slot.kind !== 'regular' || club === null || absent.has(id)) continue;
      absent.set(id, status);
      found += 1;
    }
  }
  return absent;
}

function rosterStatus({ id, club, profile }: Career, absent: Absences): SamplePlayer['roster_status'] {
  if (club === null) return 'no-contract';
  const status = absent.get(id);
  if (status === 'IR' || status === 'LTIR') return 'ir';
  return profile.slot.kind === 'regular' ? 'active' : 'minors';
}

function playerRow(random: Random, one: Career, absent: Absences, rank: number): SamplePlayer {
  const { profile, deal, draft, name } = one;
  const status = absent.get(one.id) ?? 'healthy';
  return {
    id: one.id,
    full_name: `${name.first} ${name.last}`,
    first_name: name.first,
    last_name: name.last,
    position: positionOf(profile.slot.detail),
    position_detail: profile.slot.detail,
    nhl_club: one.club,
    birth_date: profile.birth,
    shoots: random() < (profile.slot.detail === 'RW' ? 0.4 : 0.64) ? 'L' : 'R',
    birth_country: name.country,
    status,
    status_as_of: status === 'healthy' ? null : `${AS_OF}T12:00:00.000Z`,
    status_note: status === 'healthy' ? null : pick(random, NOTES[status]),
    contract_expiry: deal.expiry,
    expiry_status: deal.expiryStatus,
    contract_type: deal.type,
    clause: deal.clause,
    draft_year: draft?.year ?? null,
    draft_round: draft === null ? null : roundOf(draft.overall),
    draft_overall: draft?.overall ?? null,
    drafted_or_signed: draft !== null || deal.contracts.length > 0,
    roster_status: rosterStatus(one, absent),
    rank,
    contracts: deal.contracts,
    seasons: one.seasons,
  };
}
