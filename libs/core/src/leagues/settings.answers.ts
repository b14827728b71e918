import { z } from 'zod';
import { eachCategory } from '../players/scoring/scoring.table.js';
import { POSITIONS } from '../position.js';
import { day, dollars, id, refusal, season, time, whole } from '../answer.parts.js';
import type { SettingRow } from './setting.model.js';
import { rowOf, SETTING_KEYS, type LaterKey, type SettingKey, type SettingsState } from './settings.values.js';

const weight = z.union([
  z.number(),
  z.partialRecord(z.enum(POSITIONS), z.number()).describe('Set by position when the weight differs.'),
]);
const weights = z.object(eachCategory(() => weight));

function valueOf(row: Exclude<SettingRow, { unit: 'switch' | 'day' | 'zone' | 'weights' }>) {
  if (row.unit === 'choice') return z.enum(row.options);
  if (row.unit === 'dates') return z.string().describe('Days of every month, like 1, 15.');
  if (row.unit === 'categories') return z.string().describe('Categories with their weights, like G, A, PIM low x0.5.');
  return row.unit === 'money' ? dollars : whole;
}

function answered(row: SettingRow): z.ZodType {
  if (row.unit === 'switch') return z.boolean();
  if (row.unit === 'day') return z.string().describe('A day of every season, like 03-07; empty where there is none.');
  if (row.unit === 'zone') return z.string();
  if (row.unit === 'weights') return weights;
  const figure = valueOf(row);
  return row.only === undefined && row.under === undefined && row.among === undefined
    ? figure
    : figure.nullable().describe('null while its feature is off.');
}

type SettingsAnswers = {
  [K in SettingKey]: K extends LaterKey ? z.ZodOptional<z.ZodType<SettingsState[K]>> : z.ZodType<SettingsState[K]>;
};
export const settingsAnswers = Object.fromEntries(
  SETTING_KEYS.map((key) => {
    const [row, schema] = [rowOf(key), answered(rowOf(key))];
    const stored = row.earlier ?? row.default;
    const stands = typeof stored === 'object' ? 'its default' : String(stored);
    return [key, row.later === true ? schema.optional().describe(`${stands} unless the commissioner set it.`) : schema];
  }),
  // Object.fromEntries loses the keys; every key has a schema.
) as unknown as SettingsAnswers;

const value = z.union([z.number(), z.string(), z.boolean(), weights]).nullable();
const effect = z.enum(['now', 'next-week', 'midnight', 'next-period', 'next-season']).describe('When it takes effect.');
const named = {
  key: z.string().describe('Name of the setting.'),
  label: z.string(),
  before: value,
  after: value,
  before_words: z.string(),
  after_words: z.string(),
  effect,
};

/** A change of one setting in the history: in effect, pending, reversed or replaced by another. */
export const settingChangeView = z
  .object({
    id,
    ...named,
    sentence: z.string().describe('The rule after the change.'),
    state: z.enum(['coming', 'applied', 'taken-back', 'replaced']),
    season: season.nullable().describe('Season in which it takes effect.'),
    due_at: time.nullable().describe('Moment at which it takes effect.'),
    made_by: z.string(),
    made_at: time,
    held_from: time.nullable().describe('When it took effect; null before that.'),
    reason: z.string().nullable().describe('Why it was forced in season.'),
  })
  .meta({ id: 'SettingChange' });
export type SettingChangeView = z.infer<typeof settingChangeView>;

export const settingsAnswer = z
  .object({
    time: z
      .enum(['setup', 'between', 'season'])
      .describe(
        '`setup`: all at once; `between` two seasons: all but the number of teams at once; `season`: at once only changes that take nothing from a team.',
      ),
    next_season: season,
    coming: z.array(settingChangeView),
  })
  .meta({ id: 'SettingsAnswer' });
export type SettingsAnswer = z.infer<typeof settingsAnswer>;

const illegalTeam = z.object({ team_id: id, name: z.string(), message: z.string() });

export const settingsPreviewAnswer = z
  .object({
    changes: z.array(
      z.object({
        ...named,
        begins: z.string().describe('When it takes effect, in words.'),
        begins_forced: z.string().describe('When it takes effect if it is forced, in words.'),
        due_at: time.nullable(),
        counts_from: day.nullable().describe('First day that counts by new weights.'),
        moves: z
          .array(z.object({ team_id: id, name: z.string(), points: z.number(), would_be: z.number() }))
          .describe(
            'Each team’s points of the regular season so far, and its points by these weights. The standings keep the former.',
          ),
        illegal: z.array(illegalTeam).describe('Teams that it makes illegal when it applies at once.'),
        replaces: z.string().nullable().describe('The coming change that this one replaces.'),
      }),
    ),
    illegal: z
      .array(illegalTeam)
      .describe('Teams that become illegal by changes that apply at once, and in season by forced changes.'),
    waits: z.boolean().describe('Something waits for the next season, unless it is forced.'),
    notes: z.array(z.string()).describe('Further effects of the change.'),
    refusal: refusal.nullable().describe('Why it is refused.'),
  })
  .meta({ id: 'SettingsPreviewAnswer' });
export type SettingsPreviewAnswer = z.infer<typeof settingsPreviewAnswer>;

export const settingsChangedAnswer = z
  .object({
    success: z.literal(true),
    applied: z.array(z.string()).describe('Settings that changed at once.'),
    coming: z.array(settingChangeView).describe('All coming changes.'),
    ended: z
      .array(z.object({ key: z.string(), state: z.enum(['cancelled', 'replaced']), words: z.string() }))
      .optional()
      .describe('Coming changes that this one has cancelled or replaced, in words; left out where there were none.'),
  })
  .meta({ id: 'SettingsChangedAnswer' });
export type SettingsChangedAnswer = z.infer<typeof settingsChangedAnswer>;
