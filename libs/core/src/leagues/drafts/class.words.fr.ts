import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import { orderWords } from './order.words.fr.js';
import type * as en from './class.words.en.js';

export const classDraftWords: Translation<typeof en.classDraftWords> = ({ rounds, years, order }) =>
  rounds === 0
    ? 'Il n’y a pas de repêchage de cuvée.'
    : `Le repêchage de cuvée compte ${countOf(rounds, 'ronde')}. Le commissaire le tient pendant les repêchages annuels, avant le repêchage des recrues et le repêchage général. On y choisit parmi les recrues sans équipe que des clubs de la LNH ont repêchées ${years === 0 ? 'l’été précédant la saison' : `${countOf(years, 'an')} avant l’été qui précède la saison`}. ${orderWords({ order, inSeason: false })} Les joueurs choisis vont dans la banque d’espoirs. Les autres pourront être choisis aux repêchages suivants. Les choix inutilisés au début de la saison expirent.`;
