import type { LeagueForm } from '../league.rules.js';
import { defaultOf, FORM_KEYS, rowOf } from '../settings.values.js';

export const FORMAT_PRESETS = {
  table: 'points',
  head_to_head: 'h2h_points',
  categories: 'h2h_each_category',
} as const satisfies Readonly<Record<string, NonNullable<LeagueForm['format']>>>;
export type FormatPresetKey = keyof typeof FORMAT_PRESETS;
export const FORMAT_PRESET_KEYS = Object.keys(FORMAT_PRESETS) as readonly FormatPresetKey[];

export const formatPresetOf = ({ format }: Pick<LeagueForm, 'format'>): FormatPresetKey | null =>
  FORMAT_PRESET_KEYS.find((key) => FORMAT_PRESETS[key] === format) ?? null;

/** The form with a preset: its format, and the proposals for all settings that this format has. */
export function withFormatPreset(form: LeagueForm, key: FormatPresetKey): LeagueForm {
  const format = FORMAT_PRESETS[key];
  const own = FORM_KEYS.filter((name) => {
    const { among } = rowOf(name);
    return among?.choice === 'format' && among.is.includes(format);
  });
  return {
    ...form,
    ...Object.fromEntries(own.map((name) => [name, defaultOf(name, form.league_type, form.num_teams)])),
    format,
  };
}
