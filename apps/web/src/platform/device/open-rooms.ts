let rooms = 0;

/**
 * Registers an unfinished draft's room in this tab; returns a function that unregisters it. Idle users are not signed
 * out there.
 */
export function enterRoom(): () => void {
  rooms++;
  return () => {
    rooms--;
  };
}

export const isInRoom = (): boolean => rooms > 0;
