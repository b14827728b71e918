import type { Translation } from '@crease/core/words.js';
import type * as en from './clock.words.en.js';

export const final = 'Final';
export const paused = 'En pause';
export const pausedInBank = 'En pause, banque';
export const quietHours = 'Heures de repos';
export const timeBank = 'Banque de temps';
export const auto = 'Auto';
export const noContactFor: Translation<typeof en.noContactFor> = ({ duration }) => `Hors ligne, ${duration}`;
export const bankToCome: Translation<typeof en.bankToCome> = ({ time }) => `+ banque ${time}`;
export const clockAndBank: Translation<typeof en.clockAndBank> = ({ clock, bank }) =>
  `${clock}, et ${bank} dans la banque de temps`;
export const dueAt: Translation<typeof en.dueAt> = ({ due }) => `d’ici ${due}`;
