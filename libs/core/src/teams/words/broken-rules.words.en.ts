import { formatMoney } from '../../money.js';
import type { PositionDetail } from '../../players/players.values.js';
import type { Refusal } from '../../result.js';
import { many } from '../../text.rules.js';
import type { RosterRule, Violation } from '../cap.rules.js';
import { LIMITED_WORDS } from '../position-limits.model.js';
import type { PositionLimitRule } from '../position-limits.rules.js';

type Words = (
  team: string,
  violation: { readonly figure: number; readonly limit: number; readonly excess: number },
  verbs: { readonly has: string },
) => Pick<Refusal, 'message' | 'fix'>;

const mostOf =
  (detail: PositionDetail): Words =>
  (team, { figure, limit, excess }, { has }) => ({
    message: `${team} ${has} ${many(figure, ...LIMITED_WORDS[detail])}; at most ${limit} ${limit === 1 ? 'is' : 'are'} allowed.`,
    fix: `Take ${many(excess, ...LIMITED_WORDS[detail])} off the active roster.`,
  });

const POSITION_LIMIT_WORDS: Readonly<Record<PositionLimitRule, Words>> = {
  mostCentres: mostOf('C'),
  mostLeftWings: mostOf('LW'),
  mostRightWings: mostOf('RW'),
  mostDefense: mostOf('D'),
  mostGoalies: mostOf('G'),
};

type Verbs = Readonly<Record<'has' | 'uses' | 'retains', string>>;
/** Verbs for a team's current state, and for its state after a change. */
const VERBS = {
  is: { has: 'has', uses: 'uses', retains: 'retains' },
  wouldBe: { has: 'would have', uses: 'would use', retains: 'would retain' },
} as const;

/** General fixes. `remedy.rules.ts` names specific moves when a refusal is answered. */
const WORDS: Record<
  RosterRule,
  (team: string, violation: Violation, verbs: Verbs) => Pick<Refusal, 'message' | 'fix'>
> = {
  cap: (team, { figure, limit, excess }, { uses }) => ({
    message: `${team} ${uses} ${formatMoney(figure)} of a ${formatMoney(limit)} cap: ${formatMoney(excess)} too much.`,
    fix: `Free ${formatMoney(excess)}: drop players, move injured ones to injured reserve, or trade.`,
  }),
  capFloor: (team, { figure, limit, excess }, { uses }) => ({
    message: `${team} ${uses} ${formatMoney(figure)} of the cap; the floor is ${formatMoney(limit)}: ${formatMoney(excess)} too little.`,
    fix: `Take on ${formatMoney(excess)}: add or trade for players with higher cap hits, or activate some.`,
  }),
  rosterSize: (team, { figure, limit, excess }, { has }) => ({
    message: `${team} ${has} ${many(figure, 'active player')}; the roster holds ${limit}.`,
    fix: `Take ${many(excess, 'player')} off the active roster.`,
  }),
  ...POSITION_LIMIT_WORDS,
  minimumForwards: (team, violation, verbs) => minimumWords(team, violation, verbs, 'forward'),
  minimumDefense: (team, violation, verbs) => minimumWords(team, violation, verbs, 'defenseman', 'defensemen'),
  minimumGoalies: (team, violation, verbs) => minimumWords(team, violation, verbs, 'goalie'),
  irSlots: (team, { figure, limit }, { has }) => ({
    message: `${team} ${has} ${many(figure, 'player')} on injured reserve; there ${limit === 1 ? 'is' : 'are'} ${many(limit, 'slot')}.`,
    fix: 'Activate or drop a player from injured reserve.',
  }),
  healthyOnIr: (team, { figure }, { has }) => ({
    message: `${team} ${has} ${many(figure, 'healthy player')} on injured reserve.`,
    fix: `Activate or drop the healthy ${figure === 1 ? 'player' : 'players'}.`,
  }),
  rookieBank: (team, { figure, limit }, { has }) => ({
    message: `${team} ${has} ${many(figure, 'player')} in the rookie bank; it holds ${limit}.`,
    fix: 'Promote or drop a player from the rookie bank.',
  }),
  farmVeterans: (team, { figure, limit, excess }, { has }) => ({
    message: `${team} ${has} ${many(figure, 'veteran')} in the rookie bank; ${limit} ${limit === 1 ? 'is' : 'are'} allowed.`,
    fix: `Promote or drop ${many(excess, 'veteran')} of the rookie bank.`,
  }),
  mustComeUp: (team, { figure }, { has }) => ({
    message: `${team} ${has} ${many(figure, 'player')} in the rookie bank who had to come up.`,
    fix: `Promote or drop ${figure === 1 ? 'this player' : 'these players'}.`,
  }),
  retentionSlots: (team, { figure, limit }, { retains }) => ({
    message: `${team} ${retains} salary of ${many(figure, 'contract')}; ${limit} ${limit === 1 ? 'is' : 'are'} allowed at once.`,
    fix: 'Wait until a retained contract ends, or retain nothing here.',
  }),
};

const minimumWords = (
  team: string,
  { figure, limit, excess, coming }: Violation,
  { has }: Verbs,
  one: string,
  more = `${one}s`,
): Pick<Refusal, 'message' | 'fix'> => ({
  message: `${team} ${has} ${many(figure, one, more)}; at least ${limit} ${limit === 1 ? 'is' : 'are'} needed${coming ? ' when the season starts' : ''}.`,
  fix: `Add ${many(excess, one, more)}${coming ? ' before then: in a draft, by trade, or as a free agent after the last draft' : ''}.`,
});

export interface Told {
  readonly team: string;
  readonly violation: Violation;
  readonly when: keyof typeof VERBS;
}

export const ROSTER_REFUSALS = {
  broken: ({ team, violation, when }: Told) => WORDS[violation.rule](team, violation, VERBS[when]),
};
