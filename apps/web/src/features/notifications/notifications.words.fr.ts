import type { Translation } from '@crease/core/words.js';
import { countOf } from '@crease/core/french/grammar.js';
import type * as en from './notifications.words.en.js';

export const calendar = 'Calendrier';
export const calendarHint =
  'Ajoutez à votre calendrier les soirées de repêchage, les échéances de protection, les choix d’autonome qui expirent, les offres qui prennent fin, les réclamations et les duels de toutes vos ligues.';
export const makeCalendarAddress = 'Créer une adresse de calendrier';
export const calendarAddressHint =
  'Abonnez-vous à cette adresse. Toute personne qui la connaît peut lire ces dates\u00A0: gardez-la pour vous.';
export const calendarNeverLoaded = 'Aucun calendrier n’a encore utilisé cette adresse.';
export const calendarLastLoaded: Translation<typeof en.calendarLastLoaded> = ({ time }) =>
  `Dernière mise à jour d’un calendrier\u00A0: ${time}`;
export const copyAddress = 'Copier l’adresse';
export const replaceAddress = 'Remplacer l’adresse';
export const takeAddressBack = 'Retirer l’adresse';
export const calendarAddressCopied = 'Adresse de calendrier copiée';
export const browserRefusedCopying = 'Le navigateur a bloqué la copie.';
export const copyAddressYourselfHint = 'Sélectionnez l’adresse et copiez-la vous-même.';

export const quietHours = 'Heures de repos';
export const quietHoursHint =
  'Les avis attendent la fin des heures de repos, sauf ceux qui ne serviraient plus ou que vous aurez déjà lus.';
export const clockComesThrough = 'M’aviser quand même quand c’est mon tour au repêchage';
export const clockComesThroughHint =
  'Le début d’un repêchage sera annoncé aussi. Si vous désactivez cette option, ces deux avis seront supprimés pendant les heures de repos, car ils ne serviraient plus ensuite.';
export const noticesOnAllDevices = 'Avis sur tous les appareils';
export const sendDevicesNoticeWhen = 'Envoyer un avis à mes appareils quand';
export const from = 'De';
export const to = 'À';
export const quietHoursNeedTwoTimes = 'Choisissez une heure de fin différente de l’heure de début.';
export const byClockOfZone: Translation<typeof en.byClockOfZone> = ({ zone }) => `À l’heure locale (${zone}).`;
export const switchToZone: Translation<typeof en.switchToZone> = ({ zone }) => `Utiliser ${zone}`;

export const devicesThatGetNotices = 'Appareils qui reçoivent les avis';
export const deviceNoticesRemoved = 'Cet appareil ne reçoit plus d’avis';
export const thisDevice = 'Cet appareil';
export const deviceAdded: Translation<typeof en.deviceAdded> = ({ time }) => `Ajout\u00A0: ${time}, aucun avis envoyé`;
export const lastNoticeSent: Translation<typeof en.lastNoticeSent> = ({ time }) => `Dernier avis envoyé\u00A0: ${time}`;
export const kindsLeftOut: Translation<typeof en.kindsLeftOut> = ({ count }) =>
  countOf(count, 'type exclu', 'types exclus');
export const kinds = 'Types d’avis';
export const kindsOnDevice: Translation<typeof en.kindsOnDevice> = ({ device }) => `Types d’avis sur ${device}`;
export const remove = 'Retirer';
export const removeDevice: Translation<typeof en.removeDevice> = ({ device }) => `Retirer ${device}`;
export const noticesOnDevice: Translation<typeof en.noticesOnDevice> = ({ device }) => `Avis sur ${device}`;
export const thisDeviceGetsNoticeWhen = 'Selon la liste ci-dessous, cet appareil reçoit un avis quand';

export const browserCannotGetNotices =
  'Ce navigateur ne peut pas recevoir d’avis. Les versions récentes de Chrome, Edge, Firefox et Safari le peuvent, sur une connexion sécurisée (https).';
export const addToHomeScreenHint =
  'Sur un iPhone ou un iPad, touchez Partager, puis «\u00A0Sur l’écran d’accueil\u00A0», et ouvrez Crease à partir de là. Vous pourrez alors activer les avis ici.';
export const browserBlocksNotices =
  'Ce navigateur bloque les avis de Crease. Autorisez les notifications dans ses réglages pour ce site (souvent l’icône à côté de l’adresse), puis rechargez cette page.';
export const onYourDevices = 'Sur vos appareils';
export const noticesTurnedOnHere = 'Cet appareil reçoit maintenant les avis';
export const noticesTurnedOffHere = 'Cet appareil ne reçoit plus d’avis';
export const thisDeviceGetsNotices = 'Cet appareil reçoit les avis, même quand Crease est fermé.';
export const turnOnNoticesHint =
  'Recevez sur cet appareil des avis sur les offres et les réponses, votre tour au repêchage et les échéances, même quand Crease est fermé. Votre navigateur vous demandera la permission une seule fois; vous choisirez les avis ici.';
export const turnOffHere = 'Désactiver ici';
export const turnOnForThisDevice = 'Activer pour cet appareil';

export const saved = 'Enregistré';
export const email = 'Courriel';
export const siteSendsNoEmail =
  'Ce site n’envoie pas de courriels pour le moment. Votre choix est gardé pour plus tard.';
export const sendEmailWhen = 'M’envoyer un courriel quand';

export const notifications = 'Notifications';
export const notificationsHint =
  'Dans Crease, tout apparaît aussitôt, sous la cloche. Choisissez ici ce que vous recevrez ailleurs.';
export const account = 'Compte';
