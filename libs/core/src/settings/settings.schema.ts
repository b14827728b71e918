import { z } from 'zod';
import { LANGUAGES, type Language } from '../locale.js';
import { messageOf } from '../messages/messages.js';
import { overrideReasonSchema } from '../teams/team.schema.js';
import { idSchema } from '../request.parts.js';
import { leagueName, settingsShape } from '../leagues/settings.shape.js';
import { isSettingKey, type SettingsState } from '../leagues/settings.values.js';

export type * from '../leagues/settings.answers.js';

const BESIDE = {
  league_name: leagueName.optional(),
  language: z.enum(LANGUAGES, messageOf('notAChoice')).optional(),
};
const fields = z.object({ ...BESIDE, ...settingsShape });

/** A settings change: new values, and optionally the league's name and language. Omitted ones keep their value. */
export type SettingsChange = Partial<SettingsState> & { readonly league_name?: string; readonly language?: Language };

/**
 * Types the client's input as `T`. The fields are validated individually with their own messages, so no schema of `T`
 * runs first.
 */
const sentAs = <T extends object>() =>
  z.record(z.string(), z.unknown()) as unknown as z.ZodType<Record<string, unknown>, T>;

/** Only sent fields change, even if they have a default at creation. Unknown fields are refused. */
function changeOf(sent: Record<string, unknown>, context: z.RefinementCtx): SettingsChange {
  const parsed = fields.safeParse(sent);
  const unknown = Object.keys(sent).filter((key) => !Object.hasOwn(BESIDE, key) && !isSettingKey(key));
  if (parsed.success && unknown.length === 0)
    return Object.fromEntries(Object.entries(parsed.data).filter(([field]) => Object.hasOwn(sent, field)));
  for (const key of unknown.slice(0, 5))
    context.addIssue({
      code: 'custom',
      path: [key.slice(0, 60)],
      message: messageOf(key === 'league_type' ? 'typeOfLeagueCannotBeChanged' : 'thereIsNoSuchSetting'),
    });
  if (!parsed.success)
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
}

export const previewSettingsSchema = sentAs<SettingsChange>().transform(changeOf);

/**
 * Applies changes now that would wait. Lists the illegal teams that the preview showed, so that no other becomes
 * illegal unnoticed.
 */
const force = z.object({
  reason: overrideReasonSchema,
  illegal_team_ids: z.array(idSchema).max(64, messageOf('leagueHasFewerTeamsThanThat')),
});
/** If the values that the user saw have changed, the request changes nothing. */
const seen = z.record(z.string(), z.unknown());

interface BesideTheChange {
  readonly force?: z.input<typeof force> | null;
  readonly seen?: Partial<SettingsState> | null;
}

export interface ChangeSettingsBody {
  readonly change: SettingsChange;
  readonly force: z.infer<typeof force> | null;
  readonly seen: Readonly<Record<string, unknown>> | null;
}

export const changeSettingsSchema = sentAs<SettingsChange & BesideTheChange>().transform(
  ({ force: forced, seen: known, ...sent }, context): ChangeSettingsBody => {
    const asked = z.object({ force: force.nullish(), seen: seen.nullish() }).safeParse({ force: forced, seen: known });
    if (!asked.success) {
      for (const { path, message } of asked.error.issues) context.addIssue({ code: 'custom', path, message });
      return z.NEVER;
    }
    if (Object.keys(sent).length === 0) {
      context.addIssue({ code: 'custom', path: ['change'], message: messageOf('nameSetting') });
      return z.NEVER;
    }
    return { change: changeOf(sent, context), force: asked.data.force ?? null, seen: asked.data.seen ?? null };
  },
);
