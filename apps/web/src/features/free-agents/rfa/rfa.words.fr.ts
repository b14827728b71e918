import { compensationWords } from '@crease/core/free-agents/rfa/rfa.words.js';
import { countOf, de } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './rfa.words.en.js';

const money = (amount: number): string => localeOf('fr').money(amount);
const termsOf = ({ salary, years }: { salary: number; years: number }): string =>
  `${countOf(years, 'saison')} à ${money(salary)}`;

export const restricted = 'Autonomes avec compensation';
export const noRestricted = 'Aucun autonome avec compensation';
export const noRestrictedHint =
  'Ces joueurs figureront ici pendant la période des joueurs autonomes, à la fin de leur contrat d’entrée.';
export const openAgents = 'En cours';
export const decidedAgents = 'Réglés';
export const of: Translation<typeof en.of> = ({ team, salary }) => `${team} · dernier salaire ${money(salary)}`;
export const offersUntil = 'fin des offres';
export const matchUntil = 'fin du délai pour égaler';
export const decided = 'réglé';
export const terms: Translation<typeof en.terms> = termsOf;
export const yourOffer: Translation<typeof en.yourOffer> = (offered) => `Votre offre\u00A0: ${termsOf(offered)}`;
export const bestOffer: Translation<typeof en.bestOffer> = ({ team, ...offered }) =>
  `Meilleure offre\u00A0: ${team}, ${termsOf(offered)}`;
export const noOffer = 'Aucune offre';
export const sealedNow = 'L’ancienne équipe décide';
export const yours = 'Le vôtre';
export const offer = 'Faire une offre';
export const change = 'Modifier';
export const offerFor: Translation<typeof en.offerFor> = ({ player }) => `Faire une offre pour ${player}`;
export const changeOfferFor: Translation<typeof en.changeOfferFor> = ({ player }) => `Modifier l’offre pour ${player}`;
export const decide = 'Décider';
export const decideAbout: Translation<typeof en.decideAbout> = ({ player }) => `Décider du sort ${de(player)}`;

export const offerQuestion: Translation<typeof en.offerQuestion> = ({ player }) => `Offre pour ${player}`;
export const offerHint: Translation<typeof en.offerHint> = ({ when }) =>
  `Les offres sont secrètes jusqu’au ${when}. Ensuite, l’ancienne équipe pourra égaler la meilleure.`;
export const salary = 'Salaire';
export const salaryHint: Translation<typeof en.salaryHint> = ({ least, step }) =>
  step === 1 ? `Au moins ${money(least)} par saison.` : `Au moins ${money(least)}, par tranches de ${money(step)}.`;
export const length = 'Durée';
export const seasons: Translation<typeof en.seasons> = ({ years, last }) =>
  `${countOf(years, 'saison')}, jusqu’à la fin de ${last}`;
export const makeOffer = 'Faire l’offre';
export const saveOffer = 'Enregistrer l’offre';
export const withdraw = 'Retirer';
export const offerMade: Translation<typeof en.offerMade> = ({ player, when }) =>
  `Offre faite pour ${player}. Comparaison des offres\u00A0: ${when}.`;
export const offerWithdrawn: Translation<typeof en.offerWithdrawn> = ({ player }) => `Offre pour ${player} retirée`;

export const offerCosts: Translation<typeof en.offerCosts> = (picks) =>
  picks.length === 0
    ? 'À ce salaire, l’offre ne coûte aucun choix.'
    : `Si l’offre n’est pas égalée, votre équipe cédera ${compensationWords(picks)}.`;
export const paid: Translation<typeof en.paid> = (picks) => `Coût\u00A0: ${compensationWords(picks)}`;

export const matchQuestion: Translation<typeof en.matchQuestion> = ({ player }) => `Égaler l’offre pour ${player}?`;
export const keepQuestion: Translation<typeof en.keepQuestion> = ({ player }) => `Garder ${player}?`;
export const matchHint: Translation<typeof en.matchHint> = ({ team, when, picks, ...offered }) =>
  `L’équipe ${team} offre ${termsOf(offered)}. Égalez l’offre avant le ${when}, sinon le joueur passera à l’équipe ${team}${picks.length === 0 ? '' : ` et vous recevrez ${compensationWords(picks)}`}.`;
export const keepHint: Translation<typeof en.keepHint> = ({ when, ...offered }) =>
  `Aucune offre n’est valable. Jusqu’au ${when}, vous pouvez garder le joueur\u00A0: ${termsOf(offered)}. Sinon, il deviendra autonome.`;
export const match = 'Égaler';
export const keep = 'Garder';
export const letGo = 'Laisser partir';
export const playerKept: Translation<typeof en.playerKept> = ({ player }) => `Vous avez gardé ${player}`;
export const playerLetGo: Translation<typeof en.playerLetGo> = ({ player }) => `Vous avez laissé partir ${player}`;

export const outcomes: Translation<typeof en.outcomes> = {
  matched: 'Offre égalée',
  kept: 'Gardé',
  signed: 'Parti',
  free: 'Autonome',
};
export const offerOf: Translation<typeof en.offerOf> = ({ team, ...offered }) => `${team}, ${termsOf(offered)}`;
export const failedOffer: Translation<typeof en.failedOffer> = ({ team, reason, ...offered }) =>
  `${team}, ${termsOf(offered)}, refusée\u00A0: ${reason}`;
export const aTeam = 'une équipe';
