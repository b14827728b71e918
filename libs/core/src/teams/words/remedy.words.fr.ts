import { countOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Position } from '../../position.js';
import type { Translation } from '../../words.js';
import type * as en from './remedy.words.en.js';

const POSITION_NAMES: Record<Position, string> = { F: 'un attaquant', D: 'un défenseur', G: 'un gardien' };

const MOVES: Record<en.StepFigures['type'], (names: string) => string> = {
  toIr: (names) => `placez ${names} sur la liste des blessés`,
  toBank: (names) => `placez ${names} dans la banque d’espoirs`,
  activate: (names) => `activez ${names}`,
  promote: (names) => `rappelez ${names}`,
  drop: (names) => `libérez ${names}`,
};

const either = (words: readonly string[]): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`;

const stepWords = (step: en.StepFigures | en.AddFigures): string =>
  step.type === 'add'
    ? `ajoutez ${POSITION_NAMES[step.position]} dont l’impact sur le plafond est d’au plus ${localeOf('fr').money(step.most)}`
    : MOVES[step.type](
        either([
          ...step.names,
          ...(step.more > 0
            ? [
                step.more === 1
                  ? 'un autre joueur'
                  : `l’un des ${countOf(step.more, 'autre joueur', 'autres joueurs')} possibles`,
              ]
            : []),
        ]),
      );

export const REMEDIES: Translation<typeof en.REMEDIES> = {
  together: ({ steps }) =>
    `En même temps, ${steps.slice(0, -1).map(stepWords).join(', ')} et ${steps.slice(-1).map(stepWords).join('')}.`,
  oneOf: ({ steps }) => `En même temps, ${either(steps.map(stepWords))}.`,
  noRoom: () =>
    'Aucun autre mouvement de cette équipe ne libère de place. Choisissez un autre joueur, ou faites d’abord de la place par un échange.',
  noHelp: () =>
    'Aucun autre mouvement de cette équipe ne règle le problème. Renoncez à ce mouvement, ajoutez d’abord un autre joueur ou obtenez-en un par échange.',
};
