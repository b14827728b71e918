import { never, type Refusal } from '../../result.js';
import { seasonPlus, startYear, type Season } from '../../season.js';
import { dayIn, dayPlus, dayWords, momentIn } from '../../calendar.js';
import { CUP, type Condition, type ConditionPart, type SingleCondition, type TradeAsset } from '../trade.model.js';
import { placeProblem } from './condition.proposal.js';
import { refusal } from '../trades.refusals.js';

export type ConditionOutcome = 'met' | 'not-met';

/** Minimum number of later seasons that a condition can refer to, even if picks are traded less far ahead. */
const LEAST_REACH = 3;

/**
 * Number of later seasons that a condition can refer to: as far ahead as the league's picks can be traded.
 * @param picksAhead Seasons ahead for which picks can be traded.
 */
export const conditionReach = (picksAhead: number): number => Math.max(LEAST_REACH, picksAhead);

/** The last possible day of a condition: the end of June of the last season that it can refer to. */
export const lastConditionDay = (season: Season, picksAhead: number): string =>
  `${startYear(seasonPlus(season, conditionReach(picksAhead))) + 1}-06-30`;

/** The single conditions that must come true; two for a joined condition. */
export const singlesOf = (condition: Condition): readonly SingleCondition[] =>
  condition.type === 'both' ? condition.of.map((part) => ({ ...part, resolve_by: condition.resolve_by })) : [condition];

export interface ConditionNames {
  readonly player: (id: number) => string;
  readonly team: (id: string) => string;
  readonly pick: (id: string) => string;
}

const REACHED = [
  '',
  'makes the playoffs',
  'reaches the second round',
  'reaches the semifinals',
  'reaches the final',
  'wins the Stanley Cup',
];
const REACHES = [
  '',
  'make the playoffs',
  'reach the second round',
  'reach the semifinals',
  'reach the final',
  'win the Stanley Cup',
];

/** The condition as text. It completes "goes if …", except for a protected pick, whose text is complete. */
export function conditionText(condition: Condition, names: ConditionNames): string {
  const by = `by ${dayWords(condition.resolve_by)}`;
  switch (condition.type) {
    case 'pick-protected': {
      const instead = condition.instead_pick_id;
      return `Top-${condition.top} protected, else ${instead === undefined ? 'next year’s same round' : names.pick(instead)} (${by})`;
    }
    case 'pick-of-two': {
      const other = names.pick(condition.other_pick_id);
      return {
        lower: `The later of this pick and ${other} (${by})`,
        higher: `The earlier of this pick and ${other} (${by})`,
        giver: `This pick, or ${other} as the giving team chooses ${by}`,
        getter: `This pick, or ${other} as the team that gets it chooses ${by}`,
      }[condition.which];
    }
    case 'signed':
      return `If ${clause(condition, names)} ${by}`;
    case 'free-text':
      return `${condition.text} (${by})`;
    case 'both':
      return `If ${condition.of.map((part) => clause(part, names)).join(' and ')} (${by})`;
    default:
      return `If ${clause(condition, names)} (${by})`;
  }
}

/** The clause without its day: 'Ada Prov plays 60 games or more in 2025-26'. */
function clause(part: ConditionPart, names: ConditionNames): string {
  const not = 'not' in part && part.not === true;
  /** Returns for example 'plays', or 'does not play'. */
  const does = (so: string, plain: string): string => (not ? `does not ${plain}` : so);
  switch (part.type) {
    case 'games-played':
      return `${names.player(part.player_id)} ${does('plays', 'play')} ${part.at_least} games or more in ${part.season}`;
    case 'team-finish': {
      const place = part.top === 1 ? 'first' : `in the top ${part.top}`;
      return `${names.team(part.team_id)} ${does('finishes', 'finish')} ${place} in ${part.season}`;
    }
    case 'team-result':
      return part.result === 'title'
        ? `${names.team(part.team_id)} ${does('wins', 'win')} the league’s title of ${part.season}`
        : `${names.team(part.team_id)} ${does('makes', 'make')} the league’s play-offs of ${part.season}`;
    case 'playoffs-made': {
      const round = part.round ?? 1;
      return `${part.club} ${does(REACHED[round] ?? '', REACHES[round] ?? '')} of ${part.season}`;
    }
    case 'signed':
      return `${names.player(part.player_id)} is ${not ? 'not ' : ''}signed for ${part.season}`;
    case 'award':
      return `${names.player(part.player_id)} ${does('wins', 'win')} the ${part.award} of ${part.season}`;
    case 'free-text':
      return part.text.replace(/^if\s+/i, '');
    default:
      return never(part);
  }
}

/**
 * The pick that conveys when the condition is not met. Undefined when the condition has no substitute, null when it is
 * unknown.
 */
export function substituteOf(condition: Condition | null, nextYearId: string | null): string | null | undefined {
  if (condition?.type === 'pick-of-two') return condition.other_pick_id;
  return condition?.type === 'pick-protected' ? (condition.instead_pick_id ?? nextYearId) : undefined;
}

/** Data about the asset and the league that decides if a condition is possible. */
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
  /** The player's regular-season games in the season. */
  readonly games: number | null;
  /** The team's rank in the season's points; 1 is first. Ties count in the team's favour. */
  readonly place: number | null;
  /** The teams in the league's own play-offs of the season; null before their seeds are set. */
  readonly qualified?: readonly string[] | null;
  /** The season's champions; null before it is over. */
  readonly champions?: readonly string[] | null;
  readonly seasonOver: boolean;
  /** The club has played in the season's playoffs. */
  readonly clubInPlayoffs: boolean;
  /** The last playoff round in which the club has played; null when unknown. */
  readonly playoffRound?: number | null;
  /** The club that won the season's Stanley Cup; null when unknown. */
  readonly champion?: string | null;
  readonly signed: boolean;
}

export interface Proposal {
  readonly outcome: ConditionOutcome;
  readonly evidence: string;
}

/**
 * The outcome that the data shows, for the commissioner to confirm; null while it is unknown. At the end of the
 * condition's day, an unproven condition counts as not met.
 */
export function proposeOutcome(condition: SingleCondition, facts: ConditionFacts, due: boolean): Proposal | null {
  const not = 'not' in condition && condition.not === true;
  const found = known(condition, facts);
  if (found) return not ? { ...found, outcome: found.outcome === 'met' ? 'not-met' : 'met' } : found;
  if (!due) return null;
  const by = dayWords(condition.resolve_by);
  if (condition.type === 'pick-of-two')
    return { outcome: 'met', evidence: `Nothing else was decided by ${by}: the pick that was named first goes.` };
  return { outcome: not ? 'met' : 'not-met', evidence: `Not proven by ${by}.` };
}

/** Combines the outcomes of joined conditions. A single one that was not met makes the whole condition not met. */
export function joinProposals(proposals: readonly (Proposal | null)[]): Proposal | null {
  const failed = proposals.find((one) => one?.outcome === 'not-met');
  if (failed !== undefined) return failed;
  const evidence = proposals.flatMap((one) => one?.evidence ?? []);
  return evidence.length < proposals.length ? null : { outcome: 'met', evidence: [...new Set(evidence)].join(' ') };
}

function known(condition: SingleCondition, facts: ConditionFacts): Proposal | null {
  switch (condition.type) {
    case 'pick-protected': {
      if (facts.pickNumber === null) return null;
      const conveys = facts.pickNumber > condition.top;
      return {
        outcome: conveys ? 'met' : 'not-met',
        evidence: `It is pick ${facts.pickNumber} of its draft${conveys ? '' : `, within the top ${condition.top}`}.`,
      };
    }
    case 'pick-of-two': {
      const [mine, other] = [facts.pickNumber, facts.otherNumber ?? null];
      if (mine === null || other === null || condition.which === 'giver' || condition.which === 'getter') return null;
      const conveys = condition.which === 'lower' ? mine > other : mine < other;
      return { outcome: conveys ? 'met' : 'not-met', evidence: `It is pick ${mine}, the other is pick ${other}.` };
    }
    case 'games-played': {
      const games = facts.games ?? 0;
      if (games >= condition.at_least)
        return { outcome: 'met', evidence: `They have played ${games} games in ${condition.season}.` };
      return facts.seasonOver
        ? { outcome: 'not-met', evidence: `They played ${games} games in ${condition.season}.` }
        : null;
    }
    case 'team-finish':
      if (!facts.seasonOver || facts.place === null) return null;
      return {
        outcome: facts.place <= condition.top ? 'met' : 'not-met',
        evidence: `The team finished ${condition.season} in place ${facts.place}.`,
      };
    case 'team-result':
      return resultOf(condition, facts);
    case 'playoffs-made': {
      const { round = 1, club, season } = condition;
      if (round === CUP)
        return facts.champion == null
          ? null
          : {
              outcome: facts.champion === club ? 'met' : 'not-met',
              evidence: `${facts.champion} won the Stanley Cup of ${season}.`,
            };
      if (round === 1)
        return facts.clubInPlayoffs
          ? { outcome: 'met', evidence: `${club} has played in the playoffs of ${season}.` }
          : null;
      return (facts.playoffRound ?? 0) >= round
        ? {
            outcome: 'met',
            evidence: `${club} has played in round ${facts.playoffRound} of the playoffs of ${season}.`,
          }
        : null;
    }
    case 'signed':
      return facts.signed ? { outcome: 'met', evidence: `They have a contract for ${condition.season}.` } : null;
    case 'award':
    case 'free-text':
      return null;
    default:
      return never(condition);
  }
}

function resultOf(
  { team_id: team, season, result }: Extract<SingleCondition, { type: 'team-result' }>,
  { qualified = null, champions = null, seasonOver }: ConditionFacts,
): Proposal | null {
  if (result === 'title')
    return champions === null
      ? null
      : champions.includes(team)
        ? { outcome: 'met', evidence: `The team won the title of ${season}.` }
        : { outcome: 'not-met', evidence: `The team did not win the title of ${season}.` };
  if (qualified !== null)
    return qualified.includes(team)
      ? { outcome: 'met', evidence: `The team is in the play-offs of ${season}.` }
      : { outcome: 'not-met', evidence: `The team is not in the play-offs of ${season}.` };
  return seasonOver ? { outcome: 'not-met', evidence: `The league had no play-offs in ${season}.` } : null;
}

/** The end of a day in a time zone in milliseconds since 1970, which is the start of the next day. */
export const endOfDay = (day: string, timeZone: string): number => momentIn(dayPlus(day, 1), timeZone);
