import { useQueries } from '@tanstack/react-query';
import { useNow } from '../../ui/figures/use-now.js';
import { runs, sourceOf, tonightQuery, type Tonight } from './tonight-data.js';

/** A team's points of a night that has begun, for lists of leagues. */
export interface NightPoints extends Pick<Tonight, 'source' | 'failing'> {
  readonly points: number;
  readonly live: boolean;
}

/** Nights that have begun, by league. */
export function useNights(leagues: readonly { readonly id: string; readonly teamId: string }[]) {
  const now = useNow();
  const answers = useQueries({ queries: leagues.map(({ id }) => tonightQuery(id)) });
  return new Map(
    leagues.flatMap(({ id, teamId }, at): [string, NightPoints][] => {
      const { data, dataUpdatedAt = 0 } = answers[at] ?? {};
      if (data === undefined || !data.games.some((game) => runs(game) || game.state === 'final')) return [];
      const points = data.teams.find(({ team_id }) => team_id === teamId)?.points ?? 0;
      return [[id, { ...sourceOf(data, Math.max(now, dataUpdatedAt)), points, live: data.games.some(runs) }]];
    }),
  );
}
