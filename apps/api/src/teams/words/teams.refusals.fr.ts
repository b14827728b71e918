import { dayWords } from '@crease/core/calendar.js';
import { nameWords } from '@crease/core/draft/draft-name.words.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './teams.refusals.en.js';

export const TEAMS_REFUSALS: Translation<typeof en.TEAMS_REFUSALS> = {
  draftRunning: ({ draft }) => ({
    message: `Le repêchage «\u00A0${nameWords(draft)}\u00A0» est en cours\u00A0: les formations ne peuvent pas changer.`,
    fix: 'Attendez la fin du repêchage.',
  }),
  frozen: ({ player, until }) => ({
    message:
      until === null
        ? `${player} fait partie d’un échange accepté, encore en révision\u00A0: impossible de libérer ce joueur.`
        : `${player} est promis sous condition jusqu’au ${dayWords(until)}\u00A0: impossible de libérer ce joueur.`,
    fix: 'Libérez un autre joueur, ou attendez que ce soit réglé.',
  }),
  playerTaken: ({ name, holder }) => ({
    message: holder === null ? `${name} fait partie d’une autre équipe.` : `${name} fait partie de l’équipe ${holder}.`,
    fix: 'Choisissez un autre joueur.',
  }),
  'forbidden.override': () => ({
    message: 'Seul le commissaire peut passer outre à une règle.',
    fix: 'Demandez à votre commissaire.',
  }),
  'forbidden.move': () => ({
    message: 'Seul le DG de cette équipe peut déplacer ses joueurs.',
    fix: 'Demandez au DG de l’équipe ou à votre commissaire.',
  }),
  overrideReason: () => ({
    message: 'Indiquez pourquoi vous déplacez des joueurs d’une autre équipe.',
    fix: 'Donnez une raison. Toute la ligue pourra la lire dans le journal.',
  }),
};
