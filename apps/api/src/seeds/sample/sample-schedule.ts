import { CLUB_CODES } from '@crease/core/players/clubs.js';
import type { Season } from '@crease/core/season.js';
import { daysBetween, dayPlus, momentIn } from '@crease/core/calendar.js';
import { mulberry32, seedOf, shuffled } from './sample-random.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import type { NightGame } from '@crease/core/players/nhl/night.rules.js';

const { floor } = Math;
const FIRST_MONDAY = '2001-01-01';
/**
 * Every club plays three games a week, in rounds of sixteen games. Per weekday from Monday: the round, and the part of
 * it.
 */
const WEEK = [
  [0, 0, 4],
  [0, 4, 16],
  [1, 0, 4],
  [1, 4, 16],
  [2, 0, 4],
  [2, 4, 12],
  [2, 12, 16],
] as const;
const ROUNDS_A_WEEK = 3;

/** The pairings of a day, always the same. The away team comes second. */
export function pairingsOf(day: string): [home: string, away: string][] {
  const number = daysBetween(FIRST_MONDAY, day);
  const [part, from, to] = WEEK[((number % 7) + 7) % 7] ?? WEEK[0];
  const played = floor(number / 7) * ROUNDS_A_WEEK + part;
  const cycle = CLUB_CODES.length - 1;
  const clubs = shuffled(mulberry32(seedOf(`clubs ${floor(played / cycle)}`)), CLUB_CODES);
  // Round robin: the first stays and the others rotate, so that all clubs meet in 31 rounds.
  const [first = '', ...others] = clubs;
  const turn = ((played % cycle) + cycle) % cycle;
  const turned = [first, ...others.slice(turn), ...others.slice(0, turn)];
  const random = mulberry32(seedOf(`round ${played}`));
  const pairs = turned.slice(0, turned.length / 2).map((club, at): [string, string] => {
    const other = turned[turned.length - 1 - at] ?? '';
    return random() < 0.5 ? [club, other] : [other, club];
  });
  return shuffled(random, pairs).slice(from, to);
}

export const sampleGameId = (season: Season, day: string, home: string, away: string): string =>
  `sample-${season}-${day}-${home}-${away}`;

/** Days whose schedule is known in advance. */
const SCHEDULE_DAYS = 28;
/** Start of sample games, in the NHL's time zone. */
const STARTS = { hour: 19, timeZone: 'America/New_York' };

export function sampleSchedule(season: Season, from: string): NightGame[] {
  const { startsOn, endsOn } = defaultSeasonDates(season);
  const days = Array.from({ length: SCHEDULE_DAYS }, (_, by) => dayPlus(from, by));
  return days
    .filter((day) => day >= startsOn && day <= endsOn)
    .flatMap((day) =>
      pairingsOf(day).map(([home, away]) => ({
        id: sampleGameId(season, day, home, away),
        season,
        playoffs: false,
        day,
        starts_at: new Date(momentIn(day, STARTS.timeZone, STARTS.hour)).toISOString(),
        away,
        home,
        state: 'scheduled' as const,
        away_score: null,
        home_score: null,
        period: null,
        clock: null,
      })),
    );
}
