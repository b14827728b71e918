import { Injectable } from '@nestjs/common';
import type { InferResult } from 'kysely';
import { settingWords } from '@crease/core/leagues/settings/setting-words.js';
import type { SettingChangeView } from '@crease/core/leagues/settings.answers.js';
import { settingSentence, valueWords } from '@crease/core/settings/settings.words.js';
import { SETTING_KEYS, type SettingsState, type SettingValue } from '@crease/core/leagues/settings.values.js';
import { weightsOf } from '@crease/core/players/scoring/scoring.table.js';
import { fullName } from '../auth/account/full-name.queries.js';
import { Database, type Db } from '../platform/database/database.js';

const changesOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('setting_change as c')
    .innerJoin('app_user as u', 'u.id', 'c.made_by')
    .select(['c.id', 'c.league_id', 'c.key', 'c.before', 'c.after', 'c.effect', 'c.state', 'c.season', 'c.due_at'])
    .select(({ ref }) => [
      'c.reason',
      fullName(ref('u.first_name'), ref('u.last_name')).as('made_by_name'),
      'c.made_at',
      'c.held_from',
    ])
    .where('c.league_id', '=', leagueId);
export type SettingChangeRow = Readonly<InferResult<ReturnType<typeof changesOf>>[number]>;

const comingOf = (db: Db, leagueId: string) =>
  changesOf(db, leagueId)
    .where('c.state', '=', 'coming')
    .orderBy('c.due_at', (order) => order.asc().nullsLast())
    .orderBy('c.made_at')
    .orderBy('c.id');

const SHOWN = 300;

const KNOWN: ReadonlySet<string> = new Set(SETTING_KEYS);
/** Changes of settings that this version does not know are ignored. */
const isKnown = ({ key }: { readonly key: string }): boolean => KNOWN.has(key);

@Injectable()
export class SettingsQueries {
  constructor(private readonly database: Database) {}

  async coming(db: Db, leagueId: string): Promise<SettingChangeRow[]> {
    return (await comingOf(db, leagueId).execute()).filter(isKnown);
  }

  async comingView(leagueId: string): Promise<SettingChangeView[]> {
    const rows = await this.database.prepared('settings-coming', comingOf(this.database.db, leagueId));
    return rows.filter(isKnown).map(viewOf);
  }

  async history(leagueId: string): Promise<SettingChangeView[]> {
    const rows = await changesOf(this.database.db, leagueId)
      .orderBy('c.made_at', 'desc')
      .orderBy('c.id')
      .limit(SHOWN)
      .execute();
    return rows.filter(isKnown).map(viewOf);
  }
}

/** Weights stored before a scoring category was added get its default. */
const whole = (value: SettingValue): SettingValue =>
  typeof value === 'object' && value !== null ? weightsOf(value) : value;

export function viewOf({ key, before, after, ...row }: SettingChangeRow): SettingChangeView {
  return {
    id: row.id,
    key,
    label: settingWords(key).label,
    before: whole(before),
    after: whole(after),
    before_words: valueWords(key, before),
    after_words: valueWords(key, after),
    effect: row.effect,
    sentence: settingSentence(key, after),
    state: row.state,
    season: row.season,
    due_at: row.due_at?.toISOString() ?? null,
    made_by: row.made_by_name,
    made_at: row.made_at.toISOString(),
    held_from: row.held_from?.toISOString() ?? null,
    reason: row.reason,
  };
}

export const asState = (rows: readonly Pick<SettingChangeRow, 'key' | 'after'>[]): Partial<SettingsState> =>
  Object.fromEntries(rows.map(({ key, after }) => [key, whole(after)]));
