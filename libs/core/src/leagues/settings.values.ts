import type { Dollars } from '../money.js';
import {
  CATEGORIES,
  sameWeight,
  scoringOf,
  weightsOf,
  type Scoring,
  type StoredScoring,
} from '../players/scoring/scoring.table.js';
import type { FigureRow, LeagueType, SettingRow } from './setting.model.js';
import { SETTINGS } from './settings.table.js';

type Rows = typeof SETTINGS;
export type SettingKey = keyof Rows;
export type NamedRule = Extract<Rows[SettingKey]['rule'], string>;
type KeysWith<Part> = { [K in SettingKey]: Rows[K] extends Part ? K : never }[SettingKey];

interface Values {
  money: Dollars;
  percent: number;
  count: number;
  hours: number;
  seconds: number;
  switch: boolean;
  day: string;
  dates: string;
  categories: string;
  zone: string;
  weights: Scoring;
}
type Value<R extends SettingRow> = R extends { unit: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : Values[Exclude<R['unit'], 'choice'>];
type Figure = { unit: FigureRow['unit'] | 'choice' | 'dates' | 'categories' };
/** A figure or choice that may be null, because its switch is off or the other league type has it. */
type Absent<R> = R extends Figure & ({ under: string } | { only: LeagueType } | { among: object }) ? null : never;

export type SettingsOf<T extends Readonly<Record<string, SettingRow>>> = {
  -readonly [K in keyof T]: Value<T[K]> | Absent<T[K]>;
};

export type FormKey = Exclude<SettingKey, KeysWith<{ asked: false }>>;
export type LaterKey = KeysWith<{ later: true }>;
type FirstKey = Exclude<SettingKey, LaterKey | 'time_zone'>;

/** All settings with their values. Settings that a league never set have their row's `earlier` value. */
export type SettingsState = Readonly<SettingsOf<Rows>>;
export type SettingValue = SettingsState[SettingKey];

/** Settings of the form. Fields of disabled features and of the other league type are null. */
export type FormSettings = Pick<SettingsOf<Rows>, FormKey>;

/** The stored settings of a league. The time zone is stored in its own column instead. */
export interface LeagueSettings
  extends Pick<SettingsOf<Rows>, FirstKey>, Partial<Pick<SettingsOf<Rows>, Exclude<LaterKey, 'scoring'>>> {
  scoring?: StoredScoring;
}

type FormValues = {
  -readonly [K in FormKey]: Value<Rows[K]> | (Rows[K] extends Figure & { only: LeagueType } ? null : never);
};
/** Settings while a form is being filled in. Hidden fields keep their value. */
export interface LeagueForm extends FormValues {
  league_name: string;
  league_type: LeagueType;
}

/** A form in a request. Settings added after the first leagues may be missing. */
export type RequestedForm = Omit<LeagueForm, LaterKey & FormKey> & {
  [K in LaterKey & FormKey]?: LeagueForm[K] | null;
};

// Object.keys returns string[]; the assertions below restore the literal keys.
export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[];

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key);

export const rowOf = (key: SettingKey): SettingRow => SETTINGS[key];

export const isFormKey = (key: SettingKey): key is FormKey => rowOf(key).asked !== false;
export const FORM_KEYS = SETTING_KEYS.filter(isFormKey);
export const UNASKED_KEYS = SETTING_KEYS.filter((key): key is Exclude<SettingKey, FormKey> => !isFormKey(key));

export const isFigure = (row: SettingRow): row is FigureRow =>
  row.unit === 'money' ||
  row.unit === 'percent' ||
  row.unit === 'count' ||
  row.unit === 'hours' ||
  row.unit === 'seconds';

export function switchOf(key: SettingKey): SettingKey | undefined {
  const { under } = rowOf(key);
  return under !== undefined && isSettingKey(under) ? under : undefined;
}

export function choiceOf(key: SettingKey): SettingKey | undefined {
  const { among } = rowOf(key);
  return among !== undefined && isSettingKey(among.choice) ? among.choice : undefined;
}

/** True when a league has a setting: the type matches, its switch is on and its choice has a matching value. */
export function applies(key: SettingKey, type: LeagueType, values: Readonly<Record<string, unknown>>): boolean {
  const { only, among } = rowOf(key);
  const under = switchOf(key);
  const choice = choiceOf(key);
  if (only !== undefined && only !== type) return false;
  if (choice !== undefined) {
    if (!applies(choice, type, values)) return false;
    const made = values[choice] ?? earlierOf(choice, type);
    if (!(among?.is ?? []).some((one) => one === made)) return false;
  }
  return under === undefined || (applies(under, type, values) && values[under] === true);
}

export const absent = (key: SettingKey): false | null => (rowOf(key).unit === 'switch' ? false : null);

/** The default of a setting for this league type, and for this number of teams where it depends on it. */
export function defaultOf(key: SettingKey, type: LeagueType, teams?: number): SettingValue {
  const row = rowOf(key);
  if (teams !== undefined && isFigure(row) && row.byTeams !== undefined) return row.byTeams(teams);
  const { default: standard } = row;
  return typeof standard === 'object' && 'dynasty' in standard ? standard[type] : standard;
}

export const earlierOf = (key: SettingKey, type: LeagueType, teams?: number): SettingValue =>
  rowOf(key).earlier ?? defaultOf(key, type, teams);

/** Clears settings of disabled features and of the other league type. */
export function settled<T extends Partial<SettingsState>>(type: LeagueType, values: T): T {
  const entries = Object.entries(values) as [SettingKey, SettingValue][];
  // Each value keeps its type: only figures become null, and only switches become false.
  return Object.fromEntries(
    entries.map(([key, value]) => [key, applies(key, type, values) ? value : absent(key)]),
  ) as unknown as T;
}

export function stateOf(
  league: LeagueSettings & { readonly league_type: LeagueType; readonly time_zone: string },
): SettingsState {
  const { league_type: type } = league;
  const unset = (key: SettingKey) => (applies(key, type, { ...league }) ? earlierOf(key, type) : absent(key));
  // A setting that did not apply to the league's format when it was stored is null.
  const values = SETTING_KEYS.map((key) => [key, league[key] ?? unset(key)]);
  return { ...(Object.fromEntries(values) as SettingsState), scoring: scoringOf(league) };
}

export const sameValue = (a: SettingValue, b: SettingValue): boolean =>
  typeof a === 'object' && typeof b === 'object' && a !== null && b !== null
    ? CATEGORIES.every((category) => sameWeight(category, weightsOf(a)[category], weightsOf(b)[category]))
    : a === b;

export const differing = (before: SettingsState, after: SettingsState): SettingKey[] =>
  SETTING_KEYS.filter((key) => !sameValue(before[key], after[key]));
