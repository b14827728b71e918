import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { loadMyLeagues } from '../platform/league-data.js';
import { closeOverlay } from '../platform/overlays.js';
import { paths } from '../platform/paths.js';

/** After a league was created: the dialog closes, the user's leagues are asked for again, and the new one is opened. */
export function useOpenLeague(): (leagueId: string) => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (leagueId) => {
    closeOverlay();
    void loadMyLeagues(client).catch(() => undefined);
    void navigate(paths.home(leagueId));
  };
}
