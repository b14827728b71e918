import { z } from 'zod';
import { FORMER_MARKS } from '../auth/words/former.words.js';
import { messageOf } from '../messages/messages.js';
import { isDay } from '../calendar.js';
import { isTimeZone } from '../time-zone.js';
import { idSchema, seasonSchema } from '../request.parts.js';
import { lines, oneLine } from '../text.rules.js';

/*
 * Schemas for single values in archive rows. A form refuses invalid text because a person can correct it. An archive
 * cannot be corrected, and older releases accepted other text, so invalid text is cleaned here. Any other invalid value
 * is refused.
 */

const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
const PLAIN_LINES = /^[\x20-\x7e\n]*$/;
/** Text longer than this multiple is cut before cleaning, so that one value cannot block the process. */
const ROOM = 4;

/** The first `most` characters, without half a surrogate pair at the end. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // A slice would keep the whole text in memory.
  const short = text.slice(0, most).split('').join('');
  return short.replace(/[\uD800-\uDBFF]$/, '');
}

/** One line of at most `most` characters. `instead` replaces text that is empty after cleaning. */
export const line = (most: number, instead = '') =>
  z
    .string(messageOf('mustBeText'))
    .overwrite((text) =>
      text.length <= most && PLAIN.test(text)
        ? text
        : cut(oneLine(cut(text, most * ROOM), FORMER_MARKS), most).trimEnd() || instead,
    );

const cleanLines = (text: string, most: number): string =>
  text.length <= most && PLAIN_LINES.test(text) ? text : cut(lines(cut(text, most * ROOM), FORMER_MARKS), most);

export const body = (most: number, instead = '') =>
  z.string(messageOf('mustBeText')).overwrite((text) => cleanLines(text, most) || instead);

/** A generated word: a seed, hash, version or source. */
export const token = (most = 100) =>
  z
    .string(messageOf('mustBeText'))
    .max(most, messageOf('valueHasAtMostCharacters', { most }))
    .regex(/^[\x20-\x7e]*$/, messageOf('hasForeignCharacters'));

export const id = idSchema;
export const season = seasonSchema;
export const flag = z.boolean(messageOf('mustBeTrueOrFalse'));
export const playerId = z.int(messageOf('mustBeNumberOfPlayer')).min(1).max(99_999_999);
export const count = (most: number, least = 0) =>
  z
    .int(messageOf('mustBeWholeNumber'))
    .min(least, messageOf('mustBeAtLeast', { least }))
    .max(most, messageOf('mustBeAtMost', { most }));
export const points = z.number(messageOf('mustBeNumber')).min(-1_000_000).max(1_000_000);
export const timeZone = z.string().max(60).refine(isTimeZone, messageOf('isNoTimeZone'));
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, messageOf('mustBeAmong', { choices: values }));

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const inRange = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return year >= FIRST_YEAR && year < LAST_YEAR;
};
const RANGE = messageOf('mustLieBetween', { from: FIRST_YEAR, to: LAST_YEAR });
/** A timestamp as PostgreSQL writes it into JSON. */
export const moment = z.iso.datetime({ offset: true, error: messageOf('mustBeDateAndTime') }).refine(inRange, RANGE);
export const day = z.string().refine(isDay, messageOf('mustBeDayLike')).refine(inRange, RANGE);

export const LARGEST_JSON = {
  /** Maximum characters of a text, and of a key. */
  text: 20_000,
  key: 200,
  /** Maximum number of values in total. */
  values: 200_000,
  number: 1e15,
} as const;

/** Why a JSON value is invalid; null when it is valid. */
function faultOf(value: unknown): string | null {
  let seen = 0;
  const look = (one: unknown, key: string): string | null => {
    seen += 1;
    if (seen > LARGEST_JSON.values) return messageOf('holdsMoreValues', { most: LARGEST_JSON.values });
    if (typeof one === 'number' && Math.abs(one) > LARGEST_JSON.number) return messageOf('holdsTooLargeNumber');
    if (typeof one === 'string' && /^time_?zone$/i.test(key) && !isTimeZone(one))
      return messageOf('namesNoTimeZone', { zone: one.slice(0, 60) });
    if (one === null || typeof one !== 'object') return null;
    for (const [name, inner] of Object.entries(one)) {
      if (name.length > LARGEST_JSON.key) return messageOf('namesLongValue', { most: LARGEST_JSON.key });
      const fault = look(inner, name);
      if (fault !== null) return fault;
    }
    return null;
  };
  return look(value, '');
}

/** Keys of texts with several lines. Other texts are single lines. */
const SEVERAL_LINES = /^(?:text|body|message|note|rules)$/i;

function cleanText(text: string, key: string): string {
  const clean = cleanLines(text, LARGEST_JSON.text);
  return SEVERAL_LINES.test(key) || !/[\n\t]/.test(clean) ? clean : oneLine(clean);
}

/** Returns the JSON with every text cleaned, or the same value when nothing changes. */
function cleaned(value: unknown, within = ''): unknown {
  if (typeof value === 'string') return cleanText(value, within);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const list = value.map((one) => cleaned(one, within));
    return list.every((one, index) => one === value[index]) ? value : list;
  }
  const object = value as Readonly<Record<string, unknown>>;
  const entries = Object.entries(object).map(([key, one]) => [key, cleaned(one, key)] as const);
  return entries.every(([key, one]) => one === object[key]) ? value : Object.fromEntries(entries);
}

/** JSON that matches `schema`. The result is the cleaned input, not the schema's output. */
export const json = (schema: z.ZodType) =>
  z
    .unknown()
    .superRefine((value, context) => {
      const fault = faultOf(value);
      if (fault !== null) {
        context.addIssue({ code: 'custom', message: fault });
        return;
      }
      const issue = schema.safeParse(value).error?.issues[0];
      if (issue !== undefined) context.addIssue({ code: 'custom', message: faultOfIssue(issue) });
    })
    .transform((value) => cleaned(value));

/** The message of a validation error, with the path of the invalid value. */
export function faultOfIssue({ path, message: fault }: z.core.$ZodIssue): string {
  const place = path.map((part) => String(part).slice(0, 60)).join('.');
  return place === '' ? fault : messageOf('atPlace', { place, fault });
}
