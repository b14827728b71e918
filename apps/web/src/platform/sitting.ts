let rooms = 0;

/** Says that this tab shows the room of a draft that is not over; the answer takes it back. Nobody is signed out of one for sitting still. */
export function sit(): () => void {
  rooms++;
  return () => {
    rooms--;
  };
}

export const isSitting = (): boolean => rooms > 0;
