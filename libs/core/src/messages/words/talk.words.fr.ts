import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './talk.words.en.js';

export const TALK_MESSAGES: Translation<typeof en.TALK_MESSAGES> = {
  beforeIsNumberOfPost: () => '«\u00A0before\u00A0» doit être le numéro d’un message.',
  beforeIsFromPageBefore: () =>
    '«\u00A0before\u00A0» doit être la valeur que la page précédente a donnée pour la suite.',
  choiceIsWholeNumber: () => 'Un choix doit être un nombre entier.',
  giveNumberOfPost: () => 'Donnez le numéro d’un message.',
  pollHasAtLeastChoices: ({ least }) => `Un sondage doit avoir au moins ${countOf(least, 'choix', 'choix')}.`,
  pollHasAtMostChoices: ({ most }) => `Un sondage doit avoir au plus ${countOf(most, 'choix', 'choix')}.`,
  postHasAtMostCharacters: ({ most }) => `Un message compte au plus ${countOf(most, 'caractère')}.`,
  choosePostAction: () => 'Choisissez de masquer, de réafficher ou de supprimer le message.',
  reactionIsAmong: ({ choices }) => `Choisissez une réaction parmi ${choices.join(', ')}.`,
  sayWhenResultsAreShown: () => 'Indiquez si les résultats s’affichent pendant le sondage ou à la fin.',
  sayWhetherBallotsAreHidden: () => 'Indiquez si le vote est secret.',
  sayWhetherGiven: () => 'Indiquez si la réaction est ajoutée ou retirée.',
  sayWhetherSeveralChoices: () => 'Indiquez si plusieurs choix sont permis.',
  sayWhetherThreadIsClosed: () => 'Indiquez si la discussion est fermée.',
  sayWhetherThreadIsPinned: () => 'Indiquez si la discussion est épinglée.',
  thereIsNoSuchPost: () => 'Ce message n’existe pas.',
  voteIsOfTeamOrMember: () => 'Indiquez si le vote se fait par équipe ou par membre.',
  writeChoice: () => 'Écrivez le choix.',
  writeQuestion: () => 'Écrivez une question.',
  writeSomething: () => 'Écrivez quelque chose.',
  writeTitle: () => 'Écrivez un titre.',
};
