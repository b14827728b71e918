import { countOf, pluralOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './calendar.words.en.js';

const dayOf = (day: string): string => localeOf('fr').day(day);

export const calendarWords: Translation<typeof en.calendarWords> = ({ regular, joined, from, playoffsFrom }) => {
  if (from === null) return 'Il n’y a aucune période de duels à venir.';
  const long =
    joined === 0 ? '' : `; ${countOf(joined, 'période')} plus ${pluralOf(joined, 'longue', 'longues')} que les autres`;
  if (regular === 0) return `Séries à partir du ${dayOf(from)}${long}.`;
  const end = playoffsFrom === null ? '; pas de séries' : `; séries à partir du ${dayOf(playoffsFrom)}`;
  return `${countOf(regular, 'période')} de la saison régulière à partir du ${dayOf(from)}${long}${end}.`;
};

export const lostDayWords: Translation<typeof en.lostDayWords> = (lost) =>
  lost.map(
    ({ period, endsOn }) =>
      `La période ${period} ne finit plus le ${dayOf(endsOn)}, jour choisi par un commissaire\u00A0: ses dates sont de nouveau celles que prévoient les règles.`,
  );
