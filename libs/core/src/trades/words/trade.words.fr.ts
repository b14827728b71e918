import { momentWords } from '../../calendar.js';
import { countOf, listOf } from '../../french/grammar.js';
import { refusalMessage } from '../../refusals.js';
import { capital } from '../../text.rules.js';
import { sayStored, type Translation } from '../../words.js';
import { evidenceWords } from '../conditions/proposal.words.fr.js';
import { goodCondition, goodLine, goodWords, type Good } from '../shown/shown.words.js';
import type * as en from './trade.words.en.js';

/** 'l’équipe Bears obtient X; l’équipe Wolves obtient Y.', as it goes on after a colon. */
const exchanged: Translation<typeof en.tradeSummary> = (sides) => {
  const gets = (team: string, goods: readonly (Good | string)[]): string =>
    `l’équipe ${team} obtient ${goods.length === 0 ? 'des considérations futures' : listOf(goods.map(goodLine))}`;
  return `${gets(sides[1].team, sides[0].gives)}; ${gets(sides[0].team, sides[1].gives)}.`;
};

export const tradeSummary: Translation<typeof en.tradeSummary> = (sides) => capital(exchanged(sides));

export const votesWords: Translation<typeof en.votesWords> = ({ votes, uninvolved, needed }) =>
  `${countOf(votes, 'DG non concerné', 'DG non concernés')} sur ${uninvolved} (il en fallait ${needed})`;

const REFUSED = {
  none: '',
  one: ' Ce résultat n’a pas pu être exécuté.',
  both: ' Aucun des deux résultats n’a pu être exécuté.',
} as const;

const PASSED_OVER = 'Le commissaire a passé outre aux règles\u00A0:';

export const CONDITION_NOTES: Translation<typeof en.CONDITION_NOTES> = {
  votes: (votes) => `Décision par vote\u00A0: ${votesWords(votes)}.`,
  overridden: ({ note, reason }) => `${note === null ? '' : `${note} `}${PASSED_OVER} ${reason}`,
  date: ({ evidence, refused }) =>
    `Aucun membre non concerné par l’échange ne pouvait trancher. ${evidenceWords(evidence)}${REFUSED[refused]}`,
  notProtected: ({ team }) => `L’équipe ${team} n’a pas protégé le joueur.`,
  seasonOver: () => 'La saison est terminée et les formations sont vides.',
  nhlContractOver: () => 'Le contrat du joueur dans la LNH est terminé.',
  contractOver: () => 'Le contrat du joueur avec la ligue est terminé.',
  rostersImported: () => 'Les formations ont été importées, et le joueur ne fait plus partie de l’équipe.',
};

export const conditionNoteWords: Translation<typeof en.conditionNoteWords> = (note) =>
  typeof note === 'string' ? note : sayStored(CONDITION_NOTES, note, 'Cette version ne peut pas afficher cette note.');

export const carriedOutAtOnce = (): string => 'Exécuté tout de suite\u00A0: le repêchage est en cours.';

export const counterUnchanged = (): string =>
  'C’est l’offre reçue, sans changement. Changez quelque chose, ou revenez en arrière pour l’accepter.';

type Teams = readonly [string, string];

/** 'L’échange entre Bears et Wolves' */
const theTrade = ([one, other]: Teams): string => `L’échange entre ${one} et ${other}`;
const moment = ({ until, timeZone }: { readonly until: string; readonly timeZone: string }): string =>
  momentWords(Date.parse(until), timeZone);

type Lines = typeof en.TRADE_LINES;
type FiguresOf<Key extends keyof Lines> = Parameters<Lines[Key]>[0];

const END: Readonly<Record<FiguresOf<'trade.stopNear'>['rule'], Readonly<Record<'near' | 'over', string>>>> = {
  tradeDeadline: {
    near: 'La date limite des échanges approche\u00A0: on peut encore conclure des échanges jusqu’au',
    over: 'La date limite des échanges est passée.',
  },
  playoffsFreeze: {
    near: 'Les formations sont gelées pendant les séries éliminatoires\u00A0: on peut encore conclure des échanges et ajouter des joueurs jusqu’au',
    over: 'La saison régulière est terminée, et les formations sont gelées\u00A0: on ne peut ajouter aucun joueur.',
  },
};

const enteredWords = (entered: FiguresOf<'trade.executed'>['entered'] | undefined): string =>
  entered == null
    ? ''
    : ` Saisi par le commissaire${entered.override ? ', qui a passé outre aux règles' : ''}\u00A0: ${entered.reason}`;

export const ownTradeWaits = (): string =>
  'Un commissaire y participe\u00A0: l’échange reste en révision pendant au moins un jour, et les autres DG peuvent le bloquer.';

const WENT = {
  traded: 'départ dans un autre échange',
  returned: 'départ lors de l’annulation d’un échange',
} as const;

export const TRADE_ENDINGS: Translation<typeof en.TRADE_ENDINGS> = {
  withdrawn: ({ team }) => `L’équipe ${team} a retiré l’offre.`,
  declined: ({ team, why }) => `L’équipe ${team} a refusé${why === null ? '.' : `\u00A0: ${why}`}`,
  countered: ({ team }) => `L’équipe ${team} a répondu par une contre-offre.`,
  expired: () => 'Personne n’a répondu à temps.',
  stopped: ({ why }) => refusalMessage(why),
  failed: ({ why }) => `Échange non exécuté\u00A0: ${refusalMessage(why)}`,
  cancelled: ({ assets, how }) =>
    `Échange annulé\u00A0: ${[...new Set(assets.map(goodWords))].join(', ') || 'un de ses éléments'} (${WENT[how]}).`,
  vetoed: ({ why }) => `Veto du commissaire\u00A0: ${why}`,
  vetoedByVotes: (votes) => `Veto par vote\u00A0: ${votesWords(votes)}.`,
  reversed: ({ why }) => `Échange annulé par le commissaire\u00A0: ${why}`,
  reversedByVotes: (votes) => `Échange annulé par vote\u00A0: ${votesWords(votes)}.`,
};

export const endingWords: Translation<typeof en.endingWords> = (ending) =>
  typeof ending === 'string'
    ? ending
    : sayStored(TRADE_ENDINGS, ending, 'Cette version ne peut pas afficher cette raison.');

const textWords = (text: Good | string): string => (typeof text === 'string' ? text : goodCondition(text));

export const TRADE_LINES: Translation<Lines> = {
  'trade.agreed': (line) =>
    `${line.teams[0]} et ${line.teams[1]} ont conclu un échange\u00A0: ${exchanged(line.sides)} L’échange est en révision jusqu’au ${moment(line)}.${line.own === true ? ` ${ownTradeWaits()}` : ''}${enteredWords(line.entered)}`,
  'trade.commissionersOwn': (line) =>
    `${theTrade(line.teams)} concerne maintenant un commissaire\u00A0: il est en révision jusqu’au ${moment(line)}.`,
  'trade.executed': ({ sides, entered, atOnce }) =>
    `Échange\u00A0: ${exchanged(sides)}${atOnce === true ? ' Exécuté tout de suite\u00A0: le repêchage était en cours.' : ''}${enteredWords(entered)}`,
  'trade.stopNear': ({ rule, at, timeZone }) => `${END[rule].near} ${momentWords(Date.parse(at), timeZone)}.`,
  'trade.stopped': ({ rule }) => `${END[rule].over} Aucun échange ne peut être conclu avant la fin de la saison.`,
  'trade.failed': ({ teams, why }) => `${theTrade(teams)} n’a pas été exécuté\u00A0: ${refusalMessage(why)}`,
  'trade.vetoed': ({ teams, reason }) => `${theTrade(teams)} a été bloqué par un veto. ${endingWords(reason)}`,
  'trade.reversed': ({ teams: [one, other], reason, overridden }) =>
    `Le commissaire a annulé l’échange entre ${one} et ${other}\u00A0: ${reason}${overridden ? ' (en passant outre aux règles)' : ''}`,
  'trade.reversedByVotes': ({ teams, ...votes }) =>
    `${theTrade(teams)} a été annulé par vote\u00A0: ${votesWords(votes)}.`,
  'trade.conditionSettled': ({ met, text, owner, note }) => {
    const asset = goodWords(owner.asset);
    const consequence = `L’équipe ${owner.team} ${owner.stays ? 'garde' : 'obtient'} ${asset}.`;
    return `Condition ${met ? 'remplie' : 'non remplie'}\u00A0: ${textWords(text)}. ${consequence}${note === null ? '' : ` ${conditionNoteWords(note)}`}`;
  },
  'trade.conditionVoid': ({ text, asset, why }) =>
    `Condition sans effet\u00A0: ${textWords(text)}. Cet élément de l’échange ne change pas d’équipe\u00A0: ${goodWords(asset)}. ${conditionNoteWords(why)}`,
  'trade.conditionReopened': ({ text, asset }) =>
    `Condition de nouveau en suspens\u00A0: ${textWords(text)}. Elle porte sur cet élément de l’échange\u00A0: ${goodWords(asset)}.`,
};
