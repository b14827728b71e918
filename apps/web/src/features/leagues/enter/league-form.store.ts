import { create } from 'zustand';
import {
  leagueFormDefaults,
  leagueFormZeroed,
  settingsFromForm,
  type LeagueForm,
  type LeagueType,
} from '@crease/core/leagues/league.rules.js';
import { formatPresetOf, withFormatPreset } from '@crease/core/leagues/presets/format-presets.js';
import { marketPresetOf, withMarketPreset, type MarketPresetKey } from '@crease/core/leagues/presets/market-presets.js';
import { withSetting } from '@crease/core/leagues/playable.rules.js';
import { PRESETS, type PresetKey } from '@crease/core/players/scoring/scoring.presets.js';
import { useAuth } from '../../../platform/session/auth-store.js';

export interface LeagueFormState {
  form: LeagueForm;
  /** 'Recommended settings': on sets every field to the type's defaults, off to zero. */
  recommended: boolean;
  /** Plays on the invented sample; only asked when there are real players too. */
  sample: boolean;
  points: PresetKey;
}

export const startForm = (): LeagueFormState => ({
  form: leagueFormDefaults('dynasty'),
  recommended: true,
  sample: false,
  points: 'standard',
});

/** The type's defaults or zeroes, keeping the typed name and the preset. */
function filled(recommended: boolean, type: LeagueType, form: LeagueForm): LeagueForm {
  if (!recommended) return { ...leagueFormZeroed(type, form.league_name), format: form.format };
  const preset = formatPresetOf(form);
  const defaults = leagueFormDefaults(type, form.league_name);
  const won = preset === null ? defaults : withFormatPreset(defaults, preset);
  const market = marketPresetOf(form);
  return type === 'dynasty' && market !== null ? withMarketPreset(won, market) : won;
}

/** The way to pay for players that the form has; the pool of Quebec has its own points, too. */
export function marketOf({ form, points }: Pick<LeagueFormState, 'form' | 'points'>): MarketPresetKey | null {
  const market = marketPresetOf(form);
  return market === 'quebec' && points !== 'quebec' ? null : market;
}

export const withMarket = ({ form, points }: LeagueFormState, key: MarketPresetKey) => ({
  form: withMarketPreset(form, key),
  points: key === 'quebec' ? key : points === 'quebec' ? 'standard' : points,
});

export function withType(state: LeagueFormState, type: LeagueType): LeagueFormState {
  return { ...state, form: filled(state.recommended, type, state.form) };
}

export function withRecommended(state: LeagueFormState, recommended: boolean): LeagueFormState {
  return { ...state, form: filled(recommended, state.form.league_type, state.form), recommended };
}

/** In leagues with their own salaries, contracts decide who stays, so sheets are off by default. */
export function withField<K extends keyof LeagueForm>(
  state: LeagueFormState,
  field: K,
  value: LeagueForm[K],
): LeagueFormState {
  const form = withSetting(state.form, field, value);
  if (field !== 'salaries' || form.league_type !== 'dynasty') return { ...state, form };
  return { ...state, form: withSetting(form, 'protectionSheetsEnabled', form.salaries !== 'own') };
}

/**
 * The body of `POST api/create-league`: fields of a disabled feature are null. Without a choice of players the server
 * decides.
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

/** Keeps its values when the dialog closes accidentally; reset on sign-out. */
export const useLeagueForm = create<LeagueFormState>(startForm);

useAuth.subscribe((now, before) => {
  if (now.user?.uid !== before.user?.uid) useLeagueForm.setState(startForm());
});
