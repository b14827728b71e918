import type { Translation } from '@crease/core/words.js';
import type * as en from './strength.words.en.js';

export const strength = 'Force par position';
export const position = 'Position';
export const points = 'Points';
export const median = 'Médiane';
export const rank = 'Rang';
export const forwards = 'Attaquants';
export const defensemen = 'Défenseurs';
export const goalies = 'Gardiens';
export const aboveMedian: Translation<typeof en.aboveMedian> = ({ points }) => `${points} au-dessus`;
export const belowMedian: Translation<typeof en.belowMedian> = ({ points }) => `${points} en dessous`;
export const atMedian = 'à la médiane';
export const strengthHint: Translation<typeof en.strengthHint> = ({ season }) =>
  `Points des joueurs actifs en ${season}, peu importe leur équipe d’alors. La ligne indique la médiane de la ligue.`;
