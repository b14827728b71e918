import { Navigate, useParams } from 'react-router-dom';
import { useAuth } from '../../platform/auth-store.js';
import { useLoadedLeague, useSystemConfig } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { ClubTag } from '../../ui/ClubTag.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { Panel, panelState } from '../../ui/Panel.js';

/** The installation, for its owner. */
export function ConsolePage() {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const owner = useAuth((state) => state.user?.isSiteOwner === true);
  const system = useSystemConfig();
  usePageTitle('Admin Console', league.league_name);
  if (!owner) return <Navigate to={paths.home(leagueId)} replace />;
  const facts = [
    ['Current season', system.data?.current_season],
    ['Support address', system.data?.support_email],
    ['Sign-in providers', system.data?.providers?.length ? system.data.providers.join(', ') : 'Email and password only'],
  ] as const;
  return (
    <>
      <PageHeader title="Admin Console" detail="This installation, as it is configured." />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title="System" state={panelState(system)}>
          <dl className="flex flex-col gap-3">
            {facts.map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-ink-3">{label}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel title="NHL clubs" state={panelState(system)}>
          <ul className="grid grid-cols-4 gap-3 sm:grid-cols-8">
            {system.data?.clubs.map((club) => (
              <li key={club.code}>
                <ClubTag code={club.code} name={club.name} color={club.color} />
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}
