import type { ReactNode } from 'react';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { PlayerList } from './PlayerList.js';
import { usePlayerList } from './use-player-list.js';
import * as t from './list.words.en.js';

export interface FreeAgentListProps {
  leagueId: string;
  detail: ReactNode;
  /** Notes above the list. */
  children: ReactNode;
}

export function FreeAgentList({ leagueId, detail, children }: FreeAgentListProps) {
  const { me } = useLoadedLeague(leagueId);
  return (
    <PlayerList list={usePlayerList(leagueId, true)} mine={me.team_id} title={t.freeAgents} detail={detail}>
      {children}
    </PlayerList>
  );
}
