import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { validateLeagueForm } from '@crease/core/leagues/form.rules.js';
import { request } from '../../../platform/requests/api-client.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { refusedFields } from '../../../platform/requests/failure.js';
import { useSystemConfig } from '../../open-league/league-data.js';
import { once } from '../../../platform/requests/once.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { showToast } from '../../../ui/layers/toast.js';
import { LeagueFields } from '../settings/LeagueFields.js';
import { createLeagueBody, startForm, useLeagueForm, withField, type LeagueFormState } from './league-form.store.js';
import { NewLeagueFields, useChoosesPlayers } from './NewLeagueFields.js';
import * as t from './enter.words.en.js';

/** The form keeps its values when its dialog closes, so its idempotency key must stay too. */
const createOnce = once();

export function NewLeagueDialog({
  choice,
  onClose,
  onCreated,
}: {
  choice?: ReactNode;
  onClose: () => void;
  onCreated: (leagueId: string) => void;
}) {
  const state = useLeagueForm();
  const { form } = state;
  const errors = validateLeagueForm(form);
  const wrong = Object.keys(errors).filter((field) => field !== 'league_name').length;
  const valid = Object.keys(errors).length === 0;
  const create = useCreateLeague(state, onCreated);
  const refused = refusedFields(create.error);
  /** A refusal is shown until the form changes. */
  const change = (next: (now: LeagueFormState) => Partial<LeagueFormState>) => {
    useLeagueForm.setState(next);
    create.reset();
  };
  const set = <K extends keyof LeagueForm>(field: K, value: LeagueForm[K]) =>
    change((now) => withField(now, field, value));

  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title={t.createNewLeagueTitle}
      description={t.newLeagueHint}
      submit={t.createLeague}
      ready={valid}
      busy={create.isPending}
      error={create.error?.message ?? null}
      aside={
        <p role="status" className="mr-auto text-sm text-ink-2">
          {wrong > 0 && t.settingsNeedAttention({ count: wrong })}
        </p>
      }
      onSubmit={() => create.mutate()}
    >
      {choice}
      <NewLeagueFields state={state} nameError={errors.league_name} refusedName={refused.league_name} change={change} />

      <AllSettings wrong={wrong > 0 || create.isError}>
        <LeagueFields form={form} errors={{ ...errors, ...refused }} onChange={set} />
      </AllSettings>
    </FormDialog>
  );
}

/** Folded until the reader opens it, or something in it needs attention. */
function AllSettings({ wrong, children }: { wrong: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen || wrong} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-4">
      <summary className="min-h-control cursor-pointer rounded-md border border-line px-3 py-2 text-sm font-semibold">
        {t.allSettings}
        <span className="ml-2 text-xs font-normal text-ink-3">{t.allSettingsHint}</span>
      </summary>
      {children}
    </details>
  );
}

function useCreateLeague({ form, sample, points }: LeagueFormState, onCreated: (leagueId: string) => void) {
  const user = useAuth((auth) => auth.user);
  const season = useSystemConfig().data?.current_season;
  const choosesPlayers = useChoosesPlayers();
  return useMutation({
    mutationFn: () => {
      const body = createLeagueBody(form, user?.uid, season, choosesPlayers ? sample : undefined, points);
      return createOnce(body, (key) => request('POST /create-league', { body, key }));
    },
    onSuccess: ({ league_id }) => {
      showToast({
        kind: 'success',
        text: t.leagueCreated({ league: form.league_name.trim() }),
        detail: t.inviteManagersNextHint,
      });
      useLeagueForm.setState(startForm());
      onCreated(league_id);
    },
    onError: ({ message }) => void showToast({ kind: 'error', text: message }),
  });
}
