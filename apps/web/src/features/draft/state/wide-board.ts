import { keep, readKept } from '../../../platform/device/device-storage.js';

/** True when the board was last widened on this device. */
export const wideOnDevice = (): boolean => readKept('draft.wide-board') === 'yes';

export const keepWide = (wide: boolean): void => void keep('draft.wide-board', wide ? 'yes' : 'no');
