import { isInMatchups } from '../../leagues/formats.js';
import { COMPETITION } from '../../leagues/settings/competition.settings.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import { ok, type Result } from '../../result.js';
import { refuse } from '../competition.refusals.js';
import { shuffled } from '../matchups/schedule.rules.js';

const LEAST_TEAMS = 2;

/** The number of a league's divisions; 0 without them. Each has at least two teams. */
export function divisionCount(settings: Partial<Pick<LeagueSettings, 'format' | 'divisions'>>, teams: number): number {
  if (!isInMatchups(settings)) return 0;
  const most = Math.floor(teams / LEAST_TEAMS);
  const count = Math.min(settings.divisions ?? COMPETITION.divisions.default, most);
  return count < 2 ? 0 : count;
}

/** Each team's division, from 1. */
export type Divisions = ReadonlyMap<string, number>;

/**
 * Completes the divisions of a season that begins: teams that are in none are drawn into the smallest ones. Where they
 * would differ by more than one team, or a division is missing, all teams are drawn.
 * @param teams ids in the order of the teams' numbers
 * @param known as set, or as in the season before
 */
export function dealTeams(teams: readonly string[], count: number, known: Divisions, seed: string): Divisions {
  const dealt = new Map(
    teams.flatMap((team) => {
      const division = known.get(team);
      return division === undefined || division > count ? [] : [[team, division] as const];
    }),
  );
  const sizes = Array.from(
    { length: count },
    (_, index) => [...dealt.values()].filter((one) => one === index + 1).length,
  );
  for (const team of shuffled(teams, seed)) {
    if (dealt.has(team)) continue;
    const smallest = sizes.indexOf(Math.min(...sizes));
    dealt.set(team, smallest + 1);
    sizes[smallest] = (sizes[smallest] ?? 0) + 1;
  }
  return Math.max(...sizes) - Math.min(...sizes) <= 1 ? dealt : dealTeams(teams, count, new Map(), seed);
}

/** A division as a commissioner sets it. */
export interface SetDivision {
  /** null: "Division 1" and so on. */
  readonly name: string | null;
  readonly team_ids: readonly string[];
}

/** Checks the number of divisions, each team in one, and sizes that differ by one at most. */
export function checkDivisions(
  given: readonly SetDivision[],
  teams: readonly { readonly id: string; readonly name: string }[],
  count: number,
): Result<null> {
  const field = 'divisions';
  if (given.length !== count) {
    const figures = { given: given.length, count };
    return refuse('divisionsMissing', { kind: 'invalid', field, figure: given.length, limit: count, figures });
  }
  const placed = given.flatMap(({ team_ids: ids }) => ids);
  const times = (id: string) => placed.filter((one) => one === id).length;
  const wrong = teams.find(({ id }) => times(id) !== 1);
  if (wrong !== undefined) {
    const figures = { team: wrong.name, times: times(wrong.id) };
    return refuse('teamNotInOne', { kind: 'invalid', field, figure: figures.times, limit: 1, figures });
  }
  const strangers = placed.length - teams.length;
  if (strangers > 0) return refuse('strangerInDivision', { kind: 'invalid', field, figures: { teams: strangers } });
  const sizes = given.map(({ team_ids: ids }) => ids.length);
  const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
  if (most - least > 1)
    return refuse('divisionsUneven', {
      kind: 'invalid',
      field,
      figure: most - least,
      limit: 1,
      figures: { most, least },
    });
  const names = given.flatMap(({ name }) => (name === null ? [] : [name.toLowerCase()]));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return ok(null);
  const name = given.find((one) => one.name?.toLowerCase() === twice)?.name ?? '';
  return refuse('divisionNamedTwice', { kind: 'invalid', field, figures: { name } });
}
