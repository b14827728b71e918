import { formatKind, type FormatKind } from '../../leagues/formats.js';
import type { LeagueSettings } from '../../leagues/settings.values.js';
import type { Format } from './format.model.js';
import { MATCHUPS } from './matchups.format.js';
import { POINTS } from './points.format.js';
import { ROTO } from './roto.format.js';

export const MODULES: Readonly<Record<FormatKind, Format>> = {
  matchups: MATCHUPS,
  categories: MATCHUPS,
  roto: ROTO,
  points: POINTS,
};

/** The first format that is played decides a stored season. Points are last, because every season has them. */
export const FORMATS: readonly Format[] = Object.values(MODULES);

export const formatOf = (settings: Partial<Pick<LeagueSettings, 'format'>>): Format => MODULES[formatKind(settings)];
