import { useDeferredValue, useMemo } from 'react';
import { newestFigures } from '@crease/core/players/filter.rules.js';
import { buildSearchIndex } from '@crease/core/players/search.rules.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { useAllPlayers } from '../../platform/players-data.js';
import { isFiltered, shownPlayers } from './players.model.js';
import { usePlayersView } from './use-players-view.js';
import { useWatchList } from './watch-list.js';

/** The players that the address asks for: everybody of the league, or with `free` only who has no team. */
export function usePlayerList(leagueId: string, free: boolean) {
  const { league, me } = useLoadedLeague(leagueId);
  const list = usePlayersView();
  const { view: asked, typed } = list;
  const view = useMemo(() => (free ? { ...asked, owner: null } : asked), [free, asked]);
  const searched = useDeferredValue(typed);
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
            { ...view, ...(free && { owner: 'free' }), search: searched.trim() },
            { season, mine: me.team_id, watched: watch.ids },
          ),
    [index, view, free, searched, season, me.team_id, watch.ids],
  );
  const figuresOf = useMemo(() => newestFigures(query.data ?? []) ?? season, [query.data, season]);
  return {
    ...list,
    leagueId,
    free,
    view,
    season,
    query,
    watch,
    shown,
    figuresOf,
    filtered: isFiltered(view, searched),
  };
}

export type ShownList = ReturnType<typeof usePlayerList>;
