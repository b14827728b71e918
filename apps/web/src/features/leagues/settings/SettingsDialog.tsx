import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import {
  leagueFormDefaults,
  settingsFromForm,
  validateLeagueForm,
  type LeagueForm,
} from '@crease/core/leagues/league.rules.js';
import { withSetting } from '@crease/core/leagues/playable.rules.js';
import type { SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { effectHint, settingsTime, startupToCome, type SettingsTime } from '@crease/core/settings/settings.rules.js';
import type { SettingsChange } from '@crease/core/settings/settings.schema.js';
import { applies, FORM_KEYS, rowOf, type FormKey, type FormSettings } from '@crease/core/leagues/settings.values.js';
import { seasonPlus } from '@crease/core/season.js';
import { isReason } from '../../../ui/fields/ReasonField.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { keys } from '../../open-league/league-data.js';
import { useOnce } from '../../../platform/requests/once.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { showToast } from '../../../ui/layers/toast.js';
import { LeagueFields } from './LeagueFields.js';
import { SettingsPreview } from './SettingsPreview.js';
import { useSettings } from './settings.data.js';
import * as t from './settings.words.en.js';

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

/** The original values of the changed fields. */
const seenOf = (opened: LeagueForm, changes: SettingsChange) =>
  pick(
    settingsFromForm(opened),
    FORM_KEYS.filter((key) => key in changes),
  );

const pick = (settings: FormSettings, keys: readonly FormKey[]): Partial<FormSettings> =>
  Object.fromEntries(keys.map((key) => [key, settings[key]]));

interface Forced {
  readonly reason: string;
  readonly illegal_team_ids: readonly string[];
}

const TOLD: Record<SettingsTime, (season: string) => string> = {
  setup: () => t.changeableUntilFirstDraft,
  between: () => t.changeableBetweenSeasons,
  season: (season) => t.changeableInSeason({ season }),
};

/** Edits name and settings. From the first draft on, shows a preview before saving. */
export function SettingsDialog({ league, onClose }: { league: LeagueView; onClose: () => void }) {
  // A snapshot from opening: only differences from it are sent, so that another commissioner's changes are not undone.
  const [opened] = useState(() => formOfLeague(league));
  const [preview, setPreview] = useState<SettingsPreviewAnswer | null>(null);
  const client = useQueryClient();
  const once = useOnce();
  const { data } = useSettings(league.league_id);
  const time = data?.time ?? settingsTime(league.phase, false);
  const nextSeason = data?.next_season ?? seasonPlus(league.current_season, 1);
  const look = useMutation({
    mutationFn: (body: SettingsChange) =>
      request('POST /:league_id/settings/preview', { league_id: league.league_id, body }),
    onSuccess: setPreview,
  });
  const save = useMutation({
    mutationFn: async ({ changes, force }: { changes: SettingsChange; force: Forced | null }) => {
      if (Object.keys(changes).length === 0) return null;
      const body = {
        ...changes,
        ...(force === null ? {} : { force }),
        ...(time === 'setup' ? {} : { seen: seenOf(opened, changes) }),
      };
      return once(body, (key) => request('PATCH /:league_id/settings', { league_id: league.league_id, body, key }));
    },
    onSuccess: (answer, { force }) => {
      const waits =
        preview?.changes.some(({ effect }) => effect !== 'now' && !(force !== null && effect === 'next-season')) ===
        true;
      showToast({
        kind: 'success',
        text: [
          waits ? t.settingsSavedChangesToCome : t.settingsSaved,
          ...(answer?.ended ?? []).map(({ words }) => words),
        ].join(' '),
      });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(league.league_id) });
      void client.invalidateQueries({ queryKey: keys.myLeagues });
    },
  });
  const form = useFields(opened, {
    error: look.error ?? save.error,
    isPending: look.isPending || save.isPending,
    reset: () => {
      look.reset();
      save.reset();
    },
  });
  const startup = startupToCome(league.phase);
  const errors = validateLeagueForm(form.values, { startup });
  // An existing fault of the league does not block changes of other settings.
  const known = validateLeagueForm(opened, { startup });
  const valid = Object.entries(errors).every(([field, message]) => known[field as keyof LeagueForm] === message);
  const changes = changesOf(opened, form.values);
  const toPreview = time !== 'setup' && Object.keys(changes).some((key) => key !== 'league_name');
  const forcing = useFields({ forced: false, reason: '' }, save);
  const { forced, reason } = forcing.values;
  const back = () => {
    setPreview(null);
    forcing.set({ forced: false });
  };
  if (preview !== null) {
    return (
      <FormDialog
        size="md"
        onClose={onClose}
        title={t.whatChanges}
        description={t.changesNotSavedYet}
        submit={forced ? t.forceAndSave : t.saveSettings}
        danger={forced}
        ready={preview.refusal === null && (!forced || isReason(reason))}
        busy={forcing.sending.busy}
        error={
          failureOf(save.error) ??
          (preview.refusal === null ? null : [preview.refusal.message, preview.refusal.fix].join(' '))
        }
        aside={
          <Button className="mr-auto" variant="quiet" disabled={save.isPending} onClick={back}>
            {t.back}
          </Button>
        }
        onSubmit={() =>
          save.mutate({
            changes,
            force: forced
              ? { reason: reason.trim(), illegal_team_ids: preview.illegal.map(({ team_id }) => team_id) }
              : null,
          })
        }
      >
        <SettingsPreview
          preview={preview}
          timeZone={league.time_zone}
          forcible={time === 'season'}
          forced={forced}
          reason={reason}
          onForce={forcing.field('forced').onChange}
          onReason={forcing.field('reason').onChange}
        />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title={t.leagueSettings}
      description={TOLD[time](nextSeason)}
      submit={toPreview ? t.previewChanges : t.saveSettings}
      ready={valid && (time === 'setup' || Object.keys(changes).length > 0)}
      busy={form.sending.busy}
      error={failureOf(look.error ?? save.error)}
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
        hintOf={(field) => effectHint(field, { time, phase: league.phase }, nextSeason)}
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
