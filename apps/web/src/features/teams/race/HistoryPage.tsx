import { Link, useParams } from 'react-router-dom';
import Trophy from 'lucide-react/icons/trophy';
import { recordKind } from '@crease/core/competition/matchups/record-points.rules.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { DownloadCsvItem } from '../../../platform/files/DownloadCsv.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { buttonClass } from '../../../ui/Button.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { PageMenu } from '../../../ui/page/PageMenu.js';
import { ChampionBanner } from '../champion/ChampionBanner.js';
import { BroughtPanel } from './BroughtPanel.js';
import { useHistory } from './race.data.js';
import { seasonsTable } from './history-tables.js';
import { ChampionsPanel } from './ChampionsPanel.js';
import { RecordsPanel } from './RecordsPanel.js';
import { RivalriesPanel } from './RivalriesPanel.js';
import * as t from './race.words.en.js';

export function HistoryPage() {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  usePageTitle(t.championsAndRecords, league.league_name);
  const query = useHistory(leagueId);
  const { teamOf, nameOf } = useTeamsById(leagueId);
  const latest = query.data?.seasons[0];
  // A champion that has left the league has no banner.
  const bannered = latest?.champions.some((id) => teamOf(id) !== undefined) === true ? latest : null;
  const shown = { leagueId, mine: me.team_id, nameOf };
  return (
    <>
      <PageHeader
        title={t.championsAndRecords}
        hint={t.regularSeasonsByOwnScoring}
        actions={
          <>
            <Link to={paths.standings(leagueId)} className={buttonClass('secondary')}>
              <Trophy size={16} aria-hidden="true" />
              <span>{t.standings}</span>
            </Link>
            <PageMenu>
              <DownloadCsvItem
                name="seasons"
                disabled={(query.data?.seasons.length ?? 0) === 0}
                table={() => seasonsTable(query.data!, shown.nameOf)}
              />
            </PageMenu>
          </>
        }
      />
      <div className="flex flex-col gap-4 *:mb-0">
        {bannered !== null && (
          <ChampionBanner
            leagueId={leagueId}
            of={{ ...bannered, rows: bannered.table }}
            action={
              <Link to={paths.seasonPictures(leagueId, bannered.season)} className={buttonClass('secondary', 'sm')}>
                {t.inPictures}
              </Link>
            }
          />
        )}
        <ChampionsPanel query={query} {...shown} />
        <RecordsPanel query={query} {...shown} />
        {query.data !== undefined && <RivalriesPanel history={query.data} record={recordKind(league)} {...shown} />}
        <BroughtPanel leagueId={leagueId} nameOf={shown.nameOf} />
      </div>
    </>
  );
}
