import { seasonPlus } from '@crease/core/season.js';
import { useParameters } from '../../platform/pages/parameters.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { Select } from '../../ui/fields/Select.js';
import { FilterRow } from '../../ui/page/FilterRow.js';
import { STATE } from './trade.words.js';
import type { TradeFilters } from './trades.data.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import * as t from './trades.words.en.js';

const ANY = 'any';
export const BOXES: readonly { value: TradeFilters['box']; label: string; empty: string }[] = [
  { value: 'all', label: t.all, empty: t.noTradesYet },
  { value: 'inbox', label: t.inbox, empty: t.noTradeRequests },
  { value: 'sent', label: t.sent, empty: t.noOpenOffersOfYours },
  { value: 'review', label: t.review, empty: t.noTradeUnderReview },
];
const STATES = [
  'proposed',
  'in-review',
  'executed',
  'declined',
  'countered',
  'withdrawn',
  'expired',
  'vetoed',
  'failed',
  'reversed',
] as const;
const SEASONS_BACK = 3;

/** The address keeps filters, so that lists can be shared. */
export function useTradeFilters(teams: readonly TeamSummary[]) {
  const [parameters, setParameters] = useParameters();
  const filters: TradeFilters = {
    box: BOXES.find(({ value }) => value === parameters.get('box'))?.value ?? 'all',
    state: STATES.find((state) => state === parameters.get('state')) ?? null,
    team: teams.find(({ team_id }) => team_id === parameters.get('team'))?.team_id ?? null,
    season: /^\d{4}-\d{2}$/.test(parameters.get('season') ?? '') ? parameters.get('season') : null,
  };
  const set = (name: string, value: string) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === ANY || value === 'all') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const filtered = filters.state !== null || filters.team !== null || filters.season !== null;
  return { filters, filtered, set };
}

export function TradeFilterBar({
  leagueId,
  filters,
  set,
}: {
  leagueId: string;
  filters: TradeFilters;
  set: (name: string, value: string) => void;
}) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const seasons = Array.from({ length: SEASONS_BACK + 1 }, (_, back) => seasonPlus(league.current_season, -back));
  const filter = (name: 'state' | 'season' | 'team') => ({
    hideLabel: true,
    value: filters[name] ?? ANY,
    onChange: (value: string) => set(name, value),
    className: name === 'team' ? 'w-44 xl:w-36' : 'w-36 xl:w-32',
  });
  return (
    <FilterRow label={t.filterTrades}>
      {me.team_id !== null && (
        <SegmentedControl
          label={t.whichTrades}
          value={filters.box}
          options={BOXES}
          onChange={(value) => set('box', value)}
          className="max-sm:*:px-2"
        />
      )}
      <Select
        {...filter('state')}
        label={t.state}
        options={[
          { value: ANY, label: t.anyState },
          ...STATES.map((state) => ({ value: state, label: STATE[state].word })),
        ]}
      />
      <Select
        {...filter('season')}
        label={t.season}
        options={[{ value: ANY, label: t.allSeasons }, ...seasons.map((season) => ({ value: season, label: season }))]}
      />
      <Select
        {...filter('team')}
        label={t.team}
        options={[
          { value: ANY, label: t.allTeams },
          ...teams.map((team) => ({ value: team.team_id, label: team.team_name })),
        ]}
      />
    </FilterRow>
  );
}
