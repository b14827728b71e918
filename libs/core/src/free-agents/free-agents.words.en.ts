import { MARKET_LINES } from './market/market.words.en.js';
import { RFA_LINES } from './rfa/rfa.words.en.js';
import { UFA_LINES } from './ufa/ufa.words.en.js';
import type { PlacedClaimant } from './waiver.rules.js';
import { claimEndingWords, decidedWords, type ClaimEnding } from './waiver.words.en.js';

interface PickFigures {
  readonly team: string;
  readonly week: number;
  readonly reason: string;
}

const pickOf = ({ team, week }: PickFigures): string => `the week ${week} free-agent pick of ${team}`;

export const FREE_AGENT_LINES = {
  ...MARKET_LINES,
  ...RFA_LINES,
  ...UFA_LINES,
  'freeAgents.weekEnded': ({ week, unused }: { readonly week: number; readonly unused: number }) =>
    `Week ${week} has ended. ${unused === 0 ? 'Every free-agent pick was used.' : unused === 1 ? 'One free-agent pick expired unused.' : `${unused} free-agent picks expired unused.`}`,
  'freeAgents.waiverDecided': (waiver: {
    readonly name: string;
    readonly droppedBy: string;
    readonly winner: string | null;
    readonly toBank?: boolean;
    readonly claimants: readonly PlacedClaimant[];
    /** Team names by id. */
    readonly teams: Readonly<Record<string, string>>;
  }) => decidedWords({ ...waiver, nameOf: (teamId) => waiver.teams[teamId] || 'A team' }),
  /** Shown to the team only. */
  /** `person`: who filed the claim; missing in older lines. */
  'freeAgents.claimFailed': ({
    name,
    reason,
    person,
  }: {
    readonly name: string;
    readonly reason: ClaimEnding | string;
    readonly person?: string;
  }) => `Your claim for ${name}${person ? `, filed by ${person},` : ''} failed. ${claimEndingWords(reason)}`,
  'freeAgents.pickForfeited': (pick: PickFigures) => `The commissioner forfeited ${pickOf(pick)}: ${pick.reason}`,
  'freeAgents.pickGivenBack': (pick: PickFigures) => `The commissioner gave ${pickOf(pick)} back: ${pick.reason}`,
};
