import { countOf } from '../french/grammar.js';
import type { Translation } from '../words.js';
import type * as en from './talk.refusals.en.js';

export const TALK_REFUSALS: Translation<typeof en.TALK_REFUSALS> = {
  'forbidden.post': () => ({
    message: 'Seule la personne qui a écrit un message peut le modifier ou le supprimer.',
    fix: 'Demandez au commissaire de masquer ce qui n’a pas sa place ici.',
  }),
  'forbidden.vote': () => ({
    message: 'Dans ce sondage, chaque équipe a une voix, celle de son DG. Vous ne dirigez aucune équipe.',
    fix: 'Donnez votre avis dans la discussion.',
  }),
  postGone: () => ({ message: 'Ce message a été supprimé ou masqué.', fix: 'Écrivez-en un nouveau.' }),
  postHasPoll: () => ({
    message: 'Un message qui contient un sondage reste tel quel, car d’autres y votent.',
    fix: 'Un commissaire peut annuler le sondage.',
  }),
  editOver: ({ minutes }) => ({
    message: `On peut modifier un message pendant ${countOf(minutes, 'minute')} après l’avoir envoyé.`,
    fix: 'Écrivez-en un nouveau.',
  }),
  choiceTwice: ({ choice }) => ({
    message: `«\u00A0${choice}\u00A0» figure deux fois parmi les choix.`,
    fix: 'Retirez l’un des deux.',
  }),
  secretShown: () => ({
    message:
      'Un sondage à vote secret ne montre ses résultats qu’à la fin\u00A0: un décompte en direct révélerait qui a voté pour quoi.',
    fix: 'Montrez les résultats à la fin, ou laissez les votes visibles.',
  }),
  deadlinePast: () => ({
    message: 'La fin du sondage serait déjà passée.',
    fix: 'Choisissez une date plus tardive.',
  }),
  deadlineFar: ({ days }) => ({
    message: `Un sondage dure au plus ${countOf(days, 'jour')}.`,
    fix: 'Choisissez une date plus proche.',
  }),
  deadlineSoon: ({ minutes }) => ({
    message: `Le sondage se terminerait dans ${countOf(minutes, 'minute')}, soit moins d’une heure.`,
    fix: 'Choisissez une date plus tardive, ou confirmez que c’est bien ce que vous voulez.',
  }),
  pollOver: () => ({
    message: 'Ce sondage est terminé. Les votes ne comptent plus.',
    fix: 'Consultez le résultat.',
  }),
  noSuchChoice: ({ choices }) => ({
    message: `Ce sondage a ${countOf(choices, 'choix', 'choix')}.`,
    fix: 'Choisissez l’un d’eux.',
  }),
  oneChoice: () => ({ message: 'Ce sondage accepte un seul choix.', fix: 'Choisissez-en un.' }),
};
