import { createInvitationSchema } from '../league.schema.js';

export const inviteCoManagerSchema = createInvitationSchema.pick({ email: true });
