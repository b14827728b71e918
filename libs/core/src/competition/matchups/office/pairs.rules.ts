import { ok, type Result } from '../../../result.js';
import { refuse } from '../../competition.refusals.js';
import { allPlayTwice, onePlaysTwice, type ScheduleRules } from '../double-schedule.rules.js';
import type { Pairing } from '../schedule.rules.js';

const SINGLE: ScheduleRules = { doubles: false, odd: 'bye' };

/**
 * Checks pairs of a period: each team exactly once, or twice in a season of double-headers, and one team without an
 * opponent, or twice, only where they are odd. No pair meets twice, and no team itself.
 */
export function checkPairs(
  pairs: readonly Pairing[],
  teams: readonly { readonly id: string; readonly name: string }[],
  rules = SINGLE,
): Result<null> {
  const named = pairs.flatMap(({ home, away }) => (away === null ? [home] : [home, away]));
  const field = 'pairs';
  const itself = teams.find(({ id }) => pairs.some(({ home, away }) => home === id && away === id));
  if (itself !== undefined) return refuse('meetsItself', { kind: 'invalid', field, figures: { team: itself.name } });
  const of = ({ id }: { readonly id: string }) => named.filter((one) => one === id).length;
  const least = allPlayTwice(rules, teams.length) ? 2 : 1;
  const further = onePlaysTwice(rules, teams.length) ? 1 : 0;
  const wrong = teams.find((team) => of(team) < least || of(team) > least + further);
  if (wrong !== undefined) {
    const figures = { team: wrong.name, times: of(wrong), least, most: least + further };
    return refuse('teamNotOnce', { kind: 'invalid', field, figure: figures.times, limit: least, figures });
  }
  const strangers = named.filter((id) => !teams.some((team) => team.id === id)).length;
  if (strangers > 0) return refuse('strangeTeam', { kind: 'invalid', field, figures: { teams: strangers } });
  const doubles = teams.filter((team) => of(team) > least);
  if (doubles.length > further) {
    const figures = { teams: doubles.map(({ name }) => name) };
    return refuse('tooManyDoubles', { kind: 'invalid', field, figure: doubles.length, limit: further, figures });
  }
  const byes = pairs.filter(({ away }) => away === null).length;
  const most = (teams.length * least + further) % 2;
  if (byes > most) {
    const figures = { byes, most, teams: teams.length };
    return refuse('tooManyByes', { kind: 'invalid', field, figure: byes, limit: most, figures });
  }
  const keys = pairs.map(({ home, away }) => [home, away].sort().join(' '));
  const twice = pairs.find((_, index) => keys.indexOf(keys[index] ?? '') !== index);
  if (twice === undefined) return ok(null);
  const nameOf = (id: string | null) => teams.find((team) => team.id === id)?.name ?? '';
  const figures = { team: nameOf(twice.home), other: nameOf(twice.away) };
  return refuse('pairTwice', { kind: 'invalid', field, figures });
}

/**
 * Gives a place in the pairs to another team; the two teams change places, in all of their pairs. Each pair has two
 * places, and the second of a team without an opponent is none.
 */
export const swapTeams = (pairs: readonly Pairing[], one: string, other: string): Pairing[] => {
  const swapped = (id: string) => (id === one ? other : id === other ? one : id);
  return pairs.map(({ home, away }) => ({ home: swapped(home), away: away === null ? null : swapped(away) }));
};
