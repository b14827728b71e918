import { z } from 'zod';
import { LANGUAGES } from '../locale.js';
import { dollars, id, place, playerId, position, season, time, tradeRequest, unread, whole } from '../answer.parts.js';
import { LEAGUE_PHASES } from './league.rules.js';
import { settingsAnswers } from './settings.answers.js';

export const leagueType = z.enum(['dynasty', 'redraft']);

export const leagueView = z
  .object({
    league_id: id,
    league_name: z.string(),
    league_type: leagueType,
    phase: z.enum(LEAGUE_PHASES),
    current_season: season,
    rules_text: z.string(),
    language: z.enum(LANGUAGES).describe('Of its channel, and of its mails to people without a choice.'),
    is_sample: z.boolean().describe('Filled from the bundled sample of invented players.'),
    version: whole.describe('Grows with every change.'),
    using_previous_contracts: z
      .boolean()
      .describe("The league's season is earlier than the system's, so it reads that season's contracts."),
    ...settingsAnswers,
  })
  .meta({ id: 'League' });
export type LeagueView = z.infer<typeof leagueView>;

export const myStanding = z
  .object({ team_id: id.nullable(), is_commissioner: z.boolean(), is_site_owner: z.boolean() })
  .meta({ id: 'MyStanding' });
export type MyStanding = z.infer<typeof myStanding>;

export const teamSummary = z
  .object({
    team_id: id,
    team_name: z.string(),
    picture: z.string().nullable(),
    roster_size: whole,
    ir_count: whole,
    rookie_count: whole,
    total_cap: dollars,
    salary_retained: dollars,
    cap_space: dollars,
    hasManager: z.boolean(),
    manager_name: z.string().nullable(),
    co_managers: z.array(z.string()).describe('Names.'),
    inbox: whole.describe("Trade requests that wait; 0 for other teams than the caller's."),
    fa_picks: whole,
    total_points: z.number(),
  })
  .meta({ id: 'Team' });
export type TeamSummary = z.infer<typeof teamSummary>;

export const leagueAnswer = z
  .object({
    league: leagueView,
    teams: z.array(teamSummary).describe('Sorted by name.'),
    teams_out: z
      .array(
        z.object({ team_id: id, opened: z.boolean().describe('By a commissioner. Otherwise its roster is closed.') }),
      )
      .describe('Teams without a match left in the play-offs, where their rosters are closed.'),
    trades: z.array(tradeRequest).describe("Trade requests that wait for the caller's answer."),
    me: myStanding,
    activity: unread,
  })
  .meta({ id: 'LeagueAnswer' });
export type LeagueAnswer = z.infer<typeof leagueAnswer>;

export const leagueListEntry = z
  .object({
    league_id: id,
    league_name: z.string(),
    league_type: leagueType,
    season: season.describe("The league's present one."),
    phase: z.enum(LEAGUE_PHASES),
    user_team: z.string().nullable(),
    user_team_id: id.nullable(),
    user_team_picture: z.string().nullable(),
    pending: z.boolean(),
    invitation_token: z
      .string()
      .nullable()
      .describe('Only for a pending invitation to an address that the caller proved to be theirs.'),
    is_commissioner: z.boolean(),
    co_manager: z.boolean().describe('The caller is a co-manager of the team, or is invited as one.'),
  })
  .meta({ id: 'LeagueListEntry' });
export type LeagueListEntry = z.infer<typeof leagueListEntry>;

export const leagueCreatedAnswer = z
  .object({ success: z.literal(true), league_id: id })
  .meta({ id: 'LeagueCreatedAnswer' });
export const invitationAcceptedAnswer = z
  .object({ success: z.literal(true), league_id: id, team_id: id })
  .meta({ id: 'InvitationAcceptedAnswer' });

/** An open invitation, for anyone with its link. */
export const invitationPreview = z
  .object({
    league_name: z.string(),
    league_type: leagueType,
    team_name: z.string(),
    invited_by: z.string().nullable(),
    co_manager: z.boolean().describe('It invites a co-manager of the team, not its manager.'),
  })
  .meta({ id: 'InvitationPreview' });
export type InvitationPreview = z.infer<typeof invitationPreview>;

export const userLeaguesAnswer = z.object({ allLeagues: z.array(leagueListEntry) }).meta({ id: 'UserLeaguesAnswer' });
export type UserLeaguesAnswer = z.infer<typeof userLeaguesAnswer>;

export const memberView = z
  .object({
    user_id: id,
    name: z.string(),
    user_name: z.string(),
    email: z.string().nullable().describe("Only the reader's own."),
    picture: z.string().nullable(),
    team_id: id.nullable(),
    team_name: z.string().nullable(),
    co_manager: z.boolean().describe('A co-manager of the team, not its manager.'),
    is_commissioner: z.boolean(),
    joined_at: time,
  })
  .meta({ id: 'Member' });
export type MemberView = z.infer<typeof memberView>;

export const invitationView = z
  .object({
    id,
    team_id: id,
    team_name: z.string(),
    email: z.string().nullable(),
    account: z
      .string()
      .nullable()
      .describe('Whom it is for, where it was made for one account: nobody else can accept.'),
    created_at: time,
    expires_at: time,
    status: z
      .enum(['pending', 'accepted', 'declined', 'revoked', 'expired'])
      .describe('`pending` until it is accepted, declined, revoked or out of date.'),
    link: z.string().nullable().describe("Only while pending, and only for the league's commissioners."),
  })
  .meta({ id: 'Invitation' });
export type InvitationView = z.infer<typeof invitationView>;

/** `GET /api/{league_id}/mail`: the league's messages that a commissioner can pass on. */
export const mailView = z
  .object({
    id: z.string(),
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    body: z.string(),
    created_at: time,
    sent_at: time.nullable(),
    status: z
      .enum(['sent', 'waiting', 'failed', 'kept'])
      .describe('`waiting` for the mail server; `kept` because no mail server is configured.'),
    failed_reason: z.string().nullable(),
    link: z.string().nullable().describe("The invitation's link while it is open."),
  })
  .meta({ id: 'Mail' });
export type MailView = z.infer<typeof mailView>;

export const rosterLine = z
  .object({
    player_id: playerId,
    name: z.string(),
    position,
    position_detail: z.string(),
    nhl_club: z.string().nullable(),
    status: z.string(),
    place,
    cap_hit: dollars,
    charge: dollars.describe('Cap hit less what other teams retain.'),
    estimated: z.boolean().describe('The cap hit is the last known, or the minimum salary.'),
    is_sample: z.boolean(),
  })
  .meta({ id: 'RosterLine' });
export type RosterLine = z.infer<typeof rosterLine>;

export const membersAnswer = z.object({ members: z.array(memberView) });
export const invitationsAnswer = z.object({ invitations: z.array(invitationView) });
export const delaysAnswer = z
  .object({ delays: z.array(z.object({ task: z.string(), since: time })) })
  .meta({ id: 'DelaysAnswer' });
export const mailAnswer = z.object({ mail: z.array(mailView) });
