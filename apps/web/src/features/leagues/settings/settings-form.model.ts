import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { leagueFormDefaults, settingsFromForm, type LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { SettingsChange } from '@crease/core/settings/settings.schema.js';
import { FORM_KEYS, type FormKey, type FormSettings } from '@crease/core/leagues/settings.values.js';

/** A league's settings as form values. A feature that is off gets the defaults, for when it is switched on. */
export function formOfLeague(league: LeagueView): LeagueForm {
  const form: LeagueForm = leagueFormDefaults(league.league_type, league.league_name);
  const kept = Object.fromEntries(
    Object.keys(form).flatMap((field) =>
      league[field as keyof LeagueForm] == null ? [] : [[field, league[field as keyof LeagueForm]]],
    ),
  );
  return { ...form, ...kept };
}

/** The form's changes as the server expects them. Switching a feature off clears its settings. */
export function changesOf(opened: LeagueForm, form: LeagueForm): SettingsChange {
  const name = form.league_name.trim();
  const [before, after] = [settingsFromForm(opened), settingsFromForm(form)];
  const changed = FORM_KEYS.filter((key) => after[key] !== before[key]);
  return { ...(name === opened.league_name ? {} : { league_name: name }), ...pick(after, changed) };
}

export const seenOf = (opened: LeagueForm, changes: SettingsChange) =>
  pick(
    settingsFromForm(opened),
    FORM_KEYS.filter((key) => key in changes),
  );

const pick = (settings: FormSettings, keys: readonly FormKey[]): Partial<FormSettings> =>
  Object.fromEntries(keys.map((key) => [key, settings[key]]));
