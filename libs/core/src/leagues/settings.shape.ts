import { z } from 'zod';
import {
  briefly,
  CATEGORIES,
  categoryWords,
  DEFAULT_SCORING,
  eachCategory,
  FIRST_CATEGORIES,
  positionsOf,
  type Category,
  type Weight,
} from '../players/scoring/scoring.table.js';
import { categoriesText } from '../players/scoring/category-set.js';
import { isTimeZone } from '../time-zone.js';
import { POSITION_WORDS } from '../position.js';
import { capital, oneLine } from '../text.rules.js';
import { monthDaysText } from './month-days.js';
import type { FigureRow, SettingRow } from './setting.model.js';
import { nameOf, settingWords } from './settings/setting-words.js';
import {
  FORM_KEYS,
  isFigure,
  rowOf,
  SETTING_KEYS,
  type FormKey,
  type LaterKey,
  type LeagueForm,
  type SettingKey,
  type SettingsState,
} from './settings.values.js';

/*
 * Request schemas for settings, derived from the table. Playability is checked later: it depends on other settings, and
 * `validateLeagueForm` reports it per field.
 */

export const leagueName = z.string('League name is required.').overwrite(oneLine).max(200, 'League name is too long.');

function figure(key: SettingKey, { asked, max = LARGEST }: FigureRow) {
  const named = nameOf(key);
  const most = asked === false ? max : LARGEST;
  return z
    .number(`${named} must be a number.`)
    .int(`${named} must be a whole number.`)
    .min(0, `${named} cannot be below 0.`)
    .max(most, most === LARGEST ? `${named} is too large.` : settingWords(key).tooHigh?.(most));
}
const LARGEST = 1_000_000_000;

const THOUSANDTH = 0.001;
/** Three decimals, because points are counted in whole thousandths. */
function points(what: string) {
  return z
    .number(`${what} counts a number of points.`)
    .min(-100, `${what} counts at least -100.`)
    .max(100, `${what} counts at most 100.`)
    .multipleOf(THOUSANDTH, `${what} counts at most three decimals.`);
}

/** Points for one unit of a category, for all positions or by position. */
function weight(category: Category) {
  const what = capital(categoryWords(category));
  const each = Object.fromEntries(
    positionsOf(category).map((position) => [position, points(`${what} of a ${POSITION_WORDS[position][0]}`)]),
  );
  return z
    .union([points(what), z.strictObject(each)], {
      error: `${what} counts a number of points, or one for each of ${Object.keys(each).join(', ')}.`,
    })
    .transform((sent): Weight => briefly(category, sent));
}

export const scoring = z
  .strictObject(
    eachCategory((category) => (FIRST_CATEGORIES.includes(category) ? weight(category) : weight(category).optional())),
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `Nothing is counted by the name of ${issue.keys.map((key) => key.slice(0, 30)).join(', ')}. Points are given for: ${CATEGORIES.join(', ')}.`
          : undefined,
    },
  )
  .transform((sent) => ({ ...DEFAULT_SCORING, ...sent }));

const dayOfYear = (what: string) =>
  z.string(`${what} is a day like 03-07, or empty.`).regex(/^(\d\d-\d\d)?$/, `${what} is a day like 03-07, or empty.`);

const datesOfMonth = (what: string) =>
  z
    .string(`${what} are written as in 1, 10, 20.`)
    .max(120, `${what}: at most 120 characters.`)
    .overwrite(monthDaysText);

const categories = (what: string) =>
  z
    .string(`${what} are written as in G, A, PIM low.`)
    .max(400, `${what}: at most 400 characters.`)
    .overwrite(categoriesText);

/** Schema of a setting's value when it is present. */
function given(key: SettingKey): z.ZodType {
  const row = rowOf(key);
  const named = nameOf(key);
  if (isFigure(row)) return figure(key, row);
  if (row.unit === 'switch') return z.boolean(`${named} must be on or off.`);
  if (row.unit === 'day') return dayOfYear(named);
  if (row.unit === 'dates') return datesOfMonth(named);
  if (row.unit === 'categories') return categories(named);
  if (row.unit === 'weights') return scoring;
  if (row.unit === 'choice') return z.enum(row.options, `${named} is one of: ${row.options.join(', ')}.`);
  return z.string().max(60).refine(isTimeZone, 'There is no such time zone.');
}

const isText = ({ unit }: SettingRow): boolean => unit === 'dates' || unit === 'categories';

/** Like `given`, but a missing or null value means that the feature is off. */
function value(key: SettingKey): z.ZodType {
  const row = rowOf(key);
  if (row.asked === false) return given(key);
  if (row.only === undefined && (row.unit === 'switch' || (row.under === undefined && row.among === undefined)))
    return given(key);
  const off = row.unit === 'switch' ? false : row.only === undefined && !isText(row) ? 0 : null;
  return given(key)
    .nullish()
    .transform((sent) => sent ?? off);
}

type FormShape = {
  [K in FormKey]: K extends LaterKey
    ? z.ZodOptional<z.ZodType<LeagueForm[K] | null, LeagueForm[K] | null>>
    : z.ZodType<LeagueForm[K], LeagueForm[K] | null>;
};
/**
 * The settings of a new league. Settings added after the first leagues may be missing; `completeForm` adds their
 * defaults.
 */
export const formShape = Object.fromEntries(
  FORM_KEYS.map((key) => [key, rowOf(key).later === true ? given(key).nullish() : value(key)]),
  // Object.fromEntries loses the keys; every key has a schema.
) as unknown as FormShape;

type SettingsShape = { [K in SettingKey]: z.ZodOptional<z.ZodType<SettingsState[K], SettingsState[K]>> };
/** Any subset of a league's settings. */
export const settingsShape = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, value(key).optional()]),
) as unknown as SettingsShape;
