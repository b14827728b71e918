import { create } from 'zustand';
import {
  leagueFormDefaults,
  leagueFormZeroed,
  settingsFromForm,
  type LeagueForm,
  type LeagueType,
} from '@crease/core/leagues/league.rules.js';
import { withSetting } from '@crease/core/leagues/playable.rules.js';
import { PRESETS, type PresetKey } from '@crease/core/players/scoring.presets.js';
import { useAuth } from '../../platform/auth-store.js';

export interface LeagueFormState {
  form: LeagueForm;
  /** 'Recommended settings': on resets every field to the type's defaults, off zeroes them. */
  recommended: boolean;
  /** On the invented sample; asked only where there are real players as well. */
  sample: boolean;
  /** The ready-made set of points to begin with. */
  points: PresetKey;
}

export const startForm = (): LeagueFormState => ({
  form: leagueFormDefaults('dynasty'),
  recommended: true,
  sample: false,
  points: 'standard',
});

const filled = (recommended: boolean, type: LeagueType, name: string) =>
  recommended ? leagueFormDefaults(type, name) : leagueFormZeroed(type, name);

/** The other type: its own defaults or zeroes, under the name already typed. */
export function withType(state: LeagueFormState, type: LeagueType): LeagueFormState {
  return { ...state, form: filled(state.recommended, type, state.form.league_name) };
}

export function withRecommended(state: LeagueFormState, recommended: boolean): LeagueFormState {
  return { ...state, form: filled(recommended, state.form.league_type, state.form.league_name), recommended };
}

export function withField<K extends keyof LeagueForm>(
  state: LeagueFormState,
  field: K,
  value: LeagueForm[K],
): LeagueFormState {
  return { ...state, form: withSetting(state.form, field, value) };
}

/**
 * The body of `POST api/create-league`: fields of a disabled feature go as null. Without a choice of players the
 * server decides.
 */
export function createLeagueBody(
  form: LeagueForm,
  userId: string | undefined,
  season: string | undefined,
  sample?: boolean,
  points: PresetKey = 'standard',
) {
  return {
    ...(points === 'standard' ? {} : { scoring: PRESETS[points].scoring }),
    ...(sample === undefined ? {} : { is_sample: sample }),
    league_name: form.league_name.trim(),
    league_type: form.league_type,
    commissioner_id: userId,
    current_year: season,
    ...settingsFromForm(form),
  };
}

/** It stays when the dialog is closed by mistake, and is emptied when the user signs out. */
export const useLeagueForm = create<LeagueFormState>(startForm);

useAuth.subscribe((now, before) => {
  if (now.user?.uid !== before.user?.uid) useLeagueForm.setState(startForm());
});
