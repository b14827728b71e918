import { countOf, de, pluralOf } from '../french/grammar.js';
import { teamName } from '../french/hockey.js';
import type { Translation } from '../words.js';
import type * as en from './free-agents.words.en.js';
import { MARKET_LINES } from './market/market.words.fr.js';
import { RFA_LINES } from './rfa/rfa.words.fr.js';
import { UFA_LINES } from './ufa/ufa.words.fr.js';
import { claimEndingWords, decidedWords } from './waiver.words.fr.js';

const pickOf = ({ team, week }: { readonly team: string; readonly week: number }): string =>
  `le choix d’autonome ${de(team)} de la semaine ${week}`;

const unusedWords = (unused: number): string =>
  `${countOf(unused, 'choix d’autonome inutilisé', 'choix d’autonome inutilisés')} ${pluralOf(unused, 'a expiré', 'ont expiré')}.`;

export const FREE_AGENT_LINES: Translation<typeof en.FREE_AGENT_LINES> = {
  ...MARKET_LINES,
  ...RFA_LINES,
  ...UFA_LINES,
  'freeAgents.weekEnded': ({ week, unused }) =>
    `La semaine ${week} est terminée. ${unused === 0 ? 'Tous les choix d’autonome ont été utilisés.' : unusedWords(unused)}`,
  'freeAgents.waiverDecided': (waiver) =>
    decidedWords({ ...waiver, nameOf: (teamId) => teamName(waiver.teams[teamId] ?? '') }),
  'freeAgents.claimFailed': ({ name, reason, person }) =>
    `Votre réclamation pour ${name}${person ? `, déposée par ${person},` : ''} n’a pas abouti. ${claimEndingWords(reason)}`,
  'freeAgents.pickForfeited': (pick) => `Le commissaire a confisqué ${pickOf(pick)}\u00A0: ${pick.reason}`,
  'freeAgents.pickGivenBack': (pick) => `Le commissaire a rendu ${pickOf(pick)}\u00A0: ${pick.reason}`,
};
