import { z } from 'zod';
import { lines } from '../text.rules.js';
import { idSchema } from '../request.parts.js';

export type * from './rulebook.answers.js';

/** Characters of the commissioner's own text. */
export const RULES_TEXT_MAX = 20_000;

/** With one kind of line end, and without invisible characters. */
const plain = (text: string): string => lines(text).trimEnd();

/**
 * Body of `PUT /api/{league_id}/rules/text`. `version` is the `id` of the text that was edited (null before the first):
 * whoever edited an older one is told, and nothing is lost. An empty text takes it down.
 */
export const rulesTextSchema = z.object({
  body: z
    .string('Write the rules.')
    .max(RULES_TEXT_MAX, `The text has at most ${RULES_TEXT_MAX} characters.`)
    .transform(plain),
  version: idSchema.nullish(),
});
export type RulesTextBody = z.infer<typeof rulesTextSchema>;
