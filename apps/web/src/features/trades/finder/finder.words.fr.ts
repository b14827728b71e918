import { countOf, listOf, pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './finder.words.en.js';

export const tradeFinder = 'Recherche d’échanges';
export const finderHint = 'Des échanges qui améliorent les deux équipes';
export const searching = 'Recherche de partenaires';
export const pointsDecideNothing = 'Pas offerte dans les ligues de catégories ou de rôtisserie';
export const pointsDecideNothingHint =
  'La recherche d’échanges compare les points des joueurs, mais les points ne décident de rien dans cette ligue.';
export const perPlaceOf: Translation<typeof en.perPlaceOf> = ({ season }) =>
  `Points par place de la formation, ${season}`;
export const strengthsHint: Translation<typeof en.strengthsHint> = ({ season }) =>
  `Points par place de la formation en ${season}. Une position sous la médiane de la ligue est un besoin\u00A0; au-dessus, vous en avez en trop.`;
export const medianOf: Translation<typeof en.medianOf> = ({ points: median }) => `médiane ${median}`;
export const isNeed = 'Besoin';
export const isSpare = 'En trop';
export const isNeither = 'Équilibré';
export const bestOf: Translation<typeof en.bestOf> = ({ places }) =>
  places === 1 ? ', le meilleur' : `, les ${places} meilleurs`;
export const partnerNeeds: Translation<typeof en.partnerNeeds> = ({ needs, surplus }) =>
  `Besoin\u00A0: ${listOf(needs)}. En trop\u00A0: ${listOf(surplus)}`;
export const swapReason: Translation<typeof en.swapReason> = ({ give, get }) =>
  `Un ${give} que vous avez en trop contre un ${get} qu’il vous faut.`;
export const freesSpace: Translation<typeof en.freesSpace> = ({ money }) =>
  `L’échange libère aussi ${money} sous votre plafond.`;
export const youGet = 'Vous recevez';
export const teamGets: Translation<typeof en.teamGets> = ({ team }) => `L’équipe ${team} reçoit`;
export const capSpace = 'Espace sous le plafond';
export const staysAt: Translation<typeof en.staysAt> = ({ positions, rank }) => `${positions}\u00A0: toujours ${rank}`;
export const points: Translation<typeof en.points> = ({ points: count, shown }) =>
  `${shown}\u00A0${pluralOf(count, 'pt', 'pts')}`;
export const buildOffer = 'Préparer cette offre';
export const buildOfferOf: Translation<typeof en.buildOfferOf> = ({ give, get }) =>
  `Préparer cette offre\u00A0: ${listOf(give)} contre ${listOf(get)}`;
export const partnersFound: Translation<typeof en.partnersFound> = ({ count }) =>
  countOf(count, 'partenaire trouvé', 'partenaires trouvés');
export const morePartners: Translation<typeof en.morePartners> = ({ count }) =>
  `Voir ${countOf(count, 'autre partenaire', 'autres partenaires')}`;
export const noTeamManaged = 'Vous ne dirigez aucune équipe';
export const noTeamManagedHint = 'La recherche compare votre équipe avec les autres de la ligue.';
export const noPartner = 'Aucun partenaire trouvé';
export const deadlineHasPassed = 'La date limite des échanges est passée';
export const closedSince: Translation<typeof en.closedSince> = ({ day }) =>
  `C’était à la fin de la journée du ${day}. La recherche reprendra après la saison.`;
export const seeTradeBlock = 'Voir le marché des échanges';
export const proposeTrade = 'Proposer un échange';
export const noPoints = 'Aucun joueur de la ligue n’a encore de points. Revenez après les premiers matchs.';
export const noNeed = 'Aucune de vos positions n’est sous la médiane de la ligue.';
export const noSurplus =
  'Vous n’avez rien en trop\u00A0: aucune de vos positions n’est au-dessus de la médiane de la ligue.';
export const noMatch =
  'Aucune équipe ne remplit les trois conditions\u00A0: avoir en trop ce qu’il vous faut, avoir besoin de ce que vous avez en trop et avoir assez d’espace sous le plafond pour un échange.';
