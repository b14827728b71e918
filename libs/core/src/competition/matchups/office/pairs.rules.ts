import { ok, type Result } from '../../../result.js';
import { refuse } from '../../competition.refusals.js';
import type { Pairing } from '../schedule.rules.js';

/** Checks pairs of a period: each team exactly once, and one team without an opponent only where they are odd. */
export function checkPairs(
  pairs: readonly Pairing[],
  teams: readonly { readonly id: string; readonly name: string }[],
): Result<null> {
  const named = pairs.flatMap(({ home, away }) => (away === null ? [home] : [home, away]));
  const field = 'pairs';
  const of = ({ id }: { readonly id: string }) => named.filter((one) => one === id).length;
  const wrong = teams.find((team) => of(team) !== 1);
  if (wrong !== undefined) {
    const figures = { team: wrong.name, times: of(wrong) };
    return refuse('teamNotOnce', { kind: 'invalid', field, figure: figures.times, limit: 1, figures });
  }
  const strangers = named.length - teams.length;
  if (strangers > 0) return refuse('strangeTeam', { kind: 'invalid', field, figures: { teams: strangers } });
  const byes = pairs.filter(({ away }) => away === null).length;
  const most = teams.length % 2;
  if (byes <= most) return ok(null);
  const figures = { byes, most, teams: teams.length };
  return refuse('tooManyByes', { kind: 'invalid', field, figure: byes, limit: most, figures });
}

/**
 * Gives a place in the pairs to another team; the two teams change places. Each pair has two places, and the second of
 * a team without an opponent is none.
 */
export const swapTeams = (pairs: readonly Pairing[], one: string, other: string): Pairing[] => {
  const swapped = (id: string) => (id === one ? other : id === other ? one : id);
  return pairs.map(({ home, away }) => ({ home: swapped(home), away: away === null ? null : swapped(away) }));
};
