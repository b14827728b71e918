import { useMemo } from 'react';
import { formatMoneyShort } from '@crease/core/money.js';
import type { CapRoom } from '@crease/core/players/filter.rules.js';
import { clubName } from '@crease/core/players/club.words.js';
import { NHL_CLUBS } from '@crease/core/players/clubs.js';
import type { PriceSteps } from '@crease/core/players/prices/price-steps.rules.js';
import { rollingSeasons, seasonPlus } from '@crease/core/season.js';
import { weightsOf } from '@crease/core/players/scoring/scoring.table.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { Select } from '../../../ui/fields/Select.js';
import { naturalDirection, sortsFor, type View } from '../players.model.js';
import * as t from './list.words.en.js';

const ANY = 'any';

export interface FiltersProps {
  leagueId: string;
  view: View;
  season: string;
  prices: PriceSteps;
  /** A list of free agents has no filter by owner. */
  free: boolean;
  /** Null for readers without a team. */
  room: CapRoom | null;
  /** Number of matching players, for the button that closes the filters. */
  shown: number;
  set: (change: Partial<View>) => void;
  onClear: () => void;
}

const AGES = Array.from({ length: 23 }, (_, index) => 18 + index);

/** The standard choices, plus a value from the address that is none of them. */
function steps(values: readonly number[], chosen: number | null, say: (value: number) => string) {
  const all = chosen === null || values.includes(chosen) ? values : [...values, chosen].sort((a, b) => a - b);
  return all.map((value) => ({ value: String(value), label: say(value) }));
}

const number = (value: string) => (value === ANY ? null : Number(value));

export function Ranges({ view, season, prices, set }: FiltersProps) {
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
      {range('capMin', t.capHitFrom, prices.all, formatMoneyShort)}
      {range('capMax', t.capHitTo, prices.all, formatMoneyShort)}
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

export function Others({ leagueId, view, season, free, set }: FiltersProps) {
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
        options={[
          { value: ANY, label: t.allClubs },
          ...NHL_CLUBS.map((one) => ({ value: one.code, label: clubName(one.code) })),
        ]}
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
