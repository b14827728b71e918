import { CLUB_CODES } from '@crease/core/players/clubs.js';
import type { PlayerSeason } from '@crease/core/players/players.schema.js';
import type { PositionDetail } from '@crease/core/players/players.values.js';
import { startYear, type Season } from '@crease/core/season.js';
import { drawDeal } from './sample-deals.js';
import { drawLine } from './sample-lines.js';
import { growth, NOW, positionOf, SAMPLE_SEASON, type Profile, type SamplePlayer } from './sample-model.js';
import { birthDate, Names, roundOf } from './sample-origins.js';
import { PROSPECT_DETAILS } from './sample-places.js';
import { generateSamplePlayers } from './sample-players.js';
import { bell, clamp, mulberry32, pick, seedOf } from './sample-random.js';
import { movedInTime } from './sample-time.js';

/* Rookie classes join the sample each 1 July after its first season. */

/** Players per class: more than a default league's rookie draft takes. */
export const CLASS_SIZE = 80;
/** First id of the classes; each year reserves a hundred. */
const FIRST_CLASS_ID = 9_010_000;
const IDS_OF_CLASS = 100;
/** A club's games in the season that potentials describe. */
const OF_GAMES = 52;

interface ClassPlayer {
  readonly player: SamplePlayer;
  readonly detail: PositionDetail;
  readonly peak: number;
  /** On 15 September of the class's year. */
  readonly age: number;
}

const classes = new Map<number, readonly ClassPlayer[]>();

/** The class of a year's 1 July, the same on every machine. Cached, because games use it. */
function classOf(year: number): readonly ClassPlayer[] {
  const known = classes.get(year);
  if (known) return known;
  const random = mulberry32(seedOf(`class of ${year}`));
  const names = new Names(
    random,
    generateSamplePlayers().map(({ full_name }) => full_name),
  );
  const peaks = Array.from({ length: CLASS_SIZE }, () => clamp(bell(random, 0.6, 0.16), 0.25, 0.97)).sort(
    (one, two) => two - one,
  );
  const made = peaks.map((peak, at): ClassPlayer => {
    const detail = PROSPECT_DETAILS[at % PROSPECT_DETAILS.length] ?? 'C';
    const name = names.next();
    const age = pick(random, [18, 18, 18, 19, 19, 20]);
    const birth = birthDate(random, age);
    const club = CLUB_CODES[(year * 7 + at) % CLUB_CODES.length] ?? 'TOR';
    const slot = { detail, quality: 0.3, kind: 'prospect' } as const;
    const quality = peak * growth(age, detail === 'G') * 0.55;
    const profile: Profile = { slot, club, peak, quality, age, birth };
    const deal = drawDeal(random, profile, NOW);
    const player: SamplePlayer = {
      id: FIRST_CLASS_ID + (year - NOW) * IDS_OF_CLASS + at,
      full_name: `${name.first} ${name.last}`,
      first_name: name.first,
      last_name: name.last,
      position: positionOf(detail),
      position_detail: detail,
      nhl_club: club,
      birth_date: birth,
      shoots: random() < 0.6 ? 'L' : 'R',
      birth_country: name.country,
      status: 'healthy',
      status_as_of: null,
      status_note: null,
      contract_expiry: deal.expiry,
      expiry_status: deal.expiryStatus,
      contract_type: deal.type,
      clause: null,
      draft_year: NOW,
      draft_round: roundOf(at + 1),
      draft_overall: at + 1,
      drafted_or_signed: true,
      roster_status: 'minors',
      rank: 2_000 + at,
      // Players of a class have no contract before it.
      contracts: deal.contracts.filter(({ season }) => startYear(season) >= NOW),
      seasons: [],
    };
    return { player: movedInTime(player, year - NOW), detail, peak, age };
  });
  classes.set(year, made);
  return made;
}

export const sampleClass = (season: Season): SamplePlayer[] => classOf(startYear(season)).map(({ player }) => player);

const memberOf = (id: number): { member: ClassPlayer; year: number } | null => {
  if (id < FIRST_CLASS_ID) return null;
  const year = NOW + Math.floor((id - FIRST_CLASS_ID) / IDS_OF_CLASS);
  const member = classOf(year)[(id - FIRST_CLASS_ID) % IDS_OF_CLASS];
  return member === undefined ? null : { member, year };
};

export const isClassCenter = (id: number): boolean => memberOf(id)?.member.detail === 'C';

/**
 * A class player's potential in a season, as a line of half a season; null for players without games then. They develop
 * over years.
 */
export function classPotential(id: number, season: Season): PlayerSeason | null {
  const found = memberOf(id);
  if (!found) return null;
  const { member, year } = found;
  const years = startYear(season) - year;
  const random = mulberry32(seedOf(`potential ${id} ${years}`));
  const goalie = member.detail === 'G';
  const quality = clamp(member.peak * growth(member.age + years, goalie), 0.05, 1);
  const share =
    years < 0 ? 0 : years === 0 ? 0.06 * random() : quality > 0.5 ? 0.9 : quality > 0.36 ? 0.5 : 0.12 * random();
  const gp = Math.round(OF_GAMES * share * (goalie ? 0.5 : 1));
  return gp === 0
    ? null
    : drawLine(random, { season: SAMPLE_SEASON, club: member.player.nhl_club ?? '', gp }, quality, member.detail);
}
