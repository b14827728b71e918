import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';

type Named = Pick<LeagueListEntry, 'league_id' | 'league_name'>;

/** A name without case, numbers, spaces and signs. */
const coreOf = (name: string): string => name.toLowerCase().replace(/[\d\s/–'’-]/g, '');

/** Leagues whose names differ by a number, a season or a sign at most. */
export function alikeLeagues(leagues: readonly Named[]): ReadonlySet<string> {
  const byCore = new Map<string, Set<string>>();
  for (const { league_id: id, league_name: name } of leagues) {
    const core = coreOf(name);
    byCore.set(core, (byCore.get(core) ?? new Set()).add(id));
  }
  return new Set([...byCore.values()].flatMap((ids) => (ids.size > 1 ? [...ids] : [])));
}
