import { z } from 'zod';
import { id, time } from '../../answer.parts.js';

const coManagerInvitation = z
  .object({
    id,
    email: z.string().nullable(),
    account: z.string().nullable().describe('Name of the account that it was made for.'),
    expires_at: time,
    link: z.string(),
  })
  .meta({ id: 'CoManagerInvitation' });
export type CoManagerInvitation = z.infer<typeof coManagerInvitation>;

export const coManagersAnswer = z
  .object({
    people: z.array(
      z.object({
        user_id: id,
        name: z.string(),
        picture: z.string().nullable(),
        co_manager: z.boolean().describe('false for the manager, who comes first.'),
      }),
    ),
    invitations: z
      .array(coManagerInvitation)
      .describe('Open ones; for the manager only, and not for access tokens and visitors.'),
    can_change: z.boolean().describe('The reader is the manager, who invites, removes and hands over.'),
    most: z.int().describe('Most people of a team, its manager included.'),
  })
  .meta({ id: 'CoManagersAnswer' });
export type CoManagersAnswer = z.infer<typeof coManagersAnswer>;
