import { many } from '@crease/core/text.rules.js';

export const inMoment = 'in a moment';
export const justNow = 'just now';
export const unknown = 'unknown';
export const room = 'Room';
export const tight = 'Tight';
export const over = 'Over';
export const becomes = 'becomes';
export const capSpace = 'Cap space';
export const overTheCap = 'Over the cap';
export const capUsed = 'Cap used';
export const inclRetained = 'incl. retained';
export const inclEstimated = 'incl. estimated';
export const cap = 'Cap';
export const days = ({ count }: { count: number }) => many(count, 'day');
export const daysAndHours = ({ days, hours }: { days: number; hours: number }) => `${days} d ${hours} h`;
export const hoursAndMinutes = ({ hours, minutes }: { hours: number; minutes: string }) => `${hours} h ${minutes} min`;
export const usedOfCap = ({ used, cap, retained }: { used: string; cap: string; retained: string | null }) =>
  `${used} of ${cap}${retained === null ? '' : `, of it ${retained} retained`}`;
export const changeFrom = ({ change, before }: { change: string; before: string }) => `${change} from ${before}`;
