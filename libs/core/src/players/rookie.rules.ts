import type { Position } from '../position.js';
import type { Season } from '../season.js';
import { startYear } from '../season.js';

/** The limits of the rookie rule (docs/rules.md, Drafts, after the NHL's rule for the Calder Trophy). */
export const ROOKIE_LIMITS = {
  /** A rookie is younger than this on 15 September of the season. */
  age: 26,
  /** At most so many NHL games in any one earlier season. */
  gamesInOneSeason: 25,
  /** With so many games, or more, in each of two earlier seasons a player is no rookie. */
  gamesInTwoSeasons: 6,
} as const;

/** The rule of one league; null asks for nothing. */
export interface RookieLimits {
  /** Younger than this on 15 September. */
  readonly age: number | null;
  /** At most so many NHL games in any one earlier season. */
  readonly oneSeason: Readonly<Record<'skater' | 'goalie', number | null>>;
  /** Fewer than this in each of any two. */
  readonly twoSeasons: number | null;
  /** At most so many in all earlier seasons together. */
  readonly career: Readonly<Record<'skater' | 'goalie', number | null>>;
}

/** The rule of leagues that set none of their own (docs/rules.md, Drafts). */
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
  /** Regular-season lines; those of the season itself and later ones are not counted. */
  readonly seasons: readonly { readonly season: Season; readonly gp: number; readonly playoffs?: boolean }[];
}

export type RookieReason =
  | { readonly name: 'notDraftedOrSigned'; readonly message: string }
  | { readonly name: 'birthDateUnknown'; readonly message: string }
  | { readonly name: 'tooOld'; readonly message: string; readonly figure: number; readonly limit: number }
  | {
      readonly name: 'tooManyGamesInOneSeason';
      readonly message: string;
      readonly season: Season;
      readonly figure: number;
      readonly limit: number;
    }
  | { readonly name: 'tooManyGames'; readonly message: string; readonly figure: number; readonly limit: number }
  | {
      readonly name: 'tooManyGamesInTwoSeasons';
      readonly message: string;
      readonly seasons: readonly [Season, Season];
      readonly figure: number;
      readonly limit: number;
    };

/** Whole years between two ISO dates. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The day on which a season counts ages: 15 September of its first year. */
export function rookieDay(season: Season): string {
  return `${startYear(season)}-09-15`;
}

/** Every reason why a player is no rookie of `season`; an empty list means that they are one. */
export function rookieReasons(
  player: RookieFacts,
  season: Season,
  limits: RookieLimits = STANDARD_LIMITS,
): RookieReason[] {
  const kind = player.position === 'G' ? 'goalie' : 'skater';
  const reasons: RookieReason[] = [];
  if (!player.drafted_or_signed) {
    reasons.push({ name: 'notDraftedOrSigned', message: 'No NHL club has drafted or signed the player.' });
  }
  if (limits.age !== null && player.birth_date === null) {
    reasons.push({ name: 'birthDateUnknown', message: 'The date of birth is not known.' });
  } else if (limits.age !== null && player.birth_date !== null) {
    const age = ageOn(player.birth_date, rookieDay(season));
    if (age >= limits.age) {
      reasons.push({
        name: 'tooOld',
        message: `The player is ${age} on 15 September; a rookie is under ${limits.age}.`,
        figure: age,
        limit: limits.age,
      });
    }
  }
  const first = startYear(season);
  const games = new Map<Season, number>();
  for (const line of player.seasons) {
    if (line.playoffs === true || startYear(line.season) >= first) continue;
    games.set(line.season, (games.get(line.season) ?? 0) + line.gp);
  }
  const earlier = [...games].sort(([a], [b]) => (a < b ? -1 : 1));
  const most = limits.oneSeason[kind];
  const long = most === null ? undefined : earlier.find(([, gp]) => gp > most);
  if (most !== null && long !== undefined) {
    const [when, gp] = long;
    reasons.push({
      name: 'tooManyGamesInOneSeason',
      message: `They played ${gp} NHL games in ${when}; a rookie has at most ${most} in any earlier season.`,
      season: when,
      figure: gp,
      limit: most,
    });
  }
  const career = limits.career[kind];
  const played = earlier.reduce((sum, [, gp]) => sum + gp, 0);
  if (career !== null && played > career) {
    reasons.push({
      name: 'tooManyGames',
      message: `They played ${played} NHL games before ${season}; a rookie has at most ${career}.`,
      figure: played,
      limit: career,
    });
  }
  const { twoSeasons } = limits;
  const [one, two] = twoSeasons === null ? [] : earlier.filter(([, gp]) => gp >= twoSeasons);
  if (twoSeasons !== null && one !== undefined && two !== undefined) {
    reasons.push({
      name: 'tooManyGamesInTwoSeasons',
      message: `They played ${one[1]} NHL games in ${one[0]} and ${two[1]} in ${two[0]}; a rookie has fewer than ${twoSeasons} in each of any two earlier seasons.`,
      seasons: [one[0], two[0]],
      figure: Math.min(one[1], two[1]),
      limit: twoSeasons,
    });
  }
  return reasons;
}

/**
 * Whether a player of a rookie bank has outgrown the rule of `season`: by age or by games. What is merely not known (a
 * date of birth, the rights of a club) takes nobody out of a bank.
 */
export function hasOutgrown(player: RookieFacts, season: Season, limits?: RookieLimits): boolean {
  return rookieReasons(player, season, limits).some(
    ({ name }) => name !== 'birthDateUnknown' && name !== 'notDraftedOrSigned',
  );
}

export function isRookie(player: RookieFacts, season: Season, limits?: RookieLimits): boolean {
  return rookieReasons(player, season, limits).length === 0;
}
