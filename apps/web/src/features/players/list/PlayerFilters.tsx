import { memo, useMemo, useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { formatMoneyShort } from '@crease/core/money.js';
import type { CapRoom } from '@crease/core/players/filter.rules.js';
import { NHL_CLUBS } from '@crease/core/players/clubs.js';
import { rollingSeasons, seasonPlus } from '@crease/core/season.js';
import { weightsOf } from '@crease/core/players/scoring/scoring.table.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { Select } from '../../../ui/fields/Select.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { PositionChips } from './QuickFilters.js';
import { filterCount, naturalDirection, sortsFor, type View } from '../players.model.js';
import * as t from './list.words.en.js';

const ANY = 'any';

interface FiltersProps {
  leagueId: string;
  view: View;
  season: string;
  /** A list of free agents has no filter by owner. */
  free: boolean;
  /** Null for readers without a team. */
  room: CapRoom | null;
  /** Number of matching players, for the button that closes the filters. */
  shown: number;
  set: (change: Partial<View>) => void;
  onClear: () => void;
}

/** The filters' button with the number set, and the sheet with all filters. */
export const PlayerFilters = memo(function PlayerFilters(props: FiltersProps) {
  const [open, setOpen] = useState(false);
  const count = filterCount(props.view);
  return (
    <>
      <Button
        className="max-sm:px-2.5"
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:sr-only">{count === 0 ? t.filters : t.filtersSet({ count })}</span>
        {count > 0 && (
          <span aria-hidden="true" className="sm:hidden">
            {count}
          </span>
        )}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="md"
        title={t.filters}
        footer={
          <>
            <Button disabled={count === 0} onClick={props.onClear}>
              {t.clearAll}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t.showPlayers({ count: props.shown })}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <PositionChips view={props.view} set={props.set} />
          <Ranges {...props} />
          <Others {...props} />
          <div className="flex flex-col sm:flex-row sm:gap-x-5">
            <Checkbox label={t.rookies} checked={props.view.rookies} onChange={(rookies) => props.set({ rookies })} />
            {props.room !== null && (
              <Checkbox label={t.fitsMyCap} checked={props.view.fits} onChange={(fits) => props.set({ fits })} />
            )}
            <Checkbox
              label={t.contractEndsThisSeason}
              checked={props.view.expiring}
              onChange={(expiring) => props.set({ expiring })}
            />
            <Checkbox
              label={t.onMyWatchList}
              checked={props.view.watched}
              onChange={(watched) => props.set({ watched })}
            />
          </div>
        </div>
      </Dialog>
    </>
  );
});

const MILLION = 1_000_000;
const CAP_STEPS = [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 10, 12].map((millions) => millions * MILLION);
const AGES = Array.from({ length: 23 }, (_, index) => 18 + index);

/** The standard choices, plus a value from the address if it is another one. */
function steps(values: readonly number[], chosen: number | null, say: (value: number) => string) {
  const all = chosen === null || values.includes(chosen) ? values : [...values, chosen].sort((a, b) => a - b);
  return all.map((value) => ({ value: String(value), label: say(value) }));
}

const number = (value: string) => (value === ANY ? null : Number(value));

function Ranges({ view, season, set }: FiltersProps) {
  const { through } = view;
  const seasons = Array.from({ length: 8 }, (_, years) => seasonPlus(season, years));
  if (through !== null && !seasons.includes(through)) seasons.push(through);
  const range = (
    key: 'capMin' | 'capMax' | 'ageMin' | 'ageMax',
    label: string,
    values: readonly number[],
    say: (value: number) => string,
  ) => (
    <Select
      label={label}
      value={String(view[key] ?? ANY)}
      options={[{ value: ANY, label: t.any }, ...steps(values, view[key], say)]}
      onChange={(value) => set({ [key]: number(value) })}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-3">
      {range('capMin', t.capHitFrom, CAP_STEPS, formatMoneyShort)}
      {range('capMax', t.capHitTo, CAP_STEPS, formatMoneyShort)}
      {range('ageMin', t.ageFrom, AGES, String)}
      {range('ageMax', t.ageTo, AGES, String)}
      <Select
        label={t.signedThrough}
        value={through ?? ANY}
        options={[
          { value: ANY, label: t.any },
          ...seasons.map((one) => ({ value: one, label: t.seasonOrLonger({ season: one }) })),
        ]}
        onChange={(one) => set({ through: one === ANY ? null : one })}
        className="col-span-2"
      />
    </div>
  );
}

function Others({ leagueId, view, season, free, set }: FiltersProps) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const seasons = useMemo(
    () => [...new Set([...rollingSeasons(league.current_season), league.current_season])].reverse(),
    [league.current_season],
  );
  return (
    <div className="grid grid-cols-2 gap-3">
      {!free && (
        <Select
          label={t.owner}
          value={view.owner ?? ANY}
          options={[
            { value: ANY, label: t.allOwners },
            { value: 'free', label: t.freeAgents },
            ...(me.team_id === null ? [] : [{ value: 'mine', label: t.myTeam }]),
            ...teams.map((team) => ({ value: team.team_id, label: team.team_name })),
          ]}
          onChange={(owner) => set({ owner: owner === ANY ? null : owner })}
        />
      )}
      <Select
        label={t.club}
        value={view.club ?? ANY}
        options={[{ value: ANY, label: t.allClubs }, ...NHL_CLUBS.map((one) => ({ value: one.code, label: one.name }))]}
        onChange={(club) => set({ club: club === ANY ? null : club })}
      />
      <Select
        label={t.season}
        value={season}
        options={seasons.map((one) => ({ value: one, label: one }))}
        onChange={(one) => set({ season: one === league.current_season ? null : one })}
      />
      <Select
        label={t.order}
        value={view.sort}
        options={sortsFor(weightsOf(league.scoring)).map(({ key, title }) => ({
          value: key,
          label: t.byFigure({ figure: title }),
        }))}
        onChange={(sort) => set({ sort, direction: naturalDirection(sort) })}
      />
    </div>
  );
}
