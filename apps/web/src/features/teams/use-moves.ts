import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type useShortWarning } from '../moves/ShortWarning.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { useOnce } from '../../platform/requests/once.js';
import type { MoveType } from './move.model.js';
import type { CompanionAdd } from '../players/moves/Companions.js';

/** With an added player, moves go to the free-agent endpoint, because an addition costs a free-agent pick. */
interface MovesRequest {
  leagueId: string;
  teamId: string;
  moves: { type: MoveType; player_id: number }[];
  added: CompanionAdd | null;
}

const bodyOf = ({ teamId, moves, added }: MovesRequest) =>
  added === null ? { moves } : { player_id: added.player_id, moves, team_id: teamId };

/** The server requires a reason for another team's players even for the preview. */
export function useMovePreview(wanted: MovesRequest, foreign: boolean) {
  const { leagueId, teamId, moves, added } = wanted;
  return useQuery({
    queryKey: [...keys.team(leagueId, teamId), 'preview', bodyOf(wanted)],
    queryFn: ({ signal }) => {
      const override_reason = foreign ? 'preview' : null;
      return added !== null
        ? request('POST /:league_id/free-agents/preview', {
            league_id: leagueId,
            body: { player_id: added.player_id, moves, team_id: teamId, override_reason },
            signal,
          })
        : request('POST /:league_id/teams/:team_id/moves/preview', {
            league_id: leagueId,
            team_id: teamId,
            body: { moves, override_reason },
            signal,
          });
    },
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
}

export function useMakeMoves(
  wanted: MovesRequest,
  { onSuccess, onError }: { onSuccess: () => void; onError: () => void },
) {
  const client = useQueryClient();
  const once = useOnce();
  const { leagueId, teamId, moves, added } = wanted;
  return useMutation({
    mutationFn: (more: { override_reason: string | null } & ReturnType<typeof useShortWarning>['body']) =>
      once({ ...bodyOf(wanted), ...more }, (key) =>
        added !== null
          ? request('POST /:league_id/free-agents/add', {
              league_id: leagueId,
              body: { player_id: added.player_id, moves, team_id: teamId, ...more },
              key,
            }).then(() => undefined)
          : request('POST /:league_id/teams/:team_id/moves', {
              league_id: leagueId,
              team_id: teamId,
              body: { moves, ...more },
              key,
            }).then(() => undefined),
      ),
    onSuccess: () => {
      onSuccess();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
    onError,
  });
}
