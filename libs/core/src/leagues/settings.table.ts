import type { SettingRows } from './setting.model.js';
import { AUCTION_DRAFT } from './settings/auction.settings.js';
import { CALENDAR } from './settings/calendar.settings.js';
import { COMPETITION } from './settings/competition.settings.js';
import { CONTRACTS } from './settings/contracts.settings.js';
import { DRAFT } from './settings/draft.settings.js';
import { FARM } from './settings/farm.settings.js';
import { GENERAL } from './settings/general.settings.js';
import { LINEUP } from './settings/lineup.settings.js';
import { MARKET } from './settings/market.settings.js';
import { PLAY } from './settings/play.settings.js';
import { PLAYOFFS } from './settings/playoff.settings.js';
import { PROTECTION } from './settings/protection.settings.js';
import { RETENTION } from './settings/retention.settings.js';
import { RESULTS } from './settings/results.settings.js';
import { ROTO } from './settings/roto.settings.js';
import { ROSTER } from './settings/roster.settings.js';
import { SCHEDULE } from './settings/schedule.settings.js';
import { TRADING } from './settings/trading.settings.js';

/**
 * The table of all settings, in form order. Types, forms, requests, answers, change rules, the rulebook and the log
 * derive from it. Each section's rows are in their own file.
 */
export const SETTINGS = {
  ...GENERAL,
  ...CONTRACTS,
  ...COMPETITION,
  ...SCHEDULE,
  ...RESULTS,
  ...PLAYOFFS,
  ...ROTO,
  ...ROSTER,
  ...MARKET,
  ...TRADING,
  ...CALENDAR,
  ...LINEUP,
  ...AUCTION_DRAFT,
  ...DRAFT,
  ...FARM,
  ...RETENTION,
  ...PROTECTION,
  ...PLAY,
} as const satisfies SettingRows;
