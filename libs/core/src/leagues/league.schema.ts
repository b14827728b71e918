import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { idSchema, seasonSchema } from '../request.parts.js';
import { formShape, leagueName, scoring } from './settings.shape.js';

export type { InvitationView, LeagueListEntry, TeamSummary } from './league.answers.js';

/** Fields of a disabled feature are null (docs/rules.md, Calls). */
export const createLeagueSchema = z.object({
  league_name: leagueName,
  league_type: z.enum(['dynasty', 'redraft'], messageOf('leagueTypeIsDynastyOrRedraft')),
  /** Part of the documented shape; must be the caller. */
  commissioner_id: idSchema.nullish(),
  current_year: seasonSchema.nullish(),
  /** Sample players or real players; can't be changed later. Default: real players if the installation has any. */
  is_sample: z.boolean(messageOf('chooseRealPlayersOrSample')).nullish(),
  scoring: scoring.nullish(),
  ...formShape,
});
export type CreateLeagueBody = z.infer<typeof createLeagueSchema>;

export const acceptInvitationSchema = z.object({
  invitation_token: z.string().min(20, messageOf('invitationIsIncomplete')).max(200, messageOf('invitationIsTooLong')),
  user_uid: idSchema.nullish(),
});

export const declineInvitationSchema = acceptInvitationSchema.pick({ invitation_token: true });

/** Body of `POST /api/{league_id}/leave`. The last commissioner names a successor. */
export const leaveLeagueSchema = z.object({ successor_id: idSchema.nullish() });

export const createInvitationSchema = z.object({
  team_id: idSchema,
  email: z.email(messageOf('emailIsNotValid')).max(254).nullish(),
});
