import type { ReactNode } from 'react';
import type { LoadedLeague } from '../../features/open-league/league-data.js';
import { BottomBar } from './BottomBar.js';
import { SideNav } from './SideNav.js';

export function LeagueFrame({ loaded, children }: { loaded: LoadedLeague; children: ReactNode }) {
  return (
    <div className="flex">
      <SideNav loaded={loaded} />
      <div
        id="content"
        tabIndex={-1}
        className="min-w-0 flex-1 pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] sm:pb-0"
      >
        <div className="mx-auto max-w-6xl page-edges">{children}</div>
      </div>
      <BottomBar loaded={loaded} />
    </div>
  );
}
