import { countOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './settings.words.en.js';

const since = (season: string | null): string => (season === null ? '' : `, dès ${season}`);

export const SETTINGS_NOTES: Translation<typeof en.SETTINGS_NOTES> = {
  cancelled: ({ change }) => `Annulé\u00A0: ${change}.`,
  replaced: ({ change }) => `Remplace un changement à venir\u00A0: ${change}.`,
  picksAdded: ({ picks, season }) =>
    `Repêchages à venir\u00A0: ${countOf(picks, 'choix', 'choix')} de plus${since(season)}.`,
  picksRemoved: ({ picks, season }) =>
    `Repêchages à venir\u00A0: ${countOf(picks, 'choix', 'choix')} de moins${since(season)}. Aucun n’a été échangé.`,
  moreFaPicks: ({ picks }) =>
    `Chaque équipe recevra ${countOf(picks, 'choix', 'choix')} d’autonome de plus pour chacune des semaines à venir.`,
  fewerFaPicks: () =>
    'Si le changement est forcé, les choix des semaines à venir disparaîtront, sauf ceux qui ont été échangés.',
  retainedStay: () => 'Les salaires déjà retenus resteront tels quels; le changement vaudra pour les nouveaux.',
  pointsStay: () => 'Les jours précédents garderont leurs points.',
  draftKeepsLimits: () => 'Un repêchage en cours gardera les limites qu’il avait au début.',
  sheetsMade: () =>
    'Une liste qui ne respectera pas les nouvelles limites à l’échéance sera remplacée par une liste automatique.',
};
