import { PROTECTION } from '../leagues/settings/protection.settings.js';
import type { LeagueSettings } from '../leagues/settings.values.js';
import type { SheetRules } from './sheet.rules.js';

export type KeeperPlaces = Partial<Pick<LeagueSettings, 'keepers_more' | 'keepers_places'>>;

/** Places of a group of teams that keep as many players. */
export const groupSize = ({ keepers_places: places }: KeeperPlaces): number =>
  places ?? PROTECTION.keepers_places.default;

export const dependsOnPlace = ({ keepers_more: more }: KeeperPlaces): boolean => (more ?? 0) > 0;

/** The rules for a team's sheet by its place in the last season; a team without a place keeps like the first group. */
export function rulesAtPlace(rules: SheetRules, settings: KeeperPlaces, place: number | undefined): SheetRules {
  if (rules.most === undefined || place === undefined || !dependsOnPlace(settings)) return rules;
  const more = Math.floor((place - 1) / groupSize(settings)) * (settings.keepers_more ?? 0);
  return { ...rules, most: { ...rules.most, keepers: rules.most.keepers + more, place } };
}
