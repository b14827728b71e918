import { capital } from '../text.rules.js';
import type { Translation } from '../words.js';
import type * as en from './settings.refusals.en.js';

export const SETTINGS_REFUSALS: Translation<typeof en.SETTINGS_REFUSALS> = {
  'settingsFixed.draft': ({ setting }) => ({
    message: `${capital(setting)} ne peut plus changer depuis le début du premier repêchage.`,
    fix: 'Changez les autres réglages, ou créez une nouvelle ligue.',
  }),
  'settingsFixed.startup': ({ setting }) => ({
    message: `Les repêchages initiaux ont commencé\u00A0: ${setting} ne peut plus changer.`,
    fix: 'Changez les rondes des repêchages qui suivent.',
  }),
};
