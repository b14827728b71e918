import { many } from '../../text.rules.js';
import type { LossLimits } from './loss-limits.js';

interface Taking extends LossLimits {
  readonly rounds: number;
}

const sharedWords = ({ protects, most }: LossLimits): string =>
  `Each team protects ${many(protects, 'player')} until it begins; places that it leaves empty protect its best-ranked players. A team loses ${most === 0 ? 'any number of players' : `at most ${many(most, 'player')}`}. Players on injured reserve, in the rookie bank or promised in a trade cannot be taken.`;

/** Rulebook sentences of the steal draft. */
export const stealDraftWords = ({ rounds, ...limits }: Taking): string =>
  rounds === 0
    ? 'There is no steal draft.'
    : `The steal draft has ${many(rounds, 'round')}. The commissioner holds it between seasons, before the protection sheets are locked, and the last team of the season before picks first. Its pool is the unprotected players of the other teams, who change teams at once. ${sharedWords(limits)} Picks that are not used before the season begins lapse.`;

/** Rulebook sentences of the waiver draft. */
export const waiverDraftWords = ({ rounds, ...limits }: Taking): string =>
  rounds === 0
    ? 'There is no waiver draft.'
    : `The waiver draft has ${many(rounds, 'round')}. The commissioner holds it during the season, and the last team of the table picks first. Its pool is the unprotected players of the other teams, who change teams at once and must fit under the cap and on the roster. ${sharedWords(limits)} A player whom a team drops leaves the pool. Until the draft ends, no free agents are added and waivers wait. Picks that are not used by the end of the season lapse.`;
