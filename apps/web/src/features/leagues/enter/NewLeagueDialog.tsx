import { PRESET_KEYS, PRESETS, type PresetKey } from '@crease/core/players/scoring/scoring.presets.js';
import { scoringWords } from '@crease/core/players/scoring/scoring.words.js';
import { capital } from '@crease/core/text.rules.js';
import { Select } from '../../../ui/fields/Select.js';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { validateLeagueForm, type LeagueForm } from '@crease/core/leagues/league.rules.js';
import { request } from '../../../platform/requests/api-client.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { refusedFields } from '../../../platform/requests/failure.js';
import { useSystemConfig } from '../../open-league/league-data.js';
import { once } from '../../../platform/requests/once.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { InfoTip } from '../../../ui/layers/Tooltip.js';
import { showToast } from '../../../ui/layers/toast.js';
import { LeagueFields } from '../settings/LeagueFields.js';
import {
  createLeagueBody,
  startForm,
  useLeagueForm,
  withField,
  withRecommended,
  withType,
  type LeagueFormState,
} from './league-form.store.js';
import * as t from './enter.words.en.js';

/** The form keeps its values when its dialog closes, so its idempotency key must stay too. */
const createOnce = once();

export function NewLeagueDialog({
  choice,
  onClose,
  onCreated,
}: {
  /** Switch between the ways to create a league. */
  choice?: ReactNode;
  onClose: () => void;
  onCreated: (leagueId: string) => void;
}) {
  const state = useLeagueForm();
  const { form, recommended, sample, points } = state;
  const user = useAuth((auth) => auth.user);
  const system = useSystemConfig().data;
  const season = system?.current_season;
  const choosesPlayers = system?.players?.real === true && system.players.sample;
  const [nameLeft, setNameLeft] = useState(false);
  const errors = validateLeagueForm(form);
  const wrong = Object.keys(errors).filter((field) => field !== 'league_name').length;
  const valid = Object.keys(errors).length === 0;

  const create = useMutation({
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
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField
          label={t.leagueName}
          required
          data-autofocus=""
          maxLength={60}
          autoComplete="off"
          value={form.league_name}
          error={refused.league_name ?? (nameLeft ? errors.league_name : undefined)}
          onChange={(event) => set('league_name', event.target.value)}
          onBlur={() => setNameLeft(form.league_name !== '' || nameLeft)}
        />
        <div className="flex flex-col gap-1">
          <span className="flex items-center gap-1 text-sm font-medium text-ink-2">
            {t.leagueType}
            <InfoTip label={t.aboutLeagueType} text={t.leagueTypeHint} />
          </span>
          <SegmentedControl
            label={t.leagueType}
            full
            value={form.league_type}
            options={[
              { value: 'dynasty', label: t.dynasty },
              { value: 'redraft', label: t.reDraft },
            ]}
            onChange={(type) => change((now) => withType(now, type))}
          />
        </div>
        {choosesPlayers && (
          <div className="flex flex-col gap-1 sm:col-span-2">
            <span className="flex items-center gap-1 text-sm font-medium text-ink-2">
              {t.players}
              <InfoTip label={t.aboutPlayers} text={t.playersHint} />
            </span>
            <SegmentedControl
              label={t.players}
              value={sample ? 'sample' : 'real'}
              options={[
                { value: 'real', label: t.realPlayers },
                { value: 'sample', label: t.inventedSample },
              ]}
              onChange={(kind) => change(() => ({ sample: kind === 'sample' }))}
              className="self-start"
            />
          </div>
        )}
        <Select<PresetKey>
          label={t.scoring}
          hint={t.scoringChangeableHint({ scoring: capital(scoringWords(PRESETS[points].scoring)) })}
          value={points}
          options={PRESET_KEYS.map((key) => ({ value: key, label: PRESETS[key].label }))}
          onChange={(key) => change(() => ({ points: key }))}
          className="sm:col-span-2"
        />
        <Checkbox
          label={t.recommendedSettings}
          hint={t.recommendedSettingsHint}
          checked={recommended}
          onChange={(on) => change((now) => withRecommended(now, on))}
          className="sm:col-span-2"
        />
      </div>

      <LeagueFields form={form} errors={{ ...errors, ...refused }} onChange={set} />
    </FormDialog>
  );
}
