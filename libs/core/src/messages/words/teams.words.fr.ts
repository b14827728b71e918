import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './teams.words.en.js';

export const TEAMS_MESSAGES: Translation<typeof en.TEAMS_MESSAGES> = {
  atMostClaims: ({ most }) => `Au plus ${countOf(most, 'réclamation')}.`,
  atMostDropsAtOnce: ({ most }) => `Au plus ${countOf(most, 'joueur libéré', 'joueurs libérés')} à la fois.`,
  atMostMovesAtOnce: ({ most }) => `Au plus ${countOf(most, 'mouvement')} à la fois.`,
  atMostMovesWithClaim: ({ most }) => `Au plus ${countOf(most, 'mouvement')} avec une réclamation.`,
  claimIsYesOrNo: () => '«\u00A0claim\u00A0» doit être oui ou non.',
  dayOfLineupIsWrittenLike: () => 'Écrivez la date sous la forme «\u00A02026-11-24\u00A0».',
  giveReasonForOverride: () => 'Expliquez pourquoi vous passez outre à la règle.',
  giveTeamName: () => 'Donnez un nom à l’équipe.',
  lineUpHasAtMostPlaces: ({ most }) => `Un alignement compte au plus ${countOf(most, 'place')}.`,
  nameClaims: () => 'Indiquez les réclamations.',
  nameMove: () => 'Indiquez un mouvement.',
  placeIsAmong: ({ choices }) => `Choisissez une place parmi ${choices.join(', ')}.`,
  playerHasNumber: () => 'Indiquez l’identifiant du joueur.',
  priorityIsAtLeast: ({ least }) => `La priorité doit être d’au moins ${least}.`,
  priorityIsAtMost1000: () => 'La priorité doit être d’au plus 1\u00A0000.',
  priorityIsNumber: () => 'La priorité doit être un nombre.',
  priorityIsWholeNumber: () => 'La priorité doit être un nombre entier.',
  sayWhetherMissedMinimumsAreMeant: () => 'Confirmez que vous voulez vraiment rester sous les minimums.',
  teamNameHasAtMostCharacters: ({ most }) => `Un nom d’équipe compte au plus ${countOf(most, 'caractère')}.`,
  thereIsNoSuchMove: () => 'Ce mouvement n’existe pas.',
  versionIsOfLoadedLineup: () => 'La version doit être celle de l’alignement que vous avez chargé.',
  writeReason: () => 'Écrivez une raison.',
  yearIsWrittenLike: () => 'Écrivez l’année sous la forme «\u00A02024-25\u00A0» ou «\u00A02024\u00A0».',
};
