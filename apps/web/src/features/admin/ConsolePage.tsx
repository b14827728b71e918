import { Suspense, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { AdminUser } from '@crease/core/auth/auth.schema.js';
import { useAuth } from '../../platform/session/auth-store.js';
import { useLeague } from '../open-league/league-data.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { Tabs } from '../../ui/page/Tabs.js';
import { lazyPanel } from '../../platform/pages/lazy-panel.js';
import { useAdminConfig } from './admin.data.js';
import { DelaysPanel } from './system/DelaysPanel.js';
import { DeskNotices } from './players/DeskNotices.js';
import { LeaguesPanel } from './users/LeaguesPanel.js';
import { UsersPanel } from './users/UsersPanel.js';
import * as t from './admin.words.en.js';

const PlayersPart = lazyPanel(() => import('./players/PlayersPart.js'), 'PlayersPart');
const SecurityPanel = lazyPanel(() => import('./users/SecurityPanel.js'), 'SecurityPanel');
const SystemPanels = lazyPanel(() => import('./system/SystemPanels.js'), 'SystemPanels');

type Part = 'users' | 'leagues' | 'players' | 'security' | 'system';

const PARTS: readonly { value: Part; label: string }[] = [
  { value: 'users', label: t.users },
  { value: 'leagues', label: t.leagues },
  { value: 'players', label: t.players },
  { value: 'security', label: t.securityLog },
  { value: 'system', label: t.system },
];

/** The site owner's console; opens inside a league or without one. */
export function ConsolePage() {
  const { leagueId } = useParams();
  const league = useLeague(leagueId).data?.league;
  const owner = useAuth((state) => state.user?.isSiteOwner === true);
  usePageTitle(t.adminConsole, league?.league_name);
  if (!owner) return <Navigate to={leagueId === undefined ? paths.landing : paths.home(leagueId)} replace />;
  if (leagueId !== undefined) return <Console leagueId={leagueId} />;
  return (
    <div className="mx-auto max-w-6xl page-edges">
      <Console leagueId={null} />
    </div>
  );
}

function Console({ leagueId }: { leagueId: string | null }) {
  // The section is in the address, so that it can be shared and the back button works.
  const [parameters, setParameters] = useSearchParams();
  const part = PARTS.find(({ value }) => value === parameters.get('part'))?.value ?? 'users';
  const setPart = (next: Part) => setParameters(next === 'users' ? {} : { part: next }, { replace: true });
  const [logOf, setLogOf] = useState<AdminUser | null>(null);
  const mail = useAdminConfig().data?.mail ?? true;
  return (
    <Tabs
      label={t.partsOfConsole}
      value={part}
      tabs={PARTS}
      onChange={setPart}
      bar={(list) => (
        <>
          <PageHeader title={t.adminConsole} filters={list} />
          <DeskNotices part={part} />
        </>
      )}
    >
      {part === 'users' && (
        <UsersPanel
          mail={mail}
          onLog={(user) => {
            setLogOf(user);
            setPart('security');
          }}
        />
      )}
      {part === 'leagues' && (
        <div className="flex flex-col gap-4">
          <DelaysPanel />
          <LeaguesPanel />
        </div>
      )}
      <Suspense fallback={<SkeletonRows rows={8} />}>
        {part === 'players' && <PlayersPart />}
        {part === 'security' && <SecurityPanel user={logOf} onEverybody={() => setLogOf(null)} />}
        {part === 'system' && <SystemPanels leagueId={leagueId} />}
      </Suspense>
    </Tabs>
  );
}
