let rooms = 0;

/** Returns a function that unregisters it. Idle users are not signed out there. */
export function enterRoom(): () => void {
  rooms++;
  return () => {
    rooms--;
  };
}

export const isInRoom = (): boolean => rooms > 0;
