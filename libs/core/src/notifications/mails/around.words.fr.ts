import { countOf, pluralOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './around.words.en.js';

export const AROUND_WORDS: Translation<typeof en.AROUND_WORDS> = {
  greeting: ({ name }) => `Bonjour ${name},`,
  greetingOfStranger: () => 'Bonjour,',
  foot: ({ league }) => `Ligue\u00A0: ${league}. Votre profil vous permet de choisir les courriels que vous recevez.`,
  quietNotices: ({ count }) =>
    `${countOf(count, 'avis', 'avis')} ${pluralOf(count, 'reçu', 'reçus')} pendant vos heures de repos`,
  more: ({ count }) => `et ${countOf(count, 'autre')}`,
};
