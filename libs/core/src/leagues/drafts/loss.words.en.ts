import { many } from '../../text.rules.js';
import type { LeagueSettings } from '../settings.values.js';
import { takingOf, type Taking } from './draft.table.js';
import { orderWords } from './order.words.en.js';
import type { LossLimits } from './loss-limits.js';

const sharedWords = ({ protects, most }: LossLimits): string =>
  `Each team protects ${many(protects, 'player')} until it begins; places that it leaves empty protect its best-ranked players. A team loses ${most === 0 ? 'any number of players' : `at most ${many(most, 'player')}`}. Players on injured reserve, in the rookie bank or promised in a trade cannot be taken.`;

const stealDraftWords = ({ rounds, order, ...limits }: Taking): string =>
  rounds === 0
    ? 'There is no steal draft.'
    : `The steal draft has ${many(rounds, 'round')}. The commissioner holds it between seasons, before the protection sheets are locked. ${orderWords({ order, inSeason: false })} Its pool is the unprotected players of the other teams, who change teams at once. ${sharedWords(limits)} Picks that are not used before the season begins lapse.`;

const expansionDraftWords = ({ rounds, ...limits }: Taking): string =>
  rounds === 0
    ? 'There is no expansion draft, so no teams can join the league.'
    : `Teams join the league between two seasons, by an expansion draft of ${many(rounds, 'round')} alone. The commissioner creates it before all other drafts of the season and says how many teams join; they have picks, free-agent weeks and a place in the table from that season on. Only they pick, in an order that is drawn. Its pool is the unprotected players of the other teams, who change teams at once. ${sharedWords(limits)} All other drafts of the season wait until it has ended.`;

const waiverDraftWords = ({ rounds, order, ...limits }: Taking): string =>
  rounds === 0
    ? 'There is no waiver draft.'
    : `The waiver draft has ${many(rounds, 'round')}. The commissioner holds it during the season. ${orderWords({ order, inSeason: true })} Its pool is the unprotected players of the other teams, who change teams at once and must fit under the cap and on the roster. ${sharedWords(limits)} A player whom a team drops leaves the pool. Until the draft ends, no free agents are added and waivers wait. Picks that are not used by the end of the season lapse.`;

const WORDS = { steal: stealDraftWords, waiver: waiverDraftWords, expansion: expansionDraftWords };

/** The rulebook's sentences of a draft from other teams' rosters. */
export const takingDraftWords = (type: keyof typeof WORDS, settings: LeagueSettings): string =>
  WORDS[type](takingOf(type, settings));
