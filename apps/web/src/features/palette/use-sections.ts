import { positionCode } from '@crease/core/position.js';
import { useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../platform/session/auth-store.js';
import { useLeague, useMyLeagues } from '../open-league/league-data.js';
import { leagueIn, paths } from '../../platform/pages/paths.js';
import { useFoundPlayers } from '../players/players-data.js';
import { useRules } from '../open-league/rules-data.js';
import { useTheme } from '../../platform/device/theme.js';
import { leagueEntries, ownEntries, ruleEntries } from './entries.js';
import { scoreOf, sectionsOf, type Entry } from './palette.model.js';
import { recentEntries } from './recent.js';
import * as t from './palette.words.en.js';

/** The sections for the typed text, in the open league or the user's only one. */
export function useSections(typed: string) {
  const { pathname } = useLocation();
  const user = useAuth((state) => state.user);
  const theme = useTheme((state) => state.theme);
  const mine = useMyLeagues().data;
  const joined = new Set(mine?.flatMap((one) => (one.pending ? [] : [one.league_id])));
  const leagueId = leagueIn(pathname) ?? (joined.size === 1 ? ([...joined][0] ?? null) : null);
  const loaded = useLeague(leagueId ?? undefined).data;
  const search = useDeferredValue(typed).trim();
  const players = useFoundPlayers(loaded === undefined ? null : leagueId, loaded?.league.current_season ?? '', search);
  const entries = useMemo(
    () =>
      user === null
        ? []
        : [...(loaded === undefined ? [] : leagueEntries(loaded)), ...ownEntries(user, mine ?? [], loaded, theme)],
    [user, loaded, mine, theme],
  );
  const recent = useMemo(
    () => (user === null ? [] : recentEntries(user.uid, leagueId, entries)),
    [user, leagueId, entries],
  );
  const found = useMemo(
    () =>
      (search === '' ? [] : (players.data ?? [])).map((player): Entry => ({
        id: `player ${player.id}`,
        group: 'players',
        label: player.full_name,
        detail: [
          positionCode(player.position_detail ?? player.position),
          player.nhl_club,
          player.owner?.team_name ?? t.freeAgent,
        ]
          .filter((word) => word !== null)
          .join(' · '),
        to: paths.player(leagueId ?? '', player.id),
      })),
    [players.data, search, leagueId],
  );
  const rules = useRules(leagueId ?? '', loaded !== undefined && search !== '').data;
  const answers = useMemo(
    () => (rules === undefined || leagueId === null ? [] : ruleEntries(leagueId, rules)),
    [rules, leagueId],
  );
  // Until the answer to this text arrives, show only earlier results that match it too, so that Enter cannot choose a
  // wrong one.
  const early = players.isPlaceholderData || search !== typed.trim();
  const sections = useMemo(
    () =>
      sectionsOf(
        entries,
        typed,
        recent,
        early ? found.filter((one) => scoreOf(one, typed) < Infinity) : found,
        answers,
      ),
    [entries, typed, recent, found, early, answers],
  );
  return {
    sections,
    leagueId,
    players: { searched: leagueId !== null, busy: players.isFetching, error: players.error },
  };
}
