import type { Translation } from '../words.js';
import type * as en from './settings.refusals.en.js';

export const SETTINGS_REFUSALS: Translation<typeof en.SETTINGS_REFUSALS> = {
  'settingsFixed.draft': ({ setting }) => ({
    message: `On ne peut plus changer ce réglage depuis le début du premier repêchage\u00A0: ${setting}.`,
    fix: 'Changez les autres réglages, ou créez une nouvelle ligue.',
  }),
  'settingsFixed.startup': ({ setting }) => ({
    message: `Les repêchages initiaux ont commencé, et on ne peut plus changer ce réglage\u00A0: ${setting}.`,
    fix: 'Changez le nombre de rondes des repêchages suivants.',
  }),
};
