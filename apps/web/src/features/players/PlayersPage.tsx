import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'react-router-dom';
import { NHL_CLUBS } from '@crease/core/players/clubs.js';
import type { ListedPlayer, PlayersAnswer } from '@crease/core/players/players.schema.js';
import type { PlayerSort } from '@crease/core/players/players.values.js';
import { api } from '../../platform/api-client.js';
import { clubLook } from '../../platform/clubs.js';
import { keys, useLoadedLeague } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { statusTag } from '../../platform/player-status.js';
import { Button } from '../../ui/Button.js';
import { ClubTag } from '../../ui/ClubTag.js';
import { DataTable, type Column, type Sort } from '../../ui/DataTable.js';
import { SearchField } from '../../ui/Field.js';
import { Money } from '../../ui/Money.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { Panel, panelState } from '../../ui/Panel.js';
import { SegmentedControl } from '../../ui/SegmentedControl.js';
import { Select } from '../../ui/Select.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { PositionTag, StatusTag } from '../../ui/tags.js';
import { cx } from '../../ui/cx.js';

type Group = 'all' | 'F' | 'D' | 'G';
const PAGE = 50;

const age = (birth: string | null, now: number) => (birth === null ? null : Math.floor((now - Date.parse(birth)) / 31_556_952_000));
const tally = (value: number | null | undefined) => value ?? '–';

function columnsFor(group: Group, now: number): Column<ListedPlayer>[] {
  const stat = (key: PlayerSort & keyof NonNullable<ListedPlayer['stats']>, header: string, title: string, show?: (value: number) => string, card?: 'hidden'): Column<ListedPlayer> => ({
    key,
    header,
    title,
    align: 'end',
    cell: (player) => {
      const value = player.stats?.[key];
      return typeof value === 'number' && show !== undefined ? show(value) : tally(value as number | null | undefined);
    },
    sortBy: () => null,
    card,
  });
  const skater = [stat('gp', 'GP', 'Games played'), stat('g', 'G', 'Goals'), stat('a', 'A', 'Assists'), stat('pts', 'PTS', 'Points'), stat('plus_minus', '+/−', 'Plus-minus', undefined, 'hidden'), stat('hits', 'HIT', 'Hits', undefined, 'hidden'), stat('blocks', 'BLK', 'Blocks', undefined, 'hidden')];
  const goalie = [stat('gp', 'GP', 'Games played'), stat('w', 'W', 'Wins'), stat('so', 'SO', 'Shutouts'), stat('sv_pct', 'SV%', 'Save percentage', (value) => value.toFixed(3).replace(/^0/, '')), stat('gaa', 'GAA', 'Goals against average', (value) => value.toFixed(2))];
  return [
    {
      key: 'name',
      header: 'Player',
      cell: (player) => (
        <span className="flex min-w-0 items-center gap-2">
          <PositionTag position={player.position} detail={player.position_detail} />
          <span className="min-w-0 truncate">{player.full_name}</span>
          {statusTag(player.status) !== null && <StatusTag status={statusTag(player.status)!} />}
          {player.rookie && <StatusTag status="Rookie" />}
          {player.is_sample && <StatusTag status="Sample" />}
        </span>
      ),
      sortBy: () => null,
    },
    { key: 'club', header: 'Club', cell: (player) => <ClubTag {...clubLook(player.nhl_club)} />, sortBy: () => null },
    { key: 'age', header: 'Age', align: 'end', cell: (player) => tally(age(player.birth_date, now)), sortBy: () => null },
    {
      key: 'cap_hit',
      header: 'Cap hit',
      align: 'end',
      cell: (player) => (
        <span className="inline-flex items-center gap-1.5">
          {player.cap.estimated && <StatusTag status="Estimated" />}
          <Money amount={player.cap.cap_hit} className="font-medium" />
        </span>
      ),
      sortBy: () => null,
    },
    { key: 'contract_expiry', header: 'Until', title: 'Contract ends', align: 'end', cell: (player) => tally(player.contract_expiry), sortBy: () => null },
    ...(group === 'G' ? goalie : skater),
  ];
}

/** Every player: searched, filtered and sorted by the server, a page at a time. */
export function PlayersPage() {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  usePageTitle('Players', league.league_name);
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<Group>('all');
  const [club, setClub] = useState('all');
  const [rookies, setRookies] = useState<'all' | 'rookies'>('all');
  const [sort, setSort] = useState<Sort>({ key: 'cap_hit', direction: 'descending' });
  const [now] = useState(() => Date.now());
  const wanted = useDeferredValue(search.trim());
  const filters = { search: wanted || null, position: group === 'all' ? null : group, club: club === 'all' ? null : club, rookies: rookies === 'rookies' ? true : null, sort: sort.key, direction: sort.direction === 'ascending' ? 'asc' : 'desc' };

  const query = useInfiniteQuery({
    queryKey: [...keys.league(leagueId), 'players', filters],
    queryFn: ({ pageParam, signal }) => api.get<PlayersAnswer>(`${leagueId}/players`, { query: { ...filters, start: pageParam, limit: PAGE }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.players.length, 0);
      return loaded < last.total && last.players.length > 0 ? loaded : null;
    },
    placeholderData: (before) => before,
  });
  const players = query.data?.pages.flatMap((page) => page.players) ?? [];
  const first = query.data?.pages[0];

  return (
    <>
      <PageHeader title="Players" detail={first === undefined ? 'Contracts and statistics' : `${first.total.toLocaleString('en-US')} players, contracts of ${first.season}`} />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchField label="Search players" value={search} onChange={setSearch} className="min-w-56 flex-1" />
        <SegmentedControl
          label="Position"
          value={group}
          options={[
            { value: 'all', label: 'All' },
            { value: 'F', label: 'F' },
            { value: 'D', label: 'D' },
            { value: 'G', label: 'G' },
          ]}
          onChange={setGroup}
        />
        <Select label="Club" hideLabel value={club} options={[{ value: 'all', label: 'All clubs' }, ...NHL_CLUBS.map((one) => ({ value: one.code, label: one.name }))]} onChange={setClub} className="w-44" />
        <Select
          label="Rookies"
          hideLabel
          value={rookies}
          options={[
            { value: 'all', label: 'Everybody' },
            { value: 'rookies', label: 'Rookies only' },
          ]}
          onChange={setRookies}
          className="w-36"
        />
      </div>
      <Panel title="Player database" flush state={panelState(query, () => (players.length === 0 ? { words: 'No player matches', detail: 'Try fewer letters, or another filter.' } : null))} skeleton={<SkeletonRows rows={14} lead={false} />}>
        <DataTable caption="Players" columns={columnsFor(group, now)} rows={players} rowKey={(player) => player.id} sort={sort} onSort={setSort} maxHeight="70dvh" className={cx(query.isPlaceholderData && 'opacity-60')} />
        {query.hasNextPage && (
          <div className="flex justify-center border-t border-line p-3">
            <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show more
            </Button>
          </div>
        )}
      </Panel>
    </>
  );
}
