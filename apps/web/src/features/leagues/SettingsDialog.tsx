import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { leagueFormDefaults, settingsFromForm, validateLeagueForm, type LeagueForm } from '@crease/core/leagues/league.rules.js';
import { api } from '../../platform/api-client.js';
import { failureOf, refusedFields } from '../../platform/failure.js';
import { keys } from '../../platform/league-data.js';
import { TextField } from '../../ui/Field.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { showToast } from '../../ui/toast.js';
import { LeagueFields } from './LeagueFields.js';

/** A league's settings as a form. A feature that is off starts from the defaults when it is switched on. */
export function formOfLeague(league: LeagueView): LeagueForm {
  const form: LeagueForm = leagueFormDefaults(league.league_type, league.league_name);
  const kept = Object.fromEntries(Object.keys(form).flatMap((field) => (league[field as keyof LeagueForm] == null ? [] : [[field, league[field as keyof LeagueForm]]])));
  return { ...form, ...kept };
}

/** What was changed in the form, as the server takes it. What a switch turns off goes with it. */
export function changesOf(opened: LeagueForm, form: LeagueForm, fixed: boolean): Partial<LeagueForm> {
  const name = form.league_name.trim();
  const [before, after] = [settingsFromForm(opened), settingsFromForm(form)];
  const settings = Object.entries(after).filter(([field, value]) => value !== before[field as keyof typeof before]);
  return { ...(name === opened.league_name ? {} : { league_name: name }), ...(fixed ? {} : Object.fromEntries(settings)) };
}

/** The name at any time; the settings until the first draft begins. */
export function SettingsDialog({ league, onClose }: { league: LeagueView; onClose: () => void }) {
  // As it was when it was opened: only what differs from that is sent, so that nothing that another commissioner changed meanwhile is undone.
  const [opened] = useState(() => formOfLeague(league));
  const [form, setForm] = useState(opened);
  const client = useQueryClient();
  const fixed = league.phase !== 'setup';
  const save = useMutation({
    mutationFn: async () => {
      const changes = changesOf(opened, form, fixed);
      if (Object.keys(changes).length > 0) await api.patch(`${league.league_id}/settings`, changes);
    },
    onSuccess: () => {
      showToast({ kind: 'success', text: 'Settings saved' });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(league.league_id) });
      void client.invalidateQueries({ queryKey: keys.myLeagues });
    },
  });
  const errors = validateLeagueForm(form);
  const refused = refusedFields(save.error);
  return (
    <FormDialog
      size={fixed ? 'sm' : 'lg'}
      onClose={onClose}
      title="League settings"
      description={fixed ? 'The drafts have begun: the settings are fixed, the name is not.' : 'These can be changed until the first draft begins.'}
      submit="Save settings"
      ready={fixed ? errors.league_name === undefined : Object.keys(errors).length === 0}
      busy={save.isPending}
      error={failureOf(save.error)}
      onSubmit={() => save.mutate()}
    >
      <TextField label="League name" className="max-w-md" value={form.league_name} maxLength={60} error={refused.league_name ?? errors.league_name} onChange={(event) => setForm({ ...form, league_name: event.target.value })} />
      {!fixed && (
        <LeagueFields
          form={form}
          errors={{ ...errors, ...refused }}
          onChange={(field, value) => {
            save.reset();
            setForm((now) => ({ ...now, [field]: value }));
          }}
        />
      )}
    </FormDialog>
  );
}
