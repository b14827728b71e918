import { momentWords } from '../../calendar.js';
import { quietWords } from '../../draft/clock/clock.words.js';
import { nameWords } from '../../draft/draft-name.words.js';
import type { CheckInAnswer } from '../../draft/draft.model.js';
import { bidEndingWords } from '../../free-agents/market/market.words.fr.js';
import { claimEndingWords } from '../../free-agents/waiver.words.fr.js';
import { countOf, de, feminineOrdinal, pluralOf } from '../../french/grammar.js';
import { formatMoney } from '../../money.js';
import type { PlayerStatus } from '../../players/players.values.js';
import { statusNoteWords } from '../../players/files/status-note.words.js';
import { correctionMail } from '../../seasons/correction.words.js';
import { graduationMail } from '../../seasons/step.words.js';
import { callUpWords } from '../../teams/team.words.js';
import { irReturnMail } from '../../teams/words/ir-return.words.fr.js';
import { conditionLines } from '../../trades/conditions/proposal.words.js';
import { endingWords, TRADE_LINES } from '../../trades/trade.words.js';
import type { Translation } from '../../words.js';
import { TRADES_END } from '../calendar.words.fr.js';
import { SERVICE_WORDS } from '../webhook.rules.js';
import { outcomeWords } from '../webhook.words.fr.js';
import type * as en from './mails.words.en.js';
import { CONTRACT_MAILS, OFFER_MAILS } from './contract-mails.words.fr.js';
import { MATCHUP_MAILS } from './matchup-mails.words.fr.js';
import { MEMBER_MAILS } from './member-mails.words.fr.js';
import { TALK_MAILS } from './talk-mails.words.fr.js';

interface Moment {
  readonly at: string;
  readonly timeZone: string;
}
const moment = ({ at, timeZone }: Moment): string => momentWords(Date.parse(at), timeZone);

/** 'L’échange entre Bears et Wolves' */
const theTrade = ([one, other]: readonly [string, string]): string => `L’échange entre ${one} et ${other}`;
const yourTrade = ([one, other]: readonly [string, string]): string => `Votre échange entre ${one} et ${other}`;

const BY_HAND = 'Le repêchage commencera quand le commissaire le lancera.';

const STATUS_SAID: Readonly<Record<PlayerStatus, string>> = {
  healthy: 'de nouveau en santé',
  'day-to-day': 'évalué au jour le jour',
  IR: 'sur la liste des blessés',
  LTIR: 'sur la liste des blessés à long terme',
  Out: 'absent',
};

const STATUS_ASKS = {
  healthy: 'Un joueur rétabli doit quitter la liste des blessés avant le prochain mouvement de l’équipe.',
  'day-to-day': 'Un joueur évalué au jour le jour ne peut pas rester sur la liste des blessés.',
  out: 'Ce joueur peut aller sur la liste des blessés.',
} as const;

const ANSWERED: Readonly<Record<CheckInAnswer | 'none', string>> = {
  here: 'Votre présence est confirmée. La salle d’attente et votre file sont ici\u00A0:',
  coming: 'Vous avez annoncé votre présence. La salle d’attente et votre file sont ici\u00A0:',
  away: 'Vous avez annoncé votre absence\u00A0: Auto choisira pour votre équipe, d’abord dans votre file. Vous pouvez encore changer votre réponse et votre file ici\u00A0:',
  none: 'Vous n’avez pas encore annoncé votre présence. Vous pouvez le faire ici\u00A0:',
};

const picksWords = (picks: number): string => countOf(picks, 'choix d’autonome', 'choix d’autonome');

/** 'd’ici une heure', 'd’ici 24 heures' */
const within = (hours: number): string => (hours === 1 ? 'd’ici une heure' : `d’ici ${countOf(hours, 'heure')}`);

export const MAILS: Translation<typeof en.MAILS> = {
  'trade-received': {
    offer: ({ team, counter, message, until }) => ({
      subject: `Offre d’échange ${de(team)}`,
      lines: [
        counter
          ? `L’équipe ${team} a répondu à votre offre par une contre-offre.`
          : `Vous avez reçu une offre d’échange ${de(team)}.`,
        ...(message === null ? [] : ['', message]),
        '',
        `L’offre expirera le ${moment(until)}.`,
      ],
    }),
  },
  'trade-answered': {
    accepted: ({ team, until }) => ({
      subject: `L’équipe ${team} a accepté votre échange`,
      lines: [
        `L’équipe ${team} a accepté. L’échange est en révision jusqu’au ${moment(until)} et sera exécuté ensuite.`,
      ],
    }),
    executed: ({ teams, atOnce = false }) => ({
      subject: `${theTrade(teams)} a été exécuté`,
      lines: atOnce
        ? [
            'L’échange a été exécuté tout de suite, car le repêchage est en cours.',
            'On peut l’annuler tant qu’aucun des choix échangés n’a servi.',
          ]
        : ['L’échange a été exécuté.'],
    }),
    closed: ({ reason }) => ({
      subject:
        typeof reason === 'object' && reason.key === 'declined' && reason.figures.why !== null
          ? `L’équipe ${reason.figures.team} a refusé`
          : endingWords(reason),
      lines: [endingWords(reason)],
    }),
    expired: ({ teams, reason }) => ({
      subject: `${yourTrade(teams)} a expiré`,
      lines: [endingWords(reason)],
    }),
    cancelled: ({ teams, reason }) => ({
      subject: `${yourTrade(teams)} a été annulé`,
      lines: [endingWords(reason)],
    }),
    failed: ({ teams, reason }) => ({
      subject: `${theTrade(teams)} a échoué`,
      lines: [endingWords(reason)],
    }),
    conditionSettled: ({ line }) => ({
      subject: 'Une condition de votre échange a été réglée',
      lines: [typeof line === 'string' ? line : TRADE_LINES['trade.conditionSettled'](line)],
    }),
    conditionWaits: (condition) => ({
      subject: 'Vous avez une condition à confirmer',
      lines: conditionLines(condition),
    }),
    conditionVote: (condition) => ({
      subject: 'Votez sur une condition d’un échange du commissaire',
      lines: conditionLines(condition),
    }),
  },
  'trade-vetoed': {
    vetoed: ({ teams, reason }) => ({
      subject: `${theTrade(teams)} a été bloqué par un veto`,
      lines: [endingWords(reason)],
    }),
    reversed: ({ teams, reason }) => ({
      subject: `${theTrade(teams)} a été annulé`,
      lines: [endingWords(reason)],
    }),
  },
  'draft-night': {
    set: ({ draft, league, night, before }) => ({
      subject:
        before === null
          ? `${nameWords(draft)} (${league})\u00A0: ${moment(night)}`
          : `${nameWords(draft)} (${league}), nouvelle date\u00A0: ${moment(night)}`,
      lines: [
        before === null
          ? `La date du repêchage «\u00A0${nameWords(draft)}\u00A0» est fixée\u00A0: ${moment(night)}.`
          : `La date du repêchage «\u00A0${nameWords(draft)}\u00A0» a changé\u00A0: ${moment(night)}, au lieu de ${moment(before)}. Les DG qui avaient répondu doivent répondre de nouveau.`,
        BY_HAND,
        'Ouvrez la pièce jointe pour ajouter cette date à votre calendrier.',
        '',
        'Annoncez votre présence dans la salle d’attente\u00A0:',
      ],
    }),
    cleared: ({ draft, league, before }) => ({
      subject: `${nameWords(draft)} (${league})\u00A0: date annulée`,
      lines: [
        `La date du repêchage «\u00A0${nameWords(draft)}\u00A0» a été annulée. Il était prévu pour le ${moment(before)}.`,
        'Ouvrez la pièce jointe pour enlever cette date de votre calendrier. Nous vous enverrons la nouvelle date quand elle sera fixée.',
      ],
    }),
    near: ({ draft, league, night, hours, answer }) => ({
      subject: `${nameWords(draft)} (${league}) commence ${within(hours)}`,
      lines: [
        `La date du repêchage «\u00A0${nameWords(draft)}\u00A0» est fixée\u00A0: ${moment(night)}.`,
        BY_HAND,
        '',
        ANSWERED[answer ?? 'none'],
      ],
    }),
  },
  'draft-starting': {
    begun: ({ draft, league, rounds, seconds, quiet }) => ({
      subject: `${nameWords(draft)} (${league}) a commencé`,
      lines: [
        `Il compte ${countOf(rounds, 'ronde')}, avec ${pickTime(seconds)} par choix.`,
        ...(quiet ? [`Aucun chrono ne tourne ${quietWords(quiet)}.`] : []),
      ],
    }),
  },
  'on-the-clock': {
    turn: ({ team, draft, round, pick, until, bankFrom }) => ({
      subject: `C’est au tour ${de(team)} (${nameWords(draft)})`,
      lines: [
        `${feminineOrdinal(round)} ronde, choix ${pick}\u00A0: c’est à vous.`,
        ...(until === null
          ? []
          : bankFrom == null
            ? [
                `Vous avez jusqu’au ${moment(until)} pour faire votre choix. Ensuite, Auto choisira un joueur pour vous, d’abord dans votre file.`,
              ]
            : [
                `Vous avez jusqu’au ${moment(bankFrom)} pour faire votre choix. Votre banque de temps prendra ensuite le relais jusqu’au ${moment(until)}. Après cette limite, Auto choisira un joueur pour vous, d’abord dans votre file.`,
              ]),
      ],
    }),
  },
  'fa-pick-expiring': {
    expiring: ({ team, picks, week, until }) => ({
      subject: `${picksWords(picks)} ${de(team)} ${pluralOf(picks, 'va', 'vont')} expirer`,
      lines: [
        `Il reste à l’équipe ${team} ${picksWords(picks)} de la semaine ${week}. Les choix inutilisés expireront le ${moment(until)}.`,
      ],
    }),
  },
  'protection-deadline': {
    due: ({ league, team, deadline, saved }) => ({
      subject: `Les listes de protection sont à remettre (${league})`,
      lines: [
        `Les listes de protection seront verrouillées le ${moment(deadline)}.`,
        saved
          ? `La liste ${de(team)} est enregistrée. Vous pouvez la modifier jusqu’à la date limite.`
          : `L’équipe ${team} n’a pas encore remis de liste. Si elle n’en remet pas, la liste sera faite automatiquement.`,
      ],
    }),
  },
  'trade-deadline': {
    near: ({ league, until, offers }) => ({
      subject: `Fin des échanges (${league})\u00A0: ${moment(until)}`,
      lines: [TRADES_END, ...(offers === 0 ? [] : [`Vous n’avez pas encore répondu à ${countOf(offers, 'offre')}.`])],
    }),
  },
  'player-drafted': {
    taken: ({ team, other, player, draft }) => ({
      subject: `L’équipe ${other} a pris ${player} à l’équipe ${team}`,
      lines: [
        `${nameWords(draft)}\u00A0: ${player} a changé d’équipe tout de suite.`,
        'Vous verrez tous les choix dans la salle de repêchage.',
      ],
    }),
  },
  'claim-decided': {
    won: ({ player, team }) => ({
      subject: `L’équipe ${team} obtient ${player} au ballottage`,
      lines: [
        `Votre réclamation était la première qui pouvait être accordée\u00A0: ${player} joue maintenant pour l’équipe ${team}.`,
      ],
    }),
    lost: ({ player, reason }) => ({
      subject: `Votre réclamation pour ${player} n’a pas abouti`,
      lines: [claimEndingWords(reason)],
    }),
    bought: ({ player, team, price }) => ({
      subject: `L’équipe ${team} a obtenu ${player} pour ${formatMoney(price)}`,
      lines: [
        `Votre mise était la première qui pouvait être retenue\u00A0: ${player} joue maintenant pour l’équipe ${team}.`,
      ],
    }),
    outbid: ({ player, team, price, until }) => ({
      subject: `Une autre équipe a misé plus que vous sur ${player}`,
      lines: [
        `L’équipe ${team} mène l’encan pour ${player} avec une mise de ${formatMoney(price)}. L’encan se terminera au plus tôt le ${moment(until)}.`,
      ],
    }),
    ...OFFER_MAILS,
    bidLost: ({ player, ending }) => ({
      subject: `Votre mise sur ${player} n’a pas été retenue`,
      lines: [bidEndingWords(ending)],
    }),
  },
  'player-status': {
    changed: ({ player, team, status, note }) => ({
      subject: `${player} (${team})\u00A0: ${STATUS_SAID[status]}`,
      lines: [
        ...(note === null ? [] : [statusNoteWords(note)]),
        STATUS_ASKS[status === 'healthy' || status === 'day-to-day' ? status : 'out'],
      ],
    }),
  },
  'points-corrected': { changed: correctionMail },
  'rookies-graduating': { leaving: graduationMail },
  'farm-call-up': {
    due: (call) => ({
      subject: `${call.names.length === 1 ? call.names[0] : countOf(call.names.length, 'joueur')} ${pluralOf(call.names.length, 'doit', 'doivent')} quitter la banque d’espoirs ${de(call.team)}`,
      lines: [
        callUpWords(call),
        call.alone
          ? 'Ensuite, le rappel sera automatique, et il faudra remettre la formation en règle.'
          : 'Ensuite, votre équipe ne pourra ajouter aucun joueur avant un rappel, une libération ou un échange.',
      ],
    }),
  },
  'ir-return': { due: irReturnMail },
  ...CONTRACT_MAILS,
  ...MATCHUP_MAILS,
  ...MEMBER_MAILS,
  ...TALK_MAILS,
  'webhook-stopped': {
    stopped: ({ league, service, why }) => ({
      subject: `Le journal de la ligue ${league} n’est plus publié sur ${SERVICE_WORDS[service]}`,
      lines: [outcomeWords(why), 'La publication restera interrompue jusqu’à ce qu’un commissaire la réactive\u00A0:'],
    }),
  },
};

function pickTime(seconds: number): string {
  if (seconds % 3600 === 0) return countOf(seconds / 3600, 'heure');
  if (seconds % 60 === 0) return countOf(seconds / 60, 'minute');
  return countOf(seconds, 'seconde');
}
