import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import { takingOf, type Taking } from './draft.table.js';
import { orderWords } from './order.words.fr.js';
import type { LossLimits } from './loss-limits.js';
import type * as en from './loss.words.en.js';

const sharedWords = ({ protects, most }: LossLimits): string =>
  `Avant le début du repêchage, chaque équipe protège ${countOf(protects, 'joueur')}; ses joueurs les mieux classés occupent les places laissées vides. ${most === 0 ? 'Une équipe peut perdre un nombre illimité de joueurs.' : `Une équipe perd au plus ${countOf(most, 'joueur')}.`} On ne peut pas prendre les joueurs qui sont sur la liste des blessés, dans la banque d’espoirs ou promis dans un échange.`;

const POOL =
  'On y choisit parmi les joueurs non protégés des autres équipes; un joueur choisi change d’équipe tout de suite';

const stealDraftWords = ({ rounds, order, ...limits }: Taking): string =>
  rounds === 0
    ? 'Il n’y a pas de repêchage de maraudage.'
    : `Le repêchage de maraudage compte ${countOf(rounds, 'ronde')}. Le commissaire le tient entre deux saisons, avant le verrouillage des listes de protection. ${orderWords({ order, inSeason: false })} ${POOL}. ${sharedWords(limits)} Les choix inutilisés avant le début de la saison expirent.`;

const expansionDraftWords = ({ rounds, ...limits }: Taking): string =>
  rounds === 0
    ? 'Il n’y a pas de repêchage d’expansion\u00A0: aucune équipe ne peut se joindre à la ligue.'
    : `Des équipes se joignent à la ligue entre deux saisons, par un repêchage d’expansion de ${countOf(rounds, 'ronde')} qui leur est réservé. Le commissaire le crée avant tous les autres repêchages de la saison et indique combien d’équipes arrivent. Dès cette saison, elles ont des choix de repêchage, des choix d’autonome chaque semaine et une place au classement. Elles sont les seules à choisir, dans un ordre tiré au sort. ${POOL}. ${sharedWords(limits)} Aucun autre repêchage de la saison ne peut commencer avant la fin du repêchage d’expansion.`;

const waiverDraftWords = ({ rounds, order, ...limits }: Taking): string =>
  rounds === 0
    ? 'Il n’y a pas de repêchage au ballottage.'
    : `Le repêchage au ballottage compte ${countOf(rounds, 'ronde')}. Le commissaire le tient pendant la saison. ${orderWords({ order, inSeason: true })} ${POOL} et doit entrer sous le plafond et dans la formation. ${sharedWords(limits)} On ne peut plus y choisir un joueur libéré. Jusqu’à la fin du repêchage, on ne peut ajouter aucun joueur autonome, et le ballottage est suspendu. Les choix inutilisés à la fin de la saison expirent.`;

const WORDS = { steal: stealDraftWords, waiver: waiverDraftWords, expansion: expansionDraftWords };

export const takingDraftWords: Translation<typeof en.takingDraftWords> = (type, settings) =>
  WORDS[type](takingOf(type, settings));
