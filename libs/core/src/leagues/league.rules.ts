import { formatMoney } from '../money.js';
import { oneLine } from '../text.rules.js';
import { deadlineFault } from './calendar.rules.js';
import { monthDaysFault } from './month-days.js';
import { playableFaults } from './playable.rules.js';
import type { LeagueType } from './setting.model.js';
import { SETTINGS } from './settings.table.js';
import {
  absent,
  applies,
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
  'protection',
  'annual-drafts',
] as const;
export type LeaguePhase = (typeof LEAGUE_PHASES)[number];

/** Minimum and maximum length of a league's name. */
export const LEAGUE_NAME = { min: 1, max: 60 } as const;

/** A form with a value for each setting that the league type has, and the "absent" value for the others. */
function formWith(type: LeagueType, name: string, value: (key: FormKey) => SettingValue): LeagueForm {
  const has = (key: FormKey) => (rowOf(key).only ?? type) === type;
  const values = Object.fromEntries(FORM_KEYS.map((key) => [key, has(key) ? value(key) : absent(key)]));
  // Each key's value comes from its own row.
  return { league_name: name, league_type: type, ...(values as unknown as FormSettings) } as LeagueForm;
}

/** Recommended settings on: every field has its default for the type. */
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
  const defaults = missing.map((key) => [key, valueOf(key, body.league_type)]);
  // Every later setting is given or has its default.
  return { ...body, ...Object.fromEntries(defaults) } as LeagueForm;
}

/** A stored league as a form. Settings that it lacks get their `earlier` values. */
export const storedForm = (league_type: LeagueType, league_name: string, settings: LeagueSettings): LeagueForm =>
  // A stored setting that does not apply is null, as in a request.
  completeForm({ ...settings, league_name, league_type } as RequestedForm, earlierOf);

/** Sets fields of disabled features, and dynasty fields of redraft leagues, to null. */
export function settingsFromForm(form: LeagueForm): FormSettings {
  const values = Object.fromEntries(FORM_KEYS.map((key) => [key, form[key]]));
  // The form has a value for every key.
  return settled(form.league_type, values as unknown as FormSettings);
}

export type LeagueFormErrors = Partial<Record<keyof LeagueForm, string>>;

/**
 * One message per field that makes a league unplayable (docs/rules.md, Leagues); empty when it is playable. With
 * `startup` false, the startup draft is ignored.
 */
export const validateLeagueForm = (form: LeagueForm, { startup = true } = {}): LeagueFormErrors => ({
  ...playableFaults(form, { startup }),
  ...formFaults(form),
});

/** One message per field that is invalid on its own or in combination with others. Does not check the drafts. */
export function formFaults(form: LeagueForm): LeagueFormErrors {
  const errors: LeagueFormErrors = {};
  const check = (field: keyof LeagueForm, wrong: boolean, message: string) => {
    if (wrong && errors[field] === undefined) errors[field] = message;
  };
  const name = oneLine(form.league_name);
  check('league_name', name.length < LEAGUE_NAME.min, 'Give your league a name.');
  check('league_name', name.length > LEAGUE_NAME.max, `A league name has at most ${LEAGUE_NAME.max} characters.`);

  // Skip figures of disabled features: they are hidden and not saved, so they must not block the form.
  for (const key of FORM_KEYS.filter((one) => applies(one, form.league_type, { ...form }))) {
    const row = rowOf(key);
    if (!isFigure(row)) continue;
    const {
      label,
      min = 0,
      max = Infinity,
      tooLow = `${label}: at least ${min}.`,
      tooHigh = `${label}: at most ${max}.`,
    } = row;
    const figure = Number(form[key] ?? 0);
    check(key, !Number.isInteger(figure) || figure < 0, 'Enter a whole number, 0 or more.');
    check(key, figure < min, tooLow);
    check(key, figure > max, tooHigh);
  }

  const asked = (kind: '' | '_goalies') => [
    form.rookie_age,
    form[`rookie_season_games${kind}`],
    form[`rookie_career_games${kind}`],
    form.rookie_two_season_games,
  ];
  check(
    'rookie_age',
    applies('rookie_age', form.league_type, { ...form }) &&
      (['', '_goalies'] as const).some((kind) => asked(kind).every((figure) => figure === 0)),
    'Limit rookies by age or by games: without a limit every player is one.',
  );
  const deadline = deadlineFault(form.trade_deadline);
  check('trade_deadline', deadline !== null, deadline ?? '');
  // When not set, the default applies.
  const named = applies('lineup_dates', form.league_type, { ...form }) && typeof form.lineup_dates === 'string';
  const dates = named ? monthDaysFault(form.lineup_dates) : null;
  check('lineup_dates', dates !== null, dates ?? '');
  check(
    'cap_floor',
    form.cap_floor > form.salary_cap,
    `The cap floor (${formatMoney(form.cap_floor)}) is above the salary cap (${formatMoney(form.salary_cap)}).`,
  );

  const minimums = form.min_forwards + form.min_defense + form.min_goalies;
  check(
    'max_roster_size',
    form.max_roster_size < minimums,
    `The roster must hold the position minimums: ${minimums} players.`,
  );
  const { min_forwards_protected: forwards, min_defense_protected: defense, min_goalies_protected: goalies } = form;
  const kept = (forwards ?? 0) + (defense ?? 0) + (goalies ?? 0);
  check(
    'min_forwards_protected',
    applies('min_forwards_protected', form.league_type, { ...form }) && kept > form.max_roster_size,
    `The protected minimums (${kept}) are more than the roster holds (${form.max_roster_size}).`,
  );
  const most = [
    ['keeper_forwards', 'forwards', form.keeper_forwards, forwards],
    ['keeper_defense', 'defensemen', form.keeper_defense, defense],
    ['keeper_goalies', 'goalies', form.keeper_goalies, goalies],
  ] as const;
  const byNumber = applies('keepers', form.league_type, { ...form });
  check(
    'keepers',
    byNumber && form.keepers != null && kept > form.keepers,
    `The protected minimums (${kept}) are more than the sheet keeps (${form.keepers}).`,
  );
  for (const [key, players, figure, least] of most)
    check(
      key,
      byNumber && figure != null && figure > 0 && figure < (least ?? 0),
      `At least ${least ?? 0} ${players} must be protected, and at most ${figure} can be.`,
    );
  return errors;
}

/** Number of seasons after the current one whose draft picks exist and can be traded. */
export const seasonsAhead = (type: LeagueType, { pick_seasons }: Pick<LeagueSettings, 'pick_seasons'>): number =>
  type === 'dynasty' ? (pick_seasons ?? SETTINGS.pick_seasons.default) : 0;

/** Rounds of a draft of this kind under these settings. Null when the league has no such draft. */
export function draftRounds(settings: LeagueSettings, type: 'general' | 'rookie', startup: boolean): number | null {
  if (type === 'rookie') {
    if (!settings.rookieDraftEnabled) return null;
    return startup ? settings.rookie_draft_startup_length : settings.rookie_draft_length;
  }
  return startup && settings.general_draft_startup_length !== null
    ? settings.general_draft_startup_length
    : settings.general_draft_length;
}
