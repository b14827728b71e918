import { countOf, listOf, pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './finder.words.en.js';

export const tradeFinder = 'Recherche d’échanges';
export const finderHint =
  'Voici les équipes qui ont en trop ce qu’il vous faut et à qui il manque ce que vous avez en trop. Un besoin est une position où les points par place de la formation sont sous la médiane de la ligue.';
export const pointsDecideNothing = 'Pas offerte dans les ligues de catégories ou de rôtisserie';
export const pointsDecideNothingHint =
  'La recherche d’échanges compare les points des joueurs, mais les points ne décident de rien dans cette ligue.';
export const perPlaceOf: Translation<typeof en.perPlaceOf> = ({ season }) =>
  `Points par place de la formation, ${season}`;
export const position = 'Position';
export const yourTeam = 'Votre équipe';
export const leagueMedian = 'Médiane de la ligue';
export const verdict = 'Bilan';
export const isNeed = 'Besoin';
export const isSpare = 'En trop';
export const isNeither = 'Équilibré';
export const placesOf: Translation<typeof en.placesOf> = ({ positions, places }) =>
  places === 1 ? `${positions}, le meilleur` : `${positions}, les ${places} meilleurs`;
export const partnerNeeds: Translation<typeof en.partnerNeeds> = ({ needs, surplus }) =>
  `Besoin\u00A0: ${listOf(needs)}. En trop\u00A0: ${listOf(surplus)}`;
export const youGive = 'Vous donnez';
export const youGet = 'Vous recevez';
export const points: Translation<typeof en.points> = ({ points: count, shown }) =>
  `${shown}\u00A0${pluralOf(count, 'pt', 'pts')}`;
export const youGain: Translation<typeof en.youGain> = ({ points: gained }) => `Vous gagnez ${gained}`;
export const partnerGains: Translation<typeof en.partnerGains> = ({ team, points: gained }) =>
  `L’équipe ${team} gagne ${gained}`;
export const spaceAfter: Translation<typeof en.spaceAfter> = ({ space }) =>
  `Votre espace sous le plafond après l’échange\u00A0: ${space}`;
export const buildOffer = 'Préparer cette offre';
export const buildOfferOf: Translation<typeof en.buildOfferOf> = ({ give, get }) =>
  `Préparer cette offre\u00A0: ${listOf(give)} contre ${listOf(get)}`;
export const partnersFound: Translation<typeof en.partnersFound> = ({ count }) =>
  countOf(count, 'partenaire trouvé', 'partenaires trouvés');
export const noTeamManaged = 'Vous ne dirigez aucune équipe';
export const noTeamManagedHint = 'La recherche compare votre équipe avec les autres de la ligue.';
export const noPartner = 'Aucun partenaire trouvé';
export const seeTradeBlock = 'Voir le marché des échanges';
export const proposeTrade = 'Proposer un échange';
export const noPoints = 'Aucun joueur de la ligue n’a encore de points. Revenez après les premiers matchs.';
export const noNeed = 'Aucune de vos positions n’est sous la médiane de la ligue.';
export const noSurplus =
  'Vous n’avez rien en trop\u00A0: aucune de vos positions n’est au-dessus de la médiane de la ligue.';
export const noMatch =
  'Aucune équipe ne remplit les trois conditions\u00A0: avoir en trop ce qu’il vous faut, avoir besoin de ce que vous avez en trop et avoir assez d’espace sous le plafond pour un échange.';
