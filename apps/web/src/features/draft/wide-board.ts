import { keep, readKept } from '../../platform/device-storage.js';

/** Whether the board was widened on this device when it was last said. */
export const wideOnDevice = (): boolean => readKept('draft.wide-board') === 'yes';

export const keepWide = (wide: boolean): void => void keep('draft.wide-board', wide ? 'yes' : 'no');
