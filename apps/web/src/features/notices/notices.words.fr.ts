import type { Translation } from '@crease/core/words.js';
import type * as en from './notices.words.en.js';

export const newMark = 'Nouveau';
export const markAsUnread = 'Marquer comme non lu';
export const markAsRead = 'Marquer comme lu';
export const markAsUnreadOf: Translation<typeof en.markAsUnreadOf> = ({ notice }) =>
  `Marquer comme non lu\u00A0: ${notice}`;
export const markAsReadOf: Translation<typeof en.markAsReadOf> = ({ notice }) => `Marquer comme lu\u00A0: ${notice}`;

export const all = 'Tous';
export const unread = 'Non lus';
export const notices = 'Avis';
export const markAllAsRead = 'Tout marquer comme lu';
export const settings = 'Réglages';
export const show = 'Afficher';
export const nothingUnread = 'Aucun avis non lu';
export const unreadCount: Translation<typeof en.unreadCount> = ({ count }) =>
  count === 1 ? '1 non lu' : `${count} non lus`;
export const everythingRead = 'Vous avez tout lu';
export const noNoticesYet = 'Aucun avis pour le moment';
export const noNoticesHint =
  'Les offres et les réponses, les vetos, les réclamations, les repêchages, les échéances et l’état de santé de vos joueurs apparaîtront ici.';
export const showOlder = 'Afficher les avis précédents';
export const allNotices = 'Tous les avis';
