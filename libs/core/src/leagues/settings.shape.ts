import { z } from 'zod';
import {
  briefly,
  CATEGORIES,
  DEFAULT_SCORING,
  eachCategory,
  FIRST_CATEGORIES,
  positionsOf,
  type Category,
  type Weight,
} from '../players/scoring/scoring.table.js';
import { categoryWords } from '../players/scoring/scoring.words.js';
import { categoriesText } from '../players/scoring/category-set.js';
import { isTimeZone } from '../time-zone.js';
import { POSITION_WORDS } from '../position.js';
import { capital, oneLine } from '../text.rules.js';
import { monthDaysText } from './month-days.js';
import type { FigureRow, SettingRow } from './setting.model.js';
import { nameOf, settingWords } from './settings/setting-words.js';
import { shapeFaults as t } from './settings/words/shape.words.js';
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
 * `validateLeagueForm` reports it per field. Messages are worded while a request is validated, for its reader.
 */

export const leagueName = z
  .string({ error: () => t.nameRequired() })
  .overwrite(oneLine)
  .max(200, { error: () => t.nameTooLong() });

function figure(key: SettingKey, { asked, max = LARGEST }: FigureRow) {
  const named = () => ({ named: nameOf(key) });
  const most = asked === false ? max : LARGEST;
  return z
    .number({ error: () => t.number(named()) })
    .int({ error: () => t.whole(named()) })
    .min(0, { error: () => t.belowZero(named()) })
    .max(most, {
      error: () => (most === LARGEST ? t.tooLarge(named()) : settingWords(key).tooHigh?.(most)),
    });
}
const LARGEST = 1_000_000_000;
const DATES_MOST = 120;
const CATEGORIES_MOST = 400;

const THOUSANDTH = 0.001;
const MOST_POINTS = 100;
/** Three decimals, because points are counted in whole thousandths. */
function points(what: () => string) {
  const named = () => ({ named: what() });
  return z
    .number({ error: () => t.points(named()) })
    .min(-MOST_POINTS, { error: () => t.pointsAtLeast({ ...named(), least: -MOST_POINTS }) })
    .max(MOST_POINTS, { error: () => t.pointsAtMost({ ...named(), most: MOST_POINTS }) })
    .multipleOf(THOUSANDTH, { error: () => t.threeDecimals(named()) });
}

/** Points for one unit of a category, for all positions or by position. */
function weight(category: Category) {
  const what = () => capital(categoryWords(category));
  const each = Object.fromEntries(
    positionsOf(category).map((position) => [
      position,
      points(() => t.ofPosition({ named: what(), position: POSITION_WORDS[position][0] })),
    ]),
  );
  return z
    .union([points(what), z.strictObject(each)], {
      error: () => t.pointsOrEach({ named: what(), positions: Object.keys(each) }),
    })
    .transform((sent): Weight => briefly(category, sent));
}

export const scoring = z
  .strictObject(
    eachCategory((category) => (FIRST_CATEGORIES.includes(category) ? weight(category) : weight(category).optional())),
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? t.notCounted({ keys: issue.keys.map((key) => key.slice(0, 30)), known: CATEGORIES })
          : undefined,
    },
  )
  .transform((sent) => ({ ...DEFAULT_SCORING, ...sent }));

interface Named {
  readonly named: string;
}

const dayOfYear = (named: () => Named) =>
  z.string({ error: () => t.day(named()) }).regex(/^(\d\d-\d\d)?$/, { error: () => t.day(named()) });

const datesOfMonth = (named: () => Named) =>
  z
    .string({ error: () => t.dates(named()) })
    .max(DATES_MOST, { error: () => t.atMostCharacters({ ...named(), most: DATES_MOST }) })
    .overwrite(monthDaysText);

const categories = (named: () => Named) =>
  z
    .string({ error: () => t.categories(named()) })
    .max(CATEGORIES_MOST, { error: () => t.atMostCharacters({ ...named(), most: CATEGORIES_MOST }) })
    .overwrite(categoriesText);

function given(key: SettingKey): z.ZodType {
  const row = rowOf(key);
  const named = () => ({ named: nameOf(key) });
  if (isFigure(row)) return figure(key, row);
  if (row.unit === 'switch') return z.boolean({ error: () => t.onOrOff(named()) });
  if (row.unit === 'day') return dayOfYear(named);
  if (row.unit === 'dates') return datesOfMonth(named);
  if (row.unit === 'categories') return categories(named);
  if (row.unit === 'weights') return scoring;
  if (row.unit === 'choice') {
    const { options } = row;
    return z.enum(options, { error: () => t.oneOf({ ...named(), options }) });
  }
  return z
    .string()
    .max(60)
    .refine(isTimeZone, { error: () => t.noSuchZone() });
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
export const settingsShape = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, value(key).optional()]),
) as unknown as SettingsShape;
