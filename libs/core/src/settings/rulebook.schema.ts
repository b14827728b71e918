import { z } from 'zod';
import { messageOf } from '../messages/messages.js';
import { lines } from '../text.rules.js';
import { idSchema } from '../request.parts.js';

export type * from './rulebook.answers.js';

export const RULES_TEXT_MAX = 20_000;

const plain = (text: string): string => lines(text).trimEnd();

/**
 * Body of `PUT /api/{league_id}/rules/text`. `version` is the `id` of the edited text (null for the first). An edit of
 * an outdated version is refused, so no text is lost. An empty text removes the rules.
 */
export const rulesTextSchema = z.object({
  body: z
    .string(messageOf('writeRules'))
    .max(RULES_TEXT_MAX, messageOf('rulesHaveAtMostCharacters', { most: RULES_TEXT_MAX }))
    .transform(plain),
  version: idSchema.nullish(),
});
export type RulesTextBody = z.infer<typeof rulesTextSchema>;
