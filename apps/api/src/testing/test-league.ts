import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { leagueFormDefaults, type LeagueForm, type LeagueType } from '@crease/core/leagues/league.rules.js';
import type { InvitationView } from '@crease/core/leagues/league.schema.js';
import type { TestUser } from './test-app.js';

/** Creates a league over the API. The caller becomes commissioner and manages the first team. */
export async function createLeague(
  commissioner: TestUser,
  form: Partial<LeagueForm> = {},
  type: LeagueType = 'dynasty',
): Promise<string> {
  const answer = await commissioner.api<{ league_id: string }>('POST', '/api/create-league', {
    ...leagueFormDefaults(type, 'The Pond'),
    ...form,
  });
  if (answer.status !== 201) throw new Error(`the league was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.league_id;
}

export async function leagueOf(user: TestUser, leagueId: string): Promise<LeagueAnswer> {
  return (await user.api<LeagueAnswer>('GET', `/api/${leagueId}`)).body;
}

/** Invites to the given team, or the first without a manager. */
export async function invite(
  commissioner: TestUser,
  leagueId: string,
  { teamId, email = null }: { teamId?: string; email?: string | null } = {},
): Promise<InvitationView & { token: string }> {
  const team = teamId ?? (await leagueOf(commissioner, leagueId)).teams.find(({ hasManager }) => !hasManager)?.team_id;
  const answer = await commissioner.api<InvitationView>('POST', `/api/${leagueId}/invitations`, {
    team_id: team,
    email,
  });
  if (answer.status !== 201) throw new Error(`the invitation was refused: ${JSON.stringify(answer.body)}`);
  return { ...answer.body, token: tokenOf(answer.body.link) };
}

export const tokenOf = (link: string | null): string =>
  new URL(link ?? 'http://no.link').searchParams.get('invitation') ?? '';

/** Makes a user a manager. Returns the user's team. */
export async function join(commissioner: TestUser, leagueId: string, user: TestUser): Promise<string> {
  const { token, team_id } = await invite(commissioner, leagueId);
  const answer = await user.api('POST', '/api/accept-invitation', { invitation_token: token });
  if (answer.status !== 200) throw new Error(`the invitation was not accepted: ${JSON.stringify(answer.body)}`);
  return team_id;
}
