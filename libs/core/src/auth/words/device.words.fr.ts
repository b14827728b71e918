import type { Translation } from '../../words.js';
import type * as en from './device.words.en.js';

export const deviceWords: Translation<typeof en.deviceWords> = ({ browser, system }) =>
  !system ? browser || 'Appareil inconnu' : `${browser || 'Un navigateur'} sur ${system}`;
