import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './night.words.en.js';

export const nightWords: Translation<typeof en.nightWords> = (position, { g, a, sog, ga, sa, so }) => {
  const points = [g > 0 ? `${g}\u00A0B` : null, a > 0 ? `${a}\u00A0P` : null].filter((words) => words !== null);
  if (position === 'G')
    return [so > 0 ? 'blanchissage' : null, countOf(sa - ga, 'arrêt'), `${ga}\u00A0BA`, ...points]
      .filter((words) => words !== null)
      .join(', ');
  return points.length > 0 ? points.join(', ') : countOf(sog, 'tir');
};
