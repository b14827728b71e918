let rooms = 0;

/**
 * Says that this tab shows the room of a draft that is not over; the answer takes it back. Nobody is signed out there
 * for doing nothing.
 */
export function enterRoom(): () => void {
  rooms++;
  return () => {
    rooms--;
  };
}

export const isInRoom = (): boolean => rooms > 0;
