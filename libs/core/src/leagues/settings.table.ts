import type { SettingRows } from './setting.model.js';
import { CALENDAR } from './settings/calendar.settings.js';
import { DRAFT } from './settings/draft.settings.js';
import { FARM } from './settings/farm.settings.js';
import { GENERAL } from './settings/general.settings.js';
import { LINEUP } from './settings/lineup.settings.js';
import { PLAY } from './settings/play.settings.js';
import { PROTECTION } from './settings/protection.settings.js';
import { RETENTION } from './settings/retention.settings.js';
import { ROSTER } from './settings/roster.settings.js';
import { TRADING } from './settings/trading.settings.js';

/**
 * The one table of settings: a row for each, in the order of the form, from which everything that has to know them all
 * is derived: types, forms, requests, answers, what may be changed when, the rulebook and the log. A section's rows
 * stand in a file of their own.
 */
export const SETTINGS = {
  ...GENERAL,
  ...ROSTER,
  ...TRADING,
  ...CALENDAR,
  ...LINEUP,
  ...DRAFT,
  ...FARM,
  ...RETENTION,
  ...PROTECTION,
  ...PLAY,
} as const satisfies SettingRows;
