import { capital } from '../text.rules.js';

export const SETTINGS_REFUSALS = {
  'settingsFixed.draft': ({ setting }: { readonly setting: string }) => ({
    message: `${capital(setting)} is fixed since the first draft began.`,
    fix: 'Change the other settings, or start a new league.',
  }),
  'settingsFixed.startup': ({ setting }: { readonly setting: string }) => ({
    message: `The startup drafts have begun: ${setting} is fixed.`,
    fix: 'Change the rounds of the drafts after them.',
  }),
};
