let rooms = 0;

/**
 * Registers that this tab shows an unfinished draft's room; returns a function that unregisters it. Idle users are not
 * signed out there.
 */
export function enterRoom(): () => void {
  rooms++;
  return () => {
    rooms--;
  };
}

export const isInRoom = (): boolean => rooms > 0;
