import { p } from '@mikro-orm/core';
import type { StoredScoring } from '@crease/core/players/scoring/scoring.table.js';
import type { SettingKey, SettingValue } from '@crease/core/leagues/settings.values.js';
import { table, type TablesOf } from '../platform/database/table.js';

export const SettingChange = table('setting_change', 'league', {
  id: p.text().primary(),
  league_id: p.text().primary(),
  key: p.text().$type<SettingKey>(),
  before: p.json<SettingValue>(),
  after: p.json<SettingValue>(),
  effect: p.text().$type<'now' | 'next-week' | 'midnight' | 'next-period' | 'next-season'>(),
  state: p.text().$type<'coming' | 'applied' | 'taken-back' | 'replaced'>(),
  season: p.text().nullable(),
  due_at: p.datetime().nullable(),
  reason: p.text().nullable(),
  made_by: p.text(),
  made_at: p.datetime().defaultRaw(`clock_timestamp()`),
  held_from: p.datetime().nullable(),
});

export const ScoringPast = table('scoring_past', 'league', {
  id: p.bigint('number').primary().autoincrement(),
  league_id: p.text().primary(),
  until_at: p.datetime().defaultRaw(`clock_timestamp()`),
  scoring: p.json<StoredScoring>(),
  time_zone: p.text(),
});

export const settingsTables = [SettingChange, ScoringPast] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof settingsTables)[number]> {}
}
