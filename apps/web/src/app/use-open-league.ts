import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { loadMyLeagues } from '../features/open-league/league-data.js';
import { closeOverlay } from '../platform/pages/overlays.js';
import { paths } from '../platform/pages/paths.js';

export function useOpenLeague(): (leagueId: string) => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (leagueId) => {
    closeOverlay();
    void loadMyLeagues(client).catch(() => undefined);
    void navigate(paths.home(leagueId));
  };
}
