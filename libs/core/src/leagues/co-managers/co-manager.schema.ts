import { createInvitationSchema } from '../league.schema.js';

/** Body of `POST /api/{league_id}/teams/{team_id}/co-managers/invitations`. */
export const inviteCoManagerSchema = createInvitationSchema.pick({ email: true });
