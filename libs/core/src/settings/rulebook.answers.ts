import { z } from 'zod';
import { id, time } from '../answer.parts.js';
import { settingChangeView } from '../leagues/settings.answers.js';

export const rulesText = z
  .object({
    id,
    body: z.string().describe('Markdown.'),
    written_by: z.string().describe('Name of who wrote it.'),
    written_at: time,
  })
  .meta({ id: 'RulesText' });
export type RulesText = z.infer<typeof rulesText>;

const section = z
  .object({
    id: z.string().describe('Stays the same whatever the settings are.'),
    title: z.string(),
    rules: z
      .array(
        z.object({
          anchor: z.string().describe('Where a link to the rule leads: the name of the refusal that it explains best.'),
          text: z.string(),
          explains: z.array(z.string()).readonly().describe('Every refusal that the rule explains.'),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'RuleSection' });

export const rulesAnswer = z
  .object({
    sections: z.array(section).describe('Written from the settings.'),
    text: rulesText.nullable().describe("The commissioner's own; null while there is none."),
    settings: z
      .array(
        z.object({
          key: z.string(),
          label: z.string(),
          value: z.string().describe('In words.'),
          anchor: z.string().nullable().describe('Of the rule that says it; null where none does.'),
        }),
      )
      .describe('Every setting that the league has.'),
    coming: z.array(settingChangeView).describe('Changes of the settings that have been decided and do not hold yet.'),
    can_edit: z.boolean(),
  })
  .meta({ id: 'RulesAnswer' });
export type RulesAnswer = z.infer<typeof rulesAnswer>;

/** `GET /api/{league_id}/rules/text/history`: newest first, including the current text and settings. */
export const rulesHistoryAnswer = z
  .object({ texts: z.array(rulesText), settings: z.array(settingChangeView).describe('Every change of the settings.') })
  .meta({ id: 'RulesHistoryAnswer' });
export type RulesHistoryAnswer = z.infer<typeof rulesHistoryAnswer>;

export const rulesTextAnswer = z.object({ text: rulesText }).meta({ id: 'RulesTextAnswer' });
