import type { Translation } from '@crease/core/words.js';
import { countOf } from '@crease/core/french/grammar.js';
import type * as en from './figures.words.en.js';

export const inMoment = 'dans un instant';
export const justNow = 'à l’instant';
export const unknown = 'inconnu';
export const room = 'Libre';
export const tight = 'Serré';
export const over = 'Dépassé';
export const becomes = 'devient';
export const capSpace = 'Espace sous le plafond';
export const overTheCap = 'Plafond dépassé';
export const capUsed = 'Masse salariale';
export const inclRetained = 'dont retenu';
export const inclEstimated = 'dont estimé';
export const cap = 'Plafond';
export const days: Translation<typeof en.days> = ({ count }) => countOf(count, 'jour');
export const daysAndHours: Translation<typeof en.daysAndHours> = ({ days: full, hours }) =>
  `${full}\u00A0j ${hours}\u00A0h`;
export const hoursAndMinutes: Translation<typeof en.hoursAndMinutes> = ({ hours, minutes }) =>
  `${hours}\u00A0h ${minutes}\u00A0min`;
export const usedOfCap: Translation<typeof en.usedOfCap> = ({ used, cap: limit, retained }) =>
  `${used} sur ${limit}${retained === null ? '' : `, dont ${retained} en salaire retenu`}`;
export const changeFrom: Translation<typeof en.changeFrom> = ({ change, before }) =>
  `${change} par rapport à ${before}`;
