import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { validateLeagueForm } from '@crease/core/leagues/form.rules.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { type usePreviewSettings, type useSaveSettings } from './use-settings-form.js';

/** The form's fields: a change clears the failure of the preview and of saving. */
export const useSettingsFields = (
  opened: LeagueForm,
  look: ReturnType<typeof usePreviewSettings>,
  save: ReturnType<typeof useSaveSettings>,
) =>
  useFields(opened, {
    error: look.error ?? save.error,
    isPending: look.isPending || save.isPending,
    reset: () => {
      look.reset();
      save.reset();
    },
  });

/** `valid`: the form adds no fault to those of the stored settings. */
export function checkSettings(opened: LeagueForm, form: LeagueForm, when: Parameters<typeof validateLeagueForm>[1]) {
  const errors = validateLeagueForm(form, when);
  // An existing fault of the league does not block changes of other settings.
  const known = validateLeagueForm(opened, when);
  const valid = Object.entries(errors).every(([field, message]) => known[field as keyof LeagueForm] === message);
  return { errors, valid };
}
