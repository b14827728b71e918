import { countOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './shared.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');
const characters = (most: number): string => countOf(most, 'caractère');

export const SHARED_MESSAGES: Translation<typeof en.SHARED_MESSAGES> = {
  atMostCharacters: ({ most }) => `Au plus ${characters(most)}.`,
  chooseDay: () => 'Choisissez un jour.',
  choosePlayer: () => 'Choisissez un joueur.',
  dryRunMustBeTrueOrFalse: () => 'dry_run doit être true ou false.',
  emailIsNotValid: () => 'Entrez une adresse courriel valide',
  giveReason: () => 'Donnez une raison.',
  giveReasonOfAtLeastCharacters: ({ least }) => `Donnez une raison d’au moins ${characters(least)}.`,
  hasAtMostCharacters: ({ most }) => `Le maximum est de ${characters(most)}.`,
  invitationIsTooLong: () => 'L’invitation est trop longue.',
  limitIsAtLeast: ({ least }) => `La limite doit être d’au moins ${fr.number(least)}.`,
  limitIsAtMost: ({ most }) => `La limite doit être d’au plus ${fr.number(most)}.`,
  limitIsNumber: () => 'La limite doit être un nombre.',
  limitIsWholeNumber: () => 'La limite doit être un nombre entier.',
  messageHasAtMostCharacters: ({ most }) => `Un message compte au plus ${characters(most)}.`,
  notAChoice: () => 'Ce n’est pas l’un des choix.',
  notValid: () => 'Le format est incorrect. Consultez la description à /api/docs.',
  reasonHasAtMostCharacters: ({ most }) => `Une raison compte au plus ${characters(most)}.`,
  required: () => 'C’est obligatoire.',
  searchForAtMostCharacters: ({ most }) => `Une recherche compte au plus ${characters(most)}.`,
  thereIsNoSuchStatus: () => 'Ce statut n’existe pas.',
  timeZoneIsUnknown: () => 'Ce fuseau horaire est inconnu.',
  tooLittle: () => 'C’est trop peu.',
  tooMuch: () => 'C’est trop.',
  unknownFields: ({ fields }) => `Retirez ce que Crease ne connaît pas\u00A0: ${fields.join(', ')}.`,
  uploadPictureFirst: () => 'Téléversez d’abord l’image.',
  useTrueOrFalse: () => 'Utilisez «\u00A0true\u00A0» ou «\u00A0false\u00A0».',
  wrongKind: () => 'Ce n’est pas le bon type.',
};
