import { dayWords } from '../../calendar.js';
import { never } from '../../result.js';
import type { Condition, ConditionPart } from '../trade.model.js';

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
export const conditionText = (condition: Condition, names: ConditionNames): string => {
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
};

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

/* Names that are not known any more. */

export const unknownPlayer = (id: number): string => `player ${id}`;
export const thisPlayer = (): string => 'This player';
export const unknownTeam = (): string => 'the team';
export const unknownPick = (): string => 'another pick';
