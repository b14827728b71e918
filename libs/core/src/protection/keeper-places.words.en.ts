import { many } from '../text.rules.js';
import { dependsOnPlace, groupSize, type KeeperPlaces } from './keeper-places.rules.js';

/** The rulebook's sentence; empty where all teams keep as many. */
export const keeperPlacesWords = (settings: KeeperPlaces): string => {
  if (!dependsOnPlace(settings)) return '';
  const size = groupSize(settings);
  const first = size === 1 ? 'The first team' : `The first ${size} teams`;
  return ` ${first} of last season’s table may keep that many; each further group of ${many(size, 'place')} keeps ${many(settings.keepers_more ?? 0, 'player')} more than the one before.`;
};
