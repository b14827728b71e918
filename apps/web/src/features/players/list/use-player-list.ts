import { useDeferredValue, useMemo } from 'react';
import { newestFigures, type CapRoom } from '@crease/core/players/filter.rules.js';
import { priceSteps } from '@crease/core/players/prices/price-steps.rules.js';
import { weightsOf } from '@crease/core/players/scoring/scoring.table.js';
import { buildSearchIndex } from '@crease/core/players/search.rules.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useAllPlayers, usePlayerPoints } from '../players-data.js';
import { isFiltered, shownPlayers, type ListPlayer } from '../players.model.js';
import { usePlayersView } from './use-players-view.js';
import { useWatchList } from '../watch-list.js';

/** The address's players: all, or with `free` only free agents. */
export function usePlayerList(leagueId: string, free: boolean) {
  const { league, me } = useLoadedLeague(leagueId);
  const present = useCapRoom(leagueId);
  const list = usePlayersView();
  const { view: asked, typed } = list;
  const view = useMemo(() => (free ? { ...asked, owner: null } : asked), [free, asked]);
  const searched = useDeferredValue(typed);
  const season = view.season ?? league.current_season;
  // This season's space says nothing about the cap hits of another one.
  const room = season === league.current_season ? present : null;
  const { scoring: weights, salaries, salary_cap: cap } = league;
  const scoring = useMemo(() => weightsOf(weights), [weights]);
  const prices = useMemo(() => priceSteps({ salaries, salary_cap: cap }), [salaries, cap]);
  const query = useAllPlayers(leagueId, season);
  const watch = useWatchList(leagueId);
  const figuresOf = useMemo(() => newestFigures(query.data ?? []) ?? season, [query.data, season]);
  const { data: earned } = usePlayerPoints(leagueId, figuresOf);
  const players = useMemo(
    () =>
      (query.data ?? []).map((player): ListPlayer =>
        earned === undefined ? player : { ...player, earned: earned.get(player.id) ?? null },
      ),
    [query.data, earned],
  );
  const known = query.data !== undefined;
  const index = useMemo(() => (known ? buildSearchIndex(players) : null), [known, players]);
  const shown = useMemo(
    () =>
      index === null
        ? []
        : shownPlayers(
            index,
            { ...view, fits: view.fits && room !== null, ...(free && { owner: 'free' }), search: searched.trim() },
            { season, mine: me.team_id, room, watched: watch.ids },
          ),
    [index, view, free, searched, season, me.team_id, room, watch.ids],
  );
  return {
    ...list,
    leagueId,
    free,
    view,
    season,
    present: league.current_season,
    scoring,
    prices,
    room,
    query,
    watch,
    players,
    shown,
    figuresOf,
    filtered: isFiltered(view, searched),
  };
}

export type ShownList = ReturnType<typeof usePlayerList>;

function useCapRoom(leagueId: string): CapRoom | null {
  const { me, teams } = useLoadedLeague(leagueId);
  const space = teams.find(({ team_id }) => team_id === me.team_id)?.cap_space;
  return useMemo(
    () => (me.team_id === null || space === undefined ? null : { teamId: me.team_id, space }),
    [me.team_id, space],
  );
}
