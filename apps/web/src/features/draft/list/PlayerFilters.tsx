import { positionCode } from '@crease/core/position.js';
import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import type { RefObject } from 'react';
import { formatMoneyShort } from '@crease/core/money.js';
import { priceSteps } from '@crease/core/players/prices/price-steps.rules.js';
import { useLeague } from '../../open-league/league-data.js';
import { Button } from '../../../ui/Button.js';
import { Popover } from '../../../ui/layers/Popover.js';
import { Select } from '../../../ui/fields/Select.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { useDraft, useScope, useUi } from '../state/room-context.js';
import { useSeat } from '../state/room-hooks.js';
import { PositionControl, sortsOf } from './PlayerControls.js';
import { filterCount, naturalSort, NO_FILTERS, type Pool, type PoolFilters } from '../state/pool.model.js';
import * as t from './list.words.en.js';

const FORWARDS = ['C', 'LW', 'RW'];

export function PlayerFilters({
  pool,
  open,
  anchor,
  onClose,
}: {
  pool: Pool;
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const { ui } = useScope();
  const filters = useUi((state) => state.filters);
  const sort = useUi((state) => state.sort);
  return (
    <Popover open={open} anchor={anchor} onClose={onClose} align="end" label={t.filters} className="w-72 p-4">
      <div className="flex flex-col gap-3">
        <div className="hidden flex-col gap-3 tiny:flex">
          <PositionControl />
          <Select
            label={t.order}
            value={sort.by}
            options={sortsOf(pool)}
            onChange={(by) => ui.setState({ sort: naturalSort(by) })}
          />
        </div>
        <PlayerChoices pool={pool} />
        <PlayerChecks />
        <Button
          size="sm"
          variant="quiet"
          disabled={filterCount(filters) === 0}
          onClick={() => ui.setState({ filters: { ...NO_FILTERS, position: filters.position } })}
        >
          {t.clearFilters}
        </Button>
      </div>
    </Popover>
  );
}

function useFilters() {
  const { ui } = useScope();
  const filters = useUi((state) => state.filters);
  const set = (change: Partial<PoolFilters>) => ui.setState({ filters: { ...filters, ...change } });
  return { filters, set };
}

/** Prices to filter by. They follow the cap where the league has its own salaries. */
function usePrices(): readonly number[] {
  const { leagueId, alone = false } = useScope();
  const salary_cap = useDraft(({ rules }) => rules.salaryCap);
  const salaries = useLeague(alone ? undefined : leagueId).data?.league.salaries;
  return priceSteps({ salaries, salary_cap }).all;
}

function PlayerChoices({ pool }: { pool: Pool }) {
  const { filters, set } = useFilters();
  const general = useDraft((state) => !draftsToBank(state.type));
  const prices = usePrices();
  const fitting = useSeat().teamId !== null && general;
  return (
    <>
      <Select
        label={t.forwards}
        value={filters.detail ?? ''}
        options={[
          { value: '', label: t.anyForward },
          ...FORWARDS.map((value) => ({ value, label: positionCode(value) })),
        ]}
        onChange={(detail) => set(detail === '' ? { detail: null } : { detail, position: 'F' })}
      />
      <Select
        label={t.club}
        value={filters.club ?? ''}
        options={[{ value: '', label: t.allClubs }, ...pool.clubs.map((club) => ({ value: club, label: club }))]}
        onChange={(club) => set({ club: club === '' ? null : club })}
      />
      <Select
        label={t.capHitAtMost}
        value={String(filters.maxCap ?? '')}
        options={[
          { value: '', label: t.anyCapHit },
          ...prices.map((amount) => ({ value: String(amount), label: formatMoneyShort(amount) })),
        ]}
        onChange={(value) => set({ maxCap: value === '' ? null : Number(value) })}
      />
      {fitting && (
        <Select
          label={t.placeLeftFor}
          hint={t.placeLeftHint}
          value={filters.placeFor ?? ''}
          options={[
            { value: '', label: t.anyPosition },
            { value: 'F', label: t.anotherForward },
            { value: 'D', label: t.anotherDefenseman },
            { value: 'G', label: t.anotherGoalie },
          ]}
          onChange={(position) => set({ placeFor: position === '' ? null : position })}
        />
      )}
    </>
  );
}

function PlayerChecks() {
  const { filters, set } = useFilters();
  return (
    <div>
      <Checkbox label={t.rookiesOnly} checked={filters.rookies} onChange={(rookies) => set({ rookies })} />
      <Checkbox
        label={t.fitsNow}
        hint={t.fitsNowHint}
        checked={filters.onlyLegal}
        onChange={(onlyLegal) => set({ onlyLegal })}
      />
      <Checkbox label={t.hideDraftedPlayers} checked={filters.hideTaken} onChange={(hideTaken) => set({ hideTaken })} />
    </div>
  );
}
