import type { Dollars } from '../money.js';
import {
  CATEGORIES,
  sameWeight,
  scoringOf,
  weightsOf,
  type Scoring,
  type StoredScoring,
} from '../players/scoring.table.js';
import type { FigureRow, LeagueType, SettingRow } from './setting.model.js';
import { SETTINGS } from './settings.table.js';

// ── types of the table ──────────────────────────────────────────────────────────────────────────────────────────────

type Rows = typeof SETTINGS;
export type SettingKey = keyof Rows;
/** Rules of the rulebook that rows name, as one of several settings that it says. */
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
  zone: string;
  weights: Scoring;
}
type Value<R extends SettingRow> = R extends { unit: 'choice'; options: infer Options }
  ? Extract<keyof Options, string>
  : Values[Exclude<R['unit'], 'choice'>];
type Figure = { unit: FigureRow['unit'] | 'choice' | 'dates' };
/** A figure or choice that a league may be without: its switch is off, or leagues of the other type have it. */
type Absent<R> = R extends Figure & ({ under: string } | { only: LeagueType } | { among: object }) ? null : never;

/** A value for every row of a table of settings. */
export type SettingsOf<T extends Readonly<Record<string, SettingRow>>> = {
  -readonly [K in keyof T]: Value<T[K]> | Absent<T[K]>;
};

/** Settings in the form of a league. */
export type FormKey = Exclude<SettingKey, KeysWith<{ asked: false }>>;
/** Settings that leagues may not have stored. */
export type LaterKey = KeysWith<{ later: true }>;
type FirstKey = Exclude<SettingKey, LaterKey | 'time_zone'>;

/** Everything that a commissioner sets, each with its value: what a league never set has its row's `earlier` value. */
export type SettingsState = Readonly<SettingsOf<Rows>>;
export type SettingValue = SettingsState[SettingKey];

/** What the form sets. A field of a feature that is off, or that belongs to the other league type, is null. */
export type FormSettings = Pick<SettingsOf<Rows>, FormKey>;

/** The settings of a league as they are stored. The time zone is not among them: it has a column of its own. */
export interface LeagueSettings
  extends Pick<SettingsOf<Rows>, FirstKey>, Partial<Pick<SettingsOf<Rows>, Exclude<LaterKey, 'scoring'>>> {
  scoring?: StoredScoring;
}

type FormValues = {
  -readonly [K in FormKey]: Value<Rows[K]> | (Rows[K] extends Figure & { only: LeagueType } ? null : never);
};
/** The settings while a form is filled in: what a switch hides keeps its figure. */
export interface LeagueForm extends FormValues {
  league_name: string;
  league_type: LeagueType;
}

/** A form as a request sends it: settings that came later than the first leagues may be missing. */
export type RequestedForm = Omit<LeagueForm, LaterKey & FormKey> & {
  [K in LaterKey & FormKey]?: LeagueForm[K] | null;
};

// ── rows by their keys ──────────────────────────────────────────────────────────────────────────────────────────────

// Object.keys knows no literal keys: the assertions below say what the table says.
export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[];

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key);

/** A row with the type that all rows share. */
export const rowOf = (key: SettingKey): SettingRow => SETTINGS[key];

export const isFormKey = (key: SettingKey): key is FormKey => rowOf(key).asked !== false;
export const FORM_KEYS = SETTING_KEYS.filter(isFormKey);
/** Settings on the commissioner's page, beside the form. */
export const UNASKED_KEYS = SETTING_KEYS.filter((key): key is Exclude<SettingKey, FormKey> => !isFormKey(key));

export const isFigure = (row: SettingRow): row is FigureRow =>
  row.unit === 'money' ||
  row.unit === 'percent' ||
  row.unit === 'count' ||
  row.unit === 'hours' ||
  row.unit === 'seconds';

/** The switch that a setting belongs to. */
export function switchOf(key: SettingKey): SettingKey | undefined {
  const { under } = rowOf(key);
  return under !== undefined && isSettingKey(under) ? under : undefined;
}

/** The choice that a setting belongs to. */
export function choiceOf(key: SettingKey): SettingKey | undefined {
  const { among } = rowOf(key);
  return among !== undefined && isSettingKey(among.choice) ? among.choice : undefined;
}

/** Whether a league has a setting: it is of the right type, the switch is on, and the choice is made for it. */
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

/** What stands in place of a value that a league does not have. */
export const absent = (key: SettingKey): false | null => (rowOf(key).unit === 'switch' ? false : null);

/** The default of a setting that a league of this type has. */
export function defaultOf(key: SettingKey, type: LeagueType): SettingValue {
  const { default: standard } = rowOf(key);
  return typeof standard === 'object' && 'dynasty' in standard ? standard[type] : standard;
}

/** The value of a league that was stored without this setting. */
export const earlierOf = (key: SettingKey, type: LeagueType): SettingValue =>
  rowOf(key).earlier ?? defaultOf(key, type);

// ── values ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Removes what a league does not have: figures of features that are off, and everything of the other league type. */
export function settled<T extends Partial<SettingsState>>(type: LeagueType, values: T): T {
  const entries = Object.entries(values) as [SettingKey, SettingValue][];
  // Each value keeps its type: only figures become null, and only switches become false.
  return Object.fromEntries(
    entries.map(([key, value]) => [key, applies(key, type, values) ? value : absent(key)]),
  ) as unknown as T;
}

/** The settings of a league as they stand, `LeagueView` being one. */
export function stateOf(
  league: LeagueSettings & { readonly league_type: LeagueType; readonly time_zone: string },
): SettingsState {
  const { league_type: type } = league;
  const unset = (key: SettingKey) => (applies(key, type, { ...league }) ? earlierOf(key, type) : absent(key));
  const values = SETTING_KEYS.map((key) => [key, league[key] === undefined ? unset(key) : league[key]]);
  // Every key has the value that the league, or its row, has for it.
  return { ...(Object.fromEntries(values) as SettingsState), scoring: scoringOf(league) };
}

export const sameValue = (a: SettingValue, b: SettingValue): boolean =>
  typeof a === 'object' && typeof b === 'object' && a !== null && b !== null
    ? CATEGORIES.every((category) => sameWeight(category, weightsOf(a)[category], weightsOf(b)[category]))
    : a === b;

/** Settings that differ, in the order of the table. */
export const differing = (before: SettingsState, after: SettingsState): SettingKey[] =>
  SETTING_KEYS.filter((key) => !sameValue(before[key], after[key]));
