import { countOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './season-dates.words.en.js';

const dayOf = (day: string): string => localeOf('fr').day(day);

export const seasonStarts: Translation<typeof en.seasonStarts> = (after, before) =>
  `La saison commence le ${dayOf(after)} au lieu du ${dayOf(before)}. Les points comptent à partir de ce jour.`;
export const seasonEnds: Translation<typeof en.seasonEnds> = (after, before) =>
  `La saison se termine le ${dayOf(after)} au lieu du ${dayOf(before)}.`;
export const pickWeeks: Translation<typeof en.pickWeeks> = (has, had) =>
  `Il y a ${countOf(has, 'semaine')} de choix d’autonome au lieu de ${had}.`;
export const firstWeek: Translation<typeof en.firstWeek> = (later) =>
  `La semaine 1 commence ${countOf(Math.abs(later), 'semaine')} plus ${later > 0 ? 'tard' : 'tôt'}; les autres semaines changent de numéro.`;
export const tradingEnds: Translation<typeof en.tradingEnds> = (is, was) =>
  `Les échanges se terminent après le ${dayOf(is)} au lieu du ${dayOf(was)}.`;
export const addingEnds: Translation<typeof en.addingEnds> = (is, was) =>
  `L’ajout de joueurs autonomes se termine après le ${dayOf(is)} au lieu du ${dayOf(was)}.`;
