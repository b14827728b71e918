import { never, type Refusal } from '../result.js';
import { startYear, type Season } from '../season.js';
import { dayIn, dayPlus, dayWords, momentIn } from '../calendar.js';
import type { Condition, TradeAsset } from './trade.model.js';
import { placeProblem } from './condition.proposal.js';
import { refusal } from './trades.refusals.js';

/** Whether what a condition names has come true. */
export type ConditionOutcome = 'met' | 'not-met';

/** Longest time that an asset may stay frozen. */
const LONGEST_DAYS = 3 * 366;
const DAY_MS = 86_400_000;

/** Names that a condition's words need. */
export interface ConditionNames {
  readonly player: (id: number) => string;
  readonly team: (id: string) => string;
  readonly pick: (id: string) => string;
}

const REACHED = ['', 'makes the playoffs', 'reaches the second round', 'reaches the semifinals', 'reaches the final'];
const REACHES = ['', 'make the playoffs', 'reach the second round', 'reach the semifinals', 'reach the final'];

/** The condition in a manager's words; completes "goes if …" or, with a protected pick, stands by itself. */
export function conditionText(condition: Condition, names: ConditionNames): string {
  const by = `by ${dayWords(condition.resolve_by)}`;
  const not = 'not' in condition && condition.not === true;
  /** 'plays', or 'does not play'. */
  const does = (so: string, plain: string): string => (not ? `does not ${plain}` : so);
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
    case 'games-played':
      return `If ${names.player(condition.player_id)} ${does('plays', 'play')} ${condition.at_least} games or more in ${condition.season} (${by})`;
    case 'team-finish': {
      const place = condition.top === 1 ? 'first' : `in the top ${condition.top}`;
      return `If ${names.team(condition.team_id)} ${does('finishes', 'finish')} ${place} in ${condition.season} (${by})`;
    }
    case 'playoffs-made': {
      const round = condition.round ?? 1;
      return `If ${condition.club} ${does(REACHED[round] ?? '', REACHES[round] ?? '')} of ${condition.season} (${by})`;
    }
    case 'signed':
      return `If ${names.player(condition.player_id)} is ${not ? 'not ' : ''}signed for ${condition.season} ${by}`;
    case 'award':
      return `If ${names.player(condition.player_id)} ${does('wins', 'win')} the ${condition.award} of ${condition.season} (${by})`;
    case 'free-text':
      return `${condition.text} (${by})`;
    default:
      return never(condition);
  }
}

/** The pick that goes where the condition is not met; undefined where there is none, null where none is known. */
export function substituteOf(condition: Condition | null, nextYearId: string | null): string | null | undefined {
  if (condition?.type === 'pick-of-two') return condition.other_pick_id;
  return condition?.type === 'pick-protected' ? (condition.instead_pick_id ?? nextYearId) : undefined;
}

/** What of the asset and the league decides whether a condition can stand on it. */
export interface ConditionSetting {
  readonly season: Season;
  readonly now: number;
  readonly timeZone: string;
  /** End of the condition's day in the league's time zone, in milliseconds since 1970. */
  readonly resolveAt: number;
  /** FA picks: when it expires. */
  readonly expiresAt: number | null;
  readonly isTeam: (teamId: string) => boolean;
  /** How many teams the league has. */
  readonly teams: number;
  /** Draft picks: their round. */
  readonly round: number | null;
}

/** What is wrong with a condition on an asset, or null. A protected pick's substitute is looked at where picks are. */
export function conditionProblem(asset: TradeAsset, condition: Condition, setting: ConditionSetting): Refusal | null {
  if (setting.resolveAt <= setting.now) return refusal('conditionPast', { figures: { day: condition.resolve_by } });
  if (setting.resolveAt - setting.now > LONGEST_DAYS * DAY_MS)
    return refusal('conditionTooFar', { figures: { day: condition.resolve_by } });
  if (setting.expiresAt !== null && setting.resolveAt > setting.expiresAt) {
    return refusal('conditionAfterExpiry', { figures: { expires: dayIn(setting.expiresAt, setting.timeZone) } });
  }
  if ((condition.type === 'pick-protected' || condition.type === 'pick-of-two') && asset.kind !== 'draft-pick')
    return refusal('conditionWrongAsset');
  if (condition.type === 'team-finish' && !setting.isTeam(condition.team_id)) return refusal('conditionTeam');
  if ('season' in condition) {
    const ahead = startYear(condition.season) - startYear(setting.season);
    if (ahead < 0 || ahead > 3)
      return refusal('conditionSeason', { figures: { season: condition.season, present: setting.season } });
  }
  return placeProblem(condition, setting);
}

/** What is known when a condition is looked at. Null: nobody knows (yet). */
export interface ConditionFacts {
  /** Number of the pick in its draft, once the order is fixed. */
  readonly pickNumber: number | null;
  /** The same of the other of two picks. */
  readonly otherNumber?: number | null;
  /** Regular-season games of the player in the season. */
  readonly games: number | null;
  /** Place of the team in the season's points, 1 is first; ties count for the team. */
  readonly place: number | null;
  /** The league's season is over. */
  readonly seasonOver: boolean;
  /** The club has played in the season's playoffs. */
  readonly clubInPlayoffs: boolean;
  /** The last round in which it has played; null where the games do not say. */
  readonly playoffRound?: number | null;
  /** The player has a contract for the season. */
  readonly signed: boolean;
}

export interface Proposal {
  readonly outcome: ConditionOutcome;
  readonly evidence: string;
}

/**
 * What the system holds to be true, for the commissioner to confirm; null while it cannot tell. At the end of its day
 * what is not proven has not happened.
 */
export function proposeOutcome(condition: Condition, facts: ConditionFacts, due: boolean): Proposal | null {
  const not = 'not' in condition && condition.not === true;
  const found = known(condition, facts);
  if (found) return not ? { ...found, outcome: found.outcome === 'met' ? 'not-met' : 'met' } : found;
  if (!due) return null;
  const by = dayWords(condition.resolve_by);
  if (condition.type === 'pick-of-two')
    return { outcome: 'met', evidence: `Nothing else was decided by ${by}: the pick that was named first goes.` };
  return { outcome: not ? 'met' : 'not-met', evidence: `Not proven by ${by}.` };
}

function known(condition: Condition, facts: ConditionFacts): Proposal | null {
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
    case 'playoffs-made': {
      const { round = 1, club, season } = condition;
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

/** Milliseconds since 1970 at which a day ends in a time zone: the first moment of the next. */
export const endOfDay = (day: string, timeZone: string): number => momentIn(dayPlus(day, 1), timeZone);
