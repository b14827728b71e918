import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './midseason.words.en.js';
import { orderWords } from './order.words.fr.js';

export const midseasonDraftWords: Translation<typeof en.midseasonDraftWords> = ({ rounds, order }) =>
  rounds === 0
    ? 'Il n’y a pas de repêchage de mi-saison.'
    : `Le repêchage de mi-saison compte ${countOf(rounds, 'ronde')}. Le commissaire le tient pendant la saison. On y choisit parmi tous les joueurs qui n’ont pas d’équipe et ne sont pas au ballottage. ${orderWords({ order, inSeason: true })} Les joueurs doivent entrer tout de suite sous le plafond et dans la formation; jusqu’à la fin du repêchage, on ne peut ajouter aucun autre joueur autonome, et le ballottage est suspendu. Les choix inutilisés à la fin de la saison expirent.`;
