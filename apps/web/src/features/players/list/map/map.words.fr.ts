import { countOf, pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './map.words.en.js';

export const ageAndCapHit = 'Âge et impact sur le plafond';
export const age = 'Âge';
export const ageInYears: Translation<typeof en.ageInYears> = ({ age }) => countOf(age, 'an');
export const pointCount: Translation<typeof en.pointCount> = ({ points, shown }) =>
  `${shown}\u00A0${pluralOf(points, 'point', 'points')}`;
export const forward = 'Attaquant';
export const defenseman = 'Défenseur';
export const goalie = 'Gardien';
const drawnPlayers = ({ drawn, all, cut }: { drawn: number; all: number; cut: boolean }) =>
  drawn === all
    ? 'Tous les joueurs de la liste ci-dessous.'
    : `${countOf(drawn, 'joueur')} sur ${all}\u00A0: ${cut ? 'les premiers dont l’âge est connu, dans l’ordre de la liste' : 'ceux dont l’âge est connu'}.`;
export const mapHint: Translation<typeof en.mapHint> = (of) =>
  `${drawnPlayers(of)} ${of.sized ? 'Plus le symbole est grand, plus le joueur a de points. ' : ''}Les flèches permettent de passer d’un joueur à l’autre, et la touche Entrée ouvre sa fiche.`;
export const noAges = 'On ne connaît l’âge d’aucun joueur de cette liste. La liste ci-dessous les montre tous.';
