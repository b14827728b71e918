import { countOf, pluralOf } from '../french/grammar.js';
import { durationWords } from '../text.rules.js';
import { say, type Translation } from '../words.js';
import { SERVICE_WORDS } from './webhook.rules.js';
import type * as en from './webhook.words.en.js';

export const testWords = (): string =>
  'Ceci est un test. À partir de maintenant, le journal de la ligue sera publié dans ce canal.';

export const openWords = (): string => 'Ouvrir';

export const WEBHOOK_OUTCOMES: Translation<typeof en.WEBHOOK_OUTCOMES> = {
  said: ({ lines }) => `Envoyé\u00A0: ${countOf(lines, 'ligne')}.`,
  tested: () => 'Le test a été envoyé.',
  limited: ({ service, seconds }) =>
    `${SERVICE_WORDS[service]} n’accepte plus rien pour l’instant et demande d’attendre ${durationWords(seconds)}. Le message partira ensuite.`,
  gone: ({ service, status }) =>
    `Ce webhook n’existe plus dans ${SERVICE_WORDS[service]} (${status}). Créez-en un nouveau et collez son adresse ici.`,
  refused: ({ service, status, lines }) =>
    `${SERVICE_WORDS[service]} a refusé un message (${status})\u00A0: ${countOf(lines, 'ligne')} ${pluralOf(lines, 'n’a pas été publiée', 'n’ont pas été publiées')}.`,
  redirected: ({ service, status }) =>
    `${SERVICE_WORDS[service]} renvoie à une autre adresse (${status}), et Crease ne la suit pas.`,
  failed: ({ service, status }) => `${SERVICE_WORDS[service]} n’a pas pu recevoir de message (${status}).`,
  unreachable: ({ service }) => `${SERVICE_WORDS[service]} n’a pas répondu.`,
  private: () => 'L’adresse mène à un réseau privé, où Crease n’envoie rien.',
  late: ({ service, seconds }) => `${SERVICE_WORDS[service]} n’a pas répondu en ${countOf(seconds, 'seconde')}.`,
  broken: ({ service }) => `${SERVICE_WORDS[service]} a coupé la connexion avant de répondre.`,
  unreadable: () => 'On ne peut plus lire l’adresse, car la clé secrète de ce site a changé. Collez-la de nouveau.',
};

export const outcomeWords: Translation<typeof en.outcomeWords> = (outcome) => say(WEBHOOK_OUTCOMES, outcome);
