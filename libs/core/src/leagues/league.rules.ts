import type { LeagueType } from './setting.model.js';
import { TRADING } from './settings/trading.settings.js';
import {
  absent,
  defaultOf,
  earlierOf,
  FORM_KEYS,
  isFigure,
  rowOf,
  settled,
  type FormKey,
  type FormSettings,
  type LeagueForm,
  type LeagueSettings,
  type RequestedForm,
  type SettingValue,
} from './settings.values.js';

export type { LeagueType } from './setting.model.js';
export type { LeagueForm, LeagueSettings } from './settings.values.js';

/** The phases of a league: drafts and seasons alternate. Redraft leagues skip `protection`. */
export const LEAGUE_PHASES = [
  'setup',
  'startup-drafts',
  'in-season',
  'offseason',
  'free-agency',
  'protection',
  'annual-drafts',
] as const;
export type LeaguePhase = (typeof LEAGUE_PHASES)[number];

/** A form with a value for each setting that the league type has, and the "absent" value for the others. */
function formWith(type: LeagueType, name: string, value: (key: FormKey) => SettingValue): LeagueForm {
  const has = (key: FormKey) => (rowOf(key).only ?? type) === type;
  const values = Object.fromEntries(FORM_KEYS.map((key) => [key, has(key) ? value(key) : absent(key)]));
  return { league_name: name, league_type: type, ...(values as unknown as FormSettings) } as LeagueForm;
}

export const leagueFormDefaults = (type: LeagueType, name = ''): LeagueForm =>
  formWith(type, name, (key) => defaultOf(key, type));

/**
 * Recommended settings off: numbers are 0 (dynasty-only numbers null for redraft), switches are on except retention.
 */
export const leagueFormZeroed = (type: LeagueType, name = ''): LeagueForm =>
  formWith(type, name, (key) => {
    const row = rowOf(key);
    return row.unit === 'switch' ? row.emptied : isFigure(row) ? (row.emptied ?? 0) : row.default;
  });

/** Completes a form from a request. Settings added after the first leagues may be missing and get their defaults. */
export function completeForm(body: RequestedForm, valueOf: typeof defaultOf = defaultOf): LeagueForm {
  const missing = FORM_KEYS.filter((key) => rowOf(key).later === true && body[key] == null);
  const defaults = missing.map((key) => [key, valueOf(key, body.league_type, body.num_teams)]);
  return { ...body, ...Object.fromEntries(defaults) } as LeagueForm;
}

/** A stored league as a form. Settings that it lacks get their `earlier` values. */
export const storedForm = (league_type: LeagueType, league_name: string, settings: LeagueSettings): LeagueForm =>
  // A stored setting that does not apply is null, as in a request.
  completeForm({ ...settings, league_name, league_type } as RequestedForm, earlierOf);

/** Sets fields of disabled features, and dynasty fields of redraft leagues, to null. */
export function settingsFromForm(form: LeagueForm): FormSettings {
  const values = Object.fromEntries(FORM_KEYS.map((key) => [key, form[key]]));
  return settled(form.league_type, values as unknown as FormSettings);
}

/** Seasons after the current one whose picks exist and can be traded. */
export const seasonsAhead = (type: LeagueType, { pick_seasons }: Pick<LeagueSettings, 'pick_seasons'>): number =>
  type === 'dynasty' ? (pick_seasons ?? TRADING.pick_seasons.default) : 0;
