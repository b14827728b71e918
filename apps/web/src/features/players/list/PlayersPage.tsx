import { Link, useParams } from 'react-router-dom';
import Download from 'lucide-react/icons/download';
import UserPlus from 'lucide-react/icons/user-plus';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { saveCsv } from '../../../platform/files/csv.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { MenuItem } from '../../../ui/layers/MenuItem.js';
import { PlayerList } from './PlayerList.js';
import { playersTable } from '../players.model.js';
import { usePlayerList } from './use-player-list.js';
import * as t from './list.words.en.js';

/**
 * All players of a season. Search, filters and sorting run in the browser, so that each key press takes effect at once.
 */
export function PlayersPage() {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  usePageTitle(t.players, league.league_name);
  const list = usePlayerList(leagueId, false);
  const { season, shown, scoring } = list;
  return (
    <PlayerList
      list={list}
      mine={me.team_id}
      title={t.players}
      menu={
        <>
          <MenuItem
            icon={<UserPlus size={14} aria-hidden="true" />}
            render={(props) => <Link to={paths.freeAgents(leagueId)} {...props} />}
          >
            {t.freeAgents}
          </MenuItem>
          <MenuItem
            icon={<Download size={14} aria-hidden="true" />}
            disabled={shown.length === 0}
            onSelect={() => void saveCsv(`players-${season}`, playersTable(shown, scoring))}
          >
            {t.downloadCsv}
          </MenuItem>
        </>
      }
    />
  );
}
