import { useState } from 'react';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { withSetting } from '@crease/core/leagues/playable.rules.js';
import type { SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { effectHint, startupToCome, type SettingsTime } from '@crease/core/settings/settings.rules.js';
import { applies, rowOf } from '@crease/core/leagues/settings.values.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { validateLeagueForm } from '@crease/core/leagues/form.rules.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { LeagueFields } from './LeagueFields.js';
import { previewStep } from './preview-step.js';
import { formOfLeague, changesOf } from './settings-form.model.js';
import { useSettingsTime, usePreviewSettings, useSaveSettings } from './use-settings-form.js';
import * as t from './settings.words.en.js';

const TOLD: Record<SettingsTime, (season: string) => string> = {
  setup: () => t.changeableUntilFirstDraft,
  between: () => t.changeableBetweenSeasons,
  season: (season) => t.changeableInSeason({ season }),
};

/** Edits name and settings. From the first draft on, shows a preview before saving. */
export function SettingsDialog({ league, onClose }: { league: LeagueView; onClose: () => void }) {
  // Only differences from opening are sent, so that another commissioner's changes are not undone.
  const [opened] = useState(() => formOfLeague(league));
  const [preview, setPreview] = useState<SettingsPreviewAnswer | null>(null);
  const { time, nextSeason } = useSettingsTime(league);
  const look = usePreviewSettings(league.league_id, setPreview);
  const save = useSaveSettings({ league, opened, time, preview, onClose });
  const form = useSettingsFields(opened, look, save);
  const { errors, valid } = checkSettings(opened, form.values, { startup: startupToCome(league.phase) });
  const changes = changesOf(opened, form.values);
  const unchanged = Object.keys(changes).length === 0;
  const toPreview = time !== 'setup' && Object.keys(changes).some((key) => key !== 'league_name');
  const forcing = useFields({ forced: false, reason: '' }, save);
  if (preview !== null)
    return previewStep({
      league,
      preview,
      forcible: time === 'season',
      forcing,
      submit: t.saveSettings,
      save,
      onSave: (force) => save.mutate({ changes, force }),
      onBack: () => setPreview(null),
      onClose,
    });
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title={t.leagueSettings}
      description={TOLD[time](nextSeason)}
      submit={toPreview ? t.previewChanges : t.saveSettings}
      ready={valid && (time === 'setup' || !unchanged)}
      busy={form.sending.busy}
      error={failureOf(look.error ?? save.error)}
      aside={
        <p role="status" className="mr-auto text-sm text-ink-2">
          {time !== 'setup' && unchanged && t.nothingChanged}
        </p>
      }
      onSubmit={() => (toPreview ? look.mutate(changes) : save.mutate({ changes, force: null }))}
    >
      <TextField
        label={t.leagueName}
        className="max-w-md"
        maxLength={60}
        {...form.text('league_name', errors.league_name)}
      />
      <LeagueFields
        form={form.values}
        errors={{ ...errors, ...form.refused }}
        hintOf={(field) => effectHint(field, { time, phase: league.phase, format: league.format }, nextSeason)}
        fixed={(field) =>
          time !== 'setup' &&
          (rowOf(field).once === 'teams' ||
            (rowOf(field).once === 'startup' && applies(field, league.league_type, { ...opened })))
        }
        onChange={(field, value) => form.set(withSetting(form.values, field, value))}
      />
    </FormDialog>
  );
}

/** The form's fields: a change clears the failure of the preview and of saving. */
const useSettingsFields = (
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
function checkSettings(opened: LeagueForm, form: LeagueForm, when: Parameters<typeof validateLeagueForm>[1]) {
  const errors = validateLeagueForm(form, when);
  // An existing fault of the league does not block changes of other settings.
  const known = validateLeagueForm(opened, when);
  const valid = Object.entries(errors).every(([field, message]) => known[field as keyof LeagueForm] === message);
  return { errors, valid };
}
