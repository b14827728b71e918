import { momentWords } from '../../calendar.js';
import { countOf, de, listOf, pluralOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import { formatMoney } from '../../money.js';
import { sayStored, type Translation } from '../../words.js';
import type * as en from './team.words.en.js';
import type { MoveFigures } from '../team.words.js';
import { irReturnWords } from './ir-return.words.fr.js';

export const PICK_MOVE_REASONS: Translation<typeof en.PICK_MOVE_REASONS> = {
  brought: ({ note }) => (note === null ? 'Arrivé avec l’importation.' : `Arrivé avec l’importation\u00A0: ${note}.`),
  compensation: ({ player }) => `Compensation pour ${player}.`,
};

export const FORFEIT_REASONS: Translation<typeof en.FORFEIT_REASONS> = {
  keeper: ({ player }) => `Cédé pour protéger ${player}.`,
};

export const forfeitWords: Translation<typeof en.forfeitWords> = (reason) =>
  typeof reason === 'object' && reason !== null
    ? sayStored(FORFEIT_REASONS, reason, 'Cette version ne peut pas afficher cette raison.')
    : reason;

export const HOW: Readonly<Record<keyof typeof en.HOW, string>> = {
  trade: ' dans un échange',
  waivers: ' au ballottage',
  bid: ' grâce à une mise',
  offer: ' grâce à une offre',
  match: ' en égalant une offre',
  'called-up': ', car le délai était écoulé',
  cleared: ' après le ballottage, sans réclamation',
};

const moved = (words: string, { team, how, person, price, override }: MoveFigures): string =>
  `L’équipe ${team} ${words}${how ? HOW[how] : ''}${price === undefined ? '' : `${how === 'bid' ? ' de' : ' pour'} ${formatMoney(price)}`}${person ? `, réclamation déposée par ${person}` : ''}.${override ? ` Le commissaire a passé outre aux règles\u00A0: ${override}` : ''}`;

export const callUpWords: Translation<typeof en.callUpWords> = ({ team, names, games, until }) =>
  `${listOf(names)} ${pluralOf(names.length, 'a', 'ont')} joué plus de ${countOf(games, 'match', 'matchs')} dans la LNH et ${pluralOf(names.length, 'doit', 'doivent')} quitter la banque d’espoirs ${de(team)} ` +
  `${until === null ? 'tout de suite' : `au plus tard le ${momentWords(Date.parse(until.at), until.timeZone)}`}.`;

export const TEAM_LINES: Translation<typeof en.TEAM_LINES> = {
  'team.added': (move) => moved(`a ajouté ${move.name}`, move),
  'team.dropped': (move) => moved(`a libéré ${move.name}`, move),
  'team.placedOnIr': (move) => moved(`a placé ${move.name} sur la liste des blessés`, move),
  'team.activated': (move) => moved(`a sorti ${move.name} de la liste des blessés`, move),
  'team.sentToBank': (move) => moved(`a envoyé ${move.name} à la banque d’espoirs`, move),
  'team.sentThroughWaivers': (move) =>
    moved(`a soumis ${move.name} au ballottage pour l’envoyer à la banque d’espoirs`, move),
  'team.mustComeUp': (call) => callUpWords(call),
  'team.mustLeaveIr': (figures) => irReturnWords(figures),
  'team.lineupSet': (lineup) =>
    `Nouvel alignement ${de(lineup.team)} à partir du ${localeOf('fr').day(lineup.day)}${lineup.came.length === 0 ? '' : `. ${pluralOf(lineup.came.length, 'Joueur ajouté', 'Joueurs ajoutés')}\u00A0: ${listOf(lineup.came)}`}.${lineup.override ? ` Fait par le commissaire\u00A0: ${lineup.override}` : ''}`,
  'team.promoted': (move) => moved(`a rappelé ${move.name} de la banque d’espoirs`, move),
};
