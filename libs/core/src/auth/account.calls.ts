import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { idSchema } from '../request.parts.js';
import { answersIn, calls } from '../wire/call.js';
import {
  accountLanguageSchema,
  createUserSocialSchema,
  editUserInfoSchema,
  recordSessionSchema,
  signUpSchema,
} from './auth.schema.js';

const answer = answersIn(() => import('./auth.answers.js'));
const part = answersIn(() => import('../answer.parts.js'));

const loginQuerySchema = z.object({
  email: z.string().max(254).optional(),
  team: idSchema.optional(),
  league: idSchema.optional(),
  /** With a ticket: `yes` keeps the session on this device. */
  keep: z.enum(['yes', 'no'], messageOf('keepMustBeYesOrNo')).optional(),
});

export const accountCalls = calls({
  'POST /create-user': {
    who: 'anyone',
    body: signUpSchema,
    status: 201,
    answer: answer('userCreatedAnswer'),
    refuses: [409, 429],
  },
  /** Creates the user of a ticket, which comes from another provider's pop-up. */
  'POST /create-user-social': {
    who: 'ticket',
    body: createUserSocialSchema,
    status: 201,
    answer: answer('socialUserCreatedAnswer'),
    refuses: [409, 429],
  },
  /**
   * With `email`: the caller's own details. With `team` and `league`: a team's figures and, for its manager, its inbox.
   * A provider's ticket opens its user's session, or answers 404.
   */
  'GET /login': {
    who: 'userOrTicket',
    query: loginQuerySchema,
    answer: answer('loginOrTeamAnswer'),
    refuses: [403, 404, 409],
  },
  /** Blank fields keep their value. */
  'POST /edit-user-info': {
    who: 'user',
    body: editUserInfoSchema,
    answer: answer('editUserAnswer'),
    refuses: [404, 409],
  },
  /** The language of pages, mails and pushes. Null: that of the browser, and the league's in its messages. */
  'PUT /account/language': { who: 'user', body: accountLanguageSchema, answer: answer('editUserAnswer') },
  'POST /record-session': { who: 'user', body: recordSessionSchema, answer: part('done') },
  'GET /system-config': { who: 'anyone', answer: answer('systemConfigAnswer') },
});
