import { z } from 'zod';
import { idSchema } from '../../request.parts.js';
import { acceptInvitationSchema } from '../league.schema.js';

export const leagueLinkSchema = z.object({ link_token: acceptInvitationSchema.shape.invitation_token });

/** Without a team the caller gets the next open one. */
export const joinLeagueSchema = leagueLinkSchema.extend({ team_id: idSchema.nullish() });
