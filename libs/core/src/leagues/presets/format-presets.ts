import type { LeagueForm } from '../league.rules.js';
import { defaultOf, FORM_KEYS, rowOf } from '../settings.values.js';

/*
 * Ready-made ways to win a season, for a new league. Each sets the format and what belongs to it.
 */

interface FormatPreset {
  readonly label: string;
  readonly about: string;
  readonly format: NonNullable<LeagueForm['format']>;
}

export const FORMAT_PRESETS = {
  table: {
    label: 'Season table',
    about: 'Every point of the season counts in one table.',
    format: 'points',
  },
  head_to_head: {
    label: 'Head-to-head with play-offs',
    about: 'Two teams meet each week, and the best of them play for the title at the end.',
    format: 'h2h_points',
  },
  categories: {
    label: 'Categories',
    about: 'Two teams meet each week and compare goals, saves and more, each as a result of its own.',
    format: 'h2h_each_category',
  },
} as const satisfies Readonly<Record<string, FormatPreset>>;
export type FormatPresetKey = keyof typeof FORMAT_PRESETS;
export const FORMAT_PRESET_KEYS = Object.keys(FORMAT_PRESETS) as readonly FormatPresetKey[];

/** The preset with a form's format; null for other formats. */
export const formatPresetOf = ({ format }: Pick<LeagueForm, 'format'>): FormatPresetKey | null =>
  FORMAT_PRESET_KEYS.find((key) => FORMAT_PRESETS[key].format === format) ?? null;

/** The form with a preset: its format, and the proposals for all settings that this format has. */
export function withFormatPreset(form: LeagueForm, key: FormatPresetKey): LeagueForm {
  const { format } = FORMAT_PRESETS[key];
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
