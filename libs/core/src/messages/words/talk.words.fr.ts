import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './talk.words.en.js';

export const TALK_MESSAGES: Translation<typeof en.TALK_MESSAGES> = {
  beforeIsNumberOfPost: () => '«\u00A0before\u00A0» est le numéro d’un message.',
  beforeIsFromPageBefore: () => '«\u00A0before\u00A0» est ce que la page précédente a donné comme suite.',
  choiceIsWholeNumber: () => 'Un choix est un nombre entier.',
  giveNumberOfPost: () => 'Donnez le numéro d’un message.',
  pollHasAtLeastChoices: ({ least }) => `Un sondage a au moins ${countOf(least, 'choix', 'choix')}.`,
  pollHasAtMostChoices: ({ most }) => `Un sondage a au plus ${countOf(most, 'choix', 'choix')}.`,
  postHasAtMostCharacters: ({ most }) => `Un message a au plus ${countOf(most, 'caractère')}.`,
  choosePostAction: () => 'Un message est masqué, montré de nouveau ou supprimé.',
  reactionIsAmong: ({ choices }) => `Une réaction est l’une de celles-ci\u00A0: ${choices.join(', ')}.`,
  sayWhenResultsAreShown: () => 'Les résultats sont montrés pendant le sondage, ou à la fin.',
  sayWhetherBallotsAreHidden: () => 'Dites si le vote est secret.',
  sayWhetherGiven: () => 'Dites si elle est donnée ou reprise.',
  sayWhetherSeveralChoices: () => 'Dites si plusieurs choix sont permis.',
  sayWhetherThreadIsClosed: () => 'Dites si la discussion est fermée.',
  sayWhetherThreadIsPinned: () => 'Dites si la discussion est épinglée.',
  thereIsNoSuchPost: () => 'Ce message n’existe pas.',
  voteIsOfTeamOrMember: () => 'Une voix est celle de chaque équipe, ou de chaque membre.',
  writeChoice: () => 'Écrivez le choix.',
  writeQuestion: () => 'Écrivez une question.',
  writeSomething: () => 'Écrivez quelque chose.',
  writeTitle: () => 'Écrivez un titre.',
};
