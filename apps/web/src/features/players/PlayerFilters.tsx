import { memo, useMemo } from 'react';
import { NHL_CLUBS } from '@crease/core/players/clubs.js';
import { rollingSeasons } from '@crease/core/season.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { Select } from '../../ui/Select.js';
import { Checkbox } from '../../ui/Switch.js';
import { SORTS, naturalDirection, type View } from './players.model.js';

const ANY = 'any';

/** Season, club, owner, order, and whom else to leave out. While somebody types a name, it is not drawn again. */
export const PlayerFilters = memo(function PlayerFilters({
  leagueId,
  view,
  season,
  set,
}: {
  leagueId: string;
  view: View;
  season: string;
  set: (change: Partial<View>) => void;
}) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const seasons = useMemo(
    () => [...new Set([...rollingSeasons(league.current_season), league.current_season])].reverse(),
    [league.current_season],
  );
  return (
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
  );
});
