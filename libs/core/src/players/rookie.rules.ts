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

export interface RookieFacts {
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
export function rookieReasons(player: RookieFacts, season: Season): RookieReason[] {
  const reasons: RookieReason[] = [];
  if (!player.drafted_or_signed) {
    reasons.push({ name: 'notDraftedOrSigned', message: 'No NHL club has drafted or signed the player.' });
  }
  if (player.birth_date === null) {
    reasons.push({ name: 'birthDateUnknown', message: 'The date of birth is not known.' });
  } else {
    const age = ageOn(player.birth_date, rookieDay(season));
    if (age >= ROOKIE_LIMITS.age) {
      reasons.push({
        name: 'tooOld',
        message: `The player is ${age} on 15 September; a rookie is under ${ROOKIE_LIMITS.age}.`,
        figure: age,
        limit: ROOKIE_LIMITS.age,
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
  const long = earlier.find(([, gp]) => gp > ROOKIE_LIMITS.gamesInOneSeason);
  if (long !== undefined) {
    const [when, gp] = long;
    reasons.push({
      name: 'tooManyGamesInOneSeason',
      message: `They played ${gp} NHL games in ${when}; a rookie has at most ${ROOKIE_LIMITS.gamesInOneSeason} in any earlier season.`,
      season: when,
      figure: gp,
      limit: ROOKIE_LIMITS.gamesInOneSeason,
    });
  }
  const [one, two] = earlier.filter(([, gp]) => gp >= ROOKIE_LIMITS.gamesInTwoSeasons);
  if (one !== undefined && two !== undefined) {
    reasons.push({
      name: 'tooManyGamesInTwoSeasons',
      message: `They played ${one[1]} NHL games in ${one[0]} and ${two[1]} in ${two[0]}; a rookie has fewer than ${ROOKIE_LIMITS.gamesInTwoSeasons} in each of any two earlier seasons.`,
      seasons: [one[0], two[0]],
      figure: Math.min(one[1], two[1]),
      limit: ROOKIE_LIMITS.gamesInTwoSeasons,
    });
  }
  return reasons;
}

/**
 * Whether a player of a rookie bank has outgrown the rule of `season`: by age or by games. What is merely not known (a
 * date of birth, the rights of a club) takes nobody out of a bank.
 */
export function hasOutgrown(player: RookieFacts, season: Season): boolean {
  return rookieReasons(player, season).some(({ name }) => name !== 'birthDateUnknown' && name !== 'notDraftedOrSigned');
}

export function isRookie(player: RookieFacts, season: Season): boolean {
  return rookieReasons(player, season).length === 0;
}
