import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import Download from 'lucide-react/icons/download';
import { NHL_CLUBS } from '@crease/core/players/clubs.js';
import { rollingSeasons } from '@crease/core/season.js';
import { buildSearchIndex } from '@crease/core/players/search.rules.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { SearchField } from '../../ui/Field.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { Panel, panelState } from '../../ui/Panel.js';
import { SegmentedControl } from '../../ui/SegmentedControl.js';
import { Select } from '../../ui/Select.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { Checkbox } from '../../ui/Switch.js';
import { CompareDialog } from './CompareDialog.js';
import { PlayerDialog } from './PlayerDialog.js';
import { PlayerRows } from './PlayerRows.js';
import {
  MOST_COMPARED,
  SORTS,
  naturalDirection,
  playersCsv,
  readView,
  shownPlayers,
  writeView,
  type View,
} from './players.model.js';
import { useAllPlayers } from '../../platform/players-data.js';
import { useWatchList } from './watch-list.js';

const ANY = 'any';
/** By this a spreadsheet knows that names come with accents. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Every player of a season: searched, filtered and put in order in the browser, so that each key press answers at once.
 */
export function PlayersPage() {
  const { leagueId = '' } = useParams();
  const { league, teams, me } = useLoadedLeague(leagueId);
  usePageTitle('Players', league.league_name);
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => readView(parameters), [parameters]);
  // The box answers before the address does; an address that came otherwise than from the box (back, a link) fills it.
  const [typed, setTyped] = useState(view.search);
  const written = useRef([view.search]);
  useEffect(() => {
    const at = written.current.lastIndexOf(view.search);
    if (at < 0) setTyped(view.search);
    written.current = at < 0 ? [view.search] : written.current.slice(at);
  }, [view.search]);
  const search = useDeferredValue(typed);
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
            { ...view, search: search.trim() },
            { seasonEnd: Number(season.slice(0, 4)) + 1, mine: me.team_id, watched: watch.ids },
          ),
    [index, view, search, season, me.team_id, watch.ids],
  );
  const set = useCallback(
    (change: Partial<View>) => setParameters((now) => writeView(now, change), { replace: true }),
    [setParameters],
  );
  const open = useCallback((player: number) => set({ player }), [set]);
  const compare = useCallback(
    (id: number) =>
      setParameters(
        (now) => {
          const before = readView(now).compare;
          return writeView(now, {
            compare: before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-MOST_COMPARED),
          });
        },
        { replace: true },
      ),
    [setParameters],
  );
  const compared = (query.data ?? []).filter((player) => view.compare.includes(player.id));
  const seasons = useMemo(
    () => [...new Set([...rollingSeasons(league.current_season), league.current_season])].reverse(),
    [league.current_season],
  );
  const filtered =
    view.position !== null ||
    view.club !== null ||
    view.owner !== null ||
    view.rookies ||
    view.expiring ||
    view.watched ||
    search.trim() !== '';

  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, playersCsv(shown)], { type: 'text/csv;charset=utf-8' }));
    link.download = `players-${season}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  // While somebody types, the box is drawn again, and neither the filters nor the list that will follow it.
  const filters = useMemo(
    () => (
      <div className="mb-3 grid grid-cols-2 items-center gap-2 lg:flex lg:flex-wrap">
        <Select
          label="Season"
          hideLabel
          value={season}
          options={seasons.map((one) => ({ value: one, label: one }))}
          onChange={(one) => set({ season: one === league.current_season ? null : one })}
          className="lg:w-28"
        />
        <Select
          label="Club"
          hideLabel
          value={view.club ?? ANY}
          options={[
            { value: ANY, label: 'All clubs' },
            ...NHL_CLUBS.map((one) => ({ value: one.code, label: one.name })),
          ]}
          onChange={(club) => set({ club: club === ANY ? null : club })}
          className="lg:w-40"
        />
        <Select
          label="Owner"
          hideLabel
          value={view.owner ?? ANY}
          options={[
            { value: ANY, label: 'All owners' },
            { value: 'free', label: 'Free agents' },
            ...(me.team_id === null ? [] : [{ value: 'mine', label: 'My team' }]),
            ...teams.map((team) => ({ value: team.team_id, label: team.team_name })),
          ]}
          onChange={(owner) => set({ owner: owner === ANY ? null : owner })}
          className="lg:w-40"
        />
        <Select
          label="Order"
          hideLabel
          value={view.sort}
          options={SORTS.map(({ key, title }) => ({ value: key, label: `By ${title.toLowerCase()}` }))}
          onChange={(sort) => set({ sort, direction: naturalDirection(sort) })}
          className="lg:w-44"
        />
        <div className="col-span-2 flex flex-wrap gap-x-5">
          <Checkbox label="Rookies" checked={view.rookies} onChange={(rookies) => set({ rookies })} />
          <Checkbox label="Expiring" checked={view.expiring} onChange={(expiring) => set({ expiring })} />
          <Checkbox label="Watched" checked={view.watched} onChange={(watched) => set({ watched })} />
        </div>
      </div>
    ),
    [view, season, seasons, league.current_season, teams, me.team_id, set],
  );
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
        onSort={(sort) =>
          set({
            sort,
            direction: view.sort !== sort ? naturalDirection(sort) : view.direction === 'asc' ? 'desc' : 'asc',
          })
        }
        onOpen={open}
        onCompare={compare}
      />
    ),
    [shown, season, view, me.team_id, watch.ids, watch.toggle, set, open, compare],
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
            <Button icon={<Download size={14} aria-hidden="true" />} disabled={shown.length === 0} onClick={download}>
              Export CSV
            </Button>
          </>
        }
      />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField
          label="Search players"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            written.current.push(value.trim());
            set({ search: value });
          }}
          className="min-w-52 flex-1"
        />
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
      {filters}
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
        state={panelState(query, () =>
          shown.length > 0
            ? null
            : {
                words: 'No player matches',
                detail: 'Try fewer letters, or another filter.',
                action: filtered ? (
                  <Button
                    size="sm"
                    onClick={() => {
                      setTyped('');
                      written.current.push('');
                      set({
                        search: '',
                        position: null,
                        club: null,
                        owner: null,
                        rookies: false,
                        expiring: false,
                        watched: false,
                      });
                    }}
                  >
                    Show everybody
                  </Button>
                ) : undefined,
              },
        )}
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
