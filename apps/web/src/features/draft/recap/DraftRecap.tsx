import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { recapOf } from '@crease/core/draft/recap/draft-recap.rules.js';
import { placesIn } from '@crease/core/draft/recap/pick-story.rules.js';
import { DraftPool } from '@crease/core/draft/team/legality.rules.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { pointsInPool } from '@crease/core/draft/recap/pool-points.rules.js';
import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import { scoringOf } from '@crease/core/players/scoring/scoring.table.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import { failureText } from '../sync/draft-labels.js';
import { RecapView } from './RecapView.js';

export default function DraftRecap({
  leagueId,
  state,
  my,
}: {
  leagueId: string;
  state: DraftState;
  my: readonly string[];
}) {
  const { query, recap, league } = useRecap(leagueId, state);
  if (query.isError)
    return (
      <ErrorState message={failureText(query.error)} retry={() => void query.refetch()} retrying={query.isFetching} />
    );
  if (recap === null) return <SkeletonRows rows={8} />;
  return <RecapView state={state} recap={recap} my={my} league={league.league_name} />;
}

/** The recap of a draft under the league's scoring; null until its players have loaded. */
export function useRecap(leagueId: string, state: DraftState) {
  const { league } = useLoadedLeague(leagueId);
  const query = useQuery({
    queryKey: draftKeys.pool(state.id, 'fixed'),
    queryFn: ({ signal }) => draftApi.pool(leagueId, state.id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const players = query.data?.players;
  const recap = useMemo(() => {
    if (players === undefined) return null;
    const weights = scoringOf(league);
    const points = new Map(players.map((player) => [player.id, pointsInPool(player, weights)]));
    const decides = isDecidedByPoints(league);
    return recapOf(state, placesIn(new DraftPool(players)), (id) => (decides ? (points.get(id) ?? null) : null));
  }, [players, state, league]);
  return { query, recap, league };
}
