import { Injectable } from '@nestjs/common';
import type { SettingChangeView } from '@crease/core/leagues/settings.answers.js';
import type { SettingEffect } from '@crease/core/settings/settings.rules.js';
import { settingSentence, valueWords } from '@crease/core/settings/settings.words.js';
import { type SettingKey, type SettingsState, type SettingValue, rowOf } from '@crease/core/leagues/settings.values.js';
import { weightsOf } from '@crease/core/players/scoring.table.js';
import { Database, type Transaction } from '../platform/database/database.js';

type Sql = Transaction['sql'];

export interface SettingChangeRow {
  readonly id: string;
  readonly league_id: string;
  readonly key: SettingKey;
  readonly before: SettingValue;
  readonly after: SettingValue;
  readonly effect: SettingEffect;
  readonly state: SettingChangeView['state'];
  readonly season: string | null;
  readonly due_at: string | Date | null;
  readonly reason: string | null;
  readonly made_by_name: string;
  readonly made_at: string | Date;
  readonly held_from: string | Date | null;
}

const ROWS = `select c.id, c.league_id, c.key, c.before, c.after, c.effect, c.state, c.season, c.due_at, c.reason, u.first_name || ' ' || u.last_name as made_by_name, c.made_at, c.held_from
  from setting_change c join app_user u on u.id = c.made_by`;
const SHOWN = 300;

/** What became of the changes of a league's settings. */
@Injectable()
export class SettingsQueries {
  constructor(private readonly database: Database) {}

  /** What has been decided and does not hold yet, inside the caller's transaction. */
  async coming(sql: Sql, leagueId: string): Promise<SettingChangeRow[]> {
    return sql<SettingChangeRow>(
      `${ROWS} where c.league_id = $1 and c.state = 'coming' order by c.due_at nulls last, c.made_at, c.id`,
      [leagueId],
    );
  }

  async comingView(leagueId: string): Promise<SettingChangeView[]> {
    const rows = await this.database.query<SettingChangeRow>(
      `${ROWS} where c.league_id = $1 and c.state = 'coming' order by c.due_at nulls last, c.made_at, c.id`,
      [leagueId],
      'settings-coming',
    );
    return rows.map(viewOf);
  }

  /** Every change, newest first. */
  async history(leagueId: string): Promise<SettingChangeView[]> {
    return (
      await this.database.query<SettingChangeRow>(
        `${ROWS} where c.league_id = $1 order by c.made_at desc, c.id limit ${SHOWN}`,
        [leagueId],
      )
    ).map(viewOf);
  }
}

const iso = (at: string | Date | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Weights that were stored before a scoring category came count it by its default. */
const whole = (value: SettingValue): SettingValue =>
  typeof value === 'object' && value !== null ? weightsOf(value) : value;

export function viewOf({ key, before, after, ...row }: SettingChangeRow): SettingChangeView {
  return {
    id: row.id,
    key,
    label: rowOf(key).label,
    before: whole(before),
    after: whole(after),
    before_words: valueWords(key, before),
    after_words: valueWords(key, after),
    effect: row.effect,
    sentence: settingSentence(key, after),
    state: row.state,
    season: row.season,
    due_at: iso(row.due_at),
    made_by: row.made_by_name,
    made_at: new Date(row.made_at).toISOString(),
    held_from: iso(row.held_from),
    reason: row.reason,
  };
}

/** What is coming, as settings. */
export const asState = (rows: readonly Pick<SettingChangeRow, 'key' | 'after'>[]): Partial<SettingsState> =>
  Object.fromEntries(rows.map(({ key, after }) => [key, whole(after)]));
