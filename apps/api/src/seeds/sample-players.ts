import { CLUB_CODES } from '@crease/core/players/clubs.js';
import type { Contract, PlayerSeason } from '@crease/core/players/players.schema.js';
import {
  FIRST_SAMPLE_ID,
  type PlayerStatus,
  type Position,
  type PositionDetail,
} from '@crease/core/players/players.values.js';
import { rankPlayers } from '@crease/core/players/ranking.rules.js';
import { seasonOf, startYear, type Season } from '@crease/core/season.js';
import { NAME_POOLS, type NamePool } from './sample-names.js';
import { bell, between, clamp, count, mulberry32, part, pick, type Random } from './sample-random.js';
import { movedInTime } from './sample-time.js';

/** An invented player with everything that an import would have brought for a real one. */
export interface SamplePlayer {
  readonly id: number;
  readonly full_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly position: Position;
  readonly position_detail: PositionDetail;
  readonly nhl_club: string | null;
  readonly birth_date: string;
  readonly shoots: 'L' | 'R';
  readonly birth_country: string;
  readonly status: PlayerStatus;
  readonly status_as_of: string | null;
  readonly status_note: string | null;
  readonly contract_expiry: number | null;
  readonly expiry_status: 'UFA' | 'RFA' | null;
  readonly contract_type: string | null;
  readonly clause: string | null;
  readonly draft_year: number | null;
  readonly draft_round: number | null;
  readonly draft_overall: number | null;
  readonly drafted_or_signed: boolean;
  readonly roster_status: 'active' | 'minors' | 'ir' | 'no-contract';
  readonly rank: number;
  readonly contracts: readonly Contract[];
  readonly seasons: readonly PlayerSeason[];
}

export const SAMPLE_SOURCE = 'sample';
/** What the newest season's lines are invented up to. They are no figures but what a player may do in a season: games are made by them (`sample-games.ts`). */
const HALF_WAY = '2026-01-31';
/** The day for which what is known of players stands: the first of their newest season. */
const AS_OF = '2025-07-01';
/** Players are invented for this season, and then moved to the one that is wanted. */
const NOW = 2025;
export const SAMPLE_SEASON = seasonOf(NOW);
const SEED = 20_252_026;
const MINIMUM = 775_000;
const ENTRY_LEVEL_MAXIMUM = 975_000;

const { round, max, min, sqrt } = Math;

interface Slot {
  readonly detail: PositionDetail;
  /** Average quality of who holds this place: 0 is a stranger to the NHL, 1 the best player in the world. */
  readonly quality: number;
  readonly kind: 'regular' | 'fringe' | 'prospect';
}

const regular = (detail: PositionDetail, ...qualities: number[]): Slot[] =>
  qualities.map((quality) => ({ detail, quality, kind: 'regular' }));

/** A club's 28 places. */
const CLUB_PLACES: readonly Slot[] = [
  ...regular('C', 0.86, 0.74, 0.58, 0.42),
  ...regular('LW', 0.82, 0.69, 0.54, 0.37),
  ...regular('RW', 0.82, 0.68, 0.53, 0.36, 0.29),
  ...regular('D', 0.82, 0.72, 0.62, 0.54, 0.43, 0.35, 0.28),
  ...regular('G', 0.74, 0.44),
  { detail: 'C', quality: 0.2, kind: 'fringe' },
  { detail: 'D', quality: 0.2, kind: 'fringe' },
];
const PROSPECT_DETAILS: readonly PositionDetail[] = ['C', 'LW', 'RW', 'D', 'D', 'C', 'LW', 'RW', 'G', 'D'];
const FREE_AGENTS: readonly PositionDetail[] = ['C', 'LW', 'RW', 'D', 'G', 'LW', 'D', 'RW', 'C', 'D', 'LW', 'G'];

/** What part of his best a player is at an age. */
function growth(age: number, goalie: boolean): number {
  const years = goalie ? age - 2 : age;
  const young = [0.36, 0.5, 0.63, 0.74, 0.83, 0.9, 0.95, 0.98];
  if (years < 18) return 0.26;
  if (years <= 25) return young[years - 18] ?? 1;
  if (years <= 29) return 1;
  return max(0.55, 1 - (years - 29) * 0.03);
}

/** The age of a player of a kind and quality: the best are in their prime, the depth is spread wide. */
function drawAge(random: Random, slot: Slot, quality: number): number {
  if (slot.kind === 'prospect') return pick(random, [18, 19, 19, 20, 20, 20, 21, 21, 21, 22, 22, 23, 24]);
  if (slot.kind === 'fringe') return between(random, 23, 31);
  const mean = (slot.detail === 'G' ? 29.5 : 27.3) - (quality < 0.4 ? 0.5 : 0);
  const age = round(bell(random, mean, 4.6));
  if (age > 36 && random() < 0.5) return between(random, 29, 35);
  return clamp(age, quality > 0.7 ? 20 : 19, 39);
}

/** What a free market pays for quality, in whole dollars a year. */
function marketValue(quality: number, position: Position, random: Random): number {
  const scale = position === 'G' ? 10.5 : 13.4;
  const value = 775_000 + scale * 1_000_000 * clamp(quality, 0, 1) ** 3.1 * (1 + bell(random, 0, 0.09));
  if (value < 1_150_000) return clamp(round(value / 12_500) * 12_500, MINIMUM, 14_000_000);
  const step = value > 4_000_000 ? 125_000 : 50_000;
  return clamp(round(value / step) * step, MINIMUM, 14_000_000);
}

/** The age at which he became a regular: the gifted at 18 or 19, most later, goalies last. */
function drawDebut(random: Random, peak: number, goalie: boolean): number {
  return clamp(round(bell(random, 25.6 - 6.6 * peak, 1)) + (goalie ? 3 : 0), 18, 27);
}

interface Draft {
  year: number;
  overall: number;
}

/** Gives every wanted place of a draft year to one player only: the next free place is taken. */
class EntryDrafts {
  private readonly taken = new Set<string>();

  take(year: number, wanted: number): Draft | null {
    for (let overall = max(1, round(wanted)); overall <= 224; overall++) {
      const key = `${year}-${overall}`;
      if (this.taken.has(key)) continue;
      this.taken.add(key);
      return { year, overall };
    }
    return null;
  }
}

class Names {
  private readonly used = new Set<string>();
  private readonly shares: { readonly upTo: number; readonly pool: NamePool }[] = [];
  private readonly whole: number;

  constructor(private readonly random: Random) {
    let sum = 0;
    for (const pool of NAME_POOLS) this.shares.push({ upTo: (sum += pool.share), pool });
    this.whole = sum;
  }

  next(): { first: string; last: string; country: string } {
    for (;;) {
      const at = this.random() * this.whole;
      const pool = this.shares.find((share) => at < share.upTo)?.pool;
      if (pool === undefined) throw new Error('shares do not add up');
      const first = pick(this.random, pool.first);
      const last = pick(this.random, pool.last);
      const name = `${first} ${last}`;
      if (this.used.has(name)) continue;
      this.used.add(name);
      return { first, last, country: pool.country };
    }
  }
}

const positionOf = (detail: PositionDetail): Position => (detail === 'D' ? 'D' : detail === 'G' ? 'G' : 'F');

const blankLine = (season: Season, playoffs: boolean, club: string, gp: number): PlayerSeason => ({
  season,
  playoffs,
  club,
  gp,
  g: null,
  a: null,
  pts: null,
  plus_minus: null,
  pim: null,
  ppg: null,
  ppp: null,
  shg: null,
  shp: null,
  gwg: null,
  otg: null,
  sog: null,
  hits: null,
  blocks: null,
  gs: null,
  w: null,
  l: null,
  otl: null,
  so: null,
  ga: null,
  sa: null,
  sv_pct: null,
  gaa: null,
  toi_seconds: null,
  as_of: season === seasonOf(NOW) ? HALF_WAY : 'final',
  source: SAMPLE_SOURCE,
});

function skaterLine(random: Random, base: PlayerSeason, quality: number, detail: PositionDetail): PlayerSeason {
  const { gp } = base;
  const share = gp / 82;
  const defense = detail === 'D';
  const full = defense ? 4 + 64 * quality ** 2.6 : 7 + 108 * quality ** 3.1;
  const pts = count(random, full * share * (base.playoffs ? 0.86 : 1));
  const goalShare = defense ? 0.22 : detail === 'C' ? 0.4 : 0.46;
  const g = part(random, pts, clamp(bell(random, goalShare, 0.05), 0.08, 0.62));
  const a = pts - g;
  const ppShare = clamp(quality * 0.42 - 0.06, 0.02, 0.4);
  const ppp = part(random, pts, ppShare);
  const ppg = min(g, part(random, ppp, g === 0 ? 0 : goalShare));
  const shp = part(random, pts - ppp, 0.025);
  const shg = min(g - ppg, part(random, shp, 0.5));
  const gwg = part(random, g, 0.16);
  const minutes = defense ? 13.5 + 11.5 * quality : 8.5 + 13 * quality;
  const grit = random();
  return {
    ...base,
    g,
    a,
    pts,
    ppg,
    ppp,
    shg,
    shp,
    gwg,
    otg: part(random, gwg, 0.18),
    plus_minus: round(bell(random, (quality - 0.52) * 30 * share, 11 * sqrt(share))),
    pim: 2 * count(random, (4 + 22 * grit) * share),
    sog: g + count(random, (defense ? 55 + 110 * quality : 40 + 200 * quality ** 1.4) * share),
    hits: count(random, (defense ? 60 : 45) * share * (0.4 + 2.4 * grit * (1.25 - quality))),
    blocks: count(random, (defense ? 62 + 70 * quality : 18 + 26 * quality) * share),
    toi_seconds: gp * round(60 * clamp(bell(random, minutes, 1), 6, 27)),
  };
}

function goalieLine(random: Random, base: PlayerSeason, quality: number): PlayerSeason {
  const { gp } = base;
  const gs = max(0, gp - (gp > 3 ? part(random, gp, 0.05) : 0));
  const toi = gs * 3_585 + (gp - gs) * 1_500;
  const sa = count(random, (toi / 3600) * 28.6);
  const expected = clamp(bell(random, 0.876 + 0.042 * quality, 0.006 + 0.05 / sqrt(gp + 4)), 0.82, 0.96);
  const ga = clamp(round(sa * (1 - expected)), 0, sa);
  const w = part(random, gs, clamp(0.28 + 0.36 * quality, 0.1, 0.75));
  const otl = base.playoffs ? 0 : min(gs - w, part(random, gs, 0.11));
  const shutouts = min(w, count(random, gs * 0.075 * quality));
  const a = part(random, gp, 0.025);
  return {
    ...base,
    g: 0,
    a,
    pts: a,
    pim: 2 * part(random, gp, 0.03),
    gs,
    w,
    l: max(0, gs - w - otl),
    otl,
    so: shutouts,
    ga,
    sa,
    sv_pct: sa === 0 ? null : round((1 - ga / sa) * 10_000) / 10_000,
    gaa: toi === 0 ? null : round((ga * 3_600_000) / toi) / 1000,
    toi_seconds: toi,
  };
}

/** Codes that a club had in earlier seasons. */
const codeIn = (club: string, year: number): string => (club === 'UTA' && year < 2024 ? 'ARI' : club);

interface Profile {
  readonly slot: Slot;
  readonly club: string;
  readonly peak: number;
  readonly quality: number;
  readonly age: number;
  readonly birth: string;
}

interface Standings {
  /** Playoff rounds a club played in a season, 0 when it missed them. */
  rounds(club: string, year: number): number;
}

function playoffs(random: Random, strength: ReadonlyMap<string, number>): Standings {
  const reached = new Map<string, number>();
  for (let year = 2021; year < NOW; year++) {
    const order = CLUB_CODES.map((club) => ({ club, form: (strength.get(club) ?? 0) + bell(random, 0, 0.05) })).sort(
      (one, two) => two.form - one.form,
    );
    let left = order.slice(0, 16);
    for (let round = 1; left.length >= 1; round++) {
      for (const { club } of left) reached.set(`${club}-${year}`, round);
      if (left.length === 1) break;
      const winners: typeof left = [];
      for (let pair = 0; pair < left.length / 2; pair++) {
        const high = left[pair];
        const low = left[left.length - 1 - pair];
        if (high !== undefined && low !== undefined)
          winners.push(random() < 0.5 + (high.form - low.form) * 2 ? high : low);
      }
      left = winners;
    }
    // the last one standing played no fifth round
    for (const [key, rounds] of reached) if (rounds > 4) reached.set(key, 4);
  }
  return { rounds: (club, year) => reached.get(`${club}-${year}`) ?? 0 };
}

function drawSeasons(random: Random, profile: Profile, standings: Standings): PlayerSeason[] {
  const { slot, peak, age } = profile;
  const goalie = slot.detail === 'G';
  const clubs = new Map<number, string>();
  let club = profile.club;
  for (let year = NOW; year >= 2021; year--) {
    const text = codeIn(club, year);
    // now and then he was traded: in mid-season, or over the summer
    if (slot.kind !== 'prospect' && age - (NOW - year) > 22) {
      if (random() < 0.035) {
        club = pick(random, CLUB_CODES);
        const before = codeIn(club, year);
        clubs.set(year, before === text ? text : `${before}/${text}`);
        continue;
      }
      clubs.set(year, text);
      if (random() < 0.1) club = pick(random, CLUB_CODES);
    } else clubs.set(year, text);
  }
  const lines: PlayerSeason[] = [];
  // one regular in twenty is in his first season; the others have been there before
  const debut = max(
    18,
    min(drawDebut(random, peak, goalie), slot.kind === 'regular' && random() > 0.05 ? age - 2 : age),
  );
  let calls = 0;
  for (let year = 2021; year <= NOW; year++) {
    const then = age - (NOW - year);
    if (then < 18) continue;
    const season = seasonOf(year);
    const text = clubs.get(year) ?? profile.club;
    const form = clamp(peak * growth(then, goalie) + bell(random, 0, 0.04), 0, 1);
    const length = year === NOW ? 52 : 82;
    let gp: number;
    if (slot.kind === 'prospect') {
      // at most one call-up of six games or more keeps him a rookie
      const long = calls === 0 && then >= 20 && random() < 0.14;
      gp =
        then < 19 || (year < NOW && random() < 0.72)
          ? 0
          : long && year < NOW
            ? between(random, 6, 22)
            : between(random, 0, year === NOW && random() < 0.3 ? 24 : 5);
      if (gp >= 6 && year < NOW) calls += 1;
    } else if (year < NOW && then < debut) {
      gp = then >= max(19, debut - 2) && random() < 0.4 ? between(random, 1, goalie ? 4 : 15) : 0;
    } else if (goalie) {
      const starts =
        form > 0.58
          ? bell(random, 54, 6)
          : form > 0.33
            ? bell(random, 29, 6)
            : form > 0.22
              ? bell(random, 8, 5)
              : random() < 0.3
                ? 2
                : 0;
      gp = clamp(round((starts * length) / 82), 0, length - 14);
    } else {
      const regularPlace = form > 0.24 || (slot.kind === 'regular' && year === NOW);
      const hurt = random() < 0.16 ? between(random, 15, 60) : between(random, 0, 9);
      gp = regularPlace
        ? clamp(round(((82 - hurt - (form < 0.4 ? between(random, 0, 18) : 0)) * length) / 82), 1, length)
        : random() < 0.45
          ? between(random, 1, 18)
          : 0;
    }
    if (gp === 0) continue;
    const base = blankLine(season, false, text, gp);
    lines.push(goalie ? goalieLine(random, base, form) : skaterLine(random, base, form, slot.detail));
    const last = (text.split('/').at(-1) ?? text) === 'ARI' ? 'UTA' : (text.split('/').at(-1) ?? text);
    const rounds = year < NOW ? standings.rounds(last, year) : 0;
    if (rounds > 0 && gp > (goalie ? 35 : 30)) {
      const games = clamp(round(bell(random, rounds * 5.6, 0.8)) - between(random, 0, 2), 2, 26);
      const spring = blankLine(season, true, text.split('/').at(-1) ?? text, games);
      lines.push(goalie ? goalieLine(random, spring, form) : skaterLine(random, spring, form, slot.detail));
    }
  }
  return lines;
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

function contractRow(season: Season, hit: number, bonus: number, clause: string | null, club: string): Contract {
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

function drawDeal(random: Random, profile: Profile, draftYear: number | null): Deal {
  const { slot, quality, age, club, peak } = profile;
  const position = positionOf(slot.detail);
  const entryLevel = age <= 21 || (age <= 23 && random() < 0.55) || (slot.kind === 'prospect' && age <= 24);
  if (slot.kind === 'prospect' && (draftYear === NOW ? random() < 0.45 : random() < 0.18)) {
    // drafted, not yet signed
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
    // what he earned before
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

/** The round a place in the draft belongs to: 32 picks in each. */
const roundOf = (overall: number): number => Math.ceil(overall / 32);

function birthDate(random: Random, age: number): string {
  // born in the year before the fifteenth of September on which he is this old
  const days = between(random, 0, 364);
  const born = new Date(Date.UTC(NOW - age, 8, 15) - days * 86_400_000);
  return born.toISOString().slice(0, 10);
}

const NOTES: Readonly<Record<Exclude<PlayerStatus, 'healthy'>, readonly string[]>> = {
  'day-to-day': ['Lower body', 'Upper body', 'Illness', 'Maintenance'],
  IR: ['Upper body, out until February', 'Knee, week to week', 'Hand, four to six weeks', 'Shoulder, six weeks'],
  LTIR: ['Hip surgery, out for the season', 'Knee surgery, out until April', 'Back, no date for a return'],
  Out: ['Personal reasons', 'Lower body, to be examined again', 'Concussion protocol'],
};
/** How many players carry each status. */
const ABSENT: readonly (readonly [Exclude<PlayerStatus, 'healthy'>, number])[] = [
  ['IR', 24],
  ['LTIR', 9],
  ['Out', 11],
  ['day-to-day', 16],
];

/**
 * About 900 invented players on the real 32 clubs: the sample with which the product starts where nothing has been
 * imported. The same seed gives the same players on every machine. `present` is their newest season: ages, contracts, drafts and
 * lines are told from it.
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
  const standings = playoffs(random, strength);

  const places: { slot: Slot; club: string | null }[] = [];
  CLUB_CODES.forEach((club, at) => {
    for (const slot of CLUB_PLACES) places.push({ slot, club });
    for (let number = 0; number < 4; number++) {
      const detail = PROSPECT_DETAILS[(at * 4 + number) % PROSPECT_DETAILS.length] ?? 'C';
      places.push({ slot: { detail, quality: 0.3, kind: 'prospect' }, club });
    }
  });
  for (const detail of FREE_AGENTS) places.push({ slot: { detail, quality: 0.36, kind: 'fringe' }, club: null });

  const made = places.map(({ slot, club }, index) => {
    const name = names.next();
    const drawn = clamp(
      bell(random, slot.quality + (club === null ? 0 : (strength.get(club) ?? 0)), 0.075),
      0.05,
      0.995,
    );
    const age = club === null ? between(random, 31, 38) : drawAge(random, slot, drawn);
    const goalie = slot.detail === 'G';
    // a prospect's worth lies ahead of him
    const peak =
      slot.kind === 'prospect'
        ? clamp(bell(random, 0.55, 0.16), 0.25, 0.97)
        : clamp(drawn / growth(age, goalie), 0.05, 1);
    const quality = slot.kind === 'prospect' ? min(0.3, peak * growth(age, goalie) * 0.55) : min(drawn, peak);
    const birth = birthDate(random, age);
    const profile: Profile = { slot, club: club ?? pick(random, CLUB_CODES), peak, quality, age, birth };
    const eligible = Number(birth.slice(0, 4)) + (birth.slice(5) > '09-15' ? 19 : 18);
    const undrafted = slot.kind === 'prospect' ? age >= 21 && random() < 0.1 : random() < 0.3 * (1 - peak);
    const wanted = 1 + 190 * (1 - clamp(peak + bell(random, 0, 0.13), 0, 1)) ** 1.55;
    const draft = undrafted || eligible > NOW ? null : drafts.take(eligible, wanted);
    const seasons = drawSeasons(random, profile, standings);
    const deal = drawDeal(random, profile, draft?.year ?? null);
    if (club === null) {
      deal.contracts = deal.contracts.filter((row) => startYear(row.season) < NOW);
      if (deal.contracts.length === 0)
        deal.contracts = [
          contractRow(seasonOf(NOW - 1), marketValue(quality, positionOf(slot.detail), random), 0, null, profile.club),
        ];
      deal.expiry = null;
      deal.expiryStatus = null;
      deal.type = null;
      deal.clause = null;
    }
    return {
      id: FIRST_SAMPLE_ID + index,
      name,
      profile,
      club,
      draft,
      seasons: club === null ? seasons.filter((line) => startYear(line.season) < NOW) : seasons,
      deal,
    };
  });

  const absent = new Map<number, Exclude<PlayerStatus, 'healthy'>>();
  for (const [status, number] of ABSENT) {
    for (let found = 0; found < number;) {
      const { id, profile, club } = pick(random, made);
      if (profile.slot.kind !== 'regular' || club === null || absent.has(id)) continue;
      absent.set(id, status);
      found += 1;
    }
  }

  const season = seasonOf(NOW);
  const rosterStatus = (one: (typeof made)[number]): SamplePlayer['roster_status'] => {
    if (one.club === null) return 'no-contract';
    const status = absent.get(one.id);
    if (status === 'IR' || status === 'LTIR') return 'ir';
    return one.profile.slot.kind === 'regular' ? 'active' : 'minors';
  };
  const ranks = rankPlayers(
    made.map((one) => ({
      id: one.id,
      position: positionOf(one.profile.slot.detail),
      birth_date: one.profile.birth,
      draft_overall: one.draft?.overall ?? null,
      draft_year: one.draft?.year ?? null,
      roster_status: rosterStatus(one),
      seasons: one.seasons.filter((line) => !line.playoffs),
    })),
    season,
  );

  return made.map((one) => {
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
      roster_status: rosterStatus(one),
      rank: ranks.get(one.id) ?? made.length,
      contracts: deal.contracts,
      seasons: one.seasons,
    };
  });
}
