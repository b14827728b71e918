import { z } from 'zod';
import { idSchema } from '../../request.parts.js';
import { acceptInvitationSchema } from '../league.schema.js';

/** Body of `POST /api/league-link-preview`. */
export const leagueLinkSchema = z.object({ link_token: acceptInvitationSchema.shape.invitation_token });

/** Body of `POST /api/join-league`. Without a team the caller gets the next open one. */
export const joinLeagueSchema = leagueLinkSchema.extend({ team_id: idSchema.nullish() });
