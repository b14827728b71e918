import { z } from 'zod';
import { isDay, isTimeZone } from '../calendar.js';
import { idSchema, seasonSchema } from '../request.parts.js';
import { lines, oneLine } from '../text.rules.js';

/*
 * What single values of an archive's rows must be. Forms refuse a bad text because a person can correct it. An archive
 * cannot be corrected, and older releases accepted other texts, so a bad text is cleaned here. Every other wrong value
 * is refused.
 */

const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
const PLAIN_LINES = /^[\x20-\x7e\n]*$/;
/** Longer texts are cut before they are cleaned, so that one value cannot occupy the process. */
const ROOM = 4;

/** The first `most` characters, without half of a surrogate pair at the end. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** One line of at most `most` characters. `instead` replaces a text of which nothing remains. */
export const line = (most: number, instead = '') =>
  z
    .string('must be a text.')
    .overwrite((text) =>
      text.length <= most && PLAIN.test(text) ? text : cut(oneLine(cut(text, most * ROOM)), most).trimEnd() || instead,
    );

const cleanLines = (text: string, most: number): string =>
  text.length <= most && PLAIN_LINES.test(text) ? text : cut(lines(cut(text, most * ROOM)), most);

/** Several lines of at most `most` characters. */
export const body = (most: number, instead = '') =>
  z.string('must be a text.').overwrite((text) => cleanLines(text, most) || instead);

/** A short word that the product itself wrote: a seed, a hash, a version, a source. */
export const token = (most = 100) =>
  z
    .string('must be a text.')
    .max(most, `has at most ${most} characters.`)
    .regex(/^[\x20-\x7e]*$/, 'has characters that the product does not write.');

export const id = idSchema;
export const season = seasonSchema;
export const flag = z.boolean('must be true or false.');
export const playerId = z.int('must be the number of a player.').min(1).max(99_999_999);
export const count = (most: number, least = 0) =>
  z
    .int('must be a whole number.')
    .min(least, `must be at least ${least}.`)
    .max(most, `must be at most ${most.toLocaleString('en-US')}.`);
export const points = z.number('must be a number.').min(-1_000_000).max(1_000_000);
export const timeZone = z.string().max(60).refine(isTimeZone, 'is no time zone.');
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}.`);

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const inRange = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return year >= FIRST_YEAR && year < LAST_YEAR;
};
const RANGE = `must lie between ${FIRST_YEAR} and ${LAST_YEAR}.`;
/** A moment as PostgreSQL writes it into JSON. */
export const moment = z.iso.datetime({ offset: true, error: 'must be a date and time.' }).refine(inRange, RANGE);
export const day = z.string().refine(isDay, "must be a day like '2025-10-07'.").refine(inRange, RANGE);

export const LARGEST_JSON = {
  /** Characters of one text, and of one name of a value. */
  text: 20_000,
  key: 200,
  /** Values in all. */
  values: 200_000,
  number: 1e15,
} as const;

/** Why a JSON value cannot be of the product, or null. */
function faultOf(value: unknown): string | null {
  let seen = 0;
  const look = (one: unknown, key: string): string | null => {
    seen += 1;
    if (seen > LARGEST_JSON.values) return `holds more than ${LARGEST_JSON.values.toLocaleString('en-US')} values.`;
    if (typeof one === 'number' && Math.abs(one) > LARGEST_JSON.number) return 'holds a number that is too large.';
    if (typeof one === 'string' && /^time_?zone$/i.test(key) && !isTimeZone(one))
      return `names the time zone ${one.slice(0, 60)}, which does not exist.`;
    if (one === null || typeof one !== 'object') return null;
    for (const [name, inner] of Object.entries(one)) {
      if (name.length > LARGEST_JSON.key) return `names a value with more than ${LARGEST_JSON.key} characters.`;
      const fault = look(inner, name);
      if (fault !== null) return fault;
    }
    return null;
  };
  return look(value, '');
}

/** Texts of several lines: a message of a chat, a note, rules. Every other text is one line. */
const SEVERAL_LINES = /^(?:text|body|message|note|rules)$/i;

function cleanText(text: string, key: string): string {
  const clean = cleanLines(text, LARGEST_JSON.text);
  return SEVERAL_LINES.test(key) || !/[\n\t]/.test(clean) ? clean : oneLine(clean);
}

/** The same JSON with every text cleaned. Returns the value itself where nothing has to change. */
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

/** JSON that fits `schema`. The stored value is kept, cleaned, and not what the schema makes of it. */
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
      if (issue !== undefined) context.addIssue({ code: 'custom', message: wordsOf(issue) });
    })
    .transform((value) => cleaned(value));

export const jsonObject = json(z.record(z.string(), z.unknown(), 'must be an object.'));
export const jsonList = json(z.array(z.unknown(), 'must be a list.'));

/** What is wrong with a value, with the place in it. */
export function wordsOf({ path, message }: z.core.$ZodIssue): string {
  const place = path.map((part) => String(part).slice(0, 60)).join('.');
  return place === '' ? message : `${place}: ${message}`;
}
