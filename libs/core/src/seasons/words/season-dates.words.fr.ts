import { lostDayWords } from '../../competition/calendar/calendar.words.fr.js';
import { countOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import { say, type Translation } from '../../words.js';
import type * as en from './season-dates.words.en.js';

const dayOf = (day: string): string => localeOf('fr').day(day);

export const DATE_CHANGES: Translation<typeof en.DATE_CHANGES> = {
  starts: ({ after, before }) =>
    `La saison commence le ${dayOf(after)} au lieu du ${dayOf(before)}. Les points comptent à partir de ce jour.`,
  ends: ({ after, before }) => `La saison se termine le ${dayOf(after)} au lieu du ${dayOf(before)}.`,
  pickWeeks: ({ after, before }) => `Il y a ${countOf(after, 'semaine')} de choix d’autonome au lieu de ${before}.`,
  firstWeek: ({ later }) =>
    `La semaine 1 commence ${countOf(Math.abs(later), 'semaine')} plus ${later > 0 ? 'tard' : 'tôt'}; les autres semaines changent de numéro.`,
  tradingEnds: ({ after, before }) => `Les échanges sont permis jusqu’au ${dayOf(after)} au lieu du ${dayOf(before)}.`,
  addingEnds: ({ after, before }) =>
    `On peut ajouter des joueurs autonomes jusqu’au ${dayOf(after)} au lieu du ${dayOf(before)}.`,
};

export const changedDatesWords: Translation<typeof en.changedDatesWords> = ({
  changes = [],
  lost = [],
  lines = [],
}) => [...lines, ...changes.map((change) => say(DATE_CHANGES, change)), ...lostDayWords(lost)];
