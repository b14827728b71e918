import { countOf, pluralOf } from '../../french/grammar.js';
import { formatMoney } from '../../money.js';
import type { Violation } from '../../teams/cap.rules.js';
import type { Translation } from '../../words.js';
import type * as en from './todo.words.en.js';

/** All that is counted here is masculine. */
const few = (count: number): string => (count === 1 ? 'un' : String(count));

const short =
  (one: string) =>
  ({ figure, limit, excess }: Violation) =>
    `${countOf(figure, one)} sur ${limit}\u00A0: ajoutez ${excess === 1 ? 'un joueur autonome' : 'des joueurs autonomes'} dès le lendemain du dernier repêchage, ou obtenez-en ${few(excess)} par échange.`;

const crowded =
  (one: string, more = `${one}s`) =>
  ({ figure, limit, excess }: Violation) =>
    `${countOf(figure, one, more)} pour ${countOf(limit, 'place')} dans la formation\u00A0: libérez-en ou échangez-en ${few(excess)}.`;

export const TODO_WORDS: Translation<typeof en.TODO_WORDS> = {
  cap: ({ limit, excess }) =>
    `L’équipe dépasse de ${formatMoney(excess)} le plafond de ${formatMoney(limit)}\u00A0: libérez ou échangez des joueurs, ou placez des joueurs blessés sur la liste des blessés.`,
  capFloor: ({ limit, excess }) =>
    `Il manque ${formatMoney(excess)} pour atteindre le plancher de ${formatMoney(limit)}\u00A0: obtenez des joueurs plus chers par échange, ou demandez au commissaire d’ajouter des joueurs autonomes.`,
  rosterSize: crowded('joueur actif', 'joueurs actifs'),
  rookieBank: ({ figure, limit, excess }) =>
    `${countOf(figure, 'joueur')} dans une banque d’espoirs de ${countOf(limit, 'place')}\u00A0: rappelez-en, libérez-en ou échangez-en ${few(excess)}.`,
  farmVeterans: ({ figure, limit, excess }) =>
    `${countOf(figure, 'vétéran')} dans une banque d’espoirs qui en admet ${limit}\u00A0: rappelez-en, libérez-en ou échangez-en ${few(excess)}.`,
  mustComeUp: ({ figure }) =>
    `${countOf(figure, 'joueur')} de la banque d’espoirs ${pluralOf(figure, 'devait', 'devaient')} être ${pluralOf(figure, 'rappelé', 'rappelés')}\u00A0: ${pluralOf(figure, 'rappelez-le ou libérez-le', 'rappelez-les ou libérez-les')}.`,
  irSlots: ({ figure, limit, excess }) =>
    `${countOf(figure, 'joueur')} pour ${countOf(limit, 'place')} sur la liste des blessés\u00A0: activez-en ou libérez-en ${few(excess)}.`,
  healthyOnIr: ({ figure }) =>
    `${countOf(figure, 'joueur rétabli', 'joueurs rétablis')} sur la liste des blessés\u00A0: ${pluralOf(figure, 'activez-le ou libérez-le', 'activez-les ou libérez-les')}.`,
  retentionSlots: ({ figure, limit }) =>
    `L’équipe retient du salaire sur ${countOf(figure, 'contrat')}; le maximum est de ${limit}. Une retenue prend fin à l’échéance du contrat, ou quand l’équipe reprend le joueur.`,
  mostCentres: crowded('centre'),
  mostLeftWings: crowded('ailier gauche', 'ailiers gauches'),
  mostRightWings: crowded('ailier droit', 'ailiers droits'),
  mostDefense: crowded('défenseur'),
  mostGoalies: crowded('gardien'),
  minimumForwards: short('attaquant'),
  minimumDefense: short('défenseur'),
  minimumGoalies: short('gardien'),
};
