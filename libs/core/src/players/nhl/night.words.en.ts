import type { Position } from '../../position.js';
import type { Told } from './night.words.js';

/** Short summary of a player's game so far: '2 G, 1 A', '24 saves, 2 GA', or shots when there are no points. */
export const nightWords = (position: Position, { g, a, sog, ga, sa, so }: Told): string => {
  const points = [g > 0 ? `${g} G` : null, a > 0 ? `${a} A` : null].filter((words) => words !== null);
  if (position === 'G')
    return [so > 0 ? 'shutout' : null, `${sa - ga} ${sa - ga === 1 ? 'save' : 'saves'}`, `${ga} GA`, ...points]
      .filter((words) => words !== null)
      .join(', ');
  return points.length > 0 ? points.join(', ') : `${sog} ${sog === 1 ? 'shot' : 'shots'}`;
};
