import type { Translation } from '@crease/core/words.js';
import { au, countOf, de, feminineOrdinal } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import type * as en from './board.words.en.js';

export const placesLeft = 'Reste';
export const noFit = 'trop cher';
export const noPlaceLeft = 'complète';
export const maxPrice: Translation<typeof en.maxPrice> = ({ price: most }) => `max ${most}`;

export const draftBoardLabel = 'Tableau de repêchage\u00A0: équipes en colonnes, rondes en lignes';
export const roundLabel = 'Ronde';
export const rosterAndMoney: Translation<typeof en.rosterAndMoney> = ({ team: owner }) =>
  `${owner}\u00A0: formation et argent`;
interface Owner {
  readonly owner: string | null;
  readonly original: string | null;
}
const tradedFrom = ({ owner, original }: Owner) => (owner === null ? '' : `, ${owner}, choix ${de(original ?? '')}`);
export const pickOfPlayer: Translation<typeof en.pickOfPlayer> = ({
  overall,
  player: name,
  position,
  club,
  money,
  ...owner
}) => `Choix ${overall}${tradedFrom(owner)}\u00A0: ${name}, ${position}${club === null ? '' : `, ${club}`}, ${money}`;
export const boughtFor: Translation<typeof en.boughtFor> = ({ price: paid }) => `acheté pour ${paid}`;
export const pickWithoutPlayer: Translation<typeof en.pickWithoutPlayer> = ({
  pick,
  compensatory,
  status,
  shopped,
  ghost,
  ...owner
}) =>
  `${pick}${tradedFrom(owner)}\u00A0: ${compensatory ? 'compensatoire, ' : ''}${status}${shopped ? ', ouvert aux offres' : ''}${ghost === null ? '' : `, irait ${au(ghost)}`}`;
export const pickNumber: Translation<typeof en.pickNumber> = ({ overall }) => `Choix ${overall}`;
export const roundNumber: Translation<typeof en.roundNumber> = ({ round }) => `Ronde ${round}`;
export const spokenOnClock = 'en cours';
export const spokenOpen = 'à faire';
export const spokenMoved: Translation<typeof en.spokenMoved> = ({ after }) => `manqué, déplacé après le choix ${after}`;
export const spokenSkipped = 'sauté';
export const spokenForfeited = 'confisqué';
export const spokenKept: Translation<typeof en.spokenKept> = ({ player: name }) => `gardé\u00A0: ${name}`;
export const fromLastToFirst = 'de la dernière équipe à la première';
export const fromFirstToLast = 'de la première équipe à la dernière';
export const price = 'Prix';
export const priceAndBids: Translation<typeof en.priceAndBids> = ({ price: paid, lot, bids }) =>
  `${paid} · lot ${lot}, ${countOf(bids, 'mise')}`;
export const now = 'Maintenant';
export const onClockShort = 'En cours';
export const onTheClock = 'En cours';
export const skipped = 'Sauté';
export const moved = 'Déplacé';
export const compensatoryShort: Translation<typeof en.compensatoryShort> = ({ number }) => `Comp. ${number}`;

export const wouldGoTo: Translation<typeof en.wouldGoTo> = ({ team: other }) => `Irait ${au(other)}`;
export const openToOffers = 'Ouvert aux offres';
export const movedBehind: Translation<typeof en.movedBehind> = ({ after }) => `Manqué, déplacé après le choix ${after}`;
export const openCompensatory = 'À faire, compensatoire';
export const open = 'À faire';
export const fromTeam: Translation<typeof en.fromTeam> = ({ team: other }) => de(other);

export const reactionsTo: Translation<typeof en.reactionsTo> = ({ player: name }) =>
  `Réactions au choix\u00A0: ${name}`;
export const countOfReaction: Translation<typeof en.countOfReaction> = ({ reaction, count }) =>
  `${reaction}\u00A0: ${count}`;

export const reactionCount: Translation<typeof en.reactionCount> = ({ reaction, count, player: name }) =>
  `${reaction}\u00A0: ${count}, pour ${name}`;
export const reactTo: Translation<typeof en.reactTo> = ({ player: name }) => `Réagir au choix\u00A0: ${name}`;

export const pickOfRound: Translation<typeof en.pickOfRound> = ({ round }) =>
  `Un choix de ${feminineOrdinal(round)} ronde`;
export const orderNotDrawn = 'L’ordre n’est pas encore tiré; le choix n’a donc pas de numéro.';
export const roundAndPick: Translation<typeof en.roundAndPick> = ({ round, pickInRound, overall }) =>
  `Ronde ${round}, choix ${pickInRound} (${localeOf('fr').ordinal(overall)} au total)`;
export const seeTeam = 'Voir l’équipe';
export const replacePlayer = 'Remplacer…';
export const undoToHere = 'Annuler jusqu’ici…';
export const player = 'Joueur';
export const capHit = 'Impact';
export const teamPays = 'Paie';
export const takenFrom = 'Provenance';
export const aTeam = 'une équipe';
export const teamRetains: Translation<typeof en.teamRetains> = ({ team: other, money }) =>
  `retenu par ${other}\u00A0: ${money}`;
export const team = 'Équipe';
export const acquiredFrom = 'Obtenu de';
export const missedPick = 'Manqué';
export const turnAfter: Translation<typeof en.turnAfter> = ({ after }) => `Son tour vient après le choix ${after}`;
export const howPicked = 'Mode';
export const whenPicked = 'Date et heure';
export const reactions = 'Réactions';
