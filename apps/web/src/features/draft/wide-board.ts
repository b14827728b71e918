const WIDE = 'crease.draft.wide-board';

/** Whether the board was widened on this device when it was last said. */
export const wideOnDevice = (): boolean => {
  try {
    return localStorage.getItem(WIDE) === 'yes';
  } catch {
    return false;
  }
};

export function keepWide(wide: boolean): void {
  try {
    localStorage.setItem(WIDE, wide ? 'yes' : 'no');
  } catch {
    // Storage can be forbidden: then the choice lasts as long as the room is open.
  }
}
