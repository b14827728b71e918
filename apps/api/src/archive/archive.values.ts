import { timeZone } from '@crease/core/archive/archive.values.js';
import { scoring, settingsShape } from '@crease/core/leagues/settings.shape.js';
import type { SettingKey } from '@crease/core/leagues/settings.values.js';
import type { KeptColumn, KeptName } from './archive.model.js';
import { HISTORY_VALUES } from './archive.values.history.js';
import { CONTRACT_VALUES } from './values/contract.values.js';
import { LEAGUE_VALUES } from './archive.values.league.js';
import { messageOf } from '@crease/core/messages/messages.js';
import type { z } from 'zod';

/*
 * Rules for every column of an archive, from the schemas and limits of the calls that write it. A column without a rule
 * does not compile.
 */

type Values = { readonly [T in KeptName]: Readonly<Record<KeptColumn<T>, z.ZodType>> };
export const VALUES: Values = { ...LEAGUE_VALUES, ...HISTORY_VALUES, ...CONTRACT_VALUES };

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
