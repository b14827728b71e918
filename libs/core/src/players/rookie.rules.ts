import type { Position } from '../position.js';
import type { Season } from '../season.js';
import { startYear } from '../season.js';

/** Limits of the rookie rule (docs/rules.md, Drafts, after the NHL's rule for the Calder Trophy). */
export const ROOKIE_LIMITS = {
  /** A rookie is younger than this on 15 September of the season. */
  age: 26,
  /** Maximum NHL games in any one earlier season. */
  gamesInOneSeason: 25,
  /** Not a rookie with at least this many games in each of two earlier seasons. */
  gamesInTwoSeasons: 6,
  ageDay: '09-15',
} as const;

/** A league's rookie rule. Null disables a limit. */
export interface RookieLimits {
  readonly age: number | null;
  /** Month and day; 15 September when omitted. */
  readonly ageDay?: string;
  /** Maximum NHL games in any one earlier season. */
  readonly oneSeason: Readonly<Record<'skater' | 'goalie', number | null>>;
  /** Only one earlier season may have this many games or more. */
  readonly twoSeasons: number | null;
  /** Maximum NHL games in all earlier seasons together, and in the present one when `careerNow` is true. */
  readonly career: Readonly<Record<'skater' | 'goalie', number | null>>;
  readonly careerNow?: boolean;
}

/** Used without a league's own rule (docs/rules.md, Drafts). */
export const STANDARD_LIMITS: RookieLimits = {
  age: ROOKIE_LIMITS.age,
  oneSeason: { skater: ROOKIE_LIMITS.gamesInOneSeason, goalie: ROOKIE_LIMITS.gamesInOneSeason },
  twoSeasons: ROOKIE_LIMITS.gamesInTwoSeasons,
  career: { skater: null, goalie: null },
};

export interface RookieFacts {
  readonly position: Position;
  readonly birth_date: string | null;
  readonly drafted_or_signed: boolean;
  /** Regular-season lines. The season itself counts for `careerNow` alone; later ones do not count. */
  readonly seasons: readonly { readonly season: Season; readonly gp: number; readonly playoffs?: boolean }[];
}

export type RookieReason =
  | { readonly name: 'notDraftedOrSigned' }
  | { readonly name: 'birthDateUnknown' }
  | { readonly name: 'tooOld'; readonly figure: number; readonly limit: number }
  | {
      readonly name: 'tooManyGamesInOneSeason';
      readonly season: Season;
      readonly figure: number;
      readonly limit: number;
    }
  | { readonly name: 'tooManyGames'; readonly figure: number; readonly limit: number }
  | {
      readonly name: 'tooManyGamesInTwoSeasons';
      readonly seasons: readonly [Season, Season];
      readonly figure: number;
      readonly limit: number;
    };

export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Ages count on 15 September of the season's first year, or another day of the season, which begins in July. */
export function rookieDay(season: Season, ageDay: string = ROOKIE_LIMITS.ageDay): string {
  return `${startYear(season) + (ageDay < '07' ? 1 : 0)}-${ageDay}`;
}

/** Every reason why a player is not a rookie in `season`. An empty list means that they are one. */
export function rookieReasons(
  player: RookieFacts,
  season: Season,
  limits: RookieLimits = STANDARD_LIMITS,
): RookieReason[] {
  const reasons: RookieReason[] = [];
  if (!player.drafted_or_signed) {
    reasons.push({ name: 'notDraftedOrSigned' });
  }
  if (limits.age !== null && player.birth_date === null) {
    reasons.push({ name: 'birthDateUnknown' });
  } else if (limits.age !== null && player.birth_date !== null) {
    const age = ageOn(player.birth_date, rookieDay(season, limits.ageDay));
    if (age >= limits.age) {
      reasons.push({
        name: 'tooOld',
        figure: age,
        limit: limits.age,
      });
    }
  }
  return [...reasons, ...gameReasons(player, season, limits)];
}

function gameReasons(player: RookieFacts, season: Season, limits: RookieLimits): RookieReason[] {
  const kind = player.position === 'G' ? 'goalie' : 'skater';
  const reasons: RookieReason[] = [];
  const earlier = gamesBefore(player, season);
  const most = limits.oneSeason[kind];
  const long = most === null ? undefined : earlier.find(([, gp]) => gp > most);
  if (most !== null && long !== undefined) {
    const [when, gp] = long;
    reasons.push({
      name: 'tooManyGamesInOneSeason',
      season: when,
      figure: gp,
      limit: most,
    });
  }
  const career = limits.career[kind];
  const played = [...earlier, ...(limits.careerNow ? gamesIn(player, season) : [])].reduce(
    (sum, [, gp]) => sum + gp,
    0,
  );
  if (career !== null && played > career) {
    reasons.push({
      name: 'tooManyGames',
      figure: played,
      limit: career,
    });
  }
  const { twoSeasons } = limits;
  const [one, two] = twoSeasons === null ? [] : earlier.filter(([, gp]) => gp >= twoSeasons);
  if (twoSeasons !== null && one !== undefined && two !== undefined) {
    reasons.push({
      name: 'tooManyGamesInTwoSeasons',
      seasons: [one[0], two[0]],
      figure: Math.min(one[1], two[1]),
      limit: twoSeasons,
    });
  }
  return reasons;
}

/** Games of the regular seasons before `season`, oldest first. */
const gamesBefore = (player: RookieFacts, season: Season) => gamesOf(player, (year) => year < startYear(season));
const gamesIn = (player: RookieFacts, season: Season) => gamesOf(player, (year) => year === startYear(season));

function gamesOf(player: RookieFacts, counts: (year: number) => boolean): [Season, number][] {
  const games = new Map<Season, number>();
  for (const line of player.seasons) {
    if (line.playoffs === true || !counts(startYear(line.season))) continue;
    games.set(line.season, (games.get(line.season) ?? 0) + line.gp);
  }
  return [...games].sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * True when a player in a rookie bank exceeds the rookie rule of `season` by age or games. Missing data (birth date,
 * club rights) removes no player from a bank.
 */
export function hasOutgrown(player: RookieFacts, season: Season, limits?: RookieLimits): boolean {
  return rookieReasons(player, season, limits).some(
    ({ name }) => name !== 'birthDateUnknown' && name !== 'notDraftedOrSigned',
  );
}

export function isRookie(player: RookieFacts, season: Season, limits?: RookieLimits): boolean {
  return rookieReasons(player, season, limits).length === 0;
}
