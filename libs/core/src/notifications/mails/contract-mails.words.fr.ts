import { momentWords } from '../../calendar.js';
import { compensationWords, offerEndingWords } from '../../free-agents/rfa/rfa.words.js';
import { countOf, de, listOf, pluralOf } from '../../french/grammar.js';
import { formatMoney } from '../../money.js';
import type { Translation } from '../../words.js';
import type * as en from './contract-mails.words.en.js';

const moment = ({ at, timeZone }: { readonly at: string; readonly timeZone: string }): string =>
  momentWords(Date.parse(at), timeZone);
const SHORTEST = 'Sans votre choix, un contrat aura la durée la plus courte.';

export const CONTRACT_MAILS: Translation<typeof en.CONTRACT_MAILS> = {
  'contract-signing': {
    waiting: ({ team, names, until }) => ({
      subject:
        names.length === 1
          ? `${names[0] ?? ''} attend son contrat (${team})`
          : `${countOf(names.length, 'nouveau joueur', 'nouveaux joueurs')} attendent leur contrat (${team})`,
      lines: [
        `Choisissez la durée ${names.length === 1 ? 'du contrat' : 'des contrats'}\u00A0: ${listOf(names)}. Première date limite\u00A0: ${moment(until)}.`,
        SHORTEST,
      ],
    }),
    ending: ({ team, names, until }) => ({
      subject: `Dernier jour pour signer ${names.length === 1 ? (names[0] ?? '') : countOf(names.length, 'joueur')} ${de(team)}`,
      lines: [`À signer avant cette date limite\u00A0: ${listOf(names)} (${moment(until)}).`, SHORTEST],
    }),
  },
  'free-agency': {
    begun: ({ league, players, until }) => ({
      subject: `Période des joueurs autonomes\u00A0: ${league}`,
      lines: [
        `${countOf(players, 'autonome')} sans compensation ${pluralOf(players, 'peut être mis', 'peuvent être mis')} à l’encan. Les équipes peuvent ouvrir des encans jusqu’au ${moment(until)}.`,
      ],
    }),
  },
};

export const OFFER_MAILS: Translation<typeof en.OFFER_MAILS> = {
  toMatch: ({ player, team, offered, until }) => ({
    subject: offered
      ? `Égalez l’offre pour ${player} avant le ${moment(until)}`
      : `Gardez ${player} avant le ${moment(until)}`,
    lines: [
      offered
        ? `Votre joueur autonome a reçu une offre. L’équipe ${team} peut l’égaler; sinon, le joueur passe à l’autre équipe.`
        : `Aucune autre équipe n’a fait d’offre valide. L’équipe ${team} peut garder le joueur à son dernier salaire.`,
    ],
  }),
  offerWon: ({ player, team, salary, years, compensation = [] }) => ({
    subject: `L’équipe ${team} a signé ${player}`,
    lines: [
      `Votre offre n’a pas été égalée\u00A0: ${player} jouera pour vous pendant ${countOf(years, 'saison')}, au salaire de ${formatMoney(salary)}.`,
      ...(compensation.length === 0 ? [] : [`L’ancienne équipe a reçu ${compensationWords(compensation)}.`]),
    ],
  }),
  offerPaid: ({ player, team, signedBy, compensation }) => ({
    subject: `L’équipe ${signedBy} a signé ${player}`,
    lines: [`Vous n’avez pas égalé l’offre. L’équipe ${team} reçoit ${compensationWords(compensation)}.`],
  }),
  offerLost: ({ player, ending }) => ({
    subject: `Votre offre pour ${player} n’a pas abouti`,
    lines: [offerEndingWords(ending)],
  }),
};
