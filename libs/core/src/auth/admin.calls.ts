import { z } from 'zod';
import { IMPORT_MAX_BYTES, importUploadSchema } from '../players/files/upload.schema.js';
import { idSchema } from '../request.parts.js';
import { answersIn, calls } from '../wire/call.js';
import { adminConfigSchema, adminPlayersSchema, disableUserSchema, playerStatusSchema } from './admin.schema.js';

const answer = answersIn(() => import('./auth.answers.js'));
const statusAnswer = answersIn(() => import('./status.answers.js'));

const usersSchema = z.object({ search: z.string().trim().max(100).optional(), after: z.string().max(60).optional() });
const eventsSchema = z.object({
  before: z.coerce.number<number | string>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  kind: z.string().max(40).optional(),
  user_id: idSchema.optional(),
});

const delaySchema = z.strictObject({ league_id: idSchema, task: z.string().max(40) });

export const adminCalls = calls({
  'GET /admin/users': { who: 'siteOwner', query: usersSchema, answer: answer('adminUsersAnswer') },
  /** Prevents the user from signing in and ends all their sessions immediately. */
  'POST /admin/users/:user_id/disable': {
    who: 'siteOwner',
    body: disableUserSchema,
    answer: answer('adminUserAnswer'),
  },
  'POST /admin/users/:user_id/enable': { who: 'siteOwner', answer: answer('adminUserAnswer') },
  /** For installations that send no mail: a link for choosing a new password, which the site owner passes on. */
  'POST /admin/users/:user_id/reset-link': {
    who: 'siteOwner',
    answer: answer('resetLinkAnswer'),
    refuses: [409],
  },
  'GET /admin/security-events': { who: 'siteOwner', query: eventsSchema, answer: answer('securityEventsAnswer') },
  /** Failed background work of leagues, delayed until its next attempt. */
  'GET /admin/league-delays': { who: 'siteOwner', answer: answer('leagueDelaysAnswer') },
  /** Retries it within seconds. Answers with the remaining delays. */
  'POST /admin/league-delays/retry': { who: 'siteOwner', body: delaySchema, answer: answer('leagueDelaysAnswer') },
  'GET /admin/status': { who: 'siteOwner', answer: statusAnswer('statusAnswer') },
  'GET /admin/imports': { who: 'siteOwner', answer: answer('importsAnswer') },
  'POST /admin/imports': {
    who: 'siteOwner',
    query: importUploadSchema,
    form: { file: 'A CSV file of at most 16 MB.' },
    maxBytes: IMPORT_MAX_BYTES,
    answer: answer('importAnswer'),
    refuses: [409, 413],
  },
  'GET /admin/players': { who: 'siteOwner', query: adminPlayersSchema, answer: answer('adminPlayersAnswer') },
  /**
   * Sets a player's status in every league. It lasts until a newer import or the site owner changes it. The roster
   * report does not overwrite it.
   */
  'PUT /admin/players/:player_id/status': {
    who: 'siteOwner',
    body: playerStatusSchema,
    answer: answer('adminPlayerAnswer'),
  },
  /** Clears the site owner's status, so that the NHL's roster report sets it again. */
  'DELETE /admin/players/:player_id/status': { who: 'siteOwner', answer: answer('adminPlayerAnswer') },
  'GET /admin/config': { who: 'siteOwner', answer: answer('adminConfigAnswer') },
  'PUT /admin/config': {
    who: 'siteOwner',
    body: adminConfigSchema,
    answer: answer('adminConfigAnswer'),
    refuses: [409],
  },
});
