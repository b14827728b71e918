import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { seasonSchema } from '../request.parts.js';
import { seasonOf } from '../season.js';
import { oneLine } from '../text.rules.js';
import { answersIn, calls } from '../wire/call.js';
import { TEAM_NAME_MAX } from './team.schema.js';

const answer = answersIn(() => import('./team.answers.js'));

const editSchema = z
  .object({
    team_name: z
      .string(messageOf('giveTeamName'))
      .overwrite(oneLine)
      .min(1, messageOf('giveTeamName'))
      .max(TEAM_NAME_MAX, messageOf('teamNameHasAtMostCharacters', { most: TEAM_NAME_MAX }))
      .optional(),
    /** A `fileUrl` from `POST /api/upload`, or a mark such as 'mark:7:3'; null brings back the first mark. */
    picture: z.string(messageOf('uploadPictureFirst')).max(300, messageOf('uploadPictureFirst')).nullable().optional(),
  })
  .refine(({ team_name, picture }) => team_name !== undefined || picture !== undefined, {
    path: ['team_name'],
    message: messageOf('giveTeamName'),
  });
/** The season whose contracts are shown: '2024-25' or its first year. */
const year = z.union(
  [
    z
      .string()
      .regex(/^(19|20)\d{2}$/)
      .transform((text) => seasonOf(Number(text))),
    seasonSchema,
  ],
  messageOf('yearIsWrittenLike'),
);
const pageSchema = z.object({
  usePrevious: z.enum(['true', 'false'], messageOf('useTrueOrFalse')).optional(),
  year: year.optional(),
});

export const teamCalls = calls({
  'GET /:league_id/teams/:team_id': { who: 'member', query: pageSchema, answer: answer('teamPageAnswer') },
  'PATCH /:league_id/teams/:team_id': {
    who: 'team',
    body: editSchema,
    key: true,
    answer: answer('teamPageAnswer'),
    refuses: [409],
  },
});
