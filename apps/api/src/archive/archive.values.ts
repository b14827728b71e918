import type { Selectable } from 'kysely';
import { day, flag, id, moment, playerId, season, timeZone } from '@crease/core/archive/archive.values.js';
import { scoring, settingsShape } from '@crease/core/leagues/settings.shape.js';
import type { SettingKey } from '@crease/core/leagues/settings.values.js';
import type { Tables } from '../platform/database/table.js';
import { typeOf, type TableShape } from './archive.catalogue.queries.js';
import type { KeptColumn, KeptName } from './archive.model.js';
import { HISTORY_VALUES } from './archive.values.history.js';
import { CONTRACT_VALUES } from './values/contract.values.js';
import { LEAGUE_VALUES } from './archive.values.league.js';
import { messageOf } from '@crease/core/messages/messages.js';
import type { z } from 'zod';

/*
 * Rules for every column of an archive, from the schemas and limits of the calls that write it. The type and the name
 * of a column give the usual rules. Any other column without a rule does not compile.
 */

type ValueIn<Row, C> = C extends keyof Row ? NonNullable<Row[C]> : never;
type Usual<T extends KeptName> = {
  [C in KeptColumn<T>]: ValueIn<Selectable<Tables[T]>, C> extends boolean | Date
    ? C
    : C extends 'id' | 'season' | 'day' | `${string}_${'id' | 'by' | 'season' | 'day' | 'on'}`
      ? C
      : never;
}[KeptColumn<T>];
type Rules<C extends string> = Readonly<Record<C, z.ZodType>>;
type Values = { readonly [T in KeptName]: Rules<Exclude<KeptColumn<T>, Usual<T>>> & Partial<Rules<Usual<T>>> };
const VALUES: Values = { ...LEAGUE_VALUES, ...HISTORY_VALUES, ...CONTRACT_VALUES };

const BY_TYPE: Readonly<Partial<Record<string, z.ZodType>>> = {
  boolean: flag,
  'timestamp with time zone': moment,
  date: day,
  integer: playerId,
  text: id,
};

/** The rule of a column. Columns of ids have a name that ends like one. */
export function ruleOf(shape: TableShape, column: string): z.ZodType {
  const own = (VALUES[shape.name as KeptName] as Partial<Rules<string>>)[column];
  if (own !== undefined) return own;
  const rule = /(?:^|_)season$/.test(column) ? season : BY_TYPE[typeOf(shape, column)];
  if (rule === undefined) throw new Error(`${shape.name}.${column} has no rule`);
  return shape.nullable.includes(column) ? rule.nullable() : rule;
}

type Row = Readonly<Record<string, unknown>>;

/** Faults that only several columns together show: the reason why a row is invalid, or null. */
export function rowFault(table: string, row: Row): string | null {
  if (table === 'setting_change') return settingFault(row);
  if (table === 'poll') return pollFault(row);
  if ((table === 'league_season' || table === 'season_plan') && String(row.starts_on) > String(row.ends_on))
    return messageOf('seasonEndsBeforeItBegins');
  return null;
}

function settingFault({ key, before, after }: Row): string | null {
  const schema = key === 'time_zone' ? timeZone : key === 'scoring' ? scoring : settingsShape[key as SettingKey];
  for (const value of [before, after]) {
    const issue = schema.nullish().safeParse(value).error?.issues[0];
    if (issue !== undefined) return messageOf('atPlace', { place: String(key), fault: issue.message });
  }
  return null;
}

function pollFault({ choices, outcome: counted, state }: Row): string | null {
  const votes = (counted as { readonly votes: readonly number[] } | null)?.votes;
  if (votes !== undefined && votes.length !== (choices as readonly string[]).length)
    return messageOf('outcomeHasOtherChoices');
  return state === 'ended' && votes === undefined ? messageOf('endedPollHasOutcome') : null;
}
