import { Suspense, useState, type ReactNode } from 'react';
import ChartScatter from 'lucide-react/icons/chart-scatter';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { IconButton } from '../../../ui/Button.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { PanelsSkeleton } from '../../../ui/page/Skeleton.js';
import { PlayerList } from './PlayerList.js';
import { usePlayerList } from './use-player-list.js';
import * as t from './list.words.en.js';

const PlayerMap = lazyPanel(() => import('./map/PlayerMap.js'), 'PlayerMap');

export interface FreeAgentListProps {
  leagueId: string;
  detail: ReactNode;
  children: ReactNode;
}

export function FreeAgentList({ leagueId, detail, children }: FreeAgentListProps) {
  const { me } = useLoadedLeague(leagueId);
  const list = usePlayerList(leagueId, true);
  const [mapped, setMapped] = useState(false);
  return (
    <PlayerList
      list={list}
      mine={me.team_id}
      title={t.freeAgents}
      detail={detail}
      action={
        // A phone has no room for dots that a finger can hit; its list has the same figures.
        <IconButton
          label={t.showMap}
          variant="secondary"
          aria-pressed={mapped}
          icon={<ChartScatter size={18} aria-hidden="true" />}
          className="max-sm:hidden"
          onClick={() => setMapped(!mapped)}
        />
      }
    >
      {children}
      {mapped && list.query.data !== undefined && (
        <div className="max-sm:hidden">
          <Suspense fallback={<PanelsSkeleton />}>
            <PlayerMap leagueId={leagueId} players={list.shown} season={list.season} onOpen={list.open} />
          </Suspense>
        </div>
      )}
    </PlayerList>
  );
}
