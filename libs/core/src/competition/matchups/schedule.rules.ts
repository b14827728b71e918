import { randomFrom } from '../../random.js';

/** Two teams, or a bye without `away`. */
export interface Pairing {
  readonly home: string;
  readonly away: string | null;
}

/**
 * The matchups of a period, by the circle method: after each round every team has met every other once, and then home
 * and away change. With an odd number of teams one has a bye, each in turn. The same seed always gives the same
 * schedule.
 * @param teams ids in the order of the teams' numbers
 * @param number number of the period, from 1
 */
export function pairPeriod(teams: readonly string[], seed: string, number: number): Pairing[] {
  const circle = circleOf(shuffled(teams, seed));
  const turns = circle.length - 1;
  if (turns < 1) return [];
  return pairTurn(circle, (number - 1) % turns, Math.floor((number - 1) / turns) % 2 === 1);
}

/** Teams in a circle of an even number of places; the last one is empty with an odd number of teams. */
export const circleOf = (teams: readonly string[]): (string | null)[] =>
  teams.length % 2 === 1 ? [...teams, null] : [...teams];

/** The pairs of a turn of the circle, from 0. After one turn fewer than it has places, all have met. */
export function pairTurn(circle: readonly (string | null)[], turn: number, swapped = false): Pairing[] {
  const turns = circle.length - 1;
  // The first stays in its place; the others move on by one place each period.
  const at = (place: number) => (place === 0 ? circle[0] : circle[1 + ((place - 1 + turn) % turns)]) ?? null;
  const pairings: Pairing[] = [];
  for (let place = 0; place < circle.length / 2; place += 1) {
    const [one, other] = [at(place), at(turns - place)];
    // The team that stays would otherwise always be at home.
    const atHome = (place === 0 ? turn % 2 === 1 : false) !== swapped;
    if (one === null || other === null) pairings.push({ home: one ?? other ?? '', away: null });
    else pairings.push(atHome ? { home: other, away: one } : { home: one, away: other });
  }
  return pairings.sort((a, b) => Number(a.away === null) - Number(b.away === null));
}

export function shuffled(teams: readonly string[], seed: string): string[] {
  const random = randomFrom(seed);
  const mixed = [...teams];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one = '', two = ''] = [mixed[last], mixed[other]];
    mixed[last] = two;
    mixed[other] = one;
  }
  return mixed;
}
