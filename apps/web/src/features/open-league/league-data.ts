import { locale } from '@crease/core/locale.js';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { teamColor } from '@crease/core/team-mark.js';
import { ApiRefusal, request } from '../../platform/requests/api-client.js';
import { useAuth } from '../../platform/session/auth-store.js';
import { queryClient } from '../../platform/requests/query-client.js';

/** Query keys. All keys of a league begin with `['league', id]`, so that one event can invalidate all of them. */
export const keys = {
  myLeagues: ['my-leagues'] as const,
  inbox: ['inbox'] as const,
  concerns: ['concerns'] as const,
  notices: ['notices'] as const,
  system: ['system-config'] as const,
  account: ['account'] as const,
  preferences: ['notification-preferences'] as const,
  league: (leagueId: string) => ['league', leagueId] as const,
  summary: (leagueId: string) => ['league', leagueId, 'summary'] as const,
  home: (leagueId: string) => ['league', leagueId, 'home'] as const,
  activity: (leagueId: string) => ['league', leagueId, 'activity'] as const,
  team: (leagueId: string, teamId: string) => ['league', leagueId, 'team', teamId] as const,
  members: (leagueId: string) => ['league', leagueId, 'members'] as const,
  invitations: (leagueId: string) => ['league', leagueId, 'invitations'] as const,
  mail: (leagueId: string) => ['league', leagueId, 'mail'] as const,
  drafts: (leagueId: string) => ['league', leagueId, 'drafts'] as const,
  talk: (leagueId: string) => ['league', leagueId, 'talk'] as const,
  trades: (leagueId: string) => ['league', leagueId, 'trades'] as const,
  freeAgents: (leagueId: string) => ['league', leagueId, 'free-agents'] as const,
  watchList: (leagueId: string) => ['league', leagueId, 'watch-list'] as const,
  phase: (leagueId: string) => ['league', leagueId, 'phase'] as const,
  protection: (leagueId: string) => ['league', leagueId, 'protection'] as const,
};

const fetchMyLeagues = async () => {
  const { allLeagues } = await request('GET /user-leagues');
  return [...allLeagues].sort((a, b) => locale.compare(a.league_name, b.league_name));
};

export function useMyLeagues() {
  const signedIn = useAuth((state) => state.status === 'signed-in');
  return useQuery({ queryKey: keys.myLeagues, queryFn: fetchMyLeagues, enabled: signedIn });
}

export function loadMyLeagues(client: QueryClient): Promise<LeagueListEntry[]> {
  return client.fetchQuery({ queryKey: keys.myLeagues, queryFn: fetchMyLeagues, staleTime: 0 });
}

/** The current season, support address and NHL clubs. */
export function useSystemConfig() {
  return useQuery({
    queryKey: keys.system,
    queryFn: async () => {
      const { config, maintenance, nhl_teams } = await request('GET /system-config');
      return { ...config[0], maintenance, clubs: nhl_teams };
    },
    staleTime: 10 * 60_000,
  });
}

/** A league with its teams by name and its waiting trades. */
export function useLeague(leagueId: string | undefined) {
  const signedIn = useAuth((state) => state.status === 'signed-in');
  return useQuery({
    queryKey: keys.summary(leagueId ?? ''),
    queryFn: ({ signal }) => request('GET /:league_id', { league_id: leagueId!, signal }),
    enabled: signedIn && leagueId !== undefined,
  });
}

export type LoadedLeague = LeagueAnswer;

/** True without access to the league: previously loaded data must not be shown. */
export const isClosed = (error: Error | null): boolean =>
  error instanceof ApiRefusal && (error.status === 404 || error.status === 403);

const homeQuery = (leagueId: string) =>
  queryOptions({
    queryKey: keys.home(leagueId),
    queryFn: ({ signal }) => request('GET /:league_id/home', { league_id: leagueId, signal }),
  });

/** The panels of the league's home. */
export const useLeagueHome = (leagueId: string) => useQuery(homeQuery(leagueId));

export const prefetchHome = (leagueId: string) => void queryClient.prefetchQuery(homeQuery(leagueId));

export function useTeam(leagueId: string, teamId: string) {
  return useQuery({
    queryKey: keys.team(leagueId, teamId),
    queryFn: ({ signal }) =>
      request('GET /:league_id/teams/:team_id', { league_id: leagueId, team_id: teamId, signal }),
  });
}

export function useMembers(leagueId: string) {
  return useQuery({
    queryKey: keys.members(leagueId),
    queryFn: async ({ signal }) => (await request('GET /:league_id/members', { league_id: leagueId, signal })).members,
  });
}

/** Texts of invitations that a commissioner can send manually; for commissioners only. */
export function useLeagueMail(leagueId: string) {
  return useQuery({
    queryKey: keys.mail(leagueId),
    queryFn: async ({ signal }) => (await request('GET /:league_id/mail', { league_id: leagueId, signal })).mail,
  });
}

/** For commissioners only. */
export function useInvitations(leagueId: string) {
  return useQuery({
    queryKey: keys.invitations(leagueId),
    queryFn: async ({ signal }) =>
      (await request('GET /:league_id/invitations', { league_id: leagueId, signal })).invitations,
  });
}

/** A team's colour by its id. Use it only below the league layout. */
export function useTeamColor(leagueId: string): (teamId: string) => string {
  const { teams } = useLoadedLeague(leagueId);
  return (teamId) => {
    const place = teams.findIndex(({ team_id }) => team_id === teamId);
    return teamColor(teams[place]?.picture, Math.max(0, place));
  };
}

/** The league's teams by id. `gone` is the name of teams that have left. Use it only below the league layout. */
export function useTeamsById(leagueId: string, gone = '') {
  const { teams } = useLoadedLeague(leagueId);
  const known = new Map(teams.map((team) => [team.team_id, team]));
  return {
    teamOf: (teamId: string) => known.get(teamId),
    nameOf: (teamId: string | null | undefined) => known.get(teamId ?? '')?.team_name ?? gone,
    /** The rows of teams that have not left. */
    withTeams: <Row extends { readonly team_id: string }>(rows: readonly Row[]) =>
      rows.flatMap((row) => {
        const team = known.get(row.team_id);
        return team === undefined ? [] : [{ ...row, team }];
      }),
  };
}

/** Use it only below the league layout, where the league is always loaded. */
export function useLoadedLeague(leagueId: string): LoadedLeague {
  const client = useQueryClient();
  const loaded = useLeague(leagueId).data ?? client.getQueryData<LoadedLeague>(keys.summary(leagueId));
  if (loaded === undefined) throw new Error('the league layout draws its pages only when the league is loaded');
  return loaded;
}
