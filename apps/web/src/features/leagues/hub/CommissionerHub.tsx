import { Suspense } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { HUB_PAGES, paths, type HubPage } from '../../../platform/pages/paths.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { PageLinks } from '../../../platform/pages/PageLinks.js';
import { PanelsSkeleton } from '../../../ui/page/Skeleton.js';
import * as t from './hub.words.en.js';

const WORDS: Record<HubPage, string> = {
  season: t.season,
  people: t.people,
  rules: t.rules,
  channels: t.channels,
  data: t.data,
};

/** The bar of the commissioner's pages. Each page below it loads only its own panels. */
export function CommissionerHub() {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  const { pathname } = useLocation();
  // Only commissioners may export the league or bring data in.
  const pages = HUB_PAGES.filter((page) => page !== 'data' || me.is_commissioner);
  const page = pages.find((one) => pathname === paths.commissionerHub(leagueId, one));
  usePageTitle(page === undefined ? null : WORDS[page], t.commissionerSettings, league.league_name);
  if (!me.is_commissioner && !me.is_site_owner) return <Navigate to={paths.home(leagueId)} replace />;
  if (page === undefined) return <Navigate to={paths.commissionerHub(leagueId)} replace />;
  return (
    <>
      <PageHeader
        title={t.commissionerSettings}
        filters={
          <PageLinks
            label={t.commissionerSettings}
            pages={pages.map((one) => ({
              to: paths.commissionerHub(leagueId, one),
              label: WORDS[one],
              end: one === 'season',
            }))}
          />
        }
      />
      <Suspense fallback={<PanelsSkeleton />}>
        <Outlet />
      </Suspense>
    </>
  );
}
