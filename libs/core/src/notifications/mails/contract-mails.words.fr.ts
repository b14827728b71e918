import { momentWords } from '../../calendar.js';
import { compensationWords, offerEndingWords } from '../../free-agents/rfa/rfa.words.js';
import { countOf, listOf, pluralOf } from '../../french/grammar.js';
import { formatMoney } from '../../money.js';
import type { Translation } from '../../words.js';
import type * as en from './contract-mails.words.en.js';

const moment = ({ at, timeZone }: { readonly at: string; readonly timeZone: string }): string =>
  momentWords(Date.parse(at), timeZone);
const SHORTEST = 'Si vous ne choisissez pas, le contrat aura la durée la plus courte.';

export const CONTRACT_MAILS: Translation<typeof en.CONTRACT_MAILS> = {
  'contract-signing': {
    waiting: ({ team, names, until }) => ({
      subject:
        names.length === 1
          ? `${names[0] ?? ''} attend son contrat (${team})`
          : `${countOf(names.length, 'nouveau joueur', 'nouveaux joueurs')} attendent leur contrat (${team})`,
      lines: [
        `Choisissez la durée du contrat de ${names.length === 1 ? 'ce joueur' : 'ces joueurs'}\u00A0: ${listOf(names)}. La première date limite est le ${moment(until)}.`,
        SHORTEST,
      ],
    }),
    ending: ({ team, names, until }) => ({
      subject: `Dernier jour pour signer ${names.length === 1 ? (names[0] ?? '') : countOf(names.length, 'joueur')} (${team})`,
      lines: [
        `Vous avez jusqu’au ${moment(until)} pour signer ${pluralOf(names.length, 'ce joueur', 'ces joueurs')}\u00A0: ${listOf(names)}.`,
        SHORTEST,
      ],
    }),
  },
  'free-agency': {
    begun: ({ league, players, until }) => ({
      subject: `La période des joueurs autonomes a commencé (${league})`,
      lines: [
        `On peut mettre à l’encan ${countOf(players, 'autonome')} sans compensation. Les équipes peuvent ouvrir des encans jusqu’au ${moment(until)}.`,
      ],
    }),
  },
};

export const OFFER_MAILS: Translation<typeof en.OFFER_MAILS> = {
  toMatch: ({ player, team, offered, until }) => ({
    subject: offered
      ? `Égalez l’offre pour ${player} avant le ${moment(until)}`
      : `Vous pouvez garder ${player} jusqu’au ${moment(until)}`,
    lines: [
      offered
        ? `Votre autonome avec compensation a reçu une offre. L’équipe ${team} peut l’égaler; sinon, le joueur passera à l’autre équipe.`
        : `Aucune autre équipe n’a fait d’offre valide. L’équipe ${team} peut garder le joueur à son dernier salaire.`,
    ],
  }),
  offerWon: ({ player, team, salary, years, compensation = [] }) => ({
    subject: `L’équipe ${team} a mis ${player} sous contrat`,
    lines: [
      `Votre offre n’a pas été égalée\u00A0: ${player} jouera pour vous pendant ${countOf(years, 'saison')}, au salaire de ${formatMoney(salary)}.`,
      ...(compensation.length === 0 ? [] : [`L’ancienne équipe a reçu ${compensationWords(compensation)}.`]),
    ],
  }),
  offerPaid: ({ player, team, signedBy, compensation }) => ({
    subject: `L’équipe ${signedBy} a mis ${player} sous contrat`,
    lines: [`Vous n’avez pas égalé l’offre. L’équipe ${team} reçoit ${compensationWords(compensation)}.`],
  }),
  offerLost: ({ player, ending }) => ({
    subject: `Votre offre pour ${player} n’a pas abouti`,
    lines: [offerEndingWords(ending)],
  }),
};
