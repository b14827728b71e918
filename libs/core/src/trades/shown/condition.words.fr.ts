import { dayWords } from '../../calendar.js';
import { countOf } from '../../french/grammar.js';
import { never } from '../../result.js';
import type { Translation } from '../../words.js';
import type { ConditionPart } from '../trade.model.js';
import type * as en from './condition.words.en.js';

const REACHED = [
  '',
  'participe aux séries éliminatoires',
  'atteint la deuxième ronde des séries',
  'atteint la demi-finale des séries',
  'atteint la finale des séries',
  'gagne la Coupe Stanley',
];

export const conditionText: Translation<typeof en.conditionText> = (condition, names) => {
  const by = `échéance\u00A0: ${dayWords(condition.resolve_by)}`;
  switch (condition.type) {
    case 'pick-protected': {
      const instead = condition.instead_pick_id;
      return `Protégé s’il est ${condition.top === 1 ? 'le premier' : `parmi les ${condition.top} premiers`}; choix de remplacement\u00A0: ${instead === undefined ? 'même ronde l’année suivante' : names.pick(instead)} (${by})`;
    }
    case 'pick-of-two': {
      const other = names.pick(condition.other_pick_id);
      return {
        lower: `Le plus tardif entre ce choix et un autre\u00A0: ${other} (${by})`,
        higher: `Le plus hâtif entre ce choix et un autre\u00A0: ${other} (${by})`,
        giver: `Ce choix ou un autre, au gré de l’équipe qui le cède\u00A0: ${other} (${by})`,
        getter: `Ce choix ou un autre, au gré de l’équipe qui l’obtient\u00A0: ${other} (${by})`,
      }[condition.which];
    }
    case 'signed':
      return `Si ${clause(condition, names)} (${by})`;
    case 'free-text':
      return `${condition.text} (${by})`;
    case 'both':
      return `Si ${condition.of.map((part) => clause(part, names)).join(' et si ')} (${by})`;
    default:
      return `Si ${clause(condition, names)} (${by})`;
  }
};

/** 'l’équipe Bears'; a team that is not known any more has no name. */
const teamWords = (name: string): string => (name === unknownTeam() ? name : `l’équipe ${name}`);

/** The clause without its day: 'Ada Prov joue 60 matchs ou plus en 2025-26'. */
function clause(part: ConditionPart, names: en.ConditionNames): string {
  const not = 'not' in part && part.not === true;
  /** Returns for example 'joue', or 'ne joue pas'. The rest follows the verb. */
  const does = (words: string): string => {
    const [verb = '', ...rest] = words.split(' ');
    if (!not) return words;
    return [`${/^[aeiouéè]/.test(verb) ? 'n’' : 'ne '}${verb} pas`, ...rest].join(' ');
  };
  switch (part.type) {
    case 'games-played': {
      const games = countOf(part.at_least, 'match', 'matchs');
      return `${names.player(part.player_id)} joue ${not ? `moins de ${games}` : `${games} ou plus`} en ${part.season}`;
    }
    case 'team-finish': {
      const place = part.top === 1 ? 'au premier rang' : `parmi les ${part.top} premières équipes`;
      return `${teamWords(names.team(part.team_id))} ${does('termine')} ${place} en ${part.season}`;
    }
    case 'team-result':
      return part.result === 'title'
        ? `${teamWords(names.team(part.team_id))} ${does('gagne')} le titre de la ligue en ${part.season}`
        : `${teamWords(names.team(part.team_id))} ${does('participe')} aux séries de la ligue en ${part.season}`;
    case 'playoffs-made':
      return `${part.club} ${does(REACHED[part.round ?? 1] ?? '')} en ${part.season}`;
    case 'signed':
      return `${names.player(part.player_id)} ${not ? 'n’a pas de contrat' : 'a un contrat'} pour ${part.season}`;
    case 'award':
      return `${names.player(part.player_id)} ${does('gagne')} le trophée ${part.award} en ${part.season}`;
    case 'free-text':
      return part.text.replace(/^(?:si|if)\s+/i, '');
    default:
      return never(part);
  }
}

export const unknownPlayer: Translation<typeof en.unknownPlayer> = (id) => `le joueur ${id}`;
export const thisPlayer = (): string => 'Ce joueur';
export const unknownTeam = (): string => 'l’équipe';
export const unknownPick = (): string => 'un autre choix';
