import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import Download from 'lucide-react/icons/download';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import { buildSearchIndex } from '@crease/core/players/search.rules.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { useAllPlayers } from '../../platform/players-data.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { SearchField } from '../../ui/Field.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { Panel, panelState } from '../../ui/Panel.js';
import { SegmentedControl } from '../../ui/SegmentedControl.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { CompareDialog } from './CompareDialog.js';
import { PlayerDialog } from './PlayerDialog.js';
import { PlayerFilters } from './PlayerFilters.js';
import { PlayerRows } from './PlayerRows.js';
import { MOST_COMPARED, isFiltered, playersCsv, shownPlayers } from './players.model.js';
import { usePlayersView } from './use-players-view.js';
import { useWatchList } from './watch-list.js';

/**
 * Every player of a season: searched, filtered and put in order in the browser, so that each key press answers at once.
 */
export function PlayersPage() {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  usePageTitle('Players', league.league_name);
  const { view, typed, set, search, showEverybody, open, compare, sortBy } = usePlayersView();
  const searched = useDeferredValue(typed);
  const [comparing, setComparing] = useState(false);
  const season = view.season ?? league.current_season;
  const query = useAllPlayers(leagueId, season);
  const watch = useWatchList(leagueId);
  const index = useMemo(() => (query.data === undefined ? null : buildSearchIndex(query.data)), [query.data]);
  const shown = useMemo(
    () =>
      index === null
        ? []
        : shownPlayers(
            index,
            { ...view, search: searched.trim() },
            { seasonEnd: Number(season.slice(0, 4)) + 1, mine: me.team_id, watched: watch.ids },
          ),
    [index, view, searched, season, me.team_id, watch.ids],
  );
  const compared = (query.data ?? []).filter((player) => view.compare.includes(player.id));
  // While somebody types, the box is drawn again, and not the list that will follow it.
  const list = useMemo(
    () => (
      <PlayerRows
        players={shown}
        season={season}
        goalies={view.position === 'G'}
        sort={view.sort}
        direction={view.direction}
        mine={me.team_id}
        compare={view.compare}
        watched={watch.ids}
        onWatch={watch.toggle}
        onSort={sortBy}
        onOpen={open}
        onCompare={compare}
      />
    ),
    [shown, season, view, me.team_id, watch.ids, watch.toggle, sortBy, open, compare],
  );

  return (
    <>
      <PageHeader
        title="Players"
        detail={
          query.data === undefined
            ? 'Contracts and statistics'
            : `${query.data.length.toLocaleString('en-US')} players, contracts of ${season}`
        }
        actions={
          <>
            <Link to={paths.freeAgents(leagueId)} className={buttonClass()}>
              Waivers and picks
            </Link>
            <Button
              icon={<Download size={14} aria-hidden="true" />}
              disabled={shown.length === 0}
              onClick={() => saveCsv(shown, season)}
            >
              Export CSV
            </Button>
          </>
        }
      />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField label="Search players" value={typed} onChange={search} className="min-w-52 flex-1" />
        <SegmentedControl
          label="Position"
          value={view.position ?? 'all'}
          options={[
            { value: 'all', label: 'All' },
            { value: 'F', label: 'F' },
            { value: 'D', label: 'D' },
            { value: 'G', label: 'G' },
          ]}
          onChange={(position) => set({ position: position === 'all' ? null : position })}
        />
      </div>
      <PlayerFilters leagueId={leagueId} view={view} season={season} set={set} />
      <Panel
        title={
          <span role="status">
            {query.data === undefined
              ? 'Players'
              : `${shown.length.toLocaleString('en-US')} ${shown.length === 1 ? 'player' : 'players'}`}
          </span>
        }
        flush
        actions={
          view.compare.length === 0 ? undefined : (
            <>
              <Button size="sm" variant="quiet" onClick={() => set({ compare: [] })}>
                Clear
              </Button>
              <Button size="sm" variant="primary" disabled={compared.length < 2} onClick={() => setComparing(true)}>
                {`Compare ${compared.length} of ${MOST_COMPARED}`}
              </Button>
            </>
          )
        }
        state={panelState(query, () => (shown.length > 0 ? null : nobody(isFiltered(view, searched), showEverybody)))}
        skeleton={<SkeletonRows rows={14} lead={false} />}
      >
        {list}
      </Panel>
      {view.player !== null && (
        <PlayerDialog
          leagueId={leagueId}
          playerId={view.player}
          season={season}
          onClose={() => set({ player: null })}
        />
      )}
      {comparing && compared.length > 1 && (
        <CompareDialog players={compared} season={season} onClose={() => setComparing(false)} />
      )}
    </>
  );
}

/** What stands where the list would be. */
const nobody = (filtered: boolean, showEverybody: () => void) => ({
  words: 'No player matches',
  detail: 'Try fewer letters, or another filter.',
  action: filtered ? (
    <Button size="sm" onClick={showEverybody}>
      Show everybody
    </Button>
  ) : undefined,
});

/** Tells a spreadsheet that the file is UTF-8, so that accents are shown. */
const BYTE_ORDER_MARK = '\ufeff';

function saveCsv(players: readonly LeaguePlayer[], season: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, playersCsv(players)], { type: 'text/csv;charset=utf-8' }));
  link.download = `players-${season}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
