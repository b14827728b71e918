import { de, feminineOrdinal } from '@crease/core/french/grammar.js';
import { draftName } from '@crease/core/french/hockey.js';
import { localeOf } from '@crease/core/locale.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './reversal.words.en.js';

type Pick = Parameters<typeof en.REVERSAL_OBJECTIONS.pickUsed>[0]['pick'];

const called = (pick: Pick): string =>
  'week' in pick
    ? `Le choix d’autonome de la semaine ${pick.week}`
    : `Le choix de ${feminineOrdinal(pick.round)} ronde (${draftName(pick.type)} ${pick.season})`;
const named = (name: string | undefined): string => name ?? 'Un joueur';

export const REVERSAL_OBJECTIONS: Translation<typeof en.REVERSAL_OBJECTIONS> = {
  playerMoved: ({ name, team }) =>
    team === null
      ? `${named(name)} est maintenant joueur autonome.`
      : `${named(name)} fait maintenant partie de l’équipe ${team}.`,
  playerPromised: ({ name }) => `${named(name)} est promis dans un autre échange.`,
  playerGone: ({ name, team }) => `${named(name)} ne fait plus partie de l’équipe ${team}.`,
  droppedTaken: ({ name, team }) =>
    `${named(name)}, libéré dans l’échange, fait maintenant partie ${team === null ? 'd’une autre équipe' : `de l’équipe ${team}`}.`,
  draftPickGone: () => 'Un choix de repêchage de l’échange n’existe plus.',
  faPickGone: () => 'Un choix d’autonome de l’échange n’existe plus.',
  pickUsed: ({ pick }) => `${called(pick)} a déjà servi.`,
  pickMoved: ({ pick, team }) => `${called(pick)} appartient maintenant à l’équipe ${team}.`,
  pickPromised: ({ pick }) => `${called(pick)} est promis dans un autre échange.`,
  pickLost: ({ pick, team }) => `${called(pick)} n’appartient plus à l’équipe ${team}.`,
  pickForfeited: ({ pick }) => `${called(pick)} a été confisqué.`,
  pickExpired: ({ pick }) => `${called(pick)} a expiré.`,
  budgetSpent: ({ team, amount, left }) =>
    `Il ne reste que ${localeOf('fr').money(left)} à l’équipe ${team} sur les ${localeOf('fr').money(amount)} qu’elle a obtenus pour ses mises.`,
  budgetsEnded: () => 'Dans cette ligue, les mises ne se paient plus à même un budget.',
  budgetOver: ({ season }) => `Le budget des mises de ${season} n’a plus cours.`,
  capSpaceOver: ({ season }) => `L’espace sous le plafond de ${season} a expiré avec la saison.`,
  conditionSettled: ({ asset }) => `La condition sur cet élément est réglée et exécutée\u00A0: ${asset}.`,
  retainedWhole: ({ name, percent }) =>
    `En tout, ${localeOf('fr').number(percent, { maximumFractionDigits: 2 })}\u00A0% du contrat ${de(name)} serait retenu, soit plus que le contrat entier.`,
};
