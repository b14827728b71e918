import { never, type Refusal } from '../../result.js';
import { seasonPlus, startYear, type Season } from '../../season.js';
import { dayIn, dayPlus, momentIn } from '../../calendar.js';
import { CUP, type Condition, type SingleCondition, type TradeAsset } from '../trade.model.js';
import { placeProblem } from './condition.proposal.js';
import { refusal } from '../trades.refusals.js';
import type { ConditionEvidence, SingleEvidence } from './proposal.words.js';

export type ConditionOutcome = 'met' | 'not-met';

/** Minimum number of later seasons that a condition can refer to, even if picks are traded less far ahead. */
const LEAST_REACH = 3;

/**
 * Number of later seasons that a condition can refer to: as far ahead as the league's picks can be traded.
 * @param picksAhead Seasons ahead for which picks can be traded.
 */
export const conditionReach = (picksAhead: number): number => Math.max(LEAST_REACH, picksAhead);

/** The end of June of the last season that a condition can refer to. */
export const lastConditionDay = (season: Season, picksAhead: number): string =>
  `${startYear(seasonPlus(season, conditionReach(picksAhead))) + 1}-06-30`;

export const singlesOf = (condition: Condition): readonly SingleCondition[] =>
  condition.type === 'both' ? condition.of.map((part) => ({ ...part, resolve_by: condition.resolve_by })) : [condition];

/**
 * The pick that conveys when the condition is not met. Undefined when the condition has no substitute, null when it is
 * unknown.
 */
export function substituteOf(condition: Condition | null, nextYearId: string | null): string | null | undefined {
  if (condition?.type === 'pick-of-two') return condition.other_pick_id;
  return condition?.type === 'pick-protected' ? (condition.instead_pick_id ?? nextYearId) : undefined;
}

export interface ConditionSetting {
  readonly season: Season;
  /** Later seasons for which picks can be traded. */
  readonly picksAhead: number;
  readonly now: number;
  readonly timeZone: string;
  /** End of the condition's day in the league's time zone, in milliseconds since 1970. */
  readonly resolveAt: number;
  /** For free-agent picks: expiry time. */
  readonly expiresAt: number | null;
  readonly isTeam: (teamId: string) => boolean;
  readonly teams: number;
  /** For draft picks: the round. */
  readonly round: number | null;
}

/**
 * A problem with a condition on an asset; null without one. The substitute of a protected pick is checked with the
 * picks.
 */
export function conditionProblem(asset: TradeAsset, condition: Condition, setting: ConditionSetting): Refusal | null {
  const { season: present, picksAhead, timeZone, resolveAt } = setting;
  if (resolveAt <= setting.now) return refusal('conditionPast', { figures: { day: condition.resolve_by } });
  const last = lastConditionDay(present, picksAhead);
  if (resolveAt > endOfDay(last, timeZone))
    return refusal('conditionTooFar', { figures: { day: condition.resolve_by, last } });
  if (setting.expiresAt !== null && resolveAt > setting.expiresAt) {
    return refusal('conditionAfterExpiry', { figures: { expires: dayIn(setting.expiresAt, timeZone) } });
  }
  for (const single of singlesOf(condition)) {
    const wrong = singleProblem(asset, single, setting);
    if (wrong) return wrong;
  }
  return null;
}

function singleProblem(asset: TradeAsset, single: SingleCondition, setting: ConditionSetting): Refusal | null {
  if ((single.type === 'pick-protected' || single.type === 'pick-of-two') && asset.kind !== 'draft-pick')
    return refusal('conditionWrongAsset');
  if ((single.type === 'team-finish' || single.type === 'team-result') && !setting.isTeam(single.team_id))
    return refusal('conditionTeam');
  if ('season' in single) {
    const ahead = startYear(single.season) - startYear(setting.season);
    const reach = conditionReach(setting.picksAhead);
    if (ahead < 0 || ahead > reach)
      return refusal('conditionSeason', {
        figures: { season: single.season, first: setting.season, last: seasonPlus(setting.season, reach) },
      });
  }
  return placeProblem(single, setting);
}

/** The facts known when a condition is evaluated; null for unknown ones. */
export interface ConditionFacts {
  /** Overall number of the pick once the draft order is fixed. */
  readonly pickNumber: number | null;
  /** Overall number of the other of two picks. */
  readonly otherNumber?: number | null;
  readonly games: number | null;
  /** The team's rank in the season's points; 1 is first. Ties count in the team's favour. */
  readonly place: number | null;
  /** Teams in the league's own play-offs; null before the seeds are set. */
  readonly qualified?: readonly string[] | null;
  /** The season's champions; null before it is over. */
  readonly champions?: readonly string[] | null;
  readonly seasonOver: boolean;
  readonly clubInNhlPlayoffs: boolean;
  /** The last playoff round in which the club has played; null when unknown. */
  readonly nhlPlayoffRound?: number | null;
  /** The season's Stanley Cup winner; null when unknown. */
  readonly champion?: string | null;
  readonly signed: boolean;
}

export interface Proposal<Evidence = ConditionEvidence> {
  readonly outcome: ConditionOutcome;
  readonly evidence: Evidence;
}
type SingleProposal = Proposal<SingleEvidence>;

/**
 * The outcome that the data shows, for the commissioner to confirm; null while it is unknown. At the end of the
 * condition's day, an unproven condition counts as not met.
 */
export function proposeOutcome(condition: SingleCondition, facts: ConditionFacts, due: boolean): SingleProposal | null {
  const not = 'not' in condition && condition.not === true;
  const found = known(condition, facts);
  if (found) return not ? { ...found, outcome: found.outcome === 'met' ? 'not-met' : 'met' } : found;
  if (!due) return null;
  const by = condition.resolve_by;
  if (condition.type === 'pick-of-two') return proposal(true, { key: 'firstPick', figures: { by } });
  return proposal(not, { key: 'notProven', figures: { by } });
}

const proposal = (met: boolean, evidence: SingleEvidence): SingleProposal => ({
  outcome: met ? 'met' : 'not-met',
  evidence,
});

/** Combines the outcomes of joined conditions. A single one that was not met makes the whole condition not met. */
export function joinProposals(proposals: readonly (SingleProposal | null)[]): Proposal | null {
  const failed = proposals.find((one) => one?.outcome === 'not-met');
  if (failed !== undefined) return failed;
  const evidence = proposals.flatMap((one) => one?.evidence ?? []);
  const [first] = evidence;
  if (first === undefined || evidence.length < proposals.length) return null;
  return { outcome: 'met', evidence: evidence.length === 1 ? first : { key: 'all', figures: { of: evidence } } };
}

function known(condition: SingleCondition, facts: ConditionFacts): SingleProposal | null {
  switch (condition.type) {
    case 'pick-protected': {
      const number = facts.pickNumber;
      if (number === null) return null;
      const conveys = number > condition.top;
      return proposal(conveys, { key: 'pickNumber', figures: { number, within: conveys ? null : condition.top } });
    }
    case 'pick-of-two': {
      const [mine, other] = [facts.pickNumber, facts.otherNumber ?? null];
      if (mine === null || other === null || condition.which === 'giver' || condition.which === 'getter') return null;
      const conveys = condition.which === 'lower' ? mine > other : mine < other;
      return proposal(conveys, { key: 'twoPicks', figures: { mine, other } });
    }
    case 'games-played': {
      const figures = { games: facts.games ?? 0, season: condition.season };
      if (figures.games >= condition.at_least) return proposal(true, { key: 'gamesReached', figures });
      return facts.seasonOver ? proposal(false, { key: 'gamesMissed', figures }) : null;
    }
    case 'team-finish': {
      const { season, top } = condition;
      const { place } = facts;
      if (!facts.seasonOver || place === null) return null;
      return proposal(place <= top, { key: 'finished', figures: { season, place } });
    }
    case 'team-result':
      return resultOf(condition, facts);
    case 'playoffs-made':
      return nhlPlayoffsOf(condition, facts);
    case 'signed':
      return facts.signed ? proposal(true, { key: 'signed', figures: { season: condition.season } }) : null;
    case 'award':
    case 'free-text':
      return null;
    default:
      return never(condition);
  }
}

function nhlPlayoffsOf(
  { round = 1, club, season }: Extract<SingleCondition, { type: 'playoffs-made' }>,
  { champion = null, clubInNhlPlayoffs, nhlPlayoffRound }: ConditionFacts,
): SingleProposal | null {
  if (round === CUP)
    return champion === null
      ? null
      : proposal(champion === club, { key: 'cupWon', figures: { club: champion, season } });
  if (round === 1) return clubInNhlPlayoffs ? proposal(true, { key: 'inPlayoffs', figures: { club, season } }) : null;
  const reached = nhlPlayoffRound ?? 0;
  return reached >= round ? proposal(true, { key: 'inRound', figures: { club, season, round: reached } }) : null;
}

function resultOf(
  { team_id: team, season, result }: Extract<SingleCondition, { type: 'team-result' }>,
  { qualified = null, champions = null, seasonOver }: ConditionFacts,
): SingleProposal | null {
  const figures = { season };
  if (result === 'title') {
    if (champions === null) return null;
    return champions.includes(team)
      ? proposal(true, { key: 'titleWon', figures })
      : proposal(false, { key: 'titleMissed', figures });
  }
  if (qualified !== null)
    return qualified.includes(team)
      ? proposal(true, { key: 'qualified', figures })
      : proposal(false, { key: 'notQualified', figures });
  return seasonOver ? proposal(false, { key: 'noPlayoffs', figures }) : null;
}

/** The start of the next day, in milliseconds since 1970. */
export const endOfDay = (day: string, timeZone: string): number => momentIn(dayPlus(day, 1), timeZone);
