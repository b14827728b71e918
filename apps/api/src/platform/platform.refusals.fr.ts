import { countOf } from '@crease/core/french/grammar.js';
import { messageWords } from '@crease/core/messages/messages.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './platform.refusals.en.js';

const THINGS: Readonly<Record<en.Thing, string>> = {
  account: 'Ce compte',
  calendar: 'Ce calendrier',
  change: 'Ce changement',
  bid: 'Cette mise',
  claim: 'Cette réclamation',
  condition: 'Cette condition',
  contract: 'Ce contrat',
  device: 'Cet appareil',
  draft: 'Ce repêchage',
  heldPlayer: 'Ce joueur',
  import: 'Cette importation',
  invitation: 'Cette invitation',
  league: 'Cette ligue',
  ledgerLine: 'Cette ligne du registre',
  matchup: 'Ce duel',
  member: 'Ce membre',
  move: 'Ce mouvement',
  page: 'Cette page',
  pick: 'Ce choix',
  picture: 'Cette image',
  player: 'Ce joueur',
  poll: 'Ce sondage',
  post: 'Ce message',
  recordChange: 'Ce changement de fiche',
  scoreChange: 'Ce changement de pointage',
  session: 'Cette session',
  signIn: 'Cette connexion',
  status: 'Ce statut',
  team: 'Cette équipe',
  thread: 'Cette discussion',
  token: 'Ce jeton d’accès',
  trade: 'Cet échange',
  user: 'Cet utilisateur',
  webhook: 'Ce webhook',
};

const NOT_READY: Readonly<Record<en.NotReady['is'], (figures: en.NotReady) => string>> = {
  closing: () => 'Ce processus s’arrête.',
  migrating: () => 'La base de données est en cours de mise à niveau.',
  database: ({ seconds }) => `La base de données n’a pas répondu en ${countOf(seconds, 'seconde')}.`,
  events: ({ seconds }) =>
    seconds === 0
      ? 'La lecture des événements des autres processus est encore en cours.'
      : `La dernière lecture des événements des autres processus remonte à ${countOf(seconds, 'seconde')}.`,
  clock: ({ seconds }) =>
    `La dernière lecture de l’horloge de la base de données remonte à ${countOf(seconds, 'seconde')}.`,
};

/** 'dans 40 minutes': rounded up, so that the time is never too early. */
export const inWords = (seconds: number): string =>
  seconds < 60
    ? `dans ${countOf(seconds, 'seconde')}`
    : seconds <= 5_400
      ? `dans ${countOf(Math.ceil(seconds / 60), 'minute')}`
      : `dans ${countOf(Math.ceil(seconds / 3_600), 'heure')}`;

export const PLATFORM_REFUSALS: Translation<typeof en.PLATFORM_REFUSALS> = {
  badRequest: () => ({ message: 'Impossible de lire la requête.' }),
  forbidden: () => ({ message: 'Vous n’avez pas la permission de le faire.' }),
  'forbidden.lookingIn': () => ({
    message: 'Le propriétaire du site peut consulter cette ligue, mais il ne peut rien y faire.',
    fix: 'Demandez au commissaire de la ligue.',
  }),
  'forbidden.siteOwner': () => ({
    message: 'Seul le propriétaire du site peut le faire.',
    fix: 'Demandez au propriétaire du site.',
  }),
  webNotBuilt: () => ({
    message: 'L’application web n’est pas encore construite\u00A0: exécutez «\u00A0npm run build:web\u00A0».',
  }),
  foreignOrigin: () => ({
    message: 'Cette requête vient d’un autre site.',
    fix: 'Ouvrez Crease à sa propre adresse, puis réessayez.',
  }),
  idempotencyKeyReused: () => ({
    message: 'La clé de cette requête a déjà servi à une autre requête.',
    fix: 'Envoyez la requête avec un nouvel en-tête Idempotency-Key.',
  }),
  internal: () => ({ message: 'Une erreur s’est produite de notre côté. Rien n’a été changé.' }),
  'internal.message': () => ({
    message: 'Une erreur s’est produite de notre côté. Rien n’a été changé.',
    fix: 'Réessayez.',
  }),
  invalid: ({ words }) => ({
    message: words === null ? 'La requête n’est pas valide.' : messageWords(words),
  }),
  'invalid.message': ({ words }) => ({
    message: words === null ? 'Le message n’est pas valide.' : messageWords(words),
  }),
  invalidIdempotencyKey: ({ least, most }) => ({
    message: `Un en-tête Idempotency-Key compte de ${least} à ${countOf(most, 'caractère')}.`,
    fix: 'Envoyez une valeur aléatoire de cette longueur.',
  }),
  visitorReads: () => ({
    message: 'Inscrivez-vous pour aller plus loin. Ici, vous ne faites que visiter.',
    fix: 'L’inscription est gratuite et vous permet de créer votre propre ligue.',
  }),
  'visitorReads.closed': () => ({
    message: 'Inscrivez-vous pour voir ces renseignements\u00A0: ce sont ceux du compte de démonstration.',
    fix: 'L’inscription est gratuite et vous donne accès aux vôtres.',
  }),
  metricsToken: () => ({
    message: 'Ces chiffres sont réservés à l’exploitant du site.',
    fix: 'Envoyez le jeton de METRICS_TOKEN, sous la forme «\u00A0Authorization: Bearer …\u00A0».',
  }),
  maintenance: ({ seconds }) => ({
    message: 'Crease est en maintenance. Vous ne pourrez rien modifier avant la fin.',
    fix: seconds === null ? 'Réessayez plus tard.' : `La fin est prévue ${inWords(seconds)}. Réessayez à ce moment-là.`,
  }),
  methodNotAllowed: () => ({ message: 'Cette adresse n’accepte pas ce type de requête.' }),
  notFound: ({ what }) => ({
    message: `${THINGS[what]} n’existe pas, ou vous ne pouvez pas y accéder.`,
    fix: 'Vérifiez l’adresse, ou demandez une invitation à votre commissaire.',
  }),
  notYou: () => ({ message: 'Vous ne pouvez le faire que pour vous-même.' }),
  notReady: ({ why }) => ({
    message: why.map((reason) => NOT_READY[reason.is](reason)).join(' '),
    fix: 'Envoyez les requêtes à un autre processus jusqu’à ce que celui-ci soit prêt.',
  }),
  pictureBroken: () => ({
    message: 'Impossible de lire cette image.',
    fix: 'Enregistrez-la de nouveau en PNG ou en JPG, ou choisissez-en une autre.',
  }),
  picturePixels: ({ most }) => ({
    message: `Cette image a plus de ${countOf(most / 1_000_000, 'million de pixels', 'millions de pixels')}.`,
    fix: 'Réduisez-la.',
  }),
  pictureType: () => ({ message: 'Choisissez une image PNG ou JPG.' }),
  signedOut: () => ({ message: 'Votre session est fermée.', fix: 'Connectez-vous et réessayez.' }),
  timeout: () => ({ message: 'La requête a mis trop de temps à arriver.' }),
  tooLarge: () => ({ message: 'La requête est trop volumineuse.' }),
  'tooLarge.address': () => ({ message: 'L’adresse est trop longue.' }),
  'tooLarge.headers': () => ({ message: 'Les en-têtes sont trop volumineux.' }),
  tooManyMessages: ({ most }) => ({
    message: `Cette page envoie plus de ${countOf(most, 'message')} par seconde.`,
    fix: 'Attendez un moment, puis réessayez.',
  }),
  tooManySockets: ({ most }) => ({
    message: `Vous avez ${countOf(most, 'connexion ouverte', 'connexions ouvertes')}, le maximum pour un compte.`,
    fix: 'Fermez quelques onglets.',
  }),
  tryAgain: () => ({
    message: 'Le service est surchargé. Aucune donnée n’a été perdue.',
    fix: 'Réessayez dans un moment.',
  }),
  'tryAgain.migrating': () => ({
    message: 'Une mise à niveau de Crease est en cours.',
    fix: 'Réessayez dans quelques minutes.',
  }),
  'tryAgain.restarting': () => ({ message: 'Le service redémarre.', fix: 'Réessayez dans un moment.' }),
  unsupportedType: () => ({ message: 'Envoyez la requête en JSON.' }),
};

/** For a feature's catalogue: actions of the commissioner only. `what` completes "Seul le commissaire peut …". */
export const commissionerOnly: Translation<typeof en.commissionerOnly> = (what) => ({
  message: `Seul le commissaire peut ${what}.`,
  fix: 'Demandez à votre commissaire.',
});

export const fixAndWait: Translation<typeof en.fixAndWait> = (fix, seconds) => {
  const again = `Vous pourrez réessayer ${inWords(seconds)}.`;
  return fix === undefined ? again : `${fix} ${again}`;
};
