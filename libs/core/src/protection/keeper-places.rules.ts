import { SETTINGS } from '../leagues/settings.table.js';
import type { LeagueSettings } from '../leagues/settings.values.js';
import { many } from '../text.rules.js';
import type { SheetRules } from './sheet.rules.js';

type Settings = Partial<Pick<LeagueSettings, 'keepers_more' | 'keepers_places'>>;

const groupSize = ({ keepers_places: places }: Settings): number => places ?? SETTINGS.keepers_places.default;

/** True in leagues where the number of keepers depends on the place in the last season. */
export const dependsOnPlace = ({ keepers_more: more }: Settings): boolean => (more ?? 0) > 0;

/** The rules for a team's sheet by its place in the last season; a team without a place keeps like the first group. */
export function rulesAtPlace(rules: SheetRules, settings: Settings, place: number | undefined): SheetRules {
  if (rules.most === undefined || place === undefined || !dependsOnPlace(settings)) return rules;
  const more = Math.floor((place - 1) / groupSize(settings)) * (settings.keepers_more ?? 0);
  return { ...rules, most: { ...rules.most, keepers: rules.most.keepers + more, place } };
}

/** The rulebook's sentence; empty where all teams keep as many. */
export function keeperPlacesWords(settings: Settings): string {
  if (!dependsOnPlace(settings)) return '';
  const size = groupSize(settings);
  const first = size === 1 ? 'The first team' : `The first ${size} teams`;
  return ` ${first} of last season’s table may keep that many; each further group of ${many(size, 'place')} keeps ${many(settings.keepers_more ?? 0, 'player')} more than the one before.`;
}
