import { countOf, de, listOf } from '../../french/grammar.js';
import { teamAtStart, teamName } from '../../french/hockey.js';
import { signingRules } from '../../contracts/signing.rules.js';
import { weekdayWord } from '../../leagues/lineup.rules.js';
import { stateOf } from '../../leagues/settings.values.js';
import { localeOf } from '../../locale.js';
import { refusalMessage } from '../../refusals.js';
import { sayStored, type Translation } from '../../words.js';
import { marketRules, type LotRules, type MarketRules } from './market.rules.js';
import type * as en from './market.words.en.js';

const money = (amount: number): string => localeOf('fr').money(amount);

interface Sale {
  readonly team: string;
  readonly price: number;
  readonly season?: string;
}
const sold = ({ team, price }: Sale): string => `${teamAtStart(team)} a obtenu le joueur pour ${money(price)}`;

export const BID_ENDINGS: Translation<typeof en.BID_ENDINGS> = {
  outbid: (sale) => `${sold(sale)}.`,
  lower: (sale) => `${sold(sale)}\u00A0: à mises égales, l’équipe la moins bien classée l’emporte.`,
  drawn: ({ drew, yours, ...sale }) =>
    `${sold(sale)}\u00A0: à mises égales, elle a tiré le numéro ${drew}, et votre équipe, le numéro ${yours}.`,
  earlier: (sale) => `${sold(sale)}\u00A0: à mises égales, la première déposée l’emporte.`,
  dropUsed: ({ player }) => `Une autre mise gagnante avait déjà libéré ${player || 'le joueur'}.`,
  overBudget: ({ left }) => `Il restait ${money(left)} à l’équipe.`,
  overSpace: ({ left }) => `L’équipe avait assez d’espace sous le plafond pour un salaire de ${money(left)}.`,
  belowMinimum: ({ least }) => `La mise était inférieure au minimum, qui est de ${money(least)}.`,
  offStep: ({ step }) => `La mise n’était pas un multiple de ${money(step)}, comme les salaires doivent l’être.`,
  refused: ({ why }) => refusalMessage(why),
  onTeam: () => 'Le joueur faisait déjà partie d’une équipe.',
  seasonEnded: () => 'La saison a pris fin.',
  noBids: () => 'Dans cette ligue, on n’obtient plus les joueurs autonomes en misant.',
  stopped: ({ reason }) => `Un commissaire a arrêté l’encan\u00A0: ${reason}`,
  unreadable: () => 'Le montant de la mise n’a pas pu être lu.',
};

export const bidEndingWords: Translation<typeof en.bidEndingWords> = (ending) =>
  sayStored(BID_ENDINGS, ending, 'Cette version ne peut pas afficher cette raison.');

type ShownBid = Parameters<(typeof en.MARKET_LINES)['freeAgents.sold']>[0]['bids'][number];

const bidWords = ({ team, amount, failed, drew }: ShownBid): string => {
  const notes = [
    ...(drew === undefined ? [] : [`numéro ${drew} au tirage`]),
    ...(failed === undefined ? [] : [`refusée\u00A0: ${bidEndingWords(failed).replace(/\.$/, '')}`]),
  ];
  return `${teamName(team)} ${money(amount)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
};

export const MARKET_LINES: Translation<typeof en.MARKET_LINES> = {
  'freeAgents.sold': ({ name, sale, bids }) => {
    const shown = `Mises\u00A0: ${bids.map(bidWords).join('; ')}.`;
    const result =
      sale === null
        ? `Aucune mise sur ${name} n’a pu être acceptée.`
        : `${teamAtStart(sale.team)} a obtenu ${name} pour ${money(sale.price)}${sale.season === undefined ? '' : `, son salaire de ${sale.season}`}.`;
    return bids.length === 0 || (bids.length === 1 && sale !== null && bids[0]?.amount === sale.price)
      ? result
      : `${result} ${shown}`;
  },
  'freeAgents.lotOpened': ({ team, name, price, until, timeZone }) =>
    `L’équipe ${team} a ouvert un encan pour ${name} à ${money(price)}. Il se terminera au plus tôt le ${localeOf('fr').moment(Date.parse(until), timeZone)}.`,
  'freeAgents.lotStopped': ({ who, name, reason }) => `${who} a arrêté l’encan pour ${name}\u00A0: ${reason}`,
  'freeAgents.leaderOut': ({ team, name, next }) =>
    `L’équipe ${team} n’a plus de duel à jouer en séries\u00A0: sa mise sur ${name} a pris fin. ${
      next === null
        ? 'L’encan se termine sans équipe gagnante.'
        : `L’équipe ${next.team} est maintenant en tête de l’encan, à ${money(next.price)}.`
    }`,
  'freeAgents.bidFailed': ({ name, amount, ending }) =>
    `Votre mise${amount === null ? '' : ` ${de(money(amount))}`} sur ${name} n’a pas été retenue. ${bidEndingWords(ending)}`,
};

const QUIET = { night: '23\u00A0h et 8\u00A0h', evening: '21\u00A0h et 9\u00A0h' } as const;

const budgetTrade = (trades: boolean): string =>
  trades
    ? 'Un échange peut comprendre une partie du budget d’une équipe. Cette partie est mise de côté dès l’acceptation de l’échange, jusqu’à la décision.'
    : 'On ne peut pas échanger les budgets.';

const fundsWords = ({ funds, budget, minimum, step, carries, trades }: MarketRules): string[] =>
  funds === 'salary'
    ? [
        `Une mise devient le salaire du joueur pour une saison, payé à même l’espace sous le plafond de la saison. Elle doit être d’au moins ${money(minimum)}${step === 1 ? '' : ` et un multiple de ${money(step)}`}. Il n’y a pas de budget.`,
        'Un joueur à libérer dans une mise fait de la place, moins l’argent mort qu’il laisse. Un contrat antérieur du joueur prend fin, et son argent mort reste à l’ancienne équipe.',
      ]
    : [
        `Chaque équipe a ${money(budget)} pour une saison, et une mise doit être d’au moins ${money(minimum)}.`,
        carries ? 'Ce qui reste à la fin d’une saison s’ajoute au budget de la suivante.' : '',
        budgetTrade(trades),
      ];

const lotWords = (rules: MarketRules, lots: LotRules, signs: boolean): string =>
  [
    'Les joueurs autonomes sont mis à l’encan pendant plusieurs jours.',
    ...fundsWords(rules),
    rules.funds === 'salary' && signs
      ? 'Pendant la période des joueurs autonomes, le DG choisit ensuite la durée du contrat.'
      : '',
    `Une équipe ouvre un encan en misant, et peut en ouvrir jusqu’à ${lots.nominations} à la fois.`,
    `Une mise est un maximum secret. La plus haute est en tête, pour ${money(rules.step)} de plus que la suivante; à mises égales, la première déposée est en tête. On ne peut ni retirer ni baisser une mise.`,
    lots.moves
      ? `Un encan se termine ${countOf(lots.hours, 'heure')} après le dernier changement d’équipe en tête.`
      : `Un encan se termine ${countOf(lots.hours, 'heure')} après son ouverture.`,
    lots.quiet === 'none'
      ? ''
      : `Aucun encan ne se termine entre ${QUIET[lots.quiet]}\u00A0: au besoin, la fin est repoussée au terme de ces heures.`,
    `Pour miser, une équipe doit avoir ${rules.funds === 'salary' ? '' : 'l’argent, '}l’espace sous le plafond et la place nécessaires, en plus de ce qu’exigent tous les encans où elle est en tête. Tout est vérifié de nouveau à la fin. Si l’équipe ne peut pas ajouter le joueur à ce moment-là, c’est la mise suivante qui compte.`,
    'Ensuite, toutes les mises sont affichées. Un commissaire peut arrêter un encan en donnant une raison.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');

export const marketWords: Translation<typeof en.marketWords> = (league) => {
  const rules = marketRules(stateOf(league));
  if (rules === null)
    return 'Les équipes ajoutent des joueurs autonomes avec leurs choix de la semaine, et réclament les joueurs libérés.';
  const { funds, step, weekdays, firstCome, price, ties, showsLosers, lots } = rules;
  const isSalary = funds === 'salary';
  if (lots !== null) return lotWords(rules, lots, signingRules(stateOf(league)) !== null);
  const days = weekdays.length === 7 ? 'tous les jours' : listOf(weekdays.map((day) => `chaque ${weekdayWord(day)}`));
  return [
    'On obtient les joueurs autonomes au moyen de mises secrètes.',
    ...fundsWords(rules),
    `Les mises sont traitées ${days} à 4\u00A0h, la plus haute en premier. Chacune est alors vérifiée de nouveau\u00A0: une mise est refusée si l’équipe ${isSalary ? 'n’a pas l’espace sous le plafond' : 'a dépensé l’argent'} ou ne peut pas ajouter le joueur, et c’est alors la mise suivante qui compte.`,
    price === 'bid'
      ? 'Le prix est le montant de la mise.'
      : `Le prix dépasse de ${money(step)} la mise de l’équipe suivante, sans dépasser la mise gagnante; si aucune autre équipe n’a misé, c’est le minimum. Une mise qui dépasse ce qui reste à l’équipe, ou dont le joueur à libérer l’a déjà été, ne compte pas.`,
    ties === 'points'
      ? 'À mises égales, l’équipe la moins bien classée l’emporte; les équipes à égalité sont départagées par un tirage au sort, qui est inscrit au journal.'
      : 'À mises égales, la première déposée l’emporte; une mise modifiée compte à partir de sa modification.',
    'Seuls les DG de l’équipe voient une mise avant qu’elle soit traitée.',
    showsLosers
      ? 'Après une attribution, toutes les mises traitées sont affichées.'
      : 'Après une attribution, seules les mises gagnantes sont affichées.',
    'Une mise peut comprendre un joueur à libérer. Le même joueur peut servir dans plusieurs mises\u00A0: la première qui gagne le libère, et les autres sont refusées.',
    firstCome
      ? `Après une attribution, on peut ajouter un joueur autonome pour ${isSalary ? 'le salaire d’un nouveau joueur' : money(0)} jusqu’au début de son prochain match. Une mise ne réserve pas le joueur.`
      : 'On ne peut obtenir un joueur autonome qu’en misant.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
};
